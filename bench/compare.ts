/** Two servers under the same load, in turns: A B A B A B A B, the first two uncounted. */
import { load } from './processes.ts';
import type { Load, Measured } from './processes.ts';
import { median } from './report.ts';
import type { Row } from './report.ts';

const SECONDS = Number.parseInt(process.env['BENCH_SECONDS'] ?? '5', 10);
const ROUNDS = 3;
export const SERVER_CORE = '0';
const LOAD_CORE = '1';

export type Asked = Pick<Load, 'server' | 'path' | 'headers' | 'body' | 'script' | 'also'>;

/** Medians of ROUNDS runs of each, taken in turns, so that what else the machine does meets both. */
export function compare(of: Asked, against: Asked): Required<Omit<Row, 'measure' | 'goal'>> {
  const run = (one: Asked): Measured => {
    const measured = load({ ...one, seconds: SECONDS, cores: LOAD_CORE });
    if (measured.refused > 0) throw new Error(`${measured.refused} requests to ${one.path} were refused`);
    return measured;
  };
  // A server that was just started compiles what it runs often: the first turn is not counted.
  run(of);
  run(against);
  const pairs = Array.from({ length: ROUNDS }, () => [run(of), run(against)] as const);
  return {
    ours: median(pairs.map(([ours]) => ours.requests_per_second)),
    baseline: median(pairs.map(([, theirs]) => theirs.requests_per_second)),
    ratio: median(pairs.map(([ours, theirs]) => ours.requests_per_second / theirs.requests_per_second)),
    p99_ms: median(pairs.map(([ours]) => ours.p99_ms)),
    processor_us: [
      median(pairs.map(([ours]) => ours.processor_us)),
      median(pairs.map(([, theirs]) => theirs.processor_us)),
    ],
  };
}

/** Two servers under the same load, alternating: A B A B A B A B. The first run of each is not counted. */
import { load } from './processes.ts';
import type { Load, Measured } from './processes.ts';
import { median } from './report.ts';
import type { Row } from './report.ts';

const SECONDS = Number.parseInt(process.env['BENCH_SECONDS'] ?? '5', 10);
const ROUNDS = 3;
export const SERVER_CORE = '0';
const LOAD_CORE = '1';

export type Asked = Pick<Load, 'server' | 'path' | 'headers' | 'body' | 'script' | 'also'>;

/** Medians of ROUNDS runs of each server. The runs alternate, so that other work on the machine affects both. */
export function compare(of: Asked, against: Asked): Required<Omit<Row, 'measure' | 'goal'>> {
  const run = (one: Asked): Measured => {
    const measured = load({ ...one, seconds: SECONDS, cores: LOAD_CORE });
    if (measured.refused > 0) throw new Error(`${measured.refused} requests to ${one.path} were refused`);
    return measured;
  };
  // V8 compiles hot functions during the first run, so it is not counted.
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

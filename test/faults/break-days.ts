import { waitFor } from './installation.ts';
import type { Installation, Import } from './installation.ts';
import { startWatch } from './watch.ts';
import type { Watch } from './watch.ts';

/** One day of a trial, in which the test breaks something. Broken guarantees are added to `violations`. */
interface Day {
  readonly day: number;
  readonly watch: Watch;
  readonly violations: string[];
}

interface Watched {
  readonly violations: readonly string[];
  readonly answers: number;
  readonly refusals: number;
}

/** Imports and serves the page of day 0 while a client reads continuously, then breaks each following day in order. */
export async function breakDays(
  installation: Installation,
  days: number,
  breakDay: (day: Day) => Promise<void>,
): Promise<Watched> {
  const violations: string[] = [];
  let day = 1;
  const watch = startWatch(() => day + 1);
  await installation.ingest(0);
  watch.switchTo(await installation.serve());
  await waitFor('the first page is served', () => watch.hasWhole(0));
  for (; day <= days; day += 1) await breakDay({ day, watch, violations });
  await watch.end();
  return { violations: [...violations, ...watch.violations], answers: watch.answers, refusals: watch.refusals };
}

/** An import must end with exit code 0, or with 1 and a sentence. A stack trace does not help an operator. */
export function findRudeEnd(day: number, { code, stderr }: Import): string[] {
  return code === 0 || (code === 1 && !/\n\s+at /.test(stderr))
    ? []
    : [`day ${day}: exit ${code}, ${stderr.trim().slice(0, 300)}`];
}

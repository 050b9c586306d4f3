import { waitFor } from './bed.ts';
import type { Bed, Import } from './bed.ts';
import { startWatch } from './watch.ts';
import type { Watch } from './watch.ts';

/** One day of a trial: what is broken belongs into `violations`. */
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

/** Serves the page of day 0 under the eyes of a client who never stops reading, then has each further day broken in its turn. */
export async function breakDays(bed: Bed, days: number, breakDay: (day: Day) => Promise<void>): Promise<Watched> {
  const violations: string[] = [];
  let day = 1;
  const watch = startWatch(() => day + 1);
  await bed.ingest(0);
  watch.turnTo(await bed.serve());
  await waitFor('the first page is served', () => watch.hasWhole(0));
  for (; day <= days; day += 1) await breakDay({ day, watch, violations });
  await watch.end();
  return { violations: [...violations, ...watch.violations], answers: watch.answers, refusals: watch.refusals };
}

/** What is wrong with how an import ended: well, or with 1 and a sentence. A stack of our own code tells an operator nothing. */
export function findRudeEnd(day: number, { code, stderr }: Import): string[] {
  return code === 0 || (code === 1 && !/\n\s+at /.test(stderr))
    ? []
    : [`day ${day}: exit ${code}, ${stderr.trim().slice(0, 300)}`];
}

import { addDays } from '#domain/dates.ts';
import { findDrift } from '#domain/reading-drift.ts';
import type { ReadingDrift } from '#domain/reading-drift.ts';
import { listReadings } from '#store/reading-rows.ts';
import type { FactView } from './fact-view.ts';
import { newestOf } from './query-result.ts';

/** A company whose newest reports are read worse than those before. */
export interface AmcDrift extends ReadingDrift {
  readonly amc_slug: string;
  readonly amc_name: string;
}

// The newest month of a company that reports late, and three months before it.
const DAYS_COMPARED = 250;

// The readings change with an event only.
const known = new WeakMap<FactView, Promise<readonly AmcDrift[]>>();

/** Companies whose newest month of reports is read worse than usual, by name. */
export async function readDrifts(view: FactView): Promise<readonly AmcDrift[]> {
  const found = known.get(view) ?? findDrifts(view);
  known.set(view, found);
  found.catch(() => known.delete(view));
  return found;
}

async function findDrifts(view: FactView): Promise<readonly AmcDrift[]> {
  const newest = newestOf([...view.registry.fundByKey.values()].map(({ fund }) => fund.latest_report_date));
  if (newest === null) return [];
  const readings = await view.read(async (tx) => listReadings(tx, addDays(newest, -DAYS_COMPARED)));
  const byAmc = Map.groupBy(readings, ({ amc_key }) => amc_key);
  return view.registry.amcs.flatMap(({ amc }) => {
    const drift = findDrift(byAmc.get(amc.amc_key) ?? []);
    return drift === undefined ? [] : [{ amc_slug: amc.slug, amc_name: amc.name, ...drift }];
  });
}

/** One sentence for operators. */
export function describeDrift(drift: AmcDrift): string {
  const { amc_name, report_date, rows_per_report, usual_rows_per_report, withheld_share } = drift;
  return (
    `Reports of ${amc_name} of ${report_date}: ${rows_per_report} rows per report, usually ` +
    `${usual_rows_per_report}; ${Math.round(withheld_share * 100)} % withheld.`
  );
}

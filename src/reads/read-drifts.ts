import { addDays } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import { normaliseName } from '#domain/names.ts';
import { describeNewest, findDrift } from '#domain/reading-drift.ts';
import type { MonthReading, ReadingDrift } from '#domain/reading-drift.ts';
import type { FactTx } from '#store/database.ts';
import { listHeldReports, listReadings } from '#store/reading-rows.ts';
import type { FactView } from './fact-view.ts';
import { oncePerView } from './once-per-view.ts';
import { newestOf } from './query-result.ts';
import { findLostWords, listTaughtWords } from './read-taught-words.ts';

/** A company whose newest reports are read worse than those before. */
export interface AmcDrift extends ReadingDrift {
  readonly amc_slug: string;
  readonly amc_name: string;
  /** Number of words that a reviewer taught about the company; 0 if it has no profile. */
  readonly profile_words: number;
  /** Taught words that the reports of the month before print, and those of the newest month do not. */
  readonly lost_words: readonly string[];
}

// The newest month of a company that reports late, and three months before it.
const DAYS_COMPARED = 250;

/** Companies whose newest month of reports is read worse than usual, or no longer fits their profile, by name. */
export const readDrifts = oncePerView(findDrifts);

async function findDrifts(view: FactView): Promise<readonly AmcDrift[]> {
  const newest = newestOf([...view.registry.fundByKey.values()].map(({ fund }) => fund.latest_report_date));
  if (newest === null) return [];
  return view.read(async (tx) => {
    const since = addDays(newest, -DAYS_COMPARED);
    const byAmc = Map.groupBy(await listReadings(tx, since), ({ amc_key }) => amc_key);
    const held = await countHeld(tx, since);
    const taught = await listTaughtWords(tx);
    const drifts: AmcDrift[] = [];
    for (const { amc } of view.registry.amcs) {
      const months = withHeld(byAmc.get(amc.amc_key) ?? [], held.get(normaliseName(amc.name)) ?? new Map());
      const words = taught.get(amc.slug) ?? [];
      const lost_words = await findLostWords(tx, amc.amc_key, months, words);
      const drift = findDrift(months) ?? (lost_words.length === 0 ? undefined : describeNewest(months));
      if (drift !== undefined)
        drifts.push({ amc_slug: amc.slug, amc_name: amc.name, ...drift, profile_words: words.length, lost_words });
    }
    return drifts;
  });
}

// Of these checks a hold is about a whole report; the others withhold a part of one that is served.
const WHOLE_REPORTS = ['fund_unknown', 'fund_ambiguous', 'month_disagrees', 'report_dates', 'sub_funds_swapped'];

/** Open holds of whole reports: their number by company, as printed and normalised, and month. */
async function countHeld(tx: FactTx, since: IsoDate): Promise<Map<string, Map<IsoDate, number>>> {
  const counts = new Map<string, Map<IsoDate, number>>();
  for (const figures of await listHeldReports(tx, WHOLE_REPORTS, since)) {
    const { amc, report_date, group } = JSON.parse(figures) as {
      readonly amc?: string | null;
      readonly report_date: IsoDate | null;
      readonly group?: unknown;
    };
    if (report_date === null || group !== undefined) continue;
    const name = normaliseName(amc ?? '');
    const months = counts.get(name) ?? new Map<IsoDate, number>();
    counts.set(name, months.set(report_date, (months.get(report_date) ?? 0) + 1));
  }
  return counts;
}

const NOTHING_READ = { reports: 0, rows: 0, withheld_rows: 0, priced: 0 };

function withHeld(months: readonly Omit<MonthReading, 'held'>[], held: ReadonlyMap<IsoDate, number>): MonthReading[] {
  const dates = new Set([...months.map(({ report_date }) => report_date), ...held.keys()]);
  return [...dates].map((report_date) => ({
    ...(months.find((month) => month.report_date === report_date) ?? NOTHING_READ),
    report_date,
    held: held.get(report_date) ?? 0,
  }));
}

/** One sentence for operators. */
export function describeDrift(drift: AmcDrift): string {
  const { amc_name, report_date, rows_per_report, usual_rows_per_report, withheld_share } = drift;
  const { reports, usual_reports, held_reports, priced_share, usual_priced_share, lost_words, profile_words } = drift;
  const percent = (share: number): number => Math.round(share * 100);
  const details = [
    `${rows_per_report} rows per report, usually ${usual_rows_per_report}`,
    `${percent(withheld_share)} % withheld`,
    held_reports > 0 ? `${reports} reports served, usually ${usual_reports}; ${held_reports} held` : '',
    priced_share < usual_priced_share
      ? `${percent(priced_share)} % state a NAV, usually ${percent(usual_priced_share)} %`
      : '',
  ].filter((text) => text !== '');
  const words = lost_words.map((word) => `“${word}”`).join(', ');
  const profile =
    profile_words === 0
      ? ''
      : lost_words.length === 0
        ? ` Its profile of ${profile_words} taught words does not fit this month.`
        : ` Its profile no longer fits: ${lost_words.length} of ${profile_words} taught words are not found, ${words}.`;
  return `Reports of ${amc_name} of ${report_date}: ${details.join('; ')}.${profile}`;
}

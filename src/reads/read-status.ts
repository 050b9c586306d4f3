import { listStageTimes } from '#store/import-stages.ts';
import type { ImportStageTable } from '#store/tables.ts';
import { listLastDocuments, listLastSuccesses, listPageDates } from '#store/document-rows.ts';
import { countOpenHoldsBySource } from '#store/hold-rows.ts';
import { addDays, dayNumber, daysBetween, monthEnd, weekdayOf } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { FactView } from './fact-view.ts';

/** The state of one source; moments are UTC ISO 8601. */
export interface SourceStatus {
  readonly source: string;
  readonly last_document: {
    readonly received_at: string;
    readonly page_date: string | null;
    readonly row_count: number | null;
    /** `PROMOTED` or `REFUSED`. */
    readonly outcome: string;
    /** The reason for a refusal, as published. */
    readonly message: string | null;
  };
  /** When a document was last promoted; null = never. */
  readonly last_success_at: string | null;
  /** The newest page date among the promoted documents; null = none has a date. */
  readonly data_as_of: IsoDate | null;
  /** The age of that date in days, never negative. */
  readonly data_age_days: number | null;
  /** The day by whose end newer data is expected; null for sources that come when an operator brings them. */
  readonly next_expected_on: IsoDate | null;
  /** That day has passed without newer data. */
  readonly is_late: boolean;
  /** Holds that wait for a person, each counted at the source of the first document that raised it. */
  readonly held_count: number;
}

export interface ServiceStatus {
  /** Number of the last update event. */
  readonly seq: number;
  /** Every source that ever brought a document, by name. */
  readonly sources: readonly SourceStatus[];
  /** Holds that wait for a person: as many as `mfds review list` shows. */
  readonly held_count: number;
}

export type ImportStage = Readonly<ImportStageTable>;

/** How long the stages of imports took so far; for operators, not for clients. */
export async function readImportStages(view: FactView): Promise<readonly ImportStage[]> {
  return view.read(listStageTimes);
}

/** Reads the store each time: documents and holds change without an event. */
export async function readStatus(view: FactView, today: IsoDate): Promise<ServiceStatus> {
  return view.read(async (tx) => {
    const documents = await listLastDocuments(tx);
    const successes = await listLastSuccesses(tx);
    const holds = await countOpenHoldsBySource(tx);
    const dates = await listPageDates(tx);
    const sources = documents.map(({ source, received_at, page_date, row_count, outcome, message }) => {
      const success = successes.get(source);
      const data_as_of = dates.get(source) ?? null;
      const next_expected_on = data_as_of === null ? null : nextExpected(source, data_as_of);
      return {
        source,
        last_document: { received_at: new Date(received_at).toISOString(), page_date, row_count, outcome, message },
        last_success_at: success === undefined ? null : new Date(success).toISOString(),
        data_as_of,
        data_age_days: data_as_of === null ? null : Math.max(0, daysBetween(data_as_of, today)),
        next_expected_on,
        is_late: next_expected_on !== null && today > next_expected_on,
        held_count: holds.get(source) ?? 0,
      };
    });
    return { seq: view.seq, sources, held_count: holds.values().reduce((sum, count) => sum + count, 0) };
  });
}

// The association's own tables are new every working day; every other source comes when an operator brings it.
const DAILY_SOURCES: ReadonlySet<string> = new Set(['performance', 'nav', 'payouts']);
const MONTHLY_SOURCE = 'fmr';
// The page of a working day shows, for most funds, the NAVs of the day before.
const WORKING_DAYS = 2;
const SATURDAY = 6;

/** By when data newer than this is expected. Public holidays are not known here: a source may seem late on one. */
function nextExpected(source: string, data_as_of: IsoDate): IsoDate | null {
  // The reports of a month are published in the course of the next one.
  if (source === MONTHLY_SOURCE) return monthEnd(addDays(monthEnd(addDays(monthEnd(data_as_of), 1)), 1));
  if (!DAILY_SOURCES.has(source)) return null;
  let day = data_as_of;
  for (let left = WORKING_DAYS; left > 0;) {
    day = addDays(day, 1);
    if (weekdayOf(dayNumber(day)) % SATURDAY !== 0) left -= 1;
  }
  return day;
}

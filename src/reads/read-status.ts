import { listLastDocuments, listLastSuccesses, listPageDates, listStageTimes } from '#store/document-rows.ts';
import type { ImportStageTable } from '#store/tables.ts';
import { countOpenHoldsBySource } from '#store/hold-rows.ts';
import { addDays, dayNumber, daysBetween, monthEnd, weekdayOf } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { FactView } from './fact-view.ts';
import { oncePerView } from './once-per-view.ts';
import { readDrifts } from './read-drifts.ts';
import type { AmcDrift } from './read-drifts.ts';

/** The state of one source; timestamps are UTC ISO 8601. */
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
  /** Time of the last promotion of a document; null: never. */
  readonly last_success_at: string | null;
  /** The newest page date of the promoted documents; null: none has a date. */
  readonly data_as_of: IsoDate | null;
  /** The age of that date in days, never negative. */
  readonly data_age_days: number | null;
  /** The day by the end of which newer data is expected; null for sources that an operator imports. */
  readonly next_expected_on: IsoDate | null;
  /** Whether that day has passed without newer data. */
  readonly is_late: boolean;
  /** Holds that wait for review, each counted at the source of the first document that raised it. */
  readonly held_count: number;
}

export interface ServiceStatus {
  /** Number of the last update event. */
  readonly seq: number;
  /** Every source from which a document was imported, by name. */
  readonly sources: readonly SourceStatus[];
  /** Holds that wait for review: the number that `mfds review list` shows. */
  readonly held_count: number;
  /** Companies whose newest reports are read worse than those before; empty if the reading is as usual. */
  readonly reading_drifts: readonly AmcDrift[];
}

export type ImportStage = Readonly<ImportStageTable>;

/** Total durations of the import stages; for operators, not for clients. */
export async function readImportStages(view: FactView): Promise<readonly ImportStage[]> {
  return view.read(listStageTimes);
}

/** Open holds by source. Each is counted, so a request would take longer the more wait for review. */
const countHeld = oncePerView(async (view) => view.read(countOpenHoldsBySource));

/** Reads the store each time, so that it fails if the store cannot be read. */
export async function readStatus(view: FactView, today: IsoDate): Promise<ServiceStatus> {
  const reading_drifts = await readDrifts(view);
  const holds = await countHeld(view);
  return view.read(async (tx) => {
    const documents = await listLastDocuments(tx);
    const successes = await listLastSuccesses(tx);
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
    const held_count = holds.values().reduce((sum, count) => sum + count, 0);
    return { seq: view.seq, sources, held_count, reading_drifts };
  });
}

// The association's own tables change every working day; data of every other source arrives when an operator imports
// it.
const DAILY_SOURCES: ReadonlySet<string> = new Set(['performance', 'nav', 'payouts']);
const MONTHLY_SOURCE = 'fmr';
// For most funds, the page of a working day contains the NAVs of the previous day.
const WORKING_DAYS = 2;
const SATURDAY = 6;

/**
 * The day by which newer data than this is expected. The service does not know public holidays, so a source may appear
 * late on one.
 */
function nextExpected(source: string, data_as_of: IsoDate): IsoDate | null {
  // The reports of a month are published during the next month.
  if (source === MONTHLY_SOURCE) return monthEnd(addDays(monthEnd(addDays(monthEnd(data_as_of), 1)), 1));
  if (!DAILY_SOURCES.has(source)) return null;
  let day = data_as_of;
  for (let left = WORKING_DAYS; left > 0;) {
    day = addDays(day, 1);
    if (weekdayOf(dayNumber(day)) % SATURDAY !== 0) left -= 1;
  }
  return day;
}

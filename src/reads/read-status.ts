import { listStageTimes } from '#store/import-stages.ts';
import type { ImportStageTable } from '#store/tables.ts';
import { listLastDocuments, listLastSuccesses } from '#store/document-rows.ts';
import { countOpenHoldsBySource } from '#store/hold-rows.ts';
import { addDays, dayNumber, todayInKarachi, weekdayOf } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { FactView } from './fact-view.ts';

/** How one source stands; moments are UTC ISO 8601. */
export interface SourceStatus {
  readonly source: string;
  readonly last_document: {
    readonly received_at: string;
    readonly page_date: string | null;
    readonly row_count: number | null;
    /** `PROMOTED` or `REFUSED`. */
    readonly outcome: string;
    /** Why it was refused, in public words. */
    readonly message: string | null;
  };
  /** When a document was last promoted; null = never. */
  readonly last_success_at: string | null;
  /** The working day by whose end the next document is expected; null for sources that come when an operator brings them. */
  readonly next_expected_on: IsoDate | null;
  /** That day has passed without one. */
  readonly is_late: boolean;
  /** Holds that wait for a person. */
  readonly held_count: number;
}

export interface ServiceStatus {
  /** Number of the last update event. */
  readonly seq: number;
  /** Every source that ever brought a document, by name. */
  readonly sources: readonly SourceStatus[];
}

export type ImportStage = Readonly<ImportStageTable>;

/** How long the stages of imports took so far; for operators, not for clients. */
export async function readImportStages(view: FactView): Promise<readonly ImportStage[]> {
  return view.read(listStageTimes);
}

/** Asked of the store each time: documents and holds come and go without an event. */
export async function readStatus(view: FactView, today: IsoDate): Promise<ServiceStatus> {
  return view.read(async (tx) => {
    const documents = await listLastDocuments(tx);
    const successes = await listLastSuccesses(tx);
    const holds = await countOpenHoldsBySource(tx);
    const sources = documents.map(({ source, received_at, page_date, row_count, outcome, message }) => {
      const success = successes.get(source);
      const next_expected_on = success === undefined ? null : nextExpected(source, success);
      return {
        source,
        last_document: { received_at: new Date(received_at).toISOString(), page_date, row_count, outcome, message },
        last_success_at: success === undefined ? null : new Date(success).toISOString(),
        next_expected_on,
        is_late: next_expected_on !== null && today > next_expected_on,
        held_count: holds.get(source) ?? 0,
      };
    });
    return { seq: view.seq, sources };
  });
}

// The association's own tables are new every working day; every other source comes when an operator brings it.
const DAILY_SOURCES: ReadonlySet<string> = new Set(['performance', 'nav', 'payouts']);
const SATURDAY = 6;

/** The first working day after a success. Public holidays are not known here: a source may seem late on one. */
function nextExpected(source: string, success_at: number): IsoDate | null {
  if (!DAILY_SOURCES.has(source)) return null;
  let day = addDays(todayInKarachi(new Date(success_at)), 1);
  while (weekdayOf(dayNumber(day)) % SATURDAY === 0) day = addDays(day, 1);
  return day;
}

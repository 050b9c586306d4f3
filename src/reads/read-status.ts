import { countOpenHoldsBySource, listLastDocuments, listLastSuccesses } from '#store/status-rows.ts';
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
  /** Holds that wait for a person. */
  readonly held_count: number;
}

export interface ServiceStatus {
  /** Number of the last update event. */
  readonly seq: number;
  /** Every source that ever brought a document, by name. */
  readonly sources: readonly SourceStatus[];
}

/** Asked of the store each time: documents and holds come and go without an event. */
export async function readStatus(view: FactView): Promise<ServiceStatus> {
  return view.read(async (tx) => {
    const documents = await listLastDocuments(tx);
    const successes = await listLastSuccesses(tx);
    const holds = await countOpenHoldsBySource(tx);
    const sources = documents.map(({ source, received_at, page_date, row_count, outcome, message }) => {
      const success = successes.get(source);
      return {
        source,
        last_document: { received_at: new Date(received_at).toISOString(), page_date, row_count, outcome, message },
        last_success_at: success === undefined ? null : new Date(success).toISOString(),
        held_count: holds.get(source) ?? 0,
      };
    });
    return { seq: view.seq, sources };
  });
}

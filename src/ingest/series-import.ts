import { own } from '#base/own.ts';
import type { Sighting } from '#domain/checks/plausible-dates.ts';
import type { FactTx } from '#store/database.ts';
import { listEditions } from '#store/document-rows.ts';
import type { Ledger } from './ledger.ts';
import type { RegistryDraft } from './registry-draft.ts';

/** The state that promoting the series of one document shares. */
export interface Importing {
  readonly tx: FactTx;
  readonly ledger: Ledger;
  readonly draft: RegistryDraft;
  readonly precedence: DocumentPrecedence;
  readonly sighting: Sighting;
}

/** Row counts of one kind of series, over all funds. */
export interface SeriesCounts {
  observed: number;
  corrected: number;
  unchanged_rows: number;
  empty_rows: number;
}

interface SeriesJudgement {
  readonly observed: readonly unknown[];
  readonly replaced: readonly { readonly isCorrection: boolean }[];
  readonly unchanged_rows: number;
  readonly empty_rows: number;
}

/** Further figures for a known date count as observed; only a changed figure is a correction. */
export function addCounts(
  counts: SeriesCounts,
  { observed, replaced, unchanged_rows, empty_rows }: SeriesJudgement,
): void {
  const corrected = replaced.filter(({ isCorrection }) => isCorrection).length;
  counts.observed += observed.length + replaced.length - corrected;
  counts.corrected += corrected;
  counts.unchanged_rows += unchanged_rows;
  counts.empty_rows += empty_rows;
}

/** `newer` and `older` documents of one publisher correct each other; documents of another publisher only confirm. */
export type Precedence = 'newer' | 'older' | 'other';

// The association's own tables are one publisher: a later page of any of them corrects an earlier one.
const PUBLISHERS: Readonly<Record<string, string>> = {
  performance: 'association',
  nav: 'association',
  payouts: 'association',
};

interface Edition {
  readonly document_seq: number;
  readonly source: string;
  readonly page_date: string | null;
}

/** Orders the imported document and earlier ones: by publisher, page date, then arrival. */
export class DocumentPrecedence {
  readonly #current: Edition;
  readonly #editions: ReadonlyMap<number, Edition>;

  private constructor(current: Edition, editions: ReadonlyMap<number, Edition>) {
    this.#current = current;
    this.#editions = editions;
  }

  static async load(tx: FactTx, current: Edition): Promise<DocumentPrecedence> {
    const editions = await listEditions(tx);
    return new DocumentPrecedence(current, new Map(editions.map((edition) => [edition.document_seq, edition])));
  }

  against(document_seq: number): Precedence {
    const other = this.#editions.get(document_seq);
    // Facts that an earlier pass promoted from this very document have the same source.
    if (other === undefined || document_seq === this.#current.document_seq) return 'newer';
    if (publisherOf(other) !== publisherOf(this.#current)) return 'other';
    const [mine, theirs] = [this.#current.page_date ?? '', other.page_date ?? ''];
    // The last date of a history shows which days it covers, not when it was written: of two, the later arrival is
    // newer.
    if (mine !== theirs && this.#current.source !== 'nav-history') return mine > theirs ? 'newer' : 'older';
    return this.#current.document_seq > document_seq ? 'newer' : 'older';
  }
}

function publisherOf(edition: Edition): string {
  return own(PUBLISHERS, edition.source) ?? edition.source;
}

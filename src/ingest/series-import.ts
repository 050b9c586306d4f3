import { own } from '#base/own.ts';
import type { Sighting } from '#domain/checks/plausible-dates.ts';
import type { FactTx } from '#store/database.ts';
import { listEditions } from '#store/document-rows.ts';
import type { Edition } from '#store/document-rows.ts';
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

/**
 * Orders the imported document and earlier ones: by publisher, page date, then arrival. Earlier documents are read when
 * a fund has facts of them: a store of years has thousands, and the facts around a new day come from a few.
 */
export class DocumentPrecedence {
  readonly #tx: FactTx;
  readonly #current: Edition;
  /** By number; undefined: the store has no promoted document of this number yet, it is being imported. */
  readonly #editions = new Map<number, Edition | undefined>();

  constructor(tx: FactTx, current: Edition) {
    this.#tx = tx;
    this.#current = current;
  }

  /** Reads what `against` needs for the documents of these facts. */
  async load(facts: readonly { readonly document_seq: number }[]): Promise<void> {
    const unread = new Set(facts.map(({ document_seq }) => document_seq).filter((seq) => !this.#editions.has(seq)));
    if (unread.size === 0) return;
    for (const seq of unread) this.#editions.set(seq, undefined);
    for (const edition of await listEditions(this.#tx, [...unread])) this.#editions.set(edition.document_seq, edition);
  }

  /** The document must have been loaded. */
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

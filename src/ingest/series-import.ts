import type { FactTx } from '#store/database.ts';
import type { Ledger } from './ledger.ts';
import type { RegistryDraft } from './registry-draft.ts';
import type { Standings } from './standings.ts';

/** What the series of one document are promoted with. */
export interface Importing {
  readonly tx: FactTx;
  readonly ledger: Ledger;
  readonly draft: RegistryDraft;
  readonly standings: Standings;
}

/** What became of the rows of one kind of series, over all funds. */
export interface SeriesCounts {
  observed: number;
  corrected: number;
  unchanged_rows: number;
  empty_rows: number;
}

interface SeriesJudgement {
  readonly observed: readonly unknown[];
  readonly replaced: readonly { readonly is_correction: boolean }[];
  readonly unchanged_rows: number;
  readonly empty_rows: number;
}

/** A known date completed by further figures counts as observed; only another figure is a correction. */
export function addCounts(counts: SeriesCounts, { observed, replaced, unchanged_rows, empty_rows }: SeriesJudgement): void {
  const corrected = replaced.filter(({ is_correction }) => is_correction).length;
  counts.observed += observed.length + replaced.length - corrected;
  counts.corrected += corrected;
  counts.unchanged_rows += unchanged_rows;
  counts.empty_rows += empty_rows;
}

import type { Sighting } from '#domain/checks/plausible-dates.ts';
import type { FactTx } from '#store/database.ts';
import type { Ledger } from './ledger.ts';
import type { RegistryDraft } from './registry-draft.ts';
import type { DocumentPrecedence } from './precedence.ts';

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

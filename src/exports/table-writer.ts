import type { Row } from './columns.ts';

/** Writes the rows of one table into one file; memory does not grow with the number of rows. */
export interface TableWriter {
  write(rows: readonly Row[]): void;
  /** Writes everything that is still in memory. */
  finish(): void;
}

/** The parts of tables: rows of labelled figures, columns with their heads. */
import type { Box } from '#documents/pdf/page-words.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import type { TitleKind } from '#sources/fmr/regions/title-kinds.ts';

/** Figures of one line with no words between them, and the words next to them. */
export interface Run {
  readonly figures: Block[];
  readonly left: Block | undefined;
  readonly right: Block | undefined;
}

export interface Row {
  readonly label: Block;
  /** From left to right. */
  readonly figures: readonly Block[];
  /** The printed label, if it is on the first of several rows and `label` is where it would be on this one. */
  readonly spanned?: Block;
  /** How the returns of a row are reckoned, in a cell of its own. */
  readonly basis?: Block;
  /** Of a calendar's row, the year left of it. */
  readonly year?: Block;
}

export interface Band {
  readonly rows: readonly Row[];
  /** The meaning of the figures of each row, in their order, from a note on the page; empty if the page has none. */
  readonly heads: readonly Block[];
}

export interface Rows {
  readonly rows: readonly Row[];
  /** Rows of one line each: every figure has its label over or under it. */
  readonly bands: readonly Band[];
}

export interface Column extends Box {
  /** The heads over the column, joined from top to bottom; empty where it has none. */
  readonly text: string;
  readonly heads: readonly Block[];
}

export interface Table extends Box {
  readonly rows: readonly Row[];
  readonly columns: readonly Column[];
  /** The column of each figure; -1 where two are as near. */
  readonly places: ReadonlyMap<Block, number>;
  /** Over the labels: `Period`, `Month`, `Returns (%)`. */
  readonly corner: string;
  readonly title: Block | null;
  readonly kind: TitleKind | undefined;
  /** All blocks between the title and the first row. */
  readonly captions: readonly Block[];
  /** A heading over the table whose words are not known. */
  readonly unknownTitle: string | null;
}

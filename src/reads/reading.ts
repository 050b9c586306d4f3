import type { IsoDate } from '#domain/dates.ts';

/** Rendered JSON in pieces, in order; written as they are, never joined (joining large pieces costs two thirds of the throughput). */
export type JsonText = readonly (string | Uint8Array)[];

export interface Paging {
  readonly page: number;
  /** The effective page size. */
  readonly per_page: number;
  readonly has_next: boolean;
  readonly total_pages: number;
}

/** The latest of some dates: what an answer made of them is `data_as_of`; null where there is none. */
export function newestOf(dates: Iterable<IsoDate | null>): IsoDate | null {
  let newest: IsoDate | null = null;
  for (const date of dates) if (date !== null && (newest === null || date > newest)) newest = date;
  return newest;
}

/**
 * One answered question. Everything but `data` is cheap, so that a conditional
 * request can be decided before anything is rendered.
 */
export interface Reading {
  /**
   * Names the facts this answer states: while it is equal, `data` and the other members are equal
   *. Made of event numbers and effective parameters, so it is the same on every node.
   */
  readonly facts: string;
  /** The date of the newest source fact in the answer; null where there is none. */
  readonly data_as_of: IsoDate | null;
  readonly paging?: Paging;
  /** Present (also as null) on cursor feeds only. */
  readonly next_cursor?: string | null;
  /** Present on selections of funds only. */
  readonly missing_funds?: readonly string[];
  /** What keeps the bytes of `data` in memory where that is shared by many answers, as a shelf is; absent where the answer has its own. */
  readonly holder?: { touch(): void };
  data(): JsonText;
}

import type { IsoDate } from '#domain/dates.ts';
import { parseRendered } from './rendered-json.ts';
import type { JsonText, Renderable } from './rendered-json.ts';

export interface Paging {
  readonly page: number;
  /** The effective page size. */
  readonly per_page: number;
  readonly has_next: boolean;
  readonly total_pages: number;
}

/** The latest of some dates, for `data_as_of`; null if there are none. */
export function newestOf(dates: Iterable<IsoDate | null>): IsoDate | null {
  let newest: IsoDate | null = null;
  for (const date of dates) if (date !== null && (newest === null || date > newest)) newest = date;
  return newest;
}

/**
 * The result of one query, its payload untyped. `payload` and `render` may be expensive, the rest is cheap: a
 * conditional request is decided before anything is rendered.
 */
export interface UntypedResult {
  /**
   * Identifies the facts in this result: while it is equal, the payload and the other members are equal. It consists of
   * event numbers, effective parameters or content hashes, so every node computes the same one.
   */
  readonly facts: string;
  /** The newest date of the source for this query, regardless of the part of it on this page; null if there is none. */
  readonly data_as_of: IsoDate | null;
  readonly paging?: Paging;
  /** Only on cursor feeds, where it may be null. */
  readonly next_cursor?: string | null;
  /**
   * Set if a cursor may have set the time of the query: that time in milliseconds, null for now. Absent if the
   * parameters alone determine it.
   */
  readonly as_of?: number | null;
  /** Only on selections of funds. */
  readonly missing_funds?: readonly string[];
  /**
   * Keeps the bytes of the payload in memory when many results share them, as with a rendered series; absent otherwise.
   */
  readonly holder?: { touch(): void };
  payload(): unknown;
  /** The JSON text of the payload. */
  render(): JsonText;
}

/**
 * The result of one query; invariant, so that a payload with a member more or less than its schema does not compile.
 */
export interface QueryResult<in out Payload> extends UntypedResult {
  payload(): Renderable<Payload>;
}

/** The payload as objects, its rendered parts parsed: for pages, tables and checks, which read single members. */
export function readPayload<Payload>(result: QueryResult<Payload>): Payload {
  return parseRendered(result.payload()) as Payload;
}

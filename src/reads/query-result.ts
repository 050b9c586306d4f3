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

/** The latest of some dates, for `data_as_of`; null without one. */
export function newestOf(dates: Iterable<IsoDate | null>): IsoDate | null {
  let newest: IsoDate | null = null;
  for (const date of dates) if (date !== null && (newest === null || date > newest)) newest = date;
  return newest;
}

/**
 * The answer to one question, its payload untyped. `payload` and `render` may cost
 * something, the rest is cheap: a conditional request is decided before anything is rendered.
 */
export interface UntypedResult {
  /**
   * Names the facts this answer states: while it is equal, the payload and the other members are equal.
   * It is made of event numbers, effective parameters or content, so every node computes the same one.
   */
  readonly facts: string;
  /** The newest date the source has for the question, whichever part of it the answer shows; null without one. */
  readonly data_as_of: IsoDate | null;
  readonly paging?: Paging;
  /** Present (also as null) on cursor feeds only. */
  readonly next_cursor?: string | null;
  /** The moment it is of, milliseconds, where a cursor may have said it; null is now. Absent where the question said it. */
  readonly as_of?: number | null;
  /** Present on selections of funds only. */
  readonly missing_funds?: readonly string[];
  /** Keeps the bytes of the payload in memory when many answers share them, as a rendered series does; absent otherwise. */
  readonly holder?: { touch(): void };
  payload(): unknown;
  /** The JSON text of the payload. */
  render(): JsonText;
}

/** The answer to one question; invariant, so that a payload with a member more or less than its schema does not compile. */
export interface QueryResult<in out Payload> extends UntypedResult {
  payload(): Renderable<Payload>;
}

/** The payload as objects, its rendered parts parsed: for pages, tables and checks, which read single members. */
export function readPayload<Payload>(result: QueryResult<Payload>): Payload {
  return parseRendered(result.payload()) as Payload;
}

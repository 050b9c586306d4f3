import { hash } from 'node:crypto';
import type { IsoDate } from '#domain/dates.ts';

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

/**
 * JSON text in pieces, in order; written one after another, because joining large pieces costs two thirds of the
 * throughput.
 */
export type JsonText = readonly (string | Uint8Array)[];

/**
 * JSON text that was rendered earlier, with the type of the value it represents. A response includes it without copying
 * it.
 */
export class RenderedJson<Value> {
  readonly pieces: JsonText;

  constructor(...pieces: JsonText) {
    this.pieces = pieces;
  }

  /** The value. This is the only place where served text is parsed; the renderer of the text guarantees the type. */
  parse(): Value {
    return JSON.parse(joinPieces(this.pieces)) as Value;
  }
}

/** A value in which any object or list may already be rendered. */
export type Renderable<Value> = Value extends object
  ? RenderedJson<Value> | { readonly [Name in keyof Value]: Renderable<Value[Name]> }
  : Value;

/**
 * The JSON text of a value; rendered parts are included unchanged. Neighbouring texts become one piece, because each
 * piece costs a write.
 */
export function renderJson(value: unknown): JsonText {
  const pieces: (string | Uint8Array)[] = [];
  write(value, pieces);
  return pieces;
}

function write(value: unknown, pieces: (string | Uint8Array)[]): void {
  if (value instanceof RenderedJson) {
    for (const piece of value.pieces) appendPiece(pieces, piece);
  } else if (!holdsRendered(value)) {
    appendPiece(pieces, JSON.stringify(value));
  } else if (Array.isArray(value)) {
    for (const [index, element] of value.entries()) {
      appendPiece(pieces, index === 0 ? '[' : ',');
      write(element, pieces);
    }
    appendPiece(pieces, ']');
  } else {
    const members = Object.entries(value).filter(([, member]) => member !== undefined);
    for (const [index, [name, member]] of members.entries()) {
      appendPiece(pieces, `${index === 0 ? '{' : ','}${JSON.stringify(name)}:`);
      write(member, pieces);
    }
    appendPiece(pieces, '}');
  }
}

// A joined text is copied once more when it is encoded, which costs more than a write from this length on.
const LONGEST_JOINED = 16_384;

/** Adds a piece; short neighbouring texts become one, since each piece costs a write. */
export function appendPiece(pieces: (string | Uint8Array)[], piece: string | Uint8Array): void {
  const last = pieces.at(-1);
  if (typeof piece === 'string' && typeof last === 'string' && last.length + piece.length <= LONGEST_JOINED)
    pieces[pieces.length - 1] = last + piece;
  else pieces.push(piece);
}

/** The value with its rendered parts parsed. */
export function parseRendered(value: unknown): unknown {
  if (value instanceof RenderedJson) return value.parse();
  if (!holdsRendered(value)) return value;
  if (Array.isArray(value)) return value.map(parseRendered);
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, parseRendered(member)]));
}

/**
 * Values without a rendered part are passed to JSON.stringify whole, which is far faster than traversing them in
 * JavaScript.
 */
function holdsRendered(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return value instanceof RenderedJson || Object.values(value).some(holdsRendered);
}

export function joinPieces(pieces: JsonText): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : Buffer.from(piece).toString('utf8'))).join('');
}

// 132 bits: two different contents do not collide by chance.
const MARK_CHARACTERS = 22;

/**
 * A short hash of a text. It identifies small facts by their content, so it is the
 * same on every node and after a rebuild, and changes only when the text changes.
 */
export function contentHash(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, MARK_CHARACTERS);
}

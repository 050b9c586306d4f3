import { isAscii } from 'node:buffer';
import { appendPiece } from '#reads/query-result.ts';
import type { JsonText, UntypedResult } from '#reads/query-result.ts';
import type { Body } from './send.ts';
import { LONGEST_END_BYTES, SMALLEST_COMPRESSED_BYTES, compressBeginning } from './compress.ts';
import type { CompressedBeginning } from './compress.ts';
import { ENVELOPE_OPENING, renderTimestamp, renderStableMeta } from './envelope.ts';
import { findMatch, mintEtag, signVisible } from './etag.ts';
import type { Visible } from './etag.ts';
import type { IsoDate } from '#domain/dates.ts';
import { heldBytes } from './held-bytes.ts';
import { FixedHeaders } from './headers.ts';
import type { MediaTypes } from './media-types.ts';
import type { Timestamp } from './timestamp.ts';
import type { Coding } from './negotiate.ts';
import type { Operation } from './operation.ts';

// Below this, copying a body into one text is cheaper than writing its pieces one by one.
const MOST_JOINED_BYTES = 16_384;
// Measured, rounded up: the objects of a response with its cache entry, or of one compressed form.
const OBJECTS_BYTES = 2_048;
// UTF-8 bytes for one code unit of a JavaScript string.
const MOST_BYTES_A_CHARACTER = 3;

interface Rendered {
  readonly opening: JsonText;
  readonly stableMeta: string;
  /** Whether each character of the text is one byte; such a text is written without encoding it. */
  readonly is_ascii: boolean;
  readonly bytes: number;
}

/** The request that a response answers, without the members in `Visible`. */
interface Question extends Omit<Visible, 'operation_id'> {
  readonly operation: Operation;
  readonly mediaTypes: MediaTypes;
}

/** A body other than the envelope; it contains neither the request id nor the timestamp. */
interface Form {
  readonly headers: readonly (string | number)[];
  render(): JsonText;
}

/** The content of a response until it is rendered. */
interface Source {
  readonly reading: UntypedResult;
  readonly form: Form | undefined;
  readonly today: IsoDate;
}

/** A response that can be sent any number of times on its day: the copies differ by request id and timestamp only. */
export class CachedResponse {
  readonly operation: Operation;
  readonly mediaType: string;
  /** The media types that its URL offers. */
  readonly mediaTypes: MediaTypes;
  /** The headers that describe the body. */
  readonly headers: FixedHeaders;
  /** Keeps the bytes of a large body in memory; undefined if the response holds its own bytes. */
  readonly holder: UntypedResult['holder'];
  readonly #is_envelope: boolean;
  readonly #etagKey: string;
  /** Released after rendering, because it may be many times as large as the rendered body. */
  #source: Source | undefined;
  #rendered: Rendered | undefined;
  /** The compressed beginning of each form, which is the same in every response. */
  readonly #compressed = new Map<Coding, CompressedBeginning>();
  /** Allocated bytes that `takeGrowth` has not yet reported. */
  #growth: number;
  /** The last ETag that matched. */
  #confirmed: string | undefined;

  /** `form`: the body if it is not the envelope. */
  constructor(secret: string, { operation, mediaTypes, ...visible }: Question, reading: UntypedResult, form?: Form) {
    this.operation = operation;
    this.mediaType = visible.mediaType;
    this.mediaTypes = mediaTypes;
    this.headers = new FixedHeaders(form?.headers ?? ['content-type', visible.mediaType]);
    this.holder = form === undefined ? reading.holder : undefined;
    this.#is_envelope = form === undefined;
    this.#etagKey = signVisible(secret, { operation_id: operation.id, ...visible });
    this.#source = { reading, form, today: visible.today };
    // Counted twice: as a list and as lines.
    this.#growth = OBJECTS_BYTES + 2 * heldBytes(this.headers.text);
  }

  mintEtag(request_id: string): string {
    return mintEtag(this.#etagKey, request_id);
  }

  /** The ETag in `If-None-Match` that matches this response; decided before anything is rendered. */
  findMatch(ifNoneMatch: string, request_id: string): string | undefined {
    // A polling client sends the same ETag with every request, so it is verified once.
    if (ifNoneMatch === this.#confirmed) return ifNoneMatch;
    const match = findMatch(this.#etagKey, ifNoneMatch, request_id);
    if (match === ifNoneMatch) this.#confirmed = match;
    return match;
  }

  /** The whole body of one response. */
  renderBody(request_id: string, { generated_at }: Timestamp, coding: Coding | undefined): Body {
    const { opening, stableMeta, bytes, is_ascii } = this.#opened();
    const closing = this.#is_envelope ? renderTimestamp(request_id, generated_at) + stableMeta : '';
    if (
      coding !== undefined &&
      bytes + closing.length >= SMALLEST_COMPRESSED_BYTES &&
      closing.length < LONGEST_END_BYTES / MOST_BYTES_A_CHARACTER
    )
      return this.#renderCompressed(opening, closing, coding);
    const last = opening.at(-1);
    const pieces = typeof last === 'string' ? opening.with(-1, last + closing) : [...opening, closing];
    // Request id and timestamp have a fixed length, and all their characters are single bytes.
    return { pieces, bytes: bytes + closing.length, encoding: is_ascii ? 'latin1' : 'utf8' };
  }

  #renderCompressed(opening: JsonText, closing: string, coding: Coding): Body {
    let beginning = this.#compressed.get(coding);
    if (beginning === undefined) {
      beginning = compressBeginning(opening, coding);
      this.#compressed.set(coding, beginning);
      this.#growth += OBJECTS_BYTES + beginning.bytes.length;
    }
    const end = beginning.end(Buffer.from(closing));
    return { pieces: [beginning.bytes, end], bytes: beginning.bytes.length + end.length, encoding: 'utf8', coding };
  }

  /** Bytes allocated since the last call, without those of a rendered series that it shares. */
  takeGrowth(): number {
    this.#opened();
    const growth = this.#growth;
    this.#growth = 0;
    return growth;
  }

  #opened(): Rendered {
    if (this.#rendered !== undefined) return this.#rendered;
    const source = this.#source;
    if (source === undefined) throw new Error('a response without content was rendered before');
    this.#rendered = render(source);
    this.#source = undefined;
    this.#growth += heldBytes(this.#rendered.stableMeta);
    for (const piece of this.#rendered.opening) this.#growth += heldBytes(piece);
    return this.#rendered;
  }
}

function render({ reading, form, today }: Source): Rendered {
  if (form !== undefined) {
    const opening = form.render();
    return { opening, stableMeta: '', is_ascii: false, bytes: byteLength(opening) };
  }
  const texts: (string | Uint8Array)[] = [];
  for (const piece of [ENVELOPE_OPENING, ...reading.render()]) appendPiece(texts, piece);
  const pieces = texts.map(encodeLong);
  const stableMeta = renderStableMeta(reading, today);
  const bytes = byteLength(pieces);
  const beyond = Buffer.byteLength(stableMeta) - stableMeta.length;
  if (bytes > MOST_JOINED_BYTES) return { opening: pieces, stableMeta, is_ascii: false, bytes: bytes + beyond };
  const whole = Buffer.concat(pieces.map((piece) => Buffer.from(piece)));
  return { opening: [whole.toString()], stableMeta, is_ascii: beyond === 0 && isAscii(whole), bytes: bytes + beyond };
}

/** Encodes a long text once; its length, its compression and each write would otherwise encode it again. */
function encodeLong(piece: string | Uint8Array): string | Uint8Array {
  return typeof piece === 'string' && piece.length > MOST_JOINED_BYTES ? Buffer.from(piece) : piece;
}

function byteLength(pieces: JsonText): number {
  let bytes = 0;
  for (const piece of pieces) bytes += typeof piece === 'string' ? Buffer.byteLength(piece) : piece.byteLength;
  return bytes;
}

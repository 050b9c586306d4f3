import { isAscii } from 'node:buffer';
import type { JsonText, Reading } from '#reads/reading.ts';
import type { Body } from './body.ts';
import { LONGEST_END_BYTES, SMALLEST_COMPRESSED_BYTES, compressBeginning } from './compress.ts';
import type { CompressedBeginning } from './compress.ts';
import { ENVELOPE_OPENING, renderMoment, renderStanding } from './envelope.ts';
import { findMatch, mintEtag, sealVisible } from './etag.ts';
import type { Visible } from './etag.ts';
import { FixedHeaders } from './headers.ts';
import type { Moment } from './moment.ts';
import type { Coding } from './negotiate.ts';
import type { Operation } from './operation.ts';

// Below this, copying a body into one text is cheaper than writing its pieces one by one.
const MOST_JOINED_BYTES = 16_384;
// Of UTF-8, for what is one unit of a JavaScript text.
const MOST_BYTES_A_CHARACTER = 3;

interface Rendered {
  readonly opening: JsonText;
  readonly standing: string;
  /** Whether one byte is one character of the text, which is then written without encoding it. */
  readonly is_ascii: boolean;
  readonly bytes: number;
}

/** An answer's question, beside what `Visible` says of it. */
interface Question extends Omit<Visible, 'operation_id'> {
  readonly operation: Operation;
}

/** A body that is no envelope: it says nothing of the request and its moment. */
interface Form {
  readonly headers: readonly (string | number)[];
  render(): JsonText;
}

/** One answered question, ready to be sent any number of times on its day: responses differ by request id and moment only. */
export class Answer {
  readonly operation: Operation;
  readonly media_type: string;
  /** What its response says of the body. */
  readonly headers: FixedHeaders;
  readonly #form: Form | undefined;
  readonly #visible: Visible;
  readonly #reading: Reading;
  readonly #secret: string;
  #seal: string | undefined;
  #rendered: Rendered | undefined;
  /** What was asked for compressed, as far as it is the same in every response. */
  readonly #compressed = new Map<Coding, CompressedBeginning>();
  #growth = 0;
  /** The tag that was found to name it last. */
  #confirmed: string | undefined;

  /** `form`: where the body is another than the envelope. */
  constructor(secret: string, { operation, ...visible }: Question, reading: Reading, form?: Form) {
    this.operation = operation;
    this.media_type = visible.media_type;
    this.headers = new FixedHeaders(form?.headers ?? ['content-type', visible.media_type]);
    this.#form = form;
    this.#secret = secret;
    this.#visible = { operation_id: operation.id, ...visible };
    this.#reading = reading;
  }

  /** What keeps the bytes of a large body in memory; undefined for an answer that holds its own. */
  get holder(): Reading['holder'] {
    return this.#form === undefined ? this.#reading.holder : undefined;
  }

  mintEtag(request_id: string): string {
    return mintEtag(this.#sealed(), request_id);
  }

  /** The tag of `If-None-Match` that names this answer, decided before anything is rendered. */
  findMatch(if_none_match: string, request_id: string): string | undefined {
    // Whoever asks again and again sends the tag of the answer it has, and goes on with it: it is checked once.
    if (if_none_match === this.#confirmed) return if_none_match;
    const match = findMatch(this.#sealed(), if_none_match, request_id);
    if (match === if_none_match) this.#confirmed = match;
    return match;
  }

  /** The whole body of one response. */
  renderBody(request_id: string, { generated_at }: Moment, coding: Coding | undefined): Body {
    const { opening, standing, bytes, is_ascii } = this.#opened();
    const closing = this.#form === undefined ? renderMoment(request_id, generated_at) + standing : '';
    if (coding !== undefined && bytes + closing.length >= SMALLEST_COMPRESSED_BYTES && closing.length < LONGEST_END_BYTES / MOST_BYTES_A_CHARACTER) return this.#renderCompressed(opening, closing, coding);
    const last = opening.at(-1);
    const pieces = typeof last === 'string' ? opening.with(-1, last + closing) : [...opening, closing];
    // Request id and moment have each one length, and neither has a character of more than one byte.
    return { pieces, bytes: bytes + closing.length, encoding: is_ascii ? 'latin1' : 'utf8' };
  }

  #renderCompressed(opening: JsonText, closing: string, coding: Coding): Body {
    let beginning = this.#compressed.get(coding);
    if (beginning === undefined) {
      beginning = compressBeginning(opening, coding);
      this.#compressed.set(coding, beginning);
      this.#growth += beginning.bytes.length;
    }
    const end = beginning.end(Buffer.from(closing));
    return { pieces: [beginning.bytes, end], bytes: beginning.bytes.length + end.length, encoding: 'utf8', coding };
  }

  /** Bytes it has come to hold since this was last asked; what lies on a shelf is the shelf's. */
  takeGrowth(): number {
    this.#opened();
    const growth = this.#growth;
    this.#growth = 0;
    return growth;
  }

  #sealed(): string {
    return (this.#seal ??= sealVisible(this.#secret, this.#visible));
  }

  #opened(): Rendered {
    if (this.#rendered === undefined) {
      this.#rendered = this.#render();
      for (const piece of this.#rendered.opening) if (typeof piece === 'string' || !(piece.buffer instanceof SharedArrayBuffer)) this.#growth += piece.length;
    }
    return this.#rendered;
  }

  #render(): Rendered {
    if (this.#form !== undefined) {
      const opening = this.#form.render();
      return { opening, standing: '', is_ascii: false, bytes: byteLength(opening) };
    }
    const pieces = joinTexts([ENVELOPE_OPENING, ...this.#reading.data()]);
    const standing = renderStanding(this.#reading, this.#visible.today);
    const bytes = byteLength(pieces);
    const beyond = Buffer.byteLength(standing) - standing.length;
    if (bytes > MOST_JOINED_BYTES) return { opening: pieces, standing, is_ascii: false, bytes: bytes + beyond };
    const whole = Buffer.concat(pieces.map((piece) => Buffer.from(piece)));
    return { opening: [whole.toString()], standing, is_ascii: beyond === 0 && isAscii(whole), bytes: bytes + beyond };
  }
}

/** Neighbouring texts as one: each piece costs a write. */
function joinTexts(pieces: JsonText): JsonText {
  const joined: (string | Uint8Array)[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') joined[joined.length - 1] = last + piece;
    else joined.push(piece);
  }
  return joined;
}

function byteLength(pieces: JsonText): number {
  let bytes = 0;
  for (const piece of pieces) bytes += typeof piece === 'string' ? Buffer.byteLength(piece) : piece.byteLength;
  return bytes;
}

import { isAscii } from 'node:buffer';
import type { JsonText, Reading } from '#reads/reading.ts';
import { ENVELOPE_OPENING, renderMoment, renderStanding } from './envelope.ts';
import { findMatch, mintEtag, sealVisible } from './etag.ts';
import type { Visible } from './etag.ts';
import type { Moment } from './moment.ts';

// Below this, copying a body into one text is cheaper than writing its pieces one by one.
const MOST_JOINED_BYTES = 16_384;

interface Rendered {
  readonly opening: JsonText;
  readonly standing: string;
  /** Whether one byte is one character of the text, which is then written without encoding it. */
  readonly is_ascii: boolean;
  readonly bytes: number;
}

/** A body that is no envelope: it says nothing of the request and its moment. */
interface Form {
  readonly headers: readonly (string | number)[];
  render(): JsonText;
}

/** One answered question, ready to be sent any number of times on its day: responses differ by request id and moment only. */
export class Answer {
  readonly media_type: string;
  /** What its response says of the body, as names and values in turn. */
  readonly headers: readonly (string | number)[];
  readonly #form: Form | undefined;
  readonly #visible: Visible;
  readonly #reading: Reading;
  readonly #secret: string;
  #seal: string | undefined;
  #rendered: Rendered | undefined;

  /** `form`: where the body is another than the envelope. */
  constructor(secret: string, visible: Visible, reading: Reading, form?: Form) {
    this.media_type = visible.media_type;
    this.headers = form?.headers ?? ['content-type', visible.media_type];
    this.#form = form;
    this.#secret = secret;
    this.#visible = visible;
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
  findMatch(if_none_match: string, minted: string): string | undefined {
    return findMatch(this.#sealed(), if_none_match, minted);
  }

  /** The whole body of one response, and its length in bytes. */
  renderBody(request_id: string, { generated_at }: Moment): { readonly pieces: JsonText; readonly bytes: number; readonly encoding: BufferEncoding } {
    const { opening, standing, bytes, is_ascii } = (this.#rendered ??= this.#render());
    if (this.#form !== undefined) return { pieces: opening, bytes, encoding: 'utf8' };
    const closing = renderMoment(request_id, generated_at) + standing;
    const [first = ''] = opening;
    const pieces = opening.length === 1 && typeof first === 'string' ? [first + closing] : [...opening, closing];
    // Request id and moment have each one length, and neither has a character of more than one byte.
    return { pieces, bytes: bytes + closing.length, encoding: is_ascii ? 'latin1' : 'utf8' };
  }

  /** What keeping this answer costs, about. */
  get size_bytes(): number {
    this.#rendered ??= this.#render();
    return this.#rendered.bytes;
  }

  #sealed(): string {
    return (this.#seal ??= sealVisible(this.#secret, this.#visible));
  }

  #render(): Rendered {
    if (this.#form !== undefined) {
      const opening = this.#form.render();
      return { opening, standing: '', is_ascii: false, bytes: byteLength(opening) };
    }
    const pieces = [ENVELOPE_OPENING, ...this.#reading.data()];
    const standing = renderStanding(this.#reading, this.#visible.today);
    const bytes = byteLength(pieces);
    const beyond = Buffer.byteLength(standing) - standing.length;
    if (bytes > MOST_JOINED_BYTES) return { opening: pieces, standing, is_ascii: false, bytes: bytes + beyond };
    const whole = Buffer.concat(pieces.map((piece) => Buffer.from(piece)));
    return { opening: [whole.toString()], standing, is_ascii: beyond === 0 && isAscii(whole), bytes: bytes + beyond };
  }
}

export function byteLength(pieces: JsonText): number {
  let bytes = 0;
  for (const piece of pieces) bytes += typeof piece === 'string' ? Buffer.byteLength(piece) : piece.byteLength;
  return bytes;
}

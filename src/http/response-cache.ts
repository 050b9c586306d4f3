import { isAscii } from 'node:buffer';
import { hash } from 'node:crypto';
import { keyedHash } from '#base/hash.ts';
import { ownText } from '#base/own-text.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { FactView } from '#reads/fact-view.ts';
import type { UntypedResult } from '#reads/query-result.ts';
import { appendPiece } from '#reads/query-result.ts';
import type { JsonText } from '#reads/query-result.ts';
import { LONGEST_END_BYTES, SMALLEST_COMPRESSED_BYTES, compressBeginning, encode } from './compress.ts';
import type { CompressedBeginning } from './compress.ts';
import { ENVELOPE_OPENING, renderTimestamp, renderStableMeta } from './envelope.ts';
import { FixedHeaders } from './send.ts';
import type { MediaTypes, Coding } from './negotiate.ts';
import { chooseMediaType } from './negotiate.ts';
import type { Operation } from './operation.ts';
import type { Body } from './send.ts';
import type { Timestamp } from './envelope.ts';

// 128 bits of MAC.
const MAC_CHARACTERS = 22;
// Increase this when the same facts are rendered to different bytes, so that earlier tags no longer match.
const BODY_FORM = 2;

/** Everything that a response depends on except its request id and timestamp. */
interface Visible {
  readonly operation_id: string;
  readonly mediaType: string;
  /** `UntypedResult.facts`. */
  readonly facts: string;
  /** Effective parameters in declared order. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The day from which `meta.data_freshness_days` is counted. */
  readonly today: IsoDate;
}

/** A keyed hash of `Visible`. It is never sent: tags are request ids hashed with it as the key. */
function signVisible(secret: string, { operation_id, mediaType, facts, values, today }: Visible): string {
  return keyedHash(secret, `etag\n${JSON.stringify([BODY_FORM, operation_id, mediaType, facts, values, today])}`);
}

/**
 * The ETag of one response: its request id, and that id hashed with the key from `signVisible`. Any node with the same
 * secret can decide later, without storing the response, whether it would still send the same.
 */
function mintEtag(etagKey: string, request_id: string): string {
  return `"${request_id}.${macOf(etagKey, request_id)}"`;
}

/** Key and id each have a fixed length, so the hashed text is unambiguous; the truncated hash cannot be extended. */
function macOf(etagKey: string, request_id: string): string {
  return hash('sha256', etagKey + request_id, 'base64url').slice(0, MAC_CHARACTERS);
}

// For example `W/"0199….k3…"` in a list; If-None-Match ignores the weak prefix (RFC 9110, 13.1.2).
const TAG = /"([\da-f-]{36})\.([\w-]{22})"/;

/** The tag in `If-None-Match` that still matches, a new tag for `*`, or undefined if a full response is due. */
function findMatch(etagKey: string, ifNoneMatch: string, request_id: string): string | undefined {
  if (ifNoneMatch.trim() === '*') return mintEtag(etagKey, request_id);
  for (let rest = ifNoneMatch; ;) {
    const found = TAG.exec(rest);
    if (found === null) return undefined;
    const [tag, named = '', mac = ''] = found;
    // No constant-time comparison: a forged tag only spares its sender a response and reveals nothing.
    if (macOf(etagKey, named) === mac) return tag;
    rest = rest.slice(found.index + tag.length);
  }
}

/** Bytes of a text in this process. */
function heldBytes(text: string): number {
  return measure([text]).held_bytes;
}

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
  /** Bytes of the opening in this process. */
  readonly held_bytes: number;
  /** Whether the texts of a long opening are encoded. */
  readonly is_encoded?: boolean;
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
    const { stableMeta, bytes, is_ascii } = this.#opened();
    const closing = this.#is_envelope ? renderTimestamp(request_id, generated_at) + stableMeta : '';
    if (
      coding !== undefined &&
      bytes + closing.length >= SMALLEST_COMPRESSED_BYTES &&
      closing.length < LONGEST_END_BYTES / MOST_BYTES_A_CHARACTER
    )
      return this.#renderCompressed(this.#opened().opening, closing, coding);
    const opening = this.#encodedOpening();
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

  /** The opening with its long texts encoded, once: each write of a text would encode it again. */
  #encodedOpening(): JsonText {
    const rendered = this.#opened();
    if (rendered.bytes <= MOST_JOINED_BYTES || rendered.is_encoded) return rendered.opening;
    const opening = encodeTexts(rendered.opening);
    this.#rendered = { ...rendered, opening, is_encoded: true };
    return opening;
  }

  #opened(): Rendered {
    if (this.#rendered !== undefined) return this.#rendered;
    const source = this.#source;
    if (source === undefined) throw new Error('a response without content was rendered before');
    this.#rendered = render(source);
    this.#source = undefined;
    this.#growth += heldBytes(this.#rendered.stableMeta);
    this.#growth += this.#rendered.held_bytes;
    return this.#rendered;
  }
}

function render({ reading, form, today }: Source): Rendered {
  if (form !== undefined) {
    const opening = form.render();
    return { opening, stableMeta: '', is_ascii: false, ...measure(opening) };
  }
  const texts: (string | Uint8Array)[] = [];
  for (const piece of [ENVELOPE_OPENING, ...reading.render()]) appendPiece(texts, piece);
  const stableMeta = renderStableMeta(reading, today);
  const { bytes, held_bytes } = measure(texts);
  const beyond = Buffer.byteLength(stableMeta) - stableMeta.length;
  if (bytes > MOST_JOINED_BYTES)
    return { opening: texts, stableMeta, is_ascii: false, held_bytes, bytes: bytes + beyond };
  const whole = encode(texts);
  return {
    opening: [whole.toString()],
    stableMeta,
    is_ascii: beyond === 0 && isAscii(whole),
    held_bytes,
    bytes: bytes + beyond,
  };
}

/** Joins neighbouring texts in UTF-8; bytes, which may be shared memory, are not copied. */
function encodeTexts(pieces: JsonText): JsonText {
  const encoded: Uint8Array[] = [];
  let texts: string[] = [];
  for (const piece of [...pieces, null]) {
    if (typeof piece === 'string') {
      texts.push(piece);
      continue;
    }
    if (texts.length > 0) encoded.push(encode(texts));
    texts = [];
    if (piece !== null) encoded.push(piece);
  }
  return encoded;
}

/** Bytes of the pieces as sent, and as held in this process: shared memory counts as 0, the series cache counts it. */
function measure(pieces: JsonText): Pick<Rendered, 'bytes' | 'held_bytes'> {
  let [bytes, held_bytes] = [0, 0];
  for (const piece of pieces) {
    const length = typeof piece === 'string' ? Buffer.byteLength(piece) : piece.length;
    bytes += length;
    if (typeof piece !== 'string') held_bytes += piece.buffer instanceof SharedArrayBuffer ? 0 : length;
    // A text with characters beyond Latin-1 takes two bytes per character; a longer UTF-8 form means that it may have
    // some.
    else held_bytes += length === piece.length ? length : 2 * piece.length;
  }
  return { bytes, held_bytes };
}

// A dozen requests for each of a thousand funds. When a limit is reached the cache is emptied, as on a new day.
const MOST_URLS = 16_384;
const MOST_BYTES = 32 * 1024 * 1024;
// Longer URLs only arrive through Node's parser, and few clients repeat one.
const LONGEST_URL = 4_096;

// Measured size of the objects of one URL.
const URL_BYTES = 512;

/** The responses of one URL, by media type. */
interface KeptForms {
  readonly mediaTypes: MediaTypes;
  readonly forms: Map<string, CachedResponse | WeakRef<CachedResponse>>;
}

/**
 * Responses by URL, valid while the facts and the day stay the same, so that a repeated request is not parsed, checked
 * and rendered again. Limited in number and in bytes, URLs and objects included; at a limit the cache is emptied. A
 * response whose body is part of a rendered series is cached only as long as that series, so that memory stays within
 * its budget.
 */
export class ResponseCache {
  #view: FactView | undefined;
  #today: IsoDate | undefined;
  #bytes = 0;
  #kept = new Map<string, KeptForms>();
  #held = new WeakMap<object, CachedResponse[]>();

  /** Bytes held, without those of rendered series. */
  get bytes(): number {
    return this.#bytes;
  }

  get addresses(): number {
    return this.#kept.size;
  }

  find(view: FactView, today: IsoDate, url: string, accept: string | undefined): CachedResponse | undefined {
    if (view !== this.#view || today !== this.#today) return undefined;
    const kept = this.#kept.get(url);
    const form = kept?.forms.get(chooseMediaType(accept, kept.mediaTypes));
    const response = form instanceof WeakRef ? form.deref() : form;
    response?.holder?.touch();
    return response;
  }

  keep(view: FactView, today: IsoDate, url: string, response: CachedResponse): void {
    if (view !== this.#view || today !== this.#today || this.#kept.size >= MOST_URLS || this.#bytes > MOST_BYTES)
      this.#begin(view, today);
    if (url.length > LONGEST_URL) return;
    this.weigh(response);
    const kept = this.#kept.get(url) ?? this.#open(url, response);
    const { holder } = response;
    if (holder === undefined) {
      kept.forms.set(response.mediaType, response);
      return;
    }
    const held = this.#held.get(holder) ?? [];
    held.push(response);
    this.#held.set(holder, held);
    kept.forms.set(response.mediaType, new WeakRef(response));
  }

  /** Call this after a cached response was rendered in a further form. */
  weigh(response: CachedResponse): void {
    this.#bytes += response.takeGrowth();
  }

  #open(url: string, { mediaTypes }: CachedResponse): KeptForms {
    const opened: KeptForms = { mediaTypes, forms: new Map() };
    const ownUrl = ownText(url);
    this.#kept.set(ownUrl, opened);
    this.#bytes += URL_BYTES + heldBytes(ownUrl);
    return opened;
  }

  #begin(view: FactView, today: IsoDate): void {
    this.#view = view;
    this.#today = today;
    this.#bytes = 0;
    this.#kept = new Map();
    this.#held = new WeakMap();
  }
}

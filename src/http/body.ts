import type { JsonText } from '#reads/reading.ts';
import { SMALLEST_COMPRESSED_BYTES, compress } from './compress.ts';
import { chooseCoding } from './negotiate.ts';
import type { Coding } from './negotiate.ts';

/** What stands behind the headers of one response. */
export interface Body {
  readonly pieces: JsonText;
  readonly bytes: number;
  /** How the texts among the pieces are written. */
  readonly encoding: BufferEncoding;
  /** Where the pieces are compressed. */
  readonly coding?: Coding;
}

/** A page or a problem: one text, compressed as the client likes it. */
export function bodyOf(text: string, accept_encoding: string | undefined): Body {
  const bytes = Buffer.byteLength(text);
  const coding = bytes < SMALLEST_COMPRESSED_BYTES ? undefined : chooseCoding(accept_encoding);
  if (coding === undefined) return { pieces: [text], bytes, encoding: 'utf8' };
  const compressed = compress(text, coding);
  return { pieces: [compressed], bytes: compressed.length, encoding: 'utf8', coding };
}

/** What the headers say of it, as names and values in turn. */
export function listBodyHeaders({ bytes, coding }: Body): readonly (string | number)[] {
  return coding === undefined ? ['content-length', bytes] : ['content-encoding', coding, 'content-length', bytes];
}

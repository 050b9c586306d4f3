/**
 * Whether a PDF arrived whole. Viewers repair what they can, which is right for
 * reading and wrong for facts: a flipped bit may turn one digit into another.
 * Packed streams carry a checksum; it is verified before anything is read.
 */
import { inflateSync } from 'node:zlib';
import { Fault } from '#base/fault.ts';
import { refusal } from '#documents/refusal.ts';
import { beginsAsPdf } from './begins-as-pdf.ts';
import { MAX_PDF_BYTES, MAX_UNPACKED_BYTES } from './pdf-limits.ts';

// Real files end with `%%EOF`, sometimes followed by blanks or the padding of a signature.
const TAIL_BYTES = 2048;
// A stream's dictionary is a few hundred bytes; long ones list hundreds of widths.
const DICTIONARY_BYTES = 4096;

export const ENCRYPTED =
  'The PDF is encrypted. Encrypted PDFs are rejected, even if they open without a password. ' +
  'Please get an unencrypted copy.';

/** Throws Fault `SOURCE_REFUSED` if the bytes are not a complete PDF. */
export function checkStreams(bytes: Uint8Array): void {
  if (bytes.byteLength > MAX_PDF_BYTES)
    throw refusal(`The file has ${bytes.byteLength} bytes; at most ${MAX_PDF_BYTES} were expected of a report.`);
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!beginsAsPdf(bytes)) throw refusal('A PDF was expected; the file does not begin as one.');
  if (!file.subarray(-TAIL_BYTES).includes('%%EOF'))
    throw refusal('The PDF ends before its own end: it was cut off on the way. Please fetch it again.');
  let unpacked = 0;
  for (const packed of listPackedStreams(file)) {
    unpacked += unpackedLength(packed, MAX_UNPACKED_BYTES - unpacked, file);
  }
}

function* listPackedStreams(file: Buffer): Generator<Buffer> {
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    if (file.subarray(at - 3, at).toString('latin1') === 'end') continue;
    const dictionary = file.subarray(Math.max(0, at - DICTIONARY_BYTES), at).toString('latin1');
    const own = dictionary.slice(dictionary.lastIndexOf(' obj'));
    // Only a stream whose first filter is Flate: `/Filter /FlateDecode` or `/Filter [/FlateDecode …]`.
    if (!/\/Filter\s{0,20}\[?\s{0,20}\/(?:FlateDecode|Fl)\b/.test(own)) continue;
    const start = file[at + 6] === 13 ? at + 8 : at + 7;
    const end = file.indexOf('endstream', start);
    if (end < 0) throw refusal('The PDF is damaged: a part of it has no end. Please fetch it again.');
    yield file.subarray(start, end);
    at = end;
  }
}

function unpackedLength(packed: Buffer, room: number, file: Buffer): number {
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(1, room) }).byteLength;
  } catch (thrown) {
    const code = (thrown as { code?: string }).code;
    if (code === 'ERR_BUFFER_TOO_LARGE')
      throw refusal(`The PDF unpacks to more than ${MAX_UNPACKED_BYTES} bytes; no report does.`);
    if (file.includes('/Encrypt')) throw refusal(ENCRYPTED);
    throw new Fault(
      'SOURCE_REFUSED',
      'The PDF is damaged: a part of it does not match its own checksum. Please fetch it again.',
      { cause: thrown },
    );
  }
}

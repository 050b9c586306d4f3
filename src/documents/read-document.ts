import { isUtf8 } from 'node:buffer';
import { readCsv } from './csv.ts';
import { readHtml } from './html.ts';
import { refusal } from './refusal.ts';
import type { PrintedDocument } from './table.ts';
import { readXlsx } from './xlsx.ts';

// First bytes of formats that people send by mistake, and the expected format.
const FOREIGN: readonly (readonly [magic: readonly number[], advice: string])[] = [
  [[0x25, 0x50, 0x44, 0x46], 'The document is a PDF; an HTML page, CSV or XLSX table was expected.'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'The document is an old Excel file (XLS); save it as XLSX or CSV.'],
  [[0x1f, 0x8b], 'The document is still gzip-compressed; unpack it once more.'],
  [[0xff, 0xfe], 'The document is UTF-16 text; save it as UTF-8.'],
  [[0xfe, 0xff], 'The document is UTF-16 text; save it as UTF-8.'],
];
const ZIP_MAGIC = [0x50, 0x4b, 0x03, 0x04];

/**
 * Reads a document in the format detected from its bytes, regardless of its name; throws Fault `SOURCE_REFUSED` for any
 * other format.
 */
export function readDocument(bytes: Uint8Array): PrintedDocument {
  if (startsWith(bytes, ZIP_MAGIC)) return readXlsx(bytes);
  const foreign = FOREIGN.find(([magic]) => startsWith(bytes, magic));
  if (foreign !== undefined) throw refusal(foreign[1]);
  const first = firstInk(bytes);
  if (first === undefined)
    throw refusal('The document is empty; an HTML page, CSV or XLSX table was expected. Fetch it again.');
  if (!isUtf8(bytes))
    throw refusal('The document is not UTF-8 text, so its names cannot be trusted. Save it as UTF-8 and try again.');
  if (first === '{' || first === '[')
    throw refusal('The document is JSON; an HTML page, CSV or XLSX table was expected.');
  return first === '<' ? readHtml(bytes) : readCsv(bytes);
}

function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, index) => bytes[index] === byte);
}

const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

/** The first character that is neither white space nor a byte order mark; undefined if there is none. */
function firstInk(bytes: Uint8Array): string | undefined {
  const start = startsWith(bytes, BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
  for (let at = start; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    // Tab, line feed, form feed, carriage return, space and zero bytes leave no visible text.
    if (byte !== 0 && byte !== 0x20 && (byte < 0x09 || byte > 0x0d)) return String.fromCharCode(byte);
  }
  return undefined;
}

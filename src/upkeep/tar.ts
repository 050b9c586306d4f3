import { fstatSync, readSync } from 'node:fs';
import { Fault } from '#base/fault.ts';

/**
 * The oldest common archive format, so that any system can open a backup without this service: a header block, the
 * bytes, zeros up to the next block.
 */
const BLOCK_BYTES = 512;
const NAME_BYTES = 100;
// Offset of the checksum in the header; it counts as spaces while the checksum is computed.
const CHECKSUM_AT = 148;
const CHECKSUM_BYTES = 8;
// Fields that `packEntry` leaves empty: link target, owners, devices and the prefix of long names.
const EMPTY_FIELDS = [
  [157, 257],
  [265, 512],
] as const;
// `00000001750` and a zero byte. Other programs write sizes in other forms, which `packEntry` does not.
const OCTAL = /^[0-7]{11}\0$/;
// The largest archived document has 512 MB uncompressed; a batch of rows has a few megabytes.
const LARGEST_ENTRY_BYTES = 1024 * 1024 * 1024;

export function packEntry(name: string, bytes: Uint8Array, at: Date): Buffer {
  const head = Buffer.alloc(BLOCK_BYTES);
  head.write(name, 0, NAME_BYTES);
  head.write('0000600\0', 100);
  head.write('0000000\0'.repeat(2), 108);
  head.write(`${bytes.length.toString(8).padStart(11, '0')}\0`, 124);
  head.write(
    `${Math.floor(at.getTime() / 1_000)
      .toString(8)
      .padStart(11, '0')}\0`,
    136,
  );
  head.write('0', 156);
  head.write('ustar\x0000', 257);
  head.write(`${sumOf(head).toString(8).padStart(6, '0')}\0 `, CHECKSUM_AT);
  return Buffer.concat([head, bytes, Buffer.alloc(padding(bytes.length))]);
}

/** Two blocks of zeros. */
export const TAR_END = Buffer.alloc(BLOCK_BYTES * 2);

interface TarEntry {
  readonly name: string;
  readonly bytes: Buffer;
}

/**
 * The entries of an open file in order. Accepts only what `packEntry` writes: plain files with short names, nothing
 * between them and nothing after the end. Fault BACKUP_DAMAGED describes what was found instead.
 */
export function* unpackEntries(handle: number): Generator<TarEntry> {
  const end = fstatSync(handle).size;
  for (let at = 0; ;) {
    const head = readAt(handle, at, BLOCK_BYTES);
    if (head.length < BLOCK_BYTES) throw damaged('The file ends before the end of the backup');
    if (isZero(head)) {
      if (end !== at + TAR_END.length || !isZero(readAt(handle, at, TAR_END.length)))
        throw damaged(
          end < at + TAR_END.length
            ? 'The file ends before the end of the backup'
            : 'Data follows the end of the backup',
        );
      return;
    }
    const { name, size } = readHead(head, at);
    if (size > LARGEST_ENTRY_BYTES) throw damaged(`The entry ${name} is larger than any entry of a backup`);
    const next = at + BLOCK_BYTES + size + padding(size);
    if (next > end) throw damaged(`The file ends within ${name}`);
    const block = readAt(handle, at + BLOCK_BYTES, size + padding(size));
    if (!isZero(block.subarray(size))) throw damaged(`Data other than zeros follows ${name}`);
    yield { name, bytes: block.subarray(0, size) };
    at = next;
  }
}

/** The fault for a damaged file; nothing has been changed when it is thrown. */
export function damaged(found: string, cause?: unknown): Fault {
  return new Fault(
    'BACKUP_DAMAGED',
    `${found}. The backup is damaged, or the file is not a backup of this service. Nothing was changed; ` +
      'use another backup file.',
    cause === undefined ? {} : { cause },
  );
}

function readHead(head: Buffer, at: number): { readonly name: string; readonly size: number } {
  if (head.readUInt16BE(0) === 0x1f8b)
    throw damaged('The file is compressed with gzip; unpack it first (`gunzip FILE`)');
  if (
    head.toString('latin1', CHECKSUM_AT, CHECKSUM_AT + CHECKSUM_BYTES) !==
    `${sumOf(head).toString(8).padStart(6, '0')}\0 `
  )
    throw damaged(`The bytes at ${at} do not begin an entry`);
  const end = head.indexOf(0);
  const name = head.toString('latin1', 0, Math.min(end < 0 ? NAME_BYTES : end, NAME_BYTES));
  // Quoted with control characters escaped, because the name is printed.
  const shown = JSON.stringify(name);
  if (name === '' || !/^[\x21-\x7e]+$/.test(name) || !isZero(head.subarray(name.length, NAME_BYTES)))
    throw damaged(`The entry ${shown} has an invalid name`);
  if (head.toString('latin1', 156, 157) !== '0') throw damaged(`The entry ${shown} is not a plain file`);
  if (
    head.toString('latin1', 257, 265) !== 'ustar\x0000' ||
    EMPTY_FIELDS.some(([from, to]) => !isZero(head.subarray(from, to)))
  )
    throw damaged(`The entry ${shown} was not written by this service`);
  const size = head.toString('latin1', 124, 136);
  if (!OCTAL.test(size)) throw damaged(`The entry ${shown} has no readable size`);
  return { name, size: Number.parseInt(size, 8) };
}

function sumOf(head: Buffer): number {
  return head.reduce(
    (sum, byte, index) => sum + (index >= CHECKSUM_AT && index < CHECKSUM_AT + CHECKSUM_BYTES ? 0x20 : byte),
    0,
  );
}

function isZero(bytes: Buffer): boolean {
  return bytes.every((byte) => byte === 0);
}

function padding(size: number): number {
  return (BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES;
}

function readAt(handle: number, position: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  let read = 0;
  while (read < length) {
    const more = readSync(handle, bytes, read, length - read, position + read);
    if (more === 0) break;
    read += more;
  }
  return bytes.subarray(0, read);
}

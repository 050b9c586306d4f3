import { readSync } from 'node:fs';

/** The oldest archive format there is, so that any system opens a backup without us: a block of head, the bytes, zeros up to the next block. */
const BLOCK_BYTES = 512;
// Where in its head the checksum stands; while it is reckoned, spaces stand there.
const CHECKSUM_AT = 148;
const CHECKSUM_BYTES = 8;

export function packEntry(name: string, bytes: Uint8Array, at: Date): Buffer {
  const head = Buffer.alloc(BLOCK_BYTES);
  head.write(name, 0, 100);
  head.write('0000600\0', 100);
  head.write('0000000\0'.repeat(2), 108);
  head.write(`${bytes.length.toString(8).padStart(11, '0')}\0`, 124);
  head.write(`${Math.floor(at.getTime() / 1_000).toString(8).padStart(11, '0')}\0`, 136);
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

/** The entries of an open file from its beginning, one after another; undefined in place of an entry that is not whole. */
export function* unpackEntries(handle: number): Generator<TarEntry | undefined> {
  for (let at = 0; ; ) {
    const head = readAt(handle, at, BLOCK_BYTES);
    if (head.every((byte) => byte === 0) && head.length === BLOCK_BYTES) return;
    const size = Number.parseInt(head.toString('latin1', 124, 135), 8);
    const bytes = isHead(head) ? readAt(handle, at + BLOCK_BYTES, size) : undefined;
    if (bytes?.length !== size) {
      yield undefined;
      return;
    }
    const name = head.toString('utf8', 0, 100);
    yield { name: name.slice(0, name.indexOf('\0')), bytes };
    at += BLOCK_BYTES + size + padding(size);
  }
}

function isHead(head: Buffer): boolean {
  return head.length === BLOCK_BYTES && Number.parseInt(head.toString('latin1', CHECKSUM_AT, CHECKSUM_AT + 6), 8) === sumOf(head);
}

function sumOf(head: Buffer): number {
  return head.reduce((sum, byte, index) => sum + (index >= CHECKSUM_AT && index < CHECKSUM_AT + CHECKSUM_BYTES ? 0x20 : byte), 0);
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

import { brotliCompressSync, constants, crc32, deflateRawSync, gzipSync, zstdCompressSync } from 'node:zlib';
import type { JsonText } from '#reads/query-result.ts';
import type { Coding } from './negotiate.ts';

/** Below this size, compression saves less than its header and CPU time cost. */
export const SMALLEST_COMPRESSED_BYTES = 1024;

/** The beginning of a body, compressed once for all responses that share it. */
export interface CompressedBeginning {
  readonly bytes: Buffer;
  /** The bytes that follow `bytes` and end the body with this text, stored uncompressed in the frame of the coding. */
  readonly end: (text: Buffer) => Buffer;
}

/** Largest size of an end: the limit of a stored gzip block and of the blocks used for the other codings. */
export const LONGEST_END_BYTES = 65_535;

// The fastest level of each coding: 156 kB of rows take 0.15 ms (zstd), 0.25 ms (br), 0.48 ms (gzip), a fifth of the
// next useful level. Each stream is flushed but not ended, so that it ends on a whole byte and one more block can
// follow.
const BEGINNINGS: Readonly<Record<Coding, (beginning: Buffer) => CompressedBeginning>> = {
  zstd: (beginning) => ({
    bytes: zstdCompressSync(beginning, {
      params: { [constants.ZSTD_c_compressionLevel]: 1 },
      finishFlush: constants.ZSTD_e_flush,
    }),
    end: endZstd,
  }),
  br: (beginning) => ({
    bytes: brotliCompressSync(beginning, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_SIZE_HINT]: beginning.length },
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
    }),
    end: endBrotli,
  }),
  gzip: (beginning) => {
    const checksum = crc32(beginning);
    // Copied, so that the closure does not keep the beginning in memory.
    const { length } = beginning;
    return {
      bytes: Buffer.concat([GZIP_HEADER, deflateRawSync(beginning, { level: 1, finishFlush: constants.Z_SYNC_FLUSH })]),
      end: (text) => endGzip(text, crc32(text, checksum), length + text.length),
    };
  },
};

/** Compresses in this thread: that takes less time than passing the page to another. */
export function compressBeginning(pieces: JsonText, coding: Coding): CompressedBeginning {
  const [first] = pieces;
  const whole = pieces.length === 1 && Buffer.isBuffer(first) ? first : encode(pieces, takeScratch);
  const { bytes, end } = BEGINNINGS[coding](whole);
  return { bytes: ownBytes(bytes), end };
}

const allocateBytes = (bytes: number): Buffer => Buffer.allocUnsafe(bytes);

/** Joins the pieces in UTF-8, in a buffer with at least the given size. */
export function encode(pieces: JsonText, allocate: (bytes: number) => Buffer = allocateBytes): Buffer {
  let most = 0;
  for (const piece of pieces) most += typeof piece === 'string' ? Buffer.byteLength(piece) : piece.length;
  const whole = allocate(most);
  let at = 0;
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      at += whole.write(piece, at);
    } else {
      whole.set(piece, at);
      at += piece.length;
    }
  }
  return whole.subarray(0, at);
}

// Holds a history of ten years of reports. A new buffer for each response, used once, took a third of its time.
const SCRATCH_BYTES = 4 * 1024 * 1024;
let scratch: Buffer | undefined;

/** A buffer whose content is lost with the next call. */
function takeScratch(bytes: number): Buffer {
  return bytes > SCRATCH_BYTES ? Buffer.allocUnsafeSlow(bytes) : (scratch ??= Buffer.allocUnsafeSlow(SCRATCH_BYTES));
}

/** Copies the bytes, because the compressors return a slice of a buffer many times as large. */
function ownBytes(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

// A page of 140 kB takes 2 ms (br) and is a tenth smaller than at the fastest level.
const PAGE_LEVELS: Readonly<Record<Coding, number>> = { br: 5, gzip: 6, zstd: 6 };

/** Compresses a whole page, for one response. */
export function compress(text: string, coding: Coding): Buffer {
  const level = PAGE_LEVELS[coding];
  const bytes = Buffer.from(text);
  if (coding === 'gzip') return gzipSync(bytes, { level });
  if (coding === 'zstd') return zstdCompressSync(bytes, { params: { [constants.ZSTD_c_compressionLevel]: level } });
  return brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}

/** The last block of a frame, raw (RFC 8878, 3.1.1.2): three bytes hold 1 for last, type 0, and the size. */
function endZstd(text: Buffer): Buffer {
  const block = Buffer.allocUnsafe(3 + text.length);
  block.writeUIntLE((text.length << 3) | 1, 0, 3);
  text.copy(block, 3);
  return block;
}

// ISLAST and ISLASTEMPTY (RFC 7932, 9.2).
const BROTLI_LAST = 0x03;

/**
 * An uncompressed meta-block (RFC 7932, 9.2): not the last, length minus one in four nibbles, the ISUNCOMPRESSED bit;
 * then an empty last one.
 */
function endBrotli(text: Buffer): Buffer {
  if (text.length === 0) return Buffer.of(BROTLI_LAST);
  const block = Buffer.allocUnsafe(3 + text.length + 1);
  block.writeUIntLE(((text.length - 1) << 3) | (1 << 19), 0, 3);
  text.copy(block, 3);
  block[block.length - 1] = BROTLI_LAST;
  return block;
}

// No file name, no time, fastest level, unknown system (RFC 1952, 2.3).
const GZIP_HEADER = Buffer.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 4, 255);

/**
 * The last block, stored (RFC 1951, 3.2.4): header, length and its complement; then checksum and length of the whole
 * body.
 */
function endGzip(text: Buffer, checksum: number, length: number): Buffer {
  const block = Buffer.allocUnsafe(5 + text.length + 8);
  block.writeUInt8(1, 0);
  block.writeUInt16LE(text.length, 1);
  block.writeUInt16LE(text.length ^ 0xffff, 3);
  text.copy(block, 5);
  block.writeUInt32LE(checksum, 5 + text.length);
  block.writeUInt32LE(length, 9 + text.length);
  return block;
}

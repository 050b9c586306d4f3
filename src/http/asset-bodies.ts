import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { SMALLEST_COMPRESSED_BYTES } from './compress.ts';
import { chooseCoding } from './negotiate.ts';
import type { Body } from './send.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * The bodies of one static file. It never changes, so each coding is made once, at its smallest: the chart library
 * takes 54 kB instead of the 69 kB of the level that pages are compressed with.
 */
export class AssetBodies {
  readonly #text: string;
  #brotli: Promise<Buffer> | undefined;
  #gzip: Promise<Buffer> | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  async find(acceptEncoding: string | undefined): Promise<Body> {
    const bytes = Buffer.byteLength(this.#text);
    // Clients that accept zstd accept Brotli, which is smaller at its highest level.
    const accepted = acceptEncoding?.replace(/\bzstd\b[^,]*/i, '');
    const chosen = bytes < SMALLEST_COMPRESSED_BYTES ? undefined : chooseCoding(accepted);
    if (chosen === undefined) return { pieces: [this.#text], bytes, encoding: 'utf8' };
    const coding = chosen === 'gzip' ? 'gzip' : 'br';
    const body = await (coding === 'gzip' ? this.#makeGzip() : this.#makeBrotli());
    return { pieces: [body], bytes: body.length, encoding: 'utf8', coding };
  }

  #makeBrotli(): Promise<Buffer> {
    return (this.#brotli ??= compressBrotli(this.#text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }));
  }

  #makeGzip(): Promise<Buffer> {
    return (this.#gzip ??= compressGzip(this.#text, { level: constants.Z_BEST_COMPRESSION }));
  }
}

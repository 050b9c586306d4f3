import { Readable } from 'node:stream';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliCompress, createGzip, createZstdCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Fault } from '#base/fault.ts';
import { keyedHash } from '#base/hash.ts';
import type { RefusedClient } from '#access/keyless-limit.ts';
import type { AppParts } from '#http/app-parts.ts';
import { chooseCoding } from '#http/negotiate.ts';
import type { Coding } from '#http/negotiate.ts';
import { PROBLEMS, isServiceFailure, pathOf } from '#http/problems.ts';
import { baseHeaders, bodyOf, listHeaders, listLimitHeaders, send } from '#http/send.ts';
import { StaleView } from '#reads/fact-view.ts';
import type { FactView } from '#reads/fact-view.ts';

export const CSV_FILE_TYPE = 'text/csv; charset=utf-8';

/** The values of the placeholders in the path of a file. */
export type FileParameters = Readonly<Record<string, string>>;

/** A file about one fund, written in pieces. */
export interface FundFile {
  /** In the router's syntax: `/funds/:fund_slug/nav.csv`. */
  readonly path: string;
  readonly mediaType: string;
  /** Whether the bytes are worth compressing. */
  readonly isText: boolean;
  /** Units charged to the client's address. */
  readonly costUnits: number;
  /** Identifies the facts in the file. Faults: FUND_NOT_FOUND, REPORT_NOT_FOUND, ROUTE_NOT_FOUND. */
  identify(view: FactView, parameters: FileParameters): string | Promise<string>;
  write(view: FactView, parameters: FileParameters): AsyncGenerator<string | Uint8Array>;
}

/**
 * Sends a file without a key. The client's address is charged, as for pages that cost work; a conditional request is
 * answered before anything is read.
 */
export async function sendFundFile(
  parts: AppParts,
  file: FundFile,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const charged = await parts.keylessLimit.admit(request.ip, file.costUnits);
  if ('refused' in charged) {
    sendRefusal(parts, request, reply, charged.refused);
    return;
  }
  const { limit, refund } = charged.passed;
  try {
    const { etag, isKnown, pieces } = await openFile(parts, file, request);
    const coding = file.isText ? chooseCoding(request.headers['accept-encoding']) : undefined;
    const headers = [
      ...listHeaders({
        ...baseHeaders(request.id, parts.baseUrl),
        'content-type': file.mediaType,
        'content-disposition': `attachment; filename="${nameFile(request.url)}"`,
        // Facts can be corrected at any time: the file may be stored but must be revalidated.
        'cache-control': 'no-cache',
        vary: 'Accept-Encoding',
        etag,
        ...(coding === undefined ? {} : { 'content-encoding': coding }),
      }),
      ...listLimitHeaders(limit, file.costUnits),
    ];
    if (pieces === undefined) send(reply, { status: isKnown ? 304 : 200, headers, body: undefined });
    else await stream(parts, request, reply, headers, pieces, coding);
  } catch (thrown) {
    if (isServiceFailure(thrown)) refund();
    throw thrown;
  }
}

/**
 * `sample-fund-nav.csv`: the segments of the path after `/funds`. Slugs are ASCII; other characters could end the name.
 */
function nameFile(url: string): string {
  return pathOf(url)
    .split('/')
    .slice(2)
    .join('-')
    .replaceAll(/[^\w.-]/g, '');
}

// Increase this when the same facts are written to different bytes.
const FILE_FORM = 1;
// 132 bits.
const TAG_CHARACTERS = 22;
// An import that changes the NAVs of one fund three times within a read is still running.
const TRIES = 3;

interface OpenedFile {
  /** Weak, because one tag names all codings of the file. */
  readonly etag: string;
  /** Whether the client has these facts already. */
  readonly isKnown: boolean;
  /** Undefined for a response without a body: to a client that has the facts, or to HEAD. */
  readonly pieces: AsyncIterable<string | Uint8Array> | undefined;
}

/** Reads the first piece before anything is sent, so that a failure still has a status. */
async function openFile(
  { reader, secret }: AppParts,
  file: FundFile,
  { method, headers, params, url }: FastifyRequest,
): Promise<OpenedFile> {
  const parameters = params as FileParameters;
  for (let tries = 1; tries <= TRIES; tries++) {
    const view = await reader.view();
    const facts = await file.identify(view, parameters);
    const etag = `W/"${keyedHash(secret, `file\n${FILE_FORM}\n${pathOf(url)}\n${facts}`, TAG_CHARACTERS)}"`;
    const isKnown = isNamed(etag, headers['if-none-match']);
    if (isKnown || method === 'HEAD') return { etag, isKnown, pieces: undefined };
    const pieces = file.write(view, parameters);
    try {
      const first = await pieces.next();
      return { etag, isKnown, pieces: continueFrom(first, pieces) };
    } catch (thrown) {
      if (!(thrown instanceof StaleView)) throw thrown;
    }
  }
  throw new Fault('SERVICE_UNAVAILABLE', 'The data of this fund are being imported. Try again in a few seconds.');
}

async function* continueFrom(
  first: IteratorResult<string | Uint8Array, unknown>,
  rest: AsyncIterable<string | Uint8Array>,
): AsyncGenerator<string | Uint8Array> {
  if (first.done === true) return;
  yield first.value;
  yield* rest;
}

/** Compares weakly, as If-None-Match requires (RFC 9110, 13.1.2). */
function isNamed(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag));
}

// A client that accepts no byte for this long keeps a read of the store and a connection open for nothing.
const SILENT_MILLISECONDS = 30_000;

/**
 * Writes the pieces as fast as the client reads them. If a later piece fails, the connection is closed without the end
 * of the body, so that no client takes the beginning of a file for all of it.
 */
async function stream(
  { log }: AppParts,
  request: FastifyRequest,
  reply: FastifyReply,
  headers: readonly (string | number)[],
  pieces: AsyncIterable<string | Uint8Array>,
  coding: Coding | undefined,
): Promise<void> {
  reply.hijack();
  const { raw } = reply;
  const silence = setTimeout(() => raw.destroy(), SILENT_MILLISECONDS);
  raw.writeHead(200, [...headers]);
  const source = Readable.from(refreshing(silence, pieces), { objectMode: true, highWaterMark: 1 });
  try {
    if (coding === undefined) await pipeline(source, raw);
    else await pipeline(source, COMPRESSORS[coding](), raw);
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    log.info('a file was not sent whole', { request_id: request.id, url: request.url, reason });
    raw.destroy();
  } finally {
    clearTimeout(silence);
  }
}

/** The pieces; each one that is taken restarts the timer. */
async function* refreshing(
  timer: NodeJS.Timeout,
  pieces: AsyncIterable<string | Uint8Array>,
): AsyncGenerator<string | Uint8Array> {
  for await (const piece of pieces) {
    timer.refresh();
    yield piece;
  }
}

// Fast levels: the file is compressed for one client.
const COMPRESSORS: Readonly<Record<Coding, () => Duplex>> = {
  zstd: () => createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: 1 } }),
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 2 } }),
  gzip: () => createGzip({ level: 2 }),
};

/** Plain text, because spreadsheets and browsers show it without interpreting it. */
function sendRefusal(
  { baseUrl }: AppParts,
  request: FastifyRequest,
  reply: FastifyReply,
  { fault, limit }: RefusedClient,
): void {
  const { retryAfterSeconds } = fault;
  send(reply, {
    status: PROBLEMS.RATE_LIMITED.status,
    headers: [
      ...listHeaders({
        ...baseHeaders(request.id, baseUrl),
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
        ...(retryAfterSeconds === undefined ? {} : { 'retry-after': retryAfterSeconds }),
      }),
      ...listLimitHeaders(limit, 0),
    ],
    body: bodyOf(`${fault.message}\n`, undefined),
  });
}

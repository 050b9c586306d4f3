import type { FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LimitState, Taken } from '#access/limits.ts';
import { Fault, isFault } from '#base/fault.ts';
import type { ManifestFile } from '#exports/manifest.ts';
import { scopesOf } from '#exports/published-exports.ts';
import type { PublishedExport, PublishedExports } from '#exports/published-exports.ts';
import { answerFault } from './answer-fault.ts';
import type { AppParts } from './app-parts.ts';
import { readRange } from './byte-range.ts';
import type { ByteRange } from './byte-range.ts';
import { RunningDownloads } from './running-downloads.ts';
import { baseHeaders, listHeaders, limitHeaders } from './send.ts';
import type { Headers } from './send.ts';

/** A person who is signed in, and may download if the account is active. */
export interface SignedInHolder {
  readonly account_id: string;
  readonly isActive: boolean;
}

interface DownloadParts {
  readonly exports: PublishedExports;
  /** The person whose browser sent this cookie; undefined if the browser has no valid session. */
  findHolder(request: FastifyRequest): Promise<SignedInHolder | undefined>;
  /** Charges a signed-in person like a key. */
  charge(account_id: string, cost_units: number): Taken | Promise<Taken>;
}

// As much as the most expensive operation: a limit below it could never be met. A file of a million rows costs less
// than its rows page by page, because sending it takes less work.
const COST_UNITS = 5;
const OPERATION_ID = 'downloadDataFile';

/** What is known about the caller of one request so far. */
interface Caller {
  key_id?: string | undefined;
  /** State of the caller's limit; undefined if the caller is unknown. */
  limit?: LimitState | undefined;
  cost_units: number;
  /** Returns the units of a request that is not answered with a file. */
  refund(): void;
}

/**
 * `/data/{export}/{file}`: files of published exports for account holders, signed in or with an API key that has the
 * scopes of the file's content; with ranges and conditional requests. The manifest and the list need no account.
 */
export function serveDownloads(app: FastifyInstance, parts: AppParts, downloads: DownloadParts): void {
  const running = new RunningDownloads();
  app.addHook('preClose', async () => running.stop());
  app.route({
    method: ['GET', 'HEAD'],
    url: '/data/:export_name/:file_name',
    handler: async (request, reply) => {
      const begunMs = performance.now();
      const caller: Caller = { cost_units: 0, refund: () => undefined };
      let code: string | null = null;
      try {
        await answer(parts, downloads, running, request, reply, caller);
      } catch (thrown) {
        caller.refund();
        caller.cost_units = 0;
        code = isFault(thrown) ? thrown.code : 'INTERNAL_ERROR';
        answerFault(parts, request, reply, thrown, limitOf(caller));
      }
      record(parts, request, caller, { begunMs, status: reply.raw.statusCode, code });
      return reply;
    },
  });
}

async function answer(
  parts: AppParts,
  downloads: DownloadParts,
  running: RunningDownloads,
  request: FastifyRequest,
  reply: FastifyReply,
  caller: Caller,
): Promise<void> {
  const { published, file } = await findFile(downloads.exports, request);
  const holder = await admit(parts, downloads, request, file, caller);
  if (holder === undefined) return redirectToSignIn(parts, request, reply);
  const etag = `"${file.sha256}"`;
  const range = readRange(request.headers, file.bytes, etag);
  const headers = {
    ...baseHeaders(request.id, parts.baseUrl),
    ...limitOf(caller),
    'accept-ranges': 'bytes',
    // Only the client may keep the file, and must ask again: the account may have been closed since.
    'cache-control': 'private, no-cache',
    vary: 'X-API-Key, Cookie',
    etag,
  };
  if (isKnown(request.headers['if-none-match'], etag)) return sendEmpty(reply, 304, headers);
  if (range === 'unsatisfiable')
    return sendEmpty(reply, 416, { ...headers, 'content-range': `bytes */${file.bytes}`, 'content-length': 0 });
  const handle = await downloads.exports.open(published, file);
  if (handle === undefined) throw notFound();
  await sendFile({ handle, file, range, headers, request, reply, holder, running });
}

async function findFile(
  exports: PublishedExports,
  request: FastifyRequest,
): Promise<{ readonly published: PublishedExport; readonly file: ManifestFile }> {
  const { export_name = '', file_name = '' } = request.params as Readonly<Record<string, string>>;
  const published = await exports.find(export_name);
  const file = published?.manifest.files.find(({ name }) => name === file_name);
  if (published === undefined || file === undefined) throw notFound();
  return { published, file };
}

/** Charges the caller and returns whose download it is; undefined for a browser without a session. */
async function admit(
  { gate }: AppParts,
  downloads: DownloadParts,
  request: FastifyRequest,
  file: ManifestFile,
  caller: Caller,
): Promise<string | undefined> {
  const sent = request.headers['x-api-key'];
  if (sent === undefined) {
    const person = await downloads.findHolder(request);
    if (person !== undefined) return admitPerson(downloads, person, caller);
    if (request.headers.accept?.includes('text/html') === true) return undefined;
  }
  const key = Array.isArray(sent) ? sent.join(',') : sent;
  const decision = await gate.admit(key, { all: scopesOf(file) }, COST_UNITS, request.tick);
  const known = 'passed' in decision ? decision.passed : decision.refused;
  Object.assign(caller, { key_id: known.key_id, limit: known.limit });
  if ('refused' in decision) throw decision.refused.fault;
  const { passed } = decision;
  Object.assign(caller, { cost_units: COST_UNITS, refund: () => passed.refund() });
  return passed.key_id;
}

async function admitPerson(
  downloads: DownloadParts,
  { account_id, isActive }: SignedInHolder,
  caller: Caller,
): Promise<string> {
  if (!isActive)
    throw new Fault('ACCOUNT_UNAVAILABLE', 'Only active accounts may download files. Activate your account first.');
  const taken = await downloads.charge(account_id, COST_UNITS);
  caller.limit = taken;
  if (taken.admitted) {
    caller.cost_units = COST_UNITS;
    return account_id;
  }
  const wait = taken.retryAfterSeconds ?? taken.resetSeconds;
  throw new Fault('RATE_LIMITED', `Too many downloads in a short time. Wait ${wait} s and try again.`, {
    retryAfterSeconds: wait,
  });
}

function redirectToSignIn({ baseUrl }: AppParts, request: FastifyRequest, reply: FastifyReply): void {
  const headers = { ...baseHeaders(request.id, baseUrl), 'cache-control': 'no-store', location: '/account/sign-in' };
  sendEmpty(reply, 303, { ...headers, 'content-length': 0 });
}

function limitOf({ limit, cost_units }: Caller): Headers {
  return limit === undefined ? {} : limitHeaders(limit, cost_units);
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}

function sendEmpty(reply: FastifyReply, status: number, headers: Headers): void {
  reply.hijack();
  reply.raw.writeHead(status, listHeaders(headers)).end();
}

const MEDIA_TYPES = {
  parquet: 'application/vnd.apache.parquet',
  csv: 'text/csv; charset=utf-8; header=present',
  sqlite: 'application/vnd.sqlite3',
} as const;

interface FileResponse {
  readonly handle: FileHandle;
  readonly file: ManifestFile;
  readonly range: Exclude<ByteRange, 'unsatisfiable'>;
  readonly headers: Headers;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly holder: string;
  readonly running: RunningDownloads;
}

async function sendFile(response: FileResponse): Promise<void> {
  const { handle, file, range, headers, request, reply, holder, running } = response;
  const { start, end } = range ?? { start: 0, end: file.bytes - 1 };
  const all = {
    ...headers,
    'content-type': MEDIA_TYPES[file.format],
    'content-disposition': `attachment; filename="${file.name}"`,
    'content-length': end - start + 1,
    ...(range === undefined ? {} : { 'content-range': `bytes ${start}-${end}/${file.bytes}` }),
  };
  try {
    if (request.method === 'HEAD' || file.bytes === 0) return sendEmpty(reply, range === undefined ? 200 : 206, all);
    await running.run(holder, request.raw.socket, async (signal) => {
      reply.hijack();
      reply.raw.writeHead(range === undefined ? 200 : 206, listHeaders(all));
      const stream = handle.createReadStream({ start, end, autoClose: false, highWaterMark: PIECE_BYTES });
      // A client that disconnects is not an error; it continues later with a range.
      await pipeline(stream, reply.raw, { signal }).catch(() => reply.raw.destroy());
    });
  } finally {
    await handle.close();
  }
}

// Large enough that reading costs little, small enough for many downloads at once.
const PIECE_BYTES = 262_144;

function notFound(): Fault {
  return new Fault('ROUTE_NOT_FOUND', 'There is no such file. /data lists all exports and their files.');
}

/** Counts the request, and adds it to the activity of the key. */
function record(
  { activity, meter }: AppParts,
  request: FastifyRequest,
  { key_id, cost_units }: Caller,
  { begunMs, status, code }: { readonly begunMs: number; readonly status: number; readonly code: string | null },
): void {
  const latency_us = Math.round((performance.now() - begunMs) * 1_000);
  const call = { request_id: request.id, operation_id: OPERATION_ID, status, code, cost_units, latency_us };
  meter.record(call);
  if (key_id !== undefined) activity.record({ key_id, ...call });
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { createVouchedAccount, suspendAccount } from '#access/accounts.ts';
import type { Call } from '#access/activity.ts';
import { EXPLORER_UNITS_PER_MINUTE, createExplorer } from '#access/explorer.ts';
import { createGate } from '#access/gate.ts';
import { KEYLESS_UNITS_PER_MINUTE, createKeylessLimit } from '#access/keyless-limit.ts';
import { createKey } from '#access/keys.ts';
import { createBuckets } from '#access/limits.ts';
import type { Buckets } from '#access/limits.ts';
import { SetClock } from '#base/clock.ts';
import { silentLog } from '#base/log.ts';
import type { Log, LogFields } from '#base/log.ts';
import { todayInKarachi } from '#domain/dates.ts';
import { SCOPES } from '#domain/vocabularies.ts';
import type { Scope } from '#domain/vocabularies.ts';
import { createApp } from '#http/app.ts';
import { ConnectionLimits } from '#http/connection-limits.ts';
import { createRequestMeter } from '#http/metrics.ts';
import type { AppParts } from '#http/app-parts.ts';
import { openArchive } from '#ingest/archive.ts';
import { ingestDocument } from '#ingest/run.ts';
import { listPages } from '#portal/list-pages.ts';
import { openFactReader } from '#reads/fact-view.ts';
import { readStatus } from '#reads/read-status.ts';
import { openAccess, openFacts } from '#store/database.ts';
import type { FactDatabase } from '#store/database.ts';
import { commitFacts } from '../../support/fact-rows.ts';
import { placeStore, readFacts } from '../../support/new-stores.ts';
import { SAMPLE_FACTS, SAMPLE_REPORTS } from './sample-facts.ts';

export const NOW = '2026-01-06T08:30:00Z';
export const BASE_URL = 'https://funds.example.test';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly parts: AppParts;
  readonly clock: SetClock;
  readonly facts: FactDatabase;
  /** A key with all scopes. */
  readonly key: string;
  /** Log entries, message and fields as one text each. */
  readonly logged: string[];
  /** Recorded activity. */
  readonly calls: readonly Call[];
  /** Number of calls to the limiter: to take units, and only to read. */
  readonly limiter: { readonly takes: number; readonly peeks: number };
  /** Creates another key with these scopes. */
  createKey(scopes: readonly Scope[], expires_at?: number): Promise<string>;
  /** Suspends the account of `key`. */
  suspendAccount(): Promise<void>;
  /** A second node: separate memory, same store and secret. */
  createNode(): Promise<FastifyInstance>;
  /** Sends a request: GET by default, with the key unless headers are given. */
  ask(path: string, options?: AskOptions): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

export interface AskOptions {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS' | 'PATCH';
  readonly headers?: Record<string, string>;
  readonly key?: string | null;
  readonly body?: unknown;
  /** Client address; default: this machine. */
  readonly from?: string;
}

/** The proxies that the test app trusts. */
const PROXIES = ['10.0.0.0/24'];

// The tests send thousands of requests; tests of the limit set their own capacity.
const PLENTY = 600_000;

/** Imported once in this process, for all apps of all test files. */
let sampleStore: Promise<Uint8Array> | undefined;

async function addSampleFacts(facts: FactDatabase): Promise<void> {
  const archive = mkdtempSync(join(tmpdir(), 'mfds-http-'));
  const ingest = { facts, archive: openArchive(archive), clock: new SetClock(NOW), log: silentLog };
  await commitFacts(facts, SAMPLE_FACTS);
  for (const file of SAMPLE_REPORTS)
    await ingestDocument(ingest, {
      source: 'fmr',
      bytes: Buffer.from(file),
      origin: 'sample-report.json',
      url: null,
      is_partial: false,
    });
  rmSync(archive, { recursive: true, force: true });
}

/** The real service on real SQLite files; only the clock is set. */
export async function createTestApp(
  options: { readonly unitsPerMinute?: number; readonly wrap?: (parts: AppParts) => AppParts } = {},
): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'mfds-http-'));
  const clock = new SetClock(NOW);
  // Facts are written on a separate connection, as by an import; each node reads on its own.
  sampleStore ??= readFacts(addSampleFacts);
  const place = placeStore(folder, 'facts', await sampleStore);
  const facts = await openFacts(place);
  const opened: { close(): Promise<void> }[] = [facts];
  const database = await openAccess(placeStore(folder, 'access'));
  const access = { database, keysSecret: 'the secret of keys', clock };
  const account = await createVouchedAccount(access, 'client@example.test', { by: 'a test', reason: 'it needs a key' });
  const limiter = { takes: 0, peeks: 0 };
  const buckets = countCalls(createBuckets(options.unitsPerMinute ?? PLENTY), limiter);
  // Never refills, so that slow machines do not affect the result.
  const explorers = createBuckets(EXPLORER_UNITS_PER_MINUTE, { nanoseconds: () => 0 });
  const clients = createBuckets(KEYLESS_UNITS_PER_MINUTE, { nanoseconds: () => 0 });
  const logged: string[] = [];
  const calls: Call[] = [];
  const createParts = async (): Promise<AppParts> => {
    const readFrom = await openFacts(place);
    opened.push(readFrom);
    const reader = openFactReader(readFrom, 'the secret of cursors');
    const parts: AppParts = {
      unitsPerMinute: options.unitsPerMinute ?? PLENTY,
      reader,
      clock,
      meter: createRequestMeter(),
      activity: { record: (call) => void calls.push(call) },
      log: keepingLog(logged),
      baseUrl: BASE_URL,
      trustedProxies: PROXIES,
      secret: 'the secret of tags',
      isTimed: false,
      isFastPath: true,
      connections: new ConnectionLimits({ most: 4_096, mostPerClient: 4_096, trustedProxies: PROXIES }),
      gate: createGate({ ...access, buckets }),
      explorer: createExplorer({ secret: 'the secret of sessions', clock, clients: explorers }),
      keylessLimit: createKeylessLimit(clients),
      status: async () => reader.answer((view) => readStatus(view, todayInKarachi(clock.now()))),
      sampleProgress: async () => null,
      pages: listPages({
        reader,
        clock,
        unitsPerMinute: options.unitsPerMinute ?? PLENTY,
        pictures: undefined,
        contact: undefined,
        exports: undefined,
      }),
    };
    return options.wrap?.(parts) ?? parts;
  };
  // Each further key gets a new account, because one account may have 20 keys.
  let keys = 0;
  const newKey = async (scopes: readonly Scope[], expires_at: number | null = null): Promise<string> => {
    const { email } =
      keys === 0
        ? account
        : await createVouchedAccount(access, `client-${keys}@example.test`, { by: 'a test', reason: 'it needs a key' });
    keys += 1;
    return (await createKey(access, email, { name: 'test', scopes, expires_at })).key;
  };
  const key = await newKey(SCOPES);
  const parts = await createParts();
  const app = createApp(parts);
  return {
    app,
    parts,
    clock,
    facts,
    key,
    logged,
    calls,
    limiter,
    createKey: newKey,
    suspendAccount: async () => void (await suspendAccount(access, account.email)),
    createNode: async () => createApp(await createParts()),
    ask: (path, { method = 'GET', headers = {}, key: asked = key, body, from = '127.0.0.1' } = {}) =>
      app.inject({
        method,
        url: path,
        remoteAddress: from,
        headers: {
          ...(asked === null ? {} : { 'x-api-key': asked }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined
          ? {}
          : { payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body) }),
      }),
    async close() {
      await app.close();
      await parts.reader.close();
      await Promise.all(opened.map((connection) => connection.close()));
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function keepingLog(lines: string[]): Log {
  const keep = (message: string, fields?: LogFields): void => void lines.push(`${message} ${JSON.stringify(fields)}`);
  return { info: keep, warn: keep, error: keep };
}

function countCalls(buckets: Buckets, calls: { takes: number; peeks: number }): Buckets {
  return {
    take(keyId, costUnits) {
      calls.takes += 1;
      return buckets.take(keyId, costUnits);
    },
    peek(keyId) {
      calls.peeks += 1;
      return buckets.peek(keyId);
    },
    refund: (keyId, costUnits) => buckets.refund(keyId, costUnits),
  };
}

import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeEach, describe, expect } from 'vitest';
import { documentOf, makeInstallation } from '../../cli/run-mfds.ts';
import type { Ran } from '../../cli/run-mfds.ts';
import { createAnswerJudge } from '../../support/answer-judge.ts';
import type { Answer, AnswerJudge } from '../../support/answer-judge.ts';
import { makePostgresDatabase, NO_POSTGRES } from '../../support/postgres.ts';
import { copySampleInstallation } from '../../support/sample-installation.ts';
import { startServing } from '../../support/serving.ts';
import { NO_VALKEY, VALKEY_URL } from '../../support/valkey.ts';

/** The prefix that the contract abbreviates as `MF`. */
export const MF = '/v1/mutual-funds';

export interface Call {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  /** Null sends no key. */
  readonly key?: string | null;
  /** Sent as JSON unless it is a string. */
  readonly body?: unknown;
}

export interface Called extends Answer {
  readonly body: Body;
}

/** A parsed body; the test declares the type of `data`. */
export interface Body {
  readonly data: never;
  readonly meta: Meta;
  readonly code: string | undefined;
  readonly detail: string | undefined;
  readonly errors?: readonly { readonly location: string; readonly message: string; readonly type: string }[];
  readonly [member: string]: unknown;
}

export interface Meta {
  readonly request_id: string;
  readonly generated_at: string;
  readonly data_as_of: string | null;
  readonly data_freshness_days: number | null;
  readonly next_cursor?: string | null;
  readonly missing_funds?: readonly string[];
  readonly page?: number;
  readonly per_page?: number;
  readonly has_next?: boolean;
  readonly total_pages?: number;
}

export interface Service {
  readonly address: string;
  /** A key with all scopes. */
  readonly key: string;
  readonly judge: AnswerJudge;
  /** Sends a request and checks the response against the service's own OpenAPI description. */
  call(path: string, call?: Call): Promise<Called>;
  /** Returns `data` of a 200 response. */
  read<Data>(path: string, call?: Call): Promise<Data>;
  /** Returns status, code and `location type` of each error. */
  refusal(path: string, call?: Call): Promise<string>;
}

/** A service with its own installation, which the suite fills and administers. */
export interface OwnService extends Service {
  readonly dataDir: string;
  mfds(args: readonly string[]): Promise<Ran>;
  /** Writes a document to a file and imports it; returns the exit code. */
  ingest(kind: string, name: string, text: string, ...options: readonly string[]): Promise<number | null>;
  newKey(...scopes: readonly string[]): Promise<string>;
  /** Starts another process with the same store and its own data directory. */
  startNode(): Promise<Service>;
}

type Store = 'SQLite' | 'PostgreSQL';

const RUNNING = { baseUrl: process.env['MFDS_TEST_BASE_URL'], key: process.env['MFDS_TEST_KEY'] };

// The suites send more requests than a client may; tests of the limit set their own.
export const PLENTY = '600000';

/**
 * Declares the same rules for each store. Without a reachable PostgreSQL its tests are skipped, and the run prints the
 * reason.
 */
export function eachStore(declare: (store: Store) => void): void {
  describe('over SQLite', () => {
    declare('SQLite');
  });
  describe('over PostgreSQL', () => {
    beforeEach((context) => {
      context.skip(NO_POSTGRES !== undefined, NO_POSTGRES);
    });
    declare('PostgreSQL');
  });
}

/**
 * Declares read-only rules: for the sample in each store, or for the running service of MFDS_TEST_BASE_URL and
 * MFDS_TEST_KEY.
 */
export function eachReadService(declare: (service: Service) => void): void {
  const { baseUrl, key } = RUNNING;
  if (baseUrl === undefined) return eachStore((store) => declare(sampleService(store)));
  if (key === undefined)
    throw new Error('MFDS_TEST_BASE_URL names a running service: give a key of it with all scopes in MFDS_TEST_KEY');
  describe(`of ${baseUrl}`, () => {
    declare(serviceOf(async () => connect(baseUrl.replace(/\/+$/, ''), key, 'waits')));
  });
}

function sampleService(store: Store): Service {
  return serviceOf(async (keep) => {
    const sample = await copySampleInstallation();
    keep(sample.remove);
    const env = await openStore(store, keep);
    const { MFDS_DATABASE_URL: url } = env;
    if (url !== undefined) {
      expect(
        await makeInstallation(sample.dataDir)(['migrate-store', `sqlite:${sample.dataDir}`, url, '--json']),
      ).toMatchObject({ code: 0 });
      for (const file of globSync(join(sample.dataDir, '*.sqlite*'))) rmSync(file);
    }
    const served = await startServing(sample.dataDir, { ...env, MFDS_LIMIT_UNITS_PER_MINUTE: PLENTY }, keep);
    return connect(served.address, sample.key);
  });
}

/** A service on an empty installation; `settings` also apply to its commands. */
export function ownService(store: Store, settings: Readonly<Record<string, string>> = {}): OwnService {
  return serviceOf(async (keep) => {
    const folder = mkdtempSync(join(tmpdir(), 'mfds-blackbox-'));
    keep(() => rmSync(folder, { recursive: true, force: true }));
    const dataDir = join(folder, 'data');
    const env = {
      MFDS_LIMIT_UNITS_PER_MINUTE: PLENTY,
      MFDS_SAMPLE: 'off',
      ...(await openStore(store, keep)),
      ...settings,
    };
    const run = makeInstallation(dataDir);
    const mfds = async (args: readonly string[]): Promise<Ran> => run(args, env);
    let accounts = 0;
    const newKey = async (...scopes: readonly string[]): Promise<string> => {
      accounts += 1;
      const ran = await mfds([
        'keys',
        'create',
        '--account',
        `client-${accounts}@example.com`,
        '--name',
        'blackbox',
        '--scopes',
        scopes.length === 0 ? 'all' : scopes.join(','),
        '--json',
      ]);
      return String(documentOf(ran)['key']);
    };
    const key = await newKey();
    const served = await startServing(dataDir, env, keep);
    return {
      ...(await connect(served.address, key)),
      dataDir,
      mfds,
      newKey,
      startNode: async () => connect((await startServing(join(folder, 'node'), env, keep)).address, key),
      async ingest(kind, name, text, ...more) {
        writeFileSync(join(folder, name), text);
        return (await mfds(['ingest', kind, join(folder, name), '--json', ...more])).code;
      },
    };
  });
}

type Keep = (end: () => unknown) => void;

/**
 * Settings that select a new store. With PostgreSQL, limits are shared through Valkey if it is reachable, as with
 * several nodes.
 */
async function openStore(store: Store, keep: Keep): Promise<Readonly<Record<string, string>>> {
  if (store === 'SQLite') return {};
  const { url, remove } = await makePostgresDatabase();
  keep(remove);
  return { MFDS_DATABASE_URL: url, ...(NO_VALKEY === undefined ? { MFDS_VALKEY_URL: VALKEY_URL } : {}) };
}

/** Starts with the first test that uses it. After the last test its resources are released in reverse order. */
function serviceOf<Part extends Service>(start: (keep: Keep) => Promise<Part>): Part {
  let starting: Promise<Part> | undefined;
  let service: Part | undefined;
  const endings: (() => unknown)[] = [];
  beforeEach(async () => {
    starting ??= start((end) => void endings.unshift(end));
    service = await starting;
  });
  afterAll(async () => {
    for (const end of endings) await end();
  });
  return deferred(() => service);
}

/** Test files refer to their service before it runs. */
function deferred<Part extends object>(find: () => Part | undefined): Part {
  return new Proxy({} as Part, {
    get(_target, name) {
      const part = find();
      if (part === undefined) throw new Error('the service is started before the tests, not before the file is read');
      return Reflect.get(part, name) as unknown;
    },
  });
}

/** `waits`: repeats a request rejected with 429 after Retry-After, for services with a normal limit. */
async function connect(address: string, key: string, atLimit: 'tells' | 'waits' = 'tells'): Promise<Service> {
  const judge = createAnswerJudge(await (await fetch(`${address}/openapi.json`)).text());
  const call = async (path: string, options: Call = {}): Promise<Called> => {
    const { method = 'GET', headers = {}, key: asked = key, body } = options;
    const response = await fetch(address + path, {
      method,
      headers: {
        ...(asked === null ? {} : { 'x-api-key': asked }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    if (response.status === 429 && atLimit === 'waits') {
      await sleep(Number(response.headers.get('retry-after')) * 1_000);
      return call(path, options);
    }
    const answer = { status: response.status, headers: response.headers, text: await response.text() };
    if (path.startsWith('/v1/'))
      expect(
        judge.judge(method, path, answer),
        `${method} ${path} answered ${answer.status}: ${answer.text.slice(0, 300)}`,
      ).toEqual([]);
    return {
      ...answer,
      body: (/json/.test(answer.headers.get('content-type') ?? '') && answer.text !== ''
        ? JSON.parse(answer.text)
        : {}) as Body,
    };
  };
  return {
    address,
    key,
    judge,
    call,
    async read(path: string, options?: Call) {
      const { status, body } = await call(path, options);
      expect(status, `${path}: ${body.detail}`).toBe(200);
      return body.data;
    },
    async refusal(path, options) {
      const { status, body } = await call(path, options);
      return [
        status,
        ...(body.code === undefined ? [] : [body.code]),
        ...(body.errors ?? []).map(({ location, type }) => `${location} ${type}`),
      ].join(' ');
    },
  };
}

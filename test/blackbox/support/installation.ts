import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { documentOf, makeInstallation } from '../../cli/run-mfds.ts';
import type { Ran } from '../../cli/run-mfds.ts';
import { createAnswerJudge } from '../../support/answer-judge.ts';
import type { Answer, AnswerJudge } from '../../support/answer-judge.ts';
import { copySampleInstallation, SAMPLE_MILLISECONDS } from '../../support/sample-installation.ts';
import { startServing } from '../../support/serving.ts';

/** Where the contract has `MF`. */
export const MF = '/v1/mutual-funds';

export interface Call {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  /** Null sends none. */
  readonly key?: string | null;
  /** Sent as JSON unless it is a text. */
  readonly body?: unknown;
}

export interface Called extends Answer {
  readonly body: Body;
}

/** A parsed body; a test names the shape of `data` it expects. */
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
  /** Asks, and proves the answer against the service's own description, whatever the test looks at. */
  call(path: string, call?: Call): Promise<Called>;
  /** `data` of a 200. */
  read<Data>(path: string, call?: Call): Promise<Data>;
  /** Status, code and `location type` of each error. */
  refusal(path: string, call?: Call): Promise<string>;
}

/** A service with an installation of its own, which the suite fills and commands. */
export interface OwnService extends Service {
  readonly data_dir: string;
  mfds(args: readonly string[]): Promise<Ran>;
  /** Writes a document and takes it in; the code of the exit. */
  ingest(kind: string, name: string, text: string, ...options: readonly string[]): Promise<number | null>;
  newKey(...scopes: readonly string[]): Promise<string>;
}

const RUNNING = { base_url: process.env['MFDS_TEST_BASE_URL'], key: process.env['MFDS_TEST_KEY'] };
export const IS_FOREIGN = RUNNING.base_url !== undefined;

// The suite asks more often than a client may; the tests of the limit say their own.
const PLENTY = '600000';

/** The service over the sample, or the running one that MFDS_TEST_BASE_URL and MFDS_TEST_KEY name. Tests that share it only read. */
export function readService(): Service {
  let service: Service | undefined;
  beforeAll(async () => {
    if (RUNNING.base_url !== undefined) {
      service = await connect(RUNNING.base_url.replace(/\/+$/, ''), RUNNING.key ?? '');
      return undefined;
    }
    const { data_dir, key, remove } = await copySampleInstallation();
    let end = async (): Promise<void> => undefined;
    const served = await startServing(data_dir, { MFDS_LIMIT_UNITS_PER_MINUTE: PLENTY }, (ending) => void (end = ending));
    service = await connect(served.address, key);
    return async () => {
      await end();
      remove();
    };
  }, SAMPLE_MILLISECONDS);
  return deferred(() => service);
}

/** The service over an installation of the suite's own: empty, or the sample. */
export function ownService(options: { readonly sample?: boolean; readonly env?: Readonly<Record<string, string>> } = {}): OwnService {
  let service: OwnService | undefined;
  const endings: (() => unknown)[] = [];
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mfds-blackbox-'));
    endings.push(() => rmSync(folder, { recursive: true, force: true }));
    const sample = options.sample === true ? await copySampleInstallation() : undefined;
    if (sample !== undefined) endings.push(sample.remove);
    const data_dir = sample?.data_dir ?? join(folder, 'data');
    const mfds = makeInstallation(data_dir);
    let accounts = 0;
    const newKey = async (...scopes: readonly string[]): Promise<string> => {
      accounts += 1;
      const ran = await mfds(['keys', 'create', '--account', `client-${accounts}@example.com`, '--name', 'blackbox', '--scopes', scopes.length === 0 ? 'all' : scopes.join(','), '--json']);
      return String(documentOf(ran)['key']);
    };
    const key = sample?.key ?? (await newKey());
    const served = await startServing(data_dir, { MFDS_LIMIT_UNITS_PER_MINUTE: PLENTY, MFDS_SAMPLE: 'off', ...options.env }, (end) => endings.unshift(end));
    service = {
      ...(await connect(served.address, key)),
      data_dir, mfds, newKey,
      async ingest(kind, name, text, ...more) {
        writeFileSync(join(folder, name), text);
        return (await mfds(['ingest', kind, join(folder, name), '--json', ...more])).code;
      },
    };
  }, SAMPLE_MILLISECONDS);
  afterAll(async () => {
    for (const end of endings) await end();
  });
  return deferred(() => service);
}

/** Test files name their service before it runs. */
function deferred<Part extends object>(find: () => Part | undefined): Part {
  return new Proxy({} as Part, {
    get(_target, name) {
      const part = find();
      if (part === undefined) throw new Error('the service is started before the tests, not before the file is read');
      return Reflect.get(part, name) as unknown;
    },
  });
}

async function connect(address: string, key: string): Promise<Service> {
  const judge = createAnswerJudge(await (await fetch(`${address}/openapi.json`)).text());
  const call = async (path: string, { method = 'GET', headers = {}, key: asked = key, body }: Call = {}): Promise<Called> => {
    const response = await fetch(address + path, {
      method,
      headers: { ...(asked === null ? {} : { 'x-api-key': asked }), ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const answer = { status: response.status, headers: response.headers, text: await response.text() };
    if (path.startsWith('/v1/')) expect(judge.judge(method, path, answer), `${method} ${path} answered ${answer.status}: ${answer.text.slice(0, 300)}`).toEqual([]);
    return { ...answer, body: (/json/.test(answer.headers.get('content-type') ?? '') && answer.text !== '' ? JSON.parse(answer.text) : {}) as Body };
  };
  return {
    address, key, judge, call,
    async read(path: string, options?: Call) {
      const { status, body } = await call(path, options);
      expect(status, `${path}: ${body.detail}`).toBe(200);
      return body.data;
    },
    async refusal(path, options) {
      const { status, body } = await call(path, options);
      return [status, ...(body.code === undefined ? [] : [body.code]), ...(body.errors ?? []).map(({ location, type }) => `${location} ${type}`)].join(' ');
    },
  };
}

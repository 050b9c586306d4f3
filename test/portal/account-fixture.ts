import { hash } from 'node:crypto';
import Fastify from 'fastify';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { expect, onTestFinished } from 'vitest';
import type { Access } from '#access/accounts.ts';
import type { PasswordHashing } from '#access/better-auth-adapter.ts';
import { createBuckets } from '#access/limits.ts';
import type { Buckets } from '#access/limits.ts';
import { createLogins } from '#access/logins.ts';
import type { Email, Mail } from '#access/mail.ts';
import { SetClock } from '#base/clock.ts';
import { silentLog } from '#base/log.ts';
import type { ExampleValues } from '#reads/example-values.ts';
import { serveAccount } from '#portal/account/serve-account.ts';
import { openAccess } from '#store/database.ts';
import type { DatabaseLocation } from '#store/database-location.ts';
import { placeStore } from '../support/new-stores.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

export const PASSWORD = 'green kettle on Tuesday';

/** The account pages with a real database; emails are collected in `emails`. */
export interface AccountFixture {
  readonly app: FastifyInstance;
  readonly access: Access & { readonly clock: SetClock };
  readonly emails: Email[];
  /** The buckets of keys. */
  readonly buckets: Buckets;
  /** Waits for all requested emails. */
  idle(): Promise<void>;
  /** A browser with its own cookies and address. */
  browser(address?: string): Browser;
}

export interface Browser {
  readonly cookies: Map<string, string>;
  get(path: string): Promise<LightMyRequestResponse>;
  /** Submits a form as the portal's page does, unless other headers are given. */
  post(
    path: string,
    form?: Readonly<Record<string, string | readonly string[]>>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<LightMyRequestResponse>;
  /** Signs up, opens the link and sets the password; returns signed in. */
  join(email: string, password?: string): Promise<void>;
}

export const QUICK_HASHING: PasswordHashing = {
  hash: async (password) => hash('sha256', password),
  verify: async (data) => data.hash === hash('sha256', data.password),
};

interface Options {
  readonly place?: DatabaseLocation;
  readonly baseUrl?: string;
  readonly mail?: Mail;
  /** `library` hashes with the settings of the service, which takes a tenth of a second per password. */
  readonly hashing?: 'library' | 'quick' | PasswordHashing;
  readonly examples?: () => Promise<ExampleValues>;
}

export async function openAccountFixture({
  place = placeStore(temporaryFolder(), 'access'),
  baseUrl = 'https://funds.example.test',
  mail,
  hashing = 'quick',
  examples = async () => ({}),
}: Options = {}): Promise<AccountFixture> {
  const database = await openAccess(place);
  const clock = new SetClock(new Date());
  const access = { database, keysSecret: 'the secret of keys', clock };
  const emails: Email[] = [];
  const buckets = createBuckets(600);
  const logins = createLogins({
    access,
    mail: mail ?? (async (email) => void emails.push(email)),
    log: silentLog,
    secret: 'the secret of sessions, long enough for all',
    baseUrl: () => baseUrl,
    ...(hashing === 'library' ? {} : { hashing: hashing === 'quick' ? QUICK_HASHING : hashing }),
  });
  const app = Fastify({ trustProxy: ['127.0.0.1', '10.0.0.0/24'], routerOptions: { querystringParser: () => ({}) } });
  serveAccount(app, { access, buckets, logins, baseUrl: () => baseUrl, examples });
  onTestFinished(async () => {
    await logins.idle();
    await app.close();
    await database.close();
  });
  return {
    app,
    access,
    emails,
    buckets,
    idle: () => logins.idle(),
    browser: (address = '203.0.113.7') => openBrowser(app, address, emails, () => logins.idle(), baseUrl),
  };
}

function openBrowser(
  app: FastifyInstance,
  address: string,
  emails: readonly Email[],
  idle: () => Promise<void>,
  baseUrl: string,
): Browser {
  const cookies = new Map<string, string>();
  const ask = async (
    method: 'GET' | 'POST',
    url: string,
    headers: Readonly<Record<string, string>>,
    payload?: string,
  ): Promise<LightMyRequestResponse> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await app.inject({
      method,
      url,
      remoteAddress: address,
      headers: {
        host: new URL(baseUrl).host,
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
        ...(cookie === '' ? {} : { cookie }),
        ...headers,
      },
      ...(payload === undefined ? {} : { payload }),
    });
    for (const { name, value, maxAge } of response.cookies) {
      if (maxAge === 0 || value === '') cookies.delete(name);
      else cookies.set(name, encodeURIComponent(value));
    }
    return response;
  };
  const browser: Browser = {
    cookies,
    get: (path) => ask('GET', path, {}),
    post(path, form = {}, headers = { 'sec-fetch-site': 'same-origin' }) {
      const fields = new URLSearchParams(
        Object.entries(form).flatMap(([name, value]): [string, string][] =>
          [value].flat().map((one): [string, string] => [name, one]),
        ),
      );
      return ask('POST', path, { 'content-type': 'application/x-www-form-urlencoded', ...headers }, fields.toString());
    },
    async join(email, password = PASSWORD) {
      expect((await browser.post('/account/sign-up', { email })).statusCode).toBe(200);
      await idle();
      const answer = await browser.post('/account/password', { token: tokenOf(emails.at(-1)), password });
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/account']);
    },
  };
  return browser;
}

/** The token in the link of an email. */
export function tokenOf(email: Email | undefined): string {
  return new URL(email?.link ?? 'https://no-link.example').searchParams.get('token') ?? '';
}

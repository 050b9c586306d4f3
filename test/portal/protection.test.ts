import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createOutbox } from '#access/mail.ts';
import { checkPassword } from '#access/passwords.ts';
import { silentLog } from '#base/log.ts';
import { sql } from '#store/kysely.ts';
import { PASSWORD, openAccountFixture } from './account-fixture.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const EMAIL = 'sara@example.com';

describe('the session cookie', () => {
  it('the session cookie is bound to this host and https, invisible to scripts and not sent by forms of other sites', async () => {
    const fixture = await openAccountFixture();
    const sara = fixture.browser();
    await sara.join(EMAIL);
    const answer = await sara.post('/account/sign-in', { email: EMAIL, password: PASSWORD });
    const header = [answer.headers['set-cookie']].flat().find((cookie) => cookie?.includes('mfds_session')) ?? '';
    expect(header).toMatch(/^__Host-mfds_session=[^;]{40,}/);
    for (const flag of ['Secure', 'HttpOnly', 'SameSite=Lax', 'Path=/']) expect(header).toContain(`; ${flag}`);
    expect(header).not.toContain('Domain=');
  });

  it('the session cookie has the same flags except Secure if the service runs over plain http', async () => {
    const fixture = await openAccountFixture({ baseUrl: 'http://127.0.0.1:8080' });
    const sara = fixture.browser();
    await sara.join(EMAIL);
    expect([...sara.cookies.keys()]).toEqual(['mfds_session']);
  });

  it('a changed, truncated or invented session cookie is rejected', async () => {
    const fixture = await openAccountFixture();
    const sara = fixture.browser();
    await sara.join(EMAIL);
    const [name = '', value = ''] = [...sara.cookies][0] ?? [];
    for (const forged of [
      value.replace(/^./, (first) => (first === 'a' ? 'b' : 'a')),
      value.slice(0, -4),
      'made.up',
      '',
    ]) {
      const thief = fixture.browser();
      thief.cookies.set(name, forged);
      expect((await thief.get('/account')).headers.location).toBe('/account/sign-in');
    }
  });
});

describe('account forms', () => {
  it.for([
    ['from a foreign site', { 'sec-fetch-site': 'cross-site' }],
    ['from a neighbouring host', { 'sec-fetch-site': 'same-site' }],
    ['with a foreign origin', { origin: 'https://evil.example' }],
    ['with an opaque origin', { origin: 'null' }],
    ['without a word on where it comes from', {}],
  ] as const)('a form %s has no effect', async ([, headers]) => {
    const fixture = await openAccountFixture();
    const answer = await fixture.browser().post('/account/sign-up', { email: EMAIL }, headers);
    await fixture.idle();
    expect([answer.statusCode, fixture.emails]).toEqual([403, []]);
  });

  it('a form of this site is accepted with either proof of its origin', async () => {
    const fixture = await openAccountFixture();
    expect(
      (await fixture.browser().post('/account/sign-up', { email: EMAIL }, { 'sec-fetch-site': 'same-origin' }))
        .statusCode,
    ).toBe(200);
    expect(
      (await fixture.browser().post('/account/sign-up', { email: EMAIL }, { origin: 'https://funds.example.test' }))
        .statusCode,
    ).toBe(200);
  });
});

describe('a page of the account', () => {
  it('an account page is not cached, has no inline script, cannot be framed and sends no referrer', async () => {
    const fixture = await openAccountFixture();
    const sara = fixture.browser();
    await sara.join(EMAIL);
    for (const path of ['/account', '/account/keys', '/account/activity', '/account/sign-in', '/terms']) {
      const { headers, body } = await sara.get(path);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      });
      const policy = String(headers['content-security-policy']);
      for (const rule of ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'"])
        expect(policy).toContain(rule);
      expect(policy).not.toContain('unsafe');
      expect(body).not.toMatch(/<script(?![^>]* src=)|\son\w+=|\sstyle=/);
    }
  });

  it('an account page shows typed text as text, never as markup', async () => {
    const fixture = await openAccountFixture();
    const answer = await fixture
      .browser()
      .post('/account/sign-in', { email: '"><script>alert(1)</script>', password: 'x' });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).not.toContain('<script>alert');
  });

  it('names of inherited object members are ordinary words in every form and address of the account pages', async () => {
    const fixture = await openAccountFixture();
    const sara = fixture.browser();
    await sara.join(EMAIL);
    for (const word of ['toString', 'constructor', '__proto__', 'hasOwnProperty', 'valueOf']) {
      const looks = [
        '/account',
        '/account/keys',
        '/account/keys/new',
        '/account/activity',
        '/account/close',
        '/account/password',
        '/account/sign-in',
        '/account/sign-up',
        '/account/reset',
        '/terms',
      ];
      for (const path of [
        ...looks.flatMap((page) => ['by', 'key', 'token', 'next', word].map((name) => `${page}?${name}=${word}`)),
        `/account/keys/${word}/revoke`,
      ]) {
        expect((await sara.get(path)).statusCode, path).toBeLessThan(500);
      }
      for (const path of [
        '/account/activate',
        '/account/change-password',
        '/account/sessions',
        '/account/keys',
        `/account/keys/${word}/rotate`,
        '/account/password',
        '/account/reset',
        '/account/sign-in',
      ]) {
        const form = Object.fromEntries(
          [
            'email',
            'password',
            'current',
            'next',
            'token',
            'session_id',
            'name',
            'scopes',
            'expires',
            'messaging_number',
            'intended_use',
            'terms_version',
            `x${word}`,
          ].map((name) => [name, word]),
        );
        const guest =
          path === '/account/sign-in' || path === '/account/reset'
            ? fixture.browser(`198.51.100.${word.length}`)
            : sara;
        expect((await guest.post(path, form)).statusCode, path).toBeLessThan(500);
        if (path === '/account/sessions') await sara.post('/account/sign-in', { email: EMAIL, password: PASSWORD });
      }
    }
    expect((await sara.get('/account/activity?by=toString')).body).toContain('Last 30 days');
  });

  it('redirects lead only to paths of this service', async () => {
    const fixture = await openAccountFixture();
    const answer = await fixture.browser().get('/account?next=https://evil.example');
    expect(answer.headers.location).toBe('/account/sign-in');
  });
});

describe('a password', () => {
  it.for([
    'short',
    'elevenchars',
    'passwordpassword',
    'QWERTYuiop123',
    '123456789012',
    'aaaaaaaaaaaaaa',
    'abcabcabcabc',
    'mutualfund2026!',
    'sara-example-1',
    `${'x1'.repeat(30)}yz!`,
    'x'.repeat(257),
  ])('the password %j is rejected', (password) => {
    expect(() => checkPassword(password, EMAIL)).toThrow(expect.objectContaining({ code: 'WEAK_PASSWORD' }) as Error);
  });

  it.for(['green kettle on Tuesday', '739104826157', 'سبز کیتلی منگل کو', '!)(*&^%$#@~`', ' leading and trailing '])(
    'the password %j is accepted unchanged',
    (password) => {
      expect(() => checkPassword(password, EMAIL)).not.toThrow();
    },
  );

  it('a password is verified exactly as typed', async () => {
    const fixture = await openAccountFixture({ hashing: 'library' });
    const sara = fixture.browser();
    await sara.join(EMAIL, ' Green Kettle, 64 characters and more, on a long Tuesday evening! ');
    for (const password of [
      'Green Kettle, 64 characters and more, on a long Tuesday evening!',
      ' green kettle, 64 characters and more, on a long tuesday evening! ',
    ]) {
      expect((await fixture.browser().post('/account/sign-in', { email: EMAIL, password })).statusCode).toBe(422);
    }
    const rows = JSON.stringify(await fixture.access.database.query.selectFrom('logins').selectAll().execute());
    expect(rows).not.toContain('Kettle');
    const {
      rows: [credential],
    } = await sql<{ password: string }>`select password from login_credentials`.execute(fixture.access.database.query);
    // A salt and 64 bytes of scrypt output; an unsalted digest would be shorter.
    expect(credential?.password).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
  });
});

it('without a mail server an email is a file readable only by its owner, and its link is logged', async () => {
  const folder = temporaryFolder();
  const lines: unknown[] = [];
  await createOutbox(join(folder, 'outbox'), { ...silentLog, info: (_message, fields) => lines.push(fields) })({
    to: EMAIL,
    subject: 'Hello',
    text: 'Open https://x.example/a',
    link: 'https://x.example/a',
  });
  const [name = ''] = readdirSync(join(folder, 'outbox'));
  const file = join(folder, 'outbox', name);
  expect(readFileSync(file, 'utf8')).toBe('To: sara@example.com\nSubject: Hello\n\nOpen https://x.example/a\n');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(lines).toEqual([{ to: EMAIL, subject: 'Hello', link: 'https://x.example/a', file }]);
});

import { describe, expect, it, vi } from 'vitest';
import type { TestContext } from 'vitest';
import { createAccount, findAccount, readAccount, suspendAccount } from '#access/accounts.ts';
import { forgiveAttempt, MOST_ATTEMPT_ROWS, takeAttempt } from '#access/attempts.ts';
import { createKey, listKeys } from '#access/keys.ts';
import type { Email } from '#access/mail.ts';
import { ENGINES, makePlace } from '../access/engines.ts';
import { PASSWORD, QUICK_HASHING, openAccountFixture, tokenOf } from './account-fixture.ts';
import type { AccountFixture } from './account-fixture.ts';

const EMAIL = 'sara@example.com';

describe.each(ENGINES)('sign-in on %s', (engine) => {
  const open = async (context: TestContext): Promise<AccountFixture> =>
    openAccountFixture({ place: await makePlace(engine, context) });

  it('a link proves the address, then the password is set, and signing in alone gives neither an active account nor a key', async (context) => {
    const fixture = await open(context);
    const sara = fixture.browser();
    expect((await sara.post('/account/sign-up', { email: ' Sara@Example.com ' })).body).toContain(
      'an e-mail with a link is on its way',
    );
    await fixture.idle();
    expect(await findAccount(fixture.access, EMAIL)).toBeUndefined();
    const token = tokenOf(fixture.emails[0]);
    expect((await sara.get(`/account/password?token=${token}`)).body).toContain(EMAIL);
    expect((await sara.post('/account/password', { token, password: PASSWORD })).headers.location).toBe('/account');
    expect(await readAccount(fixture.access, EMAIL)).toMatchObject({
      status: 'PENDING',
      email_verified_at: expect.any(Number) as number,
    });
    expect(await listKeys(fixture.access, EMAIL)).toEqual([]);
    expect((await sara.get('/account')).body).toContain('Activate your account');
    expect((await sara.get('/account/keys/new')).headers.location).toBe('/account');
    expect((await sara.post('/account/keys', { name: 'early', scopes: 'funds:read' })).statusCode).toBe(422);
    const again = fixture.browser();
    expect((await again.post('/account/sign-in', { email: EMAIL, password: PASSWORD })).headers.location).toBe(
      '/account',
    );
  });

  it('a closed account loses keys, password and sessions at once, and its address cannot sign up again', async (context) => {
    const fixture = await open(context);
    const sara = fixture.browser();
    await sara.join(EMAIL);
    await sara.post('/account/activate', {
      messaging_number: '+923001234567',
      intended_use: 'x',
      terms_version: '2026-11-22',
    });
    await createKey(fixture.access, EMAIL, { name: 'one', scopes: ['nav:read'], expires_at: null });
    expect((await sara.post('/account/close', { password: 'not this one at all' })).statusCode).toBe(422);
    expect((await sara.post('/account/close', { password: PASSWORD })).body).toContain('Your account is closed');
    expect(await readAccount(fixture.access, EMAIL)).toMatchObject({
      status: 'CLOSED',
      messaging_number: null,
      intended_use: null,
    });
    expect(await listKeys(fixture.access, EMAIL)).toMatchObject([{ status: 'REVOKED' }]);
    expect((await sara.get('/account')).headers.location).toBe('/account/sign-in');
    expect((await sara.post('/account/sign-in', { email: EMAIL, password: PASSWORD })).statusCode).toBe(422);
    await sara.post('/account/sign-up', { email: EMAIL });
    await fixture.idle();
    expect(fixture.emails.at(-1)).toMatchObject({
      link: undefined,
      subject: expect.stringContaining('closed') as string,
    });
  });
});

describe('an account', () => {
  it('the owner of an account that an operator created signs in through an emailed link', async () => {
    const fixture = await openAccountFixture();
    await createAccount(fixture.access, EMAIL);
    const sara = fixture.browser();
    await sara.post('/account/reset', { email: EMAIL });
    await fixture.idle();
    await sara.post('/account/password', { token: tokenOf(fixture.emails[0]), password: PASSWORD });
    expect((await sara.get('/account')).body).toContain(EMAIL);
  });

  it('activation is a separate step and requires number, use and terms', async () => {
    const fixture = await openAccountFixture();
    const sara = fixture.browser();
    await sara.join(EMAIL);
    const form = { messaging_number: '+92 300 1234567', intended_use: 'Compare funds', terms_version: '2026-11-22' };
    for (const missing of ['messaging_number', 'intended_use', 'terms_version'] as const) {
      const answer = await sara.post('/account/activate', { ...form, [missing]: '' });
      expect([missing, answer.statusCode]).toEqual([missing, 422]);
      expect(answer.body).toContain('role="alert"');
    }
    expect((await sara.post('/account/activate', form)).headers.location).toBe('/account/keys/new');
    expect(await readAccount(fixture.access, EMAIL)).toMatchObject({
      status: 'ACTIVE',
      messaging_number: '+923001234567',
      terms_version: '2026-11-22',
    });
  });
});

it('a refused activation keeps what was typed and puts the focus on the field that is wrong', async () => {
  const fixture = await openAccountFixture();
  const sara = fixture.browser();
  await sara.join(EMAIL);
  const form = { messaging_number: '0300 12', intended_use: 'Compare "funds"', terms_version: '2026-11-22' };
  const { body } = await sara.post('/account/activate', form);
  expect(body).toMatch(/<input[^>]*id="messaging_number"[^>]*value="0300 12"[^>]*aria-invalid="true" autofocus/);
  expect(body).toMatch(/aria-describedby="messaging_number-error messaging_number-hint"/);
  expect(body).toMatch(/id="messaging_number-error" role="alert">Expected a phone number such as 0300 1234567/);
  expect(body).toContain('value="Compare &quot;funds&quot;"');
  expect(body).toMatch(/<input[^>]*id="terms"[^>]*checked/);
  expect(body.match(/autofocus/g)).toHaveLength(1);
});

describe('links', () => {
  it('a link that the mail server does not accept at first is sent some moments later', async () => {
    const accepted: Email[] = [];
    let refusals = 1;
    const fixture = await openAccountFixture({
      mail: async (email) => {
        if (refusals-- > 0) throw new Error('the mail server restarts');
        accepted.push(email);
      },
    });
    await fixture.browser().post('/account/sign-up', { email: EMAIL });
    await fixture.idle();
    expect(accepted.map(({ to }) => to)).toEqual([EMAIL]);
  });

  it('an emailed link works once, and an older link expires when the newer is used', async () => {
    const fixture = await openAccountFixture();
    const sara = fixture.browser();
    await sara.post('/account/sign-up', { email: EMAIL });
    await sara.post('/account/sign-up', { email: EMAIL });
    await fixture.idle();
    const [older, newer] = fixture.emails.map(tokenOf);
    expect((await sara.post('/account/password', { token: newer ?? '', password: PASSWORD })).statusCode).toBe(303);
    for (const token of [newer, older, 'made-up', '']) {
      expect(
        (await sara.post('/account/password', { token: token ?? '', password: 'another green kettle' })).body,
      ).toContain('was already used');
    }
  });

  it('an emailed link expires after an hour', async () => {
    const fixture = await openAccountFixture();
    const sara = fixture.browser();
    await sara.post('/account/sign-up', { email: EMAIL });
    await fixture.idle();
    fixture.access.clock.advance(61 * 60_000);
    expect((await sara.get(`/account/password?token=${tokenOf(fixture.emails[0])}`)).body).toContain('has expired');
  });

  it('emailed links are stored so that a reader of the database cannot use them', async () => {
    const fixture = await openAccountFixture();
    await fixture.browser().post('/account/sign-up', { email: EMAIL });
    await fixture.idle();
    const rows = JSON.stringify(await fixture.access.database.query.selectFrom('login_proofs').selectAll().execute());
    expect(tokenOf(fixture.emails[0]).length).toBeGreaterThanOrEqual(24);
    expect(rows).not.toContain(tokenOf(fixture.emails[0]));
  });
});

describe('no disclosure whether an address has an account', () => {
  it('the portal pages and their timing do not reveal whether an address has an account', async () => {
    const sent: string[] = [];
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const fixture = await openAccountFixture({
      mail: async ({ to }) => {
        sent.push(to);
        await held;
      },
    });
    await createAccount(fixture.access, EMAIL);
    const stranger = fixture.browser();
    // The responses do not wait for the emails, which are blocked here.
    for (const path of ['/account/sign-up', '/account/reset'] as const) {
      const [known, unknown] = [
        await stranger.post(path, { email: EMAIL }),
        await stranger.post(path, { email: 'nobody@example.com' }),
      ];
      expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    }
    release();
    await fixture.idle();
    expect(sent).toEqual([EMAIL, 'nobody@example.com', EMAIL, 'nobody@example.com']);
  });

  it('a failed sign-in does not reveal whether the password, the password setup or the account is missing', async () => {
    const fixture = await openAccountFixture();
    await fixture.browser().join(EMAIL);
    await createAccount(fixture.access, 'operator-made@example.com');
    const stranger = fixture.browser();
    const bodies = new Set<string>();
    for (const email of [EMAIL, 'operator-made@example.com', 'nobody@example.com']) {
      const answer = await stranger.post('/account/sign-in', { email, password: 'a guess of theirs' });
      expect(answer.statusCode).toBe(422);
      bodies.add(answer.body.replace(email, ''));
    }
    expect(bodies.size).toBe(1);
  });
});

describe.each(ENGINES)('sign-in limits on %s', (engine) => {
  const open = async (context: TestContext): Promise<AccountFixture> =>
    openAccountFixture({ place: await makePlace(engine, context) });
  const guess = async (fixture: AccountFixture, from: string, email = EMAIL) =>
    fixture.browser(from).post('/account/sign-in', { email, password: 'a guess of theirs' });

  it('sign-ins for one address from one network have growing waits, stated on the page, whether or not the account exists', async (context) => {
    const fixture = await open(context);
    await fixture.browser().join(EMAIL);
    for (const email of [EMAIL, 'nobody@example.com']) {
      for (let tries = 0; tries < 5; tries += 1)
        expect((await guess(fixture, '198.51.100.9', email)).statusCode).toBe(422);
      const waits: number[] = [];
      for (let round = 0; round < 8; round += 1) {
        const refused = await guess(fixture, '198.51.100.9', email);
        expect(refused.statusCode).toBe(429);
        expect(refused.body).toMatch(/Too many attempts from your network\. Wait \d+ (seconds|minutes) and try again/);
        waits.push(Number(refused.headers['retry-after']));
        fixture.access.clock.advance((waits.at(-1) ?? 0) * 1_000);
        expect((await guess(fixture, '198.51.100.9', email)).statusCode).toBe(422);
      }
      expect(waits).toEqual([15, 30, 60, 120, 240, 480, 900, 900]);
    }
  });

  it('a stranger who guesses from elsewhere does not lock out the owner, who signs in from another network at once', async (context) => {
    const fixture = await open(context);
    await fixture.browser().join(EMAIL);
    for (let tries = 0; tries < 40; tries += 1) await guess(fixture, '198.51.100.9');
    expect((await guess(fixture, '198.51.100.9')).statusCode).toBe(429);
    expect(
      (await fixture.browser('203.0.113.44').post('/account/sign-in', { email: EMAIL, password: PASSWORD })).headers
        .location,
    ).toBe('/account');
  });

  it('an emailed link works from a network that was limited, and is not used up by a rejection', async (context) => {
    const fixture = await open(context);
    await fixture.browser().join(EMAIL);
    for (let tries = 0; tries < 12; tries += 1) await guess(fixture, '198.51.100.9');
    const owner = fixture.browser('198.51.100.9');
    expect((await owner.post('/account/sign-in', { email: EMAIL, password: PASSWORD })).statusCode).toBe(429);
    await owner.post('/account/reset', { email: EMAIL });
    await fixture.idle();
    const token = tokenOf(fixture.emails.at(-1));
    expect((await owner.post('/account/password', { token, password: 'short' })).statusCode).toBe(422);
    expect((await owner.post('/account/password', { token, password: 'another green kettle' })).headers.location).toBe(
      '/account',
    );
    expect((await owner.get('/account')).statusCode).toBe(200);
    expect(
      (
        await fixture
          .browser('198.51.100.9')
          .post('/account/sign-in', { email: EMAIL, password: 'another green kettle' })
      ).headers.location,
    ).toBe('/account');
  });

  it('emails requested by strangers do not prevent the owner from getting a link', async (context) => {
    const fixture = await open(context);
    await fixture.browser().join(EMAIL);
    const before = fixture.emails.length;
    for (let tries = 0; tries < 30; tries += 1)
      await fixture.browser(`198.51.100.${tries}`).post('/account/reset', { email: EMAIL });
    await fixture.idle();
    // Signing up requested the first of six.
    expect(fixture.emails.length - before).toBe(5);
    const refused = await fixture.browser('203.0.113.44').post('/account/reset', { email: EMAIL });
    expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, 600]);
    expect(refused.body).toContain('The link in the latest one works for an hour');
    expect(
      (
        await fixture
          .browser()
          .post('/account/password', { token: tokenOf(fixture.emails.at(-1)), password: 'another green kettle' })
      ).headers.location,
    ).toBe('/account');
  });

  it('attempts that failed without a decision about the password do not keep the owner out afterwards', async () => {
    let isBroken = false;
    const verify: typeof QUICK_HASHING.verify = async (data) => {
      if (isBroken) throw new Error('the database is unavailable');
      return QUICK_HASHING.verify(data);
    };
    const fixture = await openAccountFixture({ hashing: { ...QUICK_HASHING, verify } });
    const sara = fixture.browser();
    await sara.join(EMAIL);
    isBroken = true;
    const form = { email: EMAIL, password: PASSWORD };
    for (let tries = 0; tries < 8; tries += 1) {
      expect((await sara.post('/account/sign-in', form)).statusCode).toBe(500);
      await fixture.idle();
    }
    isBroken = false;
    expect((await sara.post('/account/sign-in', form)).headers.location).toBe('/account');
    for (let tries = 0; tries < 5; tries += 1)
      expect((await sara.post('/account/sign-in', { ...form, password: 'not this one' })).statusCode).toBe(422);
    expect((await sara.post('/account/sign-in', form)).statusCode).toBe(429);
  });

  it('a guesser with many networks gets one attempt and then long waits from each, and the owner still signs in at once', async (context) => {
    const fixture = await open(context);
    await fixture.browser().join(EMAIL);
    for (let tries = 0; tries < 100; tries += 1)
      await takeAttempt(fixture.access, 'sign_in', EMAIL, `198.51.100.${tries}`);
    expect((await guess(fixture, '192.0.2.1')).statusCode).toBe(422);
    const second = await guess(fixture, '192.0.2.1');
    expect([second.statusCode, Number(second.headers['retry-after'])]).toEqual([429, 120]);
    expect(
      [(await guess(fixture, '2001:db8:1:2::1')).statusCode, (await guess(fixture, '2001:db8:1:3::1')).statusCode],
      'all networks of one /48 of IPv6 are one',
    ).toEqual([422, 429]);
    expect(
      (await fixture.browser('203.0.113.44').post('/account/sign-in', { email: EMAIL, password: PASSWORD })).headers
        .location,
    ).toBe('/account');
    fixture.access.clock.advance(25 * 3_600_000);
    for (let tries = 0; tries < 5; tries += 1) expect((await guess(fixture, '192.0.2.2')).statusCode).toBe(422);
  });

  it('successful sign-ins use up nothing, however frequent', async (context) => {
    const fixture = await open(context);
    for (let tries = 0; tries < 70; tries += 1) {
      await takeAttempt(fixture.access, 'sign_in', EMAIL, '198.51.100.9');
      await forgiveAttempt(fixture.access, 'sign_in', EMAIL, '198.51.100.9');
    }
    expect((await guess(fixture, '198.51.100.9')).statusCode).toBe(422);
  });

  it('sign-in attempts use a bounded number of rows, however many addresses and networks are invented', async (context) => {
    const fixture = await open(context);
    const ends_at = fixture.access.clock.now().getTime() + 1_000;
    for (let from = 0; from < MOST_ATTEMPT_ROWS; from += 5_000) {
      const rows = Array.from({ length: 5_000 }, (_, at) => ({
        subject: `made up ${from + at}`,
        tries: 1,
        next_at: 0,
        ends_at,
      }));
      await fixture.access.database.query.insertInto('attempts').values(rows).execute();
    }
    for (let tries = 0; tries < 3; tries += 1)
      await takeAttempt(fixture.access, 'sign_in', `victim-${tries}@example.com`, `198.51.100.${tries}`);
    const kept = await fixture.access.database.query.selectFrom('attempts').select('subject').execute();
    expect(kept.length).toBeLessThanOrEqual(MOST_ATTEMPT_ROWS);
    expect(kept.filter(({ subject }) => !subject.startsWith('made up'))).toHaveLength(9);
    fixture.access.clock.advance(2_000);
    await takeAttempt(fixture.access, 'sign_in', 'one-more@example.com', '203.0.113.9');
    expect(await fixture.access.database.query.selectFrom('attempts').select('subject').execute()).toHaveLength(12);
  });
});

describe('sign-in limits per client', () => {
  it('sign-ins are limited per client, whatever addresses it tries', async () => {
    const fixture = await openAccountFixture();
    const robot = fixture.browser('198.51.100.9');
    for (let tries = 0; tries < 29; tries += 1)
      await takeAttempt(fixture.access, 'email', `victim-${tries}@example.com`, '198.51.100.9');
    expect((await robot.post('/account/sign-up', { email: 'the-30th@example.com' })).statusCode).toBe(200);
    expect((await robot.post('/account/sign-up', { email: 'the-31st@example.com' })).statusCode).toBe(429);
    expect(
      (await fixture.browser('198.51.100.10').post('/account/sign-up', { email: 'other@example.com' })).statusCode,
    ).toBe(200);
  });

  it('sign-ins are limited per client behind a trusted proxy, and per IPv6 network, whatever the client claims', async () => {
    const fixture = await openAccountFixture();
    for (let tries = 0; tries < 30; tries += 1)
      await takeAttempt(fixture.access, 'email', `victim-${tries}@example.com`, `2001:db8:1:2::${tries}`);
    const signUp = async (peer: string, forwarded: string): Promise<number> =>
      (
        await fixture
          .browser(peer)
          .post(
            '/account/sign-up',
            { email: 'next@example.com' },
            { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': forwarded },
          )
      ).statusCode;
    expect(await signUp('10.0.0.5', '2001:db8:1:2::99')).toBe(429);
    expect(await signUp('10.0.0.5', '203.0.113.1, 2001:db8:1:2::99')).toBe(429);
    expect(await signUp('2001:db8:1:2::99', '203.0.113.1')).toBe(429);
    expect(await signUp('10.0.0.5', '2001:db8:1:3::99')).toBe(200);
  });
});

describe('sessions', () => {
  it('each sign-in starts a new session and ends the previous one', async () => {
    const fixture = await openAccountFixture();
    const sara = fixture.browser();
    await sara.join(EMAIL);
    const before = new Map(sara.cookies);
    await sara.post('/account/sign-in', { email: EMAIL, password: PASSWORD });
    expect([...sara.cookies.values()]).not.toEqual([...before.values()]);
    const thief = fixture.browser();
    for (const [name, value] of before) thief.cookies.set(name, value);
    expect((await thief.get('/account')).headers.location).toBe('/account/sign-in');
    expect((await sara.get('/account')).statusCode).toBe(200);
  });

  it('signing out ends the session on the server', async () => {
    const fixture = await openAccountFixture();
    const sara = fixture.browser();
    await sara.join(EMAIL);
    const thief = fixture.browser();
    for (const [name, value] of sara.cookies) thief.cookies.set(name, value);
    await sara.post('/account/sign-out');
    expect(sara.cookies.size).toBe(0);
    expect((await thief.get('/account')).statusCode).toBe(303);
  });

  it('sessions are listed, and each can be ended from another', async () => {
    const fixture = await openAccountFixture();
    const [desktop, phone] = [fixture.browser(), fixture.browser('198.51.100.4')];
    await desktop.join(EMAIL);
    await phone.post('/account/sign-in', { email: EMAIL, password: PASSWORD });
    const page = (await desktop.get('/account')).body;
    expect(page).toContain('198.51.100.4');
    const session_id = /name="session_id" value="([^"]+)"/.exec(page)?.[1] ?? '';
    await desktop.post('/account/sessions', { session_id });
    expect([(await phone.get('/account')).statusCode, (await desktop.get('/account')).statusCode]).toEqual([303, 200]);
    await desktop.post('/account/sessions');
    expect((await desktop.get('/account')).statusCode).toBe(303);
  });

  it('all sessions end after a password change or reset, or a suspension, and a person cannot end those of another', async () => {
    const fixture = await openAccountFixture();
    const [one, other, stranger] = [fixture.browser(), fixture.browser(), fixture.browser()];
    await one.join(EMAIL);
    await stranger.join('ali@example.com');
    await other.post('/account/sign-in', { email: EMAIL, password: PASSWORD });
    const [{ id } = { id: '' }] = await fixture.access.database.query
      .selectFrom('login_sessions')
      .innerJoin('logins', 'logins.id', 'login_id')
      .select('login_sessions.id')
      .where('email', '=', EMAIL)
      .execute();
    await stranger.post('/account/sessions', { session_id: id });
    expect((await one.get('/account')).statusCode).toBe(200);
    expect(
      (await other.post('/account/change-password', { current: 'not the current one', next: 'another green kettle' }))
        .statusCode,
    ).toBe(422);
    expect(
      (await other.post('/account/change-password', { current: PASSWORD, next: 'another green kettle' })).statusCode,
    ).toBe(303);
    await fixture.idle();
    expect(fixture.emails.at(-1)?.subject).toContain('was changed');
    expect([(await one.get('/account')).statusCode, (await other.get('/account')).statusCode]).toEqual([303, 200]);
    await one.post('/account/reset', { email: EMAIL });
    await fixture.idle();
    await one.post('/account/password', { token: tokenOf(fixture.emails.at(-1)), password: 'a third green kettle' });
    expect([(await one.get('/account')).statusCode, (await other.get('/account')).statusCode]).toEqual([200, 303]);
    await one.post('/account/activate', {
      messaging_number: '+923001234567',
      intended_use: 'x',
      terms_version: '2026-11-22',
    });
    await suspendAccount(fixture.access, EMAIL);
    expect((await one.get('/account')).statusCode).toBe(303);
  });

  it('a session ends after a day without use, and after two weeks in any case', async () => {
    const fixture = await openAccountFixture();
    const sara = fixture.browser();
    await sara.join(EMAIL);
    const begun = fixture.access.clock.now().getTime();
    const at = async (hours: number): Promise<number> => {
      const now = begun + hours * 3_600_000;
      fixture.access.clock.set(new Date(now));
      vi.useFakeTimers({ now, toFake: ['Date'] });
      try {
        return (await sara.get('/account')).statusCode;
      } finally {
        vi.useRealTimers();
      }
    };
    for (let hours = 20; hours <= 13 * 24; hours += 20) expect([hours, await at(hours)]).toEqual([hours, 200]);
    for (let hours = 13 * 24 + 20; hours < 14 * 24; hours += 20) await at(hours);
    expect(await at(14 * 24 + 1)).toBe(303);
    const other = fixture.browser();
    await other.post('/account/sign-in', { email: EMAIL, password: PASSWORD });
    fixture.access.clock.set(new Date(Date.now() + 25 * 3_600_000));
    vi.useFakeTimers({ now: Date.now() + 25 * 3_600_000, toFake: ['Date'] });
    try {
      expect((await other.get('/account')).statusCode).toBe(303);
    } finally {
      vi.useRealTimers();
    }
  });
});

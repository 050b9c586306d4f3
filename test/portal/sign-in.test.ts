import { describe, expect, it, vi } from 'vitest';
import type { TestContext } from 'vitest';
import { createAccount, findAccount, readAccount, suspendAccount } from '#access/accounts.ts';
import { takeAttempt } from '#access/attempts.ts';
import { createKey, listKeys } from '#access/keys.ts';
import { ENGINES, makePlace } from '../access/engines.ts';
import { PASSWORD, openAccountDesk, tokenOf } from './account-desk.ts';
import type { AccountDesk } from './account-desk.ts';

const EMAIL = 'sara@example.com';

describe.each(ENGINES)('signing in, over %s', (engine) => {
  const open = async (context: TestContext): Promise<AccountDesk> => openAccountDesk({ place: await makePlace(engine, context) });

  it('a link proves the address, the password is chosen behind it, and signing in alone gives neither an active account nor a key', async (context) => {
    const desk = await open(context);
    const sara = desk.browser();
    expect((await sara.post('/account/sign-up', { email: ' Sara@Example.com ' })).body).toContain('a letter with a link is on its way');
    await desk.idle();
    expect(await findAccount(desk.access, EMAIL)).toBeUndefined();
    const token = tokenOf(desk.letters[0]);
    expect((await sara.get(`/account/password?token=${token}`)).body).toContain(EMAIL);
    expect((await sara.post('/account/password', { token, password: PASSWORD })).headers.location).toBe('/account');
    expect(await readAccount(desk.access, EMAIL)).toMatchObject({ status: 'PENDING', email_verified_at: expect.any(Number) as number });
    expect(await listKeys(desk.access, EMAIL)).toEqual([]);
    expect((await sara.get('/account')).body).toContain('Activate your account');
    expect((await sara.get('/account/keys/new')).headers.location).toBe('/account');
    expect((await sara.post('/account/keys', { name: 'early', scopes: 'funds:read' })).statusCode).toBe(422);
    const again = desk.browser();
    expect((await again.post('/account/sign-in', { email: EMAIL, password: PASSWORD })).headers.location).toBe('/account');
  });

  it('a closed account loses keys, login and sessions at once, and its address cannot come back', async (context) => {
    const desk = await open(context);
    const sara = desk.browser();
    await sara.join(EMAIL);
    await sara.post('/account/activate', { messaging_number: '+923001234567', intended_use: 'x', terms_version: '2026-11' });
    await createKey(desk.access, EMAIL, { name: 'one', scopes: ['nav:read'], expires_at: null });
    expect((await sara.post('/account/close', { password: 'not this one at all' })).statusCode).toBe(422);
    expect((await sara.post('/account/close', { password: PASSWORD })).body).toContain('Your account is closed');
    expect(await readAccount(desk.access, EMAIL)).toMatchObject({ status: 'CLOSED', messaging_number: null, intended_use: null });
    expect(await listKeys(desk.access, EMAIL)).toMatchObject([{ status: 'REVOKED' }]);
    expect((await sara.get('/account')).headers.location).toBe('/account/sign-in');
    expect((await sara.post('/account/sign-in', { email: EMAIL, password: PASSWORD })).statusCode).toBe(422);
    await sara.post('/account/sign-up', { email: EMAIL });
    await desk.idle();
    expect(desk.letters.at(-1)).toMatchObject({ link: undefined, subject: expect.stringContaining('closed') as string });
  });
});

describe('an account', () => {
  it('an account an operator made is entered by its owner through a letter', async () => {
    const desk = await openAccountDesk();
    await createAccount(desk.access, EMAIL);
    const sara = desk.browser();
    await sara.post('/account/reset', { email: EMAIL });
    await desk.idle();
    await sara.post('/account/password', { token: tokenOf(desk.letters[0]), password: PASSWORD });
    expect((await sara.get('/account')).body).toContain(EMAIL);
  });

  it('activation is an act of its own and takes number, use and terms', async () => {
    const desk = await openAccountDesk();
    const sara = desk.browser();
    await sara.join(EMAIL);
    const form = { messaging_number: '+92 300 1234567', intended_use: 'Compare funds', terms_version: '2026-11' };
    for (const missing of ['messaging_number', 'intended_use', 'terms_version'] as const) {
      const answer = await sara.post('/account/activate', { ...form, [missing]: '' });
      expect([missing, answer.statusCode]).toEqual([missing, 422]);
      expect(answer.body).toContain('role="alert"');
    }
    expect((await sara.post('/account/activate', form)).headers.location).toBe('/account/keys/new');
    expect(await readAccount(desk.access, EMAIL)).toMatchObject({ status: 'ACTIVE', messaging_number: '+923001234567', terms_version: '2026-11' });
  });
});

describe('links', () => {
  it('work once, and an older one dies with the newer', async () => {
    const desk = await openAccountDesk();
    const sara = desk.browser();
    await sara.post('/account/sign-up', { email: EMAIL });
    await sara.post('/account/sign-up', { email: EMAIL });
    await desk.idle();
    const [older, newer] = desk.letters.map(tokenOf);
    expect((await sara.post('/account/password', { token: newer ?? '', password: PASSWORD })).statusCode).toBe(303);
    for (const token of [newer, older, 'made-up', '']) {
      expect((await sara.post('/account/password', { token: token ?? '', password: 'another green kettle' })).body).toContain('was used already');
    }
  });

  it('end after an hour', async () => {
    const desk = await openAccountDesk();
    const sara = desk.browser();
    await sara.post('/account/sign-up', { email: EMAIL });
    await desk.idle();
    desk.access.clock.advance(61 * 60_000);
    expect((await sara.get(`/account/password?token=${tokenOf(desk.letters[0])}`)).body).toContain('has expired');
  });

  it('are stored so that whoever reads the database cannot use them', async () => {
    const desk = await openAccountDesk();
    await desk.browser().post('/account/sign-up', { email: EMAIL });
    await desk.idle();
    const rows = JSON.stringify(await desk.access.database.query.selectFrom('login_proofs').selectAll().execute());
    expect(tokenOf(desk.letters[0]).length).toBeGreaterThanOrEqual(24);
    expect(rows).not.toContain(tokenOf(desk.letters[0]));
  });
});

describe('nobody learns whether an address has an account', () => {
  it('from what the pages answer, or from when they answer', async () => {
    const sent: string[] = [];
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const desk = await openAccountDesk({ mail: async ({ to }) => {
      sent.push(to);
      await held;
    } });
    await createAccount(desk.access, EMAIL);
    const stranger = desk.browser();
    // The letters are held, and the answers come all the same.
    for (const path of ['/account/sign-up', '/account/reset'] as const) {
      const [known, unknown] = [await stranger.post(path, { email: EMAIL }), await stranger.post(path, { email: 'nobody@example.com' })];
      expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    }
    release();
    await desk.idle();
    expect(sent).toEqual([EMAIL, 'nobody@example.com', EMAIL, 'nobody@example.com']);
  });

  it('from a refused sign-in, with a wrong password, without a password, or without an account', async () => {
    const desk = await openAccountDesk();
    await desk.browser().join(EMAIL);
    await createAccount(desk.access, 'operator-made@example.com');
    const stranger = desk.browser();
    const bodies = new Set<string>();
    for (const email of [EMAIL, 'operator-made@example.com', 'nobody@example.com']) {
      const answer = await stranger.post('/account/sign-in', { email, password: 'a guess of theirs' });
      expect(answer.statusCode).toBe(422);
      bodies.add(answer.body.replace(email, ''));
    }
    expect(bodies.size).toBe(1);
  });
});

describe('trying is limited', () => {
  it('per address, whoever tries and whether or not there is an account, until the window ends', async () => {
    const desk = await openAccountDesk();
    await desk.browser().join(EMAIL);
    for (const email of [EMAIL, 'nobody@example.com']) {
      // Joining was a sign-in, too.
      for (let tries = email === EMAIL ? 1 : 0; tries < 9; tries += 1) await takeAttempt(desk.access, 'sign_in', email, `203.0.113.${tries}`);
      const [tenth, eleventh] = [await desk.browser().post('/account/sign-in', { email, password: 'a guess of theirs' }), await desk.browser().post('/account/sign-in', { email, password: PASSWORD })];
      expect([tenth.statusCode, eleventh.statusCode, Number(eleventh.headers['retry-after']) > 0]).toEqual([422, 429, true]);
    }
    desk.access.clock.advance(15 * 60_000);
    expect((await desk.browser().post('/account/sign-in', { email: EMAIL, password: PASSWORD })).statusCode).toBe(303);
  });

  it('per client, whatever addresses it tries', async () => {
    const desk = await openAccountDesk();
    const robot = desk.browser('198.51.100.9');
    for (let tries = 0; tries < 29; tries += 1) await takeAttempt(desk.access, 'letter', `victim-${tries}@example.com`, '198.51.100.9');
    expect((await robot.post('/account/sign-up', { email: 'the-30th@example.com' })).statusCode).toBe(200);
    expect((await robot.post('/account/sign-up', { email: 'the-31st@example.com' })).statusCode).toBe(429);
    expect((await desk.browser('198.51.100.10').post('/account/sign-up', { email: 'other@example.com' })).statusCode).toBe(200);
  });

  it('per client behind a proxy that is believed, and per network of IPv6, whatever the client says of itself', async () => {
    const desk = await openAccountDesk();
    for (let tries = 0; tries < 30; tries += 1) await takeAttempt(desk.access, 'letter', `victim-${tries}@example.com`, `2001:db8:1:2::${tries}`);
    const signUp = async (peer: string, forwarded: string): Promise<number> =>
      (await desk.browser(peer).post('/account/sign-up', { email: 'next@example.com' }, { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': forwarded })).statusCode;
    expect(await signUp('10.0.0.5', '2001:db8:1:2::99')).toBe(429);
    expect(await signUp('10.0.0.5', '203.0.113.1, 2001:db8:1:2::99')).toBe(429);
    expect(await signUp('2001:db8:1:2::99', '203.0.113.1')).toBe(429);
    expect(await signUp('10.0.0.5', '2001:db8:1:3::99')).toBe(200);
  });
});

describe('sessions', () => {
  it('begin anew at each sign-in, and the one there was is dead', async () => {
    const desk = await openAccountDesk();
    const sara = desk.browser();
    await sara.join(EMAIL);
    const before = new Map(sara.cookies);
    await sara.post('/account/sign-in', { email: EMAIL, password: PASSWORD });
    expect([...sara.cookies.values()]).not.toEqual([...before.values()]);
    const thief = desk.browser();
    for (const [name, value] of before) thief.cookies.set(name, value);
    expect((await thief.get('/account')).headers.location).toBe('/account/sign-in');
    expect((await sara.get('/account')).statusCode).toBe(200);
  });

  it('end at sign-out, on the server too', async () => {
    const desk = await openAccountDesk();
    const sara = desk.browser();
    await sara.join(EMAIL);
    const thief = desk.browser();
    for (const [name, value] of sara.cookies) thief.cookies.set(name, value);
    await sara.post('/account/sign-out');
    expect(sara.cookies.size).toBe(0);
    expect((await thief.get('/account')).statusCode).toBe(303);
  });

  it('are listed, and each can be ended from another', async () => {
    const desk = await openAccountDesk();
    const [desktop, phone] = [desk.browser(), desk.browser('198.51.100.4')];
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

  it('all end with a changed or reset password, with a suspension, and nobody can end another person’s', async () => {
    const desk = await openAccountDesk();
    const [one, other, stranger] = [desk.browser(), desk.browser(), desk.browser()];
    await one.join(EMAIL);
    await stranger.join('ali@example.com');
    await other.post('/account/sign-in', { email: EMAIL, password: PASSWORD });
    const [{ id } = { id: '' }] = await desk.access.database.query.selectFrom('login_sessions').innerJoin('logins', 'logins.id', 'login_id').select('login_sessions.id').where('email', '=', EMAIL).execute();
    await stranger.post('/account/sessions', { session_id: id });
    expect((await one.get('/account')).statusCode).toBe(200);
    expect((await other.post('/account/change-password', { current: 'not the current one', next: 'another green kettle' })).statusCode).toBe(422);
    expect((await other.post('/account/change-password', { current: PASSWORD, next: 'another green kettle' })).statusCode).toBe(303);
    await desk.idle();
    expect(desk.letters.at(-1)?.subject).toContain('was changed');
    expect([(await one.get('/account')).statusCode, (await other.get('/account')).statusCode]).toEqual([303, 200]);
    await one.post('/account/reset', { email: EMAIL });
    await desk.idle();
    await one.post('/account/password', { token: tokenOf(desk.letters.at(-1)), password: 'a third green kettle' });
    expect([(await one.get('/account')).statusCode, (await other.get('/account')).statusCode]).toEqual([200, 303]);
    await one.post('/account/activate', { messaging_number: '+923001234567', intended_use: 'x', terms_version: '2026-11' });
    await suspendAccount(desk.access, EMAIL);
    expect((await one.get('/account')).statusCode).toBe(303);
  });

  it('end after a day without use and after two weeks however much they are used', async () => {
    const desk = await openAccountDesk();
    const sara = desk.browser();
    await sara.join(EMAIL);
    const begun = desk.access.clock.now().getTime();
    const at = async (hours: number): Promise<number> => {
      const now = begun + hours * 3_600_000;
      desk.access.clock.set(new Date(now));
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
    const other = desk.browser();
    await other.post('/account/sign-in', { email: EMAIL, password: PASSWORD });
    desk.access.clock.set(new Date(Date.now() + 25 * 3_600_000));
    vi.useFakeTimers({ now: Date.now() + 25 * 3_600_000, toFake: ['Date'] });
    try {
      expect((await other.get('/account')).statusCode).toBe(303);
    } finally {
      vi.useRealTimers();
    }
  });
});

import { describe, expect, it } from 'vitest';
import type { TestContext } from 'vitest';
import {
  activateAccount,
  closeAccount,
  createAccount,
  createVouchedAccount,
  findAccount,
  listAccounts,
  readAccount,
  suspendAccount,
} from '#access/accounts.ts';
import type { Access } from '#access/accounts.ts';
import { ENGINES, makePlace, openAccessAt } from './engines.ts';

const EMAIL = 'sara@example.com';
const DETAILS = {
  email_verified: true,
  messaging_number: '+92 300 1234567',
  intended_use: ' Compare funds ',
  terms_version: '2026-01',
};
const ALLOWED = [
  'PENDING to ACTIVE',
  'PENDING to CLOSED',
  'ACTIVE to SUSPENDED',
  'ACTIVE to CLOSED',
  'SUSPENDED to ACTIVE',
  'SUSPENDED to CLOSED',
];
const MOVES = { ACTIVE: activateAccount, SUSPENDED: suspendAccount, CLOSED: closeAccount };

describe.each(ENGINES)('accounts in %s', (engine) => {
  const open = async (context: TestContext): Promise<Access> => openAccessAt(await makePlace(engine, context));

  it('an account starts PENDING and becomes ACTIVE with verified email, number, intended use and terms', async (context) => {
    const access = await open(context);
    expect(await createAccount(access, `  SARA@Example.com `)).toMatchObject({
      email: EMAIL,
      status: 'PENDING',
      activated_at: null,
    });
    const now = access.clock.now().getTime();
    const active = {
      status: 'ACTIVE',
      email_verified_at: now,
      messaging_number: '+923001234567',
      intended_use: 'Compare funds',
      terms_version: '2026-01',
      activated_at: now,
      vouched_at: null,
    };
    expect(await activateAccount(access, EMAIL, DETAILS)).toMatchObject(active);
    expect(await readAccount(access, EMAIL)).toMatchObject(active);
  });

  it.for(['email_verified', 'messaging_number', 'intended_use', 'terms_version'] as const)(
    'an account without %s is not activated, and nothing of the attempt is stored',
    async (missing, context) => {
      const access = await open(context);
      await createAccount(access, EMAIL);
      const { [missing]: _left, ...details } = DETAILS;
      await expect(activateAccount(access, EMAIL, details)).rejects.toMatchObject({ code: 'ACCOUNT_INCOMPLETE' });
      expect(await readAccount(access, EMAIL)).toMatchObject({
        status: 'PENDING',
        email_verified_at: null,
        messaging_number: null,
      });
    },
  );

  it('an account changes only between its documented states', async (context) => {
    const access = await open(context);
    for (const from of ['PENDING', 'ACTIVE', 'SUSPENDED', 'CLOSED'] as const) {
      for (const to of ['ACTIVE', 'SUSPENDED', 'CLOSED'] as const) {
        const email = `${from}.to.${to}@example.com`;
        await createAccount(access, email);
        if (from !== 'PENDING') await activateAccount(access, email, DETAILS);
        if (from === 'SUSPENDED' || from === 'CLOSED') await MOVES[from](access, email);
        const outcome = await MOVES[to](access, email, DETAILS).then(
          ({ status }) => status,
          ({ code }: { code: string }) => code,
        );
        expect(`${from} ${outcome}`).toBe(`${from} ${ALLOWED.includes(`${from} to ${to}`) ? to : 'ACCOUNT_STATE'}`);
      }
    }
  });

  it('a suspended account is reactivated without asking for everything again', async (context) => {
    const access = await open(context);
    await createAccount(access, EMAIL);
    await activateAccount(access, EMAIL, DETAILS);
    await suspendAccount(access, EMAIL);
    expect(await activateAccount(access, EMAIL)).toMatchObject({ status: 'ACTIVE', messaging_number: '+923001234567' });
  });

  it('one email address is one account, however it is typed', async (context) => {
    const access = await open(context);
    await createAccount(access, EMAIL);
    await expect(createAccount(access, 'Sara@EXAMPLE.com')).rejects.toMatchObject({ code: 'ACCOUNT_EXISTS' });
    expect((await listAccounts(access)).map(({ email }) => email)).toEqual([EMAIL]);
    expect(await findAccount(access, 'someone.else@example.com')).toBeUndefined();
    await expect(suspendAccount(access, 'someone.else@example.com')).rejects.toMatchObject({
      code: 'ACCOUNT_NOT_FOUND',
    });
  });

  it('an account that an operator vouches for is active at once and names the operator', async (context) => {
    const access = await open(context);
    const now = access.clock.now().getTime();
    const vouch = { by: 'omar', reason: 'colleague, office 12' };
    const recorded = { status: 'ACTIVE', vouched_at: now, vouched_by: 'omar', vouched_reason: 'colleague, office 12' };
    expect(await createVouchedAccount(access, EMAIL, vouch)).toMatchObject({ ...recorded, email_verified_at: null });
    await suspendAccount(access, EMAIL);
    expect(await activateAccount(access, EMAIL)).toMatchObject(recorded);
    const kept = await readAccount(access, EMAIL);
    expect(kept).toMatchObject(recorded);
    expect(JSON.parse(kept.vouched_for ?? '')).toEqual([
      'a verified e-mail address',
      'a messaging number',
      'the intended use',
      'the accepted version of the terms',
    ]);
    for (const reason of ['  ', 'x'.repeat(201), 'two\nlines'])
      await expect(createVouchedAccount(access, 'b@example.com', { by: 'omar', reason })).rejects.toMatchObject({
        code: 'INVALID_VOUCH_REASON',
      });
    expect(await findAccount(access, 'b@example.com')).toBeUndefined();
  });

  it('an operator vouches only for missing data: the record names it, and a complete account has no vouch', async (context) => {
    const access = await open(context);
    const vouch = { by: 'omar', reason: 'known by phone' };
    await createAccount(access, EMAIL);
    await expect(activateAccount(access, EMAIL)).rejects.toMatchObject({ code: 'ACCOUNT_INCOMPLETE' });
    expect(
      await activateAccount(access, EMAIL, { email_verified: true, intended_use: 'Compare funds' }, vouch),
    ).toMatchObject({
      status: 'ACTIVE',
      vouched_by: 'omar',
      vouched_for: JSON.stringify(['a messaging number', 'the accepted version of the terms']),
    });
    await createAccount(access, 'whole@example.com');
    expect(await activateAccount(access, 'whole@example.com', DETAILS, vouch)).toMatchObject({
      status: 'ACTIVE',
      vouched_at: null,
      vouched_reason: null,
    });
  });
});

describe('validation of sign-up data', () => {
  const open = async (context: TestContext): Promise<Access> => openAccessAt(await makePlace('sqlite', context));

  it.for([
    '',
    'sara',
    '@example.com',
    'sara@',
    'sara@localhost',
    'a b@example.com',
    'sara@exam_ple.com',
    'sara@-x.com',
    'a..b@example.com',
    'a@b@example.com',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(250)}.com`,
    'sara@example.com\nBcc: x@example.com',
  ])('%j is rejected as an email address', async (email, context) => {
    await expect(createAccount(await open(context), email)).rejects.toMatchObject({ code: 'INVALID_EMAIL' });
  });

  it.for(['0300', '0300 12345', '+92', '+92 300 12345', 'call me', '+923001234567 ext. 5', '+999123456789'])(
    '%j is rejected as a phone number',
    async (number, context) => {
      const access = await open(context);
      await createAccount(access, EMAIL);
      await expect(activateAccount(access, EMAIL, { ...DETAILS, messaging_number: number })).rejects.toMatchObject({
        code: 'INVALID_MESSAGING_NUMBER',
      });
    },
  );

  it.for([
    ['+92 (300) 123-4567', '+923001234567'],
    ['+44 7911 123456', '+447911123456'],
    ['0300 1234567', '+923001234567'],
    ['0300-1234567', '+923001234567'],
    ['03001234567', '+923001234567'],
    ['+92-300-1234567', '+923001234567'],
    ['0092 300 1234567', '+923001234567'],
    ['923001234567', '+923001234567'],
    ['(0300) 123 4567', '+923001234567'],
  ] as const)('the number %s is stored in E.164 form', async ([typed, kept], context) => {
    const access = await open(context);
    await createAccount(access, EMAIL);
    expect(await activateAccount(access, EMAIL, { ...DETAILS, messaging_number: typed })).toMatchObject({
      messaging_number: kept,
    });
  });

  it('an intended use must have 1 to 500 characters, and the accepted terms are stored with their version', async (context) => {
    const access = await open(context);
    await createAccount(access, EMAIL);
    for (const use of ['  ', 'x'.repeat(501)])
      await expect(activateAccount(access, EMAIL, { ...DETAILS, intended_use: use })).rejects.toMatchObject({
        code: 'INVALID_INTENDED_USE',
      });
    await expect(activateAccount(access, EMAIL, { ...DETAILS, terms_version: 'yes, all' })).rejects.toMatchObject({
      code: 'INVALID_TERMS_VERSION',
    });
    expect(await activateAccount(access, EMAIL, { ...DETAILS, intended_use: 'x'.repeat(500) })).toMatchObject({
      status: 'ACTIVE',
    });
  });
});

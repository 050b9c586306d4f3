import { describe, expect, it, onTestFinished } from 'vitest';
import { createKey, listKeys } from '#access/keys.ts';
import { readConfig } from '#config.ts';
import { openInstallation } from '#wire.ts';
import { makeOperator } from './operate.ts';
import { documentOf, makeDataDir, makeInstallation } from './run-mfds.ts';

const CREATE = ['keys', 'create', '--account', 'Sara@Example.com', '--name', 'nightly', '--scopes', 'all', '--json'];
describe('mfds keys', () => {
  it('mfds keys create works in one step on a new installation: it vouches for the account and prints one JSON document', async () => {
    const mfds = makeOperator();
    const ran = await mfds(CREATE);
    expect(ran.code).toBe(0);
    const document = documentOf(ran);
    expect(Object.keys(document).slice(0, 2)).toEqual(['id', 'key']);
    expect(document).toMatchObject({
      key: expect.stringMatching(/^mfd_[0-9A-Za-z]{38}$/) as string,
      prefix: String(document['key']).slice(0, 8),
      account: 'sara@example.com',
      scopes: ['funds:read', 'nav:read', 'fmr:read', 'catalog:read', 'updates:read'],
      status: 'ACTIVE',
      expires_at: null,
    });
    expect(ran.stderr).toMatch(/Created and activated .* vouched for/);
    expect(ran.stderr).toMatch(/Warning: no reason was given.*--vouch REASON/);
    expect(ran.stderr).not.toContain(document['key']);
    const again = await mfds(CREATE);
    expect(again.stderr).not.toMatch(/vouched/);
    expect(documentOf(await mfds(['accounts', 'list', '--json']))).toMatchObject({
      accounts: [
        {
          email: 'sara@example.com',
          status: 'ACTIVE',
          vouched_at: expect.any(String) as string,
          vouched_reason: expect.stringContaining('gave no reason') as string,
        },
      ],
    });
  });

  it('mfds keys create --vouch records and shows who vouches for missing account data and why', async () => {
    const mfds = makeOperator();
    const ran = await mfds([...CREATE, '--vouch', 'colleague, office 12']);
    expect(ran).toMatchObject({ code: 0, stderr: expect.not.stringContaining('Warning') as string });
    const vouched = {
      status: 'ACTIVE',
      vouched_by: expect.stringMatching(/./) as string,
      vouched_reason: 'colleague, office 12',
      vouched_for: [
        'a verified e-mail address',
        'a messaging number',
        'the intended use',
        'the accepted version of the terms',
      ],
    };
    expect(documentOf(await mfds(['accounts', 'show', 'sara@example.com', '--json']))).toMatchObject({
      account: vouched,
    });
    expect(documentOf(await mfds(['accounts', 'list', '--json']))).toMatchObject({ accounts: [vouched] });
    expect((await mfds(['accounts', 'list'])).stdout).toContain('colleague, office 12');
  });

  it('mfds keys create for a PENDING account fails with instructions; --vouch activates it, but not a suspended one', async () => {
    const mfds = makeOperator();
    await mfds(['accounts', 'create', 'sara@example.com']);
    const refused = await mfds(CREATE);
    expect(refused.code).toBe(1);
    expect(documentOf(refused)).toEqual({
      error: { code: 'ACCOUNT_NOT_ACTIVE', message: expect.stringMatching(/PENDING.*add --vouch REASON/) as string },
    });
    expect((await mfds([...CREATE, '--vouch', 'known by phone'])).code).toBe(0);
    await mfds(['accounts', 'suspend', 'sara@example.com']);
    const suspended = await mfds([...CREATE, '--vouch', 'known by phone']);
    expect(documentOf(suspended)).toMatchObject({ error: { code: 'ACCOUNT_NOT_ACTIVE' } });
    expect(documentOf(await mfds(['accounts', 'show', 'sara@example.com', '--json']))).toMatchObject({
      account: { status: 'SUSPENDED' },
    });
  });

  it('mfds keys list, rotate and revoke report the state of each key and no old secret', async () => {
    const mfds = makeOperator();
    const first = documentOf(await mfds([...CREATE, '--expires', '2099-12-31']));
    expect(first['expires_at']).toBe('2099-12-31T19:00:00.000Z');
    const second = documentOf(await mfds(['keys', 'rotate', String(first['id']), '--json']));
    expect(second).toMatchObject({ rotated_from: first['id'], name: 'nightly', expires_at: first['expires_at'] });
    expect(second['key']).not.toBe(first['key']);
    const later = await mfds(['keys', 'rotate', String(second['id']), '--old-key-ends', 'day']);
    expect(later).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(/works until \d{4}-.*Save the key/) as string,
    });
    expect(await mfds(['keys', 'rotate', String(second['id']), '--old-key-ends', 'month'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Expected now, hour, day, week') as string,
    });
    expect(documentOf(await mfds(['keys', 'revoke', String(second['id']), '--json']))).toMatchObject({
      status: 'REVOKED',
      already_revoked: false,
    });
    const twice = await mfds(['keys', 'revoke', String(second['id'])]);
    expect(twice).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(/already revoked at .* nothing was changed/) as string,
    });
    const list = await mfds(['keys', 'list', '--account', 'sara@example.com', '--json']);
    expect(documentOf(list)).toMatchObject({
      keys: [
        { id: first['id'], status: 'REVOKED' },
        { id: second['id'], status: 'REVOKED' },
        { rotated_from: second['id'], status: 'ACTIVE' },
      ],
    });
    expect(list.stdout).not.toMatch(/mfd_[0-9A-Za-z]{5,}/);
  });

  it('a failed command exits with 1, a code and a remedy', async () => {
    const mfds = makeOperator();
    expect((await mfds(['accounts', 'create', 'new@example.com'])).code).toBe(0);
    const pending = await mfds([
      'keys',
      'create',
      '--account',
      'new@example.com',
      '--name',
      'n',
      '--scopes',
      'all',
      '--json',
    ]);
    expect(pending.code).toBe(1);
    expect(documentOf(pending)).toEqual({
      error: { code: 'ACCOUNT_NOT_ACTIVE', message: expect.stringMatching(/PENDING.*Activate it first/) as string },
    });
    const unknown = await mfds(['keys', 'revoke', 'no-such-id']);
    expect(unknown).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^error: There is no key with this id/) as string,
    });
    const scopes = await mfds([
      'keys',
      'create',
      '--account',
      'other@example.com',
      '--name',
      'n',
      '--scopes',
      'fund:read',
      '--json',
    ]);
    expect(documentOf(scopes)).toMatchObject({ error: { code: 'INVALID_SCOPES' } });
    const name = await mfds([
      'keys',
      'create',
      '--account',
      'other@example.com',
      '--name',
      ' ',
      '--scopes',
      'all',
      '--json',
    ]);
    expect(documentOf(name)).toMatchObject({ error: { code: 'INVALID_KEY_NAME' } });
    expect(documentOf(await mfds(['accounts', 'list', '--json']))).toMatchObject({
      accounts: [{ email: 'new@example.com' }],
    });
  });

  it('concurrent operators cannot create a 21st key, and each gets a result', async () => {
    const dataDir = makeDataDir();
    const mfds = makeInstallation(dataDir);
    const first = await Promise.all([mfds(CREATE), mfds(CREATE)]);
    expect(first.map(({ code }) => code)).toEqual([0, 0]);
    const installation = openInstallation(readConfig({ MFDS_DATA_DIR: dataDir }));
    onTestFinished(() => installation.close());
    const access = await installation.access();
    for (let made = 2; made < 19; made += 1)
      await createKey(access, 'sara@example.com', { name: 'n', scopes: ['nav:read'], expires_at: null });
    const last = await Promise.all([mfds(CREATE), mfds(CREATE)]);
    expect(last.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(last.filter(({ code, stdout }) => code === 1 && stdout.includes('KEY_LIMIT'))).toHaveLength(1);
    expect(await listKeys(access, 'sara@example.com')).toHaveLength(20);
  });
});

describe('mfds accounts', () => {
  it('mfds accounts create, activate, suspend and close change an account and print a JSON document', async () => {
    const mfds = makeOperator();
    expect(documentOf(await mfds(['accounts', 'create', 'sara@example.com', '--json']))).toMatchObject({
      status: 'PENDING',
    });
    const incomplete = await mfds([
      'accounts',
      'activate',
      'sara@example.com',
      '--messaging-number',
      '+92 300 1234567',
      '--json',
    ]);
    expect(incomplete.code).toBe(1);
    expect(incomplete.stdout).toMatch(
      /Missing: a verified e-mail address, the intended use, the accepted version of the terms.*add --vouch REASON/,
    );
    const details = [
      '--email-verified',
      '--messaging-number',
      '+92 300 1234567',
      '--intended-use',
      'Compare funds',
      '--terms-version',
      '2026-01',
    ];
    expect(documentOf(await mfds(['accounts', 'activate', 'sara@example.com', ...details, '--json']))).toMatchObject({
      status: 'ACTIVE',
      messaging_number: '+923001234567',
      vouched_at: null,
    });
    expect(documentOf(await mfds(['accounts', 'suspend', 'sara@example.com', '--json']))).toMatchObject({
      status: 'SUSPENDED',
    });
    expect(documentOf(await mfds(['accounts', 'close', 'sara@example.com', '--json']))).toMatchObject({
      status: 'CLOSED',
    });
    expect((await mfds(['accounts', 'activate', 'sara@example.com'])).stderr).toMatch(
      /is CLOSED and cannot become ACTIVE/,
    );
  });
});

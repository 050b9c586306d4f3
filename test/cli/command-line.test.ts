import { describe, expect, it } from 'vitest';
import { COMMAND_FILES, loadCommandsFor } from '#cli/commands.ts';
import { parseWords, readCommand } from '#cli/parse.ts';
import { makeOperator } from './operate.ts';
import { documentOf, makeInstallation } from './run-mfds.ts';

describe('a command line loads the commands that it may mean', () => {
  it('each file is found by the first words of its commands', async () => {
    for (const { begin, load } of COMMAND_FILES) {
      const firsts = new Set((await load()).map(({ name }) => name.split(' ')[0]));
      expect([...firsts]).toEqual(begin);
    }
  });

  it.for([
    [['keys', 'list', '--json'], ['keys']],
    [['--json', 'sync', 'fmr'], ['sync']],
    [['review', 'add', '--help'], ['review']],
  ] as const)('%j loads those of %j alone', async ([words, begin]) => {
    const commands = await loadCommandsFor(words);
    expect([...new Set(commands.map(({ name }) => name.split(' ')[0]))]).toEqual(begin);
  });

  it.for([[[]], [['--help']], [['keys']], [['help', 'keys']], [['keys', 'crate']], [['frobnicate']]] as const)(
    '%j loads all, for a list or a likely word',
    async ([words]) => {
      const all = await Promise.all(COMMAND_FILES.map(async ({ load }) => load()));
      expect((await loadCommandsFor(words)).map(({ name }) => name)).toEqual(all.flat().map(({ name }) => name));
    },
  );
});

describe('invalid command lines', () => {
  it.for([
    [['keys', 'crate'], /Did you mean `mfds keys create`/],
    [['key', 'list'], /Did you mean `mfds keys list`/],
    [['constructor'], /Unknown command "constructor"/],
    [['keys', 'toString'], /mfds keys create/],
    [['keys', 'list', '--constructor', 'x'], /Unknown option --constructor/],
    [
      ['keys'],
      /"keys" is a group of commands. Expected one of: mfds keys create, mfds keys list, mfds keys rotate, mfds keys revoke/,
    ],
    [['key'], /Unknown command "key". Expected one of: mfds keys create/],
    [['sync', 'frm'], /Unknown command "sync frm". Did you mean `mfds sync fmr`/],
    [['--jsn'], /Unknown global option --jsn. Did you mean --json/],
    [['frobnicate'], /Unknown command "frobnicate"/],
    [[], /Expected a command/],
    [['keys', 'list', '--acount', 'a@example.com'], /Unknown option --acount. Did you mean --account\?/],
    [['keys', 'list', '--account'], /Expected a value: --account EMAIL/],
    [['keys', 'create', '--account', '--name', 'n'], /Expected a value: --account EMAIL/],
    [['keys', 'create', '--account', 'a@example.com', '--name', 'n'], /Expected --scopes SCOPES/],
    [
      ['keys', 'create', '--account', 'a@example.com', '--name', 'n', '--name', 'm', '--scopes', 'all'],
      /--name was given twice/,
    ],
    [['keys', 'revoke'], /Expected ID/],
    [['keys', 'revoke', 'a', 'b'], /Unexpected argument "b"/],
    [['accounts', 'activate', 'a@example.com', '--email-verified=yes'], /is a switch and takes no value/],
    [['keys', 'list', '--toString'], /Unknown option --toString/],
  ] as const)('mfds %j exits with 2 and says what to type', async ([words, text]) => {
    const commands = await loadCommandsFor(words);
    const parse = (): unknown => {
      const { command, rest } = readCommand(commands, words);
      return parseWords(command, rest);
    };
    expect(parse).toThrow(text);
    expect(parse).toThrow(expect.objectContaining({ code: 'WRONG_USAGE' }));
  });

  it('an invalid command line prints text on stderr, or with --json exactly one JSON document on stdout', async () => {
    const mfds = makeInstallation();
    expect(await mfds(['accounts', 'create', 'nobody']), 'what cannot be an address is mistyped').toMatchObject({
      code: 2,
    });
    const expires = [
      'keys',
      'create',
      '--account',
      'a@example.com',
      '--name',
      'n',
      '--scopes',
      'all',
      '--expires',
      '31/12/2027',
    ];
    expect(await mfds(expires)).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(/^error: Expected a date such as 2027-01-31/) as string,
    });
    const json = await mfds(['keys', 'crate', '--json']);
    expect(json).toMatchObject({ code: 2, stderr: '' });
    expect(documentOf(json)).toEqual({
      error: { code: 'WRONG_USAGE', message: expect.stringMatching(/mfds keys create/) as string },
    });
  });
});

it('help for everything, a group or a command is printed to stdout, whatever the settings', async () => {
  const mfds = makeOperator();
  const all = await mfds(['--help'], { MFDS_PORT: 'wrong' });
  expect(all).toMatchObject({ code: 0, stderr: '' });
  expect(all.stdout).toMatch(/keys rotate .*\n/);
  expect((await mfds(['keys', '--help'])).stdout).not.toMatch(/accounts create/);
  expect((await mfds(['help', 'keys'])).stdout).toBe((await mfds(['keys', '--help'])).stdout);
  expect((await mfds(['sync', '--help'])).stdout, 'a command and its group may have one name').toMatch(
    /Usage: mfds sync \[options\][\s\S]*See also\n  mfds sync fmr/,
  );
  const one = await mfds(['keys', 'create', '-h']);
  expect(one.stdout).toMatch(/Usage: mfds keys create --account EMAIL --name NAME --scopes SCOPES \[options\]/);
  expect(documentOf(await mfds(['keys', 'create', '--help', '--json']))).toMatchObject({ name: 'keys create' });
  expect(documentOf(await mfds(['--version', '--json']))['version']).toMatch(/^\d+\.\d+\.\d+$/);
});

it('an invalid setting exits with 1 and is named; an unknown setting is reported and ignored', async () => {
  const mfds = makeInstallation();
  const wrong = await mfds(['keys', 'list', '--json'], { MFDS_PORT: '80a' });
  expect(wrong.code).toBe(1);
  expect(documentOf(wrong)).toEqual({
    error: {
      code: 'CONFIG_INVALID',
      message: expect.stringMatching(/whole number from 0 to 65535 in MFDS_PORT; found "80a"/) as string,
    },
  });
  await mfds(['accounts', 'create', 'a@example.com']);
  const unknown = await mfds(['keys', 'list', '--json'], { MFDS_PROT: '8080', MFDS_TEST_DATABASE_URL: 'x' });
  expect(unknown).toMatchObject({ code: 0, stdout: '{"keys":[]}\n' });
  expect(unknown.stderr).toMatch(/^Unknown setting MFDS_PROT ignored\. .*\n$/);
});

it('a database whose keys were hashed with another secret is rejected', async () => {
  const mfds = makeOperator();
  expect((await mfds(['accounts', 'create', 'a@example.com'])).code).toBe(0);
  const other = await mfds(['keys', 'list', '--json'], { MFDS_SECRET: 'A'.repeat(43) });
  expect(other.code).toBe(1);
  expect(documentOf(other)).toMatchObject({ error: { code: 'SECRET_MISMATCH' } });
});

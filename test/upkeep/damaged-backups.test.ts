import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { makeInstallation as makeCommand } from '../cli/run-mfds.ts';
import { createSeededRandom } from '../support/seeded-random.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { backUp, makeInstallation, restoreInto } from './small-installation.ts';

const BLOCK = 512;

interface Entry {
  readonly name: string;
  readonly bytes: Buffer;
}

/** A header with arbitrary `fields` at their offsets. Its checksum is valid unless `fields` contains one. */
function packEntry({ name, bytes }: Entry, fields: Readonly<Record<number, string | Buffer>> = {}): Buffer {
  const head = Buffer.alloc(BLOCK);
  const put = (at: number, value: string | Buffer): number =>
    typeof value === 'string' ? head.write(value, at, 'latin1') : value.copy(head, at);
  const usual = {
    0: name.slice(0, 100),
    100: '0000600\0',
    108: '0000000\0'.repeat(2),
    124: `${bytes.length.toString(8).padStart(11, '0')}\0`,
    136: '15000000000\0',
    156: '0',
    257: 'ustar\x0000',
  };
  for (const [at, value] of Object.entries({ ...usual, ...fields })) put(Number(at), value);
  head.fill(' ', 148, 156);
  head.write(
    `${head
      .reduce((sum, byte) => sum + byte, 0)
      .toString(8)
      .padStart(6, '0')}\0 `,
    148,
  );
  if (fields[148] !== undefined) put(148, fields[148]);
  return Buffer.concat([head, bytes, Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK)]);
}

function unpack(whole: Buffer): Entry[] {
  const entries: Entry[] = [];
  for (let at = 0; whole[at] !== 0;) {
    const size = Number.parseInt(whole.toString('latin1', at + 124, at + 135), 8);
    entries.push({
      name: whole.toString('latin1', at, whole.indexOf(0, at)),
      bytes: whole.subarray(at + BLOCK, at + BLOCK + size),
    });
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
  return entries;
}

const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

/** A backup with a valid manifest for its entries; `change` modifies the manifest before its digest is computed. */
function pack(
  entries: readonly Entry[],
  change: (manifest: Record<string, unknown>) => unknown = () => undefined,
  packed: (entry: Entry) => Buffer = packEntry,
): Buffer {
  const others = entries.filter(({ name }) => name !== 'manifest.json');
  const old = JSON.parse(entries.find(({ name }) => name === 'manifest.json')?.bytes.toString() ?? '{}') as Record<
    string,
    unknown
  >;
  const manifest: Record<string, unknown> = {
    ...old,
    entries: Object.fromEntries(others.map(({ name, bytes }) => [name, sha256(bytes)])),
  };
  delete manifest['digest'];
  change(manifest);
  const text = Buffer.from(JSON.stringify({ ...manifest, digest: sha256(JSON.stringify(manifest)) }));
  return Buffer.concat([
    ...others.map(packed),
    packEntry({ name: 'manifest.json', bytes: text }),
    Buffer.alloc(BLOCK * 2),
  ]);
}

let made: Buffer | undefined;
const readBackup = async (): Promise<Buffer> => (made ??= readFileSync(await backUp(await makeInstallation())));

/** The restore fails with a message, and leaves neither the data directory nor anything next to it. */
async function expectRefused(bytes: Buffer, what: string): Promise<void> {
  const parent = temporaryFolder();
  const file = join(parent, 'backup.tar');
  writeFileSync(file, bytes);
  const thrown: unknown = await restoreInto(file, join(parent, 'data')).then(
    () => 'restored',
    (reason: unknown) => reason,
  );
  expect(thrown, what).toMatchObject({
    code: 'BACKUP_DAMAGED',
    message: expect.stringMatching(
      /\. The backup is damaged.*Nothing was changed; use another backup file\.$/,
    ) as string,
  });
  expect(readdirSync(parent), what).toEqual(['backup.tar']);
  rmSync(file);
}

/** Replaces the bytes of the first entry with this name. */
const withBytes = (entries: readonly Entry[], wanted: RegExp, bytes: (old: Buffer) => Buffer): Entry[] =>
  entries.map((entry) => (wanted.test(entry.name) ? { ...entry, bytes: bytes(entry.bytes) } : entry));

describe('a damaged backup is rejected with a message, and nothing is restored', () => {
  it('the undamaged backup of this test is restored', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'backup.tar'), pack(unpack(await readBackup())));
    expect(await restoreInto(join(folder, 'backup.tar'), join(folder, 'data'))).toMatchObject({
      documents: expect.any(Number) as number,
    });
    expect(readdirSync(join(folder, 'data')).toSorted()).toEqual([
      'access.sqlite',
      'archive',
      'facts.sqlite',
      'secret',
    ]);
  });

  it('a backup with any bit changed is rejected', async () => {
    const whole = await readBackup();
    const random = createSeededRandom(20261122);
    for (let round = 0; round < 200; round += 1) {
      const at = random.below(whole.length);
      const bytes = Buffer.from(whole);
      bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << random.below(8)), at);
      await expectRefused(bytes, `a bit of byte ${at} of ${whole.length}`);
    }
  });

  it('a truncated backup, or one with data after its end, is rejected', async () => {
    const whole = await readBackup();
    const random = createSeededRandom(7);
    const ends = [
      0,
      1,
      511,
      512,
      513,
      whole.length - 1,
      whole.length - 512,
      whole.length - 1_024,
      whole.length - 1_025,
      ...Array.from({ length: 30 }, () => random.below(whole.length)),
    ];
    for (const end of ends) await expectRefused(whole.subarray(0, end), `cut at ${end}`);
    for (const more of [Buffer.alloc(1), Buffer.alloc(BLOCK), Buffer.from('more'), whole])
      await expectRefused(Buffer.concat([whole, more]), `${more.length} bytes more`);
  });

  it('another kind of file is rejected as a backup: empty, text, gzip, a truncated gzip', async () => {
    const whole = await readBackup();
    const packed = gzipSync(whole);
    for (const bytes of [
      Buffer.alloc(0),
      Buffer.alloc(2_048),
      Buffer.from('not a backup\n'.repeat(200)),
      packed,
      packed.subarray(0, packed.length / 2),
      Buffer.alloc(4_096, 0xff),
    ])
      await expectRefused(bytes, bytes.toString('latin1', 0, 12));
  });

  it.for([
    'archive/../../x',
    '../x',
    '../../x',
    '/tmp/mfds-escaped',
    'archive/objects/../../../x',
    'archive//x',
    './secret',
    'secret/',
    'SECRET',
    'archive/objects/ab/x.zst',
    `archive/objects/ab/cd${'0'.repeat(62)}.zst`,
    'facts/funds.00001.ndjson',
    'facts/__proto__.00001.ndjson.zst',
    'access/../x.00001.ndjson.zst',
    'facts.sqlite',
    'archive\\x',
    'naïve',
    'a b',
    '',
    'constructor',
  ])('a backup with an entry named %j is rejected', async (name) => {
    const entries = unpack(await readBackup());
    await expectRefused(pack([...entries, { name, bytes: Buffer.from('escaped') }]), name);
    await expectRefused(pack([{ name, bytes: Buffer.from('escaped') }, ...entries]), name);
  });

  it.for([
    ['a symbolic link', { 156: '2', 157: '/etc/passwd' }],
    ['a hard link', { 156: '1', 157: 'secret' }],
    ['a link that says it is a file', { 157: '../../x' }],
    ['a device', { 156: '3' }],
    ['a folder', { 156: '5' }],
    ['a long name in a further head', { 156: 'L' }],
    ['an extended head', { 156: 'x' }],
    ['a sparse file', { 156: 'S' }],
    ['a prefix', { 345: '../../..' }],
    ['bytes after the end of the name', { 0: 'secret\0/../../x' }],
    ['another format', { 257: 'GNUtar ' }],
    ['a negative size', { 124: '-0000000010\0' }],
    ['a size that is not octal', { 124: '00000000089\0' }],
    ['a size with blanks', { 124: '         10\0' }],
    ['a size in base 256', { 124: Buffer.from([0x80, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff]) }],
    ['the largest size', { 124: '77777777777\0' }],
    ['no size', { 124: Buffer.alloc(12) }],
    ['a size of more than the file', { 124: '00001000000\0' }],
    ['a size of less than its bytes', { 124: '00000000001\0' }],
    ['a wrong checksum', { 148: '000001\0 ' }],
    ['a checksum that is not octal', { 148: 'nonsense' }],
  ] as const)('a backup with %s in an entry is rejected', async ([what, fields]) => {
    const entries = unpack(await readBackup());
    await expectRefused(
      pack(entries, undefined, (entry) => packEntry(entry, entry.name === 'secret' ? fields : {})),
      what,
    );
  });

  it('a backup with missing, duplicate or unlisted entries is rejected', async () => {
    const entries = unpack(await readBackup());
    const whole = await readBackup();
    const [first] = entries;
    for (const { name } of entries)
      await expectRefused(
        Buffer.concat([
          ...entries.filter((entry) => entry.name !== name).map((entry) => packEntry(entry)),
          Buffer.alloc(BLOCK * 2),
        ]),
        `without ${name}`,
      );
    for (const entry of entries) await expectRefused(Buffer.concat([packEntry(entry), whole]), `${entry.name} twice`);
    await expectRefused(
      Buffer.concat([
        whole.subarray(0, -BLOCK * 2),
        packEntry(first ?? { name: '', bytes: Buffer.alloc(0) }),
        Buffer.alloc(BLOCK * 2),
      ]),
      'an entry after the manifest',
    );
    await expectRefused(
      pack(entries.filter(({ name }) => name !== 'archive/journal.ndjson')),
      'without a journal, as the manifest says',
    );
    await expectRefused(
      pack(entries.filter(({ name }) => !name.startsWith('facts/funds.'))),
      'without a table that the manifest counts',
    );
  });

  it.for([
    ['is empty', ''],
    ['is not JSON', '{"format":'],
    ['is not UTF-8', '\xff\xfe'],
    ['is a list', '[]'],
    ['is null', 'null'],
    ['is a text', '"mfds-backup-1"'],
    ['is an empty object', '{}'],
    ['names a prototype', '{"__proto__":{"format":"mfds-backup-1"}}'],
    ['has nothing but a format', '{"format":"mfds-backup-1"}'],
    ['has a format of another kind', '{"format":1}'],
  ] as const)('a backup whose manifest %s is rejected', async ([what, text]) => {
    const entries = withBytes(unpack(await readBackup()), /^manifest\.json$/, () => Buffer.from(text, 'latin1'));
    await expectRefused(Buffer.concat([...entries.map((entry) => packEntry(entry)), Buffer.alloc(BLOCK * 2)]), what);
  });

  it.for(['made_at', 'journal_seq', 'groups', 'entries'] as const)(
    'a backup whose manifest lacks %s, or has another type there, is rejected',
    async (member) => {
      const entries = unpack(await readBackup());
      for (const value of [undefined, null, 'x', -1, 1.5, [], {}, { facts: {}, access: {} }]) {
        await expectRefused(
          pack(entries, (manifest) => (manifest[member] = value)),
          `${member} ${JSON.stringify(value)}`,
        );
      }
    },
  );

  it('a backup with unreadable rows or journal, or with those of another table, is rejected although its manifest matches', async () => {
    const entries = unpack(await readBackup());
    const lines = (...rows: unknown[]): Buffer =>
      zstdCompressSync(rows.map((row) => `${typeof row === 'string' ? row : JSON.stringify(row)}\n`).join(''));
    const cases: readonly (readonly [string, RegExp, (old: Buffer) => Buffer])[] = [
      ['not compressed', /^facts\/funds\./, () => Buffer.from('{"id":1}')],
      ['compressed and cut', /^facts\/events\./, (old) => old.subarray(0, old.length - 20)],
      ['not JSON', /^access\/accounts\./, () => lines('{"id":')],
      ['not rows', /^access\/accounts\./, () => lines('[1]', 'null')],
      ['unknown columns', /^access\/accounts\./, () => lines({ nonsense: 1 })],
      [
        'a row twice',
        /^access\/accounts\./,
        () => lines(...['a', 'a'].map((id) => ({ id, email: `${id}@example.com`, status: 'ACTIVE', created_at: 1 }))),
      ],
      [
        'a cell that no column takes',
        /^access\/accounts\./,
        () => lines({ id: { nested: [1] }, email: 'a@example.com', status: 'ACTIVE', created_at: 1 }),
      ],
      [
        'other rows',
        /^access\/accounts\./,
        () => lines({ id: 'x', email: 'a@example.com', status: 'ACTIVE', created_at: 1 }),
      ],
      ['no rows', /^access\/api_keys\./, () => lines()],
      ['a journal that is not JSON', /^archive\/journal/, () => Buffer.from('{"seq":1\n{"seq":2}\n')],
      ['a journal of other values', /^archive\/journal/, () => Buffer.from('null\n')],
      ['a journal without numbers', /^archive\/journal/, () => Buffer.from('{"kind":"document"}\n')],
    ];
    for (const [what, wanted, bytes] of cases) await expectRefused(pack(withBytes(entries, wanted, bytes)), what);
    await expectRefused(
      pack([...entries, { name: 'facts/no_such_table.00001.ndjson.zst', bytes: lines({ id: 1 }) }]),
      'a table that is not ours',
    );
  });

  it('mfds restore reports a damaged backup with exit 1, as text and as JSON, without a stack trace', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'backup.tar');
    const mfds = makeCommand(join(folder, 'data'));
    const entries = unpack(await readBackup());
    for (const bytes of [
      (await readBackup()).subarray(0, 5_000),
      pack([...entries, { name: 'archive/../../x', bytes: Buffer.from('escaped') }]),
      pack(withBytes(entries, /^access\/accounts\./, () => Buffer.from('no rows'))),
    ]) {
      writeFileSync(file, bytes);
      const [told, json] = [await mfds(['restore', file]), await mfds(['restore', file, '--json'])];
      expect([told.code, told.stdout, json.code]).toEqual([1, '', 1]);
      expect(told.stderr).toMatch(/^error: .*Nothing was changed; use another backup file\.\n$/);
      expect(JSON.parse(json.stdout)).toMatchObject({ error: { code: 'BACKUP_DAMAGED' } });
      expect(readdirSync(folder)).toEqual(['backup.tar']);
    }
  });
});

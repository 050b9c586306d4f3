/** Kysely's modules in one file, as an installation leaves them. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { Kysely, sql } from '#store/kysely.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const require = createRequire(import.meta.url);
const PACKAGE = join(dirname(require.resolve('kysely')), '..', '..');

/** A folder with a copy of the package and nothing else installed. */
function installAlone(): string {
  const root = temporaryFolder();
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  cpSync(PACKAGE, join(root, 'node_modules', 'kysely'), { recursive: true });
  rmSync(join(root, 'node_modules', 'kysely', 'dist', 'cjs', 'joined.js'), { force: true });
  return root;
}

it('an installation has the joined file, and the service uses it', () => {
  const joined = join(PACKAGE, 'dist', 'cjs', 'joined.js');
  expect(existsSync(joined), 'npm runs bin/join-kysely after an installation').toBe(true);
  const loaded = require(joined) as Record<string, unknown>;
  expect(Kysely).toBe(loaded['Kysely']);
  expect(sql).toBe(loaded['sql']);
});

it('the joined file has the exports of the package, and needs no other file of it', () => {
  const root = installAlone();
  execFileSync(process.execPath, ['bin/join-kysely', root]);
  const joined = join(root, 'node_modules', 'kysely', 'dist', 'cjs', 'joined.js');
  const folder = dirname(joined);
  const names = Object.keys(require(folder) as object);
  for (const file of readdirSync(folder))
    if (join(folder, file) !== joined && file !== 'package.json') rmSync(join(folder, file), { recursive: true });
  expect(Object.keys(require(joined) as object)).toEqual(names);
});

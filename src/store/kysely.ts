/**
 * Kysely's functions and classes. Both builds of the package consist of hundreds of modules, which every command and
 * every serving thread would find and open at its start: bin/join-kysely has joined the CommonJS ones.
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type * as Package from 'kysely';

const require = createRequire(import.meta.url);
const entry = require.resolve('kysely');
const joined = join(dirname(entry), 'joined.js');
// An installation without scripts has no joined file.
const loaded = require(existsSync(joined) ? joined : entry) as typeof Package;

export const { CompiledQuery, Kysely, PostgresAdapter, PostgresDialect, SqliteDialect, sql } = loaded;
export type Kysely<Tables> = Package.Kysely<Tables>;

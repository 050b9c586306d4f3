/**
 * Kysely's functions and classes. Both builds of the package consist of hundreds of modules; the CommonJS one loads in
 * half the time, which every command and every serving thread pays at its start.
 */
import { createRequire } from 'node:module';
import type * as Package from 'kysely';

const loaded = createRequire(import.meta.url)('kysely') as typeof Package;

export const { CompiledQuery, Kysely, PostgresAdapter, PostgresDialect, SqliteDialect, sql } = loaded;
export type Kysely<Tables> = Package.Kysely<Tables>;

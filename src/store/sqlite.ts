import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue, StatementSync } from 'node:sqlite';
import type { Dialect, SqliteDatabase, SqliteStatement } from 'kysely';
import { SqliteDialect } from './kysely.ts';

// SQLite blocks the thread while it waits: long enough for another process's checkpoint, too short to be noticed.
// Writers wait for the writer lock elsewhere (`beginImmediate`).
export const BUSY_TIMEOUT_MILLISECONDS = 100;
// When several processes open a new file, SQLite lets one of them switch it to WAL mode and rejects the others at once.
// Clients are not served yet, so this retries in small steps for as long as a slow disk may need.
const OPENING_TRIES = 500;
const OPENING_PAUSE_MILLISECONDS = 20;

// Reads of pages in the operating system's cache then need no system calls: a history of 120 reports is read ten times
// as fast. The system can still reclaim the pages when memory is short.
const MAPPED_BYTES = 2 ** 31;

/**
 * SQLite in one file, in this process. WAL lets other processes read while one writes; with `synchronous=FULL`,
 * acknowledged writes survive a power cut.
 */
export function openSqlite(file: string, isMapped: boolean): { dialect: Dialect; database: DatabaseSync } {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MILLISECONDS });
  becomeWal(database);
  database.exec(
    'pragma synchronous = full; pragma foreign_keys = on; pragma temp_store = memory; pragma cache_size = -8000; ' +
      `pragma mmap_size = ${isMapped ? MAPPED_BYTES : 0}`,
  );
  return { dialect: new SqliteDialect({ database: asKyselyDatabase(database) }), database };
}

function becomeWal(database: DatabaseSync): void {
  for (let tries = 1; ; tries += 1) {
    try {
      database.exec('pragma journal_mode = wal');
      return;
    } catch (thrown) {
      if (tries === OPENING_TRIES || !isSqliteBusy(thrown)) throw thrown;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, OPENING_PAUSE_MILLISECONDS);
    }
  }
}

// SQLITE_BUSY and SQLITE_LOCKED; the upper bytes of an error number distinguish their variants.
const BUSY_CODES: ReadonlySet<number> = new Set([5, 6]);

/** True for the error of a statement that SQLite rejected because of another connection's lock. */
export function isSqliteBusy(thrown: unknown): boolean {
  return (
    thrown instanceof Error &&
    'errcode' in thrown &&
    typeof thrown.errcode === 'number' &&
    BUSY_CODES.has(thrown.errcode & 0xff)
  );
}

// An import runs the same few dozen queries for every fund; preparing a statement costs as much as running it.
const STATEMENTS_KEPT = 256;

/** Adapts node:sqlite to the better-sqlite3 interface that Kysely's dialect expects. */
function asKyselyDatabase(database: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(text: string): SqliteStatement {
      // A pragma may take effect when its statement is prepared, and not when it is run again.
      if (text.startsWith('pragma')) return asKyselyStatement(database.prepare(text));
      const statement = kept.get(text) ?? asKyselyStatement(database.prepare(text));
      if (kept.size >= STATEMENTS_KEPT) kept.clear();
      kept.set(text, statement);
      return statement;
    },
  };
}

function asKyselyStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])) as IterableIterator<unknown>,
  };
}

import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue, StatementSync } from 'node:sqlite';
import { SqliteDialect } from 'kysely';
import type { Dialect, SqliteDatabase, SqliteStatement } from 'kysely';

// SQLite waits on the spot, with everything else of the thread: long enough for another process's
// checkpoint, too short to be felt. A writer waits for the writer lock elsewhere (`beginImmediate`).
export const BUSY_TIMEOUT_MILLISECONDS = 100;
// Processes that open a new file at once take turns to make it a WAL one. SQLite refuses all but the first at once,
// without waiting; nobody is served yet, so we may wait here, in small steps, for as long as a slow disk needs.
const OPENING_TRIES = 500;
const OPENING_PAUSE_MILLISECONDS = 20;

// Reads of pages in the operating system's cache then need no system call each: a history of 120 reports is read ten
// times as fast. The pages stay the system's, which takes them back when memory is short.
const MAPPED_BYTES = 2 ** 31;

/**
 * SQLite in one file, in this process. WAL lets other processes read while one
 * writes; `synchronous=FULL` means that what was acknowledged survives a power cut.
 */
export function openSqlite(file: string): { dialect: Dialect; database: DatabaseSync } {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MILLISECONDS });
  becomeWal(database);
  database.exec(
    `pragma synchronous = full; pragma foreign_keys = on; pragma temp_store = memory; pragma cache_size = -8000; pragma mmap_size = ${MAPPED_BYTES}`,
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

// SQLITE_BUSY and SQLITE_LOCKED; the upper bytes of an error number say which kind of the two it is.
const BUSY_CODES: ReadonlySet<number> = new Set([5, 6]);

/** True for the error of a statement that another connection's lock made SQLite refuse. */
export function isSqliteBusy(thrown: unknown): boolean {
  return (
    thrown instanceof Error &&
    'errcode' in thrown &&
    typeof thrown.errcode === 'number' &&
    BUSY_CODES.has(thrown.errcode & 0xff)
  );
}

// An import asks the same few dozen questions of every fund; making a statement costs as much as running it.
const STATEMENTS_KEPT = 256;

/** Adapts node:sqlite to the better-sqlite3 interface that Kysely's dialect expects. */
function asKyselyDatabase(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, StatementSync>();
  const prepare = (text: string): StatementSync => {
    // A setting may be made when its statement is, and not again each time that is run.
    if (text.startsWith('pragma')) return database.prepare(text);
    const statement = prepared.get(text) ?? database.prepare(text);
    if (prepared.size >= STATEMENTS_KEPT) prepared.clear();
    prepared.set(text, statement);
    return statement;
  };
  return {
    close: () => database.close(),
    prepare(text: string): SqliteStatement {
      const statement = prepare(text);
      const reader = statement.columns().length > 0;
      return {
        reader,
        all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
        iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])) as IterableIterator<unknown>,
      };
    },
  };
}

import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue, StatementSync } from 'node:sqlite';

export interface FileColumn {
  readonly name: string;
  readonly sqlite: 'TEXT' | 'INTEGER';
}

// A page holds some fifty NAVs; larger pages make files of small tables larger.
const PAGE_BYTES = 8_192;
const CACHE_KIBIBYTES = 16_384;

/**
 * A new SQLite file of plain tables for readers outside the service. It is written without a journal: a file that is
 * not complete is discarded. The same rows in the same order give the same bytes.
 */
export class TableFile {
  readonly #database: DatabaseSync;

  constructor(path: string) {
    this.#database = new DatabaseSync(path);
    this.#database.exec(
      `pragma page_size = ${PAGE_BYTES}; pragma journal_mode = off; pragma synchronous = off; ` +
        `pragma locking_mode = exclusive; pragma cache_size = -${CACHE_KIBIBYTES}; pragma temp_store = memory`,
    );
  }

  /** Creates a table and returns the function that appends rows to it. */
  create(name: string, columns: readonly FileColumn[]): (rows: readonly (readonly SQLInputValue[])[]) => void {
    const declared = columns.map((column) => `${quote(column.name)} ${column.sqlite}`).join(', ');
    this.#database.exec(`create table ${quote(name)} (${declared})`);
    const insert: StatementSync = this.#database.prepare(
      `insert into ${quote(name)} values (${columns.map(() => '?').join(', ')})`,
    );
    return (rows) => {
      this.#database.exec('begin');
      for (const row of rows) insert.run(...row);
      this.#database.exec('commit');
    };
  }

  /** Creates an index after the rows, which is faster than before them. */
  index(table: string, columns: readonly string[]): void {
    const name = quote(`${table}_by_${columns.join('_')}`);
    this.#database.exec(`create index ${name} on ${quote(table)} (${columns.map(quote).join(', ')})`);
  }

  close(): void {
    if (this.#database.isOpen) this.#database.close();
  }
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

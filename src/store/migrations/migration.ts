import type { Kysely } from 'kysely';

/** The types whose names differ between the engines. */
export interface ColumnTypes {
  readonly decimal: 'text' | 'numeric';
  readonly date: 'text' | 'date';
  readonly json: 'text' | 'jsonb';
  readonly moment: 'integer' | 'bigint';
  /** Primary-key order on disk without a second index, where the engine has it. */
  readonly clustered: string;
  /** For an integer primary key that the database numbers itself; SQLite does so without being asked. */
  readonly identity: '' | 'generated always as identity';
}

export interface Migration {
  /** Sorts by time of writing: `0001-start`. */
  readonly name: string;
  // Migrations work on the schema itself, for which no row types exist yet.
  up(db: Kysely<unknown>, types: ColumnTypes): Promise<void>;
}

import type { Kysely } from 'kysely';

/** The types whose names differ between the engines. */
export interface ColumnTypes {
  readonly decimal: 'text' | 'numeric';
  readonly date: 'text' | 'date';
  readonly json: 'text' | 'jsonb';
  readonly bigint: 'integer' | 'bigint';
  /** Stores rows in primary-key order without a second index, if the engine supports it. */
  readonly clustered: string;
  /** For an integer primary key that the database numbers; SQLite does so by default. */
  readonly identity: '' | 'generated always as identity';
}

export interface Migration {
  /** Sorts in the order of creation: `0001-start`. */
  readonly name: string;
  // Migrations work on the schema itself, for which there are no row types yet.
  up(db: Kysely<unknown>, types: ColumnTypes): Promise<void>;
}

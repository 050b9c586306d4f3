/** Reads the files of an export with other programs than the service: DuckDB, SQLite and a CSV parser. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DuckDBInstance } from '@duckdb/node-api';
import type { DuckDBConnection } from '@duckdb/node-api';
import { parse } from 'csv-parse/sync';

/** Values as texts in the form of the API; null for unknown values. */
export type TextRow = Readonly<Record<string, string | null>>;

export interface ManifestColumn {
  readonly name: string;
  readonly type: string;
  readonly unit: string | null;
  readonly is_nullable: boolean;
  readonly description: string;
  readonly parquet: string;
  readonly scale: number | null;
  readonly note: string | null;
}

export interface ManifestTable {
  readonly name: string;
  readonly rows: number;
  readonly from: string | null;
  readonly to: string | null;
  readonly replace_by: readonly string[];
  readonly replaced_with: string;
  readonly columns: readonly ManifestColumn[];
}

export interface ReadManifest {
  readonly checkpoint: string;
  readonly as_of: string | null;
  readonly generation: { readonly id: string; readonly event: number };
  readonly datasets: readonly ManifestTable[];
  readonly files: readonly {
    readonly name: string;
    readonly format: string;
    readonly dataset: string | null;
    readonly bytes: number;
    readonly sha256: string;
  }[];
}

export function readManifest(folder: string): ReadManifest {
  return JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as ReadManifest;
}

export async function withDuckDb<Result>(
  folder: string,
  work: (connection: DuckDBConnection) => Promise<Result>,
): Promise<Result> {
  const instance = await DuckDBInstance.create(':memory:', { threads: '2', memory_limit: '400MB' });
  const connection = await instance.connect();
  try {
    await connection.run(`set file_search_path = '${folder}'`);
    return await work(connection);
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

const asText = ({ name, type }: ManifestColumn): string =>
  type === 'timestamp'
    ? `strftime("${name}", '%Y-%m-%dT%H:%M:%S.%gZ') as "${name}"`
    : `"${name}"::varchar as "${name}"`;

/** A table as DuckDB reads it, in the order of the file; `where` selects rows. */
export async function readParquet(folder: string, { name, columns }: ManifestTable, where = ''): Promise<TextRow[]> {
  return withDuckDb(folder, async (connection) => {
    const reader = await connection.runAndReadAll(
      `select ${columns.map(asText).join(', ')} from '${name}.parquet' ${where}`,
    );
    return reader.getRowObjectsJson() as unknown as TextRow[];
  });
}

/** A table as SQLite reads it, in the order of the file. */
export function readSqlite(folder: string, { name, columns }: ManifestTable): TextRow[] {
  const database = new DatabaseSync(join(folder, 'mutual_funds.sqlite'), { readOnly: true });
  try {
    const rows = database.prepare(`select * from "${name}" order by rowid`).all();
    return rows.map((row) =>
      Object.fromEntries(columns.map((column) => [column.name, textOf(row[column.name] as Stored, column.type)])),
    );
  } finally {
    database.close();
  }
}

type Stored = string | number | null;

function textOf(value: Stored, type: string): string | null {
  if (value === null) return null;
  return type === 'boolean' ? String(value === 1) : String(value);
}

/** A table as an ordinary CSV parser reads it; without quotes an empty cell is null. */
export function readCsv(folder: string, { name }: ManifestTable): TextRow[] {
  return parse(readFileSync(join(folder, `${name}.csv`)), {
    columns: true,
    record_delimiter: '\r\n',
    cast: (text, { quoting, header }) => (text === '' && !quoting && !header ? null : text),
  }) as TextRow[];
}

/** Texts that a spreadsheet would run as a formula have an apostrophe in CSV. */
export function withoutApostrophe(rows: readonly TextRow[]): TextRow[] {
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, value?.replace(/^'(?=[=+\-@\t\r])/, '') ?? null]),
    ),
  );
}

import type { FileColumn, TableFile } from '#store/table-file.ts';
import { DATASETS } from './datasets.ts';
import type { Manifest } from './manifest.ts';

/** The file with all tables. */
export const SQLITE_NAME = 'mutual_funds.sqlite';

const COLUMNS: readonly FileColumn[] = ['table_name', 'column_name', 'type', 'unit', 'description', 'note'].map(
  (name) => ({ name, sqlite: 'TEXT' }),
);
const FACTS: readonly FileColumn[] = ['name', 'value'].map((name) => ({ name, sqlite: 'TEXT' }));

/** Adds indexes, and the tables `export_columns` and `export_facts`, so that the file explains itself. */
export function writeDescription(file: TableFile, manifest: Omit<Manifest, 'files'>): void {
  for (const { name, columns, date } of DATASETS) {
    const fund = columns.find((column) => column.name === 'fund_slug' || column.name === 'slug')?.name;
    if (fund !== undefined) file.index(name, name === 'funds' ? [fund] : [fund, date]);
  }
  file.create(
    'export_columns',
    COLUMNS,
  )(
    manifest.datasets.flatMap(({ name, columns }) =>
      columns.map((column) => [name, column.name, column.type, column.unit, column.description, column.note]),
    ),
  );
  const { format, service_version, generation, checkpoint, as_of, since } = manifest;
  file.create(
    'export_facts',
    FACTS,
  )([
    ['format', format],
    ['service_version', service_version],
    ['generation', generation.id],
    ['committed_at', generation.committed_at],
    ['as_of', as_of],
    ['since', since?.checkpoint ?? null],
    ['checkpoint', checkpoint],
  ]);
}

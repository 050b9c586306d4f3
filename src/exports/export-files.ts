import { closeSync, fsyncSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { OnProgress } from '#base/on-progress.ts';
import { TableFile } from '#store/table-file.ts';
import { rowOf } from './columns.ts';
import type { Cell, Row } from './columns.ts';
import type { Dataset } from './datasets.ts';
import { DraftFile, draftName, FILE_MODE, hashFile, publishFile } from './draft-file.ts';
import type { ExportFolder, Finished } from './export-folder.ts';
import type { FileFormat, Manifest, ManifestDataset, ManifestFile } from './manifest.ts';
import type { Source } from './rows-of-series.ts';
import { TableProfile } from './stored-types.ts';
import type { StoredColumn } from './stored-types.ts';
import type { TableWriter } from './table-writer.ts';
import { openCsv } from './write-csv.ts';
import { openParquet } from './write-parquet.ts';
import { SQLITE_NAME, writeDescription } from './write-sqlite.ts';

/** A file of one table that is being written. */
interface OpenTable {
  readonly name: string;
  readonly format: FileFormat;
  readonly file: DraftFile;
  readonly writer: TableWriter;
}

/** The files of one export: those that are finished, and those to write. */
export class ExportFiles {
  readonly #folder: ExportFolder;
  readonly #names: readonly string[];
  readonly #head: Omit<Manifest, 'datasets' | 'files'>;
  readonly #files = new Map<string, ManifestFile>();
  readonly #datasets = new Map<string, ManifestDataset>();
  readonly #content: string;
  readonly #sqlite: TableFile | undefined;
  #open: readonly OpenTable[] = [];

  constructor(
    folder: ExportFolder,
    finished: Finished,
    names: readonly string[],
    head: Omit<Manifest, 'datasets' | 'files'>,
  ) {
    this.#folder = folder;
    this.#names = names;
    this.#head = head;
    this.#content = finished.content;
    for (const file of finished.files) this.#files.set(file.name, file);
    for (const dataset of finished.datasets) this.#datasets.set(dataset.name, dataset);
    this.#sqlite = this.#isMissing(SQLITE_NAME) ? this.#openSqlite() : undefined;
  }

  get manifest(): Manifest {
    return {
      ...this.#head,
      datasets: [...this.#datasets.values()],
      files: this.#names.flatMap((name) => this.#files.get(name) ?? []),
    };
  }

  #isMissing(name: string): boolean {
    return this.#names.includes(name) && !this.#files.has(name);
  }

  /** Reads the table twice in the same state: once for the types of its columns, once to write it. */
  async writeTable(dataset: Dataset, source: Source, onProgress: OnProgress): Promise<void> {
    const described = this.#datasets.get(dataset.name) ?? (await describeTable(dataset, source, onProgress));
    this.#datasets.set(dataset.name, described);
    const tables = this.#openTables(dataset.name, described.columns);
    if (tables.length === 0 && this.#sqlite === undefined) return;
    const insert = this.#sqlite?.create(dataset.name, described.columns);
    for await (const { records, done, total } of dataset.read(source)) {
      const rows = records.map((record) => rowOf(dataset.columns, record));
      for (const { writer } of tables) writer.write(rows);
      insert?.(rows.map(toSqlite));
      this.#folder.keepLock();
      await onProgress(`${dataset.name}: ${PARTS.get(dataset.name) ?? 'funds'} written`, done, total);
    }
    for (const table of tables) this.#finish(table, dataset.name);
    this.#open = [];
  }

  /** Finishes the file that has all tables. */
  finish(): void {
    if (this.#sqlite === undefined) return;
    writeDescription(this.#sqlite, { ...this.#head, datasets: [...this.#datasets.values()] });
    this.#sqlite.close();
    const path = join(this.#folder.path, draftName(SQLITE_NAME));
    const handle = openSync(path, 'r');
    fsyncSync(handle);
    closeSync(handle);
    this.#publish({ name: SQLITE_NAME, format: 'sqlite', dataset: null, ...hashFile(path) });
  }

  /** Removes what is not complete: on a full disk it would occupy the space that is needed. */
  discard(): void {
    for (const { file } of this.#open) file.discard();
    this.#sqlite?.close();
    rmSync(join(this.#folder.path, draftName(SQLITE_NAME)), { force: true });
  }

  #openSqlite(): TableFile {
    const path = join(this.#folder.path, draftName(SQLITE_NAME));
    closeSync(openSync(path, 'w', FILE_MODE));
    return new TableFile(path);
  }

  #openTables(dataset: string, columns: readonly StoredColumn[]): readonly OpenTable[] {
    const tables: OpenTable[] = [];
    this.#open = tables;
    for (const format of ['parquet', 'csv'] as const) {
      const name = `${dataset}.${format}`;
      if (!this.#isMissing(name)) continue;
      const file = new DraftFile(this.#folder.path, name);
      const writer =
        format === 'csv'
          ? openCsv(file, columns)
          : openParquet(file, columns, `mutual-fund-data-service version ${this.#head.service_version}`);
      tables.push({ name, format, file, writer });
    }
    return tables;
  }

  #finish({ name, format, file, writer }: OpenTable, dataset: string): void {
    writer.finish();
    this.#publish({ name, format, dataset, ...file.finish() });
  }

  #publish(file: ManifestFile): void {
    publishFile(this.#folder.path, file.name);
    this.#files.set(file.name, file);
    const { datasets, files } = this.manifest;
    this.#folder.save({ content: this.#content, datasets, files }, this.#names);
  }
}

// Other tables are read fund by fund.
const PARTS = new Map([['events', 'events']]);

async function describeTable(dataset: Dataset, source: Source, onProgress: OnProgress): Promise<ManifestDataset> {
  const profile = new TableProfile(dataset.columns, dataset.date);
  for await (const { records, done, total } of dataset.read(source)) {
    profile.add(records.map((record) => rowOf(dataset.columns, record)));
    await onProgress(`${dataset.name}: ${PARTS.get(dataset.name) ?? 'funds'} read`, done, total);
  }
  const { name, description, replace_by, operation, is_point_in_time } = dataset;
  return {
    name,
    description,
    operation,
    is_point_in_time,
    replace_by,
    replaced_with: dataset.replaced_with ?? name,
    rows: profile.rows,
    from: profile.from,
    to: profile.to,
    columns: profile.columns(),
  };
}

function toSqlite(row: Row): Exclude<Cell, boolean>[] {
  return row.map((cell) => (typeof cell === 'boolean' ? (cell ? 1 : 0) : cell));
}

import { zstdCompressSync } from 'node:zlib';
import { ByteWriter, ParquetWriter } from 'hyparquet-writer';
import type { SchemaElement } from 'hyparquet-writer';
import { dayNumber } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { Cell, Row } from './columns.ts';
import type { DraftFile } from './draft-file.ts';
import type { StoredColumn } from './stored-types.ts';
import type { TableWriter } from './table-writer.ts';

// About 20 MB of values in memory for the widest table.
const ROWS_A_GROUP = 50_000;

/**
 * Parquet with zstd pages and statistics per row group. Decimals are written from their digits, never through a float.
 * The same rows give the same bytes.
 */
export function openParquet(file: DraftFile, columns: readonly StoredColumn[], createdBy: string): TableWriter {
  const bytes = new FlushedBytes(file);
  const parquet = new ParquetWriter({
    writer: bytes,
    schema: [{ name: 'root', num_children: columns.length }, ...columns.map(elementOf)],
    codec: 'ZSTD',
    compressors: { ZSTD: (page) => zstdCompressSync(page) },
    createdBy,
  });
  const converters = columns.map(converterOf);
  let group = columns.map((): unknown[] => []);
  const flush = (): void => {
    const columnData = columns.map(({ name }, index) => ({ name, data: group[index] ?? [] }));
    // The writer of bytes is synchronous, so nothing is returned to wait for.
    void parquet.write({ columnData, rowGroupSize: ROWS_A_GROUP });
    group = columns.map(() => []);
  };
  return {
    write(rows: readonly Row[]) {
      for (const row of rows) {
        for (const [index, convert] of converters.entries()) {
          const cell = row[index] ?? null;
          group[index]?.push(cell === null ? null : convert(cell));
        }
        if ((group[0]?.length ?? 0) >= ROWS_A_GROUP) flush();
      }
    },
    finish() {
      if ((group[0]?.length ?? 0) > 0) flush();
      void parquet.finish();
      bytes.flush();
    },
  };
}

/** Passes each row group on to the file. */
class FlushedBytes extends ByteWriter {
  readonly #file: DraftFile;

  constructor(file: DraftFile) {
    super();
    this.#file = file;
  }

  flush(): void {
    this.#file.write(this.getBytes());
    this.index = 0;
  }
}

// `DECIMAL(18,4)`
const DECIMAL = /^DECIMAL\((\d+),(\d+)\)$/;
const LONG_DECIMAL_BYTES = 16;
const SHORT_DIGITS = 18;

function elementOf({ name, parquet }: StoredColumn): SchemaElement {
  const nullable = { name, repetition_type: 'OPTIONAL' } as const;
  const [, digits, places] = DECIMAL.exec(parquet) ?? [];
  if (digits !== undefined && places !== undefined) {
    const precision = Number.parseInt(digits, 10);
    const decimal = { ...nullable, converted_type: 'DECIMAL', precision, scale: Number.parseInt(places, 10) } as const;
    return precision <= SHORT_DIGITS
      ? { ...decimal, type: 'INT64' }
      : { ...decimal, type: 'FIXED_LEN_BYTE_ARRAY', type_length: LONG_DECIMAL_BYTES };
  }
  switch (parquet) {
    case 'DATE':
      return { ...nullable, type: 'INT32', converted_type: 'DATE' };
    case 'TIMESTAMP':
      return { ...nullable, type: 'INT64', converted_type: 'TIMESTAMP_MILLIS' };
    case 'BIGINT':
      return { ...nullable, type: 'INT64' };
    case 'BOOLEAN':
      return { ...nullable, type: 'BOOLEAN' };
    default:
      return { ...nullable, type: 'BYTE_ARRAY', converted_type: 'UTF8' };
  }
}

function converterOf({ parquet }: StoredColumn): (cell: NonNullable<Cell>) => unknown {
  // The digits without the point are the value in units of its last digit.
  if (DECIMAL.test(parquet)) return (cell) => BigInt(String(cell).replace('.', ''));
  switch (parquet) {
    case 'DATE':
      return (cell) => dayNumber(cell as IsoDate);
    case 'TIMESTAMP':
      return (cell) => BigInt(Date.parse(String(cell)));
    case 'BIGINT':
      return (cell) => BigInt(cell);
    default:
      return (cell) => cell;
  }
}

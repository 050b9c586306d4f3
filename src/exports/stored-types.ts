import { scaleOf } from '#domain/decimal.ts';
import type { Decimal } from '#domain/decimal.ts';
import type { Cell, Column, Row } from './columns.ts';

/** How the values of a column are stored; part of the manifest. */
export interface StoredColumn extends Omit<Column, 'path'> {
  /** Type in the Parquet file. */
  readonly parquet: 'VARCHAR' | 'DATE' | 'TIMESTAMP' | 'BIGINT' | 'BOOLEAN' | `DECIMAL(${number},${number})`;
  /** Type in the SQLite file. */
  readonly sqlite: 'TEXT' | 'INTEGER';
  /** Decimals of every value, if all have the same number of them; otherwise null. */
  readonly scale: number | null;
  /** Why the column has this type; null if it follows from the type of the values. */
  readonly note: string | null;
}

const PARQUET_TYPES = {
  text: 'VARCHAR',
  list: 'VARCHAR',
  date: 'DATE',
  timestamp: 'TIMESTAMP',
  integer: 'BIGINT',
  boolean: 'BOOLEAN',
} as const;

// Precisions of Parquet decimals in 8 and in 16 bytes.
const SHORT_DIGITS = 18;
const MOST_DIGITS = 38;

/** The spellings of the decimals of one column. */
interface Spellings {
  leastScale: number;
  mostScale: number;
  /** Digits of the longest value. */
  digits: number;
  /** Whether a number with this scale has only one spelling: no `-0.00` and no `007.50`. */
  isPlain: boolean;
}

// `10.4089`, `-0.0007`, `0.00`; not `-0.00` and not `007.5`.
const ONE_SPELLING = /^(?!-0(\.0+)?$)-?(0|[1-9]\d*)(\.\d+)?$/;

/** What a table contains, found by reading all its rows before they are written. */
export class TableProfile {
  rows = 0;
  from: string | null = null;
  to: string | null = null;
  readonly #columns: readonly Column[];
  readonly #decimals: readonly (readonly [index: number, spellings: Spellings])[];
  readonly #date: number;

  constructor(columns: readonly Column[], date: string) {
    this.#columns = columns;
    this.#date = columns.findIndex(({ name }) => name === date);
    this.#decimals = columns.flatMap(({ type }, index) =>
      type === 'decimal' ? [[index, { leastScale: Infinity, mostScale: 0, digits: 0, isPlain: true }] as const] : [],
    );
  }

  add(rows: readonly Row[]): void {
    for (const row of rows) {
      this.rows += 1;
      this.#addDate(row[this.#date] ?? null);
      for (const [index, spellings] of this.#decimals) {
        const value = row[index];
        if (typeof value === 'string') addSpelling(spellings, value as Decimal);
      }
    }
  }

  #addDate(date: Cell): void {
    if (typeof date !== 'string') return;
    if (this.from === null || date < this.from) this.from = date;
    if (this.to === null || date > this.to) this.to = date;
  }

  columns(): StoredColumn[] {
    const spellings = new Map(this.#decimals);
    return this.#columns.map(({ path: _path, ...column }, index) => ({
      ...column,
      sqlite: column.type === 'integer' || column.type === 'boolean' ? 'INTEGER' : 'TEXT',
      ...(column.type === 'decimal'
        ? decimalType(spellings.get(index))
        : { parquet: PARQUET_TYPES[column.type], scale: null, note: NOTES.get(column.type) ?? null }),
    }));
  }
}

const NOTES = new Map<Column['type'], string>([
  ['list', 'A JSON array in a text.'],
  ['timestamp', 'UTC; text in CSV and SQLite.'],
  ['boolean', 'true and false in CSV, 1 and 0 in SQLite.'],
]);

function addSpelling(spellings: Spellings, value: Decimal): void {
  const scale = scaleOf(value);
  if (scale < spellings.leastScale) spellings.leastScale = scale;
  if (scale > spellings.mostScale) spellings.mostScale = scale;
  const digits = value.length - (scale === 0 ? 0 : 1) - (value.startsWith('-') ? 1 : 0);
  if (digits > spellings.digits) spellings.digits = digits;
  if (!ONE_SPELLING.test(value)) spellings.isPlain = false;
}

const SQLITE_TEXT = 'text in SQLite, which has no decimals';

function decimalType(spellings: Spellings | undefined): Pick<StoredColumn, 'parquet' | 'scale' | 'note'> {
  const { leastScale, mostScale, digits, isPlain } = spellings ?? EMPTY;
  const asText = (reason: string) => ({ parquet: 'VARCHAR', scale: null, note: `Text: ${reason}.` }) as const;
  if (digits === 0) return asText('the column has no values here');
  if (leastScale !== mostScale)
    return asText(`the values have ${leastScale} to ${mostScale} decimals, and a decimal type would change them`);
  if (!isPlain) return asText('a value such as -0.00 has no decimal type that preserves it');
  if (digits > MOST_DIGITS) return asText(`a value has ${digits} digits, and decimal types have ${MOST_DIGITS}`);
  return {
    parquet: `DECIMAL(${digits > SHORT_DIGITS ? MOST_DIGITS : SHORT_DIGITS},${mostScale})`,
    scale: mostScale,
    note: `Every value has ${mostScale} decimals; ${SQLITE_TEXT}.`,
  };
}

const EMPTY: Spellings = { leastScale: 0, mostScale: 0, digits: 0, isPlain: true };

import { CsvError, parse } from 'csv-parse/sync';
import { listOf, type Listing } from '#base/listing.ts';
import { refusal } from './refusal.ts';
import { cellText, CellBudget, firstRows, type PrintedDocument } from './table.ts';

// Five million rows of a NAV history at about 80 bytes; Node's limit for one text buffer is not much higher.
const MAX_BYTES = 400_000_000;
// A longer record has a quote that was never closed; real ones are under 500 bytes.
const MAX_RECORD_BYTES = 262_144;

/**
 * One table of a CSV file (comma, optional quotes, optional byte order mark); any of its first rows may be the header.
 * A history has millions of rows: they remain bytes, and a row is split into texts only when it is requested.
 */
export function readCsv(bytes: Uint8Array): PrintedDocument {
  if (bytes.length > MAX_BYTES)
    throw refusal(`The CSV file has ${bytes.length} bytes; at most ${MAX_BYTES} were expected. Split it by date.`);
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const { rows, closed } = text.includes('"') ? unquoteRecords(text) : { rows: findLines(text), closed: true };
  const table = { rows, links: [], headerRows: firstRows(rows), closed, endsMidLine: !isLineEnd(bytes.at(-1)) };
  return { format: 'csv', title: null, tables: [table], closed };
}

const BYTE_ORDER_MARK = Buffer.from('\uFEFF');

/** The rows of a text without quotes: each line is a record, each comma separates two cells. */
function findLines(text: Buffer): Listing<readonly string[]> {
  const rows = new RowBytes(text, ',');
  const lineEnd = firstLineEnd(text);
  for (
    let start = text.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
    start < text.length;
  ) {
    const found = text.indexOf(lineEnd, start);
    const end = found < 0 ? text.length : found;
    if (end - start > MAX_RECORD_BYTES) throw unreadable(rows.count);
    rows.add(rows.cut(start, end), start, end);
    start = end + lineEnd.length;
  }
  return rows.list();
}

/**
 * `
 * `, `\r
 * ` or `\r`: the end of the first line determines that of every line, as in csv-parse.
 */
function firstLineEnd(text: Buffer): string {
  const [feed, turn] = [text.indexOf('\n'), text.indexOf('\r')];
  if (turn < 0 || (feed >= 0 && feed < turn)) return '\n';
  return feed === turn + 1 ? '\r\n' : '\r';
}

// Separates two cells whose quotes were removed; `cellText` leaves no control character inside a cell.
const UNIT_SEPARATOR = '\u001f';

/** The rows of a text with quotes, copied without them; `closed` is false if the file ends inside a quoted cell. */
function unquoteRecords(text: Buffer): { readonly rows: Listing<readonly string[]>; readonly closed: boolean } {
  // Removing quotes and redundant spaces never makes a text longer.
  const unquoted = Buffer.allocUnsafe(text.length);
  const rows = new RowBytes(unquoted, UNIT_SEPARATOR);
  let written = 0;
  try {
    parse(text, {
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: MAX_RECORD_BYTES,
      // csv-parse would store a returned row a second time.
      on_record: (record: string[]) => {
        const row = record.map(cellText);
        const start = written;
        written += unquoted.write(row.join(UNIT_SEPARATOR), start);
        rows.add(row, start, written);
        return null;
      },
    });
    return { rows: rows.list(), closed: true };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (error.code === 'CSV_QUOTE_NOT_CLOSED') return { rows: rows.list(), closed: false };
    throw unreadable(rows.count, error.message);
  }
}

/** The position of each row in the bytes. */
class RowBytes {
  readonly #bytes: Buffer;
  readonly #separator: string;
  readonly #budget = new CellBudget();
  // Start and end of each row in turn; doubled when full.
  #places = new Uint32Array(2048);
  count = 0;

  constructor(bytes: Buffer, separator: string) {
    this.#bytes = bytes;
    this.#separator = separator;
  }

  /** Records the position of a row in these bytes; a row without any text is skipped. */
  add(row: readonly string[], start: number, end: number): void {
    if (row.every((cell) => cell === '')) return;
    this.#budget.spend(row);
    if (this.count * 2 === this.#places.length) {
      const longer = new Uint32Array(this.#places.length * 2);
      longer.set(this.#places);
      this.#places = longer;
    }
    this.#places[this.count * 2] = start;
    this.#places[this.count * 2 + 1] = end;
    this.count += 1;
  }

  cut(start: number, end: number): string[] {
    return this.#bytes.toString('utf8', start, end).split(this.#separator).map(cellText);
  }

  list(): Listing<readonly string[]> {
    return listOf(this.count, (row) => this.cut(this.#places[row * 2] ?? 0, this.#places[row * 2 + 1] ?? 0));
  }
}

function unreadable(rows: number, internal?: string): Error {
  return refusal(
    `The CSV file cannot be read after row ${rows}: a quote is not closed, or a line is longer than ` +
      `${MAX_RECORD_BYTES} bytes.`,
    internal,
  );
}

function isLineEnd(byte: number | undefined): boolean {
  return byte === 0x0a || byte === 0x0d;
}

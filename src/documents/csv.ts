import { CsvError, parse } from 'csv-parse/sync';
import { cellText, CellBudget, firstRows, refusal, type PrintedDocument } from './table.ts';

// Five million rows of a NAV history at about 80 bytes; beyond it Node's own limit for one buffer of text is near.
const MAX_BYTES = 400_000_000;
// A record this long is a quote that was opened and never closed; real ones are under 500 bytes.
const MAX_RECORD_BYTES = 262_144;

/** One table of a CSV file (comma, optional quotes, optional byte order mark); any of its first rows may be the header. */
export function readCsv(bytes: Uint8Array): PrintedDocument {
  if (bytes.length > MAX_BYTES) throw refusal(`The CSV file has ${bytes.length} bytes; at most ${MAX_BYTES} were expected. Split it by date.`);
  const rows: string[][] = [];
  const closed = collectRows(bytes, rows);
  const table = { rows, links: [], header_rows: firstRows(rows), closed, ends_mid_line: !isLineEnd(bytes.at(-1)) };
  return { format: 'csv', title: null, tables: [table], closed };
}

/** Fills `rows`; false when the file ends inside a quoted cell. */
function collectRows(bytes: Uint8Array, rows: string[][]): boolean {
  const budget = new CellBudget();
  try {
    parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), {
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: MAX_RECORD_BYTES,
      // Rows are kept by us alone: what is returned here would be kept a second time.
      on_record: (record: string[]) => {
        const row = record.map(cellText);
        if (row.some((text) => text !== '')) {
          budget.spend(row);
          rows.push(row);
        }
        return null;
      },
    });
    return true;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (error.code === 'CSV_QUOTE_NOT_CLOSED') return false;
    throw refusal(`The CSV file cannot be read after row ${rows.length}: a quote is opened and not closed, or a line is longer than ${MAX_RECORD_BYTES} bytes.`, error.message);
  }
}

function isLineEnd(byte: number | undefined): boolean {
  return byte === 0x0a || byte === 0x0d;
}

import { csvCell } from '#base/csv-cell.ts';
import type { Row } from './columns.ts';
import type { DraftFile } from './draft-file.ts';
import type { StoredColumn } from './stored-types.ts';
import type { TableWriter } from './table-writer.ts';

// One system call per row would take longer than the rows.
const PIECE_CHARACTERS = 1_048_576;

/** RFC 4180 in UTF-8 with one header line; the same cells as CSV of the API. */
export function openCsv(file: DraftFile, columns: readonly StoredColumn[]): TableWriter {
  let text = '';
  const put = (cells: readonly string[]): void => {
    text += `${cells.join(',')}\r\n`;
    if (text.length >= PIECE_CHARACTERS) flush();
  };
  const flush = (): void => {
    file.write(Buffer.from(text));
    text = '';
  };
  put(columns.map(({ name }) => name));
  return {
    write(rows: readonly Row[]) {
      for (const row of rows) put(row.map(csvCell));
    },
    finish: flush,
  };
}

import { csvCell } from '#base/csv-cell.ts';
import { sha256Hex } from '#base/hash.ts';
import { XLSX_FILE_TYPE, inOneBatch, writeXlsx } from '#exports/write-xlsx.ts';
import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import type { PageFile } from '#pages/page.ts';

/** The forms of a file, which are also the ends of its address. */
export const TABLE_FORMS = ['csv', 'xlsx'] as const;
type TableForm = (typeof TABLE_FORMS)[number];

/** A table with the exact values behind one that a page shows; null is an unknown value. */
export interface FileTable {
  /** The name of the file and of its sheet: `funds`. */
  readonly name: string;
  readonly columns: readonly { readonly head: string; readonly kind: 'date' | 'decimal' | 'text' }[];
  readonly rows: readonly (readonly (string | null)[])[];
}

export async function writeTableFile({ name, columns, rows }: FileTable, form: TableForm): Promise<PageFile> {
  const bytes =
    form === 'csv'
      ? Buffer.from(
          [columns.map(({ head }) => head), ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join(''),
        )
      : Buffer.concat(
          await Array.fromAsync(
            writeXlsx([
              {
                name,
                columns: columns.map((column) => ({ ...column, width: Math.max(14, column.head.length + 2) })),
                rows: inOneBatch(rows),
              },
            ]),
          ),
        );
  return {
    bytes,
    mediaType: form === 'csv' ? 'text/csv; charset=utf-8' : XLSX_FILE_TYPE,
    etag: `"${sha256Hex(bytes).slice(0, 22)}"`,
    isLive: true,
    fileName: `${name}.${form}`,
  };
}

/** `CSV · XLSX`: a table as a file. `path` is without the end; `what` names the table to screen readers. */
export function linkTableFiles(path: string, what: string, query = ''): Html {
  const [csv, xlsx] = TABLE_FORMS.map(
    (form) =>
      html`<a href="${path}.${form}${query}" download
        >${form.toUpperCase()}<span class="spoken"> file of ${what}</span></a
      >`,
  );
  return html`<span class="not-printed">${csv} · ${xlsx}</span>`;
}

/** What an answer is laid out for: a terminal's width, or any width in a file; bold only where a terminal shows it. */
export interface Page {
  readonly width: number;
  bold(text: string): string;
}

// Narrower than this a column of ids or names tells nothing.
const NARROWEST_COLUMN = 6;
const GAP = '  ';
// Escape sequences and line breaks in a name would rewrite the terminal of whoever lists it.
const CONTROL_CHARACTERS = /\p{Cc}/gu;

type Cell = string | number | boolean | null | undefined;

/** Rows under a head, the widest columns cut until the line fits. `none` is said when there are no rows. */
export function layTable(head: readonly string[], rows: readonly (readonly Cell[])[], none: string): (page: Page) => string {
  return (page) => {
    if (rows.length === 0) return none;
    const cells = rows.map((row) => row.map(showCell));
    const widths = fitWidths(head.map((title, column) => Math.max(title.length, ...cells.map((row) => row[column]?.length ?? 0))), page.width);
    const line = (row: readonly string[]): string => row.map((cell, column) => cut(cell, widths[column] ?? 0)).join(GAP).trimEnd();
    return [page.bold(line(head)), ...cells.map(line)].join('\n');
  };
}

/** One `name  value` per line; nothing is cut, so that a key can be copied. */
export function layFields(fields: Readonly<Record<string, Cell>>): (page: Page) => string {
  return (page) => {
    const widest = Math.max(...Object.keys(fields).map((name) => name.length));
    return Object.entries(fields).map(([name, value]) => `${page.bold(name.padEnd(widest))}${GAP}${showCell(value)}`).join('\n');
  };
}

function showCell(value: Cell): string {
  return value === null || value === undefined || value === '' ? '-' : String(value).replace(CONTROL_CHARACTERS, '\u{FFFD}');
}

function fitWidths(wanted: readonly number[], width: number): readonly number[] {
  const widths = [...wanted];
  const room = width - GAP.length * (widths.length - 1);
  while (widths.reduce((sum, each) => sum + each, 0) > room) {
    const widest = widths.indexOf(Math.max(...widths));
    const narrowed = (widths[widest] ?? 0) - 1;
    if (narrowed < NARROWEST_COLUMN) break;
    widths[widest] = narrowed;
  }
  return widths;
}

function cut(text: string, width: number): string {
  return text.length > width ? `${text.slice(0, width - 1)}…` : text.padEnd(width);
}

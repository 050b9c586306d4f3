/** The output medium: width in columns (Infinity for files and pipes), and bold text if it is a terminal. */
export interface Page {
  readonly width: number;
  bold(text: string): string;
}

// A sentence cut shorter than this is not understandable.
const LEAST_OF_A_SENTENCE = 24;
// If the name column leaves less width than this, the text is printed on separate lines.
const NARROWEST_TEXT = 24;
const GAP = '  ';
// Escape sequences and line breaks in a stored name could rewrite the operator's terminal.
const CONTROL_CHARACTERS = /\p{Cc}/gu;

type Cell = string | number | boolean | null | undefined;

/**
 * A table with a header row. Sentences are truncated until the lines fit; ids, addresses
 * and timestamps are never truncated, so that they can be copied. If they do not fit, each
 * row becomes a block of fields. `none` is printed if there are no rows.
 */
export function layTable(
  head: readonly string[],
  rows: readonly (readonly Cell[])[],
  none: string,
): (page: Page) => string {
  return (page) => {
    if (rows.length === 0) return none;
    const cells = rows.map((row) => row.map(showCell));
    const columns = head.map((title, column) => [title, ...cells.map((row) => row[column] ?? '')]);
    const widths = fitWidths(columns, page.width);
    if (widths === undefined)
      return rows
        .map((row) => layFields(Object.fromEntries(head.map((title, column) => [title, row[column]])))(page))
        .join('\n\n');
    const line = (row: readonly string[]): string =>
      row
        .map((cell, column) => cut(cell, widths[column] ?? 0))
        .join(GAP)
        .trimEnd();
    return [page.bold(line(head)), ...cells.map(line)].join('\n');
  };
}

/** One `name  value` per line, never truncated, so that a key can be copied. */
export function layFields(fields: Readonly<Record<string, Cell>>): (page: Page) => string {
  return (page) =>
    layPairs(
      Object.entries(fields).map(([name, value]) => [name, showCell(value)]),
      page,
      (name) => page.bold(name),
    ).join('\n');
}

/** Two columns, names and wrapped texts. */
export function layPairs(
  pairs: readonly (readonly [name: string, text: string])[],
  page: Page,
  show: (name: string) => string = (name) => name,
): string[] {
  const widest = Math.max(0, ...pairs.map(([name]) => name.length)) + GAP.length;
  const indent = widest + NARROWEST_TEXT > page.width ? GAP.length : widest;
  return pairs.flatMap(([name, text]) => {
    const [first = '', ...more] = wrapText(text, page.width - indent);
    const padded = `${show(name)}${' '.repeat(widest - name.length)}`;
    return indent === widest
      ? [`${padded}${first}`.trimEnd(), ...more.map((line) => ' '.repeat(indent) + line)]
      : [show(name), ...[first, ...more].map((line) => ' '.repeat(indent) + line)];
  });
}

/** A table followed by notes on single rows, never truncated. */
export function layWithNotes(
  table: (page: Page) => string,
  notes: readonly (readonly [title: string, text: string])[],
): (page: Page) => string {
  return (page) =>
    [
      table(page),
      ...notes.flatMap(([title, text]) => [
        '',
        title,
        ...wrapText(text, page.width - GAP.length).map((line) => GAP + line),
      ]),
    ].join('\n');
}

/** Breaks text between words into lines of at most `width`; a longer word is not broken. */
export function wrapText(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A count with its noun in singular or plural: `1 hold`, `2 holds`. */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function showCell(value: Cell): string {
  return value === null || value === undefined || value === ''
    ? '-'
    : String(value).replace(CONTROL_CHARACTERS, '\u{FFFD}');
}

/** Shrinks the widest columns of sentences first; undefined if the columns that must not be truncated do not fit. */
function fitWidths(columns: readonly (readonly string[])[], width: number): readonly number[] | undefined {
  const widths = columns.map((cells) => Math.max(...cells.map(({ length }) => length)));
  const least = columns.map((cells) =>
    Math.max(...cells.map((cell) => (cell.includes(' ') ? Math.min(cell.length, LEAST_OF_A_SENTENCE) : cell.length))),
  );
  let excess = widths.reduce((sum, each) => sum + each, GAP.length * (widths.length - 1)) - width;
  while (excess > 0) {
    const spare = widths.map((each, column) => (each > (least[column] ?? 0) ? each : 0));
    const widest = spare.indexOf(Math.max(...spare));
    if ((spare[widest] ?? 0) === 0) return undefined;
    widths[widest] = (widths[widest] ?? 0) - 1;
    excess -= 1;
  }
  return widths;
}

function cut(text: string, width: number): string {
  return text.length > width ? `${text.slice(0, width - 1)}…` : text.padEnd(width);
}

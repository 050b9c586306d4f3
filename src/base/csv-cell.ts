// A comma, a quote or a line break would end the cell; some readers remove spaces at its ends.
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;
// `-0.0007`: in a figure the minus is a sign, in a text it would start a formula.
const DECIMAL = /^-?\d+(\.\d+)?$/;
// A spreadsheet would run this instead of displaying it: `=HYPERLINK(…)`, `+1+cmd|…`, `@SUM(…)`.
const FORMULA = /^[=+\-@\t\r]/;

/**
 * One cell of RFC 4180: null is empty, an empty text is `""`, a list is its JSON text. Texts come from external
 * documents: a text that a spreadsheet would run as a formula gets a leading apostrophe.
 */
export function csvCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return quoted(JSON.stringify(value));
  if (value === '') return '""';
  return quoted(FORMULA.test(value) && !DECIMAL.test(value) ? `'${value}` : value);
}

function quoted(text: string): string {
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Text that is already HTML and is not escaped again. */
export interface Html {
  readonly html: string;
}

/** Null and undefined render as an empty text. */
export type HtmlPart = Html | string | number | null | undefined | readonly HtmlPart[];

/** A template tag that escapes every value, except results of this function. */
export function html(pieces: TemplateStringsArray, ...values: readonly HtmlPart[]): Html {
  return { html: pieces.reduce((text, piece, index) => text + render(values[index - 1]) + piece) };
}

function render(value: HtmlPart): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return escapeHtml(value);
  if (typeof value === 'number') return String(value);
  return 'html' in value ? value.html : value.map(render).join('');
}

const ENTITIES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES.get(character) ?? character);
}

/** Text that is HTML already and is put into a page as it is. */
export interface Html {
  readonly html: string;
}

/** Null and undefined are nothing at all. */
export type HtmlPart = Html | string | number | null | undefined | readonly HtmlPart[];

/** A template whose every value is escaped, unless it was made by this function. */
export function html(pieces: TemplateStringsArray, ...values: readonly HtmlPart[]): Html {
  return { html: pieces.reduce((text, piece, index) => text + render(values[index - 1]) + piece) };
}

function render(value: HtmlPart): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return escapeHtml(value);
  if (typeof value === 'number') return String(value);
  return 'html' in value ? value.html : value.map(render).join('');
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

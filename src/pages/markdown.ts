import { Marked } from 'marked';
import type { RendererObject, Token, Tokens } from 'marked';
import { renderCode } from './code.ts';
import type { Language } from './browser/colour.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';

/** A document of the repository as a page. */
export interface Rendered {
  /** The text of the first heading of level 1. */
  readonly title: string;
  /** Without that heading. */
  readonly body: Html;
  readonly sections: readonly Section[];
}

/** A heading of level 2 with the text up to the next one; the text before the first has an empty id. */
interface Section {
  readonly id: string;
  readonly name: string;
  /** Plain text, for the search. */
  readonly text: string;
}

/** The address of a link; undefined if the portal does not have it: its text is shown then. */
type MapAddress = (href: string) => string | undefined;

/** A picture with its size in pixels, so that the text below it does not move when it arrives. */
export interface Picture {
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

const LANGUAGES = new Map<string, Language>([
  ['json', 'json'],
  ['sh', 'sh'],
  ['ts', 'javascript'],
  ['js', 'javascript'],
  ['python', 'python'],
]);

/**
 * Renders Markdown. HTML in it is shown as text, links have only the addresses that `mapAddress` returns, and pictures
 * are only those of `pictures` by their address in the text, so the page contains nothing but the elements below.
 */
export function renderMarkdown(
  text: string,
  mapAddress: MapAddress,
  pictures: ReadonlyMap<string, Picture> = new Map(),
): Rendered {
  const renderer: RendererObject = {
    html: ({ text: markup }) => html`${markup}`.html,
    heading({ tokens, depth }) {
      const content: Html = { html: this.parser.parseInline(tokens) };
      return html`<h${depth} id="${idOf(plainText(tokens))}">${content}</h${depth}>\n`.html;
    },
    code: ({ text: code, lang = '' }) =>
      renderCode({ text: code, language: LANGUAGES.get(lang) ?? 'text', copy: 'this example' }).html,
    link({ href, tokens }) {
      const content: Html = { html: this.parser.parseInline(tokens) };
      const address = mapAddress(href);
      return (address === undefined ? content : html`<a href="${address}">${content}</a>`).html;
    },
    image({ href, text: alternative }) {
      const picture = pictures.get(href);
      if (picture === undefined) return html`${alternative}`.html;
      const { path, width, height } = picture;
      return html`<img src="${path}" width="${width}" height="${height}" alt="${alternative}" />`.html;
    },
    table(token) {
      const cells = (row: readonly Tokens.TableCell[], name: 'th' | 'td'): Html[] =>
        row.map(({ tokens }) => {
          const content: Html = { html: this.parser.parseInline(tokens) };
          return name === 'th' ? html`<th scope="col">${content}</th>` : html`<td>${content}</td>`;
        });
      return html`<div class="scroll" role="group" aria-label="Table" tabindex="0">
        <table>
          <thead>
            <tr>
              ${cells(token.header, 'th')}
            </tr>
          </thead>
          <tbody>
            ${token.rows.map(
              (row) =>
                html`<tr>
                  ${cells(row, 'td')}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>`.html;
    },
  };
  const marked = new Marked({ async: false, renderer });
  const tokens = marked.lexer(text);
  const isTitle = (token: Token): boolean => token.type === 'heading' && token['depth'] === 1;
  const title = tokens.find(isTitle);
  const rest = tokens.filter((token) => token !== title);
  return {
    title: title === undefined ? '' : plainText((title as Tokens.Heading).tokens),
    body: { html: marked.parser(rest) },
    sections: splitSections(rest),
  };
}

/** Only paths of this service and secure addresses; anything else, such as `javascript:`, has no link. */
export function isSafeAddress(href: string): boolean {
  return /^(?:\/(?!\/)|#|https:\/\/)/.test(href);
}

/** `#in-a-spreadsheet`, as repositories name the anchors of headings. */
function idOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
}

function splitSections(tokens: readonly Token[]): Section[] {
  const sections = [{ id: '', name: '', texts: [] as string[] }];
  for (const token of tokens) {
    const text = plainText([token]);
    if (token.type === 'heading' && token['depth'] === 2) sections.push({ id: idOf(text), name: text, texts: [] });
    else sections.at(-1)?.texts.push(text);
  }
  return sections.map(({ id, name, texts }) => ({ id, name, text: texts.join(' ').replace(/\s+/g, ' ') }));
}

/** The text without its marks. */
function plainText(tokens: readonly Token[]): string {
  return tokens.map(plainToken).join('');
}

function plainToken(token: Token): string {
  if ('tokens' in token && token.tokens !== undefined) return plainText(token.tokens);
  if (token.type === 'list') return (token as Tokens.List).items.map((item) => plainText(item.tokens)).join(' ');
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table;
    return [header, ...rows].flatMap((row) => row.map((cell) => plainText(cell.tokens))).join(' ');
  }
  return 'text' in token && typeof token.text === 'string' ? unescape(token.text) : ' ';
}

/** marked escapes the text of code spans and of plain text in some token kinds. */
function unescape(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

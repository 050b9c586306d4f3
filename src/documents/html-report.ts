import { Parser } from 'htmlparser2';
import { refusal } from './refusal.ts';

/** Text of one size; `bold` for headings, `th`, `b` and `strong`. */
export interface Run {
  readonly text: string;
  readonly size: number;
  readonly bold: boolean;
}

interface Paragraph {
  readonly kind: 'paragraph';
  readonly runs: readonly Run[];
  /** 1 to 6 for a heading, 0 for other text. */
  readonly heading: number;
}

export interface HtmlCell {
  readonly paragraphs: readonly Paragraph[];
  readonly columns: number;
  readonly rows: number;
}

interface Grid {
  readonly kind: 'grid';
  readonly rows: readonly (readonly HtmlCell[])[];
}

/** A visible part of an HTML report, in reading order. `page_break`: a printed page ends here. */
export type HtmlPart = Paragraph | Grid | { readonly kind: 'page_break' };

// Larger than any report as HTML; a report of all funds has about a megabyte.
const MOST_BYTES = 20_000_000;
const MOST_DEPTH = 400;
const MOST_SPAN = 50;
// A report of all funds has a few thousand.
const MOST_CELLS = 100_000;
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
// By level; 0 is other text.
const BODY_SIZE = 9;
const SIZES = [BODY_SIZE, 18, 14, 12, 10, 9, 9];
const BOLD = ['b', 'strong', 'th', ...HEADINGS];
// Menus and forms repeat on every page of a site and belong to no report.
const UNREAD = ['script', 'style', 'noscript', 'head', 'nav', 'template', 'svg', 'select', 'button', 'iframe'];
const INLINE = [
  'a',
  'abbr',
  'b',
  'em',
  'font',
  'i',
  'label',
  'mark',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
  'wbr',
];
const VOID = ['br', 'hr', 'img', 'input', 'link', 'meta', 'wbr', 'col', 'area', 'base', 'source', 'track', 'embed'];
// `display: none`, `visibility:hidden`
const HIDDEN = /(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;
const PAGE_BREAK = /(?:page-)?break-(before|after)\s*:\s*(?:always|page)/i;

/**
 * The visible text of an HTML report: paragraphs, tables and page breaks. Tables that only place others are dissolved.
 */
export function readHtmlReport(bytes: Uint8Array): HtmlPart[] {
  if (bytes.length > MOST_BYTES)
    throw refusal(`The page has ${bytes.length} bytes; at most ${MOST_BYTES} were expected for a report.`);
  const reader = new ReportPartReader();
  const parser = new Parser(reader);
  parser.end(new TextDecoder().decode(bytes));
  return reader.finish();
}

/** Parts of the page or of one cell, with the paragraph that is still open. */
class Flow {
  readonly parts: HtmlPart[] = [];
  #runs: Run[] = [];

  add(run: Run): void {
    this.#runs.push(run);
  }

  endParagraph(heading: number): void {
    if (this.#runs.some(({ text }) => text.trim() !== ''))
      this.parts.push({ kind: 'paragraph', runs: this.#runs, heading });
    this.#runs = [];
  }
}

interface OpenTable {
  readonly rows: OpenCell[][];
  /** Number of flows outside of it. */
  readonly depth: number;
}

interface OpenCell {
  readonly flow: Flow;
  readonly columns: number;
  readonly rows: number;
}

interface OpenElement {
  readonly name: string;
  readonly isUnread: boolean;
  readonly breaksAfter: boolean;
}

class ReportPartReader {
  readonly #open: OpenElement[] = [];
  readonly #flows: Flow[] = [new Flow()];
  readonly #tables: OpenTable[] = [];
  #unread = 0;
  #cells = 0;

  onopentag(name: string, attributes: Readonly<Record<string, string>>): void {
    const style = attributes['style'] ?? '';
    const isUnread = UNREAD.includes(name) || 'hidden' in attributes || HIDDEN.test(style);
    const breaks = PAGE_BREAK.exec(style)?.[1]?.toLowerCase();
    if (!INLINE.includes(name)) this.#endParagraph();
    if (breaks === 'before' && this.#tables.length === 0) this.#flow().parts.push({ kind: 'page_break' });
    if (!VOID.includes(name)) {
      this.#open.push({ name, isUnread, breaksAfter: breaks === 'after' });
      if (this.#open.length > MOST_DEPTH)
        throw refusal(`The page nests elements more than ${MOST_DEPTH} deep; it is damaged or not a report.`);
      if (isUnread) this.#unread += 1;
    }
    if (this.#unread > 0) return;
    const table = this.#tables.at(-1);
    if (name === 'table') this.#tables.push({ rows: [], depth: this.#flows.length });
    else if (name === 'tr') table?.rows.push([]);
    else if (name === 'td' || name === 'th') this.#openCell(table, attributes);
  }

  ontext(text: string): void {
    if (this.#unread > 0) return;
    const heading = this.#heading();
    this.#flow().add({
      text,
      size: SIZES[heading] ?? BODY_SIZE,
      bold: this.#open.some(({ name }) => BOLD.includes(name)),
    });
  }

  onclosetag(name: string): void {
    if (VOID.includes(name)) return;
    if (!INLINE.includes(name)) this.#endParagraph();
    const element = this.#open.pop();
    if (element === undefined) return;
    const table = this.#tables.at(-1);
    if (element.isUnread) this.#unread -= 1;
    else if (this.#unread === 0 && (name === 'td' || name === 'th')) {
      if (table !== undefined) this.#leaveCells(table);
    } else if (this.#unread === 0 && name === 'table') this.#closeTable();
    if (element.breaksAfter && this.#tables.length === 0) this.#flow().parts.push({ kind: 'page_break' });
  }

  finish(): HtmlPart[] {
    this.#endParagraph();
    while (this.#tables.length > 0) this.#closeTable();
    return this.#flows[0]?.parts ?? [];
  }

  #flow(): Flow {
    return this.#flows.at(-1) as Flow;
  }

  #heading(): number {
    return HEADINGS.indexOf(this.#open.findLast(({ name }) => HEADINGS.includes(name))?.name ?? '') + 1;
  }

  #endParagraph(): void {
    this.#flow().endParagraph(this.#heading());
  }

  #openCell(table: OpenTable | undefined, attributes: Readonly<Record<string, string>>): void {
    // Outside a table its text is that of the page.
    if (table === undefined) return;
    this.#cells += 1;
    this.#leaveCells(table);
    if (this.#cells > MOST_CELLS)
      throw refusal(`The page has more than ${MOST_CELLS} table cells; it is not a fund manager report.`);
    const cell = {
      flow: new Flow(),
      columns: spanOf(attributes['colspan']),
      rows: spanOf(attributes['rowspan']),
    };
    if (table.rows.length === 0) table.rows.push([]);
    table.rows.at(-1)?.push(cell);
    this.#flows.push(cell.flow);
  }

  /** A cell without its end tag ends with the next one, or with its table. */
  #leaveCells({ depth }: OpenTable): void {
    if (this.#flows.length > depth) this.#flows.length = depth;
  }

  #closeTable(): void {
    const table = this.#tables.pop();
    if (table === undefined) return;
    this.#leaveCells(table);
    const cells = table.rows.flat();
    const isLayout = cells.some(({ flow }) => flow.parts.some(({ kind }) => kind !== 'paragraph'));
    if (isLayout) this.#flow().parts.push(...cells.flatMap(({ flow }) => flow.parts));
    else this.#flow().parts.push({ kind: 'grid', rows: table.rows.map((row) => row.map(closeCell)) });
  }
}

function closeCell({ flow, columns, rows }: OpenCell): HtmlCell {
  return { columns, rows, paragraphs: flow.parts.filter((part) => part.kind === 'paragraph') };
}

function spanOf(printed: string | undefined): number {
  const span = printed !== undefined && /^\d{1,3}$/.test(printed) ? Number.parseInt(printed, 10) : 1;
  return Math.min(Math.max(1, span), MOST_SPAN);
}

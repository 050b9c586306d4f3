import { Parser } from 'htmlparser2';
import { refusal } from './refusal.ts';
import { CellBudget, cellText, isWithinWidth, MAX_CELL_CHARACTERS, tooWide } from './table.ts';
import type { PrintedDocument, Table } from './table.ts';

// The largest real page has 0.9 MB and 551 rows; twenty times that still parses in about a second.
const MAX_BYTES = 20_000_000;
// Real pages nest about 20 deep; the parser searches all open elements for each end tag, so depth costs time.
const MAX_DEPTH = 400;
// Real pages have one to three tables.
const MAX_TABLES = 1000;
// Two hundred times the rows and cells of the largest real page.
const MOST_CELLS = { rows: 100_000, cells: 2_000_000 };

/** A table whose end tag has not been read yet; tables inside cells form a stack. */
interface OpenTable {
  readonly rows: string[][];
  readonly links: ((string | null)[] | undefined)[];
  readonly headerRows: number[];
  closed: boolean;
  inHead: boolean;
  row: string[];
  rowLinks: (string | null)[];
  rowHasHeaderCell: boolean;
  rowSpans: boolean;
  cell: string | null;
  href: string | null;
  span: number;
}

/** Every table of an HTML page, in page order; a row with `th` or inside `thead` may be its header. */
export function readHtml(bytes: Uint8Array): PrintedDocument {
  if (bytes.length > MAX_BYTES)
    throw refusal(`The page has ${bytes.length} bytes; at most ${MAX_BYTES} were expected for an HTML page.`);
  const page = new PageReader();
  const parser = new Parser(page);
  parser.end(new TextDecoder().decode(bytes));
  return page.finish();
}

class PageReader {
  readonly #tables: OpenTable[] = [];
  readonly #stack: OpenTable[] = [];
  readonly #budget = new CellBudget(MOST_CELLS);
  #depth = 0;
  #rawDepth = 0;
  #title: string | null = null;
  #inTitle = false;
  #htmlOpen = false;

  onopentag(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH)
      throw refusal(`The page nests elements more than ${MAX_DEPTH} deep; it is damaged or does not contain tables.`);
    if (name === 'html') this.#htmlOpen = true;
    else if (name === 'title' && this.#title === null) this.#openTitle();
    else if (name === 'script' || name === 'style') this.#rawDepth += 1;
    else if (name === 'table') this.#openTable();
    else this.#openInTable(name, attributes);
  }

  ontext(text: string): void {
    // Truncated once at the end: truncating each piece would copy the title every time.
    if (this.#inTitle && (this.#title ?? '').length < MAX_CELL_CHARACTERS) this.#title = `${this.#title ?? ''}${text}`;
    const table = this.#stack.at(-1);
    if (table === undefined || table.cell === null || this.#rawDepth > 0) return;
    table.cell += text;
    if (table.cell.length > MAX_CELL_CHARACTERS) cellText(table.cell);
  }

  onclosetag(name: string, isImplied: boolean): void {
    this.#depth -= 1;
    if (name === 'html' && !isImplied) this.#htmlOpen = false;
    else if (name === 'title') this.#inTitle = false;
    else if (name === 'script' || name === 'style') this.#rawDepth -= 1;
    const table = this.#stack.at(-1);
    if (table === undefined) return;
    if (name === 'td' || name === 'th') finishCell(table);
    else if (name === 'tr') this.#finishRow(table);
    else if (name === 'thead') table.inHead = false;
    else if (name === 'table') {
      this.#finishRow(table);
      table.closed = !isImplied;
      this.#stack.pop();
    }
  }

  finish(): PrintedDocument {
    const tables = this.#tables.map((table): Table => ({
      rows: table.rows,
      links: table.links,
      headerRows: table.headerRows,
      closed: table.closed,
      endsMidLine: false,
    }));
    return {
      format: 'html',
      title: this.#title === null ? null : cellText(this.#title.slice(0, MAX_CELL_CHARACTERS)),
      tables,
      closed: !this.#htmlOpen,
    };
  }

  #openTitle(): void {
    this.#title = '';
    this.#inTitle = true;
  }

  #openTable(): void {
    if (this.#tables.length === MAX_TABLES)
      throw refusal(`The page has more than ${MAX_TABLES} tables; one was expected.`);
    const table: OpenTable = {
      rows: [],
      links: [],
      headerRows: [],
      closed: false,
      inHead: false,
      row: [],
      rowLinks: [],
      rowHasHeaderCell: false,
      rowSpans: false,
      cell: null,
      href: null,
      span: 1,
    };
    this.#tables.push(table);
    this.#stack.push(table);
  }

  #openInTable(name: string, attributes: Readonly<Record<string, string>>): void {
    const table = this.#stack.at(-1);
    if (table === undefined) return;
    if (name === 'thead') table.inHead = true;
    else if (name === 'tr') this.#finishRow(table);
    else if (name === 'td' || name === 'th') {
      finishCell(table);
      table.cell = '';
      table.href = null;
      table.span = spanOf(attributes['colspan']);
      table.rowHasHeaderCell ||= name === 'th';
    } else if (table.cell !== null && name === 'a') table.href ??= attributes['href'] ?? null;
    else if (table.cell !== null && name === 'br') table.cell += ' ';
  }

  #finishRow(table: OpenTable): void {
    finishCell(table);
    // One cell across the table is a heading or "No data available", not a row of facts.
    const isNote = table.rowSpans && table.row.filter((text) => text !== '').length <= 1;
    if (!isNote && table.row.some((text) => text !== '')) {
      this.#budget.spend(table.row);
      if (table.inHead || table.rowHasHeaderCell) table.headerRows.push(table.rows.length);
      if (table.rowLinks.some((href) => href !== null)) table.links[table.rows.length] = table.rowLinks;
      table.rows.push(table.row);
    }
    table.row = [];
    table.rowLinks = [];
    table.rowHasHeaderCell = false;
    table.rowSpans = false;
  }
}

// `colspan="8"`: the cell fills its first column and leaves the others blank, so that later cells keep their columns.
function spanOf(printed: string | undefined): number {
  return printed !== undefined && /^\d{1,3}$/.test(printed) ? Math.max(1, Number.parseInt(printed, 10)) : 1;
}

function finishCell(table: OpenTable): void {
  if (table.cell === null) return;
  if (!isWithinWidth(table.row.length + table.span - 1)) throw tooWide(table.row.length + table.span);
  table.row.push(cellText(table.cell));
  table.rowLinks.push(table.href);
  for (let extra = 1; extra < table.span; extra += 1) {
    table.row.push('');
    table.rowLinks.push(null);
  }
  table.rowSpans ||= table.span > 1;
  table.cell = null;
}

interface Link {
  /** As in the page: relative or absolute. */
  readonly href: string;
  /** Text of the link, with spaces collapsed. */
  readonly text: string;
}

// A page of an archive has a few hundred links; a page with ten thousand is a different kind of page.
const MOST_LINKS = 10_000;

/** The links of an HTML page with their texts, in page order. */
export function listLinks(bytes: Uint8Array): Link[] {
  const links: { href: string; text: string }[] = [];
  let open: { href: string; text: string } | undefined;
  const parser = new Parser({
    onopentag(name, { href }) {
      if (name !== 'a' || href === undefined || links.length >= MOST_LINKS) return;
      open = { href, text: '' };
      links.push(open);
    },
    ontext(text) {
      if (open !== undefined) open.text += text;
    },
    onclosetag(name) {
      if (name === 'a') open = undefined;
    },
  });
  parser.end(new TextDecoder().decode(bytes));
  return links.map(({ href, text }) => ({ href, text: text.replace(/\s+/g, ' ').trim() }));
}

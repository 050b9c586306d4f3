import { readHtmlReport } from './html-report.ts';
import type { HtmlCell, HtmlPart, Run } from './html-report.ts';
import type { PdfPage, PdfText, Word } from './pdf/page-words.ts';
import { refusal } from './refusal.ts';

/*
 * A browser's layout depends on fonts and windows, so the words get positions of their own: every character has one
 * width, lines follow each other, and the cells of a table form columns. The same bytes always get the same positions.
 */

const MARGIN = 20;
const TEXT_WIDTH = 555;
// Of the font size.
const CHARACTER_WIDTH = 0.5;
const SPACE_WIDTH = 0.28;
const LINE_HEIGHT = 1.35;
const ASCENT = 0.8;
const PARAGRAPH_GAP = 5;
const COLUMN_GAP = 16;
const WIDEST_CELL = 260;
// The width of a column is the sum of the widths that are compared with it.
const ROUNDING = 0.01;
// The reader of pages compares each word of a page with each, so a page is at most this long if it has headings.
const WORDS_OF_A_LONG_PAGE = 4_000;
const MOST_WORDS = 50_000;
const MOST_PAGES = 1_000;

/** An HTML report as pages of placed words, like those of a PDF. */
export function placeHtml(bytes: Uint8Array): PdfText {
  const groups = splitPages(readHtmlReport(bytes));
  if (groups.length > MOST_PAGES)
    throw refusal(`The report has more than ${MOST_PAGES} pages; it is not a fund manager report.`);
  return { pages: groups.map((parts, index) => placePage(parts, index + 1)) };
}

/** At page breaks, at repeated main headings, and in a long page at the highest heading that occurs more than once. */
function splitPages(parts: readonly HtmlPart[]): HtmlPart[][] {
  const count = parts.reduce((sum, part) => sum + wordCountOf(part), 0);
  if (count > MOST_WORDS) throw refusal(`The page has more than ${MOST_WORDS} words; it is not a fund manager report.`);
  const levels = parts.flatMap((part) => (part.kind === 'paragraph' && part.heading > 0 ? part.heading : []));
  const repeated = [1, 2, 3, 4].find((level) => levels.filter((one) => one === level).length > 1);
  const level = repeated === 1 || count > WORDS_OF_A_LONG_PAGE ? repeated : undefined;
  const pages: HtmlPart[][] = [[]];
  for (const part of parts) {
    const isHeading = part.kind === 'paragraph' && part.heading > 0 && part.heading === level;
    if (part.kind === 'page_break' || isHeading) pages.push([]);
    if (part.kind !== 'page_break') pages.at(-1)?.push(part);
  }
  return pages.filter((page) => page.length > 0);
}

function wordCountOf(part: HtmlPart): number {
  const count = (runs: readonly Run[]): number => runs.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
  if (part.kind === 'paragraph') return count(part.runs);
  if (part.kind === 'page_break') return 0;
  return part.rows
    .flat()
    .reduce((sum, cell) => sum + cell.paragraphs.reduce((all, { runs }) => all + count(runs), 0), 0);
}

function placePage(parts: readonly HtmlPart[], page_number: number): PdfPage {
  const words: Word[] = [];
  let y = MARGIN;
  for (const part of parts) {
    if (part.kind === 'paragraph') y = placeLines(part.runs, { x: MARGIN, y, width: TEXT_WIDTH }, words);
    else if (part.kind === 'grid') y = placeGrid(part.rows, y, words);
    y += PARAGRAPH_GAP;
  }
  const width = Math.max(MARGIN + TEXT_WIDTH, ...words.map(({ x1 }) => x1)) + MARGIN;
  return {
    page_number,
    width,
    height: y + MARGIN,
    words,
    rules: [],
    walls: [],
    shades: [],
    hidden_words: 0,
    is_picture: false,
  };
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Places the words of a paragraph, in several lines if it is long; returns the end of its last line. */
function placeLines(runs: readonly Run[], { x, y, width }: Place, words: Word[]): number {
  const height = Math.max(0, ...runs.map(({ size }) => size)) * LINE_HEIGHT;
  let at = x;
  let top = y;
  // `<b>1</b>2` is one word for a reader; a blank in either run separates them.
  let isGlued = false;
  for (const { text, size, bold } of runs) {
    if (/^\s/.test(text)) isGlued = false;
    for (const piece of wordsOf(text)) {
      const length = piece.length * size * CHARACTER_WIDTH;
      if (at > x && !isGlued) at += size * SPACE_WIDTH;
      if (at > x && !isGlued && at + length > x + width) [at, top] = [x, top + height];
      const baseline = top + size * ASCENT;
      words.push({
        text: piece,
        x0: at,
        y0: top,
        x1: at + length,
        y1: top + size,
        baseline,
        size,
        bold,
        color: '#000000',
      });
      at += length;
      isGlued = false;
    }
    isGlued = text !== '' && !/\s$/.test(text);
  }
  return top + height;
}

interface PlacedCell {
  readonly cell: HtmlCell;
  readonly row: number;
  readonly column: number;
}

function placeGrid(rows: readonly (readonly HtmlCell[])[], y: number, words: Word[]): number {
  const cells = assignColumns(rows);
  const lefts = columnLefts(cells);
  let top = y;
  for (const row of Map.groupBy(cells, (one) => one.row).values()) {
    const bottoms = row.map(({ cell, column }) => {
      const left = lefts[column] ?? MARGIN;
      const right = (lefts[column + cell.columns] ?? left + WIDEST_CELL) - COLUMN_GAP;
      return cell.paragraphs.reduce(
        (end, { runs }) => placeLines(runs, { x: left, y: end, width: right - left + ROUNDING }, words),
        top,
      );
    });
    top = Math.max(top, ...bottoms);
  }
  return top;
}

/** The first column of each cell, right of the cells of earlier rows that reach into its row. */
function assignColumns(rows: readonly (readonly HtmlCell[])[]): PlacedCell[] {
  const placed: PlacedCell[] = [];
  // By column, the first row that is free again.
  const free: number[] = [];
  for (const [row, cells] of rows.entries()) {
    let column = 0;
    for (const cell of cells) {
      while ((free[column] ?? 0) > row) column += 1;
      placed.push({ cell, row, column });
      for (let each = column; each < column + cell.columns; each += 1) free[each] = row + cell.rows;
      column += cell.columns;
    }
  }
  return placed;
}

/** The left edge of each column, and one more for the end of the last. */
function columnLefts(cells: readonly PlacedCell[]): number[] {
  const widths: number[] = [];
  const widthOf = (cell: HtmlCell): number =>
    Math.min(WIDEST_CELL, Math.max(0, ...cell.paragraphs.map(({ runs }) => lengthOf(runs))));
  for (const { cell, column } of cells) {
    for (let each = column; each < column + cell.columns; each += 1) widths[each] ??= 0;
    if (cell.columns === 1) widths[column] = Math.max(widths[column] ?? 0, widthOf(cell));
  }
  const lefts = [MARGIN];
  for (const width of widths) lefts.push((lefts.at(-1) ?? MARGIN) + (width ?? 0) + COLUMN_GAP);
  return lefts;
}

function lengthOf(runs: readonly Run[]): number {
  return runs.reduce(
    (sum, { text, size }) =>
      sum + wordsOf(text).reduce((all, word) => all + (word.length * CHARACTER_WIDTH + SPACE_WIDTH) * size, 0),
    0,
  );
}

function wordsOf(text: string): string[] {
  return text.split(/[\s\u00A0]+/).filter((word) => word !== '');
}

/** Draws one fund's page in a look that a seed chooses: fonts, columns, titles, and how labels and tables are set. */
import PDFDocument from 'pdfkit';
import type { VariedBlock, VariedFacts } from './varied-facts.ts';
import type { Pick } from './varied-pick.ts';

interface Look {
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly font: string;
  readonly size: number;
  readonly line: number;
  readonly color: string;
  readonly title: 'dark bar' | 'tinted bar' | 'underline' | 'bold' | 'large';
  readonly capitals: boolean;
  readonly pairs: 'right' | 'offset' | 'inline' | 'leaders' | 'grid' | 'above' | 'double';
  readonly bold_labels: boolean;
  readonly colon: boolean;
  readonly table: 'plain' | 'grid' | 'stripes' | 'lines';
  readonly bold_heads: boolean;
  readonly shaded_heads: boolean;
  readonly align: 'right' | 'center' | 'left';
  readonly month: 'header' | 'right' | 'under' | 'foot' | 'header and foot';
}

function lookOf(pick: Pick): Look {
  const wide = pick.chance(0.3);
  const size = 6.5 + pick.below(5) * 0.5;
  return {
    width: wide ? 842 : 595, height: wide ? 595 : 842, columns: wide ? 2 + pick.below(2) : 1 + pick.below(3), font: pick.of(['Helvetica', 'Helvetica', 'Times-Roman']), size, line: size * (1.3 + 0.1 * pick.below(5)),
    color: pick.of(['#7a1f2b', '#0b6b45', '#1f3f77', '#333333']), title: pick.of(['dark bar', 'dark bar', 'tinted bar', 'underline', 'bold', 'large']), capitals: pick.chance(0.25),
    pairs: pick.of(['right', 'offset', 'inline', 'leaders', 'grid', 'above', 'double', 'offset']), bold_labels: pick.chance(0.5), colon: pick.chance(0.4),
    table: pick.of(['plain', 'grid', 'stripes', 'lines']), bold_heads: pick.chance(0.75), shaded_heads: pick.chance(0.3), align: pick.of(['right', 'center', 'right', 'left']),
    month: pick.of(['header', 'right', 'under', 'foot', 'header and foot']),
  };
}

interface Place {
  readonly x: number;
  readonly width: number;
}

type Paint = (document: PDFKit.PDFDocument) => void;

class Page {
  readonly look: Look;
  readonly paints: Paint[] = [];
  readonly #document: PDFKit.PDFDocument;

  constructor(look: Look, document: PDFKit.PDFDocument) {
    this.look = look;
    this.#document = document;
  }

  fontOf(bold: boolean): string {
    return this.look.font === 'Times-Roman' ? (bold ? 'Times-Bold' : 'Times-Roman') : bold ? 'Helvetica-Bold' : 'Helvetica';
  }

  widthOf(text: string, bold = false, size = this.look.size): number {
    return this.#document.font(this.fontOf(bold)).fontSize(size).widthOfString(text);
  }

  put(text: string, x: number, y: number, { bold = false, color = '#000000', size = this.look.size }: { bold?: boolean; color?: string; size?: number } = {}): void {
    if (text !== '') this.paints.push((document) => document.font(this.fontOf(bold)).fontSize(size).fillColor(color).text(text, x, y, { lineBreak: false }));
  }

  bar(x: number, y: number, width: number, height: number, color: string): void {
    this.paints.push((document) => document.rect(x, y, width, height).fill(color));
  }

  rule(x0: number, y0: number, x1: number, y1: number, color = '#888888'): void {
    this.paints.push((document) => document.moveTo(x0, y0).lineTo(x1, y1).lineWidth(0.6).stroke(color));
  }

  /** The text over as many lines as it needs. */
  wrap(text: string, width: number, bold = false, size = this.look.size): string[] {
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const last = lines.at(-1);
      if (last !== undefined && this.widthOf(`${last} ${word}`, bold, size) <= width) lines[lines.length - 1] = `${last} ${word}`;
      else lines.push(word);
    }
    return lines;
  }
}

/** One fund's facts and the choices of its look. */
interface VariedPage {
  readonly pick: Pick;
  readonly facts: VariedFacts;
}

/** The pages as one PDF. */
export async function drawVaried(pages: readonly VariedPage[]): Promise<Buffer> {
  const document = new PDFDocument({ autoFirstPage: false, margin: 0, info: { CreationDate: new Date('2019-08-31T00:00:00Z') } });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const { promise, resolve } = Promise.withResolvers<null>();
  document.on('end', () => { resolve(null); });
  for (const { pick, facts } of pages) {
    const look = lookOf(pick);
    const page = new Page(look, document);
    const bottom = paintPage(page, pick, facts);
    document.addPage({ size: [look.width, Math.max(look.height, bottom + 30)], margin: 0 });
    for (const paint of page.paints) paint(document);
  }
  document.end();
  await promise;
  return Buffer.concat(chunks);
}

function paintPage(page: Page, pick: Pick, facts: VariedFacts): number {
  const { look } = page;
  const month = look.month === 'header' || look.month === 'header and foot' ? ` | ${facts.month}` : '';
  page.put(`${facts.amc}${month}`, 28, 22, { size: look.size });
  page.put(facts.fund, 28, 36, { size: 16, bold: true, color: look.color });
  if (look.month === 'right') page.put(facts.month, look.width - 28 - page.widthOf(facts.month, true), 40, { bold: true });
  if (look.month === 'under') page.put(facts.month, 28, 56);
  const width = (look.width - 56 - 14 * (look.columns - 1)) / look.columns;
  const wide = facts.blocks.filter((block) => block.kind === 'table' && needOf(page, block) > width);
  const narrow = facts.blocks.filter((block) => !wide.includes(block));
  const ordered = pick.chance(0.5) ? narrow : pick.shuffled(narrow);
  const bottoms = Array.from({ length: look.columns }, () => 76);
  for (const block of ordered) {
    const at = bottoms.indexOf(Math.min(...bottoms));
    bottoms[at] = paintBlock(page, block, { x: 28 + at * (width + 14), width }, bottoms[at] ?? 76) + 7;
  }
  let bottom = Math.max(...bottoms);
  for (const block of wide) bottom = paintBlock(page, block, { x: 28, width: look.width - 56 }, bottom) + 7;
  if (look.month.endsWith('foot')) page.put(`Fund Manager Report ${facts.month.replace(/^.*report\W*/i, '')}`, 28, bottom + 14);
  return bottom;
}

/** The least widths of a table's columns: no word is broken, no cell but a name goes over two lines. */
function needsOf(page: Page, block: VariedBlock & { kind: 'table' }): number[] {
  const columns = Math.max(block.heads.length, ...block.rows.map((row) => row.length));
  return Array.from({ length: columns }, (_, column) => {
    const heads = (block.heads[column] ?? '').split(' ').map((word) => page.widthOf(word, true));
    const cells = block.rows.map((row) => page.widthOf(row[column] ?? '')).map((width) => (column === 0 ? Math.min(width, 0.36 * (page.look.width / page.look.columns)) : width));
    return Math.max(0, ...heads, ...cells) + 8;
  });
}

function needOf(page: Page, block: VariedBlock & { kind: 'table' }): number {
  return needsOf(page, block).reduce((sum, need) => sum + need, 0);
}

function paintBlock(page: Page, block: VariedBlock, place: Place, y: number): number {
  const at = paintTitle(page, block.title, place, y);
  if (block.kind === 'text') return paintLines(page, page.wrap(block.text, place.width - 4), place.x + 2, at);
  if (block.kind === 'pairs') return paintPairs(page, block.rows, place, at);
  return paintTable(page, block, place, at);
}

function paintTitle(page: Page, printed: string, { x, width }: Place, y: number): number {
  const { look } = page;
  const title = look.capitals ? printed.toUpperCase() : printed;
  const size = look.size * (look.title === 'large' ? 1.2 : 1);
  const lines = page.wrap(title, width - 6, true, size);
  const height = lines.length * look.line + 3;
  if (look.title === 'dark bar') page.bar(x, y, width, height, look.color);
  if (look.title === 'tinted bar') page.bar(x, y, width, height, '#cfe3d8');
  for (const [index, line] of lines.entries()) {
    const at = look.title.endsWith('bar') ? x + 3 : x;
    page.put(line, at, y + 2 + index * look.line, { bold: true, color: look.title === 'dark bar' ? '#ffffff' : look.title === 'bold' ? '#000000' : look.color, size });
  }
  if (look.title === 'underline') page.rule(x, y + height - 0.5, x + width, y + height - 0.5, look.color);
  return y + height + 2;
}

function paintLines(page: Page, lines: readonly string[], x: number, y: number): number {
  for (const [index, line] of lines.entries()) page.put(line, x, y + index * page.look.line);
  return y + lines.length * page.look.line;
}

function paintPairs(page: Page, rows: readonly (readonly [string, string])[], place: Place, y: number): number {
  const { look } = page;
  const labelOf = (label: string): string => (look.colon || look.pairs === 'inline' ? `${label.replace(/\s*:$/, '')}:` : label);
  if (look.pairs === 'double' && place.width > 300) {
    const half = { width: (place.width - 10) / 2 };
    const middle = Math.ceil(rows.length / 2);
    const left = paintOffset(page, rows.slice(0, middle), { x: place.x, ...half }, y, labelOf);
    return Math.max(left, paintOffset(page, rows.slice(middle), { x: place.x + half.width + 10, ...half }, y, labelOf));
  }
  if (look.pairs === 'offset' || look.pairs === 'double' || look.pairs === 'grid') return paintOffset(page, rows, place, y, labelOf);
  let at = y;
  for (const [label, value] of rows) at = paintPair(page, labelOf(label), value, place, at);
  return at;
}

function paintPair(page: Page, label: string, value: string, { x, width }: Place, y: number): number {
  const { look } = page;
  const bold = look.bold_labels;
  const needs = page.widthOf(label, bold) + page.widthOf(value) + 14;
  if (look.pairs === 'above') {
    page.put(label, x + 2, y, { bold: true });
    return paintLines(page, page.wrap(value, width - 4), x + 2, y + look.line);
  }
  if (look.pairs === 'inline') {
    page.put(label, x + 2, y, { bold });
    const start = x + 2 + page.widthOf(`${label} `, bold);
    return paintLines(page, page.wrap(value, x + width - start - 2), start, y);
  }
  page.put(label, x + 2, y, { bold });
  if (needs > width) {
    const lines = page.wrap(value, width - page.widthOf(label, bold) - 14);
    for (const [index, line] of lines.entries()) page.put(line, x + width - page.widthOf(line) - 2, y + index * look.line);
    return y + lines.length * look.line;
  }
  if (look.pairs === 'leaders') page.put('.'.repeat(Math.max(4, Math.floor((width - needs) / page.widthOf('.')))), x + 4 + page.widthOf(label, bold), y);
  page.put(value, x + width - page.widthOf(value) - 2, y);
  return y + look.line;
}

function paintOffset(page: Page, rows: readonly (readonly [string, string])[], { x, width }: Place, y: number, labelOf: (label: string) => string): number {
  const { look } = page;
  const from = 0.5 * width;
  let at = y;
  for (const [label, value] of rows) {
    const labels = page.wrap(labelOf(label), from - 6, look.bold_labels);
    const values = page.wrap(value, width - from - 4);
    for (const [index, line] of labels.entries()) page.put(line, x + 2, at + index * look.line, { bold: look.bold_labels });
    paintLines(page, values, x + from, at);
    const bottom = at + Math.max(labels.length, values.length) * look.line;
    if (look.pairs === 'grid') for (const edge of [at - 2, bottom - 2]) page.rule(x, edge, x + width, edge);
    if (look.pairs === 'grid') for (const edge of [x, x + from - 3, x + width]) page.rule(edge, at - 2, edge, bottom - 2);
    at = bottom + (look.pairs === 'grid' ? 1 : 0);
  }
  return at;
}

function paintTable(page: Page, block: VariedBlock & { kind: 'table' }, { x, width }: Place, y: number): number {
  const { look } = page;
  const needs = needsOf(page, block);
  // The first column takes half of what is to spare, the others share the rest.
  const spare = Math.max(0, width - needs.reduce((sum, need) => sum + need, 0));
  const lanes = needs.map((need, column) => need + (needs.length === 1 ? spare : column === 0 ? spare / 2 : spare / 2 / (needs.length - 1)));
  const lefts = lanes.map((_, column) => x + lanes.slice(0, column).reduce((sum, lane) => sum + lane, 0));
  const isWords = (column: number): boolean => column === 0 || (block.words ?? []).includes(column);
  let at = y;
  for (const [index, row] of [...(block.heads.length === 0 ? [] : [block.heads]), ...block.rows].entries()) {
    const head = index === 0 && block.heads.length > 0;
    const bold = head && look.bold_heads;
    const cells = row.map((cell, column) => page.wrap(cell, (lanes[column] ?? 0) - 5, bold));
    const height = Math.max(...cells.map((lines) => lines.length)) * look.line;
    if (head && look.shaded_heads) page.bar(x, at - 1.5, width, height, '#d9e2ec');
    else if (look.table === 'stripes' && index % 2 === 1) page.bar(x, at - 1.5, width, height, '#f0eeec');
    for (const [column, lines] of cells.entries()) {
      const left = lefts[column] ?? x;
      const lane = lanes[column] ?? 0;
      for (const [number, line] of lines.entries()) {
        const room = lane - page.widthOf(line, bold) - 3;
        page.put(line, left + (isWords(column) || look.align === 'left' ? 2 : look.align === 'center' ? room / 2 : room), at + number * look.line, { bold });
      }
    }
    if (look.table === 'grid') for (const edge of [...lefts, x + width]) page.rule(edge, at - 1.5, edge, at + height - 1.5);
    if (look.table === 'grid' || look.table === 'lines') page.rule(x, at + height - 1.5, x + width, at + height - 1.5);
    at += height;
  }
  return at;
}

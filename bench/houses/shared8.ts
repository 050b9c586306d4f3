/** What the AMCs N31 to N36 share: a pen that draws text in small pieces, and Ghostscript as a second producer. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Grid, Look, Sheet } from './pdf1.ts';
import * as s from './shared7.ts';

export * from './shared7.ts';

const run = promisify(execFile);

/** `glyphs` draws each character alone and no blanks; `shuffled` draws the words of a page in an order without meaning. */
export type Stroke = 'glyphs' | 'shuffled';

interface Piece {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly look: Look;
}

const fontOf = (look: Look): string => look.font ?? 'plain';
const sizeOf = (look: Look): number => look.size ?? 8;
const LEADING = 1.19;

/** Draws text on pdfkit's pages in pieces that are smaller than a line. */
export class Pen {
  readonly sheet: Sheet;
  readonly #stroke: Stroke;
  #pieces: Piece[] = [];

  constructor(sheet: Sheet, stroke: Stroke) {
    this.sheet = sheet;
    this.#stroke = stroke;
  }

  widthOf(text: string, look: Look): number {
    this.sheet.font(fontOf(look)).fontSize(sizeOf(look));
    return this.#stroke === 'glyphs'
      ? Array.from(text).reduce((sum, c) => sum + this.sheet.widthOfString(c), 0)
      : this.sheet.widthOfString(text);
  }

  linesOf(text: string, width: number, look: Look): string[] {
    const lines: string[] = [];
    for (const paragraph of text.split('\n')) {
      let line = '';
      for (const word of paragraph.split(' ')) {
        const longer = line === '' ? word : `${line} ${word}`;
        if (line !== '' && this.widthOf(longer, look) > width) {
          lines.push(line);
          line = word;
        } else line = longer;
      }
      lines.push(line);
    }
    return lines;
  }

  heightOf(text: string, width: number, look: Look): number {
    return this.linesOf(text, width, look).length * sizeOf(look) * LEADING;
  }

  /** Writes text in a box and returns its height. */
  write(text: string, x: number, y: number, width: number, look: Look = {}): number {
    const lines = this.linesOf(text, width, look);
    lines.forEach((line, i) => {
      const free = width - this.widthOf(line, look);
      const from = look.align === 'right' ? free : look.align === 'center' ? free / 2 : 0;
      this.#line(line, x + from, y + i * sizeOf(look) * LEADING, look);
    });
    return lines.length * sizeOf(look) * LEADING;
  }

  /** Text turned by 90 degrees that runs upwards from its lower end. */
  upwards(text: string, x: number, y: number, look: Look): void {
    this.sheet.save().rotate(-90, { origin: [x, y] });
    this.sheet
      .font(fontOf(look))
      .fontSize(sizeOf(look))
      .fillColor(look.colour ?? '#222222');
    this.sheet.text(text, x, y, { lineBreak: false }).restore();
  }

  /** Draws rows as high as their highest cell and returns where they end. */
  table(grid: Grid): number {
    const pad = grid.pad ?? 3;
    const total = grid.widths.reduce((sum, w) => sum + w, 0);
    let y = grid.y;
    for (const row of grid.rows) {
      const look = { ...grid.look, ...row.look };
      let column = 0;
      let x = grid.x;
      const boxes = row.cells.map((text, index) => {
        const span = row.spans?.[index] ?? 1;
        const width = grid.widths.slice(column, column + span).reduce((sum, w) => sum + w, 0);
        const align = row.look?.align ?? (span > 1 ? 'center' : (grid.aligns[column] ?? 'left'));
        const box = { text, x: x + 3, width: width - 6, align };
        column += span;
        x += width;
        return box;
      });
      const height = Math.max(...boxes.map((box) => this.heightOf(box.text, box.width, look)));
      if (row.fill !== undefined) this.sheet.rect(grid.x, y, total, height + pad).fill(row.fill);
      for (const box of boxes) this.write(box.text, box.x, y + pad * 0.6, box.width, { ...look, align: box.align });
      y += height + pad;
      if (grid.rule !== undefined) this.rule(grid.x, y, total, grid.rule);
    }
    return y;
  }

  rule(x: number, y: number, width: number, colour: string, thickness = 0.4): void {
    this.sheet
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(thickness)
      .stroke(colour);
  }

  /** Draws what waits for the end of the page. */
  endPage(): void {
    const order = this.#pieces
      .map((piece, i) => ({ piece, at: s.chance('order', i, piece.text) }))
      .toSorted((a, b) => a.at - b.at);
    for (const { piece } of order) this.#draw(piece);
    this.#pieces = [];
  }

  #line(line: string, x: number, y: number, look: Look): void {
    let at = x;
    const blank = this.widthOf(' ', look);
    for (const word of line.split(' ')) {
      if (this.#stroke === 'shuffled') this.#pieces.push({ text: word, x: at, y, look });
      else this.#characters(word, at, y, look);
      at += this.widthOf(word, look) + blank;
    }
  }

  #characters(word: string, x: number, y: number, look: Look): void {
    let at = x;
    for (const text of word) {
      this.#draw({ text, x: at, y, look });
      at += this.widthOf(text, look);
    }
  }

  #draw({ text, x, y, look }: Piece): void {
    if (text === '') return;
    this.sheet
      .font(fontOf(look))
      .fontSize(sizeOf(look))
      .fillColor(look.colour ?? '#222222');
    this.sheet.text(text, x, y, { lineBreak: false });
  }
}

const ID = '4D464453204E33312D4E333600000008';

/** Writes what Ghostscript makes of a PDF or a PostScript file. */
export async function distill(source: Buffer | string, kind: 'pdf' | 'ps', path: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'house-'));
  try {
    const input = join(folder, `report.${kind}`);
    await writeFile(input, source);
    // A fixed time and a fixed identifier make equal reports equal files.
    const env = { ...process.env, SOURCE_DATE_EPOCH: '1735689600' };
    await run('gs', ['-q', '-dNOPAUSE', '-dBATCH', '-sDEVICE=pdfwrite', `-sOutputFile=${path}`, input], { env });
    const bytes = await readFile(path, 'latin1');
    await writeFile(path, bytes.replace(/(?<=\/ID \[)<[0-9A-F]{32}><[0-9A-F]{32}>/, `<${ID}><${ID}>`), 'latin1');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A fee of the fund whose label says which period it is of. */
export const fee = (fee_label_raw: string, percent: string): s.Fee => ({ row_label_raw: null, fee_label_raw, percent });

/** The ratios of the month and of the year. */
export function ratioPair(part: s.Part, month: s.Month): readonly [month: s.Ratio, year: s.Ratio] {
  const [first, second] = s.ratiosOf(part, month);
  return [s.only(first, 'ratio'), s.only(second, 'ratio')];
}

/** What the rating of the fund or the AMC is printed as, or what is printed if there is none. */
export function ratingWith(
  entry: s.Entry,
  subject: 'FUND' | 'AMC',
  words: (rating: string, agency: string, day: string) => string,
  none: string,
): string {
  const r = s.ratingParts(entry, subject);
  return r === null ? none : words(r.rating, r.agency, r.day);
}

/** A document of a word processor: tab stops with dots, runs cut inside words, footnotes, captions below the tables. */
import { write } from './pdf1.ts';
import type { Look, Sheet } from './pdf1.ts';
import * as s from './shared13.ts';

const FONTS = '/usr/share/fonts/opentype/urw-base35/NimbusRoman-';
const LEFT = 64;
const WIDTH = 467;
const INK = '#000000';
const BODY = 10.5;
const LINE = 14;

export class Paper {
  readonly #sheet: Sheet;
  #y = 0;
  #notes: string[] = [];

  constructor(sheet: Sheet) {
    this.#sheet = sheet;
    sheet.registerFont('plain', `${FONTS}Regular.otf`);
    sheet.registerFont('bold', `${FONTS}Bold.otf`);
    sheet.registerFont('italic', `${FONTS}Italic.otf`);
  }

  /** A page with its running head at three tab stops. */
  newPage(head: readonly [string, string, string], foot: string): void {
    this.#sheet.addPage({ size: 'A4', margin: 0 });
    const aligns = ['left', 'center', 'right'] as const;
    head.forEach((text, i) => {
      write(this.#sheet, text, LEFT, 36, WIDTH, { size: 8.5, align: aligns[i] ?? 'left', colour: INK });
    });
    this.#rule(48, WIDTH, 0.5);
    write(this.#sheet, foot, LEFT, 806, WIDTH, { size: 8.5, align: 'center', colour: INK });
    this.#y = 58;
    this.#notes = [];
  }

  heading(text: string, size = 11, note = ''): void {
    this.#y += size > 12 ? 4 : 6;
    const end = this.#runs(text, LEFT, { size, font: 'bold' });
    this.#reference(note, end);
    this.#y += size + 5;
  }

  paragraph(text: string): void {
    this.#sheet.font('plain').fontSize(BODY).fillColor(INK);
    const options = { width: WIDTH, align: 'justify', lineGap: 1 } as const;
    this.#sheet.text(text, LEFT, this.#y, options);
    this.#y += this.#sheet.heightOfString(text, options) + 3;
  }

  /** Label, dots and a value at the stop; what does not fit continues at the left margin of the next line. */
  tabbed(label: string, value: string, note = ''): void {
    const stop = 190;
    this.#leader(this.#reference(note, this.#runs(label, LEFT, {})), LEFT + stop);
    this.#sheet.font('plain').fontSize(BODY);
    const words = value.split(' ');
    let line = '';
    while (words.length > 0 && this.#sheet.widthOfString(`${line} ${words[0] ?? ''}`) < WIDTH - stop)
      line = `${line} ${words.shift() ?? ''}`.trim();
    this.#runs(line, LEFT + stop, {});
    if (words.length > 0) {
      this.#y += LINE;
      this.#runs(words.join(' '), LEFT, {});
    }
    this.#y += LINE;
  }

  /** Values that end at their stops, with dots between them. */
  stops(cells: readonly string[], stops: readonly number[], look: Look = {}): void {
    let end = this.#runs(cells[0] ?? '', LEFT, look);
    cells.slice(1).forEach((text, i) => {
      this.#sheet.font(look.font ?? 'plain').fontSize(BODY);
      const start = LEFT + (stops[i] ?? 0) - this.#sheet.widthOfString(text);
      if (look.font === undefined) this.#leader(end, start);
      end = this.#runs(text, start, look);
    });
    this.#y += LINE;
  }

  /** A ruled table in the middle of the page with its caption below it. */
  table(widths: readonly number[], rows: readonly (readonly string[])[], caption: string): void {
    const height = 13.4;
    const total = widths.reduce((a, b) => a + b, 0);
    const left = LEFT + (WIDTH - total) / 2;
    this.#y += 5;
    rows.forEach((row, i) => {
      let x = left;
      row.forEach((text, k) => {
        const width = widths[k] ?? 0;
        this.#sheet.rect(x, this.#y, width, height).lineWidth(0.4).stroke(INK);
        const align = k === 0 ? 'left' : 'right';
        const font = i === 0 ? 'bold' : 'plain';
        write(this.#sheet, text, x + 5, this.#y + 2.6, width - 10, { size: 9, align, font, colour: INK });
        x += width;
      });
      this.#y += height;
    });
    write(this.#sheet, caption, LEFT, this.#y + 3, WIDTH, { size: 9, font: 'italic', align: 'center', colour: INK });
    this.#y += 17;
  }

  /** A note that the foot of the page prints. */
  note(mark: string, text: string): void {
    this.#notes.push(`${mark}\u0000${text}`);
  }

  endPage(): void {
    let y = 792 - this.#notes.length * 11;
    this.#rule(y - 4, 140, 0.5);
    for (const [mark = '', text = ''] of this.#notes.map((n) => n.split('\u0000'))) {
      write(this.#sheet, mark, LEFT, y - 1.5, 8, { size: 5.6, colour: INK });
      write(this.#sheet, text, LEFT + 5, y, WIDTH - 5, { size: 8, colour: INK });
      y += 11;
    }
  }

  #rule(y: number, width: number, thickness: number): void {
    this.#sheet
      .moveTo(LEFT, y)
      .lineTo(LEFT + width, y)
      .lineWidth(thickness)
      .stroke(INK);
  }

  /** Text in one or two runs: an editor cuts it where somebody changed it. Returns where it ends. */
  #runs(text: string, x: number, look: Look): number {
    this.#sheet
      .font(look.font ?? 'plain')
      .fontSize(look.size ?? BODY)
      .fillColor(INK);
    const cut = s.chance('cut', text) < 0.4 ? 1 + Math.floor(s.chance('where', text) * (text.length - 1)) : 0;
    let at = x;
    for (const piece of [text.slice(0, cut), text.slice(cut)]) {
      if (piece === '') continue;
      this.#sheet.text(piece, at, this.#y, { lineBreak: false });
      at += this.#sheet.widthOfString(piece);
    }
    return at;
  }

  /** A small raised number behind a text. */
  #reference(mark: string, x: number): number {
    if (mark === '') return x;
    this.#sheet.font('plain').fontSize(6).fillColor(INK);
    this.#sheet.text(mark, x, this.#y - 0.6, { lineBreak: false });
    return x + this.#sheet.widthOfString(mark);
  }

  #leader(from: number, to: number): void {
    this.#sheet.font('plain').fontSize(BODY);
    const each = this.#sheet.widthOfString('.');
    const count = Math.floor((to - from - 6) / each);
    if (count <= 0) return;
    this.#sheet.fillColor(INK).text('.'.repeat(count), to - 3 - count * each, this.#y, { lineBreak: false });
  }
}

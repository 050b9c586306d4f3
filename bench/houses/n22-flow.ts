/** A document that flows over its pages: justified paragraphs, and lists whose values follow dots at the right edge. */
import { write } from './pdf1.ts';
import type { Look, Sheet } from './pdf1.ts';

const FONTS = '/usr/share/fonts/opentype/urw-base35/NimbusRoman-';
const LEFT = 68;
const WIDTH = 459;
const TOP = 74;
const BOTTOM = 770;
const INK = '#111111';

export class Flow {
  readonly #sheet: Sheet;
  readonly #head: string;
  readonly #footerOf: (page: number) => string;
  #page = 0;
  #y = BOTTOM;

  constructor(sheet: Sheet, head: string, footerOf: (page: number) => string) {
    this.#sheet = sheet;
    this.#head = head;
    this.#footerOf = footerOf;
    sheet.registerFont('plain', `${FONTS}Regular.otf`);
    sheet.registerFont('bold', `${FONTS}Bold.otf`);
    sheet.registerFont('italic', `${FONTS}Italic.otf`);
  }

  get page(): number {
    return this.#page;
  }

  newPage(): void {
    this.#sheet.addPage({ size: 'A4', margin: 0 });
    this.#page += 1;
    this.#y = TOP;
    write(this.#sheet, this.#head, LEFT, 40, WIDTH, { size: 9, font: 'italic', colour: INK });
    this.#sheet
      .moveTo(LEFT, 53)
      .lineTo(LEFT + WIDTH, 53)
      .lineWidth(0.6)
      .stroke(INK);
    write(this.#sheet, this.#footerOf(this.#page), LEFT, 796, WIDTH, { size: 9, align: 'center', colour: INK });
  }

  /** Starts a new page where less than this height is left. */
  reserve(height: number): void {
    if (this.#y + height > BOTTOM) this.newPage();
  }

  skip(height: number): void {
    this.#y += height;
  }

  title(text: string, size = 13): void {
    this.reserve(100);
    this.#y += 12;
    const height = write(this.#sheet, text, LEFT, this.#y, WIDTH, { size, font: 'bold', colour: INK });
    this.#sheet.font('bold').fontSize(size);
    const end = LEFT + this.#sheet.widthOfString(text);
    this.#sheet
      .moveTo(LEFT, this.#y + height - 1)
      .lineTo(end, this.#y + height - 1)
      .lineWidth(0.8)
      .stroke(INK);
    this.#y += height + 5;
  }

  /** Keeps the heading on the page of what follows it, if that is at most this high. */
  heading(text: string, following = 44): void {
    this.reserve(following + 18);
    this.#y += 5;
    this.#y += write(this.#sheet, text, LEFT, this.#y, WIDTH, { size: 10.5, font: 'bold', colour: INK }) + 2;
  }

  paragraph(text: string, look: Look = {}): void {
    const size = look.size ?? 10.5;
    this.#sheet.font(look.font ?? 'plain').fontSize(size);
    const options = { width: WIDTH, align: 'justify', lineGap: 1.5 } as const;
    const height = this.#sheet.heightOfString(text, options);
    this.reserve(height);
    this.#sheet.font(look.font ?? 'plain').fontSize(size);
    this.#sheet.fillColor(INK).text(text, LEFT, this.#y, options);
    this.#y += height + 4;
  }

  /** A long value continues under its own first line. */
  item(number: string, label: string, value: string): void {
    const [indent, hang] = [20, 190];
    this.#sheet.font('plain').fontSize(10.5);
    if (this.#sheet.widthOfString(label + value) < WIDTH - indent - 30) {
      this.reserve(14);
      write(this.#sheet, number, LEFT, this.#y, indent, { size: 10.5, colour: INK });
      this.#leader(label, value, LEFT + indent, WIDTH - indent);
      this.#y += 14;
      return;
    }
    const width = WIDTH - indent - hang;
    const height = this.#sheet.heightOfString(value, { width });
    this.reserve(height + 2);
    write(this.#sheet, number, LEFT, this.#y, indent, { size: 10.5, colour: INK });
    this.#leader(label, '', LEFT + indent, hang - 4);
    write(this.#sheet, value, LEFT + indent + hang, this.#y, width, { size: 10.5, colour: INK });
    this.#y += height + 2;
  }

  /** Numbered lines in two columns, which continue at the top of the right one. */
  columns(lines: readonly (readonly [label: string, value: string])[]): void {
    const half = Math.ceil(lines.length / 2);
    const width = (WIDTH - 22) / 2;
    this.reserve(half * 13 + 4);
    const top = this.#y;
    lines.forEach(([label, value], i) => {
      const isRight = i >= half;
      this.#y = top + (isRight ? i - half : i) * 13;
      this.#leader(`${i + 1}. ${label}`, value, LEFT + (isRight ? width + 22 : 0), width, 9.5);
    });
    this.#y = top + half * 13 + 4;
  }

  /** A table with a frame around each cell, the first column at the left. */
  table(widths: readonly number[], rows: readonly (readonly string[])[]): void {
    const height = 14;
    this.reserve(rows.length * height + 6);
    rows.forEach((row, i) => {
      let x = LEFT;
      row.forEach((cell, k) => {
        const width = widths[k] ?? 0;
        this.#sheet.rect(x, this.#y, width, height).lineWidth(0.5).stroke(INK);
        const look: Look = {
          size: 9.5,
          font: i === 0 ? 'bold' : 'plain',
          align: k === 0 ? 'left' : 'center',
          colour: INK,
        };
        write(this.#sheet, cell, x + 4, this.#y + 2.4, width - 8, look);
        x += width;
      });
      this.#y += height;
    });
    this.#y += 6;
  }

  #leader(label: string, value: string, x: number, width: number, size = 10.5): void {
    const sheet = this.#sheet;
    sheet.font('plain').fontSize(size);
    const [from, to] = [x + sheet.widthOfString(label) + 3, x + width - sheet.widthOfString(value) - 3];
    const count = Math.max(0, Math.floor((to - from) / sheet.widthOfString('.')));
    sheet.fillColor(INK).text(label, x, this.#y, { lineBreak: false });
    sheet.text('.'.repeat(count), to - count * sheet.widthOfString('.'), this.#y, { lineBreak: false });
    if (value !== '') sheet.text(value, to + 3, this.#y, { lineBreak: false });
  }
}

/** Follows the drawing commands of a page and keeps where each glyph, line and filled area comes to stand. */
import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { Fault } from '#base/fault.ts';
import type { Box, PdfPage, Shade } from './page-words.ts';
import { joinGlyphs, type Glyph } from './join-glyphs.ts';
import { applyMatrix, multiply, type Matrix } from './matrix.ts';
import { MAX_PAGE_GLYPHS } from './pdf-limits.ts';
import { outlineBoxes } from './outline-boxes.ts';

interface FontFace {
  readonly name: string;
  readonly bold: boolean;
  readonly vertical: boolean;
  readonly scale: number;
}

interface Pen {
  ctm: Matrix;
  fill: string;
  stroke: string;
  opacity: number;
  font: FontFace;
  size: number;
  direction: 1 | -1;
  charSpacing: number;
  wordSpacing: number;
  stretch: number;
  leading: number;
  rise: number;
  mode: number;
  text: Matrix;
  x: number;
  y: number;
  lineX: number;
  lineY: number;
}

const NO_FONT: FontFace = { name: '', bold: false, vertical: false, scale: 0.001 };
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
// `LiberationSans-Bold`, `Arial,Bold`, `Helvetica-Black`, `Gotham-SemiBold`, `Frutiger-Heavy`
const BOLD_NAME = /bold|black|heavy|demi/i;
// Text rendering mode 3 draws nothing; a scan's recognised words lie in it under the picture.
const INVISIBLE = 3;
// A picture that covers most of the page is the page.
const PICTURE_SHARE = 0.5;

/** The page's words, rules and boxes. Throws Fault `SOURCE_REFUSED` where a page holds more than a page can. */
export async function drawWords(page: PDFPageProxy): Promise<PdfPage> {
  const view = page.getViewport({ scale: 1 });
  const list = await page.getOperatorList();
  const drawing = new Drawing(page, view.transform as unknown as Matrix);
  for (const [index, code] of list.fnArray.entries()) drawing.follow(code, (list.argsArray as unknown[])[index]);
  const { width, height } = view;
  const glyphs = drawing.glyphs.some((glyph) => glyph.visible) ? drawing.glyphs.filter((glyph) => glyph.visible) : drawing.glyphs;
  const words = joinGlyphs(glyphs, drawing.shades).filter((word) => word.x1 > 0 && word.y1 > 0 && word.x0 < width && word.y0 < height);
  return {
    page_number: page.pageNumber, width, height, words,
    rules: drawing.rules, walls: drawing.walls, shades: drawing.shades,
    is_picture: words.length === 0 && drawing.pictureArea > PICTURE_SHARE * width * height,
  };
}

class Drawing {
  readonly glyphs: Glyph[] = [];
  readonly rules: Box[] = [];
  readonly walls: Box[] = [];
  readonly shades: Shade[] = [];
  pictureArea = 0;
  readonly #page: PDFPageProxy;
  readonly #fonts = new Map<string, FontFace>();
  readonly #saved: Pen[] = [];
  #pen: Pen;

  constructor(page: PDFPageProxy, ctm: Matrix) {
    this.#page = page;
    this.#pen = {
      ctm, fill: '#000000', stroke: '#000000', opacity: 1, font: NO_FONT, size: 0, direction: 1, charSpacing: 0, wordSpacing: 0, stretch: 1,
      leading: 0, rise: 0, mode: 0, text: IDENTITY, x: 0, y: 0, lineX: 0, lineY: 0,
    };
  }

  follow(code: number, given: unknown): void {
    const args = Array.isArray(given) ? (given as unknown[]) : [];
    if (this.#followText(code, args)) return;
    const pen = this.#pen;
    switch (code) {
      case OPS.save: this.#saved.push({ ...pen }); break;
      case OPS.restore: case OPS.paintFormXObjectEnd: this.#pen = this.#saved.pop() ?? pen; break;
      case OPS.transform: pen.ctm = multiply(pen.ctm, args as unknown as Matrix); break;
      case OPS.paintFormXObjectBegin:
        this.#saved.push({ ...pen });
        if (Array.isArray(args[0])) pen.ctm = multiply(pen.ctm, args[0] as unknown as Matrix);
        break;
      case OPS.setFillRGBColor: pen.fill = colorOf(args[0]); break;
      case OPS.setStrokeRGBColor: pen.stroke = colorOf(args[0]); break;
      case OPS.setGState: this.#setState(args[0]); break;
      case OPS.constructPath: this.#drawPath(args); break;
      case OPS.paintImageXObject: case OPS.paintInlineImageXObject: case OPS.paintImageMaskXObject:
        this.pictureArea += Math.abs(pen.ctm[0] * pen.ctm[3] - pen.ctm[1] * pen.ctm[2]);
        break;
      default: break;
    }
  }

  #followText(code: number, args: readonly unknown[]): boolean {
    const pen = this.#pen;
    const number = (at: number): number => (typeof args[at] === 'number' ? args[at] : 0);
    switch (code) {
      case OPS.beginText: pen.text = IDENTITY; this.#place(0, 0); return true;
      case OPS.setTextMatrix: pen.text = [...(args[0] as Float32Array)] as unknown as Matrix; this.#place(0, 0); return true;
      case OPS.moveText: this.#place(pen.lineX + number(0), pen.lineY + number(1)); return true;
      case OPS.setLeadingMoveText: pen.leading = number(1); this.#place(pen.lineX + number(0), pen.lineY + number(1)); return true;
      case OPS.nextLine: this.#place(pen.lineX, pen.lineY + pen.leading); return true;
      case OPS.setLeading: pen.leading = -number(0); return true;
      case OPS.setCharSpacing: pen.charSpacing = number(0); return true;
      case OPS.setWordSpacing: pen.wordSpacing = number(0); return true;
      case OPS.setHScale: pen.stretch = number(0) / 100; return true;
      case OPS.setTextRise: pen.rise = number(0); return true;
      case OPS.setTextRenderingMode: pen.mode = number(0); return true;
      case OPS.setFont: this.#setFont(String(args[0]), number(1)); return true;
      case OPS.showText: this.#showText(args[0]); return true;
      default: return false;
    }
  }

  #place(x: number, y: number): void {
    Object.assign(this.#pen, { x, y, lineX: x, lineY: y });
  }

  #setFont(id: string, size: number): void {
    this.#pen.font = this.#fonts.get(id) ?? this.#readFont(id);
    this.#pen.size = Math.abs(size);
    this.#pen.direction = size < 0 ? -1 : 1;
  }

  #readFont(id: string): FontFace {
    if (!this.#page.commonObjs.has(id)) return NO_FONT;
    const found = this.#page.commonObjs.get(id) as { name?: string; bold?: boolean; black?: boolean; vertical?: boolean; fontMatrix?: number[] };
    const name = found.name ?? '';
    const face = { name, bold: found.bold === true || found.black === true || BOLD_NAME.test(name), vertical: found.vertical === true, scale: found.fontMatrix?.[0] ?? 0.001 };
    this.#fonts.set(id, face);
    return face;
  }

  #setState(given: unknown): void {
    if (!Array.isArray(given)) return;
    for (const [key, value] of given as [string, unknown][]) {
      if (key === 'ca' && typeof value === 'number') this.#pen.opacity = value;
      if (key === 'Font' && Array.isArray(value)) this.#setFont(String(value[0]), typeof value[1] === 'number' ? value[1] : 0);
    }
  }

  #showText(given: unknown): void {
    const pen = this.#pen;
    if (!Array.isArray(given) || pen.font.vertical) return;
    const matrix = multiply(pen.ctm, pen.text);
    const size = pen.size * Math.hypot(matrix[2], matrix[3]);
    const stretch = pen.stretch * pen.direction;
    const tilted = Math.abs(matrix[1] * stretch) > 0.02 * Math.abs(matrix[0] * stretch) || matrix[0] * stretch <= 0;
    let along = 0;
    for (const glyph of given as (number | { unicode?: string; width?: number; isSpace?: boolean })[]) {
      if (typeof glyph === 'number') {
        along -= (glyph * pen.size) / 1000;
        continue;
      }
      const advance = (glyph.width ?? 0) * pen.size * pen.font.scale;
      const spacing = ((glyph.isSpace === true ? pen.wordSpacing : 0) + pen.charSpacing) * pen.direction;
      const [x0, baseline] = applyMatrix(matrix, pen.x + along * stretch, pen.y + pen.rise);
      const [x1] = applyMatrix(matrix, pen.x + (along + advance) * stretch, pen.y + pen.rise);
      const [next] = applyMatrix(matrix, pen.x + (along + advance + spacing) * stretch, pen.y + pen.rise);
      along += advance + spacing;
      if (this.glyphs.length >= MAX_PAGE_GLYPHS) throw new Fault('SOURCE_REFUSED', `Page ${this.#page.pageNumber} holds more than ${MAX_PAGE_GLYPHS} letters; at most that many were expected on a page of a report. Please check the file.`);
      // Turned text is a chart's axis or a watermark, never a fact of the page.
      if (!tilted && size > 0) this.glyphs.push({ text: glyph.unicode ?? '', x0, x1, next, baseline, size, bold: pen.font.bold, color: pen.fill, visible: pen.mode !== INVISIBLE && pen.opacity > 0.35 });
    }
    pen.x += along * stretch;
  }

  #drawPath(args: readonly unknown[]): void {
    const pen = this.#pen;
    const filled = FILLING.has(args[0] as number);
    if (!filled && !STROKING.has(args[0] as number)) return;
    const outline = Array.isArray(args[1]) ? (args[1] as unknown[])[0] : undefined;
    if (!(outline instanceof Float32Array)) return;
    for (const box of outlineBoxes(outline, pen.ctm)) {
      const width = box.x1 - box.x0;
      const height = box.y1 - box.y0;
      if (height < THIN && width > 3 * THIN) this.rules.push(box);
      else if (width < THIN && height > THIN) this.walls.push(box);
      else if (filled && pen.opacity > 0 && width >= THIN && height >= THIN) this.shades.push({ ...box, color: pen.fill });
    }
  }
}

// Lines are up to two points thick; the lowest section bar seen is eight high.
const THIN = 2.6;
const FILLING = new Set<number>([OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke, OPS.closeEOFillStroke]);
const STROKING = new Set<number>([OPS.stroke, OPS.closeStroke]);

function colorOf(given: unknown): string {
  return typeof given === 'string' ? given : '#000000';
}

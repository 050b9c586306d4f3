/** Interprets the drawing commands of a page and records the position of each glyph, line and filled area. */
import { OPS, type PDFPageProxy } from './pdfjs.ts';
import { refusal } from '#documents/refusal.ts';
import type { Box, Shade } from './page-words.ts';
import { findImage, isOpaque } from './find-image.ts';
import type { Glyph } from './glyph.ts';
import { multiply, type Matrix, areaOf, isUpright, isMatrix } from './matrix.ts';
import { MAX_PAGE_GLYPHS, TOO_MANY_GLYPHS } from './pdf-limits.ts';
import { boxAround, boxOf, commonBox, isBox, outlineBoxes } from './outline-boxes.ts';
import { turnBox, turnMatrix, type Turn, turnOf } from './turned-words.ts';
import { IDENTITY, NO_FONT, type FontFace, type Pen } from './pen.ts';
import { LigatureMender } from './mend-ligatures.ts';
import { isOver, type Cover } from './see-glyphs.ts';
import { colorOf, onPaper } from './paint-colors.ts';

// `LiberationSans-Bold`, `Arial,Bold`, `Helvetica-Black`, `Gotham-SemiBold`, `Frutiger-Heavy`
const BOLD_NAME = /bold|black|heavy|demi/i;
// Text rendering modes that paint nothing: a scan's recognised words lie in 3 under the picture, 7 only cuts out.
const UNPAINTED: ReadonlySet<number> = new Set([3, 7]);
// In multiples of the font size: letters set further apart are not of one word.
const LETTERS_APART = 1;
// Opacity. Text fainter than this is a watermark; an area that lets less than this through hides what is below it.
const FAINT = 0.35;
// Points: the smallest footnote seen has four and a half.
const LEAST_SIZE = 1.5;
// Letters squeezed to less than this share of their width are a line.
const LEAST_STRETCH = 0.2;
// A gradient or pattern is taken for a middle gray, on which both black and white words are seen.
const PATTERN = '#808080';

/** Which layers of the document are shown. */
export interface Layers {
  isVisible(group: unknown): boolean;
}

/** A picture that may hide what was drawn before it, as the painting command names it. */
interface Painted extends Omit<Cover, 'color' | 'hides'> {
  readonly image: unknown;
}

/** Follows the commands in their order; what it has seen of the page is in its lists. */
export class Drawing {
  readonly glyphs: Glyph[] = [];
  readonly turned: Record<Turn, Glyph[]> = { UP: [], DOWN: [] };
  readonly ligatures = new LigatureMender();
  readonly rules: Box[] = [];
  readonly walls: Box[] = [];
  readonly shades: Shade[] = [];
  pictureArea = 0;
  readonly #page: PDFPageProxy;
  readonly #layers: Layers;
  readonly #fonts = new Map<string, FontFace>();
  readonly #covers: (Cover | Painted)[] = [];
  readonly #saved: Pen[] = [];
  /** Of each marked part of the page that is open: whether its layer is shown. */
  readonly #shown: boolean[] = [];
  #isClipping = false;
  #pen: Pen;

  constructor(page: PDFPageProxy, pen: Pen, layers: Layers) {
    this.#page = page;
    this.#pen = pen;
    this.#layers = layers;
  }

  follow(code: number, given: unknown): void {
    const args = Array.isArray(given) ? (given as unknown[]) : [];
    if (this.#followText(code, args) || this.#followFrame(code, args)) return;
    const pen = this.#pen;
    switch (code) {
      case OPS.transform:
        pen.ctm = multiply(pen.ctm, args as unknown as Matrix);
        break;
      case OPS.clip:
      case OPS.eoClip:
        this.#isClipping = true;
        break;
      case OPS.setFillRGBColor:
        pen.fill = colorOf(args[0]);
        break;
      case OPS.setFillColorN:
        pen.fill = PATTERN;
        break;
      case OPS.setStrokeRGBColor:
        pen.stroke = colorOf(args[0]);
        break;
      case OPS.setGState:
        this.#setState(args[0]);
        break;
      case OPS.constructPath:
        this.#drawPath(args);
        break;
      case OPS.shadingFill:
        if (this.#isShown()) this.shades.push({ ...pen.clip, color: PATTERN });
        this.#cover(pen.clip, PATTERN);
        break;
      case OPS.paintImageXObject:
      case OPS.paintInlineImageXObject:
        this.#paintImage(args[0]);
        break;
      case OPS.paintImageMaskXObject:
        this.pictureArea += areaOf(pen.ctm);
        break;
      case OPS.paintSolidColorImageMask:
        this.#cover(boxOf(UNIT, pen.ctm), pen.fill);
        break;
      default:
        break;
    }
  }

  /** What begins and ends: states kept, forms and groups with their own place and edge, layers. */
  #followFrame(code: number, args: readonly unknown[]): boolean {
    const pen = this.#pen;
    switch (code) {
      case OPS.save:
        this.#saved.push({ ...pen });
        return true;
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
      case OPS.endGroup:
        this.#pen = this.#saved.pop() ?? pen;
        return true;
      case OPS.paintFormXObjectBegin:
        this.#saved.push({ ...pen });
        if (isMatrix(args[0])) pen.ctm = multiply(pen.ctm, args[0]);
        if (isCorners(args[1])) pen.clip = commonBox(pen.clip, boxOf(args[1], pen.ctm));
        return true;
      case OPS.beginGroup: {
        this.#saved.push({ ...pen });
        const { matrix, bbox, smask } = (args[0] ?? {}) as { matrix?: unknown; bbox?: unknown; smask?: unknown };
        if (isCorners(bbox))
          pen.clip = commonBox(pen.clip, boxOf(bbox, isMatrix(matrix) ? multiply(pen.ctm, matrix) : pen.ctm));
        // What is drawn for a mask is not itself seen.
        if (smask !== undefined && smask !== null) pen.masked = true;
        return true;
      }
      case OPS.beginMarkedContent:
        this.#shown.push(true);
        return true;
      case OPS.beginMarkedContentProps:
        this.#shown.push(args[0] !== 'OC' || this.#layers.isVisible(args[1]));
        return true;
      case OPS.endMarkedContent:
        this.#shown.pop();
        return true;
      default:
        return false;
    }
  }

  /** The filled areas in their order. A picture is decoded only if it covers text. */
  async listCovers(): Promise<Cover[]> {
    const covers: Cover[] = [];
    for (const cover of this.#covers) {
      if ('color' in cover) covers.push(cover);
      else if (this.#isOverText(cover)) {
        const image = await findImage(this.#page, cover.image);
        if (image !== undefined && isOpaque(image)) covers.push({ ...cover, color: null, hides: true });
      }
    }
    return covers;
  }

  #isOverText(cover: Painted): boolean {
    if (this.glyphs.slice(0, cover.glyphs_before).some((glyph) => isOver(cover, glyph))) return true;
    return (['UP', 'DOWN'] as const).some((turn) =>
      this.turned[turn].slice(0, cover.turned_before[turn]).some((glyph) => isOver(turnBox(turn, cover), glyph)),
    );
  }

  #isShown(): boolean {
    return !this.#pen.masked && this.#shown.every(Boolean);
  }

  #followText(code: number, args: readonly unknown[]): boolean {
    const pen = this.#pen;
    const number = (at: number): number => (typeof args[at] === 'number' ? args[at] : 0);
    switch (code) {
      case OPS.beginText:
        pen.text = IDENTITY;
        this.#place(0, 0);
        return true;
      case OPS.setTextMatrix:
        pen.text = [...(args[0] as Float32Array)] as unknown as Matrix;
        this.#place(0, 0);
        return true;
      case OPS.moveText:
        this.#place(pen.lineX + number(0), pen.lineY + number(1));
        return true;
      case OPS.setLeadingMoveText:
        pen.leading = number(1);
        this.#place(pen.lineX + number(0), pen.lineY + number(1));
        return true;
      case OPS.nextLine:
        this.#place(pen.lineX, pen.lineY + pen.leading);
        return true;
      case OPS.setLeading:
        pen.leading = -number(0);
        return true;
      case OPS.setCharSpacing:
        pen.charSpacing = number(0);
        return true;
      case OPS.setWordSpacing:
        pen.wordSpacing = number(0);
        return true;
      case OPS.setHScale:
        pen.stretch = number(0) / 100;
        return true;
      case OPS.setTextRise:
        pen.rise = number(0);
        return true;
      case OPS.setTextRenderingMode:
        pen.mode = number(0);
        return true;
      case OPS.setFont:
        this.#setFont(String(args[0]), number(1));
        return true;
      case OPS.showText:
        this.#showText(args[0]);
        return true;
      default:
        return false;
    }
  }

  #place(x: number, y: number): void {
    this.#pen.x = x;
    this.#pen.y = y;
    this.#pen.lineX = x;
    this.#pen.lineY = y;
  }

  #setFont(id: string, size: number): void {
    this.#pen.font = this.#fonts.get(id) ?? this.#readFont(id);
    this.#pen.size = Math.abs(size);
    this.#pen.direction = size < 0 ? -1 : 1;
  }

  #readFont(id: string): FontFace {
    if (!this.#page.commonObjs.has(id)) return NO_FONT;
    const found = this.#page.commonObjs.get(id) as {
      name?: string;
      bold?: boolean;
      black?: boolean;
      vertical?: boolean;
      fontMatrix?: number[];
    };
    const name = found.name ?? '';
    const face = {
      name,
      bold: found.bold === true || found.black === true || BOLD_NAME.test(name),
      vertical: found.vertical === true,
      scale: found.fontMatrix?.[0] ?? 0.001,
    };
    this.#fonts.set(id, face);
    return face;
  }

  #setState(given: unknown): void {
    if (!Array.isArray(given)) return;
    for (const [key, value] of given as [string, unknown][]) {
      if (key === 'ca' && typeof value === 'number') this.#pen.opacity = value;
      if (key === 'BM') this.#pen.covers = value === 'source-over';
      if (key === 'SMask') this.#pen.masked = value !== false;
      if (key === 'Font' && Array.isArray(value))
        this.#setFont(String(value[0]), typeof value[1] === 'number' ? value[1] : 0);
    }
  }

  #showText(given: unknown): void {
    const pen = this.#pen;
    if (!Array.isArray(given) || pen.font.vertical) return;
    const matrix = multiply(pen.ctm, pen.text);
    const size = pen.size * Math.hypot(matrix[2], matrix[3]);
    const stretch = pen.stretch * pen.direction;
    const turn = turnOf(matrix, stretch);
    const isPainted =
      !UNPAINTED.has(pen.mode) &&
      pen.opacity > FAINT &&
      size >= LEAST_SIZE &&
      Math.hypot(matrix[0], matrix[1]) * Math.abs(stretch) * pen.size > LEAST_STRETCH * size &&
      this.#isShown();
    const frame = turn === 'UP' || turn === 'DOWN' ? turnMatrix(turn, matrix) : matrix;
    const y = pen.y + pen.rise;
    const xAt = (distance: number): number => frame[0] * (pen.x + distance * stretch) + frame[2] * y + frame[4];
    let along = 0;
    for (const glyph of given as (number | { unicode?: string; width?: number; isSpace?: boolean })[]) {
      if (typeof glyph === 'number') {
        along -= (glyph * pen.size) / 1000;
        continue;
      }
      const advance = (glyph.width ?? 0) * pen.size * pen.font.scale;
      const spacing = ((glyph.isSpace === true ? pen.wordSpacing : 0) + pen.charSpacing) * pen.direction;
      const x0 = xAt(along);
      const x1 = xAt(along + advance);
      const baseline = frame[1] * (pen.x + along * stretch) + frame[3] * y + frame[5];
      // Some programs move to the next column by the spacing of letters.
      const isApart = Math.abs(pen.charSpacing) > LETTERS_APART * Math.abs(pen.size);
      const next = xAt(isApart ? along + advance : along + advance + spacing);
      along += advance + spacing;
      if (this.glyphs.length + this.turned.UP.length + this.turned.DOWN.length >= MAX_PAGE_GLYPHS)
        throw refusal(`Page ${this.#page.pageNumber} holds ${TOO_MANY_GLYPHS}`);
      // Slanted and mirrored text is a watermark or a chart's label, never a fact of the page.
      if (turn === 'OTHER' || size <= 0) continue;
      const text = glyph.unicode ?? '';
      const list = turn === 'NONE' ? this.glyphs : this.turned[turn];
      list.push({
        text,
        x0,
        x1,
        next,
        baseline,
        size,
        bold: pen.font.bold,
        color: pen.fill,
        visible: isPainted && this.#isInClip(turn, { x0, x1, baseline, size }),
      });
      this.ligatures.note(text, pen.font, glyph.width ?? 0, list);
    }
    pen.x += along * stretch;
  }

  #isInClip(turn: Turn | 'NONE', glyph: Pick<Glyph, 'x0' | 'x1' | 'baseline' | 'size'>): boolean {
    const { clip } = this.#pen;
    return isOver(turn === 'NONE' ? clip : turnBox(turn, clip), glyph);
  }

  #drawPath(args: readonly unknown[]): void {
    const outline = Array.isArray(args[1]) ? (args[1] as unknown[])[0] : undefined;
    const path = outline instanceof Float32Array ? outline : new Float32Array();
    if (FILLING.has(args[0] as number)) this.#fillPath(path, args[0] === OPS.fill);
    else if (STROKING.has(args[0] as number)) for (const box of outlineBoxes(path, this.#pen.ctm)) this.#drawLine(box);
    if (this.#isClipping) this.#pen.clip = commonBox(this.#pen.clip, boxAround(outlineBoxes(path, this.#pen.ctm)));
    this.#isClipping = false;
  }

  #fillPath(path: Float32Array, isPlain: boolean): void {
    const { ctm, opacity, fill } = this.#pen;
    const boxes = outlineBoxes(path, ctm);
    // Of other shapes only a part of the box is filled, and in frames their middle is not.
    const isWhole = isBox(path, ctm, boxes) && (isPlain || boxes.length === 1);
    for (const box of boxes) {
      if (this.#drawLine(box) || box.x1 - box.x0 < THIN || box.y1 - box.y0 < THIN) continue;
      if (opacity > 0) this.shades.push({ ...box, color: onPaper(fill, opacity) });
      this.#cover(box, isWhole ? fill : PATTERN);
    }
  }

  #drawLine(box: Box): boolean {
    const width = box.x1 - box.x0;
    const height = box.y1 - box.y0;
    if (height < THIN && width > 3 * THIN) return this.rules.push(box) > 0;
    return width < THIN && height > THIN && this.walls.push(box) > 0;
  }

  #paintImage(image: unknown): void {
    const { ctm, clip } = this.#pen;
    this.pictureArea += areaOf(ctm);
    if (this.#hides() && isUpright(ctm))
      this.#covers.push({ ...commonBox(clip, boxOf(UNIT, ctm)), image, ...this.#drawnBefore() });
  }

  #cover(box: Box, color: string): void {
    if (!this.#hides()) return;
    const ground = color === PATTERN ? { color: null, hides: false } : { color, hides: true };
    this.#covers.push({ ...commonBox(this.#pen.clip, box), ...ground, ...this.#drawnBefore() });
  }

  #drawnBefore(): Pick<Cover, 'glyphs_before' | 'turned_before'> {
    return {
      glyphs_before: this.glyphs.length,
      turned_before: { UP: this.turned.UP.length, DOWN: this.turned.DOWN.length },
    };
  }

  #hides(): boolean {
    return this.#pen.opacity > 1 - FAINT && this.#pen.covers && this.#isShown();
  }
}

// Lines are up to two points thick; the lowest section bar seen is eight high.
const THIN = 2.6;
const FILLING = new Set<number>([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);
const STROKING = new Set<number>([OPS.stroke, OPS.closeStroke]);

// A picture is drawn in the unit square.
const UNIT = [0, 0, 1, 1] as const;

// pdf.js gives it as a list of its own kinds.
function isCorners(given: unknown): given is readonly [number, number, number, number] {
  return (Array.isArray(given) || given instanceof Float32Array) && given.length === 4;
}

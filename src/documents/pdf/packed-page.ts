/** A page as one process sends it to another: copying its numbers as a few arrays takes a tenth of the time. */
import type { Box, PdfPage, Shade, Word } from './page-words.ts';

type BoxesOfPage = 'words' | 'rules' | 'walls' | 'shades';

export interface PackedPage extends Omit<PdfPage, BoxesOfPage> {
  /** The texts of all words, one behind the other. */
  readonly text: string;
  /** Of each word: how many characters its text has, 1 if it is bold, and its place in `colors`. */
  readonly marks: Uint32Array;
  /** Of each word: its box, baseline, size and spacing, NaN if it has none. */
  readonly places: Float64Array;
  readonly rules: Float64Array;
  readonly walls: Float64Array;
  readonly shades: Float64Array;
  readonly shadeColors: readonly string[];
  readonly colors: readonly string[];
}

const MARKS = 3;
const PLACES = 7;
const SIDES = 4;

/** Of a page of words that were drawn: they have no confidence. */
export function packPage({ words, rules, walls, shades, ...page }: PdfPage): PackedPage {
  const marks = new Uint32Array(MARKS * words.length);
  const places = new Float64Array(PLACES * words.length);
  const colors = new Map<string, number>();
  let text = '';
  for (const [at, word] of words.entries()) {
    const color = colors.get(word.color) ?? colors.size;
    colors.set(word.color, color);
    text += word.text;
    marks.set([word.text.length, word.bold ? 1 : 0, color], MARKS * at);
    const { x0, y0, x1, y1, baseline, size, spacing = Number.NaN } = word;
    places.set([x0, y0, x1, y1, baseline, size, spacing], PLACES * at);
  }
  return {
    ...page,
    text,
    marks,
    places,
    colors: [...colors.keys()],
    rules: packBoxes(rules),
    walls: packBoxes(walls),
    shades: packBoxes(shades),
    shadeColors: shades.map(({ color }) => color),
  };
}

export function unpackPage(packed: PackedPage): PdfPage {
  const { page_number, width, height, turned, hidden_words, is_picture, rules, walls, shades, shadeColors } = packed;
  return {
    page_number,
    width,
    height,
    words: unpackWords(packed),
    ...(turned === undefined ? {} : { turned }),
    rules: unpackBoxes(rules),
    walls: unpackBoxes(walls),
    shades: unpackBoxes(shades).map((box, at): Shade => ({ ...box, color: shadeColors[at] as string })),
    hidden_words,
    is_picture,
  };
}

function unpackWords({ text, marks, places, colors }: PackedPage): Word[] {
  const words: Word[] = [];
  let from = 0;
  for (let at = 0; at < marks.length / MARKS; at += 1) {
    const to = from + (marks[MARKS * at] as number);
    const place = (index: number): number => places[PLACES * at + index] as number;
    const word: Word = {
      text: text.slice(from, to),
      x0: place(0),
      y0: place(1),
      x1: place(2),
      y1: place(3),
      baseline: place(4),
      size: place(5),
      bold: marks[MARKS * at + 1] === 1,
      color: colors[marks[MARKS * at + 2] as number] as string,
    };
    const spacing = place(6);
    words.push(Number.isNaN(spacing) ? word : { ...word, spacing });
    from = to;
  }
  return words;
}

function packBoxes(boxes: readonly Box[]): Float64Array {
  const sides = new Float64Array(SIDES * boxes.length);
  for (const [at, { x0, y0, x1, y1 }] of boxes.entries()) sides.set([x0, y0, x1, y1], SIDES * at);
  return sides;
}

function unpackBoxes(sides: Float64Array): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at < sides.length; at += SIDES)
    boxes.push({
      x0: sides[at] as number,
      y0: sides[at + 1] as number,
      x1: sides[at + 2] as number,
      y1: sides[at + 3] as number,
    });
  return boxes;
}

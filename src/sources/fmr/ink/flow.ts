/** Running text as one string that keeps the place of every word. */
import { makeSegment } from '#documents/pdf/list-segments.ts';
import type { Word } from '#documents/pdf/page-words.ts';
import { makeBlock, type Block } from './blocks.ts';
import { joinEqualRuns } from './justified.ts';
import type { TextLine } from './text-cells.ts';

export interface Flow {
  readonly text: string;
  readonly places: readonly {
    readonly word: Word;
    readonly line: TextLine;
    readonly from: number;
    readonly to: number;
  }[];
}

// In multiples of the font size: runs of one word touch, and the narrowest blank is wider.
const TOUCHING = 0.05;

/** Rows of lines from top to bottom. Words that touch are one; a word broken at the end of a row is whole again. */
export function flowOf(rows: readonly (readonly TextLine[])[]): Flow {
  let text = '';
  const places: Flow['places'][number][] = [];
  let last: Word | undefined;
  for (const row of rows) {
    for (const line of row) {
      for (const word of line.words) {
        const isLevel = last !== undefined && Math.abs(last.baseline - word.baseline) < SAME_LINE * word.size;
        const isGlued = isLevel && last !== undefined && word.x0 - last.x1 < TOUCHING * word.size;
        const isBroken =
          last !== undefined && !isGlued && word.baseline > last.baseline && /[a-z]-$/.test(text.slice(-2));
        if (last !== undefined && !isGlued && !isBroken) text += ' ';
        places.push({ word, line, from: text.length, to: text.length + word.text.length });
        text += word.text;
        last = word;
      }
    }
  }
  return { text, places };
}

/** The words of a part of the text, where they are printed. */
export function blockOf({ places }: Flow, from: number, to: number): Block {
  const inside = places.filter((place) => place.from < to && place.to > from);
  const lines = [...Map.groupBy(inside, (place) => place.line)].map(([line, those]) => ({
    ...makeSegment(those.map(({ word }) => word)),
    first: line.first,
    last: line.last,
  }));
  return makeBlock(lines);
}

// In multiples of the font size.
const LINE_PITCH = 1.8;
const SAME_LINE = 0.3;
const ALIGNED = 0.2;

// In multiples of the font size: words of one line are nearer than cells.
const RUN_GAP = 0.5;
// A stop in another style than the word before it may be set a little into it.
const OVERLAP = 0.2;
// The blanks of a line that fills its column may be wider.
const WIDE_GAP = 0.75;

/**
 * Paragraphs whatever the style of their words: `The NAV was **Rs. 10.55** on 31 May.` `isLoose`: their lines may be
 * centred, or fill a column with wide blanks.
 */
export function joinStyles(blocks: readonly Block[], isLoose = false): Block[] {
  const gap = isLoose ? WIDE_GAP : RUN_GAP;
  const lines: TextLine[] = [];
  const printed = blocks.flatMap((block) => [...block.lines]);
  const reach = SAME_LINE * printed.reduce((most, { size }) => Math.max(most, size), 0);
  // Lines too far above one are on no line with it, nor with the lines after it.
  let near: number[] = [];
  for (const line of listRows(printed).flat()) {
    near = near.filter((each) => line.baseline - (lines[each] as TextLine).baseline < reach);
    const at = near.find((each) => {
      const before = lines[each] as TextLine;
      return (
        Math.abs(before.baseline - line.baseline) < SAME_LINE * line.size &&
        Math.abs(before.size - line.size) < 0.3 &&
        ((line.x0 - before.x1 > -OVERLAP * line.size && line.x0 - before.x1 < gap * line.size) ||
          isInBlank(before, line, gap))
      );
    });
    if (at === undefined) near.push(lines.push(line) - 1);
    else lines[at] = joinRuns([lines[at] as TextLine, line]);
  }
  const alone = joinWide(lines).map((line) => ({ lines: [line], x0: line.x0, x1: line.x1, baseline: line.baseline }));
  return joinEvenly(alone, () => true, isLoose).map((parts) => makeBlock(parts.flatMap((part) => part.lines)));
}

/** `was **Rs. 10.55**, the`: the words around those in bold may be one run with a wide blank. */
function isInBlank({ words, x0, x1 }: TextLine, line: TextLine, gap: number): boolean {
  if (line.x0 < x0 || line.x1 > x1) return false;
  const isNear = (blank: number): boolean => blank > -OVERLAP * line.size && blank < gap * line.size;
  return words.some((word, at) => {
    const next = words[at + 1];
    return next !== undefined && isNear(line.x0 - word.x1) && isNear(next.x0 - line.x1);
  });
}

/** The words of a line may be set a little unevenly: it is where most of them are. */
function joinRuns(runs: readonly TextLine[]): TextLine {
  const words = runs.flatMap((run) => [...run.words]).toSorted((a, b) => a.x0 - b.x0);
  const baselines = words.map(({ baseline }) => baseline).toSorted((a, b) => a - b);
  const baseline = baselines[baselines.length >> 1] as number;
  return { ...(runs[0] as TextLine), ...makeSegment(words), baseline };
}

/** The blanks of justified text may be as wide as the gaps between cells. */
function joinWide(lines: readonly TextLine[]): TextLine[] {
  return listRows(lines).flatMap((row) => joinEqualRuns(row, joinRuns));
}

/** What is level, from left to right, although it may be set a little unevenly; `reachOf` is by how much, in points. */
export function listRows(
  lines: readonly TextLine[],
  reachOf: (line: TextLine) => number = ({ size }) => SAME_LINE * size,
): TextLine[][] {
  const rows: TextLine[][] = [];
  for (const line of lines.toSorted((a, b) => a.baseline - b.baseline)) {
    const [first] = rows.at(-1) ?? [];
    if (first !== undefined && line.baseline - first.baseline < reachOf(line)) rows.at(-1)?.push(line);
    else rows.push([line]);
  }
  return rows.map((row) => row.toSorted((a, b) => a.x0 - b.x0));
}

/**
 * Blocks under each other that are one paragraph, whatever the colours of its words:
 * `hold 10 units (a month earlier: 9)`.
 */
export function joinParagraphs(blocks: readonly Block[]): Block[] {
  return joinEvenly(
    blocks.filter((block) => !block.isFigure),
    isLikeParagraph,
  ).map((parts) => {
    const [first] = parts as [Block];
    return parts.length === 1 ? first : makeBlock(parts.flatMap(({ lines }) => [...lines]));
  });
}

/** One or more lines of a paragraph. */
type Part = Pick<Block, 'lines' | 'x0' | 'x1' | 'baseline'>;

/** A paragraph that grows: making a block of it after every line would take the square of its length. */
interface Paragraph<P extends Part> {
  readonly parts: P[];
  readonly lines: TextLine[];
  x0: number;
  x1: number;
}

function joinEvenly<P extends Part>(
  parts: readonly P[],
  isOfStyle: (paragraph: readonly TextLine[], next: TextLine) => boolean,
  orCentred = false,
): P[][] {
  const paragraphs: Paragraph<P>[] = [];
  // Those that end too far above a part cannot continue in it, nor in the parts after it.
  let near: Paragraph<P>[] = [];
  for (const part of parts.toSorted((a, b) => a.baseline - b.baseline)) {
    near = near.filter((each) => pitchTo(each, part) < LINE_PITCH);
    const paragraph = near.find(
      (each) => goesOn(each, part, orCentred) && isOfStyle(each.lines, part.lines[0] as TextLine),
    );
    if (paragraph === undefined) {
      const begun = { parts: [part], lines: [...part.lines], x0: part.x0, x1: part.x1 };
      paragraphs.push(begun);
      near.push(begun);
      continue;
    }
    paragraph.parts.push(part);
    paragraph.lines.push(...part.lines);
    paragraph.x0 = Math.min(paragraph.x0, part.x0);
    paragraph.x1 = Math.max(paragraph.x1, part.x1);
  }
  return paragraphs.map((paragraph) => paragraph.parts);
}

/** From the last line of a paragraph to a part, in multiples of the font size. */
function pitchTo({ lines }: Pick<Part, 'lines'>, { baseline }: Part): number {
  const last = lines.at(-1) as TextLine;
  return (baseline - last.baseline) / last.size;
}

function goesOn(paragraph: Omit<Part, 'baseline'>, part: Part, orCentred: boolean): boolean {
  const last = paragraph.lines.at(-1) as TextLine;
  const next = part.lines[0] as TextLine;
  const pitch = next.baseline - last.baseline;
  // Asked first, because it is true of few parts of a page; that the paragraph is not too far above, the caller knows.
  if (pitch <= 0.8 * last.size) return false;
  const isAligned =
    Math.abs(paragraph.x0 - part.x0) < ALIGNED * last.size ||
    (orCentred && Math.abs(paragraph.x0 + paragraph.x1 - part.x0 - part.x1) < 2 * ALIGNED * last.size);
  if (!isAligned) return false;
  const second = paragraph.lines[1] ?? part.lines[1];
  const first = paragraph.lines.length > 1 ? (paragraph.lines[0] as TextLine) : next;
  // The lines of a paragraph are evenly spaced; the gap to the next paragraph is wider.
  const isEven = second === undefined || pitch < 1.1 * (second.baseline - first.baseline);
  return isEven && Math.abs(last.size - next.size) < 0.3;
}

function isLikeParagraph(lines: readonly TextLine[], next: TextLine): boolean {
  const colors = new Set(lines.flatMap((line) => line.words.map((word) => word.color)));
  return lines.at(-1)?.bold === next.bold && next.words.some((word) => colors.has(word.color));
}

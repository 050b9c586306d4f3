/** Lines to blocks: a label, a value or a paragraph that runs over several lines is one block. */
import type { PdfPage, Box, Shade } from '#documents/pdf/page-words.ts';
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import { isFigure } from './figures.ts';
import { closesClause } from './open-clauses.ts';
import type { TextLine } from './text-cells.ts';
import { type IsLabel, ALIGNED, openSetting } from './lines-around.ts';
import { isInOneCell } from './ruled-cells.ts';
import { SWATCH, isUnderSwatch } from './swatches.ts';
import { isCountOf, isRestOf, isYearOf } from './broken-text.ts';
import { CLOSE, JOINED, joinScore } from './join-score.ts';
import { BULLET } from './mend-words.ts';

export interface Block extends Box {
  readonly text: string;
  readonly lines: readonly TextLine[];
  readonly size: number;
  readonly bold: boolean;
  readonly color: string;
  readonly baseline: number;
  /** Of a head that a table has from another page. */
  readonly page_number?: number;
  readonly isFigure: boolean;
  /** Of a label: the sign of percent in a cell of its own between it and its figures. */
  readonly unit?: string;
  /** One of its lines may be another block's, or a line of another block its own. */
  readonly isLoose: boolean;
  /** The filled area that ends right before it: the swatch of a legend, or the bar that a figure is of. */
  readonly swatch: Shade | undefined;
  /** The bar of a chart that ends right under the figure, or right over it if the bar hangs. */
  readonly column: Shade | undefined;
  /** The filled area that a figure is in: the segment or the long bar of a chart, or a shaded cell. */
  readonly within: Shade | undefined;
  /** The filled area of one line that a text in bold letters is in: the merged cell of a head. */
  readonly field: Shade | undefined;
}

// In multiples of the font size.
const MAX_PITCH = 1.8;
// The last digits of the arithmetic.
const SLACK = 0.001;
// In points: of two lines around one middle, each of both ends may be off by as much as an edge.
const CENTRED = 1.5 * ALIGNED;

export function listBlocks(page: PdfPage, lines: readonly TextLine[], isLabel: IsLabel): Block[] {
  const setting = openSetting(page, lines, isLabel);
  const blocks: TextLine[][] = [];
  let open: TextLine[][] = [];
  const loose = new Set<TextLine>();
  const reaches = listReaches(lines);
  for (const [index, line] of lines.entries()) {
    open = open.filter((block) => (block.at(-1) as TextLine).baseline >= (reaches[index] as number));
    const above = open
      .filter(
        (block) =>
          isInReach(block, line) &&
          (isUnder(block, line) || isUnderSwatch(page, block, line) || isInOneCell(setting, block, line)),
      )
      .map((block) => ({ block, score: joinScore(setting, block, line) }))
      .toSorted((a, b) => b.score - a.score)[0];
    if (above !== undefined && isClose(above.score, line))
      for (const each of [line, above.block.at(-1) as TextLine]) loose.add(each);
    if (above !== undefined && above.score >= JOINED) above.block.push(line);
    else {
      const block = [line];
      blocks.push(block);
      open.push(block);
    }
  }
  return blocks.map((block) =>
    withSwatch(page, makeBlock(block.map((line) => (loose.has(line) ? { ...line, isLoose: true } : line)))),
  );
}

/** For each line, the highest baseline that the last line of a block may have if this or a later line continues it. */
function listReaches(lines: readonly TextLine[]): number[] {
  let reach = Infinity;
  return lines
    .map(({ baseline, size }) => baseline - (MAX_PITCH + SLACK) * size)
    .toReversed()
    .map((top) => (reach = Math.min(reach, top)))
    .toReversed();
}

// A horizontal bar is hardly higher than the figure at its end; in multiples of the font size.
const BAR_HEIGHT = 2.2;
// A bar that has its figures inside is higher.
const SEGMENT_HEIGHT = 3.2;

function withSwatch({ shades }: PdfPage, block: Block): Block {
  const [first] = block.lines as [TextLine];
  const middle = first.baseline - 0.3 * first.size;
  const near = shades.filter(
    (shade) =>
      shade.x1 <= first.x0 + 0.5 &&
      first.x0 - shade.x1 < SWATCH * first.size &&
      shade.y0 < middle &&
      shade.y1 > middle &&
      shade.y1 - shade.y0 < BAR_HEIGHT * first.size,
  );
  const [swatch] = near;
  return withAreas(shades, swatch === undefined || near.length > 1 ? block : { ...block, swatch });
}

// In multiples of the font size: from a figure to the end of its bar, between their middles, and the widest bar.
const COLUMN_GAP = 0.7;
const COLUMN_CENTRED = 0.4;
const COLUMN_WIDTH = 12;

function withAreas(shades: readonly Shade[], block: Block): Block {
  if (block.isFigure) return withColumn(shades, withBar(shades, block));
  return block.bold && shades.length > 0 ? { ...block, field: areaAround(shades, block) } : block;
}

function withBar(shades: readonly Shade[], block: Block): Block {
  const within = areaAround(shades, block);
  return within === undefined ? block : { ...block, within };
}

/** The narrowest of several areas is drawn over the others. */
function areaAround(shades: readonly Shade[], block: Block): Shade | undefined {
  const { x0, x1, baseline, size } = block;
  const middle = baseline - 0.3 * size;
  const areas = shades.filter(
    (shade) =>
      shade.x0 < x0 + 0.5 &&
      shade.x1 > x1 - 0.5 &&
      shade.y0 < middle &&
      shade.y1 > middle &&
      shade.y1 - shade.y0 < SEGMENT_HEIGHT * size,
  );
  return areas.toSorted((a, b) => a.x1 - a.x0 - (b.x1 - b.x0))[0];
}

function withColumn(shades: readonly Shade[], block: Block): Block {
  const { x0, x1, y0, y1, size } = block;
  const isAtEnd = (shade: Shade): boolean =>
    [shade.y0 - y1, y0 - shade.y1].some((gap) => gap > -0.3 * size && gap < COLUMN_GAP * size);
  const ends = shades.filter(
    (shade) =>
      shade.x1 - shade.x0 < COLUMN_WIDTH * size &&
      Math.abs(shade.x0 + shade.x1 - x0 - x1) < 2 * COLUMN_CENTRED * size &&
      isAtEnd(shade),
  );
  const [column] = ends;
  return column === undefined || ends.length > 1 ? block : { ...block, column };
}

function isClose(score: number, line: TextLine): boolean {
  return Number.isNaN(line.first) && score >= CLOSE.least && score <= CLOSE.most;
}

export function makeBlock(lines: readonly TextLine[]): Block {
  const first = lines[0] as TextLine;
  let text = first.text;
  for (let at = 1; at < lines.length; at += 1) {
    const isBroken = text === '' || endsInHyphen((lines[at - 1] as TextLine).text);
    text = isBroken ? text + (lines[at] as TextLine).text : `${text} ${(lines[at] as TextLine).text}`;
  }
  const { x0, y0, x1, y1 } = boxAround(lines);
  return {
    text,
    lines,
    x0,
    y0,
    x1,
    y1,
    size: first.size,
    bold: first.bold,
    color: first.color,
    baseline: first.baseline,
    isFigure: lines.length === 1 && isFigure(first.text),
    isLoose: lines.some((line) => line.isLoose === true),
    // Named in every block, so that all have one shape: reading them is a tenth faster than with optional members.
    swatch: undefined,
    column: undefined,
    within: undefined,
    field: undefined,
  };
}

/** Whether two texts are of one size, weight and colour. */
export function isSetLike(one: Style, other: Style): boolean {
  return one.bold === other.bold && one.color === other.color && Math.abs(one.size - other.size) < 0.3;
}

type Style = Pick<Block, 'bold' | 'color' | 'size'>;

function endsInHyphen(text: string): boolean {
  return text.endsWith('-') && /[A-Za-z]-$/.test(text.slice(-2));
}

/** Whether the line may be the next one of the block: asked first, because it is true of few blocks of a page. */
function isInReach(block: readonly TextLine[], line: TextLine): boolean {
  const pitch = (line.baseline - (block.at(-1) as TextLine).baseline) / line.size;
  return pitch >= 0.6 && pitch <= MAX_PITCH;
}

/** The left edge of the words after a bullet that is part of the text. */
function edgeAfterSign({ x0, words: [sign, first] }: TextLine): number {
  return first !== undefined && BULLET.test(sign?.text ?? '') ? first.x0 : x0;
}

function isUnder(block: readonly TextLine[], line: TextLine): boolean {
  const last = block.at(-1) as TextLine;
  if (Math.abs(last.size - line.size) > 0.6 || last.bold !== line.bold || last.color !== line.color) return false;
  const { x0, x1 } = boxAround(block);
  const middle = Math.abs((x0 + x1) / 2 - (line.x0 + line.x1) / 2);
  const isAligned =
    Math.abs(x0 - line.x0) < ALIGNED ||
    Math.abs(edgeAfterSign(block[0] as TextLine) - line.x0) < ALIGNED ||
    Math.abs(x1 - line.x1) < ALIGNED ||
    (middle < CENTRED && Math.min(x1, line.x1) > Math.max(x0, line.x0)) ||
    isRestOf(last, line);
  // Asked last, because reading a text takes longer than comparing edges.
  return (
    isAligned &&
    (!isFigure(last.text) || isCountOf(block, line)) &&
    (!isFigure(line.text) || isYearOf(block, line) || closesClause(last, line))
  );
}

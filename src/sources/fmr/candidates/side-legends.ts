/** Legends of charts at their right: names under each other, each behind a filled sign in the colour of its bars. */
import { makeSegment } from '#documents/pdf/list-segments.ts';
import type { Shade } from '#documents/pdf/page-words.ts';
import { groupNeighbours } from './rows.ts';
import { makeBlock, type Block } from '#sources/fmr/ink/blocks.ts';
import { saysPlainRole } from '#sources/fmr/meaning/series-roles.ts';

const FILLED = /^[■▪●◆]$/;
// In points.
const ONE_EDGE = 1;
// In multiples of the font size: the widest swatch, from one name to the next, and from the last label of a chart to
// the names.
const LARGEST_SWATCH = 2;
const PITCH = 2.5;
const REACH = 12;

/** Two or more names with different colours, one of which says whose figures its own are. */
export function listSideLegends(words: readonly Block[]): Block[][] {
  const names = words.filter(({ lines }) => lines.length === 1).map(withoutSign);
  const marked = names.filter((word) => colorOfName(word) !== undefined);
  const isNext = (one: Block, other: Block): boolean =>
    Math.abs(one.x0 - other.x0) < ONE_EDGE &&
    Math.abs(one.size - other.size) < 0.1 &&
    Math.abs(one.baseline - other.baseline) < PITCH * one.size;
  return groupNeighbours(marked, isNext)
    .map((group) => group.toSorted((a, b) => a.baseline - b.baseline))
    .filter(
      (group) =>
        group.length > 1 &&
        new Set(group.map(colorOfName)).size === group.length &&
        group.some(({ text }) => saysPlainRole(text)),
    );
}

// Two signs are too few on a page for bullets: they are still words of their texts.
function withoutSign(block: Block): Block {
  const [line] = block.lines;
  const [bullet, ...rest] = line?.words ?? [];
  return line === undefined || bullet === undefined || rest.length === 0 || !FILLED.test(bullet.text)
    ? block
    : makeBlock([{ ...line, ...makeSegment(rest), bullet }]);
}

/** The colour of a name's swatch, or of the sign before it. */
function colorOfName({ swatch, size, lines: [line] }: Block): string | undefined {
  if (swatch !== undefined && swatch.x1 - swatch.x0 < LARGEST_SWATCH * size) return swatch.color;
  const bullet = line?.bullet;
  return bullet !== undefined && FILLED.test(bullet.text) ? bullet.color : undefined;
}

/** Whether a legend is right of the labels of a chart, and none of it below them. */
export function isRightOf(legend: readonly Block[], line: readonly Block[]): boolean {
  const [name, last, lowest] = [legend[0] as Block, line.at(-1) as Block, legend.at(-1) as Block];
  const gap = name.x0 - last.x1;
  return gap > 0 && gap < REACH * last.size && lowest.y1 < last.y1 + last.size;
}

/**
 * The colours of the names as the bars have them. One of two names may have a sign in another shade than its bars: if
 * the bars of the chart have two colours and one is the other name's, the second is its own.
 */
export function colorsOfBars(legend: readonly Block[], shades: readonly Shade[]): (string | undefined)[] {
  const named = legend.map(colorOfName);
  const drawn = new Set(shades.map(({ color }) => color));
  const open = named.filter((color) => color === undefined || !drawn.has(color));
  const [rest, ...others] = [...drawn].filter((color) => !named.includes(color));
  if (legend.length !== 2 || open.length !== 1 || rest === undefined || others.length > 0) return named;
  return named.map((color) => (open.includes(color) ? rest : color));
}

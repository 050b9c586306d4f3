/**
 * Strips of facts: titles of groups in filled fields (`Charges | Minimum investment | Dealing`), over a line of labels,
 * each over its value. A title is neither a label nor a value.
 */
import type { Shade } from '#documents/pdf/page-words.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import type { PageInk } from '#sources/fmr/ink/page-ink.ts';
import { rememberOf } from '#sources/fmr/remember.ts';
import { isAlike } from './label-pair.ts';

/** A title with the labels under it, and their values. */
interface StripGroup {
  readonly title: Block;
  readonly labels: readonly Block[];
  readonly values: readonly Block[];
}

// In multiples of the font size: from one line of a strip to the next.
const PITCH = 2.5;
// In points: texts on one line, texts that begin at one edge, and fields that touch.
const LEVEL = 1;
const ONE_EDGE = 1.5;
const TOUCHING = 1;
const FEWEST_TITLES = 2;

export const stripGroupsOf = rememberOf(({ page, blocks }: PageInk) => listStripGroups(page.shades, blocks));

function listStripGroups(shades: readonly Shade[], blocks: readonly Block[]): StripGroup[] {
  const filled = blocks.filter(({ isFigure, bold, lines }) => !isFigure && bold && lines.length === 1);
  const lines = Map.groupBy(filled, ({ baseline }) => Math.round(baseline));
  return [...lines.values()].flatMap((line) => groupsUnder(line, shades, blocks));
}

function groupsUnder(line: readonly Block[], shades: readonly Shade[], blocks: readonly Block[]): StripGroup[] {
  const titles = line.toSorted((a, b) => a.x0 - b.x0);
  const [first] = titles;
  if (first === undefined || titles.length < FEWEST_TITLES || !titles.every((title) => isAlike(title, first)))
    return [];
  const band = bandBehind(titles, shades);
  if (band === undefined) return [];
  const labels = nextLine(first, band, blocks);
  const values = labels[0] === undefined ? [] : nextLine(labels[0], band, blocks);
  const isStrip =
    labels.length > titles.length &&
    labels.every((label) => !label.isFigure && label.color !== first.color && values.some(beginsAt(label))) &&
    values.length === labels.length &&
    titles.every((title) => labels.some(beginsAt(title)));
  if (!isStrip) return [];
  return titles.map((title, at) => {
    const end = titles[at + 1]?.x0 ?? Infinity;
    const isUnder = ({ x0 }: Block): boolean => x0 > title.x0 - ONE_EDGE && x0 < end - ONE_EDGE;
    return { title, labels: labels.filter(isUnder), values: values.filter(isUnder) };
  });
}

function beginsAt({ x0 }: Block): (other: Block) => boolean {
  return (other) => Math.abs(other.x0 - x0) < ONE_EDGE;
}

/** The filled fields behind all titles, of one colour, without a gap between them. */
function bandBehind(titles: readonly Block[], shades: readonly Shade[]): { x0: number; x1: number } | undefined {
  const behind = titles.map((title) =>
    shades.findLast(
      ({ x0, x1, y0, y1 }) =>
        x0 < title.x0 + TOUCHING &&
        x1 > title.x1 - TOUCHING &&
        y0 < title.y0 + TOUCHING &&
        y1 > title.y1 - TOUCHING &&
        y1 - y0 < PITCH * title.size,
    ),
  );
  const [own] = behind;
  const isBand =
    own !== undefined &&
    behind.every(
      (shade, at) =>
        shade !== undefined &&
        shade.color === own.color &&
        Math.abs(shade.y0 - own.y0) < TOUCHING &&
        shade.x0 < (behind[at - 1] ?? shade).x1 + TOUCHING,
    );
  return isBand ? { x0: own.x0, x1: behind.at(-1)?.x1 ?? own.x1 } : undefined;
}

/** The texts of the next line under a text within a band, if there is one close under it. */
function nextLine(above: Block, { x0, x1 }: { x0: number; x1: number }, blocks: readonly Block[]): Block[] {
  const under = blocks.filter(
    (block) =>
      block.x0 > x0 - TOUCHING &&
      block.x1 < x1 + TOUCHING &&
      block.baseline > above.baseline + LEVEL &&
      block.baseline - above.baseline < PITCH * above.size,
  );
  const top = Math.min(...under.map(({ baseline }) => baseline));
  return under.filter(({ baseline }) => baseline - top < LEVEL);
}

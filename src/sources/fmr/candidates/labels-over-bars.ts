/**
 * Horizontal bars under their labels: `Listed shares` over a bar, and `93.8%` at its end. The figures are as far to the
 * right as their bars are long, so that they are under no label and in no column.
 */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Box, Shade } from '#documents/pdf/page-words.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import type { Band, Row } from './table.ts';

const FEWEST_BARS = 2;
const SHARE = /^(\d{1,3})(?:\.(\d{1,4}))?\s?%$/;
// In points: between the left edges of two bars, and between a bar and one as long as its share.
const SAME_EDGE = 1;
const UNEVEN = 2.5;
// In multiples of the font size: the height of a bar, from its end to its figure, from the label down to it, and from
// one bar to the next.
const HIGHEST = 2;
const AFTER = 1;
const UNDER = 0.8;
const PITCH = 6;
const ALIGNED = 0.5;

interface Bar {
  readonly label: Block;
  readonly figure: Block;
  readonly shade: Box;
  /** In hundredths of a percent. */
  readonly share: number;
}

/** A band for each chart whose bars are as long as the shares at their ends. */
export function listLabelledBars(shades: readonly Shade[], blocks: readonly Block[]): Band[] {
  const shares = shades.length < FEWEST_BARS ? [] : blocks.filter(({ isFigure, text }) => isFigure && SHARE.test(text));
  if (shares.length < FEWEST_BARS) return [];
  const bars = shares
    .flatMap((figure) => barOf(figure, shades, blocks) ?? [])
    .toSorted((a, b) => a.shade.y0 - b.shade.y0);
  const charts: Bar[][] = [];
  for (const bar of bars) {
    const chart = charts.findLast((each) => isNext(each.at(-1) as Bar, bar, blocks));
    if (chart === undefined) charts.push([bar]);
    else chart.push(bar);
  }
  return charts.flatMap((chart): Band[] => {
    const scale = chart.length < FEWEST_BARS ? undefined : scaleOf(chart);
    if (scale === undefined) return [];
    const drawn = [...chart, ...shortBarUnder(chart, scale, shares, blocks)];
    return [{ rows: drawn.map(({ label, figure }): Row => ({ label, figures: [figure] })), heads: [] }];
  });
}

/** The last bar may be too short to be drawn: `Other assets` over `1.0%` at the place of its end. */
function shortBarUnder(
  chart: readonly Bar[],
  scale: number,
  shares: readonly Block[],
  blocks: readonly Block[],
): Bar[] {
  const [first, last] = [chart[0] as Bar, chart.at(-1) as Bar];
  const step = last.shade.y0 - (chart.at(-2) as Bar).shade.y0;
  const { y0, y1 } = last.shade;
  return shares.flatMap((figure): Bar[] => {
    const share = hundredthsOf(figure);
    const shade = { x0: first.shade.x0, x1: first.shade.x0 + scale * share, y0: y0 + step, y1: y1 + step };
    const isAtEnd =
      share < last.share &&
      Math.abs(figure.x0 - shade.x1 - first.figure.x0 + first.shade.x1) < UNEVEN &&
      Math.abs(figure.y0 - last.figure.y0 - step) < UNEVEN;
    const labels = isAtEnd ? blocks.filter((block) => !block.isFigure && isLabelOver(block, shade)) : [];
    const [label] = labels;
    return label === undefined || labels.length > 1 ? [] : [{ label, figure, shade, share }];
  });
}

/** The bar that ends before a figure, with the label right over it. */
function barOf(figure: Block, shades: readonly Shade[], blocks: readonly Block[]): Bar | undefined {
  const own = shades.filter((shade) => isBarBefore(shade, figure));
  const [shade] = own;
  if (shade === undefined || own.length > 1 || isOneOfSeveral(shade, shades, figure)) return undefined;
  const labels = blocks.filter((block) => !block.isFigure && isLabelOver(block, shade));
  const [label] = labels;
  return label === undefined || labels.length > 1 ? undefined : { label, figure, shade, share: hundredthsOf(figure) };
}

/** `62.4%` and `58.1%` at the ends of two bars under one label: those of two dates, by their colours. */
function isOneOfSeveral(bar: Box, shades: readonly Shade[], { size }: Block): boolean {
  return shades.some(
    ({ x0, y0, y1 }) =>
      Math.abs(x0 - bar.x0) < SAME_EDGE && y0 > bar.y0 + 1 && y0 - bar.y1 < ALIGNED * size && y1 - y0 < HIGHEST * size,
  );
}

function isBarBefore(shade: Box, { x0, y0, y1, size }: Block): boolean {
  const gap = x0 - shade.x1;
  return (
    gap > 0 &&
    gap < AFTER * size &&
    shade.y1 - shade.y0 < HIGHEST * size &&
    Math.abs(shade.y0 + shade.y1 - y0 - y1) < size
  );
}

function isLabelOver({ x0, y1, size, text }: Block, shade: Box): boolean {
  const gap = shade.y0 - y1;
  return Math.abs(x0 - shade.x0) < ALIGNED * size && gap > -ALIGNED * size && gap < UNDER * size && /\p{L}/u.test(text);
}

/** Whether a bar is the next one of a chart: with no text between both but its own label. */
function isNext({ shade: over, figure }: Bar, { shade, label }: Bar, blocks: readonly Block[]): boolean {
  if (Math.abs(over.x0 - shade.x0) > SAME_EDGE) return false;
  const isBetween = (block: Block): boolean =>
    block !== label && block.y0 > over.y1 - 1 && block.y1 < label.y0 + 1 && block.x0 < figure.x1 && block.x1 > over.x0;
  return shade.y0 > over.y1 && shade.y0 - over.y1 < PITCH * figure.size && !blocks.some(isBetween);
}

function hundredthsOf({ text }: Block): number {
  const [, whole = '0', decimals = ''] = SHARE.exec(text) ?? [];
  return Number.parseInt(`${whole}${decimals.padEnd(2, '0').slice(0, 2)}`, 10);
}

/** Points for each unit of a share; undefined if one of the bars is of another length than its share. */
function scaleOf(chart: readonly Bar[]): number | undefined {
  const { x0, x1 } = boxAround(chart.map(({ shade }) => shade));
  const most = Math.max(...chart.map(({ share }) => share));
  const scale = most > 0 ? (x1 - x0) / most : 0;
  return scale > 0 && chart.every(({ shade, share }) => Math.abs(shade.x1 - shade.x0 - scale * share) < UNEVEN)
    ? scale
    : undefined;
}

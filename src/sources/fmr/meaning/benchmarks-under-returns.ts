/**
 * Cards with a period over the fund's return in large figures, and under it the benchmark's with its name:
 * `Dec 2021` over `9.74` over `Benchmark 9.90`.
 */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Box } from '#documents/pdf/page-words.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { readPercent } from '#sources/fmr/printed-number.ts';
import type { PageContext } from './page-context.ts';
import { periodOfLabel } from './period-label.ts';
import { monthOf } from './read-returns.ts';
import { roleOf } from './series-roles.ts';

const FEWEST = 3;
// In multiples of the font size.
const RUN_GAP = 0.6;
const ON_LINE = 0.15;
const CENTRED = 0.5;
const CLOSE = 1;
const LARGER = 1.2;

interface Card {
  readonly figure: Block;
  readonly name: Block;
  readonly benchmark: Block;
}

/** Keeps the benchmark of each card for the table that has the fund's returns. */
export function takeBenchmarksUnder(context: PageContext): void {
  const { ink, taken, lettered } = context;
  const open = ink.blocks.filter((block) => !taken.has(block));
  const figures = open.filter((block) => block.isFigure && typeof readPercent(block.text) === 'string');
  // Asked first, because a figure after a text, under another one, is rarer than a text that names a benchmark.
  const around = open.flatMap((block) => (block.isFigure ? [] : (cardOf(block, figures, open) ?? [])));
  const cards = around.filter(({ name }) => roleOf(name.text, context) === 'benchmark_return_percent');
  if (cards.length < FEWEST || new Set(cards.map(({ figure }) => figure)).size < cards.length) return;
  for (const { figure, name, benchmark } of cards) {
    lettered.set(figure, benchmark);
    taken.add(name);
    taken.add(benchmark);
  }
}

function cardOf(name: Block, figures: readonly Block[], blocks: readonly Block[]): Card | undefined {
  const benchmark = figures.find(
    ({ x0, baseline }) =>
      x0 - name.x1 > 0 &&
      x0 - name.x1 < RUN_GAP * name.size &&
      Math.abs(baseline - name.baseline) < ON_LINE * name.size,
  );
  if (benchmark === undefined) return undefined;
  const figure = figures.find(
    (each) => each.size > LARGER * name.size && isRightOver(each, boxAround([name, benchmark]), name.size),
  );
  const period =
    figure === undefined ? undefined : blocks.find((block) => isPeriod(block) && isRightOver(block, figure, name.size));
  return figure === undefined || period === undefined ? undefined : { figure, name, benchmark };
}

function isPeriod({ text }: Block): boolean {
  return monthOf(text) !== undefined || periodOfLabel(text, null) !== undefined;
}

/** In the middle over a box, and close to it. */
function isRightOver(block: Box, { x0, x1, y0 }: Box, size: number): boolean {
  const gap = y0 - block.y1;
  return Math.abs(block.x0 + block.x1 - x0 - x1) < 2 * CENTRED * size && gap > -CENTRED * size && gap < CLOSE * size;
}

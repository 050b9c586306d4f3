/** The figures on the axes of charts, which state nothing: each is at the end of a line across its chart. */
import type { Box } from '#documents/pdf/page-words.ts';
import { compare, subtract } from '#domain/decimal.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { readNumber } from '#sources/fmr/printed-number.ts';

const FEWEST = 3;
// In points.
const SAME_EDGE = 1.5;
const SAME_STEP = 1;
// In multiples of the font size: from a figure to its line, and from its middle to the height of the line.
const REACH = 1.5;
const LEVEL = 0.35;
// A row of a table is lower than the step of an axis.
const LEAST_STEP = 1.6;

interface Tick {
  readonly figure: Block;
  readonly line: Box;
}

/** Figures under each other in equal steps, whose lines begin right of them under each other. */
export function listAxisFigures(blocks: readonly Block[], rules: readonly Box[]): Block[] {
  const ticks = blocks.flatMap((figure): Tick[] => {
    const line = figure.isFigure ? rules.find((rule) => beginsAt(rule, figure)) : undefined;
    return line === undefined ? [] : [{ figure, line }];
  });
  return groupAxes(ticks.toSorted((a, b) => a.figure.y0 - b.figure.y0))
    .filter((axis) => axis.length >= FEWEST && isEven(axis))
    .flatMap((axis) => axis.map(({ figure }) => figure));
}

function beginsAt(rule: Box, { x1, y0, y1, size }: Block): boolean {
  const gap = rule.x0 - x1;
  return (
    gap > -1 && gap < REACH * size && Math.abs(rule.y0 + rule.y1 - y0 - y1) / 2 < LEVEL * size && rule.x1 > x1 + size
  );
}

/** Ticks whose lines are one under the other and equally long, as far as the steps between them are equally high. */
function groupAxes(ticks: readonly Tick[]): Tick[][] {
  const axes: Tick[][] = [];
  for (const tick of ticks) {
    const axis = axes.find((each) => isNext(each, tick));
    if (axis === undefined) axes.push([tick]);
    else axis.push(tick);
  }
  return axes;
}

function isNext(axis: readonly Tick[], { figure, line }: Tick): boolean {
  const [last, before] = [axis.at(-1) as Tick, axis.at(-2)];
  const step = line.y0 - last.line.y0;
  return (
    step > LEAST_STEP * figure.size &&
    (before === undefined || Math.abs(step - last.line.y0 + before.line.y0) < SAME_STEP) &&
    Math.abs(last.line.x0 - line.x0) < SAME_EDGE &&
    Math.abs(last.line.x1 - line.x1) < SAME_EDGE &&
    Math.abs(last.figure.x1 - figure.x1) < SAME_EDGE &&
    last.figure.color === figure.color
  );
}

function isEven(axis: readonly Tick[]): boolean {
  const values = axis.flatMap(({ figure }) => {
    const number = readNumber(figure.text);
    return number.kind === 'number' ? [number.value] : [];
  });
  const [first, second] = values;
  if (first === undefined || second === undefined || values.length < axis.length) return false;
  const step = subtract(first, second);
  return (
    compare(first, second) > 0 &&
    values.slice(1).every((value, at) => compare(subtract(values[at] ?? value, value), step) === 0)
  );
}

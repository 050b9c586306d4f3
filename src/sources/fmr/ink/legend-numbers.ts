/** Numbers that join the segments of a bar to the items of its legend: `1`, `2`, `3` in the places of figures. */
import type { Block } from './blocks.ts';

const FEWEST = 3;
// In multiples of the font size.
const ON_LINE = 0.2;

/** The blocks without such numbers. */
export function dropLegendNumbers(blocks: readonly Block[]): readonly Block[] {
  const numbers = blocks.filter(({ text, within }) => within !== undefined && /^[1-9]\d?$/.test(text));
  if (numbers.length < FEWEST) return blocks;
  const swatches = blocks.flatMap(({ swatch, isFigure }) => (swatch === undefined || isFigure ? [] : [swatch]));
  const colors = new Set(swatches.map(({ color }) => color));
  const keyOf = ({ text, within }: Block): string => `${text} ${within?.color}`;
  const inBar = numbers.filter((number) => colors.has(number.within?.color ?? '') && isOfRow(number, numbers));
  const keys = new Set(inBar.map(keyOf));
  const dropped = new Set([
    ...inBar,
    ...numbers.filter((number) => keys.has(keyOf(number)) && swatches.some((swatch) => swatch === number.within)),
  ]);
  return dropped.size === 0 ? blocks : blocks.filter((block) => !dropped.has(block));
}

/** Whether the numbers on its line are 1, 2, 3 … from left to right, each in a color of its own. */
function isOfRow(number: Block, numbers: readonly Block[]): boolean {
  const row = numbers
    .filter((other) => Math.abs(other.baseline - number.baseline) < ON_LINE * number.size)
    .toSorted((a, b) => a.x0 - b.x0);
  return (
    row.length >= FEWEST &&
    row.every(({ text }, at) => text === `${at + 1}`) &&
    new Set(row.map(({ within }) => within?.color)).size === row.length
  );
}

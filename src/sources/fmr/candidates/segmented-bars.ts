/**
 * Bars that are divided into segments: each segment has its figure inside, its color is that of a name in the legend,
 * and the label of the bar is left of it.
 */
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { listLegends } from './coloured-bars.ts';
import { linesOf } from './heads.ts';
import type { Band } from './table.ts';

// In multiples of the font size: from a bar to its label, and between bars and legend.
const LABEL_REACH = 6;
const LEGEND_REACH = 12;

interface Bar {
  readonly label: Block;
  readonly figures: readonly Block[];
}

/** For each legend a row of each name, with one figure from each bar; a bar that lacks one is left out. */
export function listSegmentedBars(figures: readonly Block[], words: readonly Block[]): Band[] {
  const legends = listLegends(words);
  if (legends.length === 0) return [];
  const lines = linesOf(figures.filter(({ within }) => within !== undefined));
  return legends.flatMap((legend) => {
    const bars = lines.flatMap((line) => readBar(line, legend, words) ?? []);
    return bars.length === 0
      ? []
      : [
          {
            rows: legend.map((label, at) => ({ label, figures: bars.map((bar) => bar.figures[at] as Block) })),
            heads: bars.map(({ label }) => label),
          },
        ];
  });
}

function readBar(line: readonly Block[], legend: readonly Block[], words: readonly Block[]): Bar | undefined {
  const [name] = legend as [Block];
  const [first] = line as [Block];
  const isNear = Math.abs(first.baseline - name.baseline) < LEGEND_REACH * name.size;
  const own = legend.map(({ swatch }) => line.filter(({ within }) => within?.color === swatch?.color));
  if (!isNear || own.some(({ length }) => length !== 1)) return undefined;
  const start = Math.min(...own.flat().map(({ x0, within }) => within?.x0 ?? x0));
  const [label] = words
    .filter(
      ({ x1, y0, y1, size }) =>
        x1 < start + 1 && start - x1 < LABEL_REACH * size && y0 < first.baseline && y1 > first.y0,
    )
    .toSorted((a, b) => b.x1 - a.x1);
  return label === undefined ? undefined : { label, figures: own.flat() };
}

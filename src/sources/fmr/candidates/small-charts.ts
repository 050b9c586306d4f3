/**
 * Small charts of one kind side by side: each has a title over its figures, and under them words that are the same in
 * all charts, such as `Fund` and `Benchmark`.
 */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { linesOf } from './heads.ts';
import type { Band, Row } from './table.ts';

const FEWEST_CHARTS = 2;
const FEWEST_NAMES = 2;
// Of the figures; a bar may be too short to be seen. The words of a table are over its figures.
const FEWEST_BARS = 0.5;
// In multiples of the font size: the height of a chart, and between the middles of what is over each other.
const HEIGHT = 14;
const CENTRED = 1.2;

/** A band for each line of such charts, with the words under the first as heads. */
export function listSmallCharts(figures: readonly Block[], words: readonly Block[]): Band[] {
  // Asked first, because few pages have such charts.
  if (figures.filter(({ column }) => column !== undefined).length < FEWEST_CHARTS * FEWEST_NAMES) return [];
  return linesOf(words).flatMap((line) => {
    const charts = partRepeated(line);
    const rows = charts.flatMap((names) => readChart(names, figures, words) ?? []);
    const [first] = rows;
    const bars = rows.flatMap((row) => row.figures).filter(({ column }) => column !== undefined);
    const isWhole =
      first !== undefined &&
      bars.length >= FEWEST_BARS * rows.length * first.figures.length &&
      rows.length === charts.length &&
      new Set(rows.map(({ label }) => label)).size === rows.length &&
      rows.every(({ label }) => Math.abs(label.baseline - first.label.baseline) < 0.3 * label.size);
    return isWhole ? [{ rows, heads: charts[0] ?? [] }] : [];
  });
}

/** `Fund`, `Benchmark`, `Fund`, `Benchmark` as pairs; none if the words are not repeated in this way. */
function partRepeated(line: readonly Block[]): Block[][] {
  const next = line.findIndex((word, at) => at > 0 && word.text === line[0]?.text);
  const isRepeated =
    next >= FEWEST_NAMES &&
    line.length >= FEWEST_CHARTS * next &&
    line.length % next === 0 &&
    line.every((word, at) => word.text === line[at % next]?.text);
  return isRepeated
    ? Array.from({ length: line.length / next }, (_, chart) => line.slice(chart * next, (chart + 1) * next))
    : [];
}

function readChart(names: readonly Block[], figures: readonly Block[], words: readonly Block[]): Row | undefined {
  const own = names.flatMap((name) => lowestOver(name, figures) ?? []);
  if (own.length < names.length || new Set(own).size < own.length) return undefined;
  const over = boxAround(own);
  const { x0, x1 } = boxAround(names);
  const titles = words.filter(
    (word) => Math.abs(word.x0 + word.x1 - x0 - x1) < x1 - x0 && word.y1 < over.y0 + 1 && !names.includes(word),
  );
  const [label] = titles.toSorted((a, b) => b.y1 - a.y1);
  return label === undefined || over.y0 - label.y1 > HEIGHT * label.size ? undefined : { label, figures: own };
}

function lowestOver(name: Block, figures: readonly Block[]): Block | undefined {
  const over = figures.filter(
    ({ x0, x1, y1 }) =>
      Math.abs(x0 + x1 - name.x0 - name.x1) < 2 * CENTRED * name.size &&
      y1 < name.y0 + 1 &&
      name.y0 - y1 < HEIGHT * name.size,
  );
  return over.toSorted((a, b) => b.y1 - a.y1)[0];
}

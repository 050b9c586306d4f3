/**
 * Rows of tables: figures and the words that label them, which are on either side of the figures, between, over or
 * under them.
 */
import { joinLines } from '#base/pattern-lines.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { listBars, listKeyedStacks } from './bands.ts';
import { listChartColumns } from './chart-columns.ts';
import { listColouredBars } from './coloured-bars.ts';
import { listSegmentedBars } from './segmented-bars.ts';
import { listMonthPictures } from './month-pictures.ts';
import { listNamesOverKinds } from './names-over-kinds.ts';
import { listPairedTiles } from './paired-tiles.ts';
import { headsPeriods } from './period-heads.ts';
import { listPeriodCards } from './period-cards.ts';
import { listRepeatedCards } from './repeated-cards.ts';
import { listSliceLabels } from './slice-labels.ts';
import { listSmallCharts } from './small-charts.ts';
import { listCompared, listSignsBetween } from './compared-figures.ts';
import { listCutCells } from './cut-cells.ts';
import { listCalendarHalves } from './halves-of-calendars.ts';
import { listKeyedCells } from './keyed-cells.ts';
import { listDotPairs } from './dot-pairs.ts';
import { listFacingFigures } from './facing-figures.ts';
import { listFiguresAround } from './figures-around-labels.ts';
import type { Band, Rows } from './table.ts';
import { isAmount } from '#sources/fmr/printed-money.ts';
import { spanNames } from './spanned-names.ts';
import { listWrapped } from './wrapped-figures.ts';
import { listStacks, continueBand, chooseSides } from './label-sides.ts';
import { listStarts } from './starts-of-periods.ts';
import { partYearLabels } from './year-labels.ts';
import { listRuns, listColumnsOf, isRanking } from './rows.ts';
import { rememberOf } from '#sources/fmr/remember.ts';

/**
 * Rows with the label that each stack of figures has on the same side throughout. Several steps ask for the rows of one
 * page.
 */
export const listRows: (blocks: readonly Block[]) => Rows = rememberOf(findRows);

// `Up to 100%`, `Min. 25%`, `10% to 30%` between a name and its shares.
const LIMIT = new RegExp(
  joinLines`
    ^(?:(?:up ?to|min(?:imum)?\.?|max(?:imum)?\.?|at (?:least|most)|not? (?:less|more) than|below|above)
    \s{0,3}\d{1,3}(?:\.\d{1,3})?\s?%
    |\d{1,3}(?:\.\d{1,3})?\s?%?\s?(?:[-–—]|to)\s?\d{1,3}(?:\.\d{1,3})?\s?%)$`,
  'i',
);

/** Bands whose figures have their labels by a legend, by a key, or by their places around each other. */
function listKeyedBands(all: readonly Block[], words: readonly Block[]): Band[] {
  return [
    ...listSegmentedBars(all, words),
    ...listSmallCharts(all, words),
    ...listPairedTiles(all, words),
    ...listPeriodCards(all, words),
    ...listRepeatedCards(all, words),
    ...listNamesOverKinds(all, words),
    ...listChartColumns(all, words),
    ...listKeyedStacks(all, words),
    ...listKeyedCells(all, words),
    ...listMonthPictures(all, words),
    ...listCutCells(all, words),
    ...listFacingFigures(all, words),
    ...listFiguresAround(all, words),
    ...listDotPairs(all, words),
  ];
}

function findRows(blocks: readonly Block[]): Rows {
  // Amounts and limits label nothing.
  const named = blocks.filter((block) => !block.isFigure && !isAmount(block.text) && !LIMIT.test(block.text));
  const starts = listStarts(named);
  const { years, figures: all } = partYearLabels(blocks, named);
  const compared = listCompared(blocks);
  const signs = listSignsBetween(blocks);
  const isWord = (block: Block): boolean => !starts.has(block) && !compared.has(block) && !signs.has(block);
  const words = [...named.filter(isWord), ...years];
  const coloured = listColouredBars(all, words);
  const calendars = listCalendarHalves(all, words);
  const keyed = [...coloured.bands, ...calendars.bands, ...listKeyedBands(all, words)];
  const own = new Set([
    ...keyed.flatMap(({ rows }) => rows.flatMap(({ label, figures }) => [label, ...figures])),
    ...coloured.figures,
    ...calendars.years,
    ...compared,
  ]);
  const isOpen = (block: Block): boolean => !own.has(block);
  const slices = listSliceLabels(all.filter(isOpen), words.filter(isOpen));
  for (const { label, figures } of slices.flatMap(({ rows }) => rows))
    for (const block of [label, ...figures]) own.add(block);
  const bars = [...keyed, ...slices, ...listBars(all.filter(isOpen), words.filter(isOpen))];
  const banded = bars.flatMap((bar) => bar.rows.flatMap((row) => row.figures));
  const taken = new Set([
    ...listColumnsOf(all, words).filter(isRanking).flat(),
    ...banded,
    ...coloured.figures,
    ...calendars.years,
    ...compared,
  ]);
  const rows = listWrapped(
    all.filter((figure) => !taken.has(figure)),
    words,
  );
  for (const figure of [...rows.values()].flat()) taken.add(figure);
  const stacks = listStacks(
    listRuns(
      all.filter((figure) => !taken.has(figure)),
      words,
    ),
    words,
  );
  chooseSides(stacks);
  const bands: Band[] = [...bars];
  const left = stacks.filter(({ side }) => side === 'none').flatMap(({ runs }) => runs);
  for (const { runs, side, band } of stacks) {
    if (side === 'over') bands.push({ rows: continueBand(band ?? [], left, words), heads: [] });
    else if (side !== 'none')
      for (const run of runs) {
        const label = run[side];
        if (label !== undefined && !isBehind(label, run.figures, banded) && !headsPeriods(label, blocks))
          rows.set(label, [...(rows.get(label) ?? []), ...run.figures]);
      }
  }
  const labelled = [...rows]
    .map(([label, those]) => ({ label, figures: those.toSorted((a, b) => a.x0 - b.x0) }))
    .toSorted((a, b) => a.label.y0 - b.label.y0 || a.label.x0 - b.label.x0);
  return { bands, rows: spanNames(labelled, all, words) };
}

/** Whether figures of another row are between a label and these on one line. */
function isBehind(label: Block, figures: readonly Block[], others: readonly Block[]): boolean {
  return others.some(
    (other) =>
      Math.abs(other.baseline - label.baseline) < ONE_LINE * label.size &&
      figures.some(
        (figure) =>
          (other.x0 >= label.x1 - 1 && other.x1 <= figure.x0 + 1) ||
          (other.x1 <= label.x0 + 1 && other.x0 >= figure.x1 - 1),
      ),
  );
}

// In multiples of the font size.
const ONE_LINE = 0.4;

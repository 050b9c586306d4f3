import { expect, it } from 'vitest';
import type { Box, PdfPage } from '#documents/pdf/page-words.ts';
import { dropColumnNumbers } from '#sources/fmr/ink/column-numbers.ts';
import { liftCaptions } from '#sources/fmr/ink/lift-captions.ts';
import { pageOf, type Line } from './placed-words.ts';

/** Rules over and under the heads and under the rows, in a piece for each column. */
const rulesAt = (edges: readonly number[], ...ys: readonly number[]): Box[] =>
  ys.flatMap((y) => edges.slice(1).map((x1, at) => ({ x0: edges[at] as number, x1, y0: y, y1: y + 0.5 })));

const RULED = [...rulesAt([40, 150, 200, 280], 92, 104, 116, 142), ...rulesAt([320, 450, 500, 560], 92, 104, 116, 142)];

const withRules = (lines: readonly Line[]): PdfPage => ({ ...pageOf(lines), rules: RULED });

const TABLES: Line[] = [
  [101, [170, 'SIF'], [205, 'Benchmark'], [470, 'MTD'], [530, 'YTD']],
  [113, [172, '(1)'], [215, '(2) = (1) − (3)'], [472, '(1)'], [532, '(2)']],
  [125, [42, '1 month'], [168, '19.52'], [228, '20.23'], [322, 'Total expense ratio'], [468, '0.79'], [528, '0.90']],
  [138, [42, '3 months'], [168, '19.03'], [228, '20.36'], [322, 'Government levies'], [468, '0.11'], [528, '0.12']],
];

const textsOf = ({ words }: PdfPage): string => words.map(({ text }) => text).join(' ');

it('a row that numbers the columns under their heads is left out, also at the side of another table', () => {
  expect(textsOf(dropColumnNumbers(withRules(TABLES)))).toBe(textsOf(withRules(TABLES.filter((_, at) => at !== 1))));
});

it('losses in brackets behind a label are figures', () => {
  const page = withRules(
    TABLES.map((line, at): Line => (at === 1 ? [113, [42, 'Alpha'], [172, '(1)'], [232, '(2)']] : line)),
  );
  expect(dropColumnNumbers(page)).toBe(page);
});

it('a caption under a table in a column of the page is over it, its number parted by a blank', () => {
  const lifted = liftCaptions(
    withRules([
      ...TABLES,
      [151, [42, 'Table'], [65, '2.2'], [85, 'Rates of return']],
      [152, [322, 'Table'], [345, '2.3'], [365, 'Expenses']],
      [300, [42, 'Rates are annualised.']],
    ]),
  );
  const placed = lifted.words.filter(({ text }) => text === 'Rates' || text === 'Expenses');
  expect(placed.map(({ text, x0, baseline }) => `${text} ${x0} ${baseline < 101}`)).toEqual([
    'Rates 42 true',
    'Expenses 322 true',
    'Rates 42 false',
  ]);
  expect(lifted.words.some(({ text }) => text === '2.2' || text === 'Table')).toBe(false);
});

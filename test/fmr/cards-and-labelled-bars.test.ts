/** Cards with a figure and a caption, bars under their labels, and differences of fund and benchmark. */
import { describe, expect, it } from 'vitest';
import type { Shade } from '#documents/pdf/page-words.ts';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { labelMeaning } from '#sources/fmr/meaning/label-meaning.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { INCOME_FUND, fundOf, pageOf, readPage, type Line } from './placed-words.ts';

const COLOR = '#3fa796';
const field = (x0: number, x1: number, y0: number, y1: number): Shade => ({ x0, x1, y0, y1, color: COLOR });

const returnsOf = ({ reported_returns }: ReadFragment): string[] =>
  reported_returns.map((row) => `${row.period_label_raw} ${row.fund_return_percent} ${row.benchmark_return_percent}`);

it('a small figure may be a line of the large one under it in a tile', () => {
  const months = ['Jul 2024', 'Aug 2024', 'Sep 2024', 'Oct 2024'];
  const page = readPage([
    ...INCOME_FUND,
    [140, [40, 'Large figure: SIF. Small figure: Benchmark.', 6.8]],
    [160, ...months.map((month, at) => [48 + 80 * at, month, 6.8] as const)],
    [173, ...months.map((_, at) => [48 + 80 * at, `${at}.56%`, 10.7] as const)],
    [185, ...months.map((_, at) => [53 + 80 * at, `${at}.43%`, 6.8] as const)],
  ]);
  expect(returnsOf(page)).toEqual(months.map((month, at) => `${month} ${at}.56 ${at}.43`));
});

describe('the return of the month on a card', () => {
  const read = (fund: string, benchmark: string): ReadFragment =>
    readPage([
      ...INCOME_FUND,
      [128, [300, 'Return of the month', 7]],
      [144, [300, '-1.10%', 13]],
      [154, [300, 'October 2024', 7]],
      [200, [40, 'Performance', 10]],
      [214, [140, '1 Month'], [240, '3 Months'], [340, '1 Year']],
      [226, [40, 'Fund'], [140, fund], [240, '4.20%'], [340, '8.10%']],
      [238, [40, 'Benchmark'], [140, benchmark], [240, '4.40%'], [340, '8.30%']],
    ]);

  it('is that of the table of periods', () => {
    expect(returnsOf(read('-1.10%', '-0.90%'))).toEqual([
      '1 Month -1.10 -0.90',
      '3 Months 4.20 4.40',
      '1 Year 8.10 8.30',
    ]);
  });

  it('shows that the rows of fund and benchmark are exchanged', () => {
    const page = read('-0.90%', '-1.10%');
    expect(returnsOf(page)).toEqual([]);
    expect(page.withheld.map(({ check }) => check)).toContain('columns_swapped');
  });
});

describe('differences of fund and benchmark', () => {
  const read = (...differences: readonly string[]): ReadFragment =>
    readPage([
      ...INCOME_FUND,
      [116, [40, 'NAV per Unit'], [140, 'Rs. 103.3144']],
      [140, [40, 'Performance', 10]],
      [154, [140, '1 Month'], [240, '3 Months'], [340, '1 Year']],
      [166, [40, 'Fund'], [140, '1.10%'], [240, '4.20%'], [340, '8.10%']],
      [178, [40, 'Benchmark'], [140, '0.90%'], [240, '4.50%'], [340, '7.70%']],
      [190, [40, 'Difference'], ...differences.map((text, at) => [140 + 100 * at, text] as const)],
    ]);

  it.each([
    ['are those of the rows', ['0.20%', '-0.30%', '0.40%'], 3],
    ['are all reversed: the rows may be exchanged', ['-0.20%', '0.30%', '-0.40%'], 0],
    ['are reckoned in a way that fits no period', ['22.2%', '-6.7%', '5.2%'], 3],
  ])('%s', (_case, differences, count) => {
    const page = read(...differences);
    expect(page.reported_returns).toHaveLength(count);
    expect(page.withheld.some(({ check }) => check === 'difference_contradicts')).toBe(count === 0);
  });
});

describe('bars under their labels', () => {
  const SHARES: readonly (readonly [string, number])[] = [
    ['T-Bills', 62.4],
    ['Bank deposits', 21.1],
    ['Corporate bonds', 14.5],
    ['Other assets', 2],
  ];
  // Left of a list of facts, whose labels are over their values as well.
  const lines: readonly Line[] = [
    [140, [40, 'Your money is in (% of total assets)', 11]],
    ...SHARES.flatMap(([name, share], at): Line[] => [
      [160 + 24 * at, [40, name]],
      [170 + 24 * at, [44 + 3 * share, `${share.toFixed(1)}%`]],
    ]),
    ...['Front-end load', 'Back-end load', 'Par value', 'Pricing'].flatMap((name, at): Line[] => [
      [157 + 23 * at, [420, name, 7]],
      [165 + 23 * at, [420, ['2.00%', '1.00%', 'Rs. 10', 'Forward'][at] ?? '']],
    ]),
  ];
  const read = (scale: (at: number) => number, drawn = SHARES.length): string[] => {
    const shades = SHARES.slice(0, drawn).map(([, share], at) =>
      field(40, 40 + scale(at) * share, 163 + 24 * at, 172 + 24 * at),
    );
    const page = { ...pageOf([...INCOME_FUND, ...lines]), shades };
    const [fragment] = readReport({ pages: [page] }, { funds: [] }).fragments;
    return (fragment?.allocations ?? []).map(({ label_raw, current_period }) => `${label_raw} ${current_period}`);
  };
  const all = SHARES.map(([name, share]) => `${name} ${share.toFixed(1)}`);

  it('have their shares at their ends', () => expect(read(() => 3)).toEqual(all));
  it('may be too short to be drawn at the end', () => expect(read(() => 3, 3)).toEqual(all));
  it('are not in one chart if they are not as long as their shares', () =>
    expect(read((at) => (at === 1 ? 3.2 : 3))).not.toEqual(all));
});

it('names in small letters at the top of fields side by side head these, and a day over them is that of their prices', () => {
  const names = ['Equity Sub-Fund', 'Debt Sub-Fund', 'Money Market Sub-Fund'];
  const line = (y: number, size: number, texts: readonly string[]): Line => [
    y,
    ...texts.map((text, at) => [48 + 120 * at, text, size] as const),
  ];
  const facts: readonly Line[] = ['Category', 'Fund type', 'Launched on'].flatMap((name, at): Line[] => [
    [146 + 24 * at, [430, name, 6.6]],
    [155 + 24 * at, [430, ['Voluntary pension scheme', 'Open-ended', '1 September 2016'][at] ?? '', 7.8]],
  ]);
  const page = pageOf([
    [40, [40, 'Sample Pension Fund', 22]],
    [60, [40, 'October 2024', 11]],
    [120, [40, 'On 31 October 2024', 6.8]],
    [134, [430, 'At a glance', 11]],
    line(140, 6.8, names),
    line(155, 13, ['Rs. 253.41', 'Rs. 224.22', 'Rs. 231.54']),
    line(165, 6.8, ['NAV per unit', 'NAV per unit', 'NAV per unit']),
    line(183, 10.7, ['Rs. 322.0 mn', 'Rs. 398.2 mn', 'Rs. 508.8 mn']),
    line(192, 6.8, ['Fund size', 'Fund size', 'Fund size']),
    ...facts,
  ]);
  const shades = names.map((_, at) => field(40 + 120 * at, 152 + 120 * at, 126, 202));
  const funds = ['EQUITY', 'DEBT', 'MONEY_MARKET'].map((part) => fundOf('Sample Pension Fund', part));
  const [read] = readReport({ pages: [{ ...page, shades }] }, { funds }).fragments;
  expect(read?.sub_funds.map((row) => `${row.sub_fund_key} ${row.nav_per_unit} ${row.net_assets_pkr}`)).toEqual([
    'EQUITY 253.41 322000000',
    'DEBT 224.22 398200000',
    'MONEY_MARKET 231.54 508800000',
  ]);
  expect([read?.category_raw, read?.fund_type_raw, read?.nav_date]).toEqual([
    'Voluntary pension scheme',
    'Open-ended',
    '2024-10-31',
  ]);
});

it.each([
  ['on 31 October 2024', '2024-10-31'],
  ['on 30 June 2013', null],
])('%s under a price', (day, date) => {
  const page = readPage([
    ...INCOME_FUND.filter((_, at) => at !== 1),
    [60, [40, 'October 2024']],
    [128, [300, 'NAV per unit', 7]],
    [144, [300, 'Rs. 101.2500', 13]],
    [154, [300, day, 7]],
  ]);
  expect([page.nav_per_unit, page.nav_date]).toEqual(['101.2500', date]);
});

it.each([
  ['Levies of the month', 'government_levies', 'MTD'],
  ['Government levies of the year to date', 'government_levies', 'YTD'],
  ['Minimum to add', 'minimum_subsequent', ''],
])('%s', (label, fact, inside) => expect(labelMeaning(label, null)).toMatchObject({ fact, inside }));

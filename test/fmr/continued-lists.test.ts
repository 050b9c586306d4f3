import { describe, expect, it } from 'vitest';
import type { KnownFund } from '#domain/known-fund.ts';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { pageOf, type Line } from './placed-words.ts';

const funds: readonly KnownFund[] = ['Sample Income Fund', 'Sample Stock Fund'].map((name) => ({
  name,
  other_names: [],
  amc: 'Sample',
  family: null,
  asset_class: null,
}));

function read(...pages: readonly (readonly Line[])[]): readonly ReadFragment[] {
  const text = { pages: pages.map((lines, at) => ({ ...pageOf(lines), page_number: at + 1 })) };
  return readReport(text, { funds }).fragments;
}

const head = (name: string): Line[] => [
  [30, [40, 'Monthly Report - June 2024']],
  [44, [40, name, 16]],
];
const FACTS: readonly Line[] = [
  [70, [40, 'Category'], [140, 'Income Scheme']],
  [82, [40, 'Launch Date'], [140, '14-Sep-2009']],
  [94, [40, 'Risk Profile'], [140, 'Medium']],
  [106, [40, 'Management Fee'], [140, '1.25%']],
  [118, [40, 'Net Assets as on June 30, 2024 (Rs. million)'], [240, '4,782.216']],
  [130, [40, 'NAV per Unit as on June 28, 2024 (Rs.)'], [240, '50.0034']],
  [142, [40, 'Total Expense Ratio'], [240, 'MTD: 2.12% / YTD: 2.19%']],
];
type Holding = readonly [name: string, detail: string, share: string];
const list = (title: string, holdings: readonly Holding[], detail = 'Rating / Type'): Line[] => [
  [180, [40, title, 9]],
  [194, [40, 'Name of Investment', 8.5], [200, detail, 8.5], [400, '% of total assets', 8.5]],
  ...holdings.map(([name, own, share], at): Line => [208 + 12 * at, [40, name], [200, own], [420, share]]),
];
const FIRST: readonly Holding[] = [
  ['Sample Bank Limited - TFC', 'AA+', '7.41%'],
  ['Sample Power Limited - Sukuk', 'AA', '5.27%'],
  ['Sample Leasing Limited - TFC', 'A+', '3.04%'],
];
const REST: readonly Holding[] = [
  ['Sample Cement Limited - TFC', 'AA-', '2.07%'],
  ['Sample Textile Limited - Sukuk', 'A', '1.42%'],
];
const TITLE = 'Portfolio Holdings (% of total assets)';
const ALLOCATION: readonly Line[] = [
  [300, [40, 'Asset Allocation (% of total assets)', 9]],
  [314, [40, 'TFCs & Sukuk'], [420, '41.0%']],
  [326, [40, 'Bank Deposits'], [420, '59.0%']],
];
const ranksOf = (fragments: readonly ReadFragment[]): number[] =>
  fragments.flatMap(({ holdings }) => holdings.map(({ rank }) => rank));

describe('a list of holdings that the next page continues', () => {
  const first = [...head('Sample Income Fund'), ...FACTS, ...list(TITLE, FIRST)];
  const next = (title: string, rest: readonly Holding[], name = 'Sample Income Fund'): Line[] => [
    ...head(name),
    ...list(title, rest),
    ...ALLOCATION,
  ];

  it.each([`${TITLE} (continued)`, `${TITLE} – cont’d`, TITLE])('counts its ranks on under “%s”', (title) => {
    expect(ranksOf(read(first, next(title, REST)))).toEqual([1, 2, 3, 4, 5]);
  });

  it('may have shares in any order if the title says so, but not otherwise', () => {
    const larger: readonly Holding[] = [['Sample Cement Limited - TFC', 'AA-', '6.00%'], REST[1] as Holding];
    expect(ranksOf(read(first, next(`${TITLE} (continued)`, larger)))).toEqual([1, 2, 3, 4, 5]);
    expect(ranksOf(read(first, next(TITLE, larger)))).toEqual([1, 2, 3, 1, 2]);
  });

  it('is another list on the page of another fund', () => {
    const other = [...head('Sample Stock Fund'), ...FACTS, ...list(TITLE, REST)];
    expect(ranksOf(read(first, other))).toEqual([1, 2, 3, 1, 2]);
  });
});

describe('a head that names two details', () => {
  const detailsOf = (detail: string, own: string): object => {
    const holdings: readonly Holding[] = FIRST.map(([name, , share]) => [name, own, share]);
    const [fragment] = read([...head('Sample Income Fund'), ...FACTS, ...list(TITLE, holdings, detail)]);
    const [row] = fragment?.holdings ?? [];
    return { rating: row?.credit_rating, sector: row?.sector_raw, type: row?.instrument_type_raw };
  };

  it('gives a cell the one whose form it has', () => {
    expect(detailsOf('Rating / Type', 'AA+')).toEqual({ rating: 'AA+', sector: null, type: null });
    expect(detailsOf('Rating / Sector', 'Cement')).toEqual({ rating: null, sector: 'Cement', type: null });
  });

  it('gives a cell none if it may be either', () => {
    expect(detailsOf('Sector / Type', 'Cement')).toEqual({ rating: null, sector: null, type: null });
  });
});

describe('details of a label or a value', () => {
  const ratiosOf = (value: string): string[] => {
    const lines = FACTS.map((line): Line =>
      line[1]?.[1] === 'Total Expense Ratio' ? [142, line[1], [240, value]] : line,
    );
    const [fragment] = read([...head('Sample Income Fund'), ...lines]);
    const ratios = fragment?.fees.filter(({ fee_type }) => fee_type === 'TOTAL_EXPENSE_RATIO') ?? [];
    return ratios.map(({ period, value_percent }) => `${period} ${value_percent}`);
  };

  it.each([
    ['MTD: 2.12% / YTD: 2.19%', ['MTD 2.12', 'YTD 2.19']],
    ['Year to date 2.19%, Month 2.12%', ['YTD 2.19', 'MTD 2.12']],
    ['2.12% MTD / 2.19% YTD / 2.30%', []],
    ['MTD: 2.12% / MTD: 2.19%', []],
    ['MTD: 2.12% / 2.19%', []],
  ])('are ratios behind their periods: %s', (value, ratios) => {
    expect(ratiosOf(value)).toEqual(ratios);
  });

  it('are a day before the unit of a price', () => {
    const [fragment] = read([...head('Sample Income Fund'), ...FACTS]);
    expect(fragment).toMatchObject({ nav_per_unit: '50.0034', nav_date: '2024-06-28', fund_size: '4782216000' });
  });
});

/** A monitor: units and limits before the figures of two months, in bands under one line of heads. */
import { expect, it } from 'vitest';
import { isGrade } from '#sources/fmr/candidates/graded-names.ts';
import { dropLimits } from '#sources/fmr/ink/limit-columns.ts';
import { listBlocks } from '#sources/fmr/ink/blocks.ts';
import { listTextLines } from '#sources/fmr/ink/text-cells.ts';
import { isKnownLabel } from '#sources/fmr/meaning/label-meaning.ts';
import { INCOME_FUND, pageOf, readPage, type Line } from './placed-words.ts';

// A little larger than the other words: drawn bold.
const BOLD = 8.1;
const HEADS: Line = [130, [40, 'Measure'], [200, 'Unit'], [260, 'Limit'], [330, '31 Oct 2024'], [420, '30 Sep 2024']];
const KEPT: Line = [130, [510, 'Within']];
const MONITOR: readonly Line[] = [
  ...INCOME_FUND,
  HEADS,
  KEPT,
  [142, [40, 'Size and price', 9]],
  [
    154,
    [40, 'Net assets'],
    [200, 'Rs. mn'],
    [260, 'min. 100.0'],
    [330, '2,143.0', BOLD],
    [420, '2,132.0'],
    [510, 'Yes'],
  ],
  [
    166,
    [40, 'Units outstanding'],
    [200, 'units'],
    [260, 'none'],
    [330, '189,798,126', BOLD],
    [420, '190,624,069'],
    [510, '—'],
  ],
  [178, [40, 'NAV per unit'], [200, 'Rs.'], [260, 'none'], [330, '11.2908', BOLD], [420, '11.1842'], [510, '—']],
  [190, [40, 'Offer price'], [200, 'Rs.'], [260, 'none'], [330, '11.4037', BOLD], [420, '11.2960'], [510, '—']],
  [202, [40, 'Expenses', 9]],
  [
    214,
    [40, 'Total expense ratio, MTD'],
    [200, '% p.a.'],
    [260, 'max. 2.50'],
    [330, '1.87', BOLD],
    [420, '—'],
    [510, 'Yes'],
  ],
  [
    226,
    [40, 'Total expense ratio, YTD'],
    [200, '% p.a.'],
    [260, 'max. 2.50'],
    [330, '1.69', BOLD],
    [420, '—'],
    [510, 'Yes'],
  ],
  [
    238,
    [40, 'of which Government levies, MTD'],
    [200, '% p.a.'],
    [260, 'none'],
    [330, '0.23', BOLD],
    [420, '—'],
    [510, '—'],
  ],
  [250, [40, 'Assets, share of total assets', 9]],
  [262, [40, 'T-Bills'], [200, '%'], [260, '0.0 to 75.0'], [330, '60.9', BOLD], [420, '55.6'], [510, 'Yes']],
  [274, [40, 'Bank deposits'], [200, '%'], [260, 'min. 10.0'], [330, '36.9', BOLD], [420, '41.8'], [510, 'Yes']],
  [286, [40, 'Other assets'], [200, '%'], [260, 'none'], [330, '2.2', BOLD], [420, '2.6'], [510, '—']],
  [298, [40, 'Credit quality, share of total assets', 9]],
  [310, [40, 'AAA'], [200, '%'], [260, 'none'], [330, '69.3', BOLD], [420, '60.7'], [510, '—']],
  [322, [40, 'AA'], [200, '%'], [260, 'none'], [330, '19.8', BOLD], [420, '26.0'], [510, '—']],
  [334, [40, 'A+'], [200, '%'], [260, 'max. 25.0'], [330, '8.8', BOLD], [420, '10.7'], [510, 'Yes']],
  [346, [40, 'Not rated'], [200, '%'], [260, 'max. 15.0'], [330, '2.1', BOLD], [420, '2.6'], [510, 'Yes']],
];

const sharesOf = ({ allocations }: ReturnType<typeof readPage>): string[] =>
  allocations.map(
    ({ allocation_type, label_raw, current_period, previous_period }) =>
      `${allocation_type} ${label_raw} ${current_period} ${previous_period}`,
  );

it('limits before the figures of two months are no figures, and the units before them are those of the labels', () => {
  const page = readPage(MONITOR);
  expect(sharesOf(page)).toEqual([
    'ASSET_ALLOCATION T-Bills 60.9 55.6',
    'ASSET_ALLOCATION Bank deposits 36.9 41.8',
    'ASSET_ALLOCATION Other assets 2.2 2.6',
    'CREDIT_QUALITY AAA 69.3 60.7',
    'CREDIT_QUALITY AA 19.8 26.0',
    'CREDIT_QUALITY A+ 8.8 10.7',
    'CREDIT_QUALITY Not rated 2.1 2.6',
  ]);
  expect(page).toMatchObject({ nav_per_unit: '11.2908', nav_date: '2024-10-31', net_assets: '2143000000' });
});

it('ranges at the left edge of a table label its rows, and are not limits', () => {
  const page = pageOf([
    [140, [40, 'Range'], [200, 'Share']],
    [152, [40, '0 to 90'], [200, '60.0']],
    [164, [40, '91 to 180'], [200, '40.0']],
  ]);
  const blocks = listBlocks(page, listTextLines(page), isKnownLabel);
  expect(dropLimits(blocks)).toEqual(blocks);
});

it('facts under a line of months are those of the month of the report, also if its column is the second', () => {
  const turned = MONITOR.map(([y, ...cells]): Line => [
    y,
    ...cells.map(([x, ...rest]) => [x === 330 ? 420 : x === 420 ? 330 : x, ...rest] as const),
  ]);
  expect(readPage(turned)).toMatchObject({ nav_per_unit: '11.2908', offer_price: '11.4037', net_assets: '2143000000' });
});

it('levies in a row of their own are those of the fund if they are within its ratio of the same period', () => {
  const feesOf = (lines: readonly Line[]): string[] =>
    readPage(lines).fees.map(({ fee_type, period, value_percent }) => `${fee_type} ${period} ${value_percent}`);
  const ratios = ['TOTAL_EXPENSE_RATIO MTD 1.87', 'TOTAL_EXPENSE_RATIO YTD 1.69'];
  expect(feesOf(MONITOR)).toEqual([...ratios, 'GOVERNMENT_LEVIES MTD 0.23']);
  const more = MONITOR.map(([y, ...cells]): Line => [
    y,
    ...cells.map((cell) => (cell[1] === '0.23' ? ([330, '2.23', BOLD] as const) : cell)),
  ]);
  expect(feesOf(more)).toEqual(ratios);
});

it('people in one text under the title of who carries out a mandate may be parted by dots', () => {
  const { parties } = readPage([
    ...INCOME_FUND,
    [140, [40, 'Who carries out the mandate', 9]],
    [152, [40, 'Sadia Karim, Chief Executive Officer · Omar Latif, CFA, Chief Investment Officer ·']],
    [162, [40, 'Hina Qadir, Fund Manager · Bilal Raza, ACCA, Head of Compliance']],
  ]);
  const people = parties.filter(({ role }) => role === 'INVESTMENT_COMMITTEE_MEMBER');
  expect(people.map(({ name_raw, designation_raw }) => `${name_raw}: ${designation_raw}`)).toEqual([
    'Sadia Karim: Chief Executive Officer',
    'Omar Latif, CFA: Chief Investment Officer',
    'Hina Qadir: Fund Manager',
    'Bilal Raza, ACCA: Head of Compliance',
  ]);
});

it('a head over two heads of a table of breaches is of both', () => {
  const { compliance } = readPage([
    ...INCOME_FUND,
    [140, [40, 'Outside the mandate', 9]],
    [152, [230, 'Rs. mn'], [440, 'Share of assets']],
    [162, [40, 'Investment'], [120, 'Kind'], [160, 'before provision'], [240, 'provision'], [300, 'after provision']],
    [162, [450, 'gross'], [490, 'net']],
    [174, [40, 'Sample Textile'], [120, 'TFC'], [200, '22.60'], [244, '(20.60)'], [340, '2.00']],
    [174, [450, '0.30%'], [484, '0.40%']],
  ]);
  expect(compliance).toMatchObject([
    { name_raw: 'Sample Textile', gross_assets_percent: '0.30', net_assets_percent: '0.40' },
  ]);
});

it('the margin between a fund and its benchmark is no series', () => {
  const { reported_returns, withheld } = readPage([
    ...INCOME_FUND,
    [140, [40, 'Return, %', 9]],
    [152, [40, 'To 31 October 2024'], [160, 'Benchmark'], [240, 'SIF'], [290, 'Margin']],
    [164, [40, '1 month'], [176, '11.91'], [236, '11.59'], [296, '−0.32']],
    [176, [40, '3 months'], [176, '12.01'], [236, '11.20'], [296, '−0.81']],
    [188, [40, '1 year'], [176, '16.67'], [236, '16.23'], [296, '−0.44']],
  ]);
  expect(
    reported_returns.map((row) => `${row.period_key} ${row.fund_return_percent} ${row.benchmark_return_percent}`),
  ).toEqual(['1M 11.59 11.91', '3M 11.20 12.01', '1Y 16.23 16.67']);
  expect(withheld).toEqual([]);
});

it('the short-term grade of a debt paper may have a hyphen', () => {
  expect(['A-1', 'A-1+', 'A1', 'AA-', 'A-4'].map(isGrade)).toEqual([true, true, true, true, false]);
});

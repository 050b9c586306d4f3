/** Pages in the manner of accounts: notes, units in lines of their own, periods in words, the month before next to it. */
import { describe, expect, it } from 'vitest';
import { listClauses } from '#sources/fmr/candidates/clauses.ts';
import { labelMeaning } from '#sources/fmr/meaning/label-meaning.ts';
import { periodOfLabel } from '#sources/fmr/meaning/period-label.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import { readPage, readPension, rowsOf, tablesOf, type Line } from './placed-words.ts';

const BOLD = 8.1;
const TITLE: Line = [40, [40, 'Sample Income Fund (SIF)', 16]];
const MONTH: Line = [60, [40, 'FOR THE MONTH ENDED OCTOBER 31, 2024', BOLD]];
const UNIT = (text: string): string => `---------- (${text}) ----------`;
const FACTS: Line[] = [
  [700, [40, 'Launch date'], [140, '12 November 2014']],
  [712, [40, 'Trustee'], [140, 'CDC']],
];

const POSITION: Line[] = [
  [100, [40, 'STATEMENT OF POSITION', BOLD]],
  [112, [240, 'Note', BOLD], [320, 'October 31, 2024', BOLD], [440, 'September 30, 2024', BOLD]],
  [124, [360, UNIT('Rupees in ’000')]],
  [136, [40, 'Net assets'], [245, '5'], [344, '3,335,905'], [466, '3,199,459']],
  [148, [360, UNIT('Number of units')]],
  [160, [40, 'Units in issue'], [340, '61,118,983'], [466, '59,196,519']],
  [172, [370, UNIT('Rupees')]],
  [184, [40, 'Net asset value per unit'], [352, '54.5805'], [474, '54.0481']],
];

const RETURNS: Line[] = [
  [210, [40, 'STATEMENT OF RETURN', BOLD]],
  [224, [240, 'Note', BOLD], [300, 'SIF', BOLD], [390, 'Benchmark', BOLD], [490, 'Difference', BOLD]],
  [236, [360, UNIT('Percent')]],
  [248, [40, 'Month ended October 31, 2024'], [246, '7'], [296, '12.62'], [406, '12.07'], [514, '0.55']],
  [260, [40, 'Four months ended October 31, 2024'], [246, '7'], [296, '15.50'], [406, '16.74'], [510, '(1.24)']],
  [272, [40, 'Three years ended October 31, 2024'], [246, '7'], [296, '18.62'], [406, '18.36'], [514, '0.26']],
  [284, [40, 'Since launch'], [246, '7'], [296, '11.42'], [406, '11.17'], [514, '0.25']],
];

describe('statements of a month', () => {
  const page = readPage([TITLE, MONTH, ...POSITION, ...RETURNS, ...FACTS]);

  it('the month before heads a column, and does not contradict the month of the report', () => {
    expect([page.report_date, page.problems]).toEqual(['2024-10-31', []]);
  });

  it('prices and sizes are those of the month, in the unit of their part of the statement', () => {
    expect([page.fund_size, page.nav_per_unit, page.nav_date]).toEqual(['3335905000', '54.5805', '2024-10-31']);
  });

  it('numbers of notes are no returns, and periods are in words', () => {
    expect(
      page.reported_returns.map(
        ({ period_key, fund_return_percent, benchmark_return_percent }) =>
          `${period_key} ${fund_return_percent} ${benchmark_return_percent}`,
      ),
    ).toEqual(['MTD 12.62 12.07', 'FYTD 15.50 16.74', '3Y 18.62 18.36', 'SINCE_INCEPTION 11.42 11.17']);
  });
});

it('a period that ended before the month of the report is none of its periods', () => {
  expect(periodOfLabel('Seven months ended January 31, 2025', '2025-01')).toBe('FYTD');
  expect(periodOfLabel('Seven months ended February 28, 2025', '2025-02')).toBe('OTHER');
  expect(periodOfLabel('Six months ended December 31, 2024', '2024-12')).toBe('6M');
  expect(periodOfLabel('Twelve months ended December 31, 2024', '2025-01')).toBe('OTHER');
  expect(periodOfLabel('Year ended June 30, 2024', '2025-01')).toBe('FY');
});

it('figures under `Note` refer to notes only between labels and figures', () => {
  expect(tablesOf(RETURNS).flatMap(rowsOf).at(-1)).toBe('Since launch SIF=11.42 Benchmark=11.17 Difference=0.25');
  const rows: Line[] = [
    [100, [40, 'Period', BOLD], [240, 'Note', BOLD], [330, 'SIF', BOLD]],
    [112, [40, '1 month'], [246, '7'], [330, 'see page 2']],
    [124, [40, '3 months'], [246, '8'], [330, 'see page 2']],
  ];
  expect(tablesOf(rows).flatMap(rowsOf)).toEqual(['1 month Note=7', '3 months Note=8']);
});

it('a unit between dashes heads no column, wherever its line begins', () => {
  const rows: Line[] = [
    [100, [200, 'Month', BOLD], [400, 'Year to date', BOLD]],
    [112, [150, UNIT('Percent of net assets')]],
    [124, [40, 'Total expense ratio'], [206, '0.94'], [424, '0.89']],
    [136, [40, 'Government levies'], [206, '0.12'], [424, '0.11']],
  ];
  expect(tablesOf(rows).flatMap(rowsOf)).toEqual([
    'Total expense ratio Month=0.94 Year to date=0.89',
    'Government levies Month=0.12 Year to date=0.11',
  ]);
});

it('numbers of notes and their items are not the values of the labels after them', () => {
  const notes: Line[] = [
    [500, [40, '6.'], [70, 'MEASURES OF THE PORTFOLIO', BOLD]],
    [512, [40, '6.1'], [70, 'Modified duration (years):'], [200, '0.38']],
    [524, [40, '6.2'], [70, 'Portfolio turnover (times):'], [200, '1.44']],
    [536, [40, '7.'], [70, 'DEALING IN UNITS', BOLD]],
    [548, [40, '7.1'], [70, 'Front-end load:'], [200, 'Nil']],
    [560, [40, '7.2'], [70, 'Back-end load:'], [200, 'Nil']],
  ];
  const { metrics } = readPage([TITLE, MONTH, ...POSITION, ...notes, ...FACTS]);
  expect(metrics.map(({ metric_key, value }) => `${metric_key} ${value}`)).toEqual([
    'MODIFIED_DURATION 0.38',
    'PORTFOLIO_TURNOVER 1.44',
  ]);
});

const ASSETS: Line[] = [
  [300, [40, 'STATEMENT OF ASSETS', BOLD]],
  [312, [220, 'October 31, 2024', BOLD], [420, 'September 30, 2024', BOLD]],
  [324, [200, '(Rupees in ’000)'], [290, '(Percent)'], [400, '(Rupees in ’000)'], [490, '(Percent)']],
  [336, [40, 'T-Bills'], [228, '890,295'], [308, '71.4'], [428, '903,508'], [508, '76.0']],
  [348, [40, 'Bank balances'], [228, '250,079'], [308, '20.1'], [428, '209,627'], [508, '17.6']],
  [360, [40, 'Other assets'], [228, '106,751'], [312, '8.5'], [432, '76,704'], [512, '6.4']],
];
const TOTAL: Line = [372, [40, 'Total assets'], [220, '1,247,125'], [304, '100.0'], [420, '1,189,839'], [504, '100.0']];
const sharesOf = (lines: readonly Line[]): string[] =>
  readPage([TITLE, MONTH, ...POSITION, ...lines, ...FACTS]).allocations.map(
    (row) => `${row.allocation_type} ${row.label_raw} ${row.current_period} ${row.previous_period}`,
  );

it('classes of assets whose total is all assets are the asset allocation, whatever their title', () => {
  expect(sharesOf([...ASSETS, TOTAL])).toEqual([
    'ASSET_ALLOCATION T-Bills 71.4 76.0',
    'ASSET_ALLOCATION Bank balances 20.1 17.6',
    'ASSET_ALLOCATION Other assets 8.5 6.4',
  ]);
  expect(sharesOf(ASSETS)).toEqual([]);
});

it('the part of a statement as at an earlier date says nothing of the month', () => {
  const part = (y: number, date: string, prices: readonly string[]): Line[] => [
    [y, [40, `As at ${date}`, BOLD]],
    [y + 12, [300, UNIT('Rupees')]],
    [y + 24, [40, 'Net asset value per unit'], ...prices.map((price, at) => [240 + 90 * at, price] as const)],
  ];
  const heads = ['Equity Sub-Fund', 'Debt Sub-Fund', 'Money Market Sub-Fund'];
  const fragment = readPension(
    [120, ...heads.map((head, at) => [220 + 90 * at, head, BOLD] as const)],
    ...part(132, 'October 31, 2024', ['158.6369', '293.0438', '278.1561']),
    ...part(170, 'September 30, 2024', ['169.9378', '290.3998', '275.8066']),
  );
  expect(fragment?.sub_funds.map(({ nav_per_unit }) => nav_per_unit)).toEqual(['158.6369', '293.0438', '278.1561']);
});

it('amounts of investments that do not comply are in the unit between dashes, and the next title is no head', () => {
  const lines: Line[] = [
    [300, [40, 'NON-COMPLIANT INVESTMENTS', BOLD]],
    [314, [40, 'Name', BOLD], [160, 'Type', BOLD]],
    [314, [240, 'Value before provision', BOLD], [350, 'Provision', BOLD], [420, 'Value after provision', BOLD]],
    [326, [300, '--------- (Rupees in ’000) ---------']],
    [338, [40, 'Sample Mills Limited'], [160, 'Sukuk'], [270, '50,200'], [352, '(12,550)'], [450, '37,650']],
    [356, [40, 'REPORT OF THE MANAGERS', BOLD]],
  ];
  const { holdings } = readPage([TITLE, MONTH, ...POSITION, ...lines, ...FACTS]);
  expect(
    holdings.map((row) => [row.value_before_provisioning, row.provisioning_amount, row.value_after_provisioning]),
  ).toEqual([['50200000', '-12550000', '37650000']]);
});

it('what funds of funds hold is read from its sentence', () => {
  const sentence = 'Funds of funds of the Management Company hold units of Rs. 1,392 million.';
  const page = readPage([TITLE, MONTH, ...POSITION, [400, [40, sentence]], ...FACTS]);
  expect(page.amount_invested_by_fof).toBe('1392000000');
});

it('details of sukuk are holdings; sukuk alone are a class of assets', () => {
  expect([titleKind('Detail of corporate Sukuk'), titleKind('Corporate Sukuk')]).toEqual(['HOLDINGS', undefined]);
});

it('two values of two labels are no value of the second, and an article is no part of a name', () => {
  const clausesOf = (text: string): string[] =>
    listClauses(text, (label) => labelMeaning(label, null)).map(({ label, value }) => `${label}: ${value}`);
  expect(clausesOf('The trustee and the auditor are Sample Trust Limited and Sample & Co., respectively.')).toEqual([]);
  expect(clausesOf('Its benchmark is the KSE-100 Index.')).toEqual(['benchmark: KSE-100 Index']);
});

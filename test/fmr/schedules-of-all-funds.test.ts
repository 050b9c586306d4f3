/** Schedules of all funds at the end of a report, which name them by the short forms that its first page defines. */
import { describe, expect, it } from 'vitest';
import type { PdfPage } from '#documents/pdf/page-words.ts';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { fundOf, pageOf, type Line } from './placed-words.ts';

const NAMES = {
  SCF: 'Sample Cash Fund',
  SSF: 'Sample Stock Fund',
  // Its initials are others.
  SIAF: 'Sample Islamic Asset Allocation Fund',
} as const;
type Short = keyof typeof NAMES;

const FUNDS = [
  ...Object.values(NAMES).map((name) => fundOf(name)),
  ...['EQUITY', 'DEBT', 'MONEY_MARKET'].map((part) => fundOf('Sample Pension Fund', part)),
];
const DEFINITIONS: readonly Line[] = [
  [40, [150, 'Report for the month ended 31 October 2024', 12]],
  [80, [40, 'In this report: “SCF” means Sample Cash Fund; “SSF” means Sample Stock Fund;']],
  [90, [40, '“SIAF” means Sample Islamic Asset Allocation Fund; “SPF” means Sample Pension Fund.']],
];
const FOOT: Line = [780, [150, 'Sample Asset Management Limited - Report for October 2024']];

function read(...lines: readonly Line[]): ReadFragment[] {
  const pages = [DEFINITIONS, lines].map((each, at): PdfPage => ({ ...pageOf([...each, FOOT]), page_number: at + 1 }));
  return [...readReport({ pages }, { funds: FUNDS }).fragments];
}

const of = (fragments: readonly ReadFragment[], short: Short | 'SPF'): readonly ReadFragment[] =>
  fragments.filter(({ fund_name_raw }) => fund_name_raw === (short === 'SPF' ? 'Sample Pension Fund' : NAMES[short]));

const heads = (y: number, ...names: readonly string[]): Line => [
  y,
  ...names.map((name, at): [number, string] => [200 + 60 * at, name]),
];
const row = (y: number, label: string, ...cells: readonly string[]): Line => [
  y,
  [40, label],
  ...cells.map((cell, at): [number, string] => [200 + 60 * at, cell]),
];

describe('returns of all funds', () => {
  const returns = (title: string, y: number, ...month: readonly string[]): Line[] => [
    [y, [40, title, 9]],
    heads(y + 20, 'SCF', 'SSF', 'SIAF'),
    row(y + 34, 'Month', ...month),
    row(y + 46, 'Year to date', '15.04', '(0.03)', '2.17'),
    row(y + 58, '3 years', '11.15', '15.38', '8.39'),
  ];
  const rowsOf = (fragments: readonly ReadFragment[], short: Short): unknown[] =>
    of(fragments, short).flatMap((each) =>
      each.reported_returns.map((line) => [
        line.period_label_raw,
        line.fund_return_percent,
        line.benchmark_return_percent,
      ]),
    );

  it('are of the fund that a short form is defined for, whatever its initials', () => {
    const pages = read(...returns('A.1 Returns of the Funds (percent)', 60, '17.18', '(1.99)', '0.49'));
    expect(rowsOf(pages, 'SIAF')[0]).toEqual(['Month', '0.49', null]);
    expect(rowsOf(pages, 'SSF')[0]).toEqual(['Month', '-1.99', null]);
    expect(rowsOf(pages, 'SCF')).toHaveLength(3);
  });

  it('of which a second table says that it is of their benchmarks are no returns of the funds', () => {
    const pages = read(
      ...returns('A.1 Returns of the Funds (percent)', 60, '17.18', '(1.99)', '0.49'),
      ...returns(
        'A.2 Returns of the benchmarks of the Funds for the same periods (percent)',
        160,
        '16.12',
        '0.38',
        '0.22',
      ),
    );
    expect(rowsOf(pages, 'SSF')[0]).toEqual(['Month', '-1.99', '0.38']);
    expect(rowsOf(pages, 'SIAF')[0]).toEqual(['Month', '0.49', '0.22']);
  });
});

it('a head with a line for each of its four words is that of its column', () => {
  const pages = read(
    [60, [40, 'A.3 Returns of each month (percent)', 9]],
    // Flush right, and drawn column by column.
    [107, [208, 'SCF']],
    [98, [276, 'Debt']],
    [107, [260, 'Sub-Fund']],
    [80, [340, 'SPF']],
    [89, [332, 'Money']],
    [98, [328, 'Market']],
    [107, [320, 'Sub-Fund']],
    [119, [40, 'Oct 2024'], [200, '17.18'], [272, '17.03'], [332, '15.88']],
    [129, [40, 'Sep 2024'], [200, '14.27'], [272, '14.01'], [332, '15.28']],
    [139, [40, 'Aug 2024'], [200, '14.97'], [272, '15.32'], [332, '15.69']],
    [149, [40, 'Jul 2024'], [200, '14.32'], [272, '13.39'], [332, '15.25']],
  );
  const months = of(pages, 'SPF').flatMap((each) => each.reported_returns);
  expect(months.find((each) => each.sub_fund_key === 'MONEY_MARKET')?.fund_return_percent).toBe('15.88');
  expect(months.find((each) => each.sub_fund_key === 'DEBT')?.fund_return_percent).toBe('17.03');
});

it('amounts of funds beside the days that they are of are no returns', () => {
  const pages = read(
    [60, [40, 'Funds under management', 9]],
    [80, [40, 'Net assets (Rs. million)'], [240, '31 October 2024'], [340, '30 September 2024']],
    [92, [40, 'Sample Cash Fund'], [260, '8,048.77'], [360, '8,399.65']],
    [104, [40, 'Sample Stock Fund'], [260, '3,551.68'], [360, '3,716.24']],
    [116, [40, 'SPF Debt Sub-Fund'], [260, '616.00'], [360, '597.02']],
    [128, [40, 'SPF Money Market Sub-Fund'], [260, '869.24'], [360, '866.54']],
  );
  expect(pages.flatMap((each) => each.reported_returns)).toEqual([]);
  expect(pages.flatMap((each) => each.withheld)).toEqual([]);
});

describe('shares of all funds', () => {
  it('in brackets are of the month that a note says, and nil is no share', () => {
    const cells = (y: number, label: string, ...figures: readonly (readonly [number, string])[]): Line => [
      y,
      [40, label],
      ...figures,
    ];
    const pages = read(
      [60, [40, 'B.1 Classes of assets (percent of total assets)', 9]],
      [74, [40, '[The first figure is at 31 October 2024; the figure in square brackets is at 30 September 2024.]', 7]],
      [90, [230, 'SCF'], [330, 'SSF']],
      cells(104, 'T-Bills', [205, '52.5'], [223, '[54.7]'], [328, 'nil']),
      cells(116, 'Equities', [228, 'nil'], [305, '91.2'], [323, '[91.5]']),
      cells(128, 'Bank Balances', [205, '45.9'], [223, '[44.1]'], [309, '6.3'], [327, '[5.9]']),
      cells(140, 'Other Assets', [209, '1.6'], [227, '[1.2]'], [309, '2.5'], [327, '[2.6]']),
    );
    const sharesOf = (short: Short): unknown[] =>
      of(pages, short).flatMap((each) =>
        each.allocations.map((share) => [share.label_raw, share.current_period, share.previous_period]),
      );
    expect(sharesOf('SCF')).toEqual([
      ['T-Bills', '52.5', '54.7'],
      ['Bank Balances', '45.9', '44.1'],
      ['Other Assets', '1.6', '1.2'],
    ]);
    expect(sharesOf('SSF')).toEqual([
      ['Equities', '91.2', '91.5'],
      ['Bank Balances', '6.3', '5.9'],
      ['Other Assets', '2.5', '2.6'],
    ]);
  });

  it('in a sentence for each fund are of the fund that begins it', () => {
    const pages = read(
      [60, [40, 'B.3 Sectors of shares (percent of total assets)', 9]],
      [74, [40, 'SSF: Commercial Banks 22.7%; Cement 12.8%; Other sectors']],
      [84, [40, '18.2%.']],
      [94, [40, 'SIAF: Oil and Gas 17.7%; Cement 14.1%; Other sectors 10.7%.']],
      [104, [40, 'SPF Equity Sub-Fund: Commercial Banks 18.3%; Cement 16.6%; Other sectors 26.4%.']],
      [140, [40, 'B.2 Credit quality (percent of total assets)', 9]],
      heads(160, 'SCF', 'SIAF', 'SSF', 'SPF Equity'),
      row(174, 'AAA', '20.5', '11.8', '1.2', '1.3'),
      row(186, 'AA+', '15.1', '16.8', '2.2', '2.3'),
      row(198, 'AA', '10.3', '22.9', '3.2', '3.3'),
    );
    const sectorsOf = (short: Short | 'SPF'): unknown[] =>
      of(pages, short).flatMap((each) =>
        each.allocations.flatMap((share) =>
          share.allocation_type === 'SECTOR_ALLOCATION'
            ? [[share.sub_fund_key, share.label_raw, share.current_period]]
            : [],
        ),
      );
    expect(sectorsOf('SSF')).toEqual([
      [null, 'Commercial Banks', '22.7'],
      [null, 'Cement', '12.8'],
      [null, 'Other sectors', '18.2'],
    ]);
    expect(sectorsOf('SIAF').map((each) => (each as unknown[])[2])).toEqual(['17.7', '14.1', '10.7']);
    expect(sectorsOf('SPF')[0]).toEqual(['EQUITY', 'Commercial Banks', '18.3']);
    expect(sectorsOf('SCF')).toEqual([]);
  });
});

describe('a list of investments of several funds', () => {
  const list: readonly Line[] = [
    [60, [40, 'B.4 Largest investments (percent of total assets)', 9]],
    [80, [40, 'Fund'], [140, 'Investment'], [330, 'Sector or rating'], [450, 'Percent']],
    [92, [40, 'SIAF'], [140, 'One Power Limited Sukuk'], [330, 'AA+'], [460, '6.64']],
    [102, [140, 'Two Motors Limited Sukuk'], [330, 'A+'], [460, '5.04']],
    [114, [40, 'SSF'], [140, 'Three Bank Limited'], [330, 'Commercial Banks'], [460, '9.79']],
    [124, [140, 'Four Petroleum Limited'], [330, 'Oil and Gas'], [460, '9.65']],
    [134, [140, 'Five Cement Limited'], [330, 'Cement'], [460, '6.69']],
  ];
  const holdingsOf = (fragments: readonly ReadFragment[], short: Short): unknown[] =>
    of(fragments, short).flatMap((each) => each.holdings.map((held) => [held.rank, held.name_raw]));

  it('has those of each from its name before the first to the next name', () => {
    const pages = read(...list);
    expect(holdingsOf(pages, 'SIAF')).toEqual([
      [1, 'One Power Limited Sukuk'],
      [2, 'Two Motors Limited Sukuk'],
    ]);
    expect(holdingsOf(pages, 'SSF')).toEqual([
      [1, 'Three Bank Limited'],
      [2, 'Four Petroleum Limited'],
      [3, 'Five Cement Limited'],
    ]);
  });

  it('has none of them if the first column has a word that names no fund', () => {
    const pages = read(
      ...list.map((line): Line => {
        const [y, ...cells] = line;
        return [y, ...cells.map(([x, text, size]) => [x, text === 'SIAF' ? 'Various' : text, size ?? 8] as const)];
      }),
    );
    expect(holdingsOf(pages, 'SSF')).toEqual([]);
  });

  it('that do not comply are those of the fund in the sentence over them, in its unit', () => {
    const pages = read(
      ...list,
      [170, [40, 'B.5 Investments which do not comply', 9]],
      [
        184,
        [40, 'The following investments of SIAF are below the rating which its category requires; all other Funds', 9],
      ],
      [195, [40, 'comply. [Cost, provision and balance are in millions of Rupees.]', 9]],
      [214, [330, 'Net of'], [400, 'Gross'], [470, 'Net']],
      [
        224,
        [40, 'Investment'],
        [170, 'Type'],
        [220, 'Cost'],
        [260, 'Provision'],
        [330, 'provision'],
        [400, 'assets (%)'],
        [470, 'assets (%)'],
      ],
      [
        238,
        [40, 'Six Leasing Limited'],
        [170, 'TFC'],
        [220, '22.85'],
        [262, '(5.71)'],
        [340, '17.14'],
        [410, '0.49'],
        [480, '0.50'],
      ],
    );
    const breaches = (short: Short): unknown[] =>
      of(pages, short).flatMap((each) =>
        each.holdings.flatMap((held) =>
          held.is_non_compliant === true
            ? [[held.name_raw, held.value_before_provisioning, held.value_after_provisioning]]
            : [],
        ),
      );
    expect(breaches('SIAF')).toEqual([['Six Leasing Limited', '22850000', '17140000']]);
    expect(breaches('SSF')).toEqual([]);
  });
});

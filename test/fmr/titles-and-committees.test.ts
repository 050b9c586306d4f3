import { describe, expect, it } from 'vitest';
import type { KnownFund } from '#domain/known-fund.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { readLevies } from '#sources/fmr/meaning/levies.ts';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { listTurnedLines } from '#sources/fmr/ink/text-cells.ts';
import { fitsValue } from '#sources/fmr/candidates/value-types.ts';
import { pageOf, type Line } from './placed-words.ts';

const named = (name: string): KnownFund => ({
  name,
  other_names: [],
  amc: null,
  family: null,
  asset_class: null,
});

const FACTS: readonly Line[] = [
  [80, [40, 'Net assets (Rs. mn)'], [240, '812.40']],
  [92, [40, 'NAV per unit (Rs.)'], [240, '101.2500']],
  [104, [40, 'Launch date'], [240, '12-May-2010']],
  [116, [40, 'Category'], [240, 'Open End Scheme']],
  [128, [40, 'Par value'], [240, '100.0000']],
  [140, [40, 'Trustee'], [240, 'Sample Trustee Limited']],
];
const head = (title: string): readonly Line[] => [
  [40, [40, title, 16]],
  [60, [40, 'Data as of 30 April 2025']],
];

function read(funds: readonly KnownFund[], ...pages: readonly (readonly Line[])[]): readonly ReadFragment[] {
  const text = { pages: pages.map((lines, at) => ({ ...pageOf(lines), page_number: at + 1 })) };
  return readReport(text, { funds }).fragments;
}

describe('titles of funds', () => {
  it('a number of a chapter is no part of the name', () => {
    const [fund] = read([named('Sample Cash Fund')], [...head('3. Sample Cash Fund'), ...FACTS]);
    expect(fund?.fund_name_raw).toBe('Sample Cash Fund');
  });

  it('the words of a logo and the large title are one name', () => {
    const funds = [named('Sample Cash Fund'), named('Sample Income Fund')];
    const logo: Line = [30, [480, 'Sample']];
    const [fund] = read(funds, [logo, ...head('Income Fund'), ...FACTS]);
    expect(fund?.fund_name_raw).toBe('Sample Income Fund');
  });

  it('a month in a running foot may have a page number beside it', () => {
    const page = (title: string, at: number): readonly Line[] => [
      [40, [40, title, 16]],
      ...FACTS,
      [780, [40, 'The month of May 2025'], [520, `${at}`]],
    ];
    const funds = [named('Sample Cash Fund'), named('Sample Income Fund')];
    const months = read(funds, page('Sample Cash Fund', 4), page('Sample Income Fund', 5));
    expect(months.map(({ report_month }) => report_month)).toEqual(['2025-05', '2025-05']);
  });
});

describe('a committee of all funds', () => {
  const members: readonly Line[] = [
    [160, [40, 'Investment Committee of all funds', 10]],
    [176, [40, 'Ayesha Sample'], [240, 'Chief Executive Officer']],
    [188, [40, 'Bilal Sample'], [240, 'Head of Equities']],
  ];
  const funds = [named('Sample Cash Fund'), named('Sample Income Fund')];
  const people = (fragments: readonly ReadFragment[]) =>
    fragments.map(({ parties }) =>
      parties.filter(({ role }) => role.startsWith('INVESTMENT_COMMITTEE')).map(({ name_raw }) => name_raw),
    );

  it('is that of each, also of those on other pages', () => {
    const pages = [
      [...head('Sample Cash Fund'), ...FACTS, ...members],
      [...head('Sample Income Fund'), ...FACTS],
    ] as const;
    expect(people(read(funds, ...pages))).toEqual([
      ['Ayesha Sample', 'Bilal Sample'],
      ['Ayesha Sample', 'Bilal Sample'],
    ]);
  });

  it('is not shared where the title does not say so', () => {
    const own = members.map(([y, ...cells], at): Line =>
      at === 0 ? [y, [40, 'Investment Committee', 10]] : [y, ...cells],
    );
    const pages = [
      [...head('Sample Cash Fund'), ...FACTS, ...own],
      [...head('Sample Income Fund'), ...FACTS],
    ] as const;
    expect(people(read(funds, ...pages))).toEqual([['Ayesha Sample', 'Bilal Sample'], []]);
  });
});

describe('figures with two meanings', () => {
  it('a levy whose words are joined is not the fee of the regulator', () => {
    expect(readLevies('(including 0.25% SECP fee andgovernmentlevy)')).toEqual({
      with_government_levies: true,
      government_levy_percent: '0.25',
      secp_fee_percent: null,
    });
  });

  it('one expense ratio for the month and one for the year, and two shares of each name', () => {
    const [fund] = read(
      [named('Sample Cash Fund')],
      [
        ...head('Sample Cash Fund'),
        ...FACTS,
        [152, [40, 'Total expense ratio, MTD [YTD]'], [240, '0.82% [0.91%]']],
        [170, [40, 'Asset allocation (% of total assets)', 9]],
        [184, [40, 'Government Securities 66.1 (March: 58.2), Bank Deposits 25.9 (33.8) and Others 8.0 (8.0).']],
      ],
    );
    const ratios = fund?.fees.filter(({ fee_type }) => fee_type === 'TOTAL_EXPENSE_RATIO');
    expect(ratios?.map(({ value_percent, period }) => [value_percent, period])).toEqual([
      ['0.82', 'MTD'],
      ['0.91', 'YTD'],
    ]);
    expect(
      fund?.allocations.map(({ label_raw, current_period, previous_period }) => [
        label_raw,
        current_period,
        previous_period,
      ]),
    ).toEqual([
      ['Government Securities', '66.1', '58.2'],
      ['Bank Deposits', '25.9', '33.8'],
      ['Others', '8.0', '8.0'],
    ]);
  });

  it('an expense ratio without levies is no levy, although the words of its head are joined', () => {
    const [fund] = read(
      [named('Sample Cash Fund')],
      [
        ...head('Sample Cash Fund'),
        ...FACTS,
        [170, [40, 'Expense ratios', 9]],
        [186, [200, 'TER with levies'], [300, 'TERwithoutlevies'], [400, 'Government levies']],
        [198, [40, 'MTD'], [220, '2.11%'], [320, '1.87%'], [420, '0.24%']],
        [210, [40, 'YTD'], [220, '1.82%'], [320, '1.57%'], [420, '0.25%']],
      ],
    );
    expect(fund?.fees.map(({ fee_type, value_percent, period }) => [fee_type, value_percent, period])).toEqual([
      ['TOTAL_EXPENSE_RATIO', '2.11', 'MTD'],
      ['TOTAL_EXPENSE_RATIO', '1.87', 'MTD'],
      ['GOVERNMENT_LEVIES', '0.24', 'MTD'],
      ['TOTAL_EXPENSE_RATIO', '1.82', 'YTD'],
      ['TOTAL_EXPENSE_RATIO', '1.57', 'YTD'],
      ['GOVERNMENT_LEVIES', '0.25', 'YTD'],
    ]);
  });

  it('the number of a holding is no part of its name, although some stand close to the name', () => {
    const [fund] = read(
      [named('Sample Cash Fund')],
      [
        ...head('Sample Cash Fund'),
        ...FACTS,
        [170, [40, 'Top holdings (% of total assets)', 9]],
        [184, [40, '1 Sample Cement Limited'], [240, '12.1%']],
        [196, [40, '2'], [52, 'Sample Bank Limited'], [240, '9.4%']],
        [208, [40, '3 Sample Steel Limited'], [240, '7.7%']],
        [220, [40, '4'], [52, 'Sample Foods Limited'], [240, '5.2%']],
      ],
    );
    expect(fund?.holdings.map(({ name_raw }) => name_raw)).toEqual([
      'Sample Cement Limited',
      'Sample Bank Limited',
      'Sample Steel Limited',
      'Sample Foods Limited',
    ]);
  });

  it('the names of two companies are not one', () => {
    const auditor = { kind: 'fact', fact: 'auditor', inside: '', plan: null } as const;
    expect(fitsValue(auditor, 'Sample Ibrahim & Co. Sample Registrars (Private) Limited')).toBe(false);
    expect(fitsValue(auditor, 'Sample Ibrahim & Co. Chartered Accountants')).toBe(true);
    expect(fitsValue({ ...auditor, fact: 'trustee' }, 'Sample Trust Limited (formerly Example Trust Limited)')).toBe(
      true,
    );
  });

  it('tables of a pension scheme that repeat their names are withheld where no sub-fund is named', () => {
    const table = (y: number, cash: string, shares: string): readonly Line[] => [
      [y, [40, 'Asset allocation (% of total assets)', 9]],
      [y + 14, [40, 'Shares of companies'], [240, `${shares}%`]],
      [y + 26, [40, 'Cash at bank'], [240, `${cash}%`]],
    ];
    const read2 = (category: string) =>
      read(
        [named('Sample Pension Fund')],
        [
          ...head('Sample Pension Fund'),
          ...FACTS.filter(([y]) => y !== 116),
          [116, [40, 'Category'], [240, category]],
          ...table(170, '12.5', '87.5'),
          ...table(230, '40.5', '59.5'),
        ],
      )[0];
    expect(read2('Voluntary Pension Scheme')?.allocations).toEqual([]);
  });
});

describe('text set sideways', () => {
  it('is one line, although its words are not exactly level', () => {
    const word = (text: string, y0: number, y1: number, baseline: number) => ({
      text,
      x0: baseline - 14,
      x1: baseline + 4,
      y0,
      y1,
      baseline,
      size: 18,
      bold: true,
      color: '#000000',
      turn: 'UP' as const,
    });
    const page = {
      ...pageOf([]),
      turned: [word('Sample', 340, 400, 30.4), word('Cash', 295, 335, 30.6), word('Fund', 250, 290, 29.4)],
    };
    expect(listTurnedLines(page).map(({ text }) => text)).toEqual(['Sample Cash Fund']);
  });
});

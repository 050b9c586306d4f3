/** Lists in two halves, charts over their legends, and tables of all sub-funds of a pension scheme. */
import { describe, expect, it } from 'vitest';
import type { Shade } from '#documents/pdf/page-words.ts';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { listBlocks } from '#sources/fmr/ink/blocks.ts';
import { dropSerialNumbers } from '#sources/fmr/ink/serial-numbers.ts';
import { listTextLines } from '#sources/fmr/ink/text-cells.ts';
import { isKnownLabel } from '#sources/fmr/meaning/label-meaning.ts';
import { headsBeside } from '#sources/fmr/regions/part-of-page.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { INCOME_FUND, pageOf, readPage, readPension, type Line } from './placed-words.ts';

const holdingsOf = ({ holdings }: ReadFragment): string[] =>
  holdings.map((row) => `${row.rank} ${row.name_raw} ${row.percent_of_total_assets}`);

describe('a list of holdings in two halves', () => {
  const HEADS = [
    [40, 'No.'],
    [60, 'Name'],
    [180, 'Sector'],
    [250, '%'],
    [280, 'No.'],
    [300, 'Name'],
    [410, 'Sector'],
    [500, '%'],
  ] as const;
  const halves = (first: number): Line[] =>
    [0, 1, 2].map((at) => [
      166 + 12 * at,
      [40, `${1 + at}`],
      [60, 'Sample Fertilizer Limited'],
      [180, 'Fertilizer'],
      [240, '9.04%'],
      [280, `${first + at}`],
      [300, 'Sample Cement Limited'],
      [410, 'Cement'],
      [490, '5.50%'],
    ]);
  const textsOf = (lines: readonly Line[]): string =>
    dropSerialNumbers(pageOf(lines).words)
      .map(({ text }) => text)
      .join(' ');

  it('has serial numbers in both halves, and no other figures are taken for them', () => {
    expect(textsOf([[152, ...HEADS], ...halves(4)])).not.toMatch(/No\.|\s\d\s/);
    expect(textsOf([[152, ...HEADS], ...halves(5)])).toMatch(/ 5 .* 6 .* 7 /);
    expect(textsOf(halves(4))).not.toMatch(/\s\d\s/);
    expect(textsOf(halves(5))).toMatch(/ 5 .* 6 .* 7 /);
  });

  it('numbers of a part before labels with bullets are serial numbers too', () => {
    const part = (bullet: string, second: string): string =>
      textsOf([
        [100, [40, '6.1'], [60, bullet], [70, 'MTD'], [140, '16.02'], [200, '6.54']],
        [112, [40, second], [70, 'FYTD'], [140, '15.13'], [200, '6.21']],
        [124, [40, '6.3'], [70, 'Since launch'], [140, '9.12'], [200, '6.12']],
      ]);
    expect(part('•', '6.2')).toBe('• MTD 16.02 6.54 FYTD 15.13 6.21 Since launch 9.12 6.12');
    expect(part('•', '6.4')).toContain('6.1');
    expect(part('Return', '6.2')).toContain('6.1');
  });

  const sukuks = (right: readonly (readonly [string, string, string])[]): Line[] => [
    [140, [40, 'Top TFC / Sukuk Holdings (% of Total Assets)', 9]],
    [156, [40, 'Sample Power Sukuk'], [180, 'AA+'], [240, '6.01%']],
    [168, [40, 'Sample Bank Sukuk'], [180, 'A+'], [240, '5.82%']],
    ...right.map(([name, grade, share], at): Line => [
      156 + 12 * at,
      [295, name],
      [410 - 2 * grade.length, grade],
      [490, share],
    ]),
  ];

  it('has names before the ratings in its right half, which has no title of its own', () => {
    const read = readPage([
      ...INCOME_FUND,
      ...sukuks([
        ['Sample Cement Sukuk', 'AA', '4.33%'],
        ['Sample Sugar Sukuk', 'AA-', '2.43%'],
      ]),
    ]);
    expect(holdingsOf(read)).toEqual([
      '1 Sample Power Sukuk 6.01',
      '2 Sample Bank Sukuk 5.82',
      '3 Sample Cement Sukuk 4.33',
      '4 Sample Sugar Sukuk 2.43',
    ]);
  });
});

// Letters of half the font size, and blanks of a quarter.
const widthOf = (text: string): number => 4 * text.replaceAll(' ', '').length + 2 * (text.split(' ').length - 1);

describe('bars of two months over their legend', () => {
  const chart = (top: number, shares: readonly (readonly [string, number, number])[]) => {
    const barOf = (percent: number, y0: number, color: string): Shade => ({
      x0: 400,
      x1: 400 + percent,
      y0,
      y1: y0 + 8,
      color,
    });
    const end = top + 20 + 30 * shares.length;
    return {
      shades: [
        ...shares.flatMap(([, current, previous], at) => [
          barOf(current, top + 14 + 30 * at, '#aa2233'),
          barOf(previous, top + 24 + 30 * at, '#999999'),
        ]),
        ...['#aa2233', '#999999'].map((color, at) => ({
          x0: 390 + 70 * at,
          x1: 397 + 70 * at,
          y0: end - 7,
          y1: end,
          color,
        })),
      ],
      lines: [
        ...shares.flatMap(([label, current, previous], at): Line[] => [
          [top + 21 + 30 * at, [402 + current, `${current}%`]],
          ...label
            .split('/')
            .map((line, index, lines): Line => [
              top + 26 + 30 * at + 9 * index - 4.5 * (lines.length - 1),
              [396 - widthOf(line), line],
            ]),
          [top + 31 + 30 * at, [402 + previous, `${previous}%`]],
        ]),
        [end, [400, 'Oct-24'], [470, 'Sep-24']] as Line,
      ],
    };
  };
  const sharesOf = (...charts: readonly ReturnType<typeof chart>[]): string[] => {
    const lines = [
      ...INCOME_FUND,
      [140, [300, 'Asset Allocation (% of total assets)', 9]] as Line,
      ...charts.flatMap((each) => each.lines),
    ];
    const [read] = readReport(
      { pages: [{ ...pageOf(lines), shades: charts.flatMap((each) => each.shades) }] },
      { funds: [] },
    ).fragments;
    return read?.allocations.map((row) => `${row.label_raw} ${row.current_period} ${row.previous_period}`) ?? [];
  };

  it('are shares of the month that the legend gives their colour', () => {
    const shares = [
      ['Treasury bills', 66.1, 61.6],
      ['Bank balances', 27.1, 31.8],
      ['Others', 6.8, 6.6],
    ] as const;
    expect(sharesOf(chart(140, shares))).toEqual([
      'Treasury bills 66.1 61.6',
      'Bank balances 27.1 31.8',
      'Others 6.8 6.6',
    ]);
  });

  it('may have labels of two lines', () => {
    const shares = [
      ['Treasury bills', 56.1, 51.6],
      ['Bank balances', 27.1, 31.8],
      ['Letters of/Placement', 10.0, 10.0],
      ['Others', 6.8, 6.6],
    ] as const;
    expect(sharesOf(chart(140, shares))).toContain('Letters of Placement 10 10');
  });
});

it('a title may begin with the short form of a sub-fund', () => {
  expect(titleKind('SPSF - Equity: Sector Allocation (% of Total Assets)')).toBe('SECTOR_ALLOCATION');
  expect(titleKind('SPSF - Money Market: Credit Quality of the Portfolio')).toBe('CREDIT_QUALITY');
  expect(titleKind('PACRA - Rating: AA+ (Stable)')).toBeUndefined();
});

it('prices and sizes of sub-funds in two months are those of the report’s month', () => {
  const read = readPension(
    [140, [40, 'Sub-Funds', 9]],
    [152, [220, 'Net Assets (PKR mn)', 8.1], [400, 'NAV per Unit (PKR)', 8.1]],
    [164, [40, 'Sub-Fund', 8.1], [200, 'Oct-24', 8.1], [260, 'Sep-24', 8.1], [310, 'MoM %', 8.1]],
    [164, [380, 'Oct-24', 8.1], [440, 'Sep-24', 8.1], [490, 'MoM %', 8.1]],
    [176, [40, 'Equity Sub-Fund'], [200, '144.14'], [260, '123.23'], [310, '16.97%']],
    [176, [380, '119.4459'], [440, '115.9219'], [490, '3.04%']],
    [188, [40, 'Debt Sub-Fund'], [200, '518.00'], [260, '545.50'], [310, '-5.04%']],
    [188, [380, '233.3654'], [440, '230.1981'], [490, '1.38%']],
    [200, [40, 'Money Market Sub-Fund'], [200, '148.58'], [260, '126.84'], [310, '17.14%']],
    [200, [380, '239.7735'], [440, '236.1512'], [490, '1.53%']],
  );
  expect(read?.sub_funds.map((sub) => `${sub.sub_fund_key} ${sub.net_assets_pkr} ${sub.nav_per_unit}`)).toEqual([
    'EQUITY 144140000 119.4459',
    'DEBT 518000000 233.3654',
    'MONEY_MARKET 148580000 239.7735',
  ]);
});

describe('the share of a holding', () => {
  const sharesOf = (share: string): string[] =>
    holdingsOf(
      readPage([
        ...INCOME_FUND,
        [140, [40, 'Asset Allocation (% of Total Assets)', 9]],
        [152, [200, 'Oct-24']],
        [164, [40, 'TFCs / Sukuks'], [200, '38.8%']],
        [176, [40, 'T-Bills'], [200, '31.2%']],
        [188, [40, 'Bank balances'], [200, '30.0%']],
        [220, [40, 'Top TFC / Sukuk Holdings (% of Total Assets)', 9]],
        [232, [40, 'Sample Bank Limited TFC'], [240, share]],
        [244, [40, 'Sample Power Limited Sukuk'], [240, '5.93%']],
      ]),
    );

  it('is withheld if no class of assets has as much', () => {
    expect(sharesOf('7.70%')).toEqual(['1 Sample Bank Limited TFC 7.70', '2 Sample Power Limited Sukuk 5.93']);
    expect(sharesOf('77.0%')).not.toContain('1 Sample Bank Limited TFC 77.0');
  });
});

describe('a page of a pension scheme', () => {
  const NAMES = ['Equity Sub-Fund', 'Debt Sub-Fund', 'Money Market Sub-Fund'] as const;
  const heads = (x0: number, pitch: number): readonly (readonly [number, string, number])[] =>
    NAMES.map((name, at) => [x0 + pitch * at, name, 5]);
  const KINDS = [
    'M.F',
    'Regulatory Fee',
    'Trustee Fee',
    'Audit Fee',
    'Brokerage Fee',
    'Transaction Expenses',
    'Third Party Expenses',
    'Other Expenses',
  ] as const;
  const MONTHS = ['Oct-24', 'Sep-24', 'Aug-24', 'Jul-24'] as const;
  const read = readPension(
    [120, [380, 'Money Market Sub-Fund', 8.1]],
    [140, [40, 'Expense Ratio Breakup (% p.a.)', 9], [380, 'Rolling Returns', 9]],
    [154, ...heads(120, 80), ...heads(420, 60)],
    [166, ...[0, 1, 2].flatMap((at) => [[120 + 80 * at, 'MTD', 6] as const, [155 + 80 * at, 'YTD', 6] as const])],
    ...[...KINDS, 'Total TER with Levies'].map((label, row): Line => [
      178 + 12 * row,
      [30, label],
      ...[0, 1, 2, 3, 4, 5].map(
        (at) => [120 + 80 * Math.floor(at / 2) + 35 * (at % 2), `${row === KINDS.length ? 3 : 0}.${at + 1}1%`] as const,
      ),
      ...(MONTHS[row] === undefined
        ? []
        : [[380, MONTHS[row]] as const, ...[0, 1, 2].map((at) => [420 + 60 * at, `1${row}.0${at}%`] as const)]),
    ]),
  );

  it('may have two tables side by side whose heads name the same sub-funds', () => {
    const ratios = read?.fees.filter(({ fee_type }) => fee_type === 'TOTAL_EXPENSE_RATIO') ?? [];
    expect(ratios.map((row) => `${row.sub_fund_key} ${row.period} ${row.value_percent}`)).toEqual([
      'EQUITY MTD 3.11',
      'EQUITY YTD 3.21',
      'DEBT MTD 3.31',
      'DEBT YTD 3.41',
      'MONEY_MARKET MTD 3.51',
      'MONEY_MARKET YTD 3.61',
    ]);
  });

  it('may have a series of all sub-funds under the name of one of them', () => {
    expect(read?.reported_returns.map((row) => `${row.sub_fund_key} ${row.fund_return_percent}`)).toContain(
      'DEBT 10.01',
    );
    expect(read?.reported_returns).toHaveLength(12);
  });
});

it('a list of investments outside the limits is one of non-compliant investments', () => {
  expect(titleKind('Investments outside the limits (Rs. million)')).toBe('NON_COMPLIANT');
  expect(titleKind('Exposures in excess of regulatory limits')).toBe('NON_COMPLIANT');
  expect(titleKind('Investments')).not.toBe('NON_COMPLIANT');
});

it('sizes of months are no returns', () => {
  const read = readPage([
    ...INCOME_FUND,
    [116, [40, 'Auditor'], [140, 'Sample Ferguson & Co.']],
    [128, [40, 'Par Value'], [140, 'Rs. 100']],
    [146, [40, 'Fund size at month end (Rs. bn)', 9]],
    [160, [40, '3.340'], [80, '3.100'], [120, '3.633'], [160, '3.857'], [200, '3.835']],
    [172, [40, 'Jun 24'], [80, 'Jul 24'], [120, 'Aug 24'], [160, 'Sep 24'], [200, 'Oct 24']],
  ]);
  expect([read.reported_returns, read.withheld]).toEqual([[], []]);
});

it('the head of a column of amounts is no type of fund', () => {
  const typeOf = (value: string): string | null =>
    readPage([
      ...INCOME_FUND,
      [116, [40, 'Auditor'], [140, 'Sample Ferguson & Co.']],
      [128, [40, 'Type'], [140, value]],
    ]).fund_type_raw;
  expect(typeOf('Open-end')).toBe('Open-end');
  expect(typeOf('Value before provision')).toBeNull();
});

it('a price may have its day in the head of its column', () => {
  const navsOf = (day: string): (string | null)[] =>
    readPension(
      [140, [40, 'Sub-Funds', 9]],
      [152, [40, 'Sub-Fund', 8.1], [180, 'Fund Size (Rs. mn)', 8.1], [300, `NAV Per Unit (Rs.) ${day}`, 8.1]],
      [164, [40, 'Equity Sub-Fund'], [200, '78.4'], [320, '157.7784']],
      [176, [40, 'Debt Sub-Fund'], [200, '529.6'], [320, '351.1125']],
      [188, [40, 'Money Market Sub-Fund'], [200, '391.3'], [320, '323.3921']],
    )?.sub_funds.map((sub) => sub.nav_per_unit) ?? [];
  expect(navsOf('Oct 31, 2024')).toEqual(['157.7784', '351.1125', '323.3921']);
  expect(navsOf('Sep 30, 2024')).not.toContain('157.7784');
});

it('the parts of a pension scheme may have numbered headings', () => {
  const read = readPension(
    [120, [40, '6. Equity Sub-Fund', 10]],
    [140, [40, 'Asset Allocation (% of Total Assets)', 9]],
    [152, [40, 'Listed Equities'], [200, '92.3%']],
    [164, [40, 'Cash at Islamic Banks'], [200, '7.7%']],
    [190, [40, '7. Debt Sub-Fund', 10]],
    [210, [40, 'Asset Allocation (% of Total Assets)', 9]],
    [222, [40, 'GOP Ijara Sukuk'], [200, '70.0%']],
    [234, [40, 'Cash at Islamic Banks'], [200, '30.0%']],
  );
  expect(read?.allocations.map((row) => `${row.sub_fund_key} ${row.current_period}`)).toEqual([
    'EQUITY 92.3',
    'EQUITY 7.7',
    'DEBT 70.0',
    'DEBT 30.0',
  ]);
});

describe('names of holdings', () => {
  it('stay under their head, whatever is in the list at the left', () => {
    const lines: readonly Line[] = [
      [140, [45, 'Top Sukuk Holdings (% of Total Assets)', 9]],
      [152, [40, 'Name', 8.1], [130, '%age', 8.1], [180, 'Name', 8.1], [285, '%age', 8.1]],
      [164, [40, 'Sample Power Company'], [180, 'Sample Agri Sukuk Two'], [280, '1.5%']],
      [173, [40, 'Limited Sukuk'], [130, '2.8%']],
      [187, [40, 'Sample Telecom Sukuk'], [130, '2.2%']],
    ];
    expect(holdingsOf(readPage([...INCOME_FUND, ...lines]))).not.toContainEqual(expect.stringMatching(/Power.* 1\.5$/));
  });

  it('are withheld if only a day is left of them, or their beginning was lost', () => {
    const listOf = (name: string): string[] =>
      holdingsOf(
        readPage([
          ...INCOME_FUND,
          [140, [40, 'Top Sukuk Holdings (% of Total Assets)', 9]],
          [152, [40, name], [280, '4.5%']],
          [164, [40, 'Sample Sugar Mills Sukuk'], [280, '2.5%']],
        ]),
      );
    expect(listOf('Sample Power Sukuk')).toHaveLength(2);
    for (const name of ['Limited Sukuk 12-DEC-24', '13-JUN-25'])
      expect(listOf(name)).toEqual(['1 Sample Sugar Mills Sukuk 2.5']);
  });
});

it('heads of a table in the next column of the page are not those of a list of non-compliant investments', () => {
  const page = pageOf([
    [150, [40, 'Details of Non-Compliant Investments', 8.1], [430, 'Name', 8.1], [480, '%', 8.1]],
    [150, [500, 'Name', 8.1], [560, '%', 8.1]],
    [164, [40, 'Particulars', 8.1], [130, 'Type', 8.1], [280, 'Provision held', 8.1], [350, '% of Net Assets', 8.1]],
    [176, [40, 'Sample Textile Mills'], [130, 'TFC'], [290, '(6.40)'], [370, '0.09%']],
  ]);
  const blocks = listBlocks(page, listTextLines(page), isKnownLabel);
  const [title, part] = [blocks.find(({ text }) => text.startsWith('Details')), blocks.filter(({ y0 }) => y0 > 152)];
  expect(title === undefined ? [] : headsBeside(blocks, title, part)).toEqual([]);
});

it('periods of returns are no sectors', () => {
  const labelsOf = (second: string): string[] =>
    readPage([
      ...INCOME_FUND,
      [116, [40, 'Auditor'], [140, 'Sample Ferguson & Co.']],
      [140, [40, 'Sector Allocation (% of Total Assets)', 9]],
      [152, [40, 'Cement'], [200, '15.55%']],
      [164, [40, second], [200, '7.21%']],
    ]).allocations.map((row) => row.label_raw);
  expect(labelsOf('Power')).toEqual(['Cement', 'Power']);
  for (const period of ['FYTD', 'SI*']) expect(labelsOf(period)).toEqual(['Cement']);
});

it('no load has a rating in it', () => {
  const loadsOf = (value: string): (string | null)[] =>
    readPage([
      ...INCOME_FUND,
      [116, [40, 'Auditor'], [140, 'Sample & Co.']],
      [128, [40, 'Back-end Load'], [140, value]],
    ]).special_terms.flatMap((row) => (row.term_type === 'BACK_END_LOAD' ? [row.value_raw] : []));
  expect(loadsOf('Active: 0% Conservative: 0%')).toHaveLength(1);
  expect(loadsOf('Active: 0% Conservative: NotYet Rated')).toEqual([]);
});

it('no risk profile has an amount in it', () => {
  const riskOf = (value: string): string | null =>
    readPage([
      ...INCOME_FUND,
      [116, [40, 'Auditor'], [140, 'Sample Ferguson & Co.']],
      [128, [40, 'Risk Profile'], [140, value]],
    ]).risk_profile_raw;
  expect(riskOf('Low')).toBe('Low');
  expect(riskOf('PKR 678,130,503 Low')).toBeNull();
});

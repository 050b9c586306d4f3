/** Forms: values written over their labels, options of which one is ringed, numbered fields with a key. */
import { describe, expect, it } from 'vitest';
import type { Word } from '#documents/pdf/page-words.ts';
import { fitsValue } from '#sources/fmr/candidates/value-types.ts';
import { dropRanksAlongLines } from '#sources/fmr/ink/ranks-along-lines.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { INCOME_FUND, pageOf, readPage, readPension, type Line } from './placed-words.ts';

const TITLE: readonly Line[] = [
  [40, [40, 'Sample Income Fund (SIF)', 16]],
  [60, [40, 'Data as of 31 October 2024']],
];
const OTHERS: readonly Line[] = [
  [500, [40, 'Auditor'], [140, 'Sample & Co.']],
  [512, [40, 'Net Assets (Rs. mn)'], [140, '812.40']],
  [524, [40, 'NAV per unit (Rs.)'], [140, '101.2500']],
  [536, [40, 'Leverage'], [140, 'Nil']],
];

/** Words in a typewriter font over their labels in small print. */
function typed(y: number, x: number, text: string): Word[] {
  const size = 9;
  return [...text.matchAll(/\S+/g)].map((match): Word => {
    const x0 = x + 0.6 * size * match.index;
    const box = { x0, x1: x0 + 0.6 * size * match[0].length, y0: y - 0.7 * size, y1: y + 0.2 * size };
    return { ...box, text: match[0], baseline: y, size, bold: false, color: '#1f3fa8' };
  });
}

it('words that are filled in with a typewriter are one value although their blanks are wide', () => {
  const labels: readonly Line[] = [
    ...TITLE,
    [132, [40, 'Management fee', 7], [320, 'Trustee', 7]],
    [158, [40, 'Benchmark', 7]],
    [184, [40, 'Auditor', 7], [320, 'Registrar', 7]],
  ];
  const page = pageOf(labels);
  const words = [
    ...page.words,
    ...typed(120, 40, '1.25% of net assets a year'),
    ...typed(120, 320, 'Sample Trust Company Limited'),
    ...typed(146, 40, '70% 3-month PKRV and 30% 3-month deposit rate'),
    ...typed(172, 40, 'Grand Sample Auditors'),
    ...typed(172, 320, 'Sample Registrars (Private) Limited'),
  ];
  const [found] = readReport({ pages: [{ ...page, words }] }, { funds: [] }).fragments;
  expect([found?.benchmark_raw, found?.reported_returns]).toEqual([
    '70% 3-month PKRV and 30% 3-month deposit rate',
    [],
  ]);
  expect(found?.parties.map(({ role, organization_raw }) => [role, organization_raw])).toContainEqual([
    'TRUSTEE',
    'Sample Trust Company Limited',
  ]);
  expect(found?.special_terms.map(({ value_raw }) => value_raw)).toContain('1.25% of net assets a year');
});

describe('a label with all of its options printed at its right', () => {
  const form = (chosen: string, pricing: readonly string[]): ReturnType<typeof readPage> => {
    const cell = (x: number, text: string, isChosen: boolean): [number, string, number] => [
      x,
      text,
      isChosen ? 8.3 : 8,
    ];
    const kinds = ['Money Market', 'Income', 'Equity', 'Pension'];
    return readPage([
      ...TITLE,
      [80, [40, 'Category'], ...kinds.map((kind, at) => cell(140 + 80 * at, kind, kind === chosen))],
      [92, [40, 'Pricing'], cell(140, 'Forward', pricing.includes('F')), cell(220, 'Backward', pricing.includes('B'))],
      [104, [40, 'Launch Date'], [140, '12-Nov-2014']],
      [116, [40, 'Trustee'], [140, 'CDC']],
      ...OTHERS,
    ]);
  };

  it('has the one that is set apart', () => {
    const { category_raw, pricing_mechanism_raw } = form('Equity', ['B']);
    expect([category_raw, pricing_mechanism_raw]).toEqual(['Equity', 'Backward']);
  });

  it('has none where no option or each of them is set apart', () => {
    const { category_raw, pricing_mechanism_raw } = form('', ['F', 'B']);
    expect([category_raw, pricing_mechanism_raw]).toEqual([null, null]);
  });
});

describe('fields with numbers that the page explains at its foot', () => {
  const fields: readonly Line[] = [
    ...TITLE,
    [80, [40, '1.', 6], [60, 'Income'], [180, '2.', 6], [200, 'Open-end']],
    [92, [40, '3.', 6], [60, '12 November 2014']],
    [104, [40, '4a.', 6], [60, '1.50%'], [180, '4b.', 6], [200, 'Nil']],
    [116, [40, '5.', 6], [60, 'Sample Trust Limited'], [180, '6.', 6], [200, '3:30 pm']],
    [128, [40, '7.', 6], [60, 'Nil']],
  ];
  const key: Line = [
    760,
    ...(
      [
        ['1.', 'Category'],
        ['2.', 'Type of fund'],
        ['3.', 'Launch date'],
        ['4a.', 'Front-end load'],
        ['4b.', 'Back-end load'],
        ['5.', 'Trustee'],
        ['6.', 'Cut-off time'],
        ['7.', 'Leverage'],
      ] as const
    ).flatMap(([number, label], at): [number, string, number][] => [
      [40 + 68 * at, number, 6],
      [40 + 68 * at + 3 * number.length + 2, label, 6],
    ]),
  ];

  it('have the labels of the key', () => {
    const found = readPage([...fields, key]);
    expect([found.category_raw, found.fund_type_raw, found.launch_date, found.cutoff_time_raw]).toEqual([
      'Income',
      'Open-end',
      '2014-11-12',
      '3:30 pm',
    ]);
    expect(found.parties.map(({ role, organization_raw }) => [role, organization_raw])).toEqual([
      ['TRUSTEE', 'Sample Trust Limited'],
    ]);
  });

  it('are no values of labels, where the page has no such key', () => {
    const found = readPage([
      ...INCOME_FUND,
      [116, [40, 'Cut-off time'], [140, '12.']],
      [128, [40, 'Pricing'], [140, '7a.']],
      ...OTHERS.slice(0, 3),
    ]);
    expect([found.cutoff_time_raw, found.pricing_mechanism_raw]).toEqual([null, null]);
  });
});

it('numbers that count cards along a line and back under them are no shares of the holdings', () => {
  const card = (x: number, rank: string, name: string): [number, string, number?][] => [
    [x, rank, 7],
    [x + 12, name],
  ];
  const { words } = pageOf([
    [200, ...card(40, '1', 'First Water Sukuk'), ...card(180, '2', 'Second Power Sukuk')],
    [200, ...card(320, '3', 'Third Telecom Sukuk'), ...card(460, '4', 'Fourth Cement Sukuk')],
    [210, [52, '6.30%', 9], [192, '5.10%', 9], [332, '4.20%', 9], [472, '3.00%', 9]],
    [240, ...card(460, '5', 'Fifth Textile Sukuk')],
    [250, [472, '2.10%', 9]],
  ]);
  expect(dropRanksAlongLines(words).filter(({ text }) => /^\d$/.test(text))).toEqual([]);
});

it('heads of periods are no labels of figures of another table that are level with them', () => {
  const { fees, reported_returns, withheld } = readPage([
    ...INCOME_FUND,
    [180, [40, 'Expenses a year', 10], [320, 'Measures', 10]],
    [196, [200, 'MTD'], [250, 'YTD'], [320, '76'], [450, '65']],
    [206, [320, 'Average maturity (days)', 6], [450, 'Duration (days)', 6]],
    [208, [80, 'Expenses of the Fund'], [196, '0.73%'], [246, '0.70%']],
    [220, [80, 'Government levies'], [196, '0.11%'], [246, '0.10%']],
    [232, [80, 'Total expense ratio'], [196, '0.84%'], [246, '0.80%']],
  ]);
  expect(reported_returns).toEqual([]);
  expect(withheld).toEqual([]);
  expect(fees.filter(({ fee_type }) => fee_type === 'GOVERNMENT_LEVIES').map(({ period }) => period)).not.toContain(
    null,
  );
});

it('periods before bars of unlike lengths are the rows of one table, with a day in some of the bars', () => {
  const { reported_returns } = readPage([
    ...INCOME_FUND,
    [180, [40, 'Returns up to 31 October 2024', 10]],
    [196, [340, 'SIF'], [400, 'Benchmark']],
    [210, [300, '1 month'], [340, '16.10%'], [400, '15.91%']],
    [225, [220, 'Fiscal year to date'], [340, '17.23%'], [400, '17.51%']],
    [240, [200, '1 year'], [232, 'from 31/10/2023', 6], [340, '20.38%'], [400, '20.46%']],
    [255, [150, '3 years'], [186, 'from 31/10/2021', 6], [340, '18.18%'], [400, '18.11%']],
    [270, [100, '5 years'], [136, 'from 31/10/2019', 6], [340, '14.80%'], [400, '14.74%']],
  ]);
  expect(
    reported_returns.map((row) => [row.period_key, row.fund_return_percent, row.benchmark_return_percent]),
  ).toEqual([
    ['1M', '16.10', '15.91'],
    ['FYTD', '17.23', '17.51'],
    ['1Y', '20.38', '20.46'],
    ['3Y', '18.18', '18.11'],
    ['5Y', '14.80', '14.74'],
  ]);
});

it('days without a year over two months of shares are ends of the report’s month and of the one before it', () => {
  const { allocations, withheld } = readPage([
    ...INCOME_FUND,
    [180, [40, 'Assets, % of total assets', 10]],
    [196, [220, '31 Oct [30 Sep]', 8]],
    [208, [40, 'T-Bills'], [220, '60.4'], [240, '[61.5]']],
    [220, [40, 'PIBs'], [220, '20.6'], [240, '[20.5]']],
    [232, [40, 'Bank deposits'], [220, '19.0'], [240, '[18.0]']],
    [300, [40, 'Ratings, % of total assets', 10]],
    [316, [220, '31 Oct [30 Sep]', 8]],
    [328, [40, 'Government'], [220, '81.0'], [240, '[82.0]']],
    [340, [40, 'AAA'], [220, '19.0'], [240, '[18.0]']],
  ]);
  expect(allocations.map((row) => [row.allocation_type, row.current_period, row.previous_period])).toEqual([
    ['ASSET_ALLOCATION', '60.4', '61.5'],
    ['ASSET_ALLOCATION', '20.6', '20.5'],
    ['ASSET_ALLOCATION', '19.0', '18.0'],
    ['CREDIT_QUALITY', '81.0', '82.0'],
    ['CREDIT_QUALITY', '19.0', '18.0'],
  ]);
  expect(withheld).toEqual([]);
});

it('cells of three figures are of the three sub-funds in the order of their head', () => {
  const cells = (y: number, period: string, [one, two, three]: readonly [string, string, string]): Line => [
    y,
    [40, period],
    [400, `${one} / ${two} / ${three}`],
  ];
  const found = readPension(
    [180, [40, 'Returns up to 31 October 2024', 10]],
    [196, [284, 'Equity Sub-Fund / Debt Sub-Fund / Money Market Sub-Fund']],
    cells(210, '1 month', ['-2.48%', '14.76%', '15.37%']),
    cells(222, '6 months', ['-7.63%', '17.77%', '18.00%']),
    cells(234, '1 year', ['-7.30%', '20.19%', '20.25%']),
  );
  expect(found?.reported_returns.map((row) => [row.sub_fund_key, row.period_key, row.fund_return_percent])).toEqual([
    ['EQUITY', '1M', '-2.48'],
    ['EQUITY', '6M', '-7.63'],
    ['EQUITY', '1Y', '-7.30'],
    ['DEBT', '1M', '14.76'],
    ['DEBT', '6M', '17.77'],
    ['DEBT', '1Y', '20.19'],
    ['MONEY_MARKET', '1M', '15.37'],
    ['MONEY_MARKET', '6M', '18.00'],
    ['MONEY_MARKET', '1Y', '20.25'],
  ]);
});

it('rupees of a hundred are shares, with the hundred before or after its currency', () => {
  const { allocations } = readPage([
    ...INCOME_FUND,
    [180, [40, 'Out of every Rs. 100 of total assets', 10]],
    [196, [40, 'Rs. 72.10'], [120, 'T-Bills']],
    [208, [40, 'Rs. 17.00'], [120, 'Bank deposits']],
    [220, [40, 'Rs. 10.90'], [120, 'Others']],
  ]);
  expect(allocations.map(({ percent_of_total_assets }) => percent_of_total_assets)).toEqual([
    '72.10',
    '17.00',
    '10.90',
  ]);
});

it.each(['Since launch', '1 month', '12 months', 'Since 1 July'])('%s is no name of a benchmark', (text) => {
  expect(fitsValue({ kind: 'fact', fact: 'benchmark', inside: '', plan: null }, text)).toBe(false);
});

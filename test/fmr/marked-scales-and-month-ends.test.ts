import { describe, expect, it } from 'vitest';
import type { PdfPage, Word } from '#documents/pdf/page-words.ts';
import type { KnownFund } from '#domain/known-fund.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { pageOf, readPage, type Line } from './placed-words.ts';

const HEAD: Line[] = [
  [40, [40, 'Sample Income Fund', 16]],
  [60, [40, 'Month ended 30 June 2024']],
];
const FACTS: Line[] = [
  [100, [40, 'Fund type'], [160, 'Open-end']],
  [112, [40, 'Category'], [160, 'Income']],
  [124, [40, 'Launch date'], [160, '12 May 2010']],
  [136, [40, 'Trustee'], [160, 'Sample Trustee Limited']],
];
const FUND: KnownFund = { name: 'Sample Income Fund', other_names: [], amc: 'Sample', family: null, asset_class: null };
const read = (page: PdfPage) => readReport({ pages: [page] }, { funds: [FUND] }).fragments[0];

describe('a scale of risk profiles', () => {
  const OPTIONS = ['Very Low', 'Low', 'Medium', 'High', 'Very High'];
  const scale: Line[] = [
    [160, [40, 'Risk profile', 9]],
    [174, ...OPTIONS.map((option, at): [number, string] => [40 + 70 * at, option])],
  ];
  const paint = (page: PdfPage, chosen: (word: Word) => boolean): PdfPage => ({
    ...page,
    words: page.words.map((word) => (chosen(word) ? { ...word, color: '#ffffff' } : word)),
    shades: page.words.filter(chosen).map(({ x0, x1, y0, y1 }) => ({ x0, x1, y0, y1, color: '#104030' })),
  });
  const isOption =
    (at: number) =>
    ({ baseline, x0 }: Word): boolean =>
      baseline === 174 && x0 >= 40 + 70 * at && x0 < 110 + 70 * at;

  it.each([0, 2, 4])('states the option that is set apart (%d)', (at) => {
    const page = paint(pageOf([...HEAD, ...FACTS, ...scale]), isOption(at));
    expect(read(page)?.risk_profile_raw).toBe(OPTIONS[at]);
  });

  it('states none if no option is set apart, or two are', () => {
    const plain = pageOf([...HEAD, ...FACTS, ...scale]);
    expect(read(plain)?.risk_profile_raw).toBeNull();
    expect(read(paint(plain, (word) => isOption(1)(word) || isOption(3)(word)))?.risk_profile_raw).toBeNull();
  });

  it('states the option that a marker points at', () => {
    const marked = pageOf([...HEAD, ...FACTS, ...scale, [186, [184, '▲']]]);
    expect(read(marked)?.risk_profile_raw).toBe('Medium');
  });
});

it('a label that is set in under a head has the meaning of both', () => {
  const page = readPage([
    ...HEAD,
    [100, [40, 'Scheme', 9]],
    [112, [48, 'Category'], [160, 'Income']],
    [124, [48, 'Type'], [160, 'Open-end']],
    [140, [40, 'Rating', 9]],
    [152, [48, 'Fund'], [160, 'AA(f) PACRA 22 Mar 2024']],
    [164, [48, 'Management company'], [160, 'AM2++ PACRA 16 Feb 2024']],
    [180, [40, 'Load', 9]],
    [192, [48, 'Front-end'], [160, '1.50%']],
    [204, [48, 'Back-end'], [160, '0.75%']],
    [220, [40, 'Parties', 9]],
    [232, [48, 'Trustee'], [160, 'Sample Trustee Limited']],
  ]);
  expect(page.ratings.map((one) => [one.rating_type, one.rating_raw])).toEqual([
    ['FUND_STABILITY', 'AA(f)'],
    ['ASSET_MANAGER', 'AM2++'],
  ]);
  expect(page.fees.map((fee) => [fee.fee_type, fee.value_percent])).toEqual([
    ['FRONT_END_LOAD', '1.50'],
    ['BACK_END_LOAD', '0.75'],
  ]);
  expect(page.parties.map((party) => [party.role, party.organization_raw])).toEqual([
    ['TRUSTEE', 'Sample Trustee Limited'],
  ]);
});

it('columns of month ends give the price and size of the report’s month, and no returns', () => {
  const page = readPage([
    ...HEAD,
    ...FACTS,
    [170, [40, 'Twelve months', 10]],
    [
      186,
      [40, 'Month-end'],
      [150, 'Net assets (PKR mn)'],
      [260, 'NAV (PKR)'],
      [340, 'Fund (%)'],
      [420, 'Benchmark (%)'],
    ],
    ...['Feb-24', 'Mar-24', 'Apr-24', 'May-24', 'Jun-24'].map((month, at): Line => [
      200 + 12 * at,
      [40, month],
      [180, `1,23${at}.5`],
      [270, `10${at}.1234`],
      [350, `1.${at}1`],
      [440, `1.${at}2`],
    ]),
  ]);
  expect([page.nav_per_unit, page.net_assets ?? page.fund_size]).toEqual(['104.1234', '1234500000']);
  expect(page.reported_returns.map((one) => [one.period_label_raw, one.fund_return_percent])).toEqual([
    ['Feb-24', '1.01'],
    ['Mar-24', '1.11'],
    ['Apr-24', '1.21'],
    ['May-24', '1.31'],
    ['Jun-24', '1.41'],
  ]);
  expect(page.withheld).toEqual([]);
});

it('a share under the name of a holding is that holding’s', () => {
  const page = readPage([
    ...HEAD,
    ...FACTS,
    [170, [40, 'Largest investments, % of total assets', 10]],
    [186, [40, 'Sample Cement']],
    [198, [40, '8.55 Cement']],
    [214, [40, 'Sample Bank']],
    [226, [40, '5.10 Commercial Banks']],
  ]);
  expect(page.holdings.map((one) => [one.name_raw, one.percent_of_total_assets])).toEqual([
    ['Sample Cement', '8.55'],
    ['Sample Bank', '5.10'],
  ]);
});

it('a table of ratings has the current grade, its agency and its day, and not the previous grade', () => {
  const page = readPage([
    ...HEAD,
    ...FACTS,
    [170, [40, 'Ratings'], [160, 'Current'], [220, 'Previous'], [290, 'Agency'], [350, 'Assigned on']],
    [184, [40, 'Fund'], [160, 'AA(f)'], [220, 'A+(f)'], [290, 'VIS'], [350, '17-Jan-2024']],
    [196, [40, 'Management company'], [160, 'AM2+'], [220, 'AM3'], [290, 'PACRA'], [350, '31-Dec-2023']],
  ]);
  const ratings = page.ratings.map((one) => [one.rating_type, one.rating_raw, one.rating_agency, one.rating_date]);
  expect(ratings).toEqual([
    ['FUND_STABILITY', 'AA(f)', 'VIS', '2024-01-17'],
    ['ASSET_MANAGER', 'AM2+', 'PACRA', '2023-12-31'],
  ]);
});

it('the periods under the title of an expense ratio are no returns', () => {
  const page = readPage([
    ...HEAD,
    ...FACTS,
    [170, [40, 'Expense ratio with levies, %', 10]],
    [186, [160, 'Month'], [240, 'Year to date']],
    [198, [40, 'Sample Income Fund'], [160, '0.41'], [240, '0.47']],
  ]);
  expect(page.reported_returns).toEqual([]);
});

describe('a title at the foot of a page', () => {
  const page = (...more: Line[]): PdfPage => pageOf([[60, [40, 'Month ended 30 June 2024']], ...FACTS, ...more]);
  const FOOT: Line = [760, [40, 'Sample Income Fund', 18], [540, '7']];

  it('is no entry of a list for the page number beside it', () => {
    expect(read(page(FOOT))?.fund_name_raw).toBe('Sample Income Fund');
  });

  it('names the fund of all that is over it, not of the page before', () => {
    const OTHER: KnownFund = { ...FUND, name: 'Sample Cash Fund' };
    const figures = ['NAV', 'Offer price', 'Redemption price'].map((label, at): Line => [
      160 + 12 * at,
      [40, label],
      [160, `10${at}.1234`],
      [220, '1.10'],
      [280, '2.20'],
    ]);
    const first = pageOf([...HEAD.map((line): Line => line), ...FACTS]);
    const named = {
      ...first,
      words: first.words.map((word) => (word.text === 'Income' && word.size > 10 ? { ...word, text: 'Cash' } : word)),
    };
    const second = { ...page(...figures, [760, [40, 'Sample Income Fund', 18]]), page_number: 2 };
    const { fragments } = readReport({ pages: [named, second] }, { funds: [FUND, OTHER] });
    expect(fragments.map((one) => [one.page_number, one.fund_name_raw])).toEqual([
      [1, 'Sample Cash Fund'],
      [2, 'Sample Income Fund'],
    ]);
  });
});

it('the day on which a report was run is not its month', () => {
  const page = readPage([[24, [40, 'RUN 09-JUL-2024']], ...HEAD, ...FACTS]);
  expect(page.report_month).toBe('2024-06');
});

it('a column without a head leaves it open whose the other unknown column is', () => {
  const page = readPage([
    ...HEAD,
    ...FACTS,
    [170, [40, 'Performance', 10]],
    [186, [40, 'Period'], [240, 'Benchmark'], [330, 'Average']],
    [198, [40, '3 months'], [160, '1.10'], [240, '1.20'], [330, '1.30']],
    [210, [40, '1 year'], [160, '2.10'], [240, '2.20'], [330, '2.30']],
  ]);
  expect(page.reported_returns.map((one) => one.fund_return_percent)).toEqual([null, null]);
});

describe('a page in a typewriter font', () => {
  const SIZE = 9;
  const typed = (lines: readonly string[]): PdfPage => {
    const words = lines.flatMap((line, at) =>
      [...line.matchAll(/\S+/g)].map((match): Word => {
        const baseline = 40 + 12 * at;
        const x0 = 30 + 0.6 * SIZE * match.index;
        const box = { x0, x1: x0 + 0.6 * SIZE * match[0].length, y0: baseline - 0.7 * SIZE, y1: baseline + 0.2 * SIZE };
        return { ...box, text: match[0], baseline, size: SIZE, bold: false, color: '#000000' };
      }),
    );
    return { ...pageOf([]), words };
  };
  const page = typed([
    'FUND MANAGER REPORT AS ON JUNE 30, 2024',
    '==========================================================',
    '               SAMPLE INCOME FUND (SIF)',
    '==========================================================',
    '',
    'CATEGORY          : Income',
    'LAUNCH DATE       : 12-MAY-2010',
    'BENCHMARK         : 70% 3-M PKRV + 30% 3-M',
    '                    Deposit Rate of Banks',
    'TRUSTEE           : Sample Trustee Limited',
    'RISK PROFILE      : Medium',
    'AUDITOR           : Sample Auditors & Co.',
    'MANAGEMENT FEE    : 1.25% of the net assets of the fund',
    '',
    'ASSET ALLOCATION (% OF TOTAL ASSETS)',
    '-----------------------------------------',
    'T-Bills                     49.6    **********',
    'Bank Deposits               48.3    **********',
    'Others                       2.1    *',
  ]);

  it('keeps words with one blank together, and reads rules and bars of characters as such', () => {
    const found = read(page);
    expect([found?.fund_name_raw, found?.benchmark_raw, found?.risk_profile_raw, found?.launch_date]).toEqual([
      'SAMPLE INCOME FUND (SIF)',
      '70% 3-M PKRV + 30% 3-M Deposit Rate of Banks',
      'Medium',
      '2010-05-12',
    ]);
    expect(found?.allocations.map((one) => [one.label_raw, one.current_period])).toEqual([
      ['T-Bills', '49.6'],
      ['Bank Deposits', '48.3'],
      ['Others', '2.1'],
    ]);
  });
});

it('a cell that cannot be read in a table of sub-funds makes no other cell of its row the whole fund’s', () => {
  const schemes = ['EQUITY', 'DEBT'].map((asset_class): KnownFund => ({
    ...FUND,
    name: 'Sample Pension Fund',
    family: 'Sample Pension Fund',
    asset_class,
  }));
  const page = pageOf([
    [40, [40, 'Sample Pension Fund', 16]],
    [60, [40, 'Month ended 30 June 2024']],
    [170, [200, 'Equity Sub-Fund'], [340, 'Debt Sub-Fund']],
    [184, [40, 'Net assets'], [200, 'Rs. 882 million'], [340, 'Rs. 1 billion 50 billion']],
    [196, [40, 'NAV per unit'], [200, 'Rs. 272.3674'], [340, 'Rs. 234.3993']],
    [208, [40, 'Units outstanding'], [200, '3,238,911'], [340, '4,481,556']],
    [220, [40, '1 month'], [200, '5.05 / 5.76'], [340, '21.04 / 20.31']],
    [232, [40, '3 months'], [200, '9.06 / 10.21'], [340, '21.38 / 21.01']],
    [244, [40, 'Expense ratio'], [200, '2.38% MTD, 2.57% YTD'], [340, '1.52% MTD, 1.73% YTD']],
  ]);
  const { fragments } = readReport({ pages: [page] }, { funds: schemes });
  expect(fragments.map((one) => [one.net_assets, one.fund_size])).toEqual([[null, null]]);
  expect(fragments[0]?.sub_funds.map((one) => one.nav_per_unit)).toEqual(['272.3674', '234.3993']);
});

it('a designation left of a name makes a person, and shortened labels of minimum amounts are understood', () => {
  const page = readPage([
    ...HEAD,
    ...FACTS,
    [148, [40, 'Auditor'], [160, 'Sample Auditors & Co.']],
    [160, [40, 'Chief Executive'], [160, 'Nadia Sample']],
    [172, [40, 'Min. Initial Inv.'], [160, 'Rs. 10,000/-']],
    [182, [40, 'Min. Subsequent Inv.: Rs. 5,000/-']],
  ]);
  const people = page.parties.filter(({ name_raw }) => name_raw !== null);
  expect(people.map((one) => [one.name_raw, one.designation_raw])).toEqual([['Nadia Sample', 'Chief Executive']]);
  expect([page.minimum_initial_investment, page.minimum_subsequent_investment]).toEqual(['10000', '5000']);
});

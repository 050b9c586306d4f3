/** Pages that are set as a design agency does it: strips with coloured fields, cards, gauges, tiles and bars. */
import { describe, expect, it } from 'vitest';
import type { Shade } from '#documents/pdf/page-words.ts';
import { FundOwners } from '#sources/fmr/identity/fund-owners.ts';
import { listBlocks } from '#sources/fmr/ink/blocks.ts';
import { listTextLines } from '#sources/fmr/ink/text-cells.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { isKnownLabel } from '#sources/fmr/meaning/label-meaning.ts';
import { isInStrip, listScopeHeadings, scopeAt } from '#sources/fmr/regions/scopes.ts';
import { SubFundNames } from '#sources/fmr/regions/sub-fund-names.ts';
import { joinSplitNames } from '#sources/fmr/regions/split-names.ts';
import { fundOf, INCOME_FUND, pageOf, readPage, type Line } from './placed-words.ts';

const readWith = (lines: readonly Line[], shades: readonly Shade[]) =>
  readReport({ pages: [{ ...pageOf(lines), shades }] }, { funds: [] }).fragments[0];
const field = (x0: number, y0: number, x1: number, y1: number, color = '#204060'): Shade => ({ x0, y0, x1, y1, color });

describe('strips across a page with the names of sub-funds in fields', () => {
  const FUNDS = ['EQUITY', 'DEBT', 'MONEY_MARKET'].map((part) => fundOf('Sample Pension Fund', part));
  const HEAD: readonly Line[] = [
    [40, [40, 'Sample Pension Fund', 16]],
    [60, [40, 'Data as of 31 October 2024']],
    [80, [40, 'Category'], [140, 'Voluntary Pension Scheme']],
    [92, [40, 'Launch Date'], [140, '12-Nov-2014']],
  ];
  // The name is in the middle of its field, and the first rows of its strip are above it.
  const strip = (y: number, name: string, nav: string, month: string): Line[] => [
    [y + 12, [200, 'NAV per unit'], [290, nav], [400, 'Returns (%)', 9]],
    [y + 26, [400, '1 month'], [480, month]],
    [y + 40, [50, name, 10], [400, '1 year'], [480, '20.10']],
  ];
  const LINES: readonly Line[] = [
    ...HEAD,
    ...strip(110, 'Equity Sub Fund', '101.1111', '1.11'),
    ...strip(190, 'Debt Sub Fund', '202.2222', '2.22'),
    ...strip(270, 'Money Market Sub Fund', '303.3333', '3.33'),
  ];
  const read = (shades: readonly Shade[]): unknown => {
    const page = { ...pageOf(LINES), shades };
    const [fragment] = readReport({ pages: [page] }, { funds: FUNDS }).fragments;
    return fragment?.sub_funds.map((part) => [
      part.nav_per_unit,
      fragment.reported_returns
        .filter((row) => row.sub_fund_key === part.sub_fund_key)
        .map((row) => row.fund_return_percent),
    ]);
  };

  it('everything level with a field is of the name in it', () => {
    expect(read([110, 190, 270].map((y) => field(40, y, 190, y + 74)))).toEqual([
      ['101.1111', ['1.11', '20.10']],
      ['202.2222', ['2.22', '20.10']],
      ['303.3333', ['3.33', '20.10']],
    ]);
  });

  it('what begins in the margins of two fields side by side is of the right one', () => {
    const lines: readonly Line[] = [
      [110, [46, 'Equity Sub Fund', 9], [212, 'Debt Sub Fund', 9], [372, 'Money Market Sub Fund', 9]],
      [136, [39, 'Equities'], [205, 'Treasury Bills'], [365, 'Bank Balances']],
    ];
    const shades = [field(40, 100, 200, 114), field(206, 100, 362, 114), field(366, 100, 526, 114)];
    const page = { ...pageOf(lines), shades };
    const names = new SubFundNames('Sample Pension Fund', FUNDS, true);
    const blocks = listBlocks(page, listTextLines(page), isKnownLabel);
    const headings = listScopeHeadings({ page, blocks, turned: [], body: 8 }, names);
    expect(blocks.slice(-3).map((block) => [block.text, scopeAt(headings, block)?.block.text])).toEqual([
      ['Equities', 'Equity Sub Fund'],
      ['Treasury Bills', 'Debt Sub Fund'],
      ['Bank Balances', 'Money Market Sub Fund'],
    ]);
  });

  it('tables side by side in a strip are parted at their titles', () => {
    const lines: readonly Line[] = [
      ...HEAD,
      [122, [200, 'Asset Allocation (%)', 9], [400, 'Monthly Returns', 9]],
      [136, [270, 'Sep-24'], [310, 'Oct-24'], [410, 'Aug-24'], [450, 'Sep-24'], [490, 'Oct-24']],
      [148, [50, 'Equity Sub Fund', 10], [200, 'Equities'], [270, '90.6%'], [310, '93.3%']],
      [148, [410, '1.10%'], [450, '2.20%'], [490, '3.30%']],
      [160, [200, 'Cash'], [270, '9.4%'], [310, '6.7%']],
      ...strip(190, 'Debt Sub Fund', '202.2222', '2.22'),
    ];
    const shades = [110, 190].map((y) => field(40, y, 190, y + 74));
    const [fragment] = readReport({ pages: [{ ...pageOf(lines), shades }] }, { funds: FUNDS }).fragments;
    expect(fragment?.allocations.map((row) => [row.label_raw, row.current_period])).toEqual([
      ['Equities', '93.3'],
      ['Cash', '6.7'],
    ]);
    expect(
      fragment?.reported_returns.map((row) => [row.period_label_raw, row.fund_return_percent]).slice(0, 3),
    ).toEqual([
      ['Aug-24', '1.10'],
      ['Sep-24', '2.20'],
      ['Oct-24', '3.30'],
    ]);
  });

  it('fields that do not part what is right of them head no strips', () => {
    const shades = [110, 190, 270].map((y) => field(40, y + 30, 190, y + 70));
    expect(read(shades)).toEqual(read([]));
  });
});

it('the name of a plan in the middle of two rows is of both, and what is over its line is not of the fund', () => {
  const plan = (y: number, name: string): Line[] => [
    [y, [160, 'Plan'], [250, '4.24%'], [330, '9.13%']],
    [y + 6, [40, name, 8.1]],
    [y + 12, [160, 'Benchmark'], [250, '2.73%'], [330, '5.50%']],
  ];
  const lines = [...plan(170, 'Sample Brave Plan'), ...plan(196, 'Sample Steady Plan')];
  const page = pageOf([[140, [40, 'Performance', 9]], [154, [250, 'Oct-24'], [330, 'FYTD']], ...lines]);
  const names = new SubFundNames(
    'Sample Allocation Fund',
    ['Sample Brave Plan', 'Sample Steady Plan'].map((name) => fundOf(name)),
    false,
  );
  const blocks = listBlocks(page, listTextLines(page), isKnownLabel);
  const headings = listScopeHeadings({ page, blocks, turned: [], body: 8 }, names);
  const rows = blocks.filter(({ text }) => text === 'Plan');
  expect(rows.map((row) => scopeAt(headings, row)?.isUnknown)).toEqual([true, true]);
  // Their heads are over all of them: they are withheld with the table, not read apart from it.
  expect(headings.some((heading) => blocks.some((block) => isInStrip(heading, block)))).toBe(false);
});

it('a large title in a panel is the page’s although figures are level with it', () => {
  const FUNDS = ['Sample Growth Fund', 'Sample Islamic Cash Fund'].map((name) => fundOf(name));
  const first = pageOf([
    [40, [40, 'Sample Growth Fund', 16]],
    [60, [40, 'Data as of 31 October 2024']],
    [92, [40, 'Launch Date'], [140, '12-Nov-2014']],
    [104, [40, 'Trustee'], [140, 'CDC']],
  ]);
  const second = pageOf([
    [20, [30, 'October 2024']],
    [180, [30, 'Sample Islamic', 25]],
    [210, [30, 'Cash Fund', 25]],
    [186, [330, 'Launch Date'], [430, '21-Jan-2019']],
    [198, [330, 'NAV per unit'], [430, '105.2673']],
    [210, [330, 'Management fee'], [430, '1.25%']],
    [222, [330, 'Trustee'], [430, 'CDC']],
  ]);
  const { fragments } = readReport({ pages: [first, { ...second, page_number: 2 }] }, { funds: FUNDS });
  expect(fragments.map((each) => [each.fund_name_raw, each.launch_date])).toEqual([
    ['Sample Growth Fund', '2014-11-12'],
    ['Sample Islamic Cash Fund', '2019-01-21'],
  ]);
});

it('the name of a plan that is broken where its line had space left is one name', () => {
  const names = new SubFundNames('Sample Allocation Fund', [fundOf('Sample Brave Allocation Plan')], false);
  const page = pageOf([
    [100, [40, 'Sample Brave', 12]],
    [114, [40, 'Allocation Plan', 12]],
    [140, [40, 'NAV per unit'], [140, '10.1234']],
  ]);
  const lines = listTextLines(page);
  // As the reader of lines leaves them: each a block.
  const blocks = lines.flatMap((line) => listBlocks(page, [line], () => false));
  const joined = joinSplitNames({ page, blocks, turned: [], body: 8 }, names).blocks.map(({ text }) => text);
  expect(joined).toEqual(['Sample Brave Allocation Plan', 'NAV per unit', '10.1234']);
});

describe('a gauge of risk profiles', () => {
  const gauge: readonly Line[] = [
    [160, [60, 'Risk profile', 9]],
    [176, [80, 'Medium', 6]],
    [186, [50, 'Low', 6], [120, 'High', 6]],
  ];

  it('states the option that is repeated in larger letters', () => {
    expect(readPage([...INCOME_FUND, ...gauge, [210, [80, 'High', 12]]]).risk_profile_raw).toBe('High');
  });

  it('states none if no option is repeated', () => {
    const fee: Line = [230, [40, 'Management fee'], [140, '1.25%']];
    expect(readPage([...INCOME_FUND, ...gauge, fee]).risk_profile_raw).toBeNull();
  });
});

describe('returns', () => {
  const returnsOf = (lines: readonly Line[], shades: readonly Shade[] = []): unknown =>
    readWith([...INCOME_FUND, ...lines], shades)?.reported_returns.map((row) => [
      row.period_label_raw,
      row.fund_return_percent,
      row.benchmark_return_percent,
    ]);

  it('on both sides of their periods are those of the series over each side', () => {
    const lines: readonly Line[] = [
      [140, [60, 'Returns', 9]],
      [156, [90, 'SIF'], [250, 'Benchmark']],
      [170, [60, '1.10%'], [160, '1 month'], [280, '1.00%']],
      [184, [100, '9.90%'], [150, '3 years CAGR'], [250, '9.50%']],
      [198, [80, '7.70%'], [140, 'Since inception CAGR'], [265, '7.20%']],
    ];
    expect(returnsOf(lines)).toEqual([
      ['1 month', '1.10', '1.00'],
      ['3 years CAGR', '9.90', '9.50'],
      ['Since inception CAGR', '7.70', '7.20'],
    ]);
  });

  it('right of a period are not the fund’s if others left of it could not be placed', () => {
    const lines: readonly Line[] = [
      [140, [40, 'Returns', 9]],
      [156, [130, 'Zief'], [250, 'Benchmark']],
      [170, [106, '-3.00%'], [174, 'Month to Date'], [266, '-3.94%']],
      [184, [108, '4.89%'], [178, 'Year to Date'], [260, '3.81%']],
      [198, [106, '-2.50%'], [182, '365 Days'], [254, '-0.20%']],
      [212, [88, '8.67%'], [173, '3 Years CAGR'], [276, '5.38%']],
      [226, [69, '12.28%'], [173, '5 Years CAGR'], [284, '8.44%']],
      [240, [96, '6.57%'], [160, 'Since Inception CAGR'], [269, '4.26%']],
      [254, [40, 'Benchmark: KMI-30 Index']],
      [280, [40, 'Management fee'], [140, '1.25%']],
      [292, [40, 'Auditor'], [140, 'Sample & Co.']],
    ];
    expect(returnsOf(lines)).toContainEqual(['3 Years CAGR', '8.67', '5.38']);
    expect(returnsOf(lines)).not.toContainEqual(['Since Inception CAGR', '4.26', null]);
  });

  it('over and under a line of periods are those of the names left of each row', () => {
    const lines: readonly Line[] = [
      [140, [40, 'Performance', 9]],
      [156, [40, 'SIF'], [140, '1.10%'], [220, '3.30%'], [300, '9.90%']],
      [172, [138, '1 month'], [216, '3 months'], [300, '1 year']],
      [184, [40, 'Benchmark'], [140, '1.00%'], [220, '3.00%'], [300, '9.00%']],
    ];
    expect(returnsOf(lines)).toEqual([
      ['1 month', '1.10', '1.00'],
      ['3 months', '3.30', '3.00'],
      ['1 year', '9.90', '9.00'],
    ]);
  });

  it('in one card are not joined with what is level with them in the next', () => {
    const lines: readonly Line[] = [
      [140, [60, 'Performance', 9], [320, 'Asset Allocation (%)', 9]],
      [156, [140, 'Fund'], [200, 'Benchmark'], [330, 'Equities'], [380, 'Bonds'], [430, 'Cash']],
      [170, [60, '1 month'], [140, '1.10%'], [200, '1.00%'], [330, '60.3%'], [380, '33.0%'], [430, '6.7%']],
      [184, [60, '3 months'], [140, '3.30%'], [200, '3.00%']],
    ];
    const cards = [field(50, 125, 310, 200, '#eeeeee'), field(315, 125, 560, 200, '#eeeeee')];
    expect(returnsOf(lines, cards)).toEqual([
      ['1 month', '1.10', '1.00'],
      ['3 months', '3.30', '3.00'],
    ]);
    expect(readWith([...INCOME_FUND, ...lines], cards)?.allocations.map((row) => row.label_raw)).toEqual([
      'Equities',
      'Bonds',
      'Cash',
    ]);
  });

  it('under `Month by month` with the short form of the fund are the fund’s', () => {
    const lines: readonly Line[] = [
      [140, [40, 'Month by month: SIF', 9]],
      [154, [40, 'Aug-24'], [140, '1.10']],
      [166, [40, 'Sep-24'], [140, '2.20']],
      [178, [40, 'Oct-24'], [140, '3.30']],
    ];
    expect(returnsOf(lines)).toEqual([
      ['Aug-24', '1.10', null],
      ['Sep-24', '2.20', null],
      ['Oct-24', '3.30', null],
    ]);
  });

  it('of the last 365 days are those of a year', () => {
    const lines: readonly Line[] = [
      [140, [40, 'Performance', 9]],
      [156, [140, 'Fund'], [200, 'Benchmark']],
      [170, [40, 'Last 365 days'], [140, '9.90'], [200, '9.50']],
    ];
    expect(readPage([...INCOME_FUND, ...lines]).reported_returns.map((row) => row.period_key)).toEqual(['1Y']);
  });
});

describe('shares of two dates', () => {
  const sharesOf = (lines: readonly Line[], shades: readonly Shade[]): unknown =>
    readWith([...INCOME_FUND, ...lines], shades)?.allocations.map((row) => [
      row.label_raw,
      row.current_period,
      row.previous_period,
    ]);

  it('on bars under each label are those of the dates whose colour the bars have', () => {
    const lines: Line[] = [
      [140, [40, 'Asset Allocation (% of total assets)', 9]],
      [154, [52, '31 October 2024'], [152, '30 September 2024']],
    ];
    const shades = [field(40, 148, 47, 155, '#800000'), field(140, 148, 147, 155, '#ffcccc')];
    for (const [at, [label, now, before]] of [
      ['TFCs', '60.5%', '58.1%'],
      ['T-Bills', '30.2%', '31.4%'],
      ['Others', '9.3%', '10.5%'],
    ].entries()) {
      const y = 174 + 36 * at;
      const [one, other] = [now, before].map((share = '') => 40 + 3 * Number.parseFloat(share));
      lines.push(
        [y, [40, label ?? '']],
        [y + 12, [(one ?? 0) + 4, now ?? '']],
        [y + 22, [(other ?? 0) + 4, before ?? '']],
      );
      shades.push(field(40, y + 5, one ?? 0, y + 13, '#800000'), field(40, y + 15, other ?? 0, y + 23, '#ffcccc'));
    }
    expect(sharesOf(lines, shades)).toEqual([
      ['TFCs', '60.5', '58.1'],
      ['T-Bills', '30.2', '31.4'],
      ['Others', '9.3', '10.5'],
    ]);
  });

  it('in the tiles of one card are those of the note in it, however few tiles are level', () => {
    const lines: readonly Line[] = [
      [140, [40, 'Where we invest (% of total assets)', 9]],
      [156, [40, 'Equities']],
      [166, [40, '93.3%', 9]],
      [175, [40, '90.6%']],
      [190, [40, 'Cash'], [120, 'Others']],
      [200, [40, '5.8%', 9], [120, '0.9%', 9]],
      [209, [40, '8.1%'], [120, '1.3%']],
      [224, [40, 'Large figures: Oct 31, 2024. Small figures: Sep 30, 2024.']],
    ];
    expect(sharesOf(lines, [field(30, 125, 300, 235, '#eeeeee')])).toEqual([
      ['Equities', '93.3', '90.6'],
      ['Cash', '5.8', '8.1'],
      ['Others', '0.9', '1.3'],
    ]);
  });

  it('in tiles are those of the dates that a note names for large and small figures, beside tiles with another note', () => {
    const tile = (x: number, y: number, label: string, upper: string, lower: string): Line[] => [
      [y, [x, label]],
      [y + 10, [x, upper, 9]],
      [y + 19, [x, lower]],
    ];
    const lines: readonly Line[] = [
      [140, [40, 'Asset Allocation (% of total assets)', 9]],
      ...tile(40, 156, 'Equities', '93.3%', '90.6%'),
      ...tile(40, 190, 'Cash', '5.8%', '8.1%'),
      ...tile(120, 190, 'Others', '0.9%', '1.3%'),
      [222, [40, 'Large figures: Oct 31, 2024. Small figures: Sep 30, 2024.']],
      [244, [40, 'Monthly Returns', 9]],
      ...tile(40, 260, 'Aug-24', '1.10%', '1.00%'),
      ...tile(120, 260, 'Sep-24', '2.20%', '2.00%'),
      ...tile(200, 260, 'Oct-24', '3.30%', '3.00%'),
      [292, [40, 'Bold: SIF. Below it: Benchmark.']],
    ];
    expect(sharesOf(lines, [])).toEqual([
      ['Equities', '93.3', '90.6'],
      ['Cash', '5.8', '8.1'],
      ['Others', '0.9', '1.3'],
    ]);
    expect(
      readPage([...INCOME_FUND, ...lines]).reported_returns.map((row) => [
        row.period_label_raw,
        row.fund_return_percent,
        row.benchmark_return_percent,
      ]),
    ).toEqual([
      ['Aug-24', '1.10', '1.00'],
      ['Sep-24', '2.20', '2.00'],
      ['Oct-24', '3.30', '3.00'],
    ]);
  });
});

describe('two funds side by side', () => {
  const column = (x: number, name: string, nav: string): Line[] => [
    [60, [x, name, 14]],
    [80, [x, 'Category'], [x + 100, 'Income']],
    [92, [x, 'Launch Date'], [x + 100, '12-Nov-2014']],
    [104, [x, 'Trustee'], [x + 100, 'CDC']],
    [116, [x, 'Auditor'], [x + 100, 'Sample & Co.']],
    [128, [x, 'Par value'], [x + 100, 'Rs. 100']],
    [140, [x, 'Pricing'], [x + 100, 'Forward']],
    [160, [x, 'Key Figures', 9]],
    [174, [x, 'Net Assets'], [x + 100, '1,234.5']],
    [186, [x, 'NAV per Unit (PKR)'], [x + 100, nav]],
    [198, [x, 'Total Expense Ratio (YTD)'], [x + 110, '0.99%']],
  ];
  const FUNDS = ['Sample Cash Fund', 'Sample Income Fund'].map((name) => fundOf(name));
  const lines: readonly Line[] = [
    [14, [40, 'Fund Manager Report'], [330, 'October 2024']],
    [38, [330, 'All amounts in PKR million unless stated otherwise']],
    ...column(40, 'Sample Cash Fund', '101.1111'),
    ...column(330, 'Sample Income Fund', '202.2222'),
    [700, [40, 'A note for both funds, which runs across the whole page and far beyond its middle, as such notes do']],
    [730, [40, 'Asset Manager Rating: AM2+ by PACRA']],
  ];
  const { fragments } = readReport({ pages: [pageOf(lines)] }, { funds: FUNDS });

  it('share the unit that the head of the page states', () => {
    expect(fragments.map(({ net_assets }) => net_assets)).toEqual(['1234500000', '1234500000']);
  });

  it('share the foot that runs across under both', () => {
    expect(fragments.map(({ ratings }) => ratings.map((row) => row.rating_raw))).toEqual([['AM2+'], ['AM2+']]);
  });
});

it('a short form of a fund may have the consonants of its first word', () => {
  const funds = ['Samplepur Stock Fund', 'Samplepur Cash Fund'].map((name) => fundOf(name));
  const owners = new FundOwners(['Samplepur Stock Fund'], funds[0] ?? null, funds);
  expect(['SMSF', 'SSF', 'SMCF', 'SXSF'].map((text) => owners.find(text))).toEqual(['OWN', 'OWN', 'OTHER', undefined]);
});

describe('facts', () => {
  it('a date centred under `Launch Date` near the head of a page is not its month', () => {
    const page = readPage([
      [14, [300, 'Report for the month of October 2024']],
      [32, [40, 'Sample Income Fund', 16]],
      [48, [340, 'Launch Date', 7], [440, 'Risk Profile', 7]],
      [60, [326, 'August 21, 2014', 9], [440, 'Moderate', 9]],
      [92, [40, 'Category'], [140, 'Income']],
      [104, [40, 'Trustee'], [140, 'CDC']],
      [116, [40, 'Management fee'], [140, '1.25%']],
      [128, [40, 'Auditor'], [140, 'Sample & Co.']],
    ]);
    expect([page.report_date, page.problems]).toEqual(['2024-10-31', []]);
  });

  it('the last line of a sentence does not state the month of the report', () => {
    const page = readPage([
      ...INCOME_FUND.filter(([y]) => y !== 60),
      [116, [40, 'Management fee'], [140, '1.25%']],
      [128, [40, 'Auditor'], [140, 'Sample & Co.']],
      [140, [40, 'NAV per unit'], [140, '10.1234']],
      [700, [40, 'The provision for the welfare fund was reversed in', 7]],
      [720, [40, 'August 2021.', 7]],
    ]);
    expect(page.report_date).not.toBe('2021-08-31');
  });

  it('a grade with its agency and the same grade in a card are one rating', () => {
    const page = readPage([
      ...INCOME_FUND,
      [140, [40, 'NAV per Unit'], [140, 'Fund Stability Rating'], [260, 'Risk Profile'], [360, 'Launch Date']],
      [151, [40, '10.1234'], [140, 'AA(f)'], [260, 'Moderate'], [360, '12-Nov-2014']],
      [300, [40, 'Stability Rating'], [160, 'AA(f) by PACRA (October 12, 2023)']],
      [312, [40, 'AMC Rating'], [160, 'AM2+ by PACRA (November 24, 2023)']],
    ]);
    expect(page.ratings.map((row) => [row.rating_raw, row.rating_agency, row.rating_date])).toEqual([
      ['AA(f)', 'PACRA', '2023-10-12'],
      ['AM2+', 'PACRA', '2023-11-24'],
    ]);
  });

  it('the head over the grades of holdings is not the label of a rating', () => {
    const page = readPage([
      ...INCOME_FUND,
      [140, [40, 'Top Holdings (%)', 9]],
      [154, [40, 'Name'], [240, 'Weight'], [320, 'Rating']],
      [168, [40, 'Sample Bank TFC'], [240, '5.5'], [325, 'AA+']],
      [182, [40, 'Sample Sugar Sukuk'], [240, '4.4'], [325, 'AA']],
    ]);
    expect(page.ratings).toEqual([]);
  });

  it('`Units` with a number of them is the units in issue', () => {
    expect(readPage([...INCOME_FUND, [140, [40, 'Units 41,292,883']]]).units_outstanding).toBe('41292883');
  });
});

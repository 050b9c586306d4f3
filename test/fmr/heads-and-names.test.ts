/** Heads and labels that narrow columns break over lines or set close together, and the parts that headings open. */
import { expect, it } from 'vitest';
import { completeValue } from '#sources/fmr/candidates/complete-value.ts';
import { splitInline } from '#sources/fmr/candidates/inline-pairs.ts';
import type { LabelPair } from '#sources/fmr/candidates/label-pair.ts';
import { hasRestAbove } from '#sources/fmr/identity/rest-of-page.ts';
import { listBlocks, makeBlock, type Block } from '#sources/fmr/ink/blocks.ts';
import { widenHeads } from '#sources/fmr/ink/heads-in-cells.ts';
import { listTextLines } from '#sources/fmr/ink/text-cells.ts';
import type { LabelMeaning } from '#sources/fmr/match-label.ts';
import { isKnownLabel, labelMeaning } from '#sources/fmr/meaning/label-meaning.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { listScopeHeadings } from '#sources/fmr/regions/scopes.ts';
import { SubFundNames } from '#sources/fmr/regions/sub-fund-names.ts';
import { INCOME_FUND, fundOf, pageOf, readPage, readPension, type Line } from './placed-words.ts';

it('a period broken before its marked year is one head', () => {
  const { reported_returns } = readPage([
    ...INCOME_FUND,
    [130, [40, 'Performance', 10]],
    [144, [150, 'Oct-'], [200, 'FYTD-'], [250, 'FY-']],
    [153, [148, '2024*'], [199, '2025*'], [249, '2024*']],
    [168, [40, 'Fund'], [150, '17.1%'], [200, '16.6%'], [250, '11.4%']],
    [180, [40, 'Benchmark'], [150, '17.5%'], [200, '16.5%'], [250, '10.9%']],
  ]);
  expect(reported_returns.map((row) => [row.period_key, row.period_label_raw, row.fund_return_percent])).toEqual([
    ['MTD', 'Oct-2024*', '17.1'],
    ['FYTD', 'FYTD-2025*', '16.6'],
    ['FY', 'FY-2024*', '11.4'],
  ]);
});

it('a sub-fund’s name of two lines beside its figures labels their row, and heads no part of the page', () => {
  const row = (y: number, first: string, figures: readonly string[]): Line[] => [
    [y - 4.5, [40, first, 9]],
    [y + 4.5, [40, 'Sub-Fund', 9]],
    [y, ...figures.map((text, at): [number, string] => [180 + 60 * at, text])],
  ];
  const page = readPension(
    [130, [40, 'Performance', 11]],
    [146, [170, 'Unit price (Rs.)'], [240, 'Oct-2024'], [300, 'FYTD'], [360, '3 Years']],
    ...row(168, 'Equity', ['141.6452', '7.27%', '9.84%', '12.50%']),
    ...row(190, 'Debt', ['224.6682', '18.09%', '15.68%', '10.88%']),
    ...row(212, 'Money Market', ['221.1041', '15.65%', '15.60%', '10.36%']),
  );
  expect(page?.sub_funds.map((part) => [part.sub_fund_key, part.nav_per_unit])).toEqual([
    ['EQUITY', '141.6452'],
    ['DEBT', '224.6682'],
    ['MONEY_MARKET', '221.1041'],
  ]);
  expect(page?.reported_returns.map((each) => `${each.sub_fund_key} ${each.fund_return_percent}`)).toEqual(
    expect.arrayContaining(['EQUITY 7.27', 'DEBT 15.68', 'MONEY_MARKET 10.36']),
  );
});

it('a list under `Name` keeps its title, although the head of its figures has two lines around that word', () => {
  const { allocations, holdings } = readPage([
    ...INCOME_FUND,
    [130, [300, 'Top Holdings (as on October 31, 2024)', 9]],
    [141, [460, '% of Total', 8.5]],
    [146, [300, 'Name', 8.5]],
    [150, [40, 'Asset Allocation (% of Total Assets)', 9]],
    [151, [475, 'Assets', 8.5]],
    [164, [300, 'Ratodero Bank Limited TFC II'], [478, '7.58%']],
    [165, [150, 'Oct-24'], [200, 'Sep-24']],
    [176, [40, 'TFCs'], [150, '30.2%'], [200, '38.5%'], [300, 'Dokri Energy Limited Sukuk'], [478, '7.57%']],
    [188, [40, 'Bank deposits'], [150, '69.8%'], [200, '61.5%'], [300, 'Garhi Bank Limited TFC'], [478, '4.39%']],
  ]);
  expect(allocations.map((row) => row.label_raw)).toEqual(['TFCs', 'Bank deposits']);
  expect(holdings.map((row) => `${row.name_raw} ${row.percent_of_total_assets}`)).toEqual([
    'Ratodero Bank Limited TFC II 7.58',
    'Dokri Energy Limited Sukuk 7.57',
    'Garhi Bank Limited TFC 4.39',
  ]);
});

it('periods set so close that they look like one text head a column each', () => {
  const heads: Line = [144, [148, 'FYTD 180 Days 365 Days'], [252, '3 Yrs* Inception*']];
  const { reported_returns } = readPage([
    ...INCOME_FUND,
    [130, [40, 'Performance', 10]],
    heads,
    [158, [40, 'Fund'], [148, '1.81%'], [174, '(3.04)%'], [212, '(4.12)%'], [254, '7.63%'], [286, '1.98%']],
    [170, [40, 'Benchmark'], [148, '1.11%'], [174, '(1.97)%'], [216, '0.16%'], [254, '6.33%'], [286, '3.33%']],
  ]);
  expect(reported_returns.map((row) => `${row.period_label_raw}: ${row.fund_return_percent}`)).toEqual([
    'FYTD: 1.81',
    '180 Days: -3.04',
    '365 Days: -4.12',
    '3 Yrs*: 7.63',
    'Inception*: 1.98',
  ]);
});

it('one duration, one period and a list of values are not cut at their periods', () => {
  const { metrics, reported_returns } = readPage([
    ...INCOME_FUND,
    [120, [40, 'Weighted Average Maturity'], [160, '1 year 6 months']],
    [134, [40, 'Expense ratio'], [160, 'MTD 1.02%, YTD 1.03%']],
    [150, [40, 'Performance', 10]],
    [164, [150, 'Since Inception'], [230, 'FY25 YTD'], [290, 'PSI^']],
    [178, [40, 'Fund'], [160, '9.94%'], [234, '8.31%'], [290, '8.35%']],
    [190, [40, 'Benchmark'], [160, '9.90%'], [234, '8.11%'], [290, '8.30%']],
  ]);
  expect(metrics.map(({ value }) => value)).not.toContain('1');
  expect(reported_returns.map((row) => `${row.period_label_raw} ${row.period_key}`)).toEqual([
    'Since Inception SINCE_INCEPTION',
    'FY25 YTD FYTD',
    'PSI^ SINCE_INCEPTION',
  ]);
});

it('the value `Allocation dependent` is no title that ends the part of a sub-fund', () => {
  const part = (y: number, name: string, ratio: string): Line[] => [
    [y, [40, name, 9.5]],
    [y + 14, [40, 'Asset Allocation (% of Total Assets)', 9], [320, 'Expense Analysis (%)', 9]],
    [y + 28, [40, 'Cash'], [220, '93.4'], [320, 'Total Expense Ratio (YTD)'], [500, ratio]],
    [y + 40, [40, 'Others'], [224, '6.6']],
  ];
  const page = readPension(
    [104, [40, 'Risk Profile'], [140, 'Allocation dependent']],
    ...part(140, 'Equity Sub-Fund', '2.72'),
    ...part(210, 'Debt Sub-Fund', '1.73'),
    ...part(280, 'Money Market Sub-Fund', '1.43'),
  );
  expect(page?.fees.map((row) => `${row.sub_fund_key} ${row.value_percent}`)).toEqual([
    'EQUITY 2.72',
    'DEBT 1.73',
    'MONEY_MARKET 1.43',
  ]);
});

it('shares under the name of a sub-fund alone are its asset allocation, and other assets may be of no grade', () => {
  const page = readPension(
    [130, [40, 'Equity Sub-Fund (% of Total Assets)', 9], [320, 'Debt Sub-Fund (% of Total Assets)', 9]],
    [144, [200, 'Oct-24'], [240, 'Sep-24'], [480, 'Oct-24'], [520, 'Sep-24']],
    [156, [40, 'Equities'], [200, '95.00%'], [240, '93.89%'], [320, 'T-Bills'], [480, '61.01%'], [520, '60.94%']],
    [168, [40, 'Cash'], [200, '5.00%'], [240, '6.11%'], [320, 'Cash'], [480, '38.99%'], [520, '39.06%']],
    [200, [40, 'Credit Quality of Debt Sub-Fund (% of Total Assets)', 9]],
    [214, [200, '31/10/2024'], [260, '30/09/2024']],
    [226, [40, 'Govt. Securities'], [205, '61.0'], [265, '60.9']],
    [238, [40, 'AA+'], [205, '38.4'], [265, '38.6']],
    [250, [40, 'Other Assets'], [209, '0.6'], [269, '0.5']],
  );
  expect(
    page?.allocations.map((row) => `${row.sub_fund_key} ${row.allocation_type} ${row.label_raw} ${row.current_period}`),
  ).toEqual([
    'EQUITY ASSET_ALLOCATION Equities 95.00',
    'EQUITY ASSET_ALLOCATION Cash 5.00',
    'DEBT ASSET_ALLOCATION T-Bills 61.01',
    'DEBT ASSET_ALLOCATION Cash 38.99',
    'DEBT CREDIT_QUALITY Govt. Securities 61.0',
    'DEBT CREDIT_QUALITY AA+ 38.4',
    'DEBT CREDIT_QUALITY Other Assets 0.6',
  ]);
});

it('sub-fund names of two and three lines, level at their last one, head columns and no parts of the page', () => {
  const page = pageOf([
    [140, [40, 'Net Assets, Price and Expenses', 9]],
    [161, [240, 'Debt Sub', 8.5]],
    [170, [240, 'Fund', 8.5]],
    [152, [300, 'Money', 8.5]],
    [161, [300, 'Market', 8.5]],
    [170, [300, 'Sub Fund', 8.5]],
    [186, [40, 'Net Assets (Rs. mn)'], [240, '972.6'], [300, '1,766.9']],
    [198, [40, 'NAV per Unit (Rs.)'], [240, '179.9906'], [300, '179.6507']],
  ]);
  const blocks = listBlocks(page, listTextLines(page), isKnownLabel);
  const family = ['DEBT', 'MONEY_MARKET'].map((part) => fundOf('Sample Pension Fund', part));
  const names = new SubFundNames('Sample Pension Fund', family, true);
  expect(blocks.filter(({ text }) => names.isHeading(text) !== undefined)).toHaveLength(2);
  expect(listScopeHeadings({ page, blocks, turned: [], body: 8 }, names)).toEqual([]);
});

it('the label of a row is no head of the figures that share the column of the page with it', () => {
  const page = pageOf([
    [140, [100, 'Commercial Papers'], [300, '4.6%'], [372, 'AA'], [480, '4.7%'], [520, '4.8%']],
    [152, [100, 'Others'], [300, '0.9%'], [372, 'A1+'], [480, '3.7%'], [520, '3.9%']],
    [164, [100, 'Total'], [300, '5.5%'], [372, 'Others'], [480, '0.9%'], [520, '1.0%']],
  ]);
  const walls = [90, 560].map((x) => ({ x0: x, x1: x, y0: 100, y1: 700 }));
  const blocks = listBlocks(page, listTextLines(page), isKnownLabel);
  expect(widenHeads({ ...page, walls }, blocks)).toEqual(blocks);
});

it('a value does not begin with a line that ends with an amount', () => {
  const page = pageOf([
    [128, [140, 'Income Units PKR 100,000']],
    [138, [40, 'Listing'], [140, 'Pakistan Stock Exchange']],
  ]);
  const blocks = listTextLines(page).map((line) => makeBlock([line]));
  const find = (text: string): Block => blocks.find((block) => block.text === text) as Block;
  const [label, value] = [find('Listing'), find('Pakistan Stock Exchange')];
  const meaning = labelMeaning('Listing', null) as LabelMeaning;
  const pair: LabelPair = { label, labelText: label.text, meaning, value, way: 'RIGHT', blocks: [label, value] };
  expect(completeValue(pair, blocks, () => false)?.value.text).toBe('Pakistan Stock Exchange');
});

it('two figures of one label in one text, parted by a bar, are one value', () => {
  const page = pageOf([[140, [40, 'Government Levies: 0.15% (MTD) | 0.15% (YTD) | Listing: PSX']]]);
  const [block] = listBlocks(page, listTextLines(page), isKnownLabel);
  const pairs = splitInline(block as Block, (text) => labelMeaning(text, null));
  expect(pairs.map(({ labelText, value }) => `${labelText}=${value.text}`)).toEqual([
    'Government Levies=0.15% (MTD) | 0.15% (YTD)',
    'Listing=PSX',
  ]);
});

it('a watermark right of a title does not hide that another fund’s page ends over it', () => {
  const page = pageOf([
    ...['T-Bills', 'Bank deposits', 'Others'].map((label, at): Line => [
      80 + 12 * at,
      [40, label],
      [200, `${30 + at}.0%`],
      [240, `${31 + at}.0%`],
    ]),
    [130, [40, 'Trustee'], [200, 'CDC']],
    [142, [40, 'Launch Date'], [200, '12-Nov-2014']],
    [300, [40, 'Sample Stock Fund', 12]],
    [310, [300, 'DRAFT', 40]],
    [330, [40, 'Category'], [200, 'Equity']],
  ]);
  const blocks = listTextLines(page).map((line) => makeBlock([line]));
  const title = blocks.find(({ text }) => text === 'Sample Stock Fund') as Block;
  expect(hasRestAbove({ page, blocks, turned: [], body: 8 }, title)).toBe(true);
});

it('a name that has lost its blanks is Islamic, or a plan, as the registry’s is', () => {
  const flagsOf = (printed: string, name: string): unknown[] => {
    const [, ...facts] = INCOME_FUND;
    const pages = [pageOf([[40, [40, printed, 16]], ...facts])];
    const [fragment] = readReport({ pages }, { funds: [fundOf(name)] }).fragments;
    return [fragment?.is_shariah_compliant, fragment?.is_plan];
  };
  expect(flagsOf('SAMPLE ISLAMICKPK FUND', 'Sample Islamic KPK Fund')).toEqual([true, false]);
  expect(flagsOf('Sample Sovereignplan-1', 'Sample Sovereign Plan-1')).toEqual([false, true]);
});

it('`Government` over `Securities` is one label, wherever its figures are set', () => {
  const { allocations } = readPage([
    ...INCOME_FUND,
    [130, [40, 'Credit Quality (% of total assets)', 10]],
    [150, [40, 'Government'], [150, '75.1%']],
    [160, [40, 'Securities']],
    [178, [40, 'AAA'], [150, '14.9%']],
    [192, [40, 'AA+'], [150, '10.0%']],
  ]);
  expect(allocations.map((row) => row.label_raw)).toEqual(['Government Securities', 'AAA', 'AA+']);
});

const parts = (foot: string): Line[] => [
  ...['Sample Cash Fund', 'Sample Stock Fund'].flatMap((name, at): Line[] => [
    [60 + 200 * at, [40, name, 14]],
    [84 + 200 * at, [40, 'Category'], [150, 'Open end']],
    [96 + 200 * at, [40, 'NAV per unit (Rs.)'], [150, at === 0 ? '101.1117' : '54.1897']],
    [108 + 200 * at, [40, 'Launch date'], [150, '12-Nov-2014']],
    [120 + 200 * at, [40, 'Trustee'], [150, 'CDC']],
  ]),
  [760, [40, foot]],
];
const namesOn = (lines: readonly Line[]): string[] => {
  const funds = ['Sample Cash Fund', 'Sample Stock Fund'].map((name) => fundOf(name));
  const { fragments } = readReport({ pages: [pageOf([[30, [40, 'October 2024', 10]], ...lines])] }, { funds });
  return fragments.map(({ fund_name_raw, parties }) =>
    [fund_name_raw, ...parties.filter(({ role }) => role.startsWith('INVESTMENT')).map((row) => row.name_raw)].join(
      ' ',
    ),
  );
};

it('a committee at the foot of a page of several funds is of all of them', () => {
  expect(
    namesOn(parts('Investment Committee: Hyder Talpur (Chief Executive Officer); Adnan Halepoto (Head of Research)')),
  ).toEqual(['Sample Cash Fund Hyder Talpur Adnan Halepoto', 'Sample Stock Fund Hyder Talpur Adnan Halepoto']);
});

it('a committee at the foot is of the last fund if another one on the page has a committee that was not read', () => {
  const foot = 'Investment Committee: Hyder Talpur (Chief Executive Officer); Adnan Halepoto (Head of Research)';
  const comments = 'Comments: Yields fell in the month. Investment Committee: Hyder Talpur (Chief Executive Officer)';
  expect(namesOn([...parts(foot), [240, [40, comments]]])).toEqual([
    'Sample Cash Fund',
    'Sample Stock Fund Hyder Talpur Adnan Halepoto',
  ]);
});

it('a price that did not change as the page says is withheld', () => {
  const withheldOf = (nav: string, change = '1.47%'): string[] =>
    readPage([
      ...INCOME_FUND,
      [130, [40, 'Net Assets and Price', 10]],
      [144, [200, 'Oct-24'], [260, 'Sep-24'], [320, 'MoM']],
      [156, [40, 'Net Assets (Rs. mn)'], [200, '1,204.5'], [260, '1,190.2'], [320, '1.20%']],
      [168, [40, 'NAV per Unit (Rs.)'], [200, nav], [260, '57.9160'], [320, change]],
    ]).withheld.map(({ check, figures }) => `${check} ${figures[0]}`);
  expect(withheldOf('58.7671')).toEqual([]);
  expect(withheldOf('58.7671', '1.5%')).toEqual([]);
  expect(withheldOf('58.7671', '1.8%')).toEqual(['change_contradicts 58.7671']);
  expect(withheldOf('52.8904')).toEqual(['change_contradicts 52.8904']);
});

it('the day of a price is in the head of the page, or labels the row of the report’s month', () => {
  const [first, ...others] = INCOME_FUND;
  const inHead = readPage([
    first as Line,
    [50, [400, 'As on October 31, 2024']],
    ...others.slice(1),
    [116, [40, 'NAV per Unit'], [140, 'Rs. 103.3144']],
  ]);
  const inRow = readPage([
    ...INCOME_FUND,
    [130, [40, 'Net Assets and Prices', 9]],
    [144, [40, 'As on'], [150, 'Net Assets (Rs. mn)'], [270, 'NAV per Unit (Rs.)'], [390, 'Offer Price (Rs.)']],
    [156, [40, '31/10/2024'], [180, '9,664.0'], [300, '103.3144'], [420, '105.1000']],
    [168, [40, '30/09/2024'], [180, '9,885.8'], [300, '101.9045'], [420, '104.2000']],
  ]);
  expect([inHead, inRow].map(({ nav_per_unit, nav_date }) => `${nav_per_unit} ${nav_date}`)).toEqual([
    '103.3144 2024-10-31',
    '103.3144 2024-10-31',
  ]);
});

it('`Sector` far from `Name` and `Holding` on its line is a head, and the names before the sectors are holdings', () => {
  const { allocations, holdings } = readPage([
    ...INCOME_FUND,
    [130, [40, 'Top Ten Holdings (% of Total Assets)', 10]],
    [144, [40, 'Name', 9], [280, 'Sector', 9], [500, 'Holding', 9]],
    [156, [40, 'Sample Petroleum Ltd.'], [280, 'Oil & Gas Exploration'], [510, '9.58%']],
    [168, [40, 'Sample Bank Ltd.'], [280, 'Commercial Banks'], [510, '8.82%']],
    [180, [40, 'Sample Cement Co. Ltd.'], [280, 'Cement'], [510, '6.99%']],
  ]);
  expect(allocations).toEqual([]);
  expect(holdings.map((row) => [row.name_raw, row.sector_raw, row.percent_of_total_assets])).toEqual([
    ['Sample Petroleum Ltd.', 'Oil & Gas Exploration', '9.58'],
    ['Sample Bank Ltd.', 'Commercial Banks', '8.82'],
    ['Sample Cement Co. Ltd.', 'Cement', '6.99'],
  ]);
});

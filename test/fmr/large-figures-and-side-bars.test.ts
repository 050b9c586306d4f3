/** Large figures over their captions, titles in pieces over plans, and cards of periods. */
import { expect, it } from 'vitest';
import { joinUnits } from '#sources/fmr/ink/unit-cells.ts';
import { listBlocks } from '#sources/fmr/ink/blocks.ts';
import { listTextLines } from '#sources/fmr/ink/text-cells.ts';
import { dropRanksAlongLines } from '#sources/fmr/ink/ranks-along-lines.ts';
import { fitsValue } from '#sources/fmr/candidates/value-types.ts';
import type { LabelMeaning } from '#sources/fmr/match-label.ts';
import { isKnownLabel, labelMeaning } from '#sources/fmr/meaning/label-meaning.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { fundOf, INCOME_FUND, pageOf, readPage, type Line } from './placed-words.ts';

const textsOf = (...lines: Line[]): string[] => {
  const page = pageOf(lines);
  return joinUnits(listBlocks(page, listTextLines(page), isKnownLabel)).map(({ text }) => text);
};

it('a large figure has its currency in small letters before it', () => {
  expect(textsOf([100, [40, 'PKR', 8], [57, '115.6692', 18]])).toEqual(['PKR 115.6692']);
  expect(textsOf([100, [40, 'PKR', 8], [57, '115.6692', 9]])).toEqual(['PKR', '115.6692']);
});

it('a price whose currency is in small letters is that of the caption under both', () => {
  const tiles: Line[] = [
    [150, [40, 'PKR', 8], [57, '115.6692', 18], [200, 'PKR 14.10 bn', 18]],
    [164, [40, 'NAV per unit, 31 October 2024'], [200, 'Net assets']],
  ];
  expect(readPage([...INCOME_FUND, ...tiles])).toMatchObject({ nav_per_unit: '115.6692', fund_size: '14100000000' });
});

const PLANS = ['Growth Plan', 'Balanced Plan', 'Savings Plan'];
const PLANNING_FUND = [
  fundOf('Sample Planning Fund'),
  ...PLANS.map((name) => ({ ...fundOf(name), family: 'Sample Planning Fund' })),
];
const cards = (title: string): Line[] => [
  [40, [40, 'Sample', 20], [125, title, 21]],
  [60, [40, 'Fund Manager Report October 2024']],
  [80, [40, 'Trustee'], [140, 'CDC']],
  [120, ...PLANS.map((plan, at) => [40 + 180 * at, plan, 11] as const)],
  [140, ...PLANS.flatMap((_, at) => [[40 + 180 * at, 'NAV'] as const, [110 + 180 * at, `10${at}.25`] as const])],
];

it('a title in pieces over the titles of the plans of its fund is that of the page', () => {
  const { fragments } = readReport({ pages: [pageOf(cards('Planning Fund'))] }, { funds: PLANNING_FUND });
  expect(fragments.map((page) => page.fund_name_raw)).toEqual(['Sample Planning Fund']);
  expect(fragments[0]?.sub_funds.map((part) => `${part.sub_fund_name_raw} ${part.nav_per_unit}`)).toEqual([
    'Growth Plan 100.25',
    'Balanced Plan 101.25',
    'Savings Plan 102.25',
  ]);
});

const PERIODS = ['1 month', '3 months', '1 year', '3 years'];
const periodCards = (names: readonly string[]): Line[] => [
  ...INCOME_FUND,
  [140, [40, 'How the Fund has performed', 11]],
  [160, ...PERIODS.map((period, at) => [40 + 130 * at, period] as const)],
  [176, ...PERIODS.map((_, at) => [40 + 130 * at, `1${at}.29%`, 16] as const)],
  ...names.map((name, line): Line => [
    190 + 10 * line,
    ...PERIODS.flatMap((_, at) => [[40 + 130 * at, name] as const, [100 + 130 * at, `1${at}.${line}8%`] as const]),
  ]),
];
const returnsOf = (lines: readonly Line[]): string[] =>
  readPage(lines).reported_returns.map((row) =>
    [row.period_label_raw, row.fund_return_percent, row.benchmark_return_percent, row.peer_return_percent].join(' '),
  );

it('a card of a period has the figure of the fund in large print over those of the benchmark and the peers', () => {
  expect(returnsOf(periodCards(['Benchmark', 'Peer avg.']))).toEqual([
    '1 month 10.29 10.08 10.18',
    '3 months 11.29 11.08 11.18',
    '1 year 12.29 12.08 12.18',
    '3 years 13.29 13.08 13.18',
  ]);
});

it('a year is of the lines of names and figures that it is left of in the middle', () => {
  const years = ['FY23', 'FY22', 'FY21'];
  const bars = (offset: number): Line[] => [
    ...INCOME_FUND,
    [116, [40, 'NAV per Unit'], [140, 'Rs. 103.3144']],
    [140, [40, 'Fiscal years', 11]],
    ...years.flatMap((year, at): Line[] => [
      [166 + 30 * at, [70, 'SIF'], [140, `1${at}.61%`]],
      [172 + 30 * at + offset, [40, year, 9]],
      [178 + 30 * at, [70, 'Benchmark'], [136, `1${at}.91%`]],
    ]),
  ];
  expect(returnsOf(bars(0))).toEqual(years.map((year, at) => `${year} 1${at}.61 1${at}.91 `));
  expect(returnsOf(bars(21))).toEqual([]);
});

it('a level fact under the headings of plans is that of each plan, and the fund has its own', () => {
  const dates = ['14 Oct 2019', '15 Oct 2019', '22 Feb 2021'];
  const page = pageOf([
    ...cards('Planning Fund'),
    [92, [40, 'Launch date'], [140, '01 Oct 2019']],
    [152, ...dates.flatMap((date, at) => [[40 + 180 * at, 'Launch date'] as const, [110 + 180 * at, date] as const])],
  ]);
  const [fragment] = readReport({ pages: [page] }, { funds: PLANNING_FUND }).fragments;
  expect(fragment?.launch_date).toBe('2019-10-01');
  expect(fragment?.special_terms.map((term) => `${term.sub_fund_name_raw} ${term.value_date}`)).toEqual([
    'Growth Plan 2019-10-14',
    'Balanced Plan 2019-10-15',
    'Savings Plan 2021-02-22',
  ]);
});

it('neither the name of the peers nor a fiscal year is a benchmark', () => {
  const meaning = labelMeaning('Benchmark', null) as LabelMeaning;
  const fits = (text: string): boolean => fitsValue(meaning, text);
  expect(['Peer avg.', 'FY24'].filter(fits)).toEqual([]);
  expect(['KMI-30 Index', '12 Month KIBOR', 'One year KIBOR'].every(fits)).toBe(true);
});

it('an advisor in smaller letters under a name is a member of the committee', () => {
  const people = ['Sana Mirza', 'Omar Dar', 'Mufti Abdul Lodhi'];
  const offices = ['Chief Executive Officer', 'Head of Risk', 'Shariah Advisor'];
  const page: Line[] = [
    ...INCOME_FUND,
    [140, [300, 'Investment Committee', 10]],
    ...people.flatMap((name, at): Line[] => [
      [160 + 26 * at, [330, name]],
      [168 + 26 * at, [330, offices[at] ?? '', 6.5]],
    ]),
  ];
  const members = readPage(page).parties.filter(({ role }) => role === 'INVESTMENT_COMMITTEE_MEMBER');
  expect(members.map((member) => `${member.name_raw}: ${member.designation_raw}`)).toEqual(
    people.map((name, at) => `${name}: ${offices[at]}`),
  );
});

const LEFT = ['Wool', 'Glass', 'Paper', 'Steel'];
const RIGHT = ['Cement', 'Sugar', 'Cable', 'Power'];

it('ranks along the lines of a list in two columns are no figures of the names at their left', () => {
  const row = (at: number): Line[] => [
    [160 + 36 * at, [60, `Sample ${LEFT[at]} Limited`], [320, `Sample ${RIGHT[at]} Limited`]],
    [
      164 + 36 * at,
      [40, `${2 * at + 1}`],
      [220, `${9 - 2 * at}.3%`],
      [300, `${2 * at + 2}`],
      [480, `${8 - 2 * at}.6%`],
    ],
    [169 + 36 * at, [60, 'Textile', 6], [320, 'Textile', 6]],
  ];
  const { holdings } = readPage([
    ...INCOME_FUND,
    [140, [40, 'Top holdings (% of total assets)', 11]],
    ...[0, 1, 2, 3].flatMap(row),
  ]);
  expect(
    holdings
      .toSorted((a, b) => a.rank - b.rank)
      .map((holding) => `${holding.rank} ${holding.name_raw} ${holding.percent_of_total_assets}`),
  ).toEqual([
    '1 Sample Wool Limited 9.3',
    '2 Sample Cement Limited 8.6',
    '3 Sample Glass Limited 7.3',
    '4 Sample Sugar Limited 6.6',
    '5 Sample Paper Limited 5.3',
    '6 Sample Cable Limited 4.6',
    '7 Sample Steel Limited 3.3',
    '8 Sample Power Limited 2.6',
  ]);
});

it('numbers that do not count along the lines are no ranks', () => {
  const numbered = (numbers: readonly string[]): string[] => {
    const lines = [0, 1].map((at): Line => [
      160 + 36 * at,
      ...[0, 1].flatMap((place) => [
        [40 + 260 * place, numbers[2 * at + place] ?? ''] as const,
        [60 + 260 * place, 'Sample'] as const,
      ]),
    ]);
    return dropRanksAlongLines(pageOf(lines).words).map(({ text }) => text);
  };
  expect(numbered(['1', '2', '3', '4'])).not.toContain('1');
  expect(numbered(['1', '3', '2', '4'])).toContain('1');
});

it('an expense ratio in a tile and again in the table of both periods is served once', () => {
  const { fees } = readPage([
    ...INCOME_FUND,
    [150, [300, '1.80%', 18]],
    [164, [300, 'TER with levies, YTD']],
    [300, [40, 'Expense ratio'], [200, 'MTD'], [260, 'YTD']],
    [314, [40, 'TER with levies'], [200, '1.71%'], [260, '1.80%']],
    [328, [40, 'TER without levies'], [200, '1.47%'], [260, '1.57%']],
  ]);
  expect(fees.map((fee) => `${fee.period} ${fee.value_percent}`).toSorted()).toEqual([
    'MTD 1.47',
    'MTD 1.71',
    'YTD 1.57',
    'YTD 1.80',
  ]);
});

it('an objective may begin with words in a style of their own', () => {
  const page = pageOf([
    [40, [40, 'Sample Income Fund (SIF)', 16]],
    [60, [40, 'The Fund aims to earn an attractive rate of return from a broad portfolio']],
    [72, [40, 'of bonds issued by companies, and of deposits with well rated banks.']],
    ...INCOME_FUND.slice(1).map(([y, ...cells]): Line => [y + 40, ...cells]),
  ]);
  const words = page.words.map((word) =>
    ['The', 'Fund', 'aims'].includes(word.text) && word.baseline === 60
      ? { ...word, bold: true, color: '#ee5544' }
      : word,
  );
  const [fragment] = readReport({ pages: [{ ...page, words }] }, { funds: [] }).fragments;
  expect(fragment?.special_terms.map((term) => `${term.term_type} ${term.value_raw}`)).toEqual([
    'INVESTMENT_OBJECTIVE The Fund aims to earn an attractive rate of return from a broad portfolio of bonds issued by companies, and of deposits with well rated banks.',
  ]);
});

const NON_COMPLIANT: readonly Line[] = [
  ...INCOME_FUND,
  [140, [52, 'Non-compliant investments (PKR in million)', 11]],
  [160, [160, 'Value before'], [260, 'Value after'], [340, '% of gross']],
  [169, [40, 'Investment'], [160, 'provision'], [260, 'provision'], [340, 'assets']],
  [186, [40, 'Sample Textile Mills']],
  [190, [160, '74.90'], [260, '0.00'], [340, '0.00%']],
  [194, [40, 'Limited']],
  [212, [40, 'Sample Steel Limited'], [160, '52.40'], [260, '36.68'], [340, '0.26%']],
];
const investmentsOf = (rules: readonly number[], bullet: boolean): (string | null)[] => {
  const page = pageOf(NON_COMPLIANT);
  const drawn = {
    ...page,
    rules: rules.map((y) => ({ x0: 40, x1: 400, y0: y, y1: y + 0.5 })),
    shades: bullet ? [{ x0: 41, x1: 47, y0: 133, y1: 139, color: '#ee5544' }] : [],
  };
  const [fragment] = readReport({ pages: [drawn] }, { funds: [] }).fragments;
  return (fragment?.compliance ?? []).map((row) => row.name_raw);
};

it('a title begins with its bullet, and a rule parts the heads of its table from a name of two lines', () => {
  expect(investmentsOf([174, 200, 220], true)).toEqual(['Sample Textile Mills Limited', 'Sample Steel Limited']);
  expect(investmentsOf([174, 200, 220], false)).toEqual([]);
  expect(investmentsOf([], true)).toEqual([]);
});

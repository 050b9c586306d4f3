/** Reports whose sections are each of all funds, with a key of their short forms in the head of each page. */
import { expect, it } from 'vitest';
import type { Word } from '#documents/pdf/page-words.ts';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { fundOf, pageOf, type Line } from './placed-words.ts';

const FUNDS = ['Sample Cash Fund', 'Sample Gold Fund', 'Sample Stock Fund'];
const HEAD: readonly Line[] = [
  [20, [20, 'Sample Funds Limited', 12], [400, 'Report of October 2024']],
  [34, [20, 'SCF = Sample Cash Fund; SGF = Sample Gold Fund; SSF = Sample Stock Fund', 7]],
];
const LABELS: readonly Line[] = FUNDS.map((name, at): Line => [700 + 12 * at, [20, `Note for ${name}.`]]);

/** A bar in a word is where its runs touch. */
function cutAtBars(words: readonly Word[]): Word[] {
  return words.flatMap((word) => {
    const [first = '', second] = word.text.split('|');
    if (second === undefined) return [word];
    const cut = word.x0 + ((word.x1 - word.x0) * first.length) / (first.length + second.length);
    return [
      { ...word, text: first, x1: cut },
      { ...word, text: second, x0: cut },
    ];
  });
}

/** What two pages with these lines under their key say of each fund. */
function readAll(...pages: (readonly Line[])[]): Map<string, ReadFragment[]> {
  const text = {
    pages: pages.map((lines, at) => {
      const page = pageOf([...HEAD, ...lines, ...LABELS]);
      return { ...page, words: cutAtBars(page.words), page_number: at + 1 };
    }),
  };
  const { fragments } = readReport(text, { funds: FUNDS.map((name) => fundOf(name)) });
  return Map.groupBy(fragments, ({ fund_name_raw }) => fund_name_raw ?? '');
}

const EMPTY: readonly Line[] = [[100, [20, 'Leverage'], [150, 'Nil']]];

it('reads returns and measures that sentences list in order, of the fund that they name', () => {
  const of = readAll(EMPTY, [
    [100, [20, 'For 1 Month and 1 Year, SSF returned 2.10% and 20.40%, respectively; the benchmark returned 1.90%']],
    [110, [20, 'and 19.80%, respectively.']],
    [130, [20, 'The Price to Earnings (x) and Beta of SSF are 7.8 and 0.99, respectively.']],
    [
      150,
      [20, 'For 1 Month and 1 Year, SGF returned 3.10%, respectively; the benchmark returned 1.90%, respectively.'],
    ],
  ]);
  const returns = FUNDS.map((name) =>
    of
      .get(name)
      ?.flatMap(({ reported_returns }) =>
        reported_returns.map((row) => [row.period_label_raw, row.fund_return_percent, row.benchmark_return_percent]),
      ),
  );
  expect(returns[2]).toEqual([
    ['1 Month', '2.10', '1.90'],
    ['1 Year', '20.40', '19.80'],
  ]);
  expect(returns[1]).toEqual([]);
  expect(of.get('Sample Stock Fund')?.flatMap(({ metrics }) => metrics.map(({ value }) => value))).toEqual([
    '7.8',
    '0.99',
  ]);
});

it('reads the sheets of a calendar as one table of months', () => {
  const sheet = (month: string, at: number): Line[] => [
    [100 + 80 * at, [20, month, 9]],
    [112 + 80 * at, [100, 'Fund', 7], [160, 'Benchmark', 7]],
    ...['SCF', 'SGF', 'SSF'].map((short, row): Line => [
      124 + 80 * at + 12 * row,
      [20, short],
      [100, `${at}.${row}1%`],
      [170, `${at}.50%`],
    ]),
  ];
  const months = ['August 2024', 'September 2024', 'October 2024'];
  const of = readAll(EMPTY, months.flatMap(sheet));
  const rows = of.get('Sample Gold Fund')?.flatMap(({ reported_returns }) => reported_returns) ?? [];
  expect(rows.map((row) => [row.period_label_raw, row.fund_return_percent])).toEqual([
    ['August 2024', '0.11'],
    ['September 2024', '1.11'],
    ['October 2024', '2.11'],
  ]);
});

it.each(['1st holding', '1stholding'])('ranks the holdings of an index by their shares: %s', (rank_raw) => {
  const of = readAll(EMPTY, [
    [90, [20, 'Top Holdings (% of Total Assets) of all Funds, by name']],
    [110, [20, 'Alpha Cement Limited'], [225, `5.10% of SGF (its 2nd holding) and 4.00% of SSF (its ${rank_raw})`]],
    [121, [20, 'Beta Power Limited'], [225, '9.20% of SGF (its 1st holding)']],
    [132, [20, 'Gamma Bank Limited'], [225, '3.30% of SCF and 2.10% of SGF (its 3rd holding)']],
  ]);
  const holdings = of.get('Sample Gold Fund')?.flatMap((page) => page.holdings) ?? [];
  expect(holdings.map(({ rank, name_raw }) => [rank, name_raw])).toEqual([
    [2, 'Alpha Cement Limited'],
    [1, 'Beta Power Limited'],
    [3, 'Gamma Bank Limited'],
  ]);
});

function trusteesWith(exception: string): unknown[] {
  const of = readAll(EMPTY, [
    [100, [150, 'Every Fund'], [350, 'Exceptions']],
    [116, [20, 'Fund Type'], [150, 'Open-end Fund']],
    [132, [20, 'Trustee'], [150, 'One Trustee Limited'], [350, exception]],
    [148, [20, 'Listing'], [150, 'Sample Exchange']],
    [164, [20, 'Par Value'], [150, 'PKR 100']],
  ]);
  return FUNDS.map((name) =>
    of.get(name)?.flatMap(({ parties }) => parties.map(({ organization_raw }) => organization_raw)),
  );
}

it.each([
  'but Two Trustee Limited for SGF and SSF',
  'butTwo Trustee Limited forSGF andSSF',
  'but Two Trustee Limitedfor SGFand SSF',
  'but Two Trustee LimitedforSGFandSSF',
  'but Two Trustee Limited for S|GF and SS|F',
])('gives each fund what a rule says of all of them, or its own exception: %s', (exception) => {
  expect(trusteesWith(exception)).toEqual([['One Trustee Limited'], ['Two Trustee Limited'], ['Two Trustee Limited']]);
});

it('gives no fund a rule whose exception does not say of which funds it is', () => {
  expect(trusteesWith('but Two Trustee Limited for someSGF funds')).toEqual([[], [], []]);
});

it('gives each fund the row of its short form, and cites it at its own place', () => {
  const rows = ['SCF', 'SGF', 'SSF'].map((short, at): Line => [
    130 + 14 * at,
    [20, `${short} Net Asset Value (NAV) per Unit`],
    [300, `PKR 10${at}.2500`],
  ]);
  const of = readAll(EMPTY, rows);
  const prices = FUNDS.map((name) =>
    of
      .get(name)
      ?.map(({ nav_per_unit }) => nav_per_unit)
      .find((nav) => nav !== null),
  );
  expect(prices).toEqual(['100.2500', '101.2500', '102.2500']);
  const evidence = of.get('Sample Gold Fund')?.flatMap((page) => page.evidence['nav_per_unit'] ?? []);
  expect(evidence?.map(({ page_number, y1 }) => [page_number, Math.round(y1)])).toEqual([[2, 146]]);
});

it('gives each fund the value of its own entry, although the words of an entry are set a little unevenly', () => {
  const BOLD = 8.1;
  const entries: readonly (readonly [value: string, funds: string])[] = [
    ['Up to 0.90% of net assets', 'for SCF'],
    ['Up to 2.20% of net assets', 'for SGF'],
    ['Up to 2.80% of net assets', 'for SSF'],
  ];
  const feesWith = (shifts: readonly number[]): unknown[] => {
    const of = readAll(EMPTY, [
      [94, [20, 'Management Fee', 9]],
      ...entries.flatMap(([value, funds], at): Line[] => [
        [112 + 11 * at, [20, value, BOLD]],
        [112 + 11 * at + (shifts[at] as number), [113, funds]],
      ]),
    ]);
    return FUNDS.map((name) => of.get(name)?.flatMap((page) => page.special_terms.map(({ value_raw }) => value_raw)));
  };
  const fees = entries.map(([value]) => [value]);
  expect(feesWith([0, 0, 0])).toEqual(fees);
  for (const shifts of [
    [0.5, -0.6, 0.4],
    [-0.4, -0.6, 0.6],
    [0.6, -0.6, -0.6],
  ])
    expect(feesWith(shifts)).toEqual(fees);
});

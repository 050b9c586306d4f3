/** Pages of all funds whose names are over the columns of facts and over lists of holdings. */
import { describe, expect, it } from 'vitest';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { fundOf, pageOf, type Line } from './placed-words.ts';

const FUNDS = ['Sample Cash Fund', 'Sample Asset Allocation Fund', 'Sample Government Securities Fund'];
const COLUMNS = [160, 300, 450];

const row = (y: number, label: string, ...cells: readonly string[]): Line => [
  y,
  [40, label],
  ...cells.map((cell, at): [number, string] => [COLUMNS[at] as number, cell]),
];
const TITLE: readonly Line[] = [
  [40, [40, 'All Funds at a Glance', 14]],
  [58, [40, 'Figures are as of 31 October 2024.']],
];
const FACTS: readonly Line[] = [
  row(110, 'Category', 'Money market', 'Asset allocation', 'Sovereign income'),
  row(124, 'Risk profile', 'Very low', 'High', 'Moderate'),
  row(138, 'Trustee', 'Sample Trust Limited', 'Sample Trust Limited', 'Sample Trust Limited'),
  row(152, 'Management fee', '0.60%', '1.75%', '1.00%'),
  row(166, 'Front-end load', 'Nil', '2.00%', '1.50%'),
];

function readPages(...pages: (readonly Line[])[]): ReadFragment[] {
  const text = { pages: pages.map((lines, at) => ({ ...pageOf([...TITLE, ...lines]), page_number: at + 1 })) };
  return [...readReport(text, { funds: FUNDS.map((name) => fundOf(name)) }).fragments];
}

const read = (...lines: readonly Line[]): ReadFragment[] => readPages(lines);

const OF_TWO: readonly Line[] = [
  row(90, 'Fund', 'Sample Cash Fund (SCF)', 'Sample Asset Allocation Fund (SAAF)'),
  ...FACTS.map(([y, ...cells]): Line => [y, ...cells.slice(0, 3)]),
];
const loads = (fragments: readonly ReadFragment[]): unknown[] =>
  fragments.map((each) => [
    each.fund_name_raw,
    each.risk_profile_raw,
    each.special_terms.find(({ term_type }) => term_type === 'FRONT_END_LOAD')?.value_raw,
  ]);

describe('names over columns of facts', () => {
  it('may have the words of a title, and their short forms behind them', () => {
    expect(loads(read(...OF_TWO))).toEqual([
      ['Sample Cash Fund', 'Very low', 'Nil'],
      ['Sample Asset Allocation Fund', 'High', '2.00%'],
    ]);
  });

  it('may be in two lines in the middle of the column', () => {
    const first: Line = [86, [160, 'Sample Cash Fund'], [300, FUNDS[1] ?? ''], [450, 'Sample Government Securities']];
    const second: Line = [97, [483, 'Fund (SGSF)']];
    expect(loads(read(first, ...FACTS, second))[2]).toEqual(['Sample Government Securities Fund', 'Moderate', '1.50%']);
  });

  it('are over the persons of a row as well', () => {
    const people = row(180, 'Chief investment officer', 'Amina Sample', 'Bilal Sample', 'Amina Sample');
    const fragments = read(row(90, 'Fund', ...FUNDS), ...FACTS, people);
    expect(
      fragments.map(({ parties }) => parties.flatMap((each) => (each.name_raw === null ? [] : [each.name_raw]))),
    ).toEqual([['Amina Sample'], ['Bilal Sample'], ['Amina Sample']]);
  });
});

it('one title is that of the lists under the names of their funds', () => {
  const item = (y: number, ...items: readonly (readonly [string, string])[]): Line => [
    y,
    ...items.flatMap(([name, share], at): [number, string][] => [
      [40 + 280 * at, name],
      [240 + 280 * at, share],
    ]),
  ];
  const fragments = readPages(OF_TWO, [
    [90, [40, 'Asset classes (% of total assets)', 9]],
    row(104, 'Class', 'SCF', 'SAAF'),
    row(118, 'T-Bills', '71.7%', '12.1%'),
    row(132, 'Shares', '8.0%', '67.9%'),
    row(146, 'Bank balances', '20.3%', '20.0%'),
    [240, [40, 'Largest holdings (% of total assets)', 9]],
    [254, [40, 'SCF', 8.1], [320, 'SAAF', 8.1]],
    item(268, ['One Bank Limited TFC', '8.51%'], ['Six Cement Limited', '9.61%']),
    item(282, ['Two Power Limited Sukuk', '6.22%'], ['Seven Foods Limited', '7.32%']),
    item(296, ['Three Leasing Limited TFC', '5.16%'], ['Eight Motors Limited', '6.26%']),
  ]);
  const shares = fragments.map(({ fund_name_raw, holdings }) => [
    fund_name_raw,
    ...holdings.map((each) => each.percent_of_total_assets),
  ]);
  expect(shares.filter(({ length }) => length > 1)).toEqual([
    ['Sample Cash Fund', '8.51', '6.22', '5.16'],
    ['Sample Asset Allocation Fund', '9.61', '7.32', '6.26'],
  ]);
});

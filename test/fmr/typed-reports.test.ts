/** Reports that are typed: lists and facts in paragraphs under numbered titles, and tables without bold heads. */
import { describe, expect, it } from 'vitest';
import { listClauses } from '#sources/fmr/candidates/clauses.ts';
import { listTextLines } from '#sources/fmr/ink/text-cells.ts';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { labelMeaning } from '#sources/fmr/meaning/label-meaning.ts';
import { splitLine } from '#sources/fmr/meaning/person-texts.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import { INCOME_FUND, pageOf, readPage, readPension, rowsOf, tablesOf, type Line } from './placed-words.ts';

const PAR_VALUE: Line = [116, [40, 'Par value'], [140, 'Rs. 50']];
const read = (...lines: readonly Line[]): ReadFragment => readPage([...INCOME_FUND, PAR_VALUE, ...lines]);

const sharesOf = ({ allocations }: ReadFragment): string[] =>
  allocations.map((row) => `${row.allocation_type} ${row.label_raw} ${row.previous_period} ${row.current_period}`);

describe('a list of shares with a title in its own sentence', () => {
  const TABLE: readonly Line[] = [
    [140, [40, 'Asset allocation (% of total assets)'], [240, '30-Sep-24'], [300, '31-Oct-24']],
    [152, [40, 'T-Bills'], [260, '72.5'], [320, '75.5']],
    [164, [40, 'Bank deposits'], [260, '25.4'], [320, '23.1']],
    [176, [40, 'Other assets'], [260, '2.1'], [320, '1.4']],
  ];

  it('has the kind of that title, not of the table over it', () => {
    const fragment = read(
      ...TABLE,
      [200, [40, 'Credit quality (% of total assets): Government securities 75.5, AAA 11.6, AA+ 11.5 and Other']],
      [211, [40, 'assets 1.4.']],
    );
    expect(sharesOf(fragment)).toEqual([
      'CREDIT_QUALITY Government securities null 75.5',
      'CREDIT_QUALITY AAA null 11.6',
      'CREDIT_QUALITY AA+ null 11.5',
      'CREDIT_QUALITY Other assets null 1.4',
      'ASSET_ALLOCATION T-Bills 72.5 75.5',
      'ASSET_ALLOCATION Bank deposits 25.4 23.1',
      'ASSET_ALLOCATION Other assets 2.1 1.4',
    ]);
  });

  it('is not read if the title is of something else', () => {
    const fragment = read(...TABLE, [
      200,
      [40, 'Returns of peers (%): Sample Fund 7.5, Doe Fund 11.6 and Others 11.5.'],
    ]);
    expect(new Set(fragment.allocations.map((row) => row.label_raw))).toEqual(
      new Set(['T-Bills', 'Bank deposits', 'Other assets']),
    );
  });
});

describe('marks of a list', () => {
  it('do not belong to the name of a person', () => {
    const person = { name: 'John Sample', designation: 'Head of Research' };
    for (const mark of ['(a)', '(ii)', '(2)', '2.', 'b)'])
      expect(splitLine(`${mark} John Sample, Head of Research`)).toEqual(person);
    expect(splitLine('(Acting) John Sample, Head of Research')).toBeUndefined();
  });

  it('do not change the period of a label', () => {
    expect(labelMeaning('Last 3 years (1)', null)).toEqual({ kind: 'period', period: '3Y' });
    expect(labelMeaning('Last 3 years (12)', null)).toBeUndefined();
  });
});

it('a colon alone between a label and its figure is not the name of the figure', () => {
  const lines = pageOf([[100, [40, 'Beta'], [200, ':'], [210, '0.98']]]);
  expect(listTextLines(lines).map(({ text }) => text)).toEqual(['Beta', '0.98']);
});

describe('a table of non-compliant investments', () => {
  const TITLE = 'Investments that do not comply with the category (Rs. in million; % of gross and net assets)';
  const HEADS: readonly Line[] = [
    [152, [220, 'Value'], [270, 'Provi-'], [320, 'Value'], [370, '% of'], [410, '% of']],
    [162, [40, 'Name'], [140, 'Reason'], [220, 'before'], [270, 'sion'], [320, 'after'], [370, 'gross'], [410, 'net']],
  ];
  const ROW: Line = [
    174,
    [40, 'Sample Spinning TFC'],
    [140, 'Unrated'],
    [222, '15.30'],
    [268, '(3.06)'],
    [322, '12.24'],
    [372, '1.54'],
    [412, '1.57'],
  ];
  const rowsIn = ({ compliance, holdings }: ReadFragment): unknown[] => [
    ...compliance.map((row) => [row.name_raw, row.limit_type_raw, row.gross_assets_percent, row.net_assets_percent]),
    ...holdings.map((row) => [row.value_before_provisioning, row.provisioning_amount, row.value_after_provisioning]),
  ];

  it('has its heads over the first figures if no head is bold', () => {
    expect(titleKind(TITLE)).toBe('NON_COMPLIANT');
    expect(rowsIn(read([140, [40, TITLE]], ...HEADS, ROW))).toEqual([
      ['Sample Spinning TFC', 'Unrated', '1.54', '1.57'],
      ['15300000', '-3060000', '12240000'],
    ]);
    // The line over the figures may be the beginning of a name.
    const [, ...cells] = ROW;
    expect(rowsIn(read([140, [40, TITLE]], ...HEADS, [172, [40, 'Sample Cotton and']], [182, ...cells]))).toEqual([]);
  });

  it('ends at the bold title of the next section', () => {
    const names = rowsIn(read([140, [40, TITLE]], ...HEADS, ROW, [190, [40, '8. INVESTMENT COMMITTEE', 8.2]]));
    expect(names[0]).toEqual(['Sample Spinning TFC', 'Unrated', '1.54', '1.57']);
  });
});

it('a line that begins over the labels heads none of the columns under it', () => {
  const [table] = tablesOf([
    [88, [10, 'Yearly returns (%)', 9]],
    [100, [10, 'Some of the earlier years']],
    [112, [70, 'FY21'], [100, 'FY22'], [150, 'FY23']],
    [124, [10, 'SIF'], [70, '12.33'], [100, '13.79'], [150, '12.86']],
    [136, [10, 'Benchmark'], [70, '12.32'], [100, '13.19'], [150, '12.64']],
  ]);
  expect(rowsOf(table)).toEqual(['SIF FY21=12.33 FY22=13.79 FY23=12.86', 'Benchmark FY21=12.32 FY22=13.19 FY23=12.64']);
});

describe('facts in a paragraph', () => {
  const dealing = (sentence: string): ReadFragment =>
    read(
      [140, [40, sentence]],
      [
        151,
        [40, 'on the basis of forward pricing. The front-end load is 2.50%, and the back-end load is 1.00% within'],
      ],
      [
        162,
        [40, 'one year of purchase and Nil thereafter. The minimum initial investment is Rs. 5,000, and the minimum'],
      ],
      [173, [40, 'subsequent investment is Rs. 1,000. Redemptions are paid within six working days.']],
    );

  it('say when units are dealt in, at which price, and when redemptions are paid, unless days or times differ', () => {
    const fragment = dealing(
      'Units of this Fund are explained here. Units are sold and redeemed from Monday to Friday until 4:00 p.m.',
    );
    expect([
      fragment.dealing_days_raw,
      fragment.cutoff_time_raw,
      fragment.pricing_mechanism_raw,
      fragment.settlement_period_raw,
    ]).toEqual(['Monday to Friday', '4:00 p.m.', 'forward pricing', 'six working days']);
    const other = dealing(
      'Units are sold and redeemed from Monday to Thursday until 4:00 p.m. and on Friday until 4:30 p.m.',
    );
    expect([other.dealing_days_raw, other.cutoff_time_raw]).toEqual([null, null]);
  });

  it('state a load with the terms that limit it', () => {
    const clausesOf = (text: string): string[] =>
      listClauses(text, (label) => labelMeaning(label, null)).map(({ label, value }) => `${label}=${value}`);
    expect(
      clausesOf('The front-end load is 2.50%, and the back-end load is 1.00% within one year and Nil thereafter.'),
    ).toEqual(['front-end load=2.50%', 'back-end load=1.00% within one year and Nil thereafter']);
    expect(clausesOf('The front-end load is 2.50% of the price that the bank has set.')).toEqual([]);
  });

  it('state price, size and units of a day', () => {
    const fragment = read(
      [140, [40, 'On October 31, 2024 the net asset value (NAV) per unit was Rs. 53.5041. The net assets of the']],
      [151, [40, 'Fund were Rs. 779.46 million, and 14,568,229 units were outstanding. The offer price was Rs.']],
      [162, [40, '54.3067 per unit, and the redemption price was Rs. 53.5041 per unit.']],
    );
    expect([
      fragment.nav_per_unit,
      fragment.nav_date,
      fragment.fund_size,
      fragment.units_outstanding,
      fragment.offer_price,
      fragment.redemption_price,
    ]).toEqual(['53.5041', '2024-10-31', '779460000', '14568229', '54.3067', '53.5041']);
  });
});

it('the last weight of a benchmark belongs to it, although it is alone on its line', () => {
  const benchmark = (weight: string): string | null =>
    read(
      [128, [40, 'Benchmark'], [140, 'Sample Islamic Index (60%) and average deposit rate of banks']],
      [139, [140, weight]],
      [150, [40, 'Listing'], [140, 'Sample Exchange']],
    ).benchmark_raw;
  expect(benchmark('(40%)')).toBe('Sample Islamic Index (60%) and average deposit rate of banks (40%)');
  expect(benchmark('(40.15%)')).not.toContain('40.15');
});

describe('entries of sub-funds in running text', () => {
  const entriesOf = (title: string, redemption: string): ReadFragment | undefined =>
    readPension(
      [140, [40, title]],
      [160, [40, '(a) Equity Sub-Fund: NAV per unit Rs. 165.5188, net assets Rs. 66.45 million, 401,465 units']],
      [171, [56, `outstanding; offer price Rs. 170.4844 and redemption price Rs. ${redemption} per unit.`]],
      [182, [40, '(b) Debt Sub-Fund: NAV per unit Rs. 179.4641, net assets Rs. 78.40 million.']],
      [193, [40, '(c) Money Market Sub-Fund: NAV per unit Rs. 173.5691, net assets Rs. 96.44 million in banks.']],
    );
  const partsIn = (fragment: ReadFragment | undefined): unknown[] => [
    ...(fragment?.sub_funds ?? []).map((row) => [row.sub_fund_key, row.nav_per_unit, row.net_assets_pkr]),
    ...(fragment?.special_terms ?? []).flatMap((row) =>
      row.sub_fund_key === null ? [] : [[row.sub_fund_key, row.term_type, row.value_raw]],
    ),
  ];

  it('are read whole, and not at all if a part of them is something else', () => {
    expect(partsIn(entriesOf('3. PRICES ON OCTOBER 31, 2024', '165.5188'))).toEqual([
      ['EQUITY', '165.5188', '66450000'],
      ['DEBT', '179.4641', '78400000'],
      ['EQUITY', 'UNITS_OUTSTANDING', '401,465'],
      ['EQUITY', 'OFFER_PRICE', 'Rs. 170.4844'],
      ['EQUITY', 'REPURCHASE_PRICE', 'Rs. 165.5188'],
    ]);
    // A title of another month.
    expect(partsIn(entriesOf('3. PRICES ON SEPTEMBER 30, 2024', '165.5188'))).toEqual([]);
  });

  it('are withheld if a sub-fund redeems above its net asset value', () => {
    const fragment = entriesOf('3. PRICES ON OCTOBER 31, 2024', '168.5188');
    expect(partsIn(fragment)).not.toContainEqual(['EQUITY', 'REPURCHASE_PRICE', 'Rs. 168.5188']);
    expect(fragment?.withheld.map(({ check }) => check)).toContain('prices_contradict');
  });
});

describe('a sentence with the returns of one series', () => {
  const peersOf = (sentence: string): (string | null)[] =>
    read(
      [140, [40, 'Returns (%)', 9]],
      [152, [40, 'Period'], [200, 'SIF'], [260, 'Benchmark']],
      [164, [40, 'October 2024'], [200, '9.76'], [260, '10.20']],
      [176, [40, 'Last 3 months'], [200, '9.51'], [260, '10.48']],
      [188, [40, 'FYTD'], [200, '9.89'], [260, '10.71']],
      [210, [40, sentence]],
    ).reported_returns.map((row) => row.peer_return_percent);

  it('completes the periods of the table over it, if all of it was understood', () => {
    expect(peersOf('Average of the peer group: 9.88% in October 2024 and 10.41% FYTD.')).toEqual([
      '9.88',
      null,
      '10.41',
    ]);
    expect(peersOf('Average of the peer group: 9.88% in October 2024 and 10.41% for most funds.')).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('may be about the month alone', () => {
    expect(peersOf('Average return of the peer group for October 2024 was (2.14)%.')).toEqual(['-2.14', null, null]);
    expect(peersOf('Average return of the peer group for October 2023 was 2.14%.')).toEqual([null, null, null]);
  });
});

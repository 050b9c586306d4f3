import { describe, expect, it } from 'vitest';
import type { Evidence } from '#domain/fragment.ts';
import type { KnownFund } from '#domain/known-fund.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { pageOf, type Line } from './placed-words.ts';

const funds: readonly KnownFund[] = [
  { name: 'Sample Income Fund', other_names: [], amc: 'Sample', family: null, asset_class: null },
];
const HEAD: readonly Line[] = [
  [40, [40, 'Sample Income Fund (SIF)', 16]],
  [60, [40, 'Data as of 30 June 2024']],
];

function read(lines: readonly Line[]): ReadFragment {
  const [fragment] = readReport({ pages: [pageOf([...HEAD, ...lines])] }, { funds }).fragments;
  if (fragment === undefined) throw new Error('no page of a fund');
  return fragment;
}

/** Labels in small letters over their values. */
const over = (y: number, label: string, value: string): Line[] => [
  [y, [40, label, 6]],
  [y + 9, [40, value]],
];
const facts: readonly Line[] = [
  ...over(500, 'Risk profile', 'Medium'),
  ...over(524, 'Management fee', '1.25% p.a.'),
  ...over(548, 'Leverage', 'Nil'),
];

describe('several facts in one cell, parted by bars', () => {
  it('belong to the labels in the cell over them in the same order', () => {
    const fragment = read([
      ...over(90, 'Category | Type', 'Income | Open-End'),
      ...over(114, 'Launched on | Par value', '14-Sep-2009 | Rs. 100'),
      ...over(138, 'Net assets (Rs. mn) | Units', '2,055.27 | 18,322,222'),
      ...facts,
    ]);
    expect(fragment).toMatchObject({
      category_raw: 'Income',
      fund_type_raw: 'Open-End',
      launch_date: '2009-09-14',
      par_value: '100',
      fund_size: '2055270000',
      units_outstanding: '18322222',
    });
    expect(fragment.evidence['fund_type_raw']).toMatchObject({ printed: 'Open-End' });
  });

  it('have the words of the last label in the labels before it', () => {
    const fragment = read([...over(90, 'NAV | Offer | Redemption price', '112.1736 | 113.8562 | 112.1736'), ...facts]);
    expect(fragment.nav_per_unit).toBe('112.1736');
    expect(fragment.offer_price).toBe('113.8562');
    expect(fragment.redemption_price).toBe('112.1736');
  });

  it('of the two loads, each has the place of its own words', () => {
    const fragment = read([...over(90, 'Sales load', 'Front-end 1.50% | Back-end Nil'), ...facts]);
    const places = fragment.fees.map(({ fee_type, value_percent }, at) => {
      const { x0, x1, chain } = fragment.evidence[`fees[${at}].value_percent`] as Evidence;
      return [fee_type, value_percent, x0, x1, chain?.map(({ printed }) => printed)].join(' ');
    });
    expect(places).toContain('FRONT_END_LOAD 1.50 78 98 Sales load');
    expect(places).toContain('BACK_END_LOAD 0 140 152 Sales load');
  });

  it('of dealing, days and time follow each other; another text under both labels is neither', () => {
    const dealing = (value: string): unknown[] => {
      const { dealing_days_raw, cutoff_time_raw } = read([
        ...over(90, 'Dealing days and cut-off time', value),
        ...facts,
      ]);
      return [dealing_days_raw, cutoff_time_raw];
    };
    expect(dealing('Monday to Friday | 3:00 pm')).toEqual(['Monday to Friday', '3:00 pm']);
    expect(dealing('Monday to Friday')).toEqual([null, null]);
  });

  it('have the words before the first label in all labels', () => {
    const fragment = read([
      ...over(90, 'Minimum investment: Initial | Subsequent', 'Rs. 5,000 | Rs. 1,000'),
      ...over(114, 'Rating: Fund | Company', 'A+(f) by PACRA | AM2+ by PACRA'),
      ...facts,
    ]);
    expect(fragment.minimum_initial_investment).toBe('5000');
    expect(fragment.minimum_subsequent_investment).toBe('1000');
    expect(fragment.ratings.map((row) => [row.rating_type, row.rating_raw])).toEqual([
      ['FUND_STABILITY', 'A+(f)'],
      ['ASSET_MANAGER', 'AM2+'],
    ]);
  });

  it('are of two periods if the labels are', () => {
    const fragment = read([
      ...over(90, 'Expense ratio including levies, MTD | YTD', '1.87% | 2.32%'),
      ...over(114, 'Government levies, MTD | YTD', '0.25% | 0.28%'),
      ...facts,
    ]);
    const found = fragment.fees.filter((row) => row.period !== null);
    expect(found.map((row) => [row.fee_type, row.period, row.value_percent])).toEqual([
      ['TOTAL_EXPENSE_RATIO', 'MTD', '1.87'],
      ['TOTAL_EXPENSE_RATIO', 'YTD', '2.32'],
      ['GOVERNMENT_LEVIES', 'MTD', '0.25'],
      ['GOVERNMENT_LEVIES', 'YTD', '0.28'],
    ]);
  });

  it.each([
    'Expense ratio (MTD / YTD)',
    'Expense ratio [MTD | YTD]',
    'Expense ratio – MTD / YTD',
    'Expense ratio MTD / YTD',
  ])('are of two periods behind the words of both: %s', (label) => {
    const fragment = read([
      ...over(90, label, '1.87% / 2.32%'),
      ...over(114, 'Govt. levies (MTD / YTD)', '0.25% / 0.28%'),
      ...facts,
    ]);
    const found = fragment.fees.filter((row) => row.period !== null);
    expect(found.map((row) => [row.fee_type, row.label_raw, row.period, row.value_percent])).toEqual([
      ['TOTAL_EXPENSE_RATIO', 'Expense ratio', 'MTD', '1.87'],
      ['TOTAL_EXPENSE_RATIO', 'Expense ratio', 'YTD', '2.32'],
      ['GOVERNMENT_LEVIES', 'Govt. levies', 'MTD', '0.25'],
      ['GOVERNMENT_LEVIES', 'Govt. levies', 'YTD', '0.28'],
    ]);
  });

  it('have the words before a bracket with the labels', () => {
    const fragment = read([
      ...over(90, 'Sales load (Front-end / Back-end)', '1.50% / Nil'),
      ...over(114, 'Minimum investment (Initial / Subsequent)', 'Rs. 5,000 / Rs. 1,000'),
      ...facts,
    ]);
    expect(fragment.fees.map((row) => [row.fee_type, row.label_raw, row.value_percent])).toEqual(
      expect.arrayContaining([
        ['FRONT_END_LOAD', 'Front-end Sales load', '1.50'],
        ['BACK_END_LOAD', 'Back-end Sales load', '0'],
      ]),
    );
    expect(fragment.minimum_initial_investment).toBe('5000');
    expect(fragment.minimum_subsequent_investment).toBe('1000');
  });

  it.each([
    ['Expense ratio (MTD / YTD / FY)', '1.87% / 2.32%'],
    ['Expense ratio (MTD / YTD)', '1.87%'],
    ['Govt. levies (MTD / YTD)', '0.25%'],
  ])('are not read under a bracket with more words than values: %s', (label, value) => {
    const fragment = read([...over(90, label, value), ...facts]);
    expect(fragment.fees.filter((row) => row.fee_type !== 'MANAGEMENT_FEE')).toEqual([]);
  });

  it('are of parts of the fund if more such cells follow in the row, unless these have labels', () => {
    const label = 'Expense ratio (MTD / YTD)';
    const ratiosIn = (...cells: Line[1][]): unknown[] =>
      read([[120, [40, label], ...cells], ...facts]).fees.flatMap(({ period, value_percent }) =>
        period === null ? [] : [value_percent],
      );
    const [own, other] = ['1.87% / 2.32%', '1.05% / 1.06%'] as const;
    expect(ratiosIn([180, own], [300, other])).toEqual([]);
    expect(ratiosIn([180, own], [300, 'Turnover (MTD / YTD)'], [420, other])).toEqual(['1.87', '2.32']);
  });

  it('are the two risks that the label names', () => {
    const risks = (value: string): unknown[] => {
      const { risk_profile_raw, risk_of_principal_erosion_raw } = read([
        ...over(90, 'Risk Profile / Principal at Risk', value),
        ...over(524, 'Management fee', '1.25% p.a.'),
      ]);
      return [risk_profile_raw, risk_of_principal_erosion_raw];
    };
    expect(risks('Very Low / Low')).toEqual(['Very Low', 'Low']);
    expect(risks('Depends on the participant')).toEqual(['Depends on the participant', null]);
  });

  it('are people under what they are', () => {
    const fragment = read([
      ...over(90, 'Chief Executive | Chief Financial Officer', 'Amna Tariq | Bilal Noor, FCA'),
      ...facts,
    ]);
    expect(fragment.parties.map((row) => [row.designation_raw, row.name_raw])).toEqual([
      ['Chief Executive', 'Amna Tariq'],
      ['Chief Financial Officer', 'Bilal Noor, FCA'],
    ]);
  });

  it('go on in the next line', () => {
    const fragment = read([
      ...over(90, 'Rating: Fund | Company', 'A+(f) by PACRA on 11-Oct-2023 | AM2+ by PACRA on'),
      [108, [40, '23-Aug-2023']],
      ...facts,
    ]);
    expect(fragment.ratings.map((row) => row.rating_date)).toEqual(['2023-10-11', '2023-08-23']);
  });

  it('are not read if there are more of them than labels', () => {
    const fragment = read([...over(90, 'Category | Type', 'Income | Debt | Open-End'), ...facts]);
    expect(fragment.category_raw).toBeNull();
    expect(fragment.fund_type_raw).toBeNull();
  });

  it('are not the labels of the next row', () => {
    const fragment = read([
      [90, [40, 'Category | Type'], [220, 'Income, Open-End']],
      [100, [40, 'Currency | Domicile'], [220, 'Rupees, Pakistan']],
      ...facts,
    ]);
    expect(fragment.fund_type_raw).toBeNull();
    expect(fragment.category_raw).not.toBe('Currency');
  });
});

describe('ratios of two periods', () => {
  const row = (value: string): readonly (readonly [string | null, string | null])[] =>
    read([...over(90, 'Total expense ratio', value), ...facts])
      .fees.filter((each) => each.fee_type === 'TOTAL_EXPENSE_RATIO')
      .map((each) => [each.period, each.value_percent]);

  it('have their periods in brackets', () => {
    expect(row('5.18% (Month), 4.54% (Year to Date)')).toEqual([
      ['MTD', '5.18'],
      ['YTD', '4.54'],
    ]);
  });

  it('are not read if one of the periods is not understood', () => {
    expect(row('5.18% (Month), 4.54% (Season)')).toEqual([]);
  });
});

describe('labels with their values in one line', () => {
  it('end where the next label begins, also in lower case', () => {
    const fragment = read([
      [90, [40, 'Net Assets:'], [90, 'PKR 15,234 million']],
      [100, [40, 'of which held by own Funds of Funds: PKR 1,845 million']],
      [110, [40, 'NAV per Unit:'], [98, 'PKR 103.4435']],
      ...facts,
    ]);
    expect(fragment.fund_size).toBe('15234000000');
    expect(fragment.amount_invested_by_fof).toBe('1845000000');
    expect(fragment.nav_per_unit).toBe('103.4435');
  });
});

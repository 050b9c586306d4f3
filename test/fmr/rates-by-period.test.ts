/** Cells of two lines: a rate for each of two periods, and a risk with what it is of. */
import { describe, expect, it } from 'vitest';
import { INCOME_FUND, readPage, type Line } from './placed-words.ts';

const FACTS: readonly Line[] = [
  [116, [40, 'Par Value'], [140, 'PKR 100']],
  [128, [40, 'Management Fee'], [140, 'Up to 1.50%']],
];

it('rates of two periods with a label each are two values', () => {
  const fees = readPage([
    ...INCOME_FUND,
    ...FACTS,
    [142, [40, 'TER for the month'], [140, '2.28% (MTD)']],
    [151, [40, 'TER for the year to date'], [140, '2.06% (YTD)']],
  ]).fees.map((fee) => `${fee.label_raw} ${fee.period} ${fee.value_percent}`);
  expect(fees.slice(1)).toEqual(['TER for the month MTD 2.28', 'TER for the year to date YTD 2.06']);
});

describe('a rate of the month over that of the year to date', () => {
  const page = readPage([
    ...INCOME_FUND,
    ...FACTS,
    [142, [40, 'Management Fee'], [140, '1.21% p.a. (MTD)']],
    [151, [40, '(Actual)'], [140, '1.19% p.a. (YTD)']],
    [165, [40, 'Total Expense Ratio'], [140, '2.28% p.a. (MTD)']],
    [174, [140, '2.06% p.a. (YTD)']],
    [188, [40, 'Government Levies in'], [140, '0.24% p.a. (MTD)']],
    [197, [40, 'TER'], [140, '0.23% p.a. (YTD)']],
    [211, [40, 'Front-end Load'], [140, '1.00%']],
  ]);

  it('has one label with it, however many lines that has', () => {
    expect(page.fees.map((fee) => `${fee.label_raw} ${fee.period} ${fee.value_percent}`)).toEqual([
      'Management Fee null 1.50',
      'Management Fee (Actual) MTD 1.21',
      'Management Fee (Actual) YTD 1.19',
      'Total Expense Ratio MTD 2.28',
      'Total Expense Ratio YTD 2.06',
      'Government Levies in TER MTD 0.24',
      'Government Levies in TER YTD 0.23',
      'Front-end Load null 1.00',
    ]);
  });

  it('is one that was charged, if its label says so, and no term of the fund', () => {
    const charged = page.fees.filter((fee) => fee.is_actual_charged === true);
    expect(charged.map((fee) => fee.label_raw)).toEqual(['Management Fee (Actual)', 'Management Fee (Actual)']);
    expect(page.special_terms.map((term) => term.value_raw)).not.toContain('1.21% p.a. (MTD)');
  });
});

describe('rates of two periods, each after its period, in one cell', () => {
  const lines: readonly Line[] = [
    ...INCOME_FUND,
    ...FACTS,
    [142, [40, 'TER with Levy'], [140, 'MTD 1.09% | YTD 1.00%']],
    [156, [40, 'TER without Levy'], [140, 'MTD 0.97% | YTD 0.88%']],
    [170, [40, 'Front-end Load'], [140, '1.00%']],
  ];

  it('are those of the label left of them, and no returns', () => {
    const page = readPage(lines);
    expect(page.fees.slice(1, 5).map((fee) => `${fee.label_raw} ${fee.period} ${fee.value_percent}`)).toEqual([
      'TER with Levy MTD 1.09',
      'TER with Levy YTD 1.00',
      'TER without Levy MTD 0.97',
      'TER without Levy YTD 0.88',
    ]);
    expect(page.reported_returns).toEqual([]);
  });

  it('are no returns either where the texts of the cell are apart', () => {
    const cell = [
      [140, 'MTD'],
      [168, '1.09%'],
      [210, 'YTD'],
      [240, '1.00%'],
    ] as const;
    const page = readPage([...INCOME_FUND, ...FACTS, [142, [40, 'TER with Levy'], ...cell]]);
    expect(page.reported_returns).toEqual([]);
  });
});

it('a risk in brackets on a line of its own is that of the principal', () => {
  const page = readPage([
    ...INCOME_FUND,
    [116, [40, 'Risk Profile'], [140, 'Very Low']],
    [125, [140, '(Principal at very low risk)']],
    [139, [40, 'Par Value'], [140, 'PKR 100']],
  ]);
  expect([page.risk_profile_raw, page.risk_of_principal_erosion_raw]).toEqual([
    'Very Low',
    'Principal at very low risk',
  ]);
});

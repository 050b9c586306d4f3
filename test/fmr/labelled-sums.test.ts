import { describe, expect, it } from 'vitest';
import { type Line, INCOME_FUND, readPage } from './placed-words.ts';

describe('rows of figures with signs between them and a label under each', () => {
  const sum = (
    y: number,
    period: string,
    [fee, other, total]: readonly [string, string, string],
    trustee = 'Trustee Fee',
  ): Line[] => [
    [y, [40, period], [120, fee, 9], [172, '+', 10], [220, other, 9], [272, '=', 10], [320, total, 9]],
    [y + 10, [108, 'Management Fee', 7], [213, trustee, 7], [300, 'Total Expense Ratio', 7]],
  ];
  const title: Line = [180, [40, 'Expenses in % of Average Net Assets, annualised', 10]];

  it.each(['Trustee Fee', 'TrusteeFee'])(
    'are one table with the labels for heads, with or without blanks: %s',
    (label) => {
      const rows = [
        ...sum(196, 'MTD', ['1.00%', '0.09%', '1.09%']),
        ...sum(226, 'YTD', ['1.22%', '0.12%', '1.34%'], label),
      ];
      const { fees, withheld } = readPage([...INCOME_FUND, title, ...rows]);
      expect(fees.map(({ fee_type, period, value_percent }) => [fee_type, period, value_percent])).toEqual([
        ['MANAGEMENT_FEE', 'MTD', '1.00'],
        ['TRUSTEE_FEE', 'MTD', '0.09'],
        ['TOTAL_EXPENSE_RATIO', 'MTD', '1.09'],
        ['MANAGEMENT_FEE', 'YTD', '1.22'],
        ['TRUSTEE_FEE', 'YTD', '0.12'],
        ['TOTAL_EXPENSE_RATIO', 'YTD', '1.34'],
      ]);
      expect(withheld).toEqual([]);
    },
  );

  it('have the period that is level with the figures and their labels together', () => {
    const lower = (lines: Line[]): Line[] =>
      lines.flatMap(([y, ...cells]) => {
        const [first, ...rest] = cells;
        return first?.[0] === 40 ? [[y + 5, first] as Line, [y, ...rest] as Line] : [[y, ...cells] as Line];
      });
    const rows = [
      ...lower(sum(196, 'MTD', ['1.00%', '0.09%', '1.09%'])),
      ...lower(sum(240, 'YTD', ['1.22%', '0.12%', '1.34%'])),
    ];
    const { fees, reported_returns } = readPage([...INCOME_FUND, title, ...rows]);
    expect(fees.map(({ fee_type, period }) => [fee_type, period])).toEqual([
      ['MANAGEMENT_FEE', 'MTD'],
      ['TRUSTEE_FEE', 'MTD'],
      ['TOTAL_EXPENSE_RATIO', 'MTD'],
      ['MANAGEMENT_FEE', 'YTD'],
      ['TRUSTEE_FEE', 'YTD'],
      ['TOTAL_EXPENSE_RATIO', 'YTD'],
    ]);
    expect(reported_returns).toEqual([]);
  });
});

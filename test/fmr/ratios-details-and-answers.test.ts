/** Ratios at the ends of a bar, details in grey behind names, and answers that state two facts. */
import { describe, expect, it } from 'vitest';
import type { PdfPage, Word } from '#documents/pdf/page-words.ts';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { INCOME_FUND, pageOf, type Line } from './placed-words.ts';

// Words given in this size have the size of the others, and are grey.
const GREY = 7.9;

function readGrey(lines: readonly Line[]): ReadFragment | undefined {
  const page: PdfPage = pageOf([...INCOME_FUND, ...lines]);
  const words = page.words.map((word): Word => (word.size === GREY ? { ...word, size: 8, color: '#666666' } : word));
  return readReport({ pages: [{ ...page, words }] }, { funds: [] }).fragments[0];
}

describe('expense ratios at both ends of a bar', () => {
  const ratios = (y: number, bare: string, full: string): Line => [
    y,
    [40, 'TER without levies'],
    [115, bare],
    [196, 'TER with levies'],
    [260, full],
  ];

  it('are of the period over the middle of the bar', () => {
    const fragment = readGrey([
      [140, [40, 'Expense ratio', 11]],
      [152, [152, 'Month']],
      ratios(170, '4.07%', '4.63%'),
      [184, [138, 'Year to date']],
      ratios(202, '4.00%', '4.63%'),
    ]);
    expect(fragment?.fees.map((row) => `${row.label_raw} ${row.period} ${row.value_percent}`)).toEqual([
      'TER without levies MTD 4.07',
      'TER with levies MTD 4.63',
      'TER without levies YTD 4.00',
      'TER with levies YTD 4.63',
    ]);
  });
});

describe('a detail in another colour behind the names of holdings', () => {
  const holding = (y: number, name: string, detail: string, share: string): Line => [
    y,
    [40, name],
    [40 + name.replaceAll(' ', '').length * 4 + name.split(' ').length * 2, detail, GREY],
    [300, share],
  ];

  it('is no part of the name, also in the same size', () => {
    const fragment = readGrey([
      [140, [40, 'Top holdings (% of net assets)', 10]],
      holding(154, 'Sample Foods Limited STS', 'A1+', '3.38%'),
      holding(166, 'Example Power Limited STS', 'A1', '1.76%'),
    ]);
    expect(fragment?.holdings.map((row) => `${row.name_raw} | ${row.credit_rating}`)).toEqual([
      'Sample Foods Limited STS | A1+',
      'Example Power Limited STS | A1',
    ]);
  });
});

describe('answers that state two facts', () => {
  it('have each amount under its own label', () => {
    const fragment = readGrey([
      [140, [40, 'What is the minimum I can invest?', 9]],
      [152, [40, 'First investment: PKR 500. Each further investment: PKR 100.']],
    ]);
    expect(fragment?.minimum_initial_investment).toBe('500');
    expect(fragment?.minimum_subsequent_investment).toBe('100');
  });

  it('have the days, and the time until which orders are taken', () => {
    const fragment = readGrey([
      [140, [40, 'When can I buy and sell?', 9]],
      [152, [40, 'Monday to Friday, orders until 3:30 pm.']],
    ]);
    expect(fragment?.dealing_days_raw).toBe('Monday to Friday');
    expect(fragment?.cutoff_time_raw).toBe('3:30 pm');
  });
});

import { describe, expect, it } from 'vitest';
import { numbersIn } from '#domain/printed.ts';
import { listTextLines } from '#sources/fmr/ink/text-cells.ts';
import { fitsValue } from '#sources/fmr/candidates/value-types.ts';
import { readNumber } from '#sources/fmr/printed-number.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { pageOf, readPage, type Line } from './placed-words.ts';

const HEAD: readonly Line[] = [
  [40, [40, 'Sample Income Fund (SIF)', 16]],
  [60, [40, 'Data as of 30 April 2025']],
  [80, [40, 'Net assets (Rs. mn)'], [240, '812.40']],
  [92, [40, 'NAV per unit (Rs.)'], [240, '101.2500']],
  [104, [40, 'Launch date'], [240, '12-May-2010']],
];

const read = (...lines: readonly Line[]): ReadFragment => readPage([...HEAD, ...lines]);

const shares = ({ allocations }: ReadFragment): string[] =>
  allocations.map(
    ({ label_raw, previous_period, current_period }) => `${label_raw} ${previous_period} ${current_period}`,
  );

describe('lists in sentences', () => {
  it('are shares of the month that their introduction names', () => {
    const fragment = read(
      [140, [40, 'Asset allocation (% of total assets)', 9]],
      [154, [40, 'On 31 March 2025 the assets were invested as follows: T-Bills 66.1%, Bank Deposits 25.9%']],
      [165, [40, 'and Others 8.0%. On 30 April 2025 the assets were invested as follows: T-Bills 68.0%,']],
      [176, [40, 'Bank Deposits 25.0% and Others 7.0%.']],
    );
    expect(shares(fragment)).toEqual(['T-Bills 66.1 68.0', 'Bank Deposits 25.9 25.0', 'Others 8.0 7.0']);
  });

  it('are holdings in their order under a title of holdings', () => {
    const fragment = read(
      [140, [40, 'Largest investments (% of net assets)', 9]],
      [154, [40, 'Sample Bank Limited 9.31; Sample Oil and Gas Company 8.46; Sample Cement Limited 7.71; Sample']],
      [165, [40, 'Power TFC-II 4.20.']],
    );
    expect(
      fragment.holdings.map(({ rank, name_raw, percent_of_net_assets }) => [rank, name_raw, percent_of_net_assets]),
    ).toEqual([
      [1, 'Sample Bank Limited', '9.31'],
      [2, 'Sample Oil and Gas Company', '8.46'],
      [3, 'Sample Cement Limited', '7.71'],
      [4, 'Sample Power TFC-II', '4.20'],
    ]);
  });

  it('are returns of the months that they name, of the series before the colon', () => {
    const fragment = read(
      [140, [40, 'Monthly returns (%)', 9]],
      [154, [40, 'SIF: Jan’25 1.20, Feb’25 0.35-, Mar’25 2.46 and Apr’25 0.56.']],
      [172, [40, 'Benchmark: Jan’25 1.10, Feb’25 0.25, Mar’25 2.40 and Apr’25 0.60.']],
    );
    expect(
      fragment.reported_returns.map((row) => [
        row.period_label_raw,
        row.fund_return_percent,
        row.benchmark_return_percent,
      ]),
    ).toEqual([
      ['Jan’25', '1.20', '1.10'],
      ['Feb’25', '-0.35', '0.25'],
      ['Mar’25', '2.46', '2.40'],
      ['Apr’25', '0.56', '0.60'],
    ]);
    expect(fragment.benchmark_raw).toBeNull();
  });

  it('are no returns where a month between the others is missing', () => {
    const returnsOf = (list: string): number =>
      read([140, [40, 'Monthly returns (%)', 9]], [154, [40, list]]).reported_returns.length;
    expect(returnsOf('SIF: Apr’25 0.56, Mar’25 2.46, Feb’25 0.35- and Jan’25 1.20.')).toBe(4);
    expect(returnsOf('SIF: Jan’25 1.20, Feb’25 2.46 and Apr’25 0.56.')).toBe(0);
  });

  it('are not read under a comment, or with anything else in the sentence', () => {
    const fragment = read(
      [140, [40, 'Comment', 9]],
      [154, [40, 'We held T-Bills 66.1%, Bank Deposits 25.9% and Others 8.0%.']],
      [180, [40, 'Asset allocation (% of total assets)', 9]],
      [194, [40, 'T-Bills 50.0%, Bank Deposits 42.0% and Others 8.0% as in March, while PIBs fell.']],
    );
    expect(shares(fragment)).toEqual([]);
  });
});

describe('a line of justified text', () => {
  it('is one line, however wide its equal blanks are', () => {
    // As long as the line above, with blanks of 7 points instead of 2.
    let x = 40;
    const spaced = 'Inflations in October rose, 1.2% mores than September.'.split(' ').map((text): [number, string] => {
      const at = x;
      x += text.length * 4 + 7;
      return [at, text];
    });
    const above: Line = [100, [40, 'The fundings posted returns against benchmarks during months in']];
    const textsOf = (...lines: readonly Line[]): string[] => listTextLines(pageOf(lines)).map(({ text }) => text);
    expect(textsOf(above, [110, ...spaced]).at(-1)).toBe('Inflations in October rose, 1.2% mores than September.');
    expect(textsOf([110, ...spaced]).length).toBe(8);
  });

  it('ends before a column of cells, however close it is', () => {
    const lines = listTextLines(
      pageOf([
        [100, [40, 'Sample Sugar Mills Limited - Sukuk 26-APR-11'], [209.2, 'Sukuk']],
        [110, [40, 'Sample Textiles Limited - TFC 21-JUL-08'], [209.2, 'TFC']],
      ]),
    );
    expect(lines.map(({ text }) => text)).toEqual([
      'Sample Sugar Mills Limited - Sukuk 26-APR-11',
      'Sukuk',
      'Sample Textiles Limited - TFC 21-JUL-08',
      'TFC',
    ]);
  });
});

describe('printed forms', () => {
  it('a sign behind a figure and square brackets around it', () => {
    expect(readNumber('1.23-')).toMatchObject({ kind: 'number', value: '-1.23' });
    expect(readNumber('[21.07]')).toMatchObject({ kind: 'number', value: '21.07' });
    expect(readNumber('[(1.10)]')).toMatchObject({ kind: 'number', value: '-1.10' });
    expect(readNumber('9.12%-').kind).toBe('unclear');
    expect(numbersIn('1.23-')).toContain('-1.23');
    expect(numbersIn('0.27-0.47')).not.toContain('-0.27');
  });

  it('a list of months is no benchmark, a sentence no title', () => {
    const benchmark = { kind: 'fact', fact: 'benchmark', inside: '', plan: null } as const;
    expect(fitsValue(benchmark, 'May’24 19.24, Jun’24 18.42, Jul’24 18.04')).toBe(false);
    expect(fitsValue(benchmark, 'KSE-100 Index')).toBe(true);
    expect(titleKind('The investment objective of Sample Fund is to provide')).toBeUndefined();
    expect(titleKind('Investment Objective')).toBe('OBJECTIVE');
  });
});

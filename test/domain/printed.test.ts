import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { datesIn, monthEndsIn, numbersIn, unitIn } from '#domain/printed.ts';

describe('printed numbers', () => {
  it.each<readonly [string, readonly string[]]>([
    ['10.0080', ['10.0080']],
    ['Rs. 1,814 million', ['1814']],
    ['PKR 382,277,302', ['382277302']],
    ['(4.97)', ['-4.97']],
    ['(0.1%)', ['-0.1']],
    ['(19.11)%', ['-19.11']],
    ['-9.9%', ['-9.9']],
    ['−9.9', ['-9.9']],
    ['+1.59', ['1.59']],
    ['.0474', ['0.0474']],
    ['9.9%*', ['9.9']],
    ['13.62%7.78%', ['13.62', '7.78']],
    ['0.90% (MTD) | 0.83% (YTD)', ['0.90', '0.83']],
    ['Nil', ['0']],
    ['None', ['0']],
    ['150.898mn', ['150.898']],
    ['3-Year', ['3']],
    ['N/A', []],
    ['#NUM!', []],
    ['---', []],
  ])('%s is read as the number %j', (printed, numbers) => {
    expect(numbersIn(printed)).toEqual(numbers);
  });

  it('groups of three digits with blanks between are read as one number, and as several', () => {
    expect(numbersIn('1 836 027')).toContain('1836027');
    expect(numbersIn('Rs. 4 345.79 million')).toContain('4345.79');
    expect(numbersIn('12.34 100')).toEqual(['12.34', '100']);
  });

  it('a month in Roman figures makes a day, any other letters do not', () => {
    expect(datesIn('launched on 14.III.2011')).toEqual(['2011-03-14']);
    expect(datesIn('launched on 14.VX.2011')).toEqual([]);
  });

  it('brackets next to other words are read only as a minus or as plain brackets', () => {
    expect(numbersIn('NAV (101.25) of June')).toEqual(['-101.25', '101.25']);
  });

  it('any printed decimal is read as itself, with separators, sign or brackets', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999_999_999 }),
        fc.integer({ min: 0, max: 9999 }),
        fc.constantFrom('', '-', '('),
        (whole, fraction, sign) => {
          const plain = `${whole}.${String(fraction).padStart(4, '0')}`;
          const grouped = `${whole.toLocaleString('en-US')}.${plain.split('.')[1] ?? ''}`;
          const is_zero = !/[1-9]/.test(plain);
          const value = sign === '' || is_zero ? plain : `-${plain}`;
          expect(numbersIn(sign === '(' ? `(${grouped})` : `${sign}${grouped}`)).toEqual([value]);
        },
      ),
    );
  });

  it('printed numbers of any text are read quickly and without failure', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('(', ')', '1', ',', '.', '-', ' ', '%', 'May', "'"), maxLength: 4000 }),
        (text) => {
          expect(Array.isArray([...numbersIn(text), ...datesIn(text), ...monthEndsIn(text)])).toBe(true);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('printed dates', () => {
  it.each<readonly [string, string]>([
    ['May 27, 2010', '2010-05-27'],
    ['January 31st, 2014', '2014-01-31'],
    ['30-Jun-16', '2016-06-30'],
    ['28/02/2019', '2019-02-28'],
    ['20-June-2011', '2011-06-20'],
    ['11-Sept-2004', '2004-09-11'],
    ['16th May, 2024', '2024-05-16'],
    ['28 March, 2024', '2024-03-28'],
    ['13 Jul 1995', '1995-07-13'],
    ['Sept 9, 2008', '2008-09-09'],
    ['12 - Nov - 25', '2025-11-12'],
    ['29-Sep17', '2017-09-29'],
    ['30April-20', '2020-04-30'],
    ['(15-11-17)', '2017-11-15'],
    ['NAV as on December 31, 2025: 114.87', '2025-12-31'],
    ['2026-06-30', '2026-06-30'],
  ])('%s is read as the date %s', (printed, date) => {
    expect(datesIn(printed)).toEqual([date]);
  });

  it.each<readonly [string, string]>([
    ["January '14", '2014-01-31'],
    ["Dec'18", '2018-12-31'],
    ['Sept-24', '2024-09-30'],
    ['Dec,2025', '2025-12-31'],
    ['October, 2005', '2005-10-31'],
    ['February 2024', '2024-02-29'],
    ['Jan-24', '2024-01-31'],
    ["Fund Managers' Report April 30, 2023", '2023-04-30'],
    ['FMR 09/2023', '2023-09-30'],
  ])('%s is read as the month that ends on %s', (printed, end) => {
    expect(monthEndsIn(printed)).toContain(end);
  });

  it.each(['May', '31/02/2019', 'FY26TD', '10.41', 'Maybe 2 or 3'])('%s is not read as a date', (printed) => {
    expect(datesIn(printed)).toEqual([]);
  });
});

it.each<readonly [string, string | undefined]>([
  ['Rs. 2.73 billion', '1000000000'],
  ['150.898mn', '1000000'],
  ['PKR Mn.', '1000000'],
  ['PKR 14 bn', '1000000000'],
  ["Rs. in '000'", '1000'],
  ['PKR (000)', '1000'],
  ['Rs. 5,000', undefined],
  ['12.5 crore', '10000000'],
  ['250 lacs', '100000'],
  ['Rupees in thousands', '1000'],
  ['1,814', undefined],
  ['Dublin', undefined],
])('the unit of %s is recognised', (printed, unit) => {
  expect(unitIn(printed)).toBe(unit);
});

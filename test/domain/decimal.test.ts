import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare, isPositive, isZero, parseDecimal, percentOf, scaleOf, subtract } from '#domain/decimal.ts';
import type { Decimal } from '#domain/decimal.ts';

const asDecimal = (text: string): Decimal => text as Decimal;

/** Any published decimal: up to ten digits before and eight after the point, with either sign. */
const published = fc
  .tuple(fc.boolean(), fc.integer({ min: 0, max: 9_999_999_999 }), fc.stringMatching(/^\d{0,8}$/))
  .map(
    ([negative, whole, places]) =>
      `${negative && (whole > 0 || /[1-9]/.test(places)) ? '-' : ''}${whole}${places === '' ? '' : `.${places}`}` as Decimal,
  );

/** The result of the library in a given scale, without negative zero. */
function fixed(value: Big, places: number): string {
  const text = value.toFixed(places);
  return /[1-9]/.test(text) ? text : text.replace('-', '');
}

// Enough places that the library's rounding of quotients does not matter.
const precise = Big();
[precise.DP, precise.RM] = [60, Big.roundHalfEven];

const RUNS = { numRuns: 2_000 };

describe('decimals', () => {
  it('decimals are added, subtracted and compared as by a decimal library, in the larger scale', () => {
    fc.assert(
      fc.property(published, published, (left, right) => {
        const scale = Math.max(scaleOf(left), scaleOf(right));
        const [a, b] = [new Big(left), new Big(right)];
        expect([add(left, right), subtract(left, right), compare(left, right)]).toEqual([
          fixed(a.plus(b), scale),
          fixed(a.minus(b), scale),
          a.cmp(b),
        ]);
      }),
      RUNS,
    );
  });

  it('percentages are rounded half to even at the fourth place, as by a decimal library', () => {
    // Powers of two give short quotients, so that ties are common.
    const base = fc.oneof(published, fc.constantFrom(...(['8', '16', '32', '64', '-64', '200', '80000'] as Decimal[])));
    fc.assert(
      fc.property(
        published,
        base.filter((value) => !isZero(value)),
        (change, of) => {
          expect(percentOf(change, of)).toBe(
            fixed(new precise(change).times(100).div(of).round(4, Big.roundHalfEven), 4),
          );
        },
      ),
      RUNS,
    );
  });

  it.each([
    ['0.000005', '1', '0.0005'],
    ['0.0000005', '1', '0.0000'],
    ['0.0000015', '1', '0.0002'],
    ['1', '8000000', '0.0000'],
    ['0.5', '1000000', '0.0000'],
    ['1.5', '1000000', '0.0002'],
    ['2.5', '1000000', '0.0002'],
    ['-1.5', '1000000', '-0.0002'],
    ['-0.5', '1000000', '0.0000'],
    ['1', '3', '33.3333'],
    ['0.0000', '10.4089', '0.0000'],
    ['-10.4089', '10.4089', '-100.0000'],
  ])('%s of %s is %s percent', (change, base, expected) => {
    expect(percentOf(asDecimal(change), asDecimal(base))).toBe(expected);
  });

  it('decimals are printed without an exponent or a negative zero, however large or small', () => {
    const tiny = asDecimal('0.000000000001');
    expect(add(asDecimal('100000000000000000000000'), tiny)).toBe('100000000000000000000000.000000000001');
    expect(subtract(tiny, tiny)).toBe('0.000000000000');
    expect(subtract(asDecimal('-0.00'), asDecimal('0'))).toBe('0.00');
    expect(add(asDecimal('-1.50'), asDecimal('1.50'))).toBe('0.00');
  });

  it.each([
    ['10.4089', '10.4089'],
    ['100.0000', '100.0000'],
    [' 9,999.9999 ', '9999.9999'],
    ['1,234,567.10', '1234567.10'],
    ['.0474', '0.0474'],
    ['(4.97)', '-4.97'],
    ['(1738.10)', '-1738.10'],
    ['(1,738.10)', '-1738.10'],
    ['(0.00)', '0.00'],
    ['-0.00', '0.00'],
    ['-4.97', '-4.97'],
    ['007.50', '7.50'],
    ['000', '0'],
    ['-.5', undefined],
    ['1e5', undefined],
    ['1,23.4', undefined],
    ['12,3456', undefined],
    ['1 234', undefined],
    ['1.', undefined],
    ['+1', undefined],
    ['((1))', undefined],
    ['(-1)', undefined],
    ['N/A', undefined],
    ['', undefined],
    ['NaN', undefined],
    ['Infinity', undefined],
    ['١٢', undefined],
  ])('%j is read as %j, the single form used in both stores', (printed, expected) => {
    expect(parseDecimal(printed)).toBe(expected);
  });

  it('zero and the sign of a decimal are correct at every scale', () => {
    expect(['0', '0.0000', '-0.0'].map((text) => [isZero(asDecimal(text)), isPositive(asDecimal(text))])).toEqual([
      [true, false],
      [true, false],
      [true, false],
    ]);
    expect(['0.0001', '-0.0001', '100'].map((text) => isPositive(asDecimal(text)))).toEqual([true, false, true]);
  });
});

import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare, isZero, percentOf, scaleOf, subtract } from '#domain/decimal.ts';
import type { Decimal } from '#domain/decimal.ts';

/** Any published decimal: up to nine digits before the point and eight behind it, either sign. */
const decimal = fc
  .tuple(fc.boolean(), fc.integer({ min: 0, max: 999_999_999 }), fc.stringMatching(/^\d{0,8}$/))
  .map(([negative, whole, places]) => `${negative && (whole > 0 || /[1-9]/.test(places)) ? '-' : ''}${whole}${places === '' ? '' : `.${places}`}` as Decimal);

/** The library's own answer, in a given scale and without its minus zero. */
const printed = (value: Big, places: number): string => {
  const text = value.toFixed(places);
  return /[1-9]/.test(text) ? text : text.replace('-', '');
};

const RUNS = { numRuns: 2_000 };

describe('decimal arithmetic, against a decimal library', () => {
  it('adds and subtracts exactly, in the larger scale of the two', () => {
    fc.assert(
      fc.property(decimal, decimal, (left, right) => {
        const scale = Math.max(scaleOf(left), scaleOf(right));
        expect([add(left, right), subtract(left, right)]).toEqual([printed(new Big(left).plus(right), scale), printed(new Big(left).minus(right), scale)]);
      }),
      RUNS,
    );
  });

  it('compares by value, whatever the scale', () => {
    fc.assert(
      fc.property(decimal, decimal, (left, right) => {
        expect(compare(left, right)).toBe(new Big(left).cmp(right));
      }),
      RUNS,
    );
  });

  it('reckons percentages to four places, halves to the even neighbour', () => {
    const precise = Big();
    [precise.DP, precise.RM] = [60, 2];
    const base = fc.oneof(decimal, fc.constantFrom(...(['8', '16', '32', '64', '-64', '200', '80000'] as Decimal[])));
    fc.assert(
      fc.property(decimal, base.filter((value) => !isZero(value)), (change, of) => {
        expect(percentOf(change, of)).toBe(printed(new precise(change).times(100).div(of).round(4, 2), 4));
      }),
      RUNS,
    );
    expect(percentOf('0.000005' as Decimal, '1' as Decimal), 'half of the last place, even below').toBe('0.0005');
    expect(percentOf('0.0000005' as Decimal, '1' as Decimal), 'a tie goes to the even zero').toBe('0.0000');
    expect(percentOf('0.0000015' as Decimal, '1' as Decimal), 'a tie goes to the even two').toBe('0.0002');
  });
});

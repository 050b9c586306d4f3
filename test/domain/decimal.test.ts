import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare, isPositive, isZero, parseDecimal, percentOf, subtract } from '#domain/decimal.ts';
import type { Decimal } from '#domain/decimal.ts';

const asDecimal = (text: string): Decimal => text as Decimal;

/** An exact number as a pair of integers: `digits / 10 ** scale`, the reference that needs no library. */
interface Exact {
  readonly digits: bigint;
  readonly scale: number;
}

function exactOf(text: string): Exact {
  const [whole = '0', fraction = ''] = text.split('.');
  return { digits: BigInt(whole.replace('-', '') + fraction) * (text.startsWith('-') ? -1n : 1n), scale: fraction.length };
}

function print({ digits, scale }: Exact): string {
  const text = (digits < 0n ? -digits : digits).toString().padStart(scale + 1, '0');
  const point = text.length - scale;
  return `${digits < 0n ? '-' : ''}${text.slice(0, point)}${scale === 0 ? '' : `.${text.slice(point)}`}`;
}

function aligned(left: string, right: string): { readonly a: bigint; readonly b: bigint; readonly scale: number } {
  const [a, b] = [exactOf(left), exactOf(right)];
  const scale = Math.max(a.scale, b.scale);
  return { a: a.digits * 10n ** BigInt(scale - a.scale), b: b.digits * 10n ** BigInt(scale - b.scale), scale };
}

/** `change / base × 100` to 4 places, ties to the even digit. */
function percentByIntegers(change: string, base: string): string {
  const { a, b } = aligned(change, base);
  const [over, under] = b < 0n ? [-a * 1_000_000n, -b] : [a * 1_000_000n, b];
  const size = over < 0n ? -over : over;
  const [quotient, rest] = [size / under, size % under];
  const up = rest * 2n > under || (rest * 2n === under && quotient % 2n === 1n);
  const rounded = up ? quotient + 1n : quotient;
  return print({ digits: over < 0n ? -rounded : rounded, scale: 4 });
}

const published = fc
  .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 14n }), fc.integer({ min: 0, max: 8 }))
  .map(([is_negative, digits, scale]) => print({ digits: is_negative ? -digits : digits, scale }) as Decimal);

describe('decimals', () => {
  it('add, subtract and compare exactly, in the larger scale, for every published number', () => {
    fc.assert(
      fc.property(published, published, (left, right) => {
        const { a, b, scale } = aligned(left, right);
        expect(add(left, right)).toBe(print({ digits: a + b, scale }));
        expect(subtract(left, right)).toBe(print({ digits: a - b, scale }));
        expect(compare(left, right)).toBe(a < b ? -1 : a > b ? 1 : 0);
      }),
      { numRuns: 500 },
    );
  });

  it('round a percentage half to even at the fourth place, for every pair of published numbers', () => {
    fc.assert(
      fc.property(published, published.filter((base) => !isZero(base)), (change, base) => {
        expect(percentOf(change, base)).toBe(percentByIntegers(change, base));
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['1', '8000000', '0.0000'],
    ['0.5', '1000000', '0.0000'],
    ['1.5', '1000000', '0.0002'],
    ['2.5', '1000000', '0.0002'],
    ['-1.5', '1000000', '-0.0002'],
    ['-0.5', '1000000', '0.0000'],
    ['1', '3', '33.3333'],
    ['0.0000', '10.4089', '0.0000'],
    ['-10.4089', '10.4089', '-100.0000'],
  ])('give %s of %s as %s percent', (change, base, expected) => {
    expect(percentOf(asDecimal(change), asDecimal(base))).toBe(expected);
  });

  it('never print an exponent or a negative zero, however large or small the numbers', () => {
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
  ])('read %j as %j, in the one spelling that both stores keep', (printed, expected) => {
    expect(parseDecimal(printed)).toBe(expected);
  });

  it('know zero and the sign at every scale', () => {
    expect(['0', '0.0000', '-0.0'].map((text) => [isZero(asDecimal(text)), isPositive(asDecimal(text))])).toEqual([[true, false], [true, false], [true, false]]);
    expect(['0.0001', '-0.0001', '100'].map((text) => isPositive(asDecimal(text)))).toEqual([true, false, true]);
  });
});

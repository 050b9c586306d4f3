import Big from 'big.js';

/**
 * An exact decimal as it was published: `"100.0000"` keeps its four places.
 * A branded string, so that no binary float can slip in at any stage.
 */
export type Decimal = string & { readonly __decimal: true };

// For example `10.4089`, `-0.0007`, `100`.
const PLAIN = /^-?\d+(\.\d+)?$/;
// For example `1,738.10`: groups of three after the first comma.
const GROUPED = /^\d{1,3}(,\d{3})+(\.\d+)?$/;
// For example `.0474`, printed without its leading zero.
const BARE_FRACTION = /^\.\d+$/;
// For example `(4.97)`: the association prints a minus as brackets, never as a sign.
const BRACKETED = /^\(([^()]*)\)$/;

/**
 * The decimal a printed number stands for, its scale kept, thousands separators
 * and brackets understood; undefined for anything that is not one number.
 */
export function parseDecimal(printed: string): Decimal | undefined {
  const text = printed.trim();
  const bracketed = BRACKETED.exec(text);
  if (bracketed) {
    const inner = parseDecimal(bracketed[1] ?? '');
    return inner === undefined || inner.startsWith('-') ? undefined : negate(inner);
  }
  if (PLAIN.test(text)) return text as Decimal;
  if (GROUPED.test(text)) return text.replaceAll(',', '') as Decimal;
  if (BARE_FRACTION.test(text)) return `0${text}` as Decimal;
  return undefined;
}

/** The brand for text that is known to be a plain decimal, as a store column is. */
export function asDecimal(text: string): Decimal {
  if (!PLAIN.test(text)) throw new TypeError(`not a plain decimal: ${text.slice(0, 40)}`);
  return text as Decimal;
}

/** Digits after the point: 4 for `100.0000`. */
export function scaleOf(value: Decimal): number {
  const point = value.indexOf('.');
  return point < 0 ? 0 : value.length - point - 1;
}

/** Less than, equal to or greater than zero as `left` is to `right`; scale does not matter. */
export function compare(left: Decimal, right: Decimal): -1 | 0 | 1 {
  return new Big(left).cmp(right);
}

export function isZero(value: Decimal): boolean {
  return !/[1-9]/.test(value);
}

export function isPositive(value: Decimal): boolean {
  return !value.startsWith('-') && !isZero(value);
}

/** `left - right`, exact, in the larger scale of the two. */
export function subtract(left: Decimal, right: Decimal): Decimal {
  return withScale(new Big(left).minus(right), Math.max(scaleOf(left), scaleOf(right)));
}

/** `left + right`, exact, in the larger scale of the two. */
export function add(left: Decimal, right: Decimal): Decimal {
  return withScale(new Big(left).plus(right), Math.max(scaleOf(left), scaleOf(right)));
}

/** `left × right`, exact. */
export function multiply(left: Decimal, right: Decimal): Decimal {
  return withScale(new Big(left).times(right), scaleOf(left) + scaleOf(right));
}

/** The exact sum; `0` of nothing. */
export function sum(values: readonly Decimal[]): Decimal {
  return values.reduce(add, '0' as Decimal);
}

export function absolute(value: Decimal): Decimal {
  return value.startsWith('-') ? (value.slice(1) as Decimal) : value;
}

/** `change / base × 100`, half-even to 4 places (decisions 4). `base` is not zero. */
export function percentOf(change: Decimal, base: Decimal): Decimal {
  return withScale(exactQuotient.times(100).times(change).div(base).round(4, ROUND_HALF_EVEN), 4);
}

const ROUND_HALF_EVEN = 2;
// big.js rounds a quotient to DP places before we round it to 4; 40 places keep a tie a tie for every
// quotient of published prices, so that the second rounding is the only one that decides.
const PreciseBig = Big();
PreciseBig.DP = 40;
PreciseBig.RM = ROUND_HALF_EVEN;
const exactQuotient = new PreciseBig(1);

function withScale(value: Big, scale: number): Decimal {
  const [whole = '0', fraction = ''] = plainText(value).split('.');
  return asDecimal(scale === 0 ? whole : `${whole}.${fraction.padEnd(scale, '0')}`);
}

// big.js prints large and small magnitudes with an exponent unless told how many places to print.
function plainText(value: Big): string {
  const places = Math.max(0, value.c.length - 1 - value.e);
  return value.toFixed(places);
}

/** The same number with the other sign; zero has none. */
export function negate(value: Decimal): Decimal {
  return isZero(value) ? value : value.startsWith('-') ? absolute(value) : (`-${value}` as Decimal);
}

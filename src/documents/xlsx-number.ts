/**
 * Numbers of a spreadsheet, by decimal text arithmetic only: a cell typed as 102.8924 is stored as 102.89239999999999.
 * Rounding to 15 significant digits restores the typed number, because a binary double preserves 15 digits of any
 * decimal.
 */
const SIGNIFICANT_DIGITS = 15;
// The largest double is about 1E308; a larger exponent cannot come from a spreadsheet and would print millions of
// zeros.
const MAX_EXPONENT = 400;

// `102.89239999999999`, `1.0E-4`, `-0.5`, `46098`
const STORED_NUMBER = /^(-?)(\d+)(?:\.(\d*))?(?:[eE]([+-]?\d{1,4}))?$/;

/** The plain decimal text of a stored number, rounded half-even to 15 digits; other text unchanged. */
export function plainNumber(stored: string): string {
  const match = STORED_NUMBER.exec(stored);
  if (match === null) return stored;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  const shift = Number.parseInt(exponent, 10);
  if (Math.abs(shift) > MAX_EXPONENT) return stored;
  const printed = whole + fraction;
  const digits = printed.replace(/^0+/, '');
  const point = whole.length + shift - (printed.length - digits.length);
  const rounded = roundDigits(digits, point);
  return rounded.digits === '' ? '0' : sign + placePoint(rounded.digits, rounded.point);
}

/** `digits` mean 0.DIGITS × 10^point; the result has no trailing zeros, because a binary number has no scale. */
function roundDigits(digits: string, point: number): { digits: string; point: number } {
  if (digits.length <= SIGNIFICANT_DIGITS) return { digits: digits.replace(/(?<!0)0+$/, ''), point };
  const head = digits.slice(0, SIGNIFICANT_DIGITS);
  const rest = digits.slice(SIGNIFICANT_DIGITS);
  const half = `5${'0'.repeat(rest.length - 1)}`;
  const isOdd = /[13579]$/.test(head);
  const up = rest > half || (rest === half && isOdd);
  const kept = up ? (BigInt(head) + 1n).toString() : head;
  return { digits: kept.replace(/(?<!0)0+$/, ''), point: point + kept.length - SIGNIFICANT_DIGITS };
}

function placePoint(digits: string, point: number): string {
  if (point <= 0) return `0.${'0'.repeat(-point)}${digits}`;
  if (point >= digits.length) return digits.padEnd(point, '0');
  return `${digits.slice(0, point)}.${digits.slice(point)}`;
}

const MILLISECONDS_A_DAY = 86_400_000;
// Day 2,958,465 is 9999-12-31, the last day that a spreadsheet supports.
const LAST_SERIAL = 2_958_465;
// Spreadsheets count 1900-02-29, which did not exist, as day 60; days before it are off by one.
const PHANTOM_DAY = 60;

/** `46253` → `2026-08-19`; the time of day is dropped. Undefined if the text is not a spreadsheet date. */
export function serialDate(stored: string, from1904: boolean): string | undefined {
  const days = /^(\d{1,7})(\.\d*)?$/.exec(plainNumber(stored))?.[1];
  if (days === undefined) return undefined;
  const serial = Number.parseInt(days, 10);
  if (serial > LAST_SERIAL || (!from1904 && (serial === 0 || serial === PHANTOM_DAY))) return undefined;
  const epoch = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, serial > PHANTOM_DAY ? 30 : 31);
  return new Date(epoch + serial * MILLISECONDS_A_DAY).toISOString().slice(0, 10);
}

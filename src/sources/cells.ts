import { parseDate, type IsoDate } from '#domain/dates.ts';
import { isZero, parseDecimal, type Decimal } from '#domain/decimal.ts';
import type { RowCursor } from './row-cursor.ts';

// What the association prints where it has nothing to say, lower-cased.
const UNAVAILABLE = new Set(['', '-', '--', '---', 'n/a', 'na', 'n.a.', 'nil', 'none', 'null']);
const LONGEST_UNAVAILABLE = 4;
// Prices have about ten digits; a longer run is no price, and exact arithmetic on it would cost time.
const MAX_NUMBER_CHARACTERS = 40;

/** Blank, `N/A`, `-` or `Nil`: the source says nothing here. */
export function isUnavailable(text: string): boolean {
  return text.length <= LONGEST_UNAVAILABLE && UNAVAILABLE.has(text.toLowerCase());
}

/** The cell's text, or null where it says nothing. */
export function readText<Field extends string>(cursor: RowCursor<Field>, field: Field): string | null {
  const text = cursor.text(field);
  return isUnavailable(text) ? null : text;
}

/** The number as published, zero and negative included; null where unavailable or, with a problem, unreadable. */
export function readAmount<Field extends string>(cursor: RowCursor<Field>, field: Field): Decimal | null {
  const text = cursor.text(field);
  if (isUnavailable(text)) return null;
  const amount = text.length > MAX_NUMBER_CHARACTERS ? undefined : parseDecimal(text);
  if (amount === undefined) cursor.addProblem(field, text, 'a number like 10.4089');
  return amount ?? null;
}

/** As `readAmount`, and zero is unavailable too: a price of `0.0000` means "not on offer". */
export function readPrice<Field extends string>(cursor: RowCursor<Field>, field: Field): Decimal | null {
  const amount = readAmount(cursor, field);
  return amount === null || isZero(amount) ? null : amount;
}

/** The civil date; null where blank or, with a problem, unreadable. */
export function readDate<Field extends string>(cursor: RowCursor<Field>, field: Field): IsoDate | null {
  const text = cursor.text(field);
  if (isUnavailable(text)) return null;
  let date = cursor.dates.get(text);
  if (date === undefined) {
    date = parseDate(text);
    cursor.dates.set(text, date);
  }
  if (date === undefined) cursor.addProblem(field, text, 'a date like Aug 19, 2026');
  return date ?? null;
}

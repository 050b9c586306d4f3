import { parseDate, type IsoDate } from '#domain/dates.ts';
import { isZero, parseDecimal, type Decimal } from '#domain/decimal.ts';
import type { RowCursor } from './row-cursor.ts';

// Placeholders that the association prints for missing values, in lower case.
const UNAVAILABLE = new Set(['', '-', '--', '---', 'n/a', 'na', 'n.a.', 'nil', 'none', 'null']);
const LONGEST_UNAVAILABLE = 4;
// Prices have about ten digits; a longer number is not a price, and exact arithmetic on it would cost time.
const MAX_NUMBER_CHARACTERS = 40;
// The longest known benchmark has 400 characters; a longer text is a paragraph that moved into the column.
const MAX_TEXT_CHARACTERS = 1_000;

/** Blank, `N/A`, `-` or `Nil`: the source states no value. */
export function isUnavailable(text: string): boolean {
  return text.length <= LONGEST_UNAVAILABLE && UNAVAILABLE.has(text.toLowerCase());
}

/** The cell's text; null if it states no value or, with a problem, if it is far too long. */
export function readText<Field extends string>(cursor: RowCursor<Field>, field: Field): string | null {
  const text = cursor.text(field);
  if (text.length > MAX_TEXT_CHARACTERS)
    cursor.addProblem(field, text, `a text of at most ${MAX_TEXT_CHARACTERS} characters`);
  return isUnavailable(text) || text.length > MAX_TEXT_CHARACTERS ? null : text;
}

/**
 * The number as published, including zero and negative numbers; null if not available or, with a problem, unreadable.
 */
export function readAmount<Field extends string>(cursor: RowCursor<Field>, field: Field): Decimal | null {
  const text = cursor.text(field);
  if (isUnavailable(text)) return null;
  const amount = text.length > MAX_NUMBER_CHARACTERS ? undefined : parseDecimal(text);
  if (amount === undefined) cursor.addProblem(field, text, 'a number like 10.4089');
  return amount ?? null;
}

/** As `readAmount`, but zero also means unavailable: a price of `0.0000` means "not on offer". */
export function readPrice<Field extends string>(cursor: RowCursor<Field>, field: Field): Decimal | null {
  const amount = readAmount(cursor, field);
  return amount === null || isZero(amount) ? null : amount;
}

/** The date; null if blank or, with a problem, unreadable. */
export function readDate<Field extends string>(cursor: RowCursor<Field>, field: Field): IsoDate | null {
  const text = cursor.text(field);
  if (isUnavailable(text)) return null;
  let date = cursor.dates.get(text);
  if (date === undefined) {
    date = text.length > MAX_NUMBER_CHARACTERS ? undefined : parseDate(text);
    cursor.dates.set(text, date);
  }
  if (date === undefined) cursor.addProblem(field, text, 'a date like Aug 19, 2026');
  return date ?? null;
}

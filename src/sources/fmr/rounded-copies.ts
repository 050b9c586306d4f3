/** A figure that a page prints twice, once rounded: `PKR 8.5 billion` in large letters, and `8,513.35` in a list. */
import { compare, type Decimal } from '#domain/decimal.ts';
import { unitIn } from '#domain/printed.ts';
import { intervalOf, slackOf, type PrintedValue } from '#domain/printed-interval.ts';

interface Printed {
  readonly value: Decimal;
  readonly text: string;
  readonly multiplied_by: Decimal | null;
}

/** Whether the second is the first rounded to fewer digits. */
export function isRoundedOf(exact: Printed, rounded: Printed): boolean {
  const { low, high } = intervalOf(rounded.value, printOf(rounded));
  const hasFewerDigits = compare(slackOf(exact.value, printOf(exact)), slackOf(rounded.value, printOf(rounded))) < 0;
  return hasFewerDigits && compare(low, exact.value) <= 0 && compare(exact.value, high) <= 0;
}

function printOf({ text, multiplied_by }: Printed): PrintedValue {
  return { printed: text, multiplied_by: multiplied_by ?? unitIn(text) ?? null };
}

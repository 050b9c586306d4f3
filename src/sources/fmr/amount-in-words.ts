/** Amounts of rupees in words, as on cheques: `Rupees three billion thirty-two million only`. */
import { add, asDecimal, multiply, type Decimal } from '#domain/decimal.ts';

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen';
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';
const NUMBERS = new Map<string, number>([
  ...SMALL.split(' ').map((word, at) => [word, at] as const),
  ...TENS.split(' ').map((word, at) => [word, 10 * (at + 2)] as const),
]);
const SCALES = new Map([
  ['thousand', asDecimal('1000')],
  ['lac', asDecimal('100000')],
  ['lakh', asDecimal('100000')],
  ['million', asDecimal('1000000')],
  ['crore', asDecimal('10000000')],
  ['billion', asDecimal('1000000000')],
]);
const HUNDRED = 100;

interface AmountInWords {
  readonly value: Decimal;
  /** The last scale that it names: it may be rounded to that. */
  readonly scale: Decimal;
}

const IN_WORDS = /^(?:pak(?:istani?)?\.? )?rupees ([a-z][a-z ,-]{2,160}?)(?: only)?\.?$/i;

/** Undefined if the text is anything but rupees in words. */
export function readAmountInWords(text: string): AmountInWords | undefined {
  const words =
    IN_WORDS.exec(text)?.[1]
      ?.toLowerCase()
      .split(/[ ,-]+/) ?? [];
  let value = asDecimal('0');
  let scale = asDecimal('1');
  let part = 0;
  for (const word of words) {
    const number = NUMBERS.get(word);
    const own = SCALES.get(word.replace(/s$/, ''));
    if (number !== undefined) {
      part += number;
      scale = asDecimal('1');
    } else if (word === 'hundred') part *= HUNDRED;
    else if (own !== undefined) {
      value = add(value, multiply(asDecimal(String(part)), own));
      scale = own;
      part = 0;
    } else if (word !== 'and') return undefined;
  }
  return words.length === 0 ? undefined : { value: add(value, asDecimal(String(part))), scale };
}

/** Numbers as reports print them: stars, percent signs, brackets, `Nil`, `N/M`, spreadsheet errors, trailing units. */
import { asDecimal, parseDecimal, type Decimal } from '#domain/decimal.ts';
import { remember } from './remember.ts';

type PrintedNumber =
  | { readonly kind: 'number'; readonly value: Decimal; readonly is_percent: boolean }
  /** `Nil`, `None`: nothing is charged or held. */
  | { readonly kind: 'nil' }
  /** `-`, `N/A`, blank: the page has no value. */
  | { readonly kind: 'none' }
  | { readonly kind: 'unclear' };

// `-`, `--`, `---`, `N/A`, `NA`, `N/M`, `n.a.`, a footnote mark alone.
const ABSENT = /^(?:[-–—]+|…|n\s?[/.]?\s?[am]\.?|not applicable|not available|[*†‡]+)?$/i;
const NIL = /^(?:nil|none)\.?$/i;
// `9.12%`, `-9.12 %`, `(9.12)%`, `(9.12%)`, `+1.59`, `1,234.50`, `1 234 567`
const NUMBER =
  /^([+-]?)\s?(\()?\s?([+-]?)([1-9]\d{0,2}(?: \d{3})+(?:\.\d+)?|\d[\d,]*(?:\.\d+)?|\.\d+)\s?(%?)\s?(\))?\s?(%?)$/;

const BEHIND = /^\d[\d,]*\.\d+-$/;

// `2,33,59,390`: grouped by lakhs and crores.
const IN_LAKHS = /^\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d+)?$/;

/** What one printed cell says as a number; never guesses: `00.0%`, `9.12%-`, `#NUM!` and two numbers are unclear. */
export const readNumber = remember((printed: string): PrintedNumber => {
  const text = printed
    .replace(/[−‐‑]|–(?=\s?[\d.])/g, '-')
    .replace(/\u200b/g, '')
    .replace(/(?<=\d)\s{0,3}per ?cent$/i, '%')
    .replace(/\s+/g, ' ')
    .trim();
  if (ABSENT.test(text)) return { kind: 'none' };
  // Footnote marks: `5.18%*`, `2.32**`, `** 1.00%`, `9.8%¹`, `1.39%++`, `6.30 (a)`.
  const unmarked = text
    .replace(/^[*†‡]+\s?|\s?(?<![*†‡^¹²³⁴⁵])[*†‡^¹²³⁴⁵]+$/g, '')
    .replace(/(?<=[\d%])(?:\+{2}|\s?\([a-e]\))$/, '')
    .trim();
  // `[21.07]`, `[(1.10)]`: the second of two figures. Square brackets do not change the sign.
  const bare = /^\[([^[\]]+)\]$/.exec(unmarked)?.[1]?.trim() ?? unmarked;
  if (NIL.test(bare)) return { kind: 'nil' };
  // `1.23-`: a sign behind the figure, as accountants set it.
  const match = NUMBER.exec(BEHIND.test(bare) ? `-${bare.slice(0, -1)}` : bare);
  if (match === null) return { kind: 'unclear' };
  const [, sign = '', open = '', inner = '', digits = '', first = '', close = '', last = ''] = match;
  // A placeholder of the template (`00.0%`, `0,000.0`) is not a figure.
  if (
    (open === '') !== (close === '') ||
    (open !== '' && sign + inner !== '') ||
    /^0[\d,]/.test(digits) ||
    (sign !== '' && inner !== '')
  )
    return { kind: 'unclear' };
  const plain = parseDecimal(IN_LAKHS.test(digits) ? digits.replaceAll(',', '') : digits.replaceAll(' ', ''));
  if (plain === undefined) return { kind: 'unclear' };
  const negative = (open !== '' || sign === '-' || inner === '-') && /[1-9]/.test(plain);
  return { kind: 'number', value: asDecimal(negative ? `-${plain}` : plain), is_percent: first + last !== '' };
});

/** A cell's value in percent, `Nil` as zero; null for `-` and `N/A`, undefined for a text that is not a number. */
export function readPercent(text: string): Decimal | null | undefined {
  const number = readNumber(text);
  if (number.kind === 'none') return null;
  if (number.kind === 'nil') return asDecimal('0');
  return number.kind === 'number' ? number.value : undefined;
}

/** `Nil`, `none` */
export function isNil(text: string): boolean {
  return readNumber(text).kind === 'nil';
}

// `565 days`, `6.2x`, `9.96% p.a.`
const UNIT_BEHIND = /\s{0,9}(?:\b(?:months?|years?|yrs?|days?|d|times|x)\.?|(?<=%\s{0,3})\bp\.\s?a\.?)$/i;

/** The figure of a statistic without its unit. */
export function withoutUnit(text: string): string {
  return text.replace(UNIT_BEHIND, '');
}

const WORD_OF_UNITS = /(?<=\d)\s{1,3}units$/i;

/** `31,439,758 Units` is a number of units. */
export function withoutWord(text: string): string {
  return text.replace(WORD_OF_UNITS, '');
}

const HUNDRED = /^100(?:\.0{1,4})?\s?%?$/;

/** `100`, `100.00%`: what all shares of a list are together. */
export function isHundred(text: string): boolean {
  return HUNDRED.test(text);
}

/**
 * All possible readings of printed words: every number, date, month and unit that can be read in them, exactly. Used to
 * verify a value against its evidence, so it lists readings and never chooses one.
 */
import { joinLines } from '#base/pattern-lines.ts';
import { fullYear, monthEnd, monthNumber, parseIsoDate, romanMonth } from './dates.ts';
import type { IsoDate } from './dates.ts';
import { negate, parseDecimal } from './decimal.ts';
import type { Decimal } from './decimal.ts';

// `1,814`, `-4.97`, `(0.1%)`, `(19.11)%`, `.0474`, `+1.59`: a sign after a digit or other word character does not
// count. A currency may touch its figure: `PKR119.8603`.
const NUMBER = new RegExp(
  joinLines`
    (\(\s{0,9})?
    (?:(?<![\p{L}\d])([-−–+]\s?)?|(?<=(?<!\p{L})(?:PKR|Rs|Re))(?=\d))
    ((?:\d{1,3}(?:,\d{2,3})+|\d+)(?:\.\d+)?|\.\d+)\s{0,9}%?
    (\s{0,9}\))?`,
  'gu',
);

/**
 * Every number that the words can be read as. Parentheses around a number mean minus; next to other words they may also
 * be ordinary parentheses.
 */
export function numbersIn(printed: string): Decimal[] {
  const text = printed.trim();
  // `Nil` or `None` in place of a number is zero: nothing is charged or held.
  if (/^nil\b|^none\.?$/i.test(text)) return ['0' as Decimal];
  const joined = joinAmounts(text.replace(BLANK_GROUPS, (group) => group.replaceAll(/\s/g, '')));
  return joined === text ? numbersOf(text) : [...numbersOf(text), ...numbersOf(joined)];
}

// `1 836 027`: blanks between groups of three digits.
const BLANK_GROUPS = /(?<![\d.,])[1-9]\d{0,2}(?:\s\d{3})+(?![\d,])/g;

function numbersOf(text: string): Decimal[] {
  return [...text.matchAll(NUMBER)].flatMap((found): Decimal[] => {
    const [whole, open, sign, digits = '', close] = found;
    const plain = parseDecimal(digits.replaceAll(',', ''));
    if (plain === undefined) return [];
    if (open !== undefined && close !== undefined)
      return whole.trim().length === text.replace(/%$/, '').trim().length ? [negate(plain)] : [negate(plain), plain];
    if (sign === undefined && SIGN_BEHIND.test(text.slice(found.index + whole.length))) return [negate(plain), plain];
    return [sign !== undefined && sign[0] !== '+' ? negate(plain) : plain];
  });
}

// `1.23-`
const SIGN_BEHIND = /^[-−](?![\p{L}\d])/u;

const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|' +
  'aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const YEAR = '(\\d{4}|\\d{2})(?!\\d)';
// `2024-01-31`
const ISO = /(\d{4})-(\d{2})-(\d{2})(?!\d)/g;
// `28/02/2019`, `15-11-17`
const FIGURES = new RegExp(`(?<!\\d)(\\d{1,2})\\s{0,9}[/.-]\\s{0,9}(\\d{1,2})\\s{0,9}[/.-]\\s{0,9}${YEAR}`, 'g');
// `16th May, 2024`, `12 - Nov - 25`, `29-Sep17`, `30April-20`
const DAY_FIRST = new RegExp(`(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)?[\\s,./-]{0,9}${MONTH}[\\s.,'’/-]{0,9}${YEAR}`, 'gi');
// `14.III.2011`
const ROMAN = /(?<!\d)(\d{1,2})\.(I{1,3}|IV|VI{0,3}|IX|XI{0,2})\.(\d{4})(?!\d)/g;
// `January 31st, 2014`, `Sept 9, 2008`
const MONTH_FIRST = new RegExp(`\\b${MONTH}[\\s.-]{0,9}(\\d{1,2})(?:st|nd|rd|th)?[\\s,'’-]{1,9}${YEAR}`, 'gi');
// `Dec'18`, `January 2014`, `Sept-24`, `October, 2005`
const MONTH_YEAR = new RegExp(`\\b${MONTH}[\\s.,'’-]{0,9}${YEAR}`, 'gi');

// `09/2023`
const MONTH_IN_DIGITS = /(?<![\d./-])(0[1-9]|1[0-2])[/.-]((?:19|20)\d\d)(?![\d./-])/g;

/** Every day that the words can be read as; day before month if the month is a number. */
export function datesIn(printed: string): IsoDate[] {
  return [
    ...[...printed.matchAll(ISO)].map(([, year, month, day]) => dateOf(year, month, day)),
    ...[...printed.matchAll(FIGURES)].map(([, day, month, year]) => dateOf(year, month, day)),
    ...[...printed.matchAll(ROMAN)].map(([, day, month, year]) => dateOf(year, String(romanMonth(month ?? '')), day)),
    ...[...printed.matchAll(DAY_FIRST)].map(([, day, month, year]) => dateOf(year, monthOf(month), day)),
    ...[...printed.matchAll(MONTH_FIRST)].map(([, month, day, year]) => dateOf(year, monthOf(month), day)),
  ].filter((date) => date !== undefined);
}

/** The last days of the months that the words name with their year, including those of whole dates. */
export function monthEndsIn(printed: string): IsoDate[] {
  const named = [
    ...[...printed.matchAll(MONTH_YEAR)].map(([, month, year]) => dateOf(year, monthOf(month), '1')),
    ...[...printed.matchAll(MONTH_IN_DIGITS)].map(([, month, year]) => dateOf(year, month, '1')),
  ].filter((date) => date !== undefined);
  return [...named, ...datesIn(printed)].map(monthEnd);
}

// The patterns only match spellings of months, which differ in their first three letters.
function monthOf(name: string | undefined): string {
  return String(monthNumber((name ?? '').slice(0, 3)));
}

function dateOf(year: string | undefined, month: string | undefined, day: string | undefined): IsoDate | undefined {
  const [y = '', m = '', d = ''] = [year, month, day];
  return parseIsoDate(`${fullYear(y)}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`);
}

// `150.898mn`, `PKR 14.83 billion`, `Rs. 2 bn`, `12.5 crore`, `(000)`, `'000s`
const UNITS: readonly (readonly [RegExp, Decimal])[] = [
  [/(?<![a-z])(?:bn|bln|billions?)(?![a-z])/i, '1000000000' as Decimal],
  [/(?<![a-z])(?:mn|mlns?|mil|millions?)(?![a-z])/i, '1000000' as Decimal],
  [/(?<![a-z])crores?(?![a-z])/i, '10000000' as Decimal],
  [/(?<![a-z])(?:lacs?|lakhs?)(?![a-z])/i, '100000' as Decimal],
  [/(?<![a-z])thousands?(?![a-z])|(?<![\d,.])['’]?000['’]?s?(?![\d,.])/i, '1000' as Decimal],
];

/**
 * Rupees in one of the units that the words name with their number; undefined if they name none. Of an amount in two
 * units it is the smaller one.
 */
export function unitIn(printed: string): Decimal | undefined {
  const joined = joinAmounts(printed);
  return UNITS.find(([pattern]) => pattern.test(joined))?.[1];
}

const TWO_UNITS = new RegExp(
  joinLines`
    (?<![\d.,])(\d[\d,]{0,12})\s?(bn|billions?|crores?|mn|mln|millions?)\s(?:and\s)?
    (\d{1,3})\s?(crores?|mn|mln|millions?|la(?:c|kh)s?|thousands?)\b`,
  'gi',
);
// Powers of ten by the first letter of a unit.
const POWERS: ReadonlyMap<string, number> = new Map([
  ['b', 9],
  ['c', 7],
  ['m', 6],
  ['l', 5],
  ['t', 3],
]);

/** `12 billion 976 million` as `12976 million`, `4 crore 31 lakh` as `431 lakh`; any other text unchanged. */
export function joinAmounts(printed: string): string {
  return printed.replace(TWO_UNITS, (found, whole: string, larger: string, rest: string, smaller: string) => {
    const power = (unit: string): number => POWERS.get(unit.slice(0, 1).toLowerCase()) ?? 0;
    const places = power(larger) - power(smaller);
    return places < rest.length ? found : `${whole.replaceAll(',', '')}${rest.padStart(places, '0')} ${smaller}`;
  });
}

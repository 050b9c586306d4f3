/** Money as reports print it, exactly in rupees. */
import { asDecimal, type Decimal } from '#domain/decimal.ts';
import { joinAmounts } from '#domain/printed.ts';
import type { Cell } from './draft.ts';
import { readDate } from './printed-date.ts';
import { readNumber } from './printed-number.ts';

export type MoneyUnit = '1' | '1000' | '100000' | '1000000' | '10000000' | '1000000000';

// `PkR mn`, `Rs. in million`, `97.99 Mn`, `2.73 billion`, `Rs. M`; a bare `m` only behind a currency. `(PKR 000)`,
// `Rs. '000`, `(in 000s)`.
const UNITS: readonly (readonly [RegExp, MoneyUnit])[] = [
  [/\b(?:bn|bln|billions?)\b/i, '1000000000'],
  [/\b(?:mn|mlns?|mil|millions?)\b|(?:rs|pkr)\.?\s{0,9}(?:in\s{0,9}|[\d,.]{1,30}\s{0,9})?m\b|\brsm\b/i, '1000000'],
  [/\bcrores?\b/i, '10000000'],
  [/\b(?:lacs?|lakhs?)\b/i, '100000'],
  [/\bthousands?\b|['’‘`]\s?000['’]?s?\b|(?:\bin|rs|pkr|rupees)\.?\s*\(?000['’]?s?(?![\d,.])/i, '1000'],
];
// The currency may touch the figure: `PKR119.8603`, `Rs.739.5m`.
const CURRENCY = /\b(?:pkr|rs|rupees|re)(?![a-z])\.?/gi;

const DEFINITION = /\b1\s{1,3}(crore|lac|lakh|million|billion)\s{0,3}=\s{0,3}[\d.,]{1,15}\s{1,3}[a-z]{2,9}/gi;

/** The unit that a caption or a value states; undefined where it states none. */
export function findUnit(text: string): MoneyUnit | undefined {
  // `150.898mn`: the unit touches the number.
  // `(1 crore = 10 million)` says what a unit is, and states no other one.
  const parted = joinAmounts(text.replace(/(\d)(?=[A-Za-z])/g, '$1 ').replace(DEFINITION, ' $1 '));
  return UNITS.find(([pattern]) => pattern.test(parted))?.[1];
}

/** True where the text names rupees. */
export function namesCurrency(text: string): boolean {
  return /\b(?:pkr|rs|rupees|re)(?![a-z])/i.test(text);
}

// `Rs. 10.7210 as at April 30, 2021`
const OF_DAY = /^(\S.{0,40}?)\s{1,3}\(?as (?:at|on|of) ([^()]{6,24}?)\)?$/i;

// `PKR 10.7210 on 30 April 2021`: next to a label, it may be the amount of another day after that of the label.
const ON_DAY = /^(\S.{0,40}?)\s{1,3}on ([^()]{6,24}?)$/i;

interface AmountOfDay {
  readonly amount: string;
  readonly day: string | undefined;
}

/** An amount and the day that is printed after it, each as printed. */
export function splitDay(text: string): AmountOfDay {
  return splitBy([OF_DAY], text);
}

/** The same for a text that is known to be the value of its label. */
export function splitDayOfValue(text: string): AmountOfDay {
  return splitBy([OF_DAY, ON_DAY], text);
}

function splitBy(patterns: readonly RegExp[], text: string): AmountOfDay {
  const found = patterns.map((pattern) => pattern.exec(text.trim())).find((each) => each !== null);
  const [, amount = text, printed] = found ?? [];
  const isDay = printed !== undefined && readDate(printed) !== undefined;
  return isDay ? { amount, day: printed } : { amount: text, day: undefined };
}

type PrintedMoney =
  | { readonly kind: 'money'; readonly rupees: Decimal; readonly unit: MoneyUnit }
  | { readonly kind: 'none' }
  | { readonly kind: 'unclear' };

/** `Rs. 1,814 million`, `150.898mn`, `PKR 500/-` in rupees; `unit` is what the caption states for a bare number. */
export function readMoney(printed: string, unit: MoneyUnit): PrintedMoney {
  const own = findUnit(printed);
  const bare = joinAmounts(printed.replace(/(\d)(?=[A-Za-z])/g, '$1 '))
    .replace(CURRENCY, ' ')
    .replace(/\b(?:bn|bln|billions?|mn|mlns?|mil|millions?|m|thousands?|crores?|lacs?|lakhs?)\b\.?/gi, ' ')
    // `12,345.67 (PKR mn)`, of which the unit and the currency are taken out above
    .replace(/\(\s{0,9}\)/g, ' ')
    // `Re. 0.85 per unit`, `PKR 0.0745/unit`
    .replace(/\s{0,9}(?:\bper|\/)\s?(?:unit|certificate|share)\.?\s*$/i, '')
    // `PKR 5,000/-`, `5,000/=`
    .replace(/\/[-=]?\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (bare === '' || bare === '-') return { kind: 'none' };
  const number = readNumber(bare);
  if (number.kind === 'none' || number.kind === 'nil') return { kind: 'none' };
  if (number.kind !== 'number' || number.is_percent) return { kind: 'unclear' };
  const times = own ?? unit;
  return { kind: 'money', rupees: movePoint(number.value, times), unit: times };
}

/** `Rs 8,753 mn`: an amount and nothing else, with its currency or unit. */
export function isAmount(text: string): boolean {
  return (
    (namesCurrency(text) || findUnit(text) !== undefined) && /\d/.test(text) && readMoney(text, '1').kind === 'money'
  );
}

/** The cell of an amount with what its figure was multiplied by. */
export function scaledCell(cell: Cell, unit: MoneyUnit): Cell {
  return unit === '1' ? cell : { ...cell, multiplied_by: asDecimal(unit) };
}

/** `2,944` millions are `2944000000` rupees: the point moves, no digit is computed. */
function movePoint(value: Decimal, times: MoneyUnit): Decimal {
  const places = times.length - 1;
  if (places === 0) return value;
  const [whole = '0', fraction = ''] = value.replace('-', '').split('.');
  const digits = `${whole}${fraction.slice(0, places).padEnd(places, '0')}`.replace(/^0+(?=\d)/, '');
  const rest = fraction.slice(places);
  return asDecimal(`${value.startsWith('-') ? '-' : ''}${digits}${rest === '' ? '' : `.${rest}`}`);
}

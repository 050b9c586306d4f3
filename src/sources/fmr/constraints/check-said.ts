/**
 * What sentences say of prices and sizes against what lists and tables state: two copies of one figure which differ.
 */
import { add, asDecimal, compare, multiply, subtract, type Decimal } from '#domain/decimal.ts';
import { readAmountInWords } from '#sources/fmr/amount-in-words.ts';
import { findUnit } from '#sources/fmr/printed-money.ts';
import { intervalOf, meets, type Interval } from '#domain/printed-interval.ts';
import { SIZES } from './check-sizes.ts';
import { statedAt, statedMember, withholdMembers, withholdParts, type ReadFragment, type Stated } from './withhold.ts';

/** What a page states of the price of a unit. */
export const PRICES = ['nav_per_unit', 'nav_date', 'offer_price', 'redemption_price', 'repurchase_price'] as const;
// A sentence about another day, or about a change, states figures that are not the month's.
const OF_OTHER_DAY =
  /\b(?:from|previous|last|prior|earlier|against|compared|versus|increas|decreas|up by|down by|rose|fell|grew|declin|since)\w*/i;
const MONEY =
  /(?:\bRs|\bPKR)\.?\s{0,3}(\d[\d,]{0,20}(?:\.\d{1,6})?)(?:\s{0,3}(million|billion|mn|bn|crores?|lakhs?|lacs?)\b)?/gi;

export function checkSaid(fragments: readonly ReadFragment[], texts: readonly string[]): ReadFragment[] {
  const sentences = texts
    .flatMap((text) => text.split(/(?<=[.;])\s+(?=[A-Z])/))
    .filter((sentence) => !OF_OTHER_DAY.test(sentence));
  return checkMembers(checkPlans(fragments, sentences), sentences);
}

interface Amount {
  readonly printed: string;
  readonly value: Decimal;
  readonly interval: Interval;
}

function amountsIn(text: string): Amount[] {
  return [...text.matchAll(MONEY)].map(([printed, digits = '0', word]) => {
    const times = asDecimal(word === undefined ? '1' : (findUnit(word) ?? '1'));
    const value = multiply(digits.replaceAll(',', '') as Decimal, times);
    return { printed, value, interval: intervalOf(value, { printed: digits, multiplied_by: times }) };
  });
}

const NAV = /\b(?:NAV|net asset value|unit price)\b(?:\s(?:per unit|of (?:the|this) (?:fund|scheme))){0,2}/;
const WAS = /\s(?:of|was|is|stood at|stands at|closed at|closed the month at|at)\s/;
// `The effect on the NAV was Rs. 0.37 per unit`: an amount by which the price differs.
const NO_PRICE = /(?<!\b(?:effect|impact|difference|change|increase|decrease)\s(?:on|in|of|to)\s(?:the\s)?)/;
const NAV_SAID = new RegExp(NO_PRICE.source + NAV.source + WAS.source, 'i');
const SIZE =
  /\b(?:net assets|fund size|size of (?:the|this) (?:fund|scheme)|AUM|assets under management)\b(?:\sof (?:the|this) (?:fund|scheme))?/;
const IS = /\s(?:of|were|was|is|are|stood at|stands at|closed at|closed the month at|amounted to|at)\s/;
const SIZE_SAID = new RegExp(SIZE.source + IS.source, 'i');

/** `The net assets of the fund closed the month at Rs. 1,851.185 million.` */
function checkMembers(fragments: readonly ReadFragment[], sentences: readonly string[]): ReadFragment[] {
  let checked = [...fragments];
  // If the fund has parts, a sentence may be about one of them.
  if (fragments.some((fragment) => fragment.sub_funds.length > 0)) return checked;
  const nav = statedMember(fragments, 'nav_per_unit');
  const sizes = SIZES.flatMap((name) => statedMember(fragments, name) ?? []);
  const [size] = sizes;
  const price = saidOtherwise(sentences, NAV_SAID, nav === undefined ? [] : [nav]);
  if (nav !== undefined && price !== undefined) {
    const accusation = {
      check: 'nav_said_otherwise',
      reason: `a price of ${nav.value}, and “${price}” in a sentence of the page`,
    };
    checked = checked.map((fragment) => withholdMembers(fragment, PRICES, 'fund_size', accusation));
  }
  const amount = saidOtherwise(sentences, SIZE_SAID, sizes) ?? wordsOtherwise(sentences, sizes);
  if (size !== undefined && amount !== undefined) {
    const accusation = {
      check: 'size_said_otherwise',
      reason: `a size of ${size.value}, and “${amount}” in a sentence of the page`,
    };
    checked = checked.map((fragment) => withholdMembers(fragment, SIZES, 'fund_size', accusation));
  }
  return checked;
}

/** The one amount right behind the words, where it is none of the stated ones. */
function saidOtherwise(sentences: readonly string[], words: RegExp, stated: readonly Stated[]): string | undefined {
  if (stated.length === 0) return undefined;
  for (const sentence of sentences) {
    const match = words.exec(sentence);
    const amounts = match === null ? [] : amountsIn(sentence.slice(match.index));
    const [only] = amounts;
    if (
      match === null ||
      only === undefined ||
      amounts.length > 1 ||
      !sentence.slice(match.index + match[0].length).startsWith(only.printed)
    )
      continue;
    if (!stated.some(({ interval }) => meets(interval, only.interval))) return only.printed;
  }
  return undefined;
}

// Of what a page states in words, only the size is so large.
const LEAST_IN_WORDS = asDecimal('10000000');

/** `Rupees three billion thirty-two million only` under the size in figures, where it is another amount. */
function wordsOtherwise(texts: readonly string[], sizes: readonly Stated[]): string | undefined {
  if (sizes.length === 0) return undefined;
  return texts.find((text) => {
    const amount = readAmountInWords(text.trim());
    if (amount === undefined || compare(amount.value, LEAST_IN_WORDS) <= 0) return false;
    const { value, scale } = amount;
    const interval: Interval = { low: subtract(value, scale), high: add(value, scale) };
    return !sizes.some((size) => meets(size.interval, interval));
  });
}

interface Plan extends Stated {
  readonly key: string;
  readonly name: string;
}

/**
 * `a unit of the Balanced Plan was worth Rs. 135.4478, of the Growth Plan Rs. 177.9355`: one plan's price next to the
 * name of another.
 */
function checkPlans(fragments: readonly ReadFragment[], sentences: readonly string[]): ReadFragment[] {
  const plans = fragments.flatMap((fragment) =>
    fragment.sub_funds.flatMap((row, index): Plan[] => {
      if (row.nav_per_unit === null || row.sub_fund_name_raw === null) return [];
      return [
        {
          ...statedAt(fragment, `sub_funds[${index}].nav_per_unit`, row.nav_per_unit),
          key: row.sub_fund_key,
          name: fold(row.sub_fund_name_raw),
        },
      ];
    }),
  );
  const said = sentences.flatMap((sentence) => pricesBeside(fold(sentence), plans));
  const wrong = said.flatMap(({ plan, amount }) => {
    const other = plans.find(
      (each) =>
        each.key !== plan.key && compare(each.value, plan.value) !== 0 && compare(each.value, amount.value) === 0,
    );
    return other === undefined || meets(plan.interval, amount.interval)
      ? []
      : [{ keys: [plan.key, other.key], printed: amount.printed, value: plan.value }];
  });
  const [first] = wrong;
  if (first === undefined) return [...fragments];
  // Figures in the column of another plan are all wrong, not its price alone.
  const keys = new Set(wrong.flatMap((each) => each.keys));
  const accusation = {
    check: 'sub_funds_swapped',
    reason: `a price of ${first.value}; a sentence of the page gives the plan ${first.printed}, the price of another plan`,
  };
  return fragments.map((fragment) => withholdParts(fragment, (key) => keys.has(key ?? ''), accusation));
}

/** Each plan's name with the one amount between it and the next name. */
function pricesBeside(sentence: string, plans: readonly Plan[]): { plan: Plan; amount: Amount }[] {
  const names = plans
    .flatMap((plan) => placesOf(plan.name, sentence).map((place) => ({ plan, ...place })))
    .toSorted((one, other) => one.from - other.from);
  return names.flatMap(({ plan, to }, at) => {
    const amounts = amountsIn(sentence.slice(to, names[at + 1]?.from));
    const [amount] = amounts;
    return amount === undefined || amounts.length > 1 ? [] : [{ plan, amount }];
  });
}

/** The positions at which a name begins and ends in a text. Both are in folded form, so that case does not matter. */
function placesOf(name: string, text: string): { from: number; to: number }[] {
  const places: { from: number; to: number }[] = [];
  for (let from = text.indexOf(name); name !== '' && from >= 0; from = text.indexOf(name, from + name.length))
    places.push({ from, to: from + name.length });
  return places;
}

function fold(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}

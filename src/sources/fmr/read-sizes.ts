/** Sizes, prices and units, exactly in rupees; a size whose unit is not certain is unknown. */
import { joinLines } from '#base/pattern-lines.ts';
import { withoutWord } from './printed-number.ts';
import type { IsoDate } from '#domain/dates.ts';
import { isPositive, isZero } from '#domain/decimal.ts';
import { addTerm } from './add-term.ts';
import type { LabelMeaning } from './match-label.ts';
import type { PriceMember, SizeMember } from './fact-uses.ts';
import type { FactPlace, PageState } from './page-state.ts';
import { NOT_TAKEN } from './printed-text.ts';
import { monthBefore, readDate } from './printed-date.ts';
import { findUnit, namesCurrency, readMoney, scaledCell, type MoneyUnit } from './printed-money.ts';

export function readSize(state: PageState, member: SizeMember, place: FactPlace): void {
  const { label, value, subFund } = place;
  // `At 31.03.2022` under `At 30.04.2022`, in the report of April.
  if (state.report_month !== null && datedIn(place.inside)?.slice(0, 7) === monthBefore(state.report_month)) return;
  const stated =
    findUnit(`${label.text} ${place.inside}`) ??
    findUnit(value.text) ??
    unstatedUnit(state, value.text, namesCurrency(`${label.text} ${place.inside} ${value.text}`));
  const money = readMoney(value.text, stated ?? '1');
  if (money.kind === 'none') return;
  if (money.kind === 'unclear' || stated === undefined) {
    state.draft.problem(member, 'an amount of money and its unit', `“${label.text}: ${value.text}”`);
    return;
  }
  const cell = scaledCell(value, money.unit);
  if (subFund !== null) {
    if (member !== 'fund_size') return;
    if (subFund.net_assets_pkr !== null && subFund.net_assets_pkr !== money.rupees)
      state.draft.problem('sub_funds', 'one size of a sub-fund', `“${value.text}”`);
    Object.assign(subFund, { net_assets_pkr: money.rupees, net_assets_cell: cell });
    return;
  }
  state.draft.set(member, money.rupees, cell);
  if (member === 'fund_size') state.draft.set('net_assets', money.rupees, cell);
}

// No fund has a million million rupees, and hardly any has less than one million: a figure of at most six digits may be
// in millions with `mn` printed elsewhere, even after `PKR`.
const LEAST_DIGITS_OF_RUPEES = 7;
// Nor do all funds together have ten million millions, so that as many digits need no currency.
const LEAST_DIGITS_ALONE = 8;

// With fewer digits, a figure in rupees may be in thousands, as a caption says.
const DIGITS_IN_FULL = 9;

/**
 * Whether neither a size nor its label states a unit. A long figure in rupees is one, whatever captions say of other
 * amounts: `Net Assets (PKR) 790,622,402`.
 */
export function lacksUnit(label: string, printed: string): boolean {
  if (findUnit(`${label} ${printed}`) !== undefined) return false;
  const money = readMoney(printed, '1');
  const digits = money.kind === 'money' ? (money.rupees.split('.')[0] ?? '').length : 0;
  return !namesCurrency(`${label} ${printed}`) || digits < DIGITS_IN_FULL;
}

// `Fund Size 319.99` on one page of a report whose other pages say PKR mn: no fund has 320 rupees.
function unstatedUnit(state: PageState, printed: string, isRupees: boolean): MoneyUnit | undefined {
  const money = readMoney(printed, '1');
  if (money.kind !== 'money') return undefined;
  const digits = (money.rupees.split('.')[0] ?? '').length;
  if (isRupees) return digits >= LEAST_DIGITS_OF_RUPEES || isZero(money.rupees) ? '1' : undefined;
  if (digits >= LEAST_DIGITS_ALONE) return '1';
  return digits < LEAST_DIGITS_OF_RUPEES ? (state.size_unit ?? undefined) : undefined;
}

const RUPEES = String.raw`((?:rs|pkr)\.?\s?[\d,]{1,12}(?:\/-)?)`;
// `Rs. 5,000 first, Rs. 1,000 thereafter`, `Rs. 5,000 at first and Rs. 1,000 after that`, `Rs. 500 to begin, Rs. 100 to
// add`
const FIRST_AND_NEXT = new RegExp(
  joinLines`
    ^${RUPEES}\s(?:(?:at )?first|initially|initial|to (?:open|begin|start))(?:[,;]|\sand|[,;]\sand)
    \s${RUPEES}\s(?:thereafter|subsequently|subsequent|afterwards|after that|later|to (?:add|continue|top up))$`,
  'i',
);
// `Initial: PKR 5,000/-; Subsequent: PKR 1,000/-`
const EACH_NAMED = new RegExp(
  String.raw`^initial\s?:?\s${RUPEES}\s?[;,/|]?\s(?:and\s)?(?:subsequent|additional)\s?:?\s${RUPEES}$`,
  'i',
);
// `PKR 5,000 (initial), PKR 1,000 (subsequent)`
const EACH_IN_BRACKETS = new RegExp(
  String.raw`^${RUPEES}\s\(initial\)\s?[;,/|]?\s(?:and\s)?${RUPEES}\s\((?:subsequent|additional)\)$`,
  'i',
);
// `PKR 1,000 (subsequent: PKR 100)`
const NEXT_IN_BRACKETS = new RegExp(
  String.raw`^${RUPEES}\s\((?:subsequent(?:ly)?|thereafter|additional)\s?:?\s${RUPEES}\)$`,
  'i',
);
// `Rs. 5,000 / Rs. 1,000` next to `Min. Subscription (Initial / Subsequent)`; the second currency may be missing.
const SLASHED = new RegExp(String.raw`^${RUPEES}\s\/\s((?:(?:rs|pkr)\.?\s?)?[\d,]{1,12}(?:\/-)?)$`, 'i');
const NAMES_BOTH = /\binitial\b.{1,12}\b(?:subsequent|additional)\b/i;

// `Initial – Rs. 5,000` over `Subsequent – Rs. 1,000`, next to `Minimum investment`
const FIRST_ALONE = new RegExp(String.raw`^initial\s?(?::|\s[–—-])\s(${RUPEES})$`, 'i');

function firstAndNext({ label, inside, value }: FactPlace): RegExpExecArray | null {
  return (
    FIRST_AND_NEXT.exec(value.text) ??
    EACH_NAMED.exec(value.text) ??
    EACH_IN_BRACKETS.exec(value.text) ??
    NEXT_IN_BRACKETS.exec(value.text) ??
    (NAMES_BOTH.test(`${label.text} ${inside}`) ? SLASHED.exec(value.text) : null)
  );
}

export function readPrice(state: PageState, member: PriceMember, place: FactPlace): void {
  const { label, value, subFund } = place;
  const both = member === 'minimum_initial_investment' ? firstAndNext(place) : null;
  if (both !== null) {
    for (const [at, each] of (['minimum_initial_investment', 'minimum_subsequent_investment'] as const).entries())
      readPrice(state, each, { ...place, value: { ...value, text: both[at + 1] ?? '' } });
    return;
  }
  const first = member === 'minimum_initial_investment' ? FIRST_ALONE.exec(value.text)?.[1] : undefined;
  if (first !== undefined) return readPrice(state, member, { ...place, value: { ...value, text: first } });
  if (NOT_TAKEN.test(value.text)) return;
  const money = readMoney(value.text.replace(/\s{0,9}per (?:unit|certificate)$/i, ''), '1');
  if (money.kind === 'none') return;
  // A return of a chart may be next to the label of a price.
  if (money.kind === 'money' && !isPositive(money.rupees) && !isZero(money.rupees)) {
    state.draft.problem(member, 'a price', `“${label.text}: ${value.text}”`);
    return;
  }
  if (money.kind === 'unclear' || money.unit !== '1') {
    if (/^minimum|^par/.test(member)) addTerm(state.draft, 'OTHER', place, null);
    else state.draft.problem(member, 'one price in rupees', `“${label.text}: ${value.text}”`);
    return;
  }
  const at = member === 'nav_per_unit' ? datedIn(place.inside) : undefined;
  if (at !== undefined && state.has_dated_nav && at.slice(0, 7) !== state.report_month) {
    if (at.slice(0, 7) === monthBefore(state.report_month ?? ''))
      state.earlier_navs.set(subFund?.scope.sub_fund_key ?? null, money.rupees);
    return;
  }
  if (subFund !== null && member === 'nav_per_unit')
    Object.assign(subFund, { nav_per_unit: money.rupees, nav_cell: value });
  else state.draft.set(member, money.rupees, value);
  if (at !== undefined) state.draft.set('nav_date', at, place.dated ?? label);
}

/** Whether a label says that its price is of a day of the month: `NAV per unit, 31 August 2022`. */
export function isNavOfMonth(meaning: LabelMeaning | undefined, month: string | null): boolean {
  return meaning?.kind === 'fact' && meaning.fact === 'nav' && datedIn(meaning.inside)?.slice(0, 7) === month;
}

// `; June 28, 2019 (Rs.)`: the unit may be behind the day.
function datedIn(details: string): IsoDate | undefined {
  const days = details.split(';').map((part) => readDate(part.replace(/\([^()]*\)/g, ' ').trim()));
  return days.findLast((day) => day !== undefined);
}

export function readUnits(state: PageState, { value, subFund, inside }: FactPlace): void {
  const at = datedIn(inside);
  if (at !== undefined && state.report_month !== null && at.slice(0, 7) !== state.report_month) return;
  const units = readMoney(withoutWord(value.text), '1');
  if (units.kind !== 'money') return;
  const cell = scaledCell(value, units.unit);
  if (subFund === null) state.draft.set('units_outstanding', units.rupees, cell);
  else Object.assign(subFund, { units_outstanding: units.rupees, units_cell: cell });
}

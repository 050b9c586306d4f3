/** What each check of a receipt compared: both figures and the limit, as a sentence. */
import { own } from '#base/own.ts';
import type { ReportCheck } from '#domain/checks/finding.ts';
import { datesAllowedFor, isSameReturn, monthOfReturn } from '#domain/checks/report-dates.ts';
import {
  isFarApart,
  LEAST_RETURN,
  LEAST_SIZE,
  MOST_EXPENSE_RATIO,
  MOST_RETURN,
  MOST_SIZE,
  MOST_SIZE_FACTOR,
} from '#domain/checks/report-figures.ts';
import { agreesWithPublished, NEAR_DAYS, NEIGHBOUR_DAYS, TOLERANCE_PERCENT } from '#domain/checks/report-navs.ts';
import { monthEnd } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import { absolute, compare, isPositive, isZero, multiply, parseDecimal, percentOf, subtract } from '#domain/decimal.ts';
import type { Decimal } from '#domain/decimal.ts';
import { datesIn, monthEndsIn, numbersIn } from '#domain/printed.ts';
import { intervalOf, isAbove, meets, productOf } from '#domain/printed-interval.ts';
import type { Interval } from '#domain/printed-interval.ts';
import { formatDate, groupDigits, nameMember } from '#portal/wording.ts';
import { compareRanks, compareShares } from './compared-tables.ts';
import { decimalIn, notCompared, numberIn, rowsIn, sizesOf, textIn, within } from './receipt.ts';
import type { Compared, Known, PublishedNav, Receipt } from './receipt.ts';

/** Undefined if the check does not concern the value. */
type Compare = (receipt: Receipt, known: Known) => Compared | undefined;

/** Checks of whole pages; a receipt is about one value. */
type OfPages = 'month_disagrees' | 'reading_unconfirmed';

const CHECKS: Readonly<Record<Exclude<ReportCheck, OfPages>, Compare>> = {
  evidence: comparePrint,
  report_dates: compareDates,
  values_conflict: comparePages,
  allocation_sum: (receipt) => compareShares(receipt, true),
  share_sum: (receipt) => compareShares(receipt, false),
  ranks_broken: compareRanks,
  return_implausible: compareBounds(LEAST_RETURN, MOST_RETURN),
  returns_disagree: compareReturns,
  expense_ratio_implausible: (receipt) =>
    textIn(receipt.row, 'fee_type') === 'TOTAL_EXPENSE_RATIO'
      ? compareBounds('0' as Decimal, MOST_EXPENSE_RATIO)(receipt)
      : undefined,
  nav_disagrees: compareNav,
  sub_funds_swapped: compareSiblings,
  sub_fund_unnamed: compareSubFund,
  party_unnamed: compareName,
  rating_misplaced: compareRating,
  text_cut: compareEnd,
  units_disagree: compareUnits,
  size_implausible: compareSize,
  size_jump: compareNeighbours,
};

/** The figures that a check of a value compares; undefined if it does not concern the value. */
export function compareFigures(check: string, receipt: Receipt, known: Known): Compared | undefined {
  return own<Compare>(CHECKS, check)?.(receipt, known);
}

/** `“125.4” × 1,000,000 is read as 125,400,000; it must be equal.` */
function comparePrint({ proven, stated }: Receipt): Compared | undefined {
  if (proven === undefined || typeof stated !== 'string') return undefined;
  const { printed, multiplied_by } = proven;
  const unit = multiplied_by === null ? undefined : parseDecimal(multiplied_by);
  const value = parseDecimal(stated);
  const isNumber =
    value !== undefined &&
    numbersIn(printed).some((one) => compare(unit === undefined ? one : multiply(one, unit), value) === 0);
  const times = unit === undefined ? '' : ` × ${groupDigits(unit)}`;
  if (isNumber)
    return within(`“${printed}”${times} is read as ${groupDigits(stated)}; no difference is allowed.`, true);
  const isDate = [...datesIn(printed), ...monthEndsIn(printed)].some((date) => date === stated);
  return within(
    isDate ? `“${printed}” is read as ${formatDate(stated)}.` : `The printed words are “${printed}”.`,
    true,
  );
}

function compareDates({ value, parts, stated, row }: Receipt): Compared | undefined {
  const report_date = value.report_date as IsoDate;
  if (value.section === 'profile') return compareLife(String(stated), row, value.member, report_date);
  const nav_date = textIn(sizesOf(parts), 'nav_date');
  if (nav_date === undefined)
    return notCompared(`The page states no date of its prices; the report is that of ${formatDate(report_date)}.`);
  const { first, last } = datesAllowedFor(report_date);
  return within(
    `The prices are those of ${formatDate(nav_date)}, allowed ${formatDate(first)} to ${formatDate(last)}.`,
    nav_date >= first && nav_date <= last,
  );
}

/** The beginning of a fund by the end of the month and before its end. */
function compareLife(stated: string, profile: object, member: string, report_date: IsoDate): Compared {
  const launch = textIn(profile, 'launch_date') ?? textIn(profile, 'inception_date');
  const end = textIn(profile, 'maturity_date');
  if (member === 'maturity_date')
    return launch === undefined
      ? notCompared('The report states no launch that the maturity could be compared with.')
      : within(
          `The maturity is ${formatDate(stated)}, allowed after the launch on ${formatDate(launch)}.`,
          stated > launch,
        );
  const last = monthEnd(report_date);
  const before = end === undefined ? '' : ` and before the maturity on ${formatDate(end)}`;
  return within(
    `The date is ${formatDate(stated)}, allowed until ${formatDate(last)}${before}.`,
    stated <= last && (end === undefined || stated < end),
  );
}

/** `Page 4 states 101.2539, page 9 states 101.2539; they must be equal.` */
function comparePages({ parts, value }: Receipt): Compared {
  const name = value.member.replace(/_pkr$/, '');
  const stated = rowsIn(parts, 'report_fragments').flatMap((row) => {
    const text = textIn(row, name);
    return text === undefined ? [] : [{ text, page: numberIn(row, 'page_number') }];
  });
  const [first] = stated;
  if (first === undefined) return notCompared('Only its own row of the report states it.');
  if (stated.length === 1) return notCompared(`Only page ${first.page} of the report states it.`);
  const words = stated.map(({ page, text }) => `page ${page} states ${groupDigits(text)}`).join(', ');
  const isSame = stated.every(({ text }) => isEqual(text, first.text));
  return within(`${words.charAt(0).toUpperCase()}${words.slice(1)}; they must be equal.`, isSame);
}

function isEqual(one: string, other: string): boolean {
  const [left, right] = [parseDecimal(one), parseDecimal(other)];
  return one === other || (left !== undefined && right !== undefined && compare(left, right) === 0);
}

function compareBounds(least: Decimal, most: Decimal): (receipt: Receipt) => Compared | undefined {
  return ({ stated }) => {
    const value = typeof stated === 'string' ? parseDecimal(stated) : undefined;
    if (value === undefined) return undefined;
    const isMet = compare(value, least) >= 0 && compare(value, most) <= 0;
    return within(`The value is ${groupDigits(value)}, allowed ${groupDigits(least)} to ${groupDigits(most)}.`, isMet);
  };
}

/** A return of a month against the other rows that state the same month. */
function compareReturns({ parts, value, row, stated }: Receipt): Compared | undefined {
  const report_date = value.report_date as IsoDate;
  const month = monthOf(row, report_date);
  const figure = typeof stated === 'string' ? parseDecimal(stated) : undefined;
  // The returns of peers are not part of the comparison.
  if (month === undefined || figure === undefined || value.member === 'peer_return_percent') return undefined;
  const others = rowsIn(parts, value.section).flatMap((other) => {
    const isOther = other !== row && textIn(other, 'sub_fund_key') === textIn(row, 'sub_fund_key');
    return isOther && monthOf(other, report_date) === month ? (decimalIn(other, value.member) ?? []) : [];
  });
  if (others.length === 0) return notCompared(`No other row states the return of the month to ${formatDate(month)}.`);
  return within(
    `This row states ${groupDigits(figure)} for the month to ${formatDate(month)}, other rows ` +
      `${others.map(groupDigits).join(' and ')}; allowed difference: 1 in the last printed digit.`,
    others.some((other) => isSameReturn(figure, other)),
  );
}

function monthOf(row: object, report_date: IsoDate): string | undefined {
  const [period_key = '', period_label_raw = ''] = [textIn(row, 'period_key'), textIn(row, 'period_label_raw')];
  return monthOfReturn({ period_key, period_label_raw }, report_date);
}

/** The NAV of the value's row, or that of the report for its prices. */
function navOf({ value, parts, row }: Receipt): Decimal | undefined {
  return decimalIn(value.section === 'sub_funds' ? row : sizesOf(parts), 'nav_per_unit');
}

function compareNav(receipt: Receipt, { nav_date, published }: Known): Compared {
  const nav = navOf(receipt);
  if (nav === undefined) return notCompared('The report states no NAV per unit.');
  if (published === undefined)
    return notCompared(
      `The association published no NAV of the fund for ${formatDate(nav_date)} or the ${NEAR_DAYS} days before.`,
    );
  return within(
    `The NAV is ${nav}; the association published ${published.nav} for ${formatDate(published.nav_date)}, a difference ` +
      `of ${distance(nav, published)}, allowed ${TOLERANCE_PERCENT} %.`,
    agreesWithPublished(nav, published.nav),
  );
}

function distance(nav: Decimal, { nav: published }: PublishedNav): string {
  return isPositive(published) ? `${absolute(percentOf(subtract(nav, published), published))} %` : `${nav}`;
}

function compareSiblings(receipt: Receipt, { published, ofSiblings }: Known): Compared {
  const nav = navOf(receipt);
  if (nav === undefined || published === undefined || ofSiblings.length === 0)
    return notCompared('The association published no NAVs of the sub-funds for the date.');
  const isOwn = agreesWithPublished(nav, published.nav);
  const others = ofSiblings.map((one) => `${one.fund_name} ${one.nav} (a difference of ${distance(nav, one)})`);
  return within(
    `The NAV is ${nav}, published ${published.nav}; other sub-funds: ${others.join(', ')}. It may be within ` +
      `${TOLERANCE_PERCENT} % of another one only if it is so of its own.`,
    isOwn || !ofSiblings.some((one) => agreesWithPublished(nav, one.nav)),
  );
}

function compareSubFund({ parts, row }: Receipt): Compared | undefined {
  const key = textIn(row, 'sub_fund_key');
  if (key === undefined) return undefined;
  const listed = rowsIn(parts, 'sub_funds').flatMap((one) => textIn(one, 'sub_fund_key') ?? []);
  return within(
    `“${key}” is one of ${listed.length} sub-funds of the report: ${listed.join(', ')}.`,
    listed.includes(key),
  );
}

function compareName({ value, stated }: Receipt): Compared | undefined {
  if (value.member !== 'name_raw') return undefined;
  return within(`“${String(stated)}” has a word that is not part of a job title.`, true);
}

function compareRating({ row }: Receipt): Compared | undefined {
  const grade = textIn(row, 'rating_raw');
  if (grade === undefined) return undefined;
  const type = nameMember((textIn(row, 'rating_type') ?? 'unknown').toLowerCase()).toLowerCase();
  return within(`“${grade}” is stated as ${type}; AM1 to AM5 rate managers, grades with (f) rate funds.`, true);
}

// Enough of a text to see that it ends as a sentence or name does.
const END_CHARACTERS = 40;

function compareEnd({ value, stated }: Receipt): Compared | undefined {
  if (value.section !== 'parties' || typeof stated !== 'string' || !value.member.endsWith('_raw')) return undefined;
  const count = (sign: string): number => stated.split(sign).length - 1;
  return within(
    `It ends with “${stated.slice(-END_CHARACTERS)}” and opens ${count('(')} and closes ${count(')')} brackets.`,
    count('(') <= count(')'),
  );
}

const SIZES = [
  'net_assets_pkr',
  'fund_size_pkr',
  'fund_size_excluding_fof_pkr',
  'fund_size_including_fof_pkr',
  'amount_invested_by_fof_pkr',
] as const;

/** What the print of a price or size may stand for. */
function printedAs({ parts, values }: Receipt, member: string): Interval | undefined {
  const value = decimalIn(sizesOf(parts), member);
  const place = values.find((one) => one.section === 'fund_size' && one.member === member);
  const unit = place?.multiplied_by ?? null;
  const print =
    place === undefined
      ? undefined
      : { printed: place.printed, multiplied_by: unit === null ? null : (parseDecimal(unit) ?? null) };
  return value === undefined ? undefined : intervalOf(value, print);
}

function compareUnits(receipt: Receipt): Compared {
  const sizes = sizesOf(receipt.parts);
  const [nav, units] = [decimalIn(sizes, 'nav_per_unit'), decimalIn(sizes, 'units_outstanding')];
  const name = SIZES.find((one) => decimalIn(sizes, one) !== undefined);
  const size = name === undefined ? undefined : decimalIn(sizes, name);
  const [price, count] = [printedAs(receipt, 'nav_per_unit'), printedAs(receipt, 'units_outstanding')];
  if (nav === undefined || units === undefined || price === undefined || count === undefined || size === undefined)
    return notCompared('The report does not state NAV, units and size together.');
  const product = productOf(price, count);
  const stated = SIZES.flatMap((one) => printedAs(receipt, one) ?? []);
  const near = stated.find((one) => meets(product, one)) ?? stated[0] ?? product;
  return within(
    `${nav} × ${groupDigits(units)} units is ${groupDigits(multiply(nav, units))}; the size is ${groupDigits(size)}. ` +
      `With the rounding of the printed digits, ${showInterval(product)} must meet ${showInterval(near)}.`,
    isZero(size) || stated.some((one) => meets(product, one)),
  );
}

/** In whole rupees. */
function showInterval({ low, high }: Interval): string {
  return [low, high].map((one) => groupDigits(one.split('.')[0] ?? one)).join(' to ');
}

function compareSize(receipt: Receipt): Compared | undefined {
  const { value, parts, stated } = receipt;
  const size = typeof stated === 'string' ? parseDecimal(stated) : undefined;
  if (size === undefined) return undefined;
  const isWhole = value.member === 'net_assets_pkr' || value.member === 'fund_size_pkr';
  if (!isWhole) return compareWithFunds(receipt);
  const bounds = `${groupDigits(size)} rupees, allowed ${groupDigits(LEAST_SIZE)} to ${groupDigits(MOST_SIZE)}.`;
  const isInside = isZero(size) || (compare(size, LEAST_SIZE) >= 0 && compare(size, MOST_SIZE) <= 0);
  const [net, whole] = [decimalIn(sizesOf(parts), 'net_assets_pkr'), decimalIn(sizesOf(parts), 'fund_size_pkr')];
  if (value.section !== 'fund_size' || net === undefined || whole === undefined) return within(bounds, isInside);
  return within(
    `${bounds} Net assets are ${groupDigits(net)} and the fund size is ${groupDigits(whole)}, allowed up to ` +
      `${MOST_SIZE_FACTOR} times each other.`,
    isInside && !isFarApart(net, whole),
  );
}

/** The size including funds of funds is not below those without. */
function compareWithFunds(receipt: Receipt): Compared {
  const including = printedAs(receipt, 'fund_size_including_fof_pkr');
  const name = (['net_assets_pkr', 'fund_size_pkr', 'fund_size_excluding_fof_pkr'] as const).find(
    (one) => printedAs(receipt, one) !== undefined,
  );
  const size = name === undefined ? undefined : printedAs(receipt, name);
  if (including === undefined || size === undefined)
    return notCompared('The report does not state sizes with and without funds of funds.');
  return within(
    `With the rounding of the printed digits, the size including funds of funds is ${showInterval(including)}; ` +
      `without them it is ${showInterval(size)}, which must not be more.`,
    !isAbove(size, including),
  );
}

const FIFTH = '0.2' as Decimal;

function compareNeighbours({ value, row, parts }: Receipt, { neighbours }: Known): Compared | undefined {
  const sizes = value.section === 'sub_funds' ? row : sizesOf(parts);
  const size = decimalIn(sizes, 'net_assets_pkr') ?? decimalIn(sizes, 'fund_size_pkr');
  if (size === undefined) return undefined;
  if (neighbours.length === 0)
    return notCompared(`No report of the fund with a size in the ${NEIGHBOUR_DAYS} days before or after is known.`);
  const words = neighbours.map(
    (one) =>
      `${groupDigits(one.size)} in the report of ${formatDate(one.report_date)}, which allows ` +
      showInterval({ low: multiply(one.size, FIFTH), high: multiply(one.size, MOST_SIZE_FACTOR) }),
  );
  return within(
    `The size is ${groupDigits(size)}; it is ${words.join(', and ')}.`,
    neighbours.every((one) => !isFarApart(size, one.size)),
  );
}

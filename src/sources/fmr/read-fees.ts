/** Fees and loads: the number as a fee row, the words as a special term. */
import { joinLines } from '#base/pattern-lines.ts';
import { asDecimal, compare, type Decimal } from '#domain/decimal.ts';
import type { FragmentSections } from '#domain/fragment.ts';
import type { FeeType, TermType } from '#domain/fragment-terms.ts';
import { TERM_TYPES } from '#domain/fragment-terms.ts';
import { BLANK_FEE, BLANK_TERM } from './blank-rows.ts';
import { RATIO_AND_LEVIES } from './candidates/value-types.ts';
import type { Draft, RowCells } from './draft.ts';
import { tidyLabel } from './fold-label.ts';
import type { FactPlace, PageState } from './page-state.ts';
import type { Levies } from './meaning/levies.ts';
import { partsOfCell } from './meaning/parts-of-cell.ts';
import { readRatioClauses } from './meaning/ratio-clauses.ts';
import { readNumber } from './printed-number.ts';
import { OPEN_END } from './printed-text.ts';

const AT_MOST = /(up\s?-?\s?to\.?\s{1,9}|max(?:imum|\.)?:?\s{1,9}|not (?:more than|exceeding)\s{1,9})?/.source;
const A_YEAR = /(?:p\.?\s?a\.?|per annum|per year|a year|annually)?/.source;
// `2.00%`, `1.25%*`, `0.7% p.a.`, `0.75% per annum`, `upto. 1%`, `Up to 3.00% a year`, `Max. 1.25% p.a.`; a text with
// anything else states more than one number.
const SIMPLE = new RegExp(
  `^${AT_MOST}(\\d{1,9}(?:\\.\\d{1,9})?)\\s?%\\s{0,9}[*†]{0,9}\\s{0,9}${A_YEAR}\\s{0,9}[*†]{0,9}$`,
  'i',
);
// `up to 1.50% per annum of the average daily net assets`, `0.21% per annum of average daily net assets`: one rate, of
// the net assets.
const OF_NET_ASSETS = new RegExp(
  `^(?:accrued remuneration equal to an amount )?${AT_MOST}(\\d{1,2}(?:\\.\\d{1,9})?)\\s?%\\s{0,9}${A_YEAR}` +
    '\\s{0,9}(?:of|on)\\s([^%]{1,200})%?\\W{0,3}$',
  'i',
);
const OF_ELSE = /\b(?:earnings|income|profits?|portion|\d{1,2}\.\d)\b/i;
// `[Actual rate of Management Fee:2.95%]`
const ACTUAL = /actual (?:rate of )?management fee\s{0,9}(?:charged)?\s{0,9}[:=]?\s{0,9}(\d{1,9}(?:\.\d{1,9})?)\s?%/i;
// `0.12% MTD, 0.13% YTD`, `0.12% (MTD) | 0.13% (YTD), included in the ratio above`, `0.12% p.a. (MTD) 0.13% p.a. (YTD)`
const TWO_PERIODS = new RegExp(
  joinLines`
    ^(\d{1,2}(?:\.\d{1,4})?)\s?%\s(?:p\.?\s?a\.?\s)?\(?(mtd|month|f?ytd)\)?,?\s(?:[|/]\s|and\s)?
    (\d{1,2}(?:\.\d{1,4})?)\s?%\s(?:p\.?\s?a\.?\s)?\(?(mtd|month|f?ytd)\)?(?:,?\s(?:included|part)[ ](?:in|of)[ ]the[ ][a-z ]{3,40})?$`,
  'i',
);
// `Govt. Levies YTD`
const ENDS_IN_PERIOD = /\b(?:mtd|f?ytd)\W{0,2}$/i;
// `Actual Management Fee (% p.a.)` over `1.25`
const RATE = /^\d{1,2}(?:\.\d{1,4})?$/;
const NAMED_RATE = /[a-z]:\s?\d{1,2}(?:\.\d{1,4})?\s?%/gi;
const IN_PERCENT = /\s?\([^()]{0,12}%[^()]{0,12}\)$/;
const WITHOUT_UNIT = /^\d[\d,.]{0,20}$/;
// These do not state a fee; for other facts `Not applicable` is an answer.
const NOTHING = /^(?:[-–—*†.]+|n\/?a|not applicable|\s*)$/i;

/** A fee or load in percent, and in words what its number leaves out. */
export function readFee(draft: Draft, fee_type: FeeType, place: FactPlace): void {
  const { label, value, scope, inside } = place;
  if (NOTHING.test(value.text)) return;
  if (OPEN_END.test(value.text)) return draft.problem('fees', 'a text to its end', `“${label.text}: ${value.text}”`);
  // `Conservative: NotYet Rated`: the value of the rating in the next row has no fee in it.
  if (/\b(?:yet ?)?rated\b/i.test(value.text)) return draft.problem('fees', 'a fee', `“${label.text}: ${value.text}”`);
  // A page may print one fact twice, in both columns of its facts.
  if (isTold(draft, fee_type, place)) return;
  const isRate = RATE.test(value.text.replace(/\s?%$/, ''));
  if (isRate && isOfTwoPeriods(`${inside} ${label.text}`))
    return draft.problem('fees', 'a rate for each period', `“${label.text}: ${value.text}”`);
  const period = periodOf(inside) ?? periodOf(ENDS_IN_PERIOD.exec(label.text)?.[0] ?? '');
  // `Management Fee (Actual)`, `Management fee charged`: a rate that was charged is not one of the fund's terms.
  const isCharged = fee_type === 'MANAGEMENT_FEE' && /\b(?:actual(?:ly)?|charged)\b/i.test(label.text);
  const charged = isCharged ? { is_actual_charged: true } : {};
  const periods = ratesOfPeriods(value.text.trim());
  if (periods !== undefined) {
    for (const [of, percent] of periods)
      addFee(draft, fee_type, place, { value_percent: asDecimal(percent), period: of, ...charged });
    return;
  }
  const simple = SIMPLE.exec(value.text.trim()) ?? rateOfNetAssets(value.text.trim());
  const percent = simple === null ? percentOf(value.text, label.unit) : asDecimal(simple[2] ?? '0');
  // A figure alone may be in percent or in rupees, and of any of the rows around it.
  const isInPercent = /%|percent/i.test(`${label.text} ${inside}`);
  const rate = percent ?? (isInPercent && RATE.test(value.text) ? asDecimal(value.text) : null);
  if (isCharged && rate !== null) {
    const label_raw = percent === null ? tidyLabel(label.text.replace(IN_PERCENT, '')) : label.text;
    addFee(draft, fee_type, place, { label_raw, value_percent: rate, period, ...charged });
    return;
  }
  // With `%` in a column of units, the rate may be one that was charged, of a part of the fund whose title is not read.
  const mayBeOfPart = scope.sub_fund_key === null && !isWithinRatio(draft, fee_type, place, { percent, period });
  if (!isInPercent && WITHOUT_UNIT.test(value.text.trim()) && (percent === null || mayBeOfPart)) return;
  const is_maximum_allowed = simple?.[1] === undefined ? null : true;
  if (percent !== null) addFee(draft, fee_type, place, { value_percent: percent, period, is_maximum_allowed });
  const actual = fee_type === 'MANAGEMENT_FEE' ? ACTUAL.exec(value.text) : null;
  if (actual !== null)
    addFee(draft, fee_type, place, { value_percent: asDecimal(actual[1] ?? '0'), is_actual_charged: true });
  const term_type = termOf(fee_type);
  // A fee without a term of its own has its words there only where they say more than its number.
  if (term_type === 'OTHER' && percent !== null) return;
  // `Government levies` over `Trustee, audit and other costs`: the label of the next row states no rate. In `Equity
  // Sub-Fund: 0.34% Debt Sub-Fund: 0.22%` none is the fund's.
  if (term_type === 'OTHER' && (!/\d/.test(value.text) || [...value.text.matchAll(NAMED_RATE)].length > 1))
    return draft.problem('fees', 'a fee', `“${label.text}: ${value.text}”`);
  draft.add(
    'special_terms',
    { ...scope, ...BLANK_TERM, term_type, label_raw: label.text, value_raw: value.text, value_percent: percent },
    { value_raw: value, ...(percent === null ? {} : { value_percent: value }) },
  );
}

/** Undefined unless the text is nothing but rates, each before or behind its period. */
function ratesOfPeriods(text: string): readonly (readonly [string | null, string])[] | undefined {
  const [, first = '', of = '', second = '', other = ''] = TWO_PERIODS.exec(text) ?? [];
  if (first === '') return ratiosBehindPeriods(text)?.entries().toArray();
  return [
    [periodOf(of), first],
    [periodOf(other), second],
  ];
}

/** `of which Government levies` under the ratio of the same fund and period, and not more than it. */
function isWithinRatio(
  draft: Draft,
  fee_type: FeeType,
  { scope }: FactPlace,
  { percent, period }: { readonly percent: Decimal | null; readonly period: string | null },
): boolean {
  return (
    fee_type === 'GOVERNMENT_LEVIES' &&
    percent !== null &&
    period !== null &&
    draft.sections.fees.some(
      (row) =>
        row.fee_type === 'TOTAL_EXPENSE_RATIO' &&
        row.period === period &&
        row.sub_fund_key === scope.sub_fund_key &&
        row.value_percent !== null &&
        compare(percent, row.value_percent) <= 0,
    )
  );
}

function isTold(draft: Draft, fee_type: FeeType, { label, value, scope }: FactPlace): boolean {
  return draft.sections.special_terms.some(
    (row) =>
      row.term_type === termOf(fee_type) &&
      row.label_raw === label.text &&
      row.value_raw === value.text &&
      row.sub_fund_key === scope.sub_fund_key,
  );
}

type Fee = FragmentSections['fees'][number];

function addFee(draft: Draft, fee_type: FeeType, { label, value, scope }: FactPlace, stated: Partial<Fee>): void {
  draft.add('fees', { ...scope, ...BLANK_FEE, fee_type, label_raw: label.text, ...stated }, { value_percent: value });
}

function percentOf(text: string, unit?: string): Decimal | null {
  const number = readNumber(text);
  if (number.kind === 'nil') return asDecimal('0');
  return number.kind === 'number' && (number.is_percent || unit !== undefined) ? number.value : null;
}

function rateOfNetAssets(text: string): RegExpExecArray | null {
  const match = OF_NET_ASSETS.exec(text);
  const of = match?.[3] ?? '';
  return /\bnet (?:daily )?(?:net )?assets?\b|\bnav\b/i.test(of) && !OF_ELSE.test(of) ? match : null;
}

function termOf(fee_type: FeeType): TermType {
  return (TERM_TYPES as readonly string[]).includes(fee_type) ? (fee_type as TermType) : 'OTHER';
}

// `0.90% (MTD) | 0.83% (YTD)`, `1.01% (Month), 1.15% (Year to Date)`, `0.90% p.a. (MTD) 0.83% p.a. (YTD)`
const BY_PERIOD =
  /(?<!\d)(\d{1,9}(?:\.\d{1,9})?)\s?%\s{0,9}(?:p\.?\s?a\.?\s{0,9})?\((MTD|YTD|month(?: to date)?|FYTD|(?:fiscal )?year to date)\)/gi;
// `MTD: 2.12% / YTD: 2.19%`, `Month 1.01%, Year to date 1.15%`
const PERIOD_FIRST = new RegExp(
  joinLines`
    (?<![A-Za-z])(MTD|month(?: to date)?|F?YTD|(?:fiscal )?year to date)\s{0,3}(?:[:=–-]\s{0,3})?
    (\d{1,2}(?:\.\d{1,4})?)\s?%`,
  'gi',
);
const PARTED = /^[\s/|,;•·]{0,12}$/;
// `0.82% [0.91%]` under `…, MTD [YTD]`, `0.99% | 0.86%` under `…, MTD | YTD`
const PAIR = /^(\d{1,2}(?:\.\d{1,4})?)\s?%\s?(?:[|/]\s?(\d{1,2}(?:\.\d{1,4})?)\s?%|\[(\d{1,2}(?:\.\d{1,4})?)\s?%\])$/;
const PAIR_OF_PERIODS = /[\s,(]{1,3}(mtd|month|f?ytd)\s?[|/[]\s?(mtd|month|f?ytd)\s?[\])]{0,2}$/i;
const NO_LEVIES: Levies = { with_government_levies: null, government_levy_percent: null, secp_fee_percent: null };

/** The total expense ratio, with its period and its government levies where the page says so. */
export function readExpenseRatio(
  { draft, report_month }: PageState,
  with_government_levies: boolean | null,
  place: FactPlace,
): void {
  const { label, value, inside } = place;
  const add = (stated: Partial<Fee>, cells: RowCells<'fees'> = {}): void =>
    draft.add(
      'fees',
      {
        ...place.scope,
        ...BLANK_FEE,
        fee_type: 'TOTAL_EXPENSE_RATIO',
        label_raw: label.text,
        with_government_levies,
        ...stated,
      },
      { value_percent: value, ...cells },
    );
  const parts = [...value.text.matchAll(BY_PERIOD)];
  if (parts.length > 0) {
    // A further figure is of a period that is not understood, and may be of one that is.
    if (/\d/.test(value.text.replace(BY_PERIOD, ' ')))
      draft.problem('fees', 'a period for each ratio', `“${label.text}: ${value.text}”`);
    else for (const part of parts) add({ value_percent: asDecimal(part[1] ?? '0'), period: periodOf(part[2] ?? '') });
    return;
  }
  const headed = ratiosBehindPeriods(value.text);
  if (headed !== undefined) {
    for (const [period, percent] of headed) add({ value_percent: asDecimal(percent), period });
    return;
  }
  const pair = pairOfRatios(place);
  if (pair !== undefined) return pair.forEach((ratio) => add(ratio));
  const number = readNumber(value.text);
  if (number.kind === 'none') return;
  if (number.kind === 'number' && isOfTwoPeriods(`${inside} ${label.text}`))
    return draft.problem('fees', 'a ratio for each period', `“${label.text}: ${value.text}”`);
  const labelled = periodOf(`${inside} ${label.text}`);
  if (RATIO_AND_LEVIES.test(value.text)) return addWithLevies(draft, place, labelled);
  const clauses = readRatioClauses(value.text, report_month);
  if (clauses !== undefined) {
    for (const { percent, period, levies } of clauses) {
      const { government_levy_percent, secp_fee_percent, ...told } = levies ?? NO_LEVIES;
      const stated = Object.entries({ government_levy_percent, secp_fee_percent }).filter(([, part]) => part !== null);
      add(
        {
          value_percent: asDecimal(percent),
          period: period ?? labelled,
          government_levy_percent: decimalOf(government_levy_percent),
          secp_fee_percent: decimalOf(secp_fee_percent),
          with_government_levies: with_government_levies ?? told.with_government_levies,
        },
        Object.fromEntries(stated.map(([member]) => [member, value])),
      );
    }
  } else if (number.kind === 'number' || number.kind === 'nil')
    add({ value_percent: number.kind === 'nil' ? asDecimal('0') : number.value, period: labelled });
  else draft.problem('fees', 'a total expense ratio in percent', `“${label.text}: ${value.text}”`);
}

// `Total expense ratio, month (%)`, `Expense ratio (YTD)`
const ENDS_IN_ONE_PERIOD =
  /[\s,(]{1,3}(?:mtd|month(?: to date)?|f?ytd|(?:(?:fiscal|financial) )?year to date)\)?(?:\s\(%\))?$/i;

/** A ratio and the levies after it: the period in the label is that of both. */
function addWithLevies(draft: Draft, { label, value, scope }: FactPlace, period: string | null): void {
  const [, ratio = '', levies = '', share = ''] = RATIO_AND_LEVIES.exec(value.text) ?? [];
  const [ofRatio, , ofLevies] = partsOfCell(value, [ratio, levies, share]);
  const rows = [
    {
      fee_type: 'TOTAL_EXPENSE_RATIO',
      text: label.text.replace(ENDS_IN_ONE_PERIOD, ''),
      percent: ratio,
      cell: ofRatio,
    },
    { fee_type: 'GOVERNMENT_LEVIES', text: levies, percent: share, cell: ofLevies },
  ] as const;
  for (const { fee_type, text, percent, cell = value } of rows) {
    draft.bind(cell, [{ role: 'LABEL', cell: label }]);
    const stated = { fee_type, label_raw: tidyLabel(text), value_percent: percentOf(percent, ''), period };
    draft.add('fees', { ...scope, ...BLANK_FEE, ...stated }, { value_percent: cell });
  }
}

/** Two ratios whose periods the label states in the same order. */
function pairOfRatios({ label, value }: FactPlace): Partial<Fee>[] | undefined {
  const two = PAIR.exec(value.text.trim());
  const named = two === null ? null : PAIR_OF_PERIODS.exec(label.text);
  if (two === null || named === null) return undefined;
  const [, first = '0', second, bracketed] = two;
  return [first, second ?? bracketed ?? '0'].map((percent, at) => ({
    label_raw: tidyLabel(label.text.slice(0, named.index)),
    value_percent: asDecimal(percent),
    period: periodOf(named[at + 1] ?? ''),
  }));
}

/** Undefined unless the text is nothing but ratios, each behind another period. */
function ratiosBehindPeriods(text: string): Map<string | null, string> | undefined {
  const found = [...text.matchAll(PERIOD_FIRST)];
  const ratios = new Map(found.map(([, period = '', percent = '0']) => [periodOf(period), percent] as const));
  return found.length > 0 && ratios.size === found.length && PARTED.test(text.replace(PERIOD_FIRST, ''))
    ? ratios
    : undefined;
}

function decimalOf(printed: string | null): Decimal | null {
  return printed === null ? null : asDecimal(printed);
}

/** `MTD` or `YTD` where the words say which. */
export function periodOf(text: string): string | null {
  if (/\b(?:mtd|month)\b/i.test(text)) return 'MTD';
  return /\b(?:f?ytd|year\s?to\s?date)\b/i.test(text) ? 'YTD' : null;
}

const MONTH_OR_YEAR = [/\b(?:mtd|month)\b/i, /\b(?:f?ytd|year\s?to\s?date)\b/i];
const TWO_IN_ORDER = /\b(?:mtd|month|f?ytd|date)\s?[/|&[]/i;

/** `Expense ratio (MTD / YTD)`: one figure may be of either period. */
function isOfTwoPeriods(text: string): boolean {
  return TWO_IN_ORDER.test(text) && MONTH_OR_YEAR.every((pattern) => pattern.test(text));
}

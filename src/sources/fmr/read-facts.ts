/** Facts beside their labels: which member of the fragment each becomes. */
import type { IsoDate } from '#domain/dates.ts';
import type { FragmentMembers, SpecialTermRow } from '#domain/fragment.ts';
import type { FeeType, PartyRole, RatingType, TermType } from '#domain/fragment-terms.ts';
import { BLANK_METRIC, BLANK_RATING, BLANK_RETURN, BLANK_TERM, type Scope } from './blank-rows.ts';
import type { Cell } from './draft.ts';
import type { FactName } from './labels.ts';
import type { LabelMeaning } from './match-label.ts';
import { matchLabel } from './match-label.ts';
import type { FactPlace, PageState, SubFundDraft } from './page-state.ts';
import { readDate } from './printed-date.ts';
import { findUnit, namesCurrency, readMoney, scaledCell, type MoneyUnit } from './printed-money.ts';
import { readNumber } from './printed-number.ts';
import type { Pair } from './read-pairs.ts';
import { readExpenseRatio, readFee } from './read-fees.ts';
import { readRating } from './read-rating.ts';
import { asDecimal } from '#domain/decimal.ts';
import { isErrorText } from './rows.ts';
import { findPeriod } from './periods.ts';

type TextMember = { [K in keyof FragmentMembers]: FragmentMembers[K] extends string | null ? K : never }[keyof FragmentMembers];
const TEXTS: Readonly<Partial<Record<FactName, TextMember>>> = {
  fund_type: 'fund_type_raw', category: 'category_raw', benchmark: 'benchmark_raw', old_benchmark: 'old_benchmark_raw', new_benchmark: 'new_benchmark_raw',
  pricing: 'pricing_mechanism_raw', listing: 'listing_raw', leverage: 'leverage_raw', dealing_days: 'dealing_days_raw', dealing_time: 'dealing_time_raw',
  cutoff_time: 'cutoff_time_raw', settlement: 'settlement_period_raw', risk_of_principal_erosion: 'risk_of_principal_erosion_raw',
};
const DATES: Readonly<Partial<Record<FactName, 'launch_date' | 'inception_date' | 'maturity_date' | 'benchmark_effective_date'>>> = {
  launch_date: 'launch_date', inception_date: 'inception_date', maturity_date: 'maturity_date', benchmark_effective_date: 'benchmark_effective_date',
};
const AMOUNTS: Readonly<Partial<Record<FactName, 'fund_size' | 'fund_size_including_fof' | 'fund_size_excluding_fof' | 'amount_invested_by_fof'>>> = {
  fund_size: 'fund_size', fund_size_including_fof: 'fund_size_including_fof', fund_size_excluding_fof: 'fund_size_excluding_fof', amount_invested_by_fof: 'amount_invested_by_fof',
};
const PRICES: Readonly<Partial<Record<FactName, 'nav_per_unit' | 'offer_price' | 'redemption_price' | 'repurchase_price' | 'market_price' | 'par_value' | 'minimum_initial_investment' | 'minimum_subsequent_investment' | 'minimum_redemption'>>> = {
  nav: 'nav_per_unit', offer_price: 'offer_price', redemption_price: 'redemption_price', repurchase_price: 'repurchase_price', market_price: 'market_price', par_value: 'par_value',
  minimum_initial: 'minimum_initial_investment', minimum_subsequent: 'minimum_subsequent_investment', minimum_redemption: 'minimum_redemption',
};
const PARTIES: Readonly<Partial<Record<FactName, PartyRole>>> = {
  trustee: 'TRUSTEE', custodian: 'CUSTODIAN', auditor: 'AUDITOR', legal_advisor: 'LEGAL_ADVISOR', shariah_advisor: 'SHARIAH_ADVISOR', registrar: 'REGISTRAR',
  asset_manager: 'ASSET_MANAGER', fund_manager: 'FUND_MANAGER', distributor: 'DISTRIBUTOR',
};
const FEES: Readonly<Partial<Record<FactName, FeeType & TermType | 'SELLING_AND_MARKETING' | 'GOVERNMENT_LEVIES'>>> = {
  management_fee: 'MANAGEMENT_FEE', trustee_fee: 'TRUSTEE_FEE', selling_and_marketing: 'SELLING_AND_MARKETING', front_end_load: 'FRONT_END_LOAD', back_end_load: 'BACK_END_LOAD',
  contingent_load: 'CONTINGENT_LOAD', government_levies: 'GOVERNMENT_LEVIES',
};
const RATINGS: Readonly<Partial<Record<FactName, RatingType>>> = { fund_rating: 'FUND_STABILITY', rating: 'FUND_STABILITY', performance_rating: 'FUND_PERFORMANCE', amc_rating: 'ASSET_MANAGER' };
const TERMS: Readonly<Partial<Record<FactName, TermType>>> = { ipo_date: 'IPO_DATE', acquisition_date: 'ACQUISITION_DATE', initial_maturity: 'INITIAL_MATURITY', allocation_of_units: 'ALLOCATION_OF_UNITS' };
// `SINF 3.92 % 3.23 % (2.74) %`: a line of a table, beside a word that is a label elsewhere.
const FIGURES = /(?:[-(]?\d+\.\d+\)?\s*%?\)?\s+)+[-(]?\d+\.\d+\)?\s*%?\)?$/;
// What a page prints where it has no text to give; `Nil` is an answer (no leverage), these are none.
const BLANK_TEXT = /^(?:[-–—.*†]+|n\/?a|not available|\s*)$/i;

/** Reads the pairs of one block; `subFund` is the plan whose block it is, null for the fund's own. */
export function readFacts(state: PageState, pairs: readonly Pair[], subFund: SubFundDraft | null, scope: Scope): void {
  for (const pair of pairs) {
    const meaning = matchLabel(pair.label.text, state.report_month) ?? matchLabel(`${pair.label.text}:`, state.report_month);
    if (meaning === undefined) readUnknown(state, pair, subFund, scope);
    else if (meaning.kind === 'fact' && meaning.fact === 'front_end_load' && pair.value !== null && nestedLabel(pair.value.text) !== undefined) readUnknown(state, pair, subFund, scope);
    else if (pair.value !== null) readKnown(state, meaning, pair.label, pair.value, subFund, scope);
  }
}

function readKnown(state: PageState, meaning: LabelMeaning, label: Cell, value: Cell, subFund: SubFundDraft | null, scope: Scope): void {
  if (meaning.kind === 'metric') readMetric(state, meaning, label, value, scope);
  else if (meaning.kind === 'period') readPeriod(state, label, value, scope, 'fund_return_percent');
  else readFact(state, meaning.fact, { label, value, inside: meaning.inside, plan: meaning.plan, subFund, scope });
}

function readFact(state: PageState, fact: FactName, place: FactPlace): void {
  const { draft } = state;
  const { label, value } = place;
  const text = TEXTS[fact];
  const date = DATES[fact];
  const amount = AMOUNTS[fact];
  const price = PRICES[fact];
  const role = PARTIES[fact];
  const rating = RATINGS[fact];
  const term = TERMS[fact];
  if (text !== undefined && FIGURES.test(value.text)) state.draft.problem(text, 'words', `“${label.text}: ${value.text}”`);
  else if (text !== undefined) {
    if (!BLANK_TEXT.test(value.text)) draft.set(text, value.text, value);
    if (fact === 'new_benchmark' && !BLANK_TEXT.test(value.text)) draft.set('benchmark_raw', value.text, value);
  } else if (date !== undefined) readDateFact(state, date, place);
  else if (amount !== undefined) readSize(state, amount, place);
  else if (price !== undefined) readPrice(state, price, place);
  else if (role !== undefined) {
    if (!BLANK_TEXT.test(value.text)) draft.add('parties', { ...place.scope, role, name_raw: role === 'FUND_MANAGER' ? value.text : null, designation_raw: null, organization_raw: role === 'FUND_MANAGER' ? null : value.text }, { [role === 'FUND_MANAGER' ? 'name_raw' : 'organization_raw']: value });
  } else if (rating !== undefined) addRatings(state, rating, place);
  else if (fact === 'fund_rating_date') dateRating(state, value);
  else if (term !== undefined) addTerm(state, term, place, readDate(value.text) ?? null);
  else if (fact === 'total_expense_ratio' || fact === 'ter_with_levies' || fact === 'ter_without_levies') readExpenseRatio(draft, fact, place);
  else if (fact === 'front_and_contingent_load') {
    readFee(draft, 'FRONT_END_LOAD', place);
    readFee(draft, 'CONTINGENT_LOAD', place);
  } else if (FEES[fact] !== undefined) readFee(draft, FEES[fact], place);
  else if (fact === 'risk_profile') readRisk(state, value);
  else if (fact === 'units_outstanding') readUnits(state, value);
  else if (fact === 'benchmark_since_inception') readPeriod(state, { ...label, text: 'Since Inception' }, value, place.scope, 'benchmark_return_percent');
  else if (fact === 'investment_objective' && value.text.length > 20) draft.add('special_terms', { ...place.scope, ...BLANK_TERM, term_type: 'INVESTMENT_OBJECTIVE', label_raw: label.text, value_raw: value.text }, { value_raw: value });
}

function readDateFact(state: PageState, member: 'launch_date' | 'inception_date' | 'maturity_date' | 'benchmark_effective_date', place: FactPlace): void {
  const { value, plan } = place;
  // `11-Sept-2004 (Converted into … with effect from July 01, 2015)`: the date stands before the bracket.
  // `SPF-2 Plan 7: 21 August, 2023`: the plan's short name before the one date.
  const date = readDate(value.text.replace(/\s*\(.*$/s, '').replace(/^[A-Z][^:]{2,24}:\s*/, ''));
  if (plan !== null || date === undefined) {
    if (!BLANK_TEXT.test(value.text)) addTerm(state, 'OTHER', place, date ?? null);
    return;
  }
  state.draft.set(member, date, value);
}

function readSize(state: PageState, member: 'fund_size' | 'fund_size_including_fof' | 'fund_size_excluding_fof' | 'amount_invested_by_fof', place: FactPlace): void {
  const { label, value, subFund } = place;
  const stated: MoneyUnit | undefined = findUnit(`${label.text} ${place.inside}`) ?? findUnit(value.text) ?? (namesCurrency(`${label.text} ${place.inside} ${value.text}`) ? '1' : unstatedUnit(state, value.text));
  const money = readMoney(value.text, stated ?? '1');
  if (money.kind === 'none') return;
  if (money.kind === 'unclear' || stated === undefined) {
    state.draft.problem(member, 'an amount of money and its unit', `“${label.text}: ${value.text}”`);
    return;
  }
  const cell = scaledCell(value, money.unit);
  if (subFund !== null) {
    if (member !== 'fund_size') return;
    if (subFund.net_assets_pkr !== null && subFund.net_assets_pkr !== money.rupees) state.draft.problem('sub_funds', 'one size of a sub-fund', `“${value.text}”`);
    Object.assign(subFund, { net_assets_pkr: money.rupees, net_assets_cell: cell });
    return;
  }
  state.draft.set(member, money.rupees, cell);
  if (member === 'fund_size') state.draft.set('net_assets', money.rupees, cell);
}

// `Fund Size 319.99` on one page of a report whose other pages say PKR mn: no fund has 320 rupees.
function unstatedUnit(state: PageState, printed: string): MoneyUnit | undefined {
  const money = readMoney(printed, '1');
  const digits = money.kind === 'money' ? (money.rupees.split('.')[0] ?? '').length : 0;
  // Nor has one ten million millions.
  if (digits >= 8) return '1';
  return money.kind === 'money' && state.size_unit !== null && digits <= 6 ? state.size_unit : undefined;
}

function readPrice(state: PageState, member: NonNullable<(typeof PRICES)[FactName]>, place: FactPlace): void {
  const { label, value, subFund } = place;
  const money = readMoney(value.text.replace(/\s*per (?:unit|certificate)$/i, ''), '1');
  if (money.kind === 'none') return;
  if (money.kind === 'unclear' || money.unit !== '1') {
    if (/^minimum|^par/.test(member)) addTerm(state, 'OTHER', place, null);
    else state.draft.problem(member, 'one price in rupees', `“${label.text}: ${value.text}”`);
    return;
  }
  const at = member === 'nav_per_unit' ? readDate(place.inside.replace(/^.*;\s*/, '')) : undefined;
  if (subFund !== null && member === 'nav_per_unit') Object.assign(subFund, { nav_per_unit: money.rupees, nav_cell: value });
  else state.draft.set(member, money.rupees, value);
  if (at !== undefined) state.draft.set('nav_date', at, label);
}

function addRatings(state: PageState, rating_type: RatingType, place: FactPlace): void {
  const { value, scope } = place;
  // Two agencies in one cell: `"AM1" by VIS 29-Dec-2023 & "AM1" by PACRA 30-Aug-24`
  const parts = value.text.split(/\s*(?:&|\band\b|;|\|)\s*(?=["“‘']?A)/);
  for (const part of parts) {
    if (BLANK_TEXT.test(part) && !/n\/?a/i.test(part)) continue;
    const rating = readRating(part);
    if (rating === undefined) {
      state.draft.problem('ratings', 'a rating, its agency and its date', `“${place.label.text}: ${part}”`);
      continue;
    }
    if (rating.unclear_date !== null) state.draft.problem('ratings', 'the date of a rating', `“${rating.unclear_date}”`);
    // An asset manager's grade begins with AM, a performance ranking counts stars, wherever a page prints them.
    const type = /^AM[1-5]/i.test(rating.rating_raw) ? 'ASSET_MANAGER' : /star/i.test(rating.rating_raw) ? 'FUND_PERFORMANCE' : rating_type;
    state.draft.add('ratings', { ...scope, ...BLANK_RATING, rating_type: type, rating_raw: rating.rating_raw, rating_agency: rating.rating_agency, rating_date: rating.rating_date }, { rating_raw: value, ...(rating.rating_agency === null ? {} : { rating_agency: value }), ...(rating.rating_date === null ? {} : { rating_date: value }) });
  }
}

// `Rating Date` in a row of its own belongs to the fund's rating above it.
function dateRating(state: PageState, value: Cell): void {
  const at = state.draft.sections.ratings.findLastIndex((row) => row.rating_type === 'FUND_STABILITY');
  const row = state.draft.sections.ratings[at];
  const date = readDate(value.text);
  if (row === undefined || date === undefined || row.rating_date !== null) return;
  state.draft.sections.ratings[at] = { ...row, rating_date: date };
  state.draft.evidence[`ratings[${at}].rating_date`] = state.draft.evidenceOf(value);
}

function addTerm(state: PageState, term_type: TermType, place: FactPlace, value_date: IsoDate | null): void {
  const row: Omit<SpecialTermRow, 'row_order'> = { ...place.scope, ...BLANK_TERM, term_type, label_raw: place.label.text, value_raw: place.value.text, value_date };
  state.draft.add('special_terms', row, { value_raw: place.value, ...(value_date === null ? {} : { value_date: place.value }) });
}

// `Medium (Principal at medium risk)` stays one text; `Moderate / Principal at moderate risk` are two facts parted by the page itself.
function readRisk(state: PageState, value: Cell): void {
  if (BLANK_TEXT.test(value.text)) return;
  const [profile = '', erosion] = value.text.split(/\s+\/\s+(?=principal)/i);
  state.draft.set('risk_profile_raw', profile, value);
  if (erosion !== undefined) state.draft.set('risk_of_principal_erosion_raw', erosion, value);
}

function readUnits(state: PageState, value: Cell): void {
  const units = readMoney(value.text, '1');
  if (units.kind === 'money') state.draft.set('units_outstanding', units.rupees, scaledCell(value, units.unit));
}

// `565 days`, `104.6 D`, `1.7 years`, `(months)`
const METRIC_UNITS: readonly (readonly [RegExp, string])[] = [[/\bmonths?\b/i, 'MONTHS'], [/\b(?:years?|yrs?)\b/i, 'YEARS'], [/\b(?:days?|d)\b/i, 'DAYS']];

function readMetric(state: PageState, meaning: LabelMeaning & { kind: 'metric' }, label: Cell, value: Cell, scope: Scope): void {
  const bare = value.text.replace(/\s*\b(?:months?|years?|yrs?|days?|d|times|x)\.?$/i, '');
  const number = readNumber(bare);
  if (number.kind === 'none') return;
  // `0.27-0.47` is a range, no figure; it is kept as printed.
  if (/^\d[\d.]*\s*[-–]\s*\d[\d.]*$/.test(value.text)) {
    addTerm(state, 'OTHER', { label, value, inside: '', plan: null, subFund: null, scope }, null);
    return;
  }
  const row = { ...scope, ...BLANK_METRIC, metric_key: meaning.metric, label_raw: label.text, unit: METRIC_UNITS.find(([pattern]) => pattern.test(`${meaning.inside} ${value.text}`))?.[1] ?? (number.kind === 'number' && number.is_percent ? 'PERCENT' : null) };
  if (number.kind === 'number') state.draft.add('metrics', { ...row, value: number.value }, { value });
  else if (number.kind === 'unclear') state.draft.problem('metrics', `a number for ${label.text}`, `“${value.text}”`);
}

/** A return that stands beside its period's label among the statistics; fund and benchmark of one period make one row. */
function readPeriod(state: PageState, label: Cell, value: Cell, scope: Scope, member: 'fund_return_percent' | 'benchmark_return_percent'): void {
  const period_key = findPeriod(label.text, state.report_month) ?? 'OTHER';
  const number = readNumber(value.text);
  if (number.kind === 'none') return;
  if (number.kind !== 'number' && number.kind !== 'nil') {
    state.draft.problem('reported_returns', `a return in percent for ${label.text}`, isErrorText(value.text) ? `the error ${value.text}` : `“${value.text}”`);
    return;
  }
  const percent = number.kind === 'nil' ? asDecimal('0') : number.value;
  const rows = state.draft.sections.reported_returns;
  const at = rows.findIndex((row) => row.period_key === period_key && row.sub_fund_key === scope.sub_fund_key && row[member] === null && period_key !== 'MONTH');
  const row = rows[at];
  if (row !== undefined) {
    rows[at] = { ...row, [member]: percent };
    state.draft.evidence[`reported_returns[${at}].${member}`] = state.draft.evidenceOf(value);
    return;
  }
  state.draft.add('reported_returns', { ...scope, ...BLANK_RETURN, period_label_raw: label.text, period_key, is_since_inception: period_key === 'SINCE_INCEPTION', [member]: percent }, { [member]: value });
}

// `Load:  Front End Load : (in three tiers)`: a label within the value.
function nestedLabel(text: string): { readonly label: string; readonly rest: string } | undefined {
  const match = /^([A-Za-z][A-Za-z -]{4,30}?)\s*:\s+(\S.*)$/s.exec(text);
  if (match?.[1] === undefined || match[2] === undefined || matchLabel(match[1], null)?.kind !== 'fact') return undefined;
  return { label: match[1], rest: match[2] };
}

// What a fact block says under a label that nobody has met is kept with its own words.
function readUnknown(state: PageState, pair: Pair, subFund: SubFundDraft | null, scope: Scope): void {
  const nested = pair.value === null ? undefined : nestedLabel(pair.value.text);
  const meaning = nested === undefined ? undefined : matchLabel(nested.label, state.report_month);
  if (nested !== undefined && meaning !== undefined && pair.value !== null) {
    readKnown(state, meaning, { ...pair.label, text: nested.label }, { ...pair.value, text: nested.rest }, subFund, scope);
    return;
  }
  if (pair.value === null || BLANK_TEXT.test(pair.value.text) || pair.label.text.length > 60) return;
  addTerm(state, 'OTHER', { label: pair.label, value: pair.value, inside: '', plan: null, subFund: null, scope }, null);
}


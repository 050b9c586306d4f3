/** Facts beside their labels: which member of the fragment each becomes. */
import { isOffice } from '#domain/checks/report-names.ts';
import type { FeeType, PartyRole } from '#domain/fragment-terms.ts';
import { addTerm } from './add-term.ts';
import { BLANK_METRIC, BLANK_RETURN, BLANK_TERM, type Scope } from './blank-rows.ts';
import type { Cell } from './draft.ts';
import { isAnswerTo, MANAGER_GRADE } from './candidates/value-types.ts';
import { FACT_USES, type DateMember, type FactUse } from './fact-uses.ts';
import { matchLabel, type LabelMeaning } from './match-label.ts';
import type { FactPlace, PageState, SubFundDraft } from './page-state.ts';
import { findPeriod } from './periods.ts';
import { BLANK_TEXT, OPEN_END } from './printed-text.ts';
import { readDate } from './printed-date.ts';
import { splitDayOfValue } from './printed-money.ts';
import { readNumber, readPercent, withoutUnit } from './printed-number.ts';
import { readExpenseRatio, readFee } from './read-fees.ts';
import { labelMeaning } from './meaning/label-meaning.ts';
import { respace } from './ink/respace.ts';
import { splitDealing } from './meaning/dealing-answers.ts';
import { splitEndLoads } from './meaning/end-loads.ts';
import { addRatingsOf, completeRating } from './meaning/read-rating.ts';
import { readPrice, readSize, readUnits } from './read-sizes.ts';
import { isErrorText } from './rows.ts';

// `SINF 3.92 % 3.23 % (2.74) %`: a line of a table, next to a word that is a label elsewhere.
const FIGURES = /(?<![\d.])\d{1,9}\.\d{1,9}\)?\s?%?\)?\s[-(]?\d{1,9}\.\d{1,9}\)?\s?%?\)?$/;

interface SecondPair {
  readonly first: string;
  readonly label: string;
  readonly meaning: LabelMeaning & { kind: 'fact' };
  readonly value: string;
}

// `1% Back-End Load: NIL` beside `Front-End Load`: a second label and its value in the line of the first.
function findSecondPair(text: string): SecondPair | undefined {
  const [, first = '', label = '', value = ''] = /^(\S{1,12}) ([A-Z][A-Za-z -]{4,30}): (\S.*)$/.exec(text) ?? [];
  const meaning = matchLabel(label, null);
  return meaning?.kind === 'fact' ? { first, label, meaning, value } : undefined;
}

// If labels are printed side by side with their values below, the text next to a label is another label, not its value.
function isLabelText(text: string): boolean {
  return matchLabel(text, null)?.kind === 'fact';
}

// `¹ Actual Management Fee: 0.55%`: the mark of a note does not belong to its first label.
const OPENS_NOTE = /^[¹²³⁴-⁹]{1,2}\s?(?=\p{L})/u;

export function readKnown(
  state: PageState,
  meaning: LabelMeaning,
  printed: Cell,
  value: Cell,
  subFund: SubFundDraft | null,
  scope: Scope,
): void {
  const label = { ...printed, text: printed.text.replace(OPENS_NOTE, '') };
  const second = findSecondPair(value.text);
  if (
    second !== undefined &&
    meaning.kind === 'fact' &&
    FACT_USES[meaning.fact].kind === 'fee' &&
    FACT_USES[second.meaning.fact].kind === 'fee' &&
    findSecondPair(second.value) === undefined
  ) {
    readKnown(state, meaning, label, { ...value, text: second.first }, subFund, scope);
    readKnown(
      state,
      second.meaning,
      { ...value, text: second.label },
      { ...value, text: second.value },
      subFund,
      scope,
    );
  } else if (second !== undefined) state.draft.problem('notes', `one value for ${label.text}`, `“${value.text}”`);
  else if (isLabelText(value.text) && !isAnswerTo(meaning, value.text))
    state.draft.problem('notes', `a value next to ${label.text}`, `the label “${value.text}”`);
  else if (meaning.kind === 'metric') readMetric(state, meaning, label, value, scope);
  else if (meaning.kind === 'period') readPeriod(state, label, value, scope, 'fund_return_percent');
  else {
    const { fact, inside, plan } = meaning;
    const use = FACT_USES[fact === 'asset_manager' && MANAGER_GRADE.test(value.text) ? 'amc_rating' : fact];
    const place = withDay(state, use, { label, value, inside, plan, subFund, scope });
    if (place !== undefined) readFact(state, use, place);
  }
}

/** The day after an amount as a detail of its label; undefined if it is a day of another month. */
function withDay({ report_month }: PageState, { kind }: FactUse, place: FactPlace): FactPlace | undefined {
  const { amount, day } = splitDayOfValue(place.value.text);
  if (day === undefined || !OF_DAY.has(kind)) return place;
  if (readDate(day)?.slice(0, 7) !== report_month) return undefined;
  return { ...place, value: { ...place.value, text: amount }, inside: `${place.inside}; ${day}`, dated: place.value };
}

const OF_DAY = new Set<FactUse['kind']>(['size', 'price', 'units']);

function readFact(state: PageState, use: FactUse, place: FactPlace): void {
  const { label, value, scope } = place;
  if (OF_WORDS.has(use.kind) && holdsPair(value.text)) {
    state.draft.problem('notes', `a value of ${label.text} without another label`, `“${value.text}”`);
    return;
  }
  switch (use.kind) {
    case 'text':
      readText(state, use.members, place);
      break;
    case 'date':
      readDateFact(state, use.member, place);
      break;
    case 'size':
      readSize(state, use.member, place);
      break;
    case 'price':
      readPrice(state, use.member, place);
      break;
    case 'party':
      readParty(state, use.role, place);
      break;
    case 'rating':
      addRatingsOf(state.draft, use.type, label, value, scope);
      break;
    case 'rating_detail':
      completeRating(state.draft, use.member, value);
      break;
    case 'term':
      addTerm(state.draft, use.type, place, readDate(value.text) ?? null);
      break;
    case 'fee':
      readFees(state, use.types, place);
      break;
    case 'expense_ratio':
      readExpenseRatio(state, use.with_government_levies, place);
      break;
    case 'risk':
      readRisk(state, place);
      break;
    case 'units':
      readUnits(state, place);
      break;
    case 'benchmark_return':
      readPeriod(state, { ...label, text: 'Since Inception' }, value, scope, 'benchmark_return_percent');
      break;
    case 'objective':
      // A shorter text is a heading next to the label, and one that begins within a sentence has lost its first line.
      if (value.text.length > 20 && /^(?:to |[^\p{Ll}])/u.test(value.text))
        state.draft.add(
          'special_terms',
          { ...scope, ...BLANK_TERM, term_type: 'INVESTMENT_OBJECTIVE', label_raw: label.text, value_raw: value.text },
          { value_raw: value },
        );
      break;
    case 'unread':
      break;
  }
}

const OF_WORDS: ReadonlySet<FactUse['kind']> = new Set<FactUse['kind']>(['text', 'party', 'risk']);

// `Sample & Co. Management fee: 2.00%`, `Monday to Friday until noon Cut-off time – 4:00 p.m.`: the value of the next
// label too.
const INNER_LABEL =
  /(?<=\S\s{0,3}|\p{Ll}\.?)(?=(\p{Lu}[\p{L}-]{1,20}(?:\s\p{L}[\p{L}-]{0,20}){0,3})(?::|\s[–—-])\s\S)/gu;

function holdsPair(text: string): boolean {
  return [...text.matchAll(INNER_LABEL)].some(
    ({ index, 1: label = '' }) => index > 0 && labelMeaning(label, null)?.kind === 'fact',
  );
}

// `Front-end load: 1%, OtherNil, Back-end load: Nil`, `Nil. Back-end: Nil.`: a text of two loads that was not split.
const OTHER_LOAD = /(?<=\S\s{0,3})(?:front|back)[- ]?end\s?(?:(?:sales\s?)?loads?\s?[:–—-]|:)/i;

function readFees({ draft }: PageState, types: readonly FeeType[], place: FactPlace): void {
  const ends = types.includes('FRONT_END_LOAD') ? splitEndLoads(place.label.text, place.value) : undefined;
  if (ends === undefined && OTHER_LOAD.test(place.value.text))
    return draft.problem('fees', `a value of ${place.label.text} without another label`, `“${place.value.text}”`);
  if (ends === undefined) for (const type of types) readFee(draft, type, place);
  else
    for (const [type, value] of ends) {
      draft.bind(value, [{ role: 'LABEL', cell: place.label }]);
      readFee(draft, type, { ...place, value });
    }
}

// `… three Islamic banks risk profile medium`, in the letters of the value: words that are always a label.
const NEXT_LABEL =
  /\s(?:risk profile|(?:launch|inception) date|cut-?off time|pricing mechanism|dealing days|front-?end load)\s\S/i;

// `An Open End SchemeCategory Income Scheme`, `4:30 PMPricing Forward Day`, `FridayCut-off time 4:30 PM`: the blank
// before the next label is lost.
function holdsLabel(text: string): boolean {
  if (NEXT_LABEL.test(text)) return true;
  return [
    ...text.matchAll(/(?<=[A-Za-z])[A-Z][a-z]{3,20}(?=[ A-Z])|(?<=[A-Za-z])[A-Z][a-z]{1,9}-[a-z]{2,9} ?time\b/g),
  ].some(([word]) => labelMeaning(word, null)?.kind === 'fact');
}

// `Dealing days and cut-off time`
const DAYS_AND_TIME = /\bdays and cut/i;

function readText(
  state: PageState,
  members: (FactUse & { kind: 'text' })['members'],
  { label, value }: FactPlace,
): void {
  const dealing = members.includes('dealing_days_raw') ? splitDealing(value) : undefined;
  if (dealing !== undefined) for (const [member, cell] of dealing) state.draft.set(member, cell.text, cell);
  else if (DAYS_AND_TIME.test(label.text))
    state.draft.problem(members[0], 'days and a time', `“${label.text}: ${value.text}”`);
  else if (FIGURES.test(value.text)) state.draft.problem(members[0], 'words', `“${label.text}: ${value.text}”`);
  else if (holdsLabel(value.text))
    state.draft.problem(members[0], 'a text without another label', `“${label.text}: ${value.text}”`);
  else if (OPEN_END.test(value.text))
    state.draft.problem(members[0], 'a text to its end', `“${label.text}: ${value.text}”`);
  else if (members.includes('fund_type_raw') && !TYPE_OF_FUND.test(value.text))
    state.draft.problem('fund_type_raw', 'a type of fund', `“${label.text}: ${value.text}”`);
  else if (!BLANK_TEXT.test(value.text)) for (const member of members) state.draft.set(member, value.text, value);
}

// `Type` before `Weight` or `Value before provision`: both are heads of a table.
const TYPE_OF_FUND = /open|clos|\bend(?:ed)?\b|pension|scheme|fund|plan|etf|vps|trust/i;

// `Mufti Sample Ahmed`
const SCHOLAR = /^(?:mufti|maulana|moulana|dr\.?|sheikh|shaikh|prof\.?)\s[^,&]{3,60}$/i;

// `Limited` is the end of a name whose beginning was not found.
const END_OF_NAME = /^(?:company |\(?(?:private|pvt\.?|pakistan)\)? )?(?:limited|ltd\.?|company)$/i;

// `Shariah Advisors` may be the title of a table.
const HEAD_OF_NAMES = /^(?:names?|designations?|qualifications?)$/i;

// `Fund Manager` may be what the person of the line before is, and the value the next person or their office.
const OTHER_OFFICE = /(?:^|[^,(\s-]\s{1,3})(?:head of|chief)\b/i;

// A manager is a person, and so may an adviser in Shariah be; every other party is a company.
function readParty(state: PageState, role: PartyRole, { label, value, scope }: FactPlace): void {
  if (BLANK_TEXT.test(value.text) || HEAD_OF_NAMES.test(value.text)) return;
  if (OPEN_END.test(value.text) || END_OF_NAME.test(value.text))
    return state.draft.problem('parties', 'a whole name', `“${label.text}: ${value.text}”`);
  if (role === 'FUND_MANAGER' && OTHER_OFFICE.test(value.text))
    return state.draft.problem('parties', 'the name of a fund manager', value.text);
  // `Fund Manager - Fixed Income` is what a person is, and `Head of Research` over `Shariah Advisor` what another is.
  if (isOffice(value.text)) return;
  const isPerson = role === 'FUND_MANAGER' || (role === 'SHARIAH_ADVISOR' && SCHOLAR.test(respace(value.text)));
  // `Fund manager: Name`: the label says what the person is; `Fund managers` names several.
  const designation_raw =
    isPerson && /(?:manager|advis[eo]r)\W{0,9}$/i.test(label.text) ? label.text.replace(/(?<!\W)\W{1,9}$/, '') : null;
  state.draft.add(
    'parties',
    {
      ...scope,
      role,
      name_raw: isPerson ? value.text : null,
      designation_raw,
      organization_raw: isPerson ? null : value.text,
    },
    { [isPerson ? 'name_raw' : 'organization_raw']: value },
  );
}

function readDateFact(state: PageState, member: DateMember, place: FactPlace): void {
  const { value, plan } = place;
  // `11-Sept-2004 (Converted into … with effect from July 01, 2015)`: the date is before the bracket.
  // `SPF-2 Plan 7: 21 August, 2023`: the plan's short name before the one date.
  const date = readDate(value.text.replace(/(?<!\s)\s*\(.*/s, '').replace(/^[A-Z][^:]{2,24}:\s*/, ''));
  if (plan !== null || date === undefined) {
    if (!BLANK_TEXT.test(value.text)) addTerm(state.draft, 'OTHER', place, date ?? null);
    return;
  }
  state.draft.set(member, date, value);
}

// `Medium (Principal at medium risk)` stays one text, unless its label names both: `Risk Profile (Risk of Principal
// Erosion)`. `Moderate / Principal at moderate risk`, or with a comma, are two facts parted by the page itself.
const PARTED_RISKS = /(?:\s{0,9}\/\s{0,9}|,\s{1,9})(?=principal)/i;
const TWO_RISKS = /^([^/]{3,40}?)\s?\/\s?([^/]{3,40})$/;
const BRACKETED_RISK = /^([^()]{3,40}?)\s\((principal[^()]{3,60})\)$/i;

function readRisk(state: PageState, { label, inside, value }: FactPlace): void {
  if (BLANK_TEXT.test(value.text)) return;
  // `Low. The fund carries a rating of …` is a sentence of another text.
  // So is `PKR 678,130,503 Low`, and no risk has figures.
  if (/[.;]\s[A-Z]|\d{3}/.test(value.text) || holdsLabel(`${value.text} `))
    return state.draft.problem('risk_profile_raw', 'a risk profile', `“${value.text}”`);
  // The answer to a question is a text about both.
  const namesBoth = /\berosion\b|\bprincipal\b|\?$/i.test(`${label.text} ${inside}`.trim());
  // `Very Low` over `(Principal at very low risk)`: a break where the line had room parts the two.
  const isBroken = value.lines?.[1]?.text.startsWith('(') === true;
  const bracketed = namesBoth || isBroken ? BRACKETED_RISK.exec(value.text)?.slice(1) : undefined;
  const inOrder = namesBoth ? TWO_RISKS.exec(value.text)?.slice(1) : undefined;
  const [profile = '', erosion] = bracketed ?? inOrder ?? value.text.split(PARTED_RISKS);
  state.draft.set('risk_profile_raw', profile, value);
  if (erosion !== undefined) state.draft.set('risk_of_principal_erosion_raw', erosion, value);
}

// `565 days`, `104.6 D`, `1.7 years`, `(months)`
const METRIC_UNITS: readonly (readonly [RegExp, string])[] = [
  [/\bmonths?\b/i, 'MONTHS'],
  [/\b(?:years?|yrs?)\b/i, 'YEARS'],
  [/\b(?:days?|d)\b/i, 'DAYS'],
];

// `Days to maturity`, `Duration, years`
const COUNTED = /^(?:days|months|years)(?= to )|(?<=, )(?:in )?(?:days|months|years)$/i;

/** A statistic; `period` is that over its column, if a table has several. */
export function readMetric(
  state: PageState,
  meaning: LabelMeaning & { kind: 'metric' },
  label: Cell,
  value: Cell,
  scope: Scope,
  period: string | null = null,
): void {
  const bare = withoutUnit(value.text);
  const number = readNumber(bare);
  if (number.kind === 'none') return;
  // `0.27-0.47` is a range, no figure; it is kept as printed.
  if (/^\d[\d.]*\s*[-–]\s*\d[\d.]*$/.test(value.text)) {
    addTerm(state.draft, 'OTHER', { label, value, inside: '', plan: null, subFund: null, scope }, null);
    return;
  }
  const row = {
    ...scope,
    ...BLANK_METRIC,
    metric_key: meaning.metric,
    label_raw: label.text,
    period,
    unit:
      METRIC_UNITS.find(([pattern]) =>
        pattern.test(`${meaning.inside} ${value.text} ${COUNTED.exec(label.text)?.[0] ?? ''}`),
      )?.[1] ?? (number.kind === 'number' && (number.is_percent || label.unit !== undefined) ? 'PERCENT' : null),
  };
  if (number.kind === 'number') state.draft.add('metrics', { ...row, value: number.value }, { value });
  else if (number.kind === 'unclear') state.draft.problem('metrics', `a number for ${label.text}`, `“${value.text}”`);
}

/** A return next to its period's label among the statistics; fund and benchmark of one period make one row. */
function readPeriod(
  state: PageState,
  label: Cell,
  value: Cell,
  scope: Scope,
  member: 'fund_return_percent' | 'benchmark_return_percent',
): void {
  const period_key = findPeriod(label.text, state.report_month) ?? 'OTHER';
  // A figure under a period is in a column of a table, whose row says whose return it is.
  const percent = value.y0 > label.y1 - 1 ? undefined : readPercent(value.text);
  if (percent === null) return;
  if (percent === undefined) {
    state.draft.problem(
      'reported_returns',
      `a return in percent beside ${label.text}`,
      isErrorText(value.text) ? `the error ${value.text}` : `“${value.text}”`,
    );
    return;
  }
  const rows = state.draft.sections.reported_returns;
  const at = rows.findIndex(
    (row) =>
      row.period_key === period_key &&
      row.sub_fund_key === scope.sub_fund_key &&
      row[member] === null &&
      period_key !== 'MONTH',
  );
  const row = rows[at];
  if (row !== undefined) {
    rows[at] = { ...row, [member]: percent };
    Object.assign(state.draft.evidence, { [`reported_returns[${at}].${member}`]: state.draft.evidenceOf(value) });
    return;
  }
  state.draft.add(
    'reported_returns',
    {
      ...scope,
      ...BLANK_RETURN,
      period_label_raw: label.text,
      period_key,
      is_since_inception: period_key === 'SINCE_INCEPTION',
      [member]: percent,
    },
    { [member]: value },
  );
}

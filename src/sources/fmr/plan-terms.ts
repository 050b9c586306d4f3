/** Facts of one plan or sub-fund for which its row has no member become special terms with the plan's key. */
import type { Decimal } from '#domain/decimal.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { TermType } from '#domain/fragment-terms.ts';
import { BLANK_TERM, type Scope } from './blank-rows.ts';
import type { Cell } from './draft.ts';
import type { FactName } from './labels.ts';
import type { PageState } from './page-state.ts';
import { readDate } from './printed-date.ts';
import { readMoney, scaledCell } from './printed-money.ts';
import { BLANK_TEXT } from './printed-text.ts';

type PlanFact = Extract<
  TermType,
  'LAUNCH_DATE' | 'MATURITY_DATE' | 'RISK_PROFILE' | 'OFFER_PRICE' | 'REPURCHASE_PRICE' | 'UNITS_OUTSTANDING'
>;

const PLAN_FACTS: Readonly<Partial<Record<FactName, PlanFact>>> = {
  launch_date: 'LAUNCH_DATE',
  inception_date: 'LAUNCH_DATE',
  maturity_date: 'MATURITY_DATE',
  risk_profile: 'RISK_PROFILE',
  offer_price: 'OFFER_PRICE',
  redemption_price: 'REPURCHASE_PRICE',
  repurchase_price: 'REPURCHASE_PRICE',
  units_outstanding: 'UNITS_OUTSTANDING',
};

/** The kind of term that a fact of a plan becomes; undefined if a plan has no term for it. */
export function planTermOf(fact: FactName): PlanFact | undefined {
  return PLAN_FACTS[fact];
}

/** Adds the term unless its value is not of its kind; a second, different value for the same plan says so instead. */
export function addPlanTerm(
  { draft }: PageState,
  term_type: PlanFact,
  scope: Scope,
  label_raw: string,
  value: Cell,
): void {
  if (BLANK_TEXT.test(value.text)) return;
  const read = readValue(term_type, value);
  const present = draft.sections.special_terms.find(
    (row) => row.term_type === term_type && row.sub_fund_key === scope.sub_fund_key,
  );
  if (read === undefined || (present !== undefined && present.value_raw !== value.text))
    draft.problem('special_terms', `one ${term_type} of ${scope.sub_fund_name_raw ?? 'a plan'}`, `“${value.text}”`);
  else if (present === undefined)
    draft.add(
      'special_terms',
      { ...scope, ...BLANK_TERM, term_type, label_raw, value_raw: value.text, ...read.values },
      { value_raw: value, ...read.cells },
    );
}

interface Read {
  readonly values: {
    readonly value_date?: IsoDate;
    readonly value_amount?: Decimal;
    readonly value_numeric?: Decimal;
    readonly currency?: string;
  };
  readonly cells: { readonly value_date?: Cell; readonly value_amount?: Cell; readonly value_numeric?: Cell };
}

function readValue(term_type: PlanFact, value: Cell): Read | undefined {
  if (term_type === 'RISK_PROFILE') return { values: {}, cells: {} };
  if (term_type === 'LAUNCH_DATE' || term_type === 'MATURITY_DATE') {
    const value_date = readDate(value.text);
    return value_date === undefined ? undefined : { values: { value_date }, cells: { value_date: value } };
  }
  const money = readMoney(value.text, '1');
  if (money.kind !== 'money') return undefined;
  const cell = scaledCell(value, money.unit);
  if (term_type === 'UNITS_OUTSTANDING')
    return { values: { value_numeric: money.rupees }, cells: { value_numeric: cell } };
  return money.unit === '1'
    ? { values: { value_amount: money.rupees, currency: 'PKR' }, cells: { value_amount: cell } }
    : undefined;
}

/** What the columns of a table of breaches say, by their heads. */
import { findMeaning, splitLabel } from './fold-label.ts';
import type { MoneyUnit } from './printed-money.ts';
import type { Column } from './rows.ts';

export type Role =
  | 'plan'
  | 'name'
  | 'type'
  | 'before'
  | 'provision'
  | 'after'
  | 'gross'
  | 'net'
  | 'exposure'
  | 'limit'
  | 'excess';

// The heads of the table, in the order in which they are tried.
const HEADS: readonly (readonly [RegExp, Role])[] = [
  [/before provision|^(?:value|amount|cost) before$/, 'before'],
  [/(?:after|net of) provision|^net (?:carrying |book )?value|^(?:value|amount) after$/, 'after'],
  [/provision/, 'provision'],
  // The title says of which assets: `% of gross and net assets`.
  [/gross assets?|^% (?:of )?gross$|\bassets gross$/, 'gross'],
  [/net assets?|^% (?:of )?net$|\bassets net$/, 'net'],
  [/excess|shortfall/, 'excess'],
  [/(?:current|actual) exposure|^exposure(?! type)|% of exposure/, 'exposure'],
  [/limit|regulatory/, 'limit'],
  [/^plan/, 'plan'],
  [/\btype\b|^kind\b|nature|^reason/, 'type'],
  [/name|investment|scheme|fund|particulars|issuer/, 'name'],
];

/** What the head of a column, or the label of a row, says. */
export const roleOfHead = (text: string): Role | undefined => findMeaning(HEADS, text);

export interface Lane {
  readonly column: Column;
  readonly role: Role | undefined;
  /** Undefined if neither a head nor the title states it. */
  readonly unit: MoneyUnit | undefined;
}

const COST = /^(?:(?:book|carrying|gross) )?(?:cost|value|amount)(?: of (?:the )?investments?)?$/;
const CARRIED = /^carrying (?:value|amount)$/;

/**
 * `Cost` beside `Provision` and `Net value` is the value before the provision; alone it may be another value. Beside
 * both of the first, the carrying value is that after it.
 */
export function withCost(given: readonly Lane[]): readonly Lane[] {
  const lanes = withCarried(withNames(given));
  const isPrinted = (role: Role): boolean => lanes.some((lane) => lane.role === role);
  if (isPrinted('before') || !isPrinted('provision') || !isPrinted('after')) return lanes;
  return lanes.map((lane) => (lane.role === undefined && COST.test(nameOf(lane)) ? { ...lane, role: 'before' } : lane));
}

// `Exposure` over the names, next to amounts, does not head shares.
const NAMES = /^exposures?$/;

function withNames(lanes: readonly Lane[]): readonly Lane[] {
  const [first, ...others] = lanes;
  const isOfNames =
    first !== undefined &&
    NAMES.test(nameOf(first)) &&
    !others.some(({ role }) => role === 'name' || role === 'limit' || role === 'excess') &&
    others.some(({ role }) => role === 'before' || role === 'after');
  return isOfNames ? [{ ...first, role: 'name' }, ...others] : lanes;
}

function withCarried(lanes: readonly Lane[]): readonly Lane[] {
  const isPrinted = (role: Role): boolean => lanes.some((lane) => lane.role === role);
  const carried = lanes.filter((lane) => CARRIED.test(nameOf(lane)));
  const others = lanes.filter((lane) => COST.test(nameOf(lane)) && !carried.includes(lane));
  const isCertain =
    carried.length === 1 &&
    isPrinted('provision') &&
    !isPrinted('after') &&
    (isPrinted('before') ? others.length === 0 : others.length === 1);
  return isCertain ? lanes.map((lane) => (carried.includes(lane) ? { ...lane, role: 'after' } : lane)) : lanes;
}

const nameOf = ({ column }: Lane): string => splitLabel(column.text).base;

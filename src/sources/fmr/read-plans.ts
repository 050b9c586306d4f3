/** The summary of a fund's plans: one row for each plan, and what the scheme as a whole spent. */
import type { Segment } from '#documents/pdf/list-segments.ts';
import { BLANK_FEE, type Scope } from './blank-rows.ts';
import { findMeaning, tidyLabel } from './fold-label.ts';
import type { PageState } from './page-state.ts';
import { addPlanTerm } from './plan-terms.ts';
import { findUnit, namesCurrency, readMoney, scaledCell } from './printed-money.ts';
import { columnOf, joinCells, listColumns, listRows } from './rows.ts';
import { keyOf } from './sub-funds.ts';

type PlanRole = 'name' | 'launch' | 'maturity' | 'size' | 'risk';
const HEADS: readonly (readonly [RegExp, PlanRole])[] = [
  [/name$|^plan/, 'name'],
  [/launch|start|inception/, 'launch'],
  [/maturity|end date/, 'maturity'],
  [/net assets|fund size|aum/, 'size'],
  [/risk/, 'risk'],
];

const TERMS = [
  ['launch', 'LAUNCH_DATE'],
  ['maturity', 'MATURITY_DATE'],
  ['risk', 'RISK_PROFILE'],
] as const;

export function readPlans(state: PageState, segments: readonly Segment[]): void {
  const heads = listColumns(listRows(segments.filter((segment) => segment.bold)));
  const bottom = Math.max(0, ...segments.filter((segment) => segment.bold).map((segment) => segment.baseline));
  const rows = listRows(segments.filter((segment) => !segment.bold && segment.baseline > bottom));
  const size = heads.find((head) => findMeaning(HEADS, head.text) === 'size');
  const unit = size === undefined ? undefined : (findUnit(size.text) ?? (namesCurrency(size.text) ? '1' : undefined));
  for (const row of rows) {
    const cells = new Map<PlanRole, Segment>();
    for (const cell of row.cells) {
      const column = columnOf(heads, cell);
      const role = column === undefined ? undefined : findMeaning(HEADS, column.text);
      if (role !== undefined) cells.set(role, cell);
    }
    const name = cells.get('name');
    if (name === undefined) continue;
    const scope: Scope & { sub_fund_key: string } = {
      sub_fund_key: keyOf(name.text, state.fund_name),
      sub_fund_name_raw: name.text,
    };
    const printed = cells.get('size');
    // As many digits as no fund has in thousands or millions are rupees.
    const own =
      unit ?? ((printed?.text.match(/\d/g)?.length ?? 0) >= 8 && !/\./.test(printed?.text ?? '') ? '1' : undefined);
    const money = printed === undefined || own === undefined ? undefined : readMoney(printed.text, own);
    if (money?.kind === 'unclear') state.draft.problem('sub_funds', 'an amount in rupees', `“${printed?.text ?? ''}”`);
    const rupees = money?.kind === 'money' ? money.rupees : null;
    state.draft.add(
      'sub_funds',
      { ...scope, asset_class: null, nav_per_unit: null, net_assets_pkr: rupees },
      {
        sub_fund_name_raw: name,
        ...(printed === undefined || rupees === null || money?.kind !== 'money'
          ? {}
          : { net_assets_pkr: scaledCell(printed, money.unit) }),
      },
    );
    for (const [role, term_type] of TERMS) {
      const cell = cells.get(role);
      if (cell !== undefined)
        addPlanTerm(
          state,
          term_type,
          scope,
          heads.find((head) => findMeaning(HEADS, head.text) === role)?.text ?? role,
          cell,
        );
    }
  }
}

/** `Audit Fee 382,030` under `Amount (PKR)`. */
export function readExpenses(state: PageState, segments: readonly Segment[], scope: Scope): void {
  const rows = listRows(segments);
  const head = rows.find((row) => row.cells.some((cell) => namesCurrency(cell.text)));
  // A page that states a size in all its digits counts in rupees.
  const isInFull = state.page.words.some((word) => /^\d{1,3}(?:,\d{3}){3,}(?:\.\d+)?$/.test(word.text));
  const unit = head === undefined ? (isInFull ? '1' : undefined) : (findUnit(joinCells(head.cells).text) ?? '1');
  for (const row of rows) {
    const [label, value] = row.cells;
    if (row === head || label === undefined || value === undefined || unit === undefined || row.cells.length !== 2)
      continue;
    const money = readMoney(value.text, unit);
    if (money.kind === 'unclear') state.draft.problem('fees', 'an amount in rupees', `“${label.text} ${value.text}”`);
    else if (money.kind === 'money')
      state.draft.add(
        'fees',
        {
          ...scope,
          ...BLANK_FEE,
          fee_type: 'OTHER',
          label_raw: tidyLabel(label.text),
          value_amount: money.rupees,
          currency: 'PKR',
        },
        { value_amount: value },
      );
  }
}

/** A table of expense ratios: kinds of expense head the columns, months and years label the rows. */
import type { FeeType } from '#domain/fragment-terms.ts';
import { BLANK_FEE, type Scope } from '#sources/fmr/blank-rows.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import type { Table } from '#sources/fmr/candidates/tables.ts';
import { findMeaning, tidyLabel } from '#sources/fmr/fold-label.ts';
import { readPercent } from '#sources/fmr/printed-number.ts';
import { periodOf } from '#sources/fmr/read-fees.ts';
import { findSubFund } from '#sources/fmr/sub-funds.ts';
import { columnOf } from './read-shares.ts';
import type { PageContext } from './page-context.ts';

const KINDS: readonly (readonly [RegExp, FeeType])[] = [
  [/\b(?:total )?(?:ter|expense ratio)\b/, 'TOTAL_EXPENSE_RATIO'], [/^m ?f(?: fee)?$|^m fee\b|\bmanagement fee\b|^mgt fee\b/, 'MANAGEMENT_FEE'], [/\btrustee\b/, 'TRUSTEE_FEE'], [/\b(?:regulatory|secp)\b/, 'SECP_FEE'],
  [/\bselling\b|^s and m\b/, 'SELLING_AND_MARKETING'], [/\blev(?:y|ies)\b/, 'GOVERNMENT_LEVIES'], [/\btransaction\b/, 'TRANSACTION_EXPENSES'], [/\bthird party\b/, 'THIRD_PARTY_EXPENSES'], [/\bother\b/, 'OTHER_EXPENSES'],
];

// `AGIBAP`, `SPF-ESF`
const SHORT_FORM = /^(?=(?:[^A-Z]*[A-Z]){3})[A-Z][A-Za-z0-9 -]{2,11}$/;

/** True where the table is one of expense ratios. */
export function readExpenseMatrix(context: PageContext, table: Table, whole: Scope, explain: (reason: string, figures: readonly Block[]) => void): boolean {
  const { state } = context;
  const periods = table.rows.map((row) => (row.label.text.length < 24 ? periodOf(row.label.text) : null));
  const kinds = table.columns.map((column) => findMeaning(KINDS, column.text));
  const scopes = table.rows.map((row) => scopeOfRow(context, row.label));
  if ((periods.every((period) => period === null) && table.rows.every((row) => !SHORT_FORM.test(row.label.text)) && scopes.every((scope) => scope === undefined)) || kinds.filter((kind) => kind !== undefined).length < 2) return false;
  for (const [index, row] of table.rows.entries()) {
    const scope = periods[index] === null ? scopes[index] : whole;
    if (scope === undefined) {
      explain(`a period or a plan before its expenses: “${row.label.text}”`, row.figures);
      continue;
    }
    for (const figure of row.figures) {
      const at = columnOf(table, row, figure);
      const label = table.columns[at];
      const percent = readPercent(figure.text);
      if (label === undefined || label.text === '' || percent === undefined || percent === null || (kinds[at] === undefined && !/\b(?:fee|expense|charge|cost|tax)/i.test(label.text))) continue;
      const fee_type = kinds[at] ?? 'OTHER';
      const levies = /\b(?:without|excl\w*)\b.*lev/i.test(label.text) ? false : /\b(?:with|incl\w*)\b.*lev/i.test(label.text) ? true : null;
      state.draft.add('fees', { ...scope, ...BLANK_FEE, fee_type, label_raw: tidyLabel(label.text), value_percent: percent, period: periods[index] ?? null, with_government_levies: fee_type === 'TOTAL_EXPENSE_RATIO' ? levies : null }, { value_percent: figure });
    }
  }
  return true;
}

// A plan's short form that no page spells out is never resolved by its letters alone.
function scopeOfRow({ state, sub_fund_names }: PageContext, label: Block): Scope | undefined {
  const named = sub_fund_names.isHeading(label.text) ?? (sub_fund_names.isPension ? sub_fund_names.findShort(label.text) : undefined);
  return named === undefined ? undefined : findSubFund(state, named.name, label).scope;
}

/** A table of expense ratios: kinds of expense head the columns, months and years label the rows. */
import type { FeeType } from '#domain/fragment-terms.ts';
import { BLANK_FEE, type Scope } from '#sources/fmr/blank-rows.ts';
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

/** True where the table is one of expense ratios. */
export function readExpenseMatrix(context: PageContext, table: Table, whole: Scope): boolean {
  const { state, sub_fund_names } = context;
  const periods = table.rows.map((row) => (row.label.text.length < 24 ? periodOf(row.label.text) : null));
  const kinds = table.columns.map((column) => findMeaning(KINDS, column.text));
  const subs = table.rows.map((row) => sub_fund_names.findShort(row.label.text) ?? sub_fund_names.isHeading(row.label.text));
  if ((periods.every((period) => period === null) && subs.every((sub) => sub === undefined)) || kinds.filter((kind) => kind !== undefined).length < 2) return false;
  for (const [index, row] of table.rows.entries()) {
    const sub = subs[index];
    const scope = sub === undefined ? whole : findSubFund(state, sub.name, row.label).scope;
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

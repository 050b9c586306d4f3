/** The parts of the total expense ratio, a column or a line for each part, for the month and for the year. */
import type { FeeType } from '#domain/fragment-terms.ts';
import type { Segment } from '#documents/pdf/list-segments.ts';
import { BLANK_FEE, type Scope } from './blank-rows.ts';
import type { Cell } from './draft.ts';
import { findMeaning, foldLabel, tidyLabel } from './fold-label.ts';
import type { PageState } from './page-state.ts';
import { periodOf } from './read-fees.ts';
import { readPercent } from './printed-number.ts';
import { columnOf, isValueCell, joinCells, listColumns, listRows } from './rows.ts';

// Parts as reports head them, in the order in which they are tried.
const PARTS: readonly (readonly [RegExp, FeeType])[] = [
  [/\bter\b|\btotal expense ratio\b|^total\b/, 'TOTAL_EXPENSE_RATIO'], [/^m ?f$|^m fee\b|^m ?g ?m ?t fee\b|\bmanagement (?:fee|remuneration)\b/, 'MANAGEMENT_FEE'],
  [/\bregulatory fee\b|\bsecp\b/, 'SECP_FEE'], [/\b(?:trustee|custodian)\b/, 'TRUSTEE_FEE'], [/\blev(?:y|ies)\b|\btaxes\b/, 'GOVERNMENT_LEVIES'], [/\btransaction\b/, 'TRANSACTION_EXPENSES'],
  [/\bthird party\b/, 'THIRD_PARTY_EXPENSES'], [/\bselling\b|^s (?:and )?m\b/, 'SELLING_AND_MARKETING'], [/^other (?:expenses?|charges?)$|^others?$/, 'OTHER_EXPENSES'],
];

export function readExpenseTable(state: PageState, segments: readonly Segment[], scope: Scope): void {
  const rows = listRows(segments);
  const first = rows.findIndex((row) => row.cells.length > 1 && row.cells.some(isValueCell));
  if (first < 0) return;
  const heads = listColumns(rows.slice(0, first)).filter((head) => foldLabel(head.text) !== '');
  for (const row of rows.slice(first)) {
    const words = row.cells.filter((cell) => !isValueCell(cell));
    const label = words.length === 0 ? undefined : joinCells(words);
    for (const cell of row.cells.filter(isValueCell)) addPart(state, label, columnOf(heads, cell), cell, scope);
  }
}

// Parts may stand over the columns and periods before the lines, or the other way round.
function addPart(state: PageState, label: Cell | undefined, head: Cell | undefined, cell: Segment, scope: Scope): void {
  const [period, part] = label !== undefined && periodOf(label.text) !== null ? [label, head] : [head, label];
  const percent = readPercent(cell.text);
  if (percent === null) return;
  const stated = period === undefined ? null : periodOf(period.text);
  if (percent === undefined || part === undefined || stated === null || period === part) {
    state.draft.problem('fees', 'a part of the expense ratio and its period', `“${[label?.text, head?.text, cell.text].filter((text) => text !== undefined).join(' | ')}”`);
    return;
  }
  const folded = foldLabel(part.text);
  const fee_type = findMeaning(PARTS, part.text) ?? 'OTHER';
  const isWhole = fee_type === 'TOTAL_EXPENSE_RATIO';
  const with_government_levies = !isWhole ? null : /\b(?:without|excluding|excl)\b/.test(folded) ? false : /\b(?:with|including|incl)\b/.test(folded) ? true : null;
  state.draft.add('fees', { ...scope, ...BLANK_FEE, fee_type, label_raw: tidyLabel(part.text), value_percent: percent, period: stated, with_government_levies }, { value_percent: cell });
}

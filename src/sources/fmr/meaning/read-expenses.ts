/** A table of expense ratios: kinds of expense head the columns, months and years label the rows. */
import type { FeeType } from '#domain/fragment-terms.ts';
import { BLANK_FEE, type Scope } from '#sources/fmr/blank-rows.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import type { Column, Table } from '#sources/fmr/candidates/table.ts';
import { turnTable } from '#sources/fmr/candidates/turn-table.ts';
import { findMeaning, tidyLabel } from '#sources/fmr/fold-label.ts';
import { readPercent } from '#sources/fmr/printed-number.ts';
import { FACT_USES } from '#sources/fmr/fact-uses.ts';
import { periodOf, readFee } from '#sources/fmr/read-fees.ts';
import { labelMeaning } from './label-meaning.ts';
import type { PageContext } from './page-context.ts';

const KINDS: readonly (readonly [RegExp, FeeType])[] = [
  [/\b(?:total )?(?:ter|expense ratio)\b/, 'TOTAL_EXPENSE_RATIO'], [/^m ?f(?: fee)?$|^m fee\b|\bmanagement fee\b|^mgt fee\b/, 'MANAGEMENT_FEE'], [/\btrustee\b/, 'TRUSTEE_FEE'], [/\b(?:regulatory|secp)\b/, 'SECP_FEE'],
  [/\bselling\b|^s and m\b/, 'SELLING_AND_MARKETING'], [/\blev(?:y|ies)\b/, 'GOVERNMENT_LEVIES'], [/\btransaction\b/, 'TRANSACTION_EXPENSES'], [/\bthird party\b/, 'THIRD_PARTY_EXPENSES'], [/\bothers?\b/, 'OTHER_EXPENSES'],
];

// `AGIBAP`, `SPF-ESF`
const SHORT_FORM = /^(?=(?:[^A-Z]*[A-Z]){3})[A-Z][A-Za-z0-9 -]{2,11}$/;

/** True where the table is one of expense ratios; its kinds may be rows or columns. */
export function readExpenseMatrix(context: PageContext, table: Table, scope: Scope, isNamed: boolean, explain: (reason: string, figures: readonly Block[]) => void): boolean {
  return readOriented(context, table, scope, isNamed, explain) || (isOfPeriods(table) && readOriented(context, turnTable(table), scope, false, explain));
}

// `MTD` and `YTD` as heads.
function isOfPeriods({ columns }: Table): boolean {
  return columns.length > 1 && columns.every(({ text }) => text.length < 24 && periodOf(text) !== null);
}

/** `MTD` over `TER with levies`: a head of its own states the period, the others are the label. */
function partHead({ heads, text }: Column): { readonly text: string; readonly period: string | null } {
  const over = heads.find((head) => heads.length > 1 && periodOf(head.text) !== null && findMeaning(KINDS, head.text) === undefined);
  const rest = heads.filter((head) => head !== over).map((head) => head.text).join(' ');
  return over === undefined ? { text, period: null } : { text: rest, period: periodOf(over.text) };
}

// `Fees and loads` over `Front-end load`: the lowest head alone says what is charged.
function ownHead({ heads }: Column, head: ReturnType<typeof partHead>): ReturnType<typeof partHead> {
  const own = heads.at(-1)?.text ?? '';
  const isKnown = (text: string): boolean => kindOf(text) !== undefined || loadOf(text) !== undefined;
  return heads.length > 1 && isKnown(own) && !/\d/.test(own) && labelMeaning(head.text, null) === undefined ? { ...head, text: own } : head;
}

// `Front-end load` among the costs of several funds.
function loadOf(text: string): readonly FeeType[] | undefined {
  const meaning = labelMeaning(text, null);
  const use = meaning?.kind === 'fact' ? FACT_USES[meaning.fact] : undefined;
  return use?.kind === 'fee' ? use.types : undefined;
}

// `TERwithoutlevies`: a text layer may have lost the blanks between the words of a head.
function ratioOf(text: string): { readonly with_government_levies: boolean | null } | undefined {
  const meaning = labelMeaning(text, null);
  const use = meaning?.kind === 'fact' ? FACT_USES[meaning.fact] : undefined;
  return use?.kind === 'expense_ratio' ? use : undefined;
}

function kindOf(text: string): FeeType | undefined {
  return ratioOf(text) === undefined ? findMeaning(KINDS, text) : 'TOTAL_EXPENSE_RATIO';
}

function readOriented({ state }: PageContext, table: Table, scope: Scope, isNamed: boolean, explain: (reason: string, figures: readonly Block[]) => void): boolean {
  const periods = table.rows.map((row) => (row.label.text.length < 24 ? periodOf(row.label.text) : null));
  const heads = table.columns.map((column) => ownHead(column, partHead(column)));
  const kinds = heads.map((head) => kindOf(head.text));
  const known = kinds.filter((kind) => kind !== undefined).length;
  const isOfPlans = table.rows.some((row) => SHORT_FORM.test(row.label.text));
  if (known < 2 || known < 0.5 * kinds.length || (!isNamed && !isOfPlans && periods.every((period) => period === null))) return false;
  for (const [index, row] of table.rows.entries()) {
    // A plan's short form that no page spells out is never resolved by its letters alone.
    if (periods[index] === null && !isNamed) {
      explain(`a period or a plan before its expenses: “${row.label.text}”`, row.figures);
      continue;
    }
    for (const figure of row.figures) {
      const at = table.places.get(figure) ?? -1;
      const label = heads[at];
      const load = kinds[at] === undefined ? loadOf(label?.text ?? '') : undefined;
      if (load !== undefined && label !== undefined) {
        const [head = figure] = table.columns[at]?.heads ?? [];
        for (const type of load) readFee(state.draft, type, { label: { ...head, text: tidyLabel(label.text) }, value: figure, inside: '', plan: null, subFund: null, scope });
        continue;
      }
      const percent = readPercent(figure.text);
      if (label === undefined || label.text === '' || percent === undefined || percent === null || (kinds[at] === undefined && !/\b(?:fee|expense|charge|cost|tax)/i.test(label.text))) continue;
      const fee_type = kinds[at] ?? 'OTHER';
      const levies = /\b(?:without|excl\w*)\b.*lev/i.test(label.text) ? false : /\b(?:with|incl\w*)\b.*lev/i.test(label.text) ? true : (ratioOf(label.text)?.with_government_levies ?? null);
      state.draft.add('fees', { ...scope, ...BLANK_FEE, fee_type, label_raw: tidyLabel(label.text), value_percent: percent, period: periods[index] ?? label.period, with_government_levies: fee_type === 'TOTAL_EXPENSE_RATIO' ? levies : null }, { value_percent: figure });
    }
  }
  return true;
}

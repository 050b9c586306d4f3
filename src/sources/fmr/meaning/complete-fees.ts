/**
 * What notes, labels and neighbouring cells say of fees: levies within an expense ratio, what is charged, what may be
 * charged at most.
 */
import { joinLines } from '#base/pattern-lines.ts';
import { own } from '#base/own.ts';
import { asDecimal, type Decimal } from '#domain/decimal.ts';
import type { Evidence, FragmentSections } from '#domain/fragment.ts';
import { intervalOf, meets } from '#domain/printed-interval.ts';
import { BLANK_FEE, WHOLE_FUND, type Scope } from '#sources/fmr/blank-rows.ts';
import type { Cell, Draft } from '#sources/fmr/draft.ts';
import { listRaisedMarks } from '#sources/fmr/ink/text-cells.ts';
import { keyOf } from '#sources/fmr/sub-funds.ts';
import { readLevies, type Levies } from './levies.ts';
import type { PageContext } from './page-context.ts';
import type { PageNote } from './page-notes.ts';
import { marksOf } from './row-marks.ts';

type FeeRow = FragmentSections['fees'][number];

/** `notes` by page: the row's own page first, then the fund's other pages. */
export function completeFees(context: PageContext, notes: readonly (readonly PageNote[])[]): void {
  for (const note of notes[0] ?? []) addActualFee(context, note);
  const { draft } = context.state;
  for (const [index, row] of draft.sections.fees.entries()) draft.sections.fees[index] = readLabel(row);
  completeFromTable(draft);
  for (const each of notes) completeByNotes(context, each);
}

function completeByNotes(context: PageContext, notes: readonly PageNote[]): void {
  const stated = notes.flatMap((note) => {
    const levies = readLevies(note.text);
    return levies === undefined ? [] : [{ note, levies, of: prefixOf(note) }];
  });
  const told = stated.flatMap(({ note, levies, of }) => {
    const isOnly = stated.filter((other) => other.of === of).length === 1;
    return ratiosOf(context, note, isOnly).map((index) => ({ index, levies, note }));
  });
  for (const [index, each] of Map.groupBy(told, (one) => one.index)) {
    const [only] = each;
    // With two notes under one mark it is unclear which of them applies.
    if (only === undefined || each.length > 1) continue;
    const { draft } = context.state;
    const levies = readLevies(only.note.text, draft.sections.fees[index]?.period);
    addLevies(draft, index, levies ?? only.levies, only.note);
  }
}

// `Management Fee (Actual)`, `Maximum Front-end Load`
const ACTUAL_LABEL = /\bactual\b|\bcharged\b/i;
const MAXIMUM_LABEL = /\bmax(?:imum)?\b|\bup\s?to\b|\bceiling\b/i;

function readLabel(row: FeeRow): FeeRow {
  if (row.fee_type === 'TOTAL_EXPENSE_RATIO') return row;
  return {
    ...row,
    is_actual_charged: row.is_actual_charged ?? (ACTUAL_LABEL.test(row.label_raw) ? true : null),
    is_maximum_allowed: row.is_maximum_allowed ?? (MAXIMUM_LABEL.test(row.label_raw) ? true : null),
  };
}

/** A table that breaks a ratio down prints the levies and the regulator's fee that it holds. */
function completeFromTable(draft: Draft): void {
  const { fees } = draft.sections;
  for (const [index, row] of fees.entries()) {
    if (row.fee_type !== 'TOTAL_EXPENSE_RATIO' || row.with_government_levies !== true || row.period === null) continue;
    const part = (type: FeeRow['fee_type']): number => {
      const found = fees.flatMap((other, at) =>
        other.fee_type === type && other.period === row.period && other.sub_fund_key === row.sub_fund_key ? [at] : [],
      );
      return found.length === 1 ? (found[0] ?? -1) : -1;
    };
    for (const [member, type] of [
      ['government_levy_percent', 'GOVERNMENT_LEVIES'],
      ['secp_fee_percent', 'SECP_FEE'],
    ] as const) {
      const at = part(type);
      const value = fees[at]?.value_percent ?? null;
      const evidence = own(draft.evidence, `fees[${at}].value_percent`);
      if (value !== null && evidence !== undefined && fees[index]?.[member] === null)
        setFee(draft, index, member, value, evidence);
    }
  }
}

function setFee(
  draft: Draft,
  index: number,
  member: 'government_levy_percent' | 'secp_fee_percent',
  value: Decimal,
  evidence: Evidence,
): void {
  const row = draft.sections.fees[index];
  if (row === undefined) return;
  draft.sections.fees[index] = { ...row, [member]: value };
  Object.assign(draft.evidence, { [`fees[${index}].${member}`]: evidence });
}

// `BAP: This includes 0.04% …`: the plan whose ratio a note is about.
function prefixOf({ text }: PageNote): string | undefined {
  return /^([A-Z][A-Za-z0-9 -]{1,14}):/.exec(text)?.[1];
}

/** The expense ratios that a note about levies means: those under its mark, else the only one that it can mean. */
function ratiosOf(context: PageContext, note: PageNote, isOnly: boolean): number[] {
  const { ink, state } = context;
  const { mark } = note;
  const raised = listRaisedMarks(ink.page.words);
  const prefix = prefixOf(note);
  const scope = prefix === undefined ? undefined : scopeNamed(context, prefix);
  // A short form of no known plan may be that of any plan.
  if (prefix !== undefined && scope === undefined && state.sub_funds.size > 1) return [];
  const { fees } = state.draft.sections;
  const isMeant = (row: FeeRow): boolean =>
    row.fee_type === 'TOTAL_EXPENSE_RATIO' &&
    row.with_government_levies !== false &&
    row.government_levy_percent === null &&
    (scope === undefined || row.sub_fund_key === scope.sub_fund_key);
  const ratios = fees.flatMap((row, index) => (isMeant(row) ? [index] : []));
  const marksAt = (index: number): ReadonlySet<string> => {
    const row = fees[index];
    const value = own(state.draft.evidence, `fees[${index}].value_percent`);
    return row === undefined || value === undefined
      ? new Set()
      : marksOf({ label: row.label_raw, value }, ink.blocks, raised);
  };
  const same = ratios.filter((index) => mark !== null && marksAt(index).has(mark));
  // One mark at the ratios of several plans, and several notes about levies: the marks do not say which is whose.
  if (!isOnly && new Set(same.map((index) => fees[index]?.sub_fund_key)).size > 1) return [];
  if (same.length > 0) return same;
  // `***` behind the one ratio that bears a mark, and `*` or `* **` before the one note about levies: nothing else can
  // be meant.
  const marked = ratios.filter((index) => marksAt(index).size > 0);
  if (mark !== null && isOnly && marked.length === 1) return marked;
  return ratios.length === 1 && (prefix === undefined || scope !== undefined) ? ratios : [];
}

function addLevies(draft: Draft, index: number, levies: Levies, note: PageNote): void {
  const row = draft.sections.fees[index];
  if (row === undefined || saysOther(draft.sections.fees, row, levies)) return;
  draft.sections.fees[index] = { ...row, with_government_levies: levies.with_government_levies };
  for (const member of ['government_levy_percent', 'secp_fee_percent'] as const) {
    const percent = levies[member];
    const cell = percent === null ? undefined : cellOf(note, percent);
    if (percent !== null && cell !== undefined)
      setFee(draft, index, member, asDecimal(percent), draft.evidenceOf(cell));
  }
}

/** Whether the page states other levies of the ratio's period: the note is about another ratio. */
function saysOther(fees: readonly FeeRow[], ratio: FeeRow, { government_levy_percent: stated }: Levies): boolean {
  return fees.some(
    ({ fee_type, period, sub_fund_key, value_percent }) =>
      fee_type === 'GOVERNMENT_LEVIES' &&
      period === ratio.period &&
      sub_fund_key === ratio.sub_fund_key &&
      stated !== null &&
      value_percent !== null &&
      !meets(intervalOf(asDecimal(stated), undefined), intervalOf(value_percent, undefined)),
  );
}

// `0.0531%`, or `0.0531` and `%` as two words.
function cellOf({ words, page_number }: PageNote, percent: string): Cell | undefined {
  const word = words.find(({ text }) => text.match(/\d+(?:\.\d+)?/g)?.includes(percent) === true);
  return word === undefined
    ? undefined
    : { x0: word.x0, y0: word.y0, x1: word.x1, y1: word.y1, text: `${percent}%`, page_number };
}

// `Actual Management fee charged: 0.59% of net assets`, `Management fee charged 0.48%`,
// `Actual Management fee charged for SAAP: 0.10%`
const ACTUAL_FEE = new RegExp(
  joinLines`
    ^((?:actual (?:rate of )?management fees?(?: charged?)?|management fees? charged)(?: for ([A-Za-z0-9 -]{2,40}))?)
    \s{0,3}[:=]?\s{0,3}(\d{1,2}(?:\.\d{1,6})?)\s?%([^%]*)$`,
  'i',
);

// `Actual Management fee charged: 0.75% of net assets for Debt and Money market sub funds, 1.25% of net assets for`
// `Equity sub fund`
const ACTUAL_LABEL_OF_PARTS = /^(actual (?:rate of )?management fees?(?: charged?)?)\s{0,3}[:=]\s{0,3}(?=\d)/i;
const PART_FEE = new RegExp(
  joinLines`
    ^(\d{1,2}(?:\.\d{1,6})?)\s?% of (?:the )?(?:average )?(?:daily )?net assets (?:for |of )?(?:the )?
    (.{4,60}?) sub ?-?funds?\.?$`,
  'i',
);

/** The fees of the sub-funds of a pension scheme; true where the note states nothing else. */
function addActualFeesOfParts(context: PageContext, note: PageNote): boolean {
  const [whole = '', label = ''] = ACTUAL_LABEL_OF_PARTS.exec(note.text) ?? [];
  const parts = whole === '' ? [] : note.text.slice(whole.length).split(/[,;]\s{1,3}(?=\d)/);
  const fees = parts.flatMap((part): { percent: string; cell: Cell | undefined; scope: Scope | undefined }[] => {
    const [, percent = '', names = ''] = PART_FEE.exec(part.trim()) ?? [];
    const scopes = names
      .split(/\s{1,3}(?:and|&)\s{1,3}|,\s{1,3}/i)
      .map((name) => scopeNamed(context, `${name} Sub Fund`));
    const cell = cellOf(note, percent);
    return percent === '' || cell === undefined
      ? [{ percent, cell: undefined, scope: undefined }]
      : scopes.map((scope) => ({ percent, cell, scope }));
  });
  const keys = fees.map(({ scope }) => scope?.sub_fund_key);
  if (fees.length === 0 || keys.includes(undefined) || new Set(keys).size < keys.length) return false;
  for (const { percent, cell, scope } of fees)
    if (scope !== undefined && cell !== undefined)
      context.state.draft.add(
        'fees',
        {
          ...scope,
          ...BLANK_FEE,
          fee_type: 'MANAGEMENT_FEE',
          label_raw: label,
          value_percent: asDecimal(percent),
          is_actual_charged: true,
        },
        { value_percent: cell },
      );
  return true;
}

function addActualFee(context: PageContext, note: PageNote): void {
  if (addActualFeesOfParts(context, note)) return;
  const [, label = '', of, percent = '', rest = ''] = ACTUAL_FEE.exec(note.text) ?? [];
  // `0.75% of net assets Money marketsub funds` is the fee of a part.
  if (percent === '' || /sub ?-?funds?\b|\bplans?\b/i.test(rest)) return;
  const scope = of === undefined ? WHOLE_FUND : scopeNamed(context, of);
  const cell = cellOf(note, percent);
  const { draft } = context.state;
  // The rate actually charged is added only if the page states the fee itself.
  const isOfFee = [
    ...draft.sections.fees.map((row) => row.fee_type),
    ...draft.sections.special_terms.map((row) => row.term_type),
  ].includes('MANAGEMENT_FEE');
  if (scope === undefined || cell === undefined || !isOfFee) return;
  const value_percent = asDecimal(percent);
  const isTold = draft.sections.fees.some(
    (row) =>
      row.fee_type === 'MANAGEMENT_FEE' && row.is_actual_charged === true && row.sub_fund_key === scope.sub_fund_key,
  );
  if (!isTold)
    draft.add(
      'fees',
      { ...scope, ...BLANK_FEE, fee_type: 'MANAGEMENT_FEE', label_raw: label, value_percent, is_actual_charged: true },
      { value_percent: cell },
    );
}

/** The sub-fund of the page that a short form names; a name alone makes no sub-fund. */
export function scopeNamed({ state, sub_fund_names }: PageContext, name: string): Scope | undefined {
  const found = sub_fund_names.findShort(name) ?? sub_fund_names.find(name);
  return found === undefined ? undefined : state.sub_funds.get(keyOf(found.name, state.fund_name))?.scope;
}

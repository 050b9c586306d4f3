/** What one page, or one part of it, says about one fund: tables, lists, labels and their values, sentences. */
import { subtractBlocks } from './ink/subtract-blocks.ts';
import { WHOLE_FUND, type Scope } from './blank-rows.ts';
import { listPairs, type LabelPair } from './candidates/pairs.ts';
import { isBeside, listRows, type Row } from './candidates/rows.ts';
import { fitsValue } from './candidates/value-types.ts';
import { isNumeric } from './ink/figures.ts';
import { listTables, type Table } from './candidates/tables.ts';
import { Draft } from './draft.ts';
import type { PageInk } from './identity/find-funds.ts';
import type { KnownFund } from '#domain/known-fund.ts';
import { makeBlock, type Block } from './ink/blocks.ts';
import { listRaisedMarks } from './ink/text-cells.ts';
import { readExpenseMatrix } from './meaning/read-expenses.ts';
import { labelMeaning } from './meaning/label-meaning.ts';
import type { PageContext } from './meaning/page-context.ts';
import { blocksOfNotes, listNotes } from './meaning/page-notes.ts';
import { readCommitteePart } from './meaning/read-people.ts';
import { readObjective } from './meaning/read-objective.ts';
import { readPairsOf } from './meaning/read-pair.ts';
import { readMatrix } from './meaning/read-matrix.ts';
import { readReturns, shapeOfReturns } from './meaning/read-returns.ts';
import { kindOfShares, readAllocationTable, readHoldingTable } from './meaning/read-shares.ts';
import { readSentences } from './meaning/read-sentences.ts';
import { readUnknownLabels } from './meaning/read-unknown.ts';
import type { PageState, SubFundDraft } from './page-state.ts';
import type { MoneyUnit } from './printed-money.ts';
import { blocksUnder, segmentsOf, tableUnder } from './regions/part-of-page.ts';
import { listScopeHeadings, scopeAt, type ScopeHeading } from './regions/scopes.ts';
import type { WithheldGroup } from '#domain/fragment.ts';
import { findTableScope } from './regions/table-scope.ts';
import type { SubFundNames } from './regions/sub-fund-names.ts';
import { listUnknownParts } from './regions/unknown-parts.ts';
import { titleKind, type TitleKind } from './regions/title-kinds.ts';
import { readCompliance } from './read-compliance.ts';
import { readExpenses, readPlans } from './read-plans.ts';
import { isErrorText } from './rows.ts';
import { addSubFunds, findSubFund } from './sub-funds.ts';

interface PageInput {
  readonly ink: PageInk;
  readonly fund_name: string;
  readonly fund_names: readonly string[];
  readonly known: KnownFund | null;
  readonly sub_fund_names: SubFundNames;
  readonly report_month: string | null;
  readonly size_unit: MoneyUnit | null;
  /** The plan whose part of the report the page before ended with, where this page goes on with it. */
  readonly open_scope: string | null;
  /** The same, whether or not this page goes on with it. */
  readonly last_scope: string | null;
}

export function readFundPage(input: PageInput): { draft: Draft; withheld: WithheldGroup[]; context: PageContext } {
  const { ink } = input;
  const draft = new Draft(ink.page.page_number);
  const state: PageState = { page: ink.page, draft, report_month: input.report_month, size_unit: input.size_unit, sub_funds: new Map(), fund_name: input.fund_name };
  const scopes = listScopeHeadings(ink, input.sub_fund_names);
  const context: PageContext = {
    ink, state, fund_names: input.fund_names, known: input.known, sub_fund_names: input.sub_fund_names,
    headings: scopes.map(({ block }) => block.text), last_scope: input.last_scope, taken: new Set(), notes: listNotes(ink.page.page_number, ink.blocks, listRaisedMarks(ink.page.words)),
  };
  const withheld: WithheldGroup[] = [];
  const headings = [...openHeading(input), ...scopes, ...listUnknownParts(ink, input.fund_names, scopes)];
  for (const block of [...headings.map((heading) => heading.block), ...blocksOfNotes(ink.blocks, context.notes)]) context.taken.add(block);
  readSpecialTables(context, headings);
  const open = subtractBlocks(ink.blocks, context.taken);
  const tables = inReadingOrder(listTables(listRows(open).filter((row) => !isPageNumber(row, ink.page.height)), open, headings.map((heading) => heading.block)));
  for (const table of tables) readTable(context, table, headings, withheld);
  readObjective(context);
  for (const title of ink.blocks) if (titleKind(title.text) === 'COMMITTEE' && !context.taken.has(title)) readCommitteePart(context, title);
  const pairs = listPairs(ink.blocks, (text) => labelMeaning(text, input.report_month), (block) => context.taken.has(block));
  const isNobodys = (place: Block): boolean => scopeAt(headings, place)?.isUnknown === true;
  withholdPairs(pairs.filter((pair) => isNobodys(pair.label)), withheld);
  readPairsOf(context, pairs.filter((pair) => !isNobodys(pair.label)), (place) => subFundOf(context, scopeAt(headings, place)));
  readUnknownLabels(context, pairs.filter((pair) => scopeAt(headings, pair.label) === undefined));
  readSentences(context);
  addSubFunds(state);
  return { draft, withheld, context };
}

// Prices and sizes are no profile's: what is withheld is named by the members that it would have been.
function withholdPairs(pairs: readonly LabelPair[], withheld: WithheldGroup[]): void {
  if (pairs.length === 0) return;
  withheld.push({ section: 'fund_size', check: 'unclear', reason: UNKNOWN_PART, figures: pairs.map((pair) => pair.value.text), row_count: pairs.length });
}

// The lanes of one list, from left to right; other tables as they stand.
function inReadingOrder(tables: readonly Table[]): Table[] {
  return tables.toSorted((a, b) => (a.title !== null && a.title === b.title && Math.abs(a.y0 - b.y0) < 20 ? a.x0 - b.x0 : a.y0 - b.y0));
}

// `Sample Investment Management Limited 2` at the foot of a page.
function isPageNumber({ figures }: Row, height: number): boolean {
  return figures.length === 1 && (figures[0]?.y0 ?? 0) > 0.92 * height && /^\d{1,3}$/.test(figures[0]?.text ?? '');
}

// Until a heading of its own, a page that goes on is the open plan's.
function openHeading({ ink, open_scope }: PageInput): ScopeHeading[] {
  const [first] = ink.blocks;
  if (open_scope === null || first === undefined) return [];
  const line = { ...(first.lines[0] as Block['lines'][number]), text: open_scope, y0: -2, y1: -1, x0: 0, x1: 1 };
  return [{ name: open_scope, block: makeBlock([line]), x0: -1, x1: Infinity, isOpen: true }];
}

function subFundOf(context: PageContext, heading: ScopeHeading | undefined): SubFundDraft | null {
  return heading === undefined ? null : findSubFund(context.state, heading.name, heading.block);
}

/** Undefined where its plan cannot be told. */
function scopeOfTable(context: PageContext, table: Table, headings: readonly ScopeHeading[]): Scope | undefined {
  const { name, rivals } = findTableScope(table, headings, context.sub_fund_names);
  if (rivals.length > 0) return undefined;
  return name === null ? WHOLE_FUND : findSubFund(context.state, name, table.title ?? (table.rows[0] as Row).label).scope;
}

/** Tables with columns of words are read by their heads before the others take their cells. */
function readSpecialTables(context: PageContext, headings: readonly ScopeHeading[]): void {
  const { ink: { blocks, page }, state } = context;
  for (const title of blocks) {
    const kind = title.isFigure ? undefined : titleKind(title.text);
    if (kind === undefined || !WORD_TABLES.has(kind) || title.lines.length > 2) continue;
    const part = tableUnder(blocksUnder(blocks, title, page.width));
    const scope = subFundOf(context, scopeAt(headings, title))?.scope ?? WHOLE_FUND;
    const segments = segmentsOf(part);
    if (kind === 'NON_COMPLIANT') readCompliance(state, segments, page.rules, scope);
    else if (kind === 'PLANS') readPlans(state, segments);
    else readExpenses(state, segments, scope);
    const last = Math.max(0, ...part.filter((block) => block.isFigure).map((block) => block.y1));
    for (const block of part) if (block.y0 < last) context.taken.add(block);
    context.taken.add(title);
  }
}

function readTable(context: PageContext, table: Table, headings: readonly ScopeHeading[], withheld: WithheldGroup[]): void {
  const before = withheld.length;
  const explain = (section: WithheldGroup['section']) => (reason: string, figures: readonly Block[]): void => {
    if (figures.length === 0) return;
    const error = figures.find((figure) => isErrorText(figure.text));
    context.state.draft.problem(section, reason, error === undefined ? `“${figures.map((figure) => figure.text).join(' ')}”` : `the error ${error.text}`);
    // One table is one group, however many of its rows are unclear.
    const at = withheld.findIndex((group, index) => index >= before && group.section === section);
    const present = withheld[at];
    if (present === undefined) withheld.push({ section, check: 'unclear', reason, figures: figures.map((figure) => figure.text), row_count: 1 });
    else withheld[at] = { ...present, figures: [...present.figures, ...figures.map((figure) => figure.text)].slice(0, MOST_FIGURES), row_count: present.row_count + 1 };
  };
  const take = (): void => {
    for (const row of table.rows) for (const block of [row.label, ...row.figures]) context.taken.add(block);
    for (const column of table.columns) for (const head of column.heads) context.taken.add(head);
    if (table.title !== null) context.taken.add(table.title);
  };
  const isNobodys = scopeAt(headings, table)?.isUnknown === true;
  if (!isNobodys && (readMatrix(context, table) || readExpenseMatrix(context, table, expenseScope(context, table, headings), explain('fees')))) {
    take();
    return;
  }
  const facts = table.rows.filter((row) => isFactRow(row)).length;
  if (facts >= 0.5 * table.rows.length) return;
  const shape = shapeOfReturns(table);
  const kind = kindOfShares(table);
  const all = table.rows.flatMap((row) => row.figures);
  const section = shape !== undefined ? 'reported_returns' : kind === 'HOLDINGS' ? 'holdings' : 'allocations';
  if (isNobodys) {
    explain(section)(UNKNOWN_PART, all);
    take();
    return;
  }
  if (table.unknownTitle !== null && shape === undefined && kind === undefined && table.rows.length > 1) context.state.draft.problem('notes', 'a block with a title that is known', `“${table.unknownTitle}”`);
  const isBare = table.columns.length === 1 && table.columns[0]?.text === '';
  const isReturns = shape !== undefined && !(shape === 'ACROSS' && kind !== undefined) && !(isBare && (table.kind === undefined || !RETURN_TITLES.has(table.kind)));
  if (!isReturns && kind === undefined) return;
  const scope = scopeOfTable(context, table, headings);
  if (scope === undefined) {
    explain(section)('one plan whose table it is', all);
    take();
  } else if (isReturns) {
    readReturns(context, table, shape, scope, explain('reported_returns'));
    explain('reported_returns')('a row label that says whose returns these are', shape === 'ACROSS' ? rowUnder(context, table) : []);
    take();
  } else if (kind !== undefined) {
    readShares(context, table, kind, scope, explain);
    take();
  }
}

// The expenses on a plan's part of its fund's page may be the fund's: only a title that names the plan makes them its own.
function expenseScope(context: PageContext, table: Table, headings: readonly ScopeHeading[]): Scope {
  const isNamed = table.title !== null && context.sub_fund_names.find(table.title.text) !== undefined;
  return (isNamed ? scopeOfTable(context, table, headings) : undefined) ?? WHOLE_FUND;
}

type Explain = (section: WithheldGroup['section']) => (reason: string, figures: readonly Block[]) => void;

function readShares(context: PageContext, table: Table, kind: NonNullable<ReturnType<typeof kindOfShares>>, scope: Scope, explain: Explain): void {
  const named = nameRows(context, table);
  if (named !== table && kind !== 'HOLDINGS') explain('allocations')('a name beside each share', table.rows.flatMap((row) => row.figures));
  else if (kind === 'HOLDINGS') readHoldingTable(context, named, scope, explain('holdings'));
  else readAllocationTable(context, table, kind, scope, explain('allocations'));
}

// Where words stand between a table's names and its figures (sector, rating, maturity), its names are the words under its title's edge.
function nameRows({ ink }: PageContext, table: Table): Table {
  const { title } = table;
  if (title === null) return table;
  const named = table.rows.map((row) => {
    const left = ink.blocks.filter((block) => !block.isFigure && block.x0 >= title.x0 - 8 && block.x1 <= row.label.x0 + 1 && isBeside(block, row.label)).toSorted((a, b) => a.x0 - b.x0)[0];
    const isOtherLane = left !== undefined && ink.blocks.some((block) => block.isFigure && isBeside(block, row.label) && block.x0 > left.x0 && block.x1 <= row.label.x0 + 1);
    return left === undefined || isOtherLane ? row : { ...row, label: left };
  });
  const moved = named.filter((row, index) => row.label !== table.rows[index]?.label).length;
  return moved >= 0.6 * table.rows.length && moved > 0 ? { ...table, rows: named } : table;
}

// Figures on the line under a table's last row that have no label: they are nobody's.
function rowUnder({ ink }: PageContext, table: Table): Block[] {
  const size = table.rows[0]?.label.size ?? 8;
  return ink.blocks.filter((block) => block.isFigure && block.y0 > table.y1 - 1 && block.y0 - table.y1 < 1.6 * size && block.x0 > (table.rows[0]?.label.x1 ?? 0) && block.x1 < table.x1 + 4
    && !ink.blocks.some((other) => !other.isFigure && other.x1 <= block.x0 && other.x0 > table.x0 - 4 && Math.abs(other.baseline - block.baseline) < 0.5 * size));
}

// Figures of a withheld group that a person is shown.
const MOST_FIGURES = 40;
const UNKNOWN_PART = 'it stands under a heading that names no fund or plan that is known';
const WORD_TABLES = new Set<TitleKind>(['NON_COMPLIANT', 'PLANS', 'EXPENSES']);
const RETURN_TITLES = new Set(['PERFORMANCE', 'SERIES', 'HISTORY']);

function isFactRow({ label, figures }: Row): boolean {
  const meaning = labelMeaning(label.text, null);
  return meaning !== undefined && meaning.kind !== 'period' && figures.some((figure) => isNumeric(figure.text)) && figures.every((figure) => fitsValue(meaning, figure.text));
}

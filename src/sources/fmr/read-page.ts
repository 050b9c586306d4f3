/** One fund page: its blocks found, each given to its reader. */
import type { Segment } from '#documents/pdf/list-segments.ts';
import type { PdfPage } from '#documents/pdf/page-words.ts';
import { WHOLE_FUND, type Scope } from './blank-rows.ts';
import { Draft } from './draft.ts';
import { findBlocks, type Block } from './find-blocks.ts';
import { foldLabel } from './fold-label.ts';
import { matchLabel } from './match-label.ts';
import type { PageHead } from './page-head.ts';
import type { PageState, SubFundDraft } from './page-state.ts';
import { readCommittee } from './read-parties.ts';
import { readCompliance } from './read-compliance.ts';
import { readExpenseTable } from './read-expense-table.ts';
import { readFacts } from './read-facts.ts';
import { readHoldings } from './read-holdings.ts';
import { readFootnotes, readObjective, readSizeSentence, readStatements } from './read-texts.ts';
import { readExpenses, readPlans } from './read-plans.ts';
import { readPairs } from './read-pairs.ts';
import { readPerformance } from './read-performance.ts';
import { readSeries } from './read-series.ts';
import { readAllocation } from './read-weights.ts';
import { addSubFunds, findSubFund, keyOf, seriesScope } from './sub-funds.ts';
import { findPeriod } from './periods.ts';
import type { MoneyUnit } from './printed-money.ts';
import { isValueCell, listRows } from './rows.ts';

interface ReadPage {
  readonly draft: Draft;
  /** How many values were understood: what tells a fund's page from others. */
  readonly facts: number;
  readonly last_sub_fund: string | null;
  readonly sub_fund_names: readonly string[];
}

interface PageContext {
  readonly report_month: string | null;
  /** The fund's name as the page or the page before prints it. */
  readonly fund_name: string;
  /** Where a page goes on with the plan that the page before ended with. */
  readonly open_sub_fund: string | null;
  /** Plans and sub-funds that earlier pages of the fund named. */
  readonly sub_fund_names: readonly string[];
  readonly size_unit: MoneyUnit | null;
  /** Of the report's running text, in points. */
  readonly text_size: number;
}

export function readPage(page: PdfPage, head: PageHead, context: PageContext): ReadPage {
  const draft = new Draft(page.page_number);
  const state: PageState = { page, draft, report_month: context.report_month, size_unit: context.size_unit, sub_funds: new Map(), fund_name: context.fund_name };
  const known = (text: string): boolean => isKnownLabel(text, context.report_month);
  const found = findBlocks(page, head.body, { name: head.name, text_size: context.text_size, isLabel: known });
  const bars = found.blocks.filter((block) => block.kind === 'SUB_FUND').map((block) => block.title);
  const scoped = found.blocks.map((block) => ({ block, sub: subFundOf(state, block, bars, context) }));
  // The benchmark's name must be known before the tables are read: a head may be that name.
  for (const { block, sub } of scoped) if (isFactBlock(block)) readFacts(state, readPairs(block.segments, page.rules, known), sub, sub?.scope ?? WHOLE_FUND);
  const tables = splitLoose(found.loose, context.report_month);
  readFacts(state, readPairs(tables.facts, page.rules, known), null, WHOLE_FUND);
  readNavTitle(state, found.loose);
  for (const table of tables.tables) readPerformance(state, table, WHOLE_FUND);
  for (const { block, sub } of scoped) readBlock(state, block, sub?.scope ?? WHOLE_FUND);
  settleLaunch(state);
  readSizeSentence(state, found.blocks.filter((block) => block.kind === 'COMMENTARY').flatMap((block) => block.segments));
  readFootnotes(state, found.footnotes, Math.max(0, ...head.body.map((segment) => segment.x1)));
  readStatements(state, found.blocks.filter((block) => block.kind === 'STATEMENT'));
  addSubFunds(state);
  return { draft, facts: Object.keys(draft.evidence).length, last_sub_fund: lastSubFund(found.blocks), sub_fund_names: bars };
}

function isKnownLabel(text: string, reportMonth: string | null): boolean {
  const meaning = matchLabel(text, reportMonth);
  return meaning !== undefined && !(meaning.kind === 'period' && meaning.period === 'MONTH');
}

function isFactBlock(block: Block): boolean {
  return block.kind === 'FACTS' || block.kind === 'STATISTICS' || block.kind === 'SUB_FUND' || block.kind === 'RISK_PROFILE';
}

function readBlock(state: PageState, block: Block, scope: Scope): void {
  const { segments } = block;
  switch (block.kind) {
    case 'OBJECTIVE': readObjective(state, block); break;
    case 'PERFORMANCE': readPerformance(state, segments, scope); break;
    case 'SERIES': readSeries(state, segments, scope, (series, order, count) => seriesScope(block.title, series, order, count)); break;
    case 'ASSET_ALLOCATION': case 'SECTOR_ALLOCATION': case 'CREDIT_QUALITY': case 'MATURITY_PROFILE': readAllocation(state, block.kind, block.title, segments, scope); break;
    case 'HOLDINGS': readHoldings(state, block.title, segments, scope); break;
    case 'COMMITTEE': readCommittee(state, segments, state.page.rules, scope); break;
    case 'PLANS': readPlans(state, segments); break;
    case 'EXPENSES': readExpenses(state, segments, scope); break;
    case 'EXPENSE_TABLE': readExpenseTable(state, segments, scope); break;
    case 'NON_COMPLIANT': readCompliance(state, segments, state.page.rules, scope); break;
    case 'UNKNOWN': if (segments.some(isValueCell)) state.draft.problem('notes', 'a block with a title that is known', `“${block.title}”`); break;
    default: break;
  }
}

// A block is of the plan whose bar stands over it, unless its own title names another plan of the page.
function subFundOf(state: PageState, block: Block, bars: readonly string[], context: PageContext): SubFundDraft | null {
  const names = [...bars, ...context.sub_fund_names];
  const named = block.kind === 'SUB_FUND' ? undefined : nameInTitle(block.title, names, context.fund_name);
  const name = named ?? block.sub_fund ?? (CARRIED.has(block.kind) ? context.open_sub_fund : null);
  return name === null ? null : findSubFund(state, name, block.title_box);
}

// What a plan's part of a page holds; the fund's own facts, texts and parties are never a plan's.
const CARRIED = new Set<string>(['STATISTICS', 'PERFORMANCE', 'SERIES', 'ASSET_ALLOCATION', 'SECTOR_ALLOCATION', 'CREDIT_QUALITY', 'HOLDINGS']);

// `Monthly Returns of Conservative Allocation Plan` under another plan's bar: the longest name that the title holds.
function nameInTitle(title: string, names: readonly string[], fundName: string): string | undefined {
  const folded = ` ${foldLabel(title)} `;
  const held = names.filter((name) => folded.includes(` ${keyOf(name, fundName).toLowerCase().replaceAll('_', ' ')} `) && !title.includes('|'));
  return held.toSorted((a, b) => b.length - a.length)[0];
}

// Where a page names no launch, its fund began with its inception; plans with launch dates of their own leave open which plan's the fund's is.
function settleLaunch(state: PageState): void {
  const { draft } = state;
  const inception = draft.evidence['inception_date'];
  if (inception !== undefined && draft.members.launch_date === null) draft.set('launch_date', draft.members.inception_date, { page_number: inception.page_number, x0: inception.x0, y0: inception.y0, x1: inception.x1, y1: inception.y1, text: inception.printed });
  const cell = draft.evidence['launch_date'];
  const plans = draft.sections.special_terms.some((row) => /(?:launch|inception) date$/i.test(row.label_raw) && row.value_date !== null);
  if (!plans || cell === undefined || draft.members.launch_date === null) return;
  draft.problem('launch_date', 'the fund’s own launch date', `“${cell.printed}” beside the launch dates of several plans`);
  draft.members.launch_date = null;
  Reflect.deleteProperty(draft.evidence, 'launch_date');
}

function lastSubFund(blocks: readonly Block[]): string | null {
  const bars = blocks.filter((block) => block.kind === 'SUB_FUND').toSorted((a, b) => a.title_box.y0 - b.title_box.y0);
  return bars.at(-1)?.title ?? null;
}

// `January 31, 2023 NAV - PKR 13.83`: the price in the line under the title.
function readNavTitle(state: PageState, segments: readonly Segment[]): void {
  for (const segment of segments) {
    const match = /^(.{6,24}?)\s+NAV\s*[-–:]\s*((?:PKR|Rs\.?)\s*[\d,.]+)$/i.exec(segment.text);
    if (match === null) continue;
    readFacts(state, [{ label: { ...segment, text: `NAV (${match[1] ?? ''})` }, value: { ...segment, text: match[2] ?? '' } }], null, WHOLE_FUND);
  }
}

// A performance table may stand without a title beside the facts: a line of two or more periods, and lines of figures under it.
function splitLoose(loose: readonly Segment[], reportMonth: string | null): { facts: Segment[]; tables: Segment[][] } {
  const tables: Segment[][] = [];
  const taken = new Set<Segment>();
  for (const row of listRows(loose)) {
    const heads = row.cells.filter((cell) => findPeriod(cell.text, reportMonth) !== undefined && !isValueCell(cell));
    if (heads.length < 2) continue;
    const left = Math.min(...heads.map((cell) => cell.x0));
    const right = Math.max(...heads.map((cell) => cell.x1));
    const table = loose.filter((segment) => heads.some((cell) => cell.text === segment.text && cell.x0 === segment.x0));
    let baseline = row.baseline;
    for (const line of listRows(loose.filter((segment) => segment.baseline > row.baseline + 2))) {
      const values = line.cells.filter((cell) => isValueCell(cell) && cell.x1 > left - 4 && cell.x0 < right + 4);
      const size = line.cells[0]?.size ?? 0;
      if (line.baseline - baseline > 2.6 * size) break;
      if (values.length === 0) continue;
      // The row's label stands nearest to the left of its first figure.
      const label = loose.filter((segment) => Math.abs(segment.baseline - line.baseline) < 0.45 * size && segment.x1 <= (values[0]?.x0 ?? 0) + 1 && !values.some((value) => value.x0 === segment.x0)).toSorted((a, b) => b.x1 - a.x1)[0];
      table.push(...loose.filter((segment) => values.some((value) => value.x0 >= segment.x0 - 0.1 && value.x1 <= segment.x1 + 0.1 && Math.abs(value.baseline - segment.baseline) < 1)));
      if (label !== undefined && (values[0]?.x0 ?? 0) - label.x1 < 120) table.push(label);
      baseline = line.baseline;
    }
    for (const segment of table) taken.add(segment);
    tables.push(table);
  }
  return { facts: loose.filter((segment) => !taken.has(segment)), tables };
}

/** Tables of names and percentages: classes, sectors, ratings, maturities; one or two months, one or several pairs a line. */
import type { AllocationType } from '#domain/fragment-terms.ts';
import type { Segment } from '#documents/pdf/list-segments.ts';
import { BLANK_ALLOCATION, type Scope } from './blank-rows.ts';
import { findBucket } from './bucket-days.ts';
import type { Cell, RowCells } from './draft.ts';
import { kindOfLabel } from './asset-classes.ts';
import { foldLabel, tidyLabel } from './fold-label.ts';
import { matchLabel } from './match-label.ts';
import type { PageState } from './page-state.ts';
import { readDate, readMonth, readMonthName } from './printed-date.ts';
import { readPercent } from './printed-number.ts';
import { columnOf, isErrorText, isValueCell, joinCells, listColumns, listRows, type Column, type TableRow } from './rows.ts';
import { findBlockKind, percentMemberOf } from './titles.ts';

export interface Weight {
  readonly label: Cell;
  readonly lines: readonly Segment[];
  readonly values: readonly Segment[];
  /** Which pair of its line it is, from the left: 0 for the first. */
  readonly lane: number;
}

// Heads of these tables: `Company Name | Percentage`, `Holding Name`, `Rating`, `% of Total Assets`
const HEAD = /^(?:company(?: name)?|holding(?:s| name)?|name(?: of (?:company|holding|security|tfc|issuer))?|security|scrip|sector(?:s| name)?|asset(?: class| name| type)?|rating|credit rating|percentage|percent|%|weight(?:age)?|% (?:of|age).*|asset allocation|issuer|instrument|particulars|exposure)(?: %)?$/;
const TOTAL = /^(?:grand |sub )?total(?: assets?| net assets?| holdings?| investments?)?$/;

/** One allocation table. */
export function readAllocation(state: PageState, type: AllocationType, title: string, segments: readonly Segment[], scope: Scope): void {
  const rows = listRows(segments);
  const periods = findPeriods(rows, state.report_month);
  const member = percentMemberOf(title, rows.slice(0, Math.max(0, rows.findIndex((row) => row.cells.some(isValueCell)))).flatMap((row) => row.cells).map((cell) => cell.text).join(' '));
  const weights = listWeights(rows).filter((weight) => !isNoWeight(weight, state));
  const kinds = type === 'ASSET_ALLOCATION' ? weights.map(({ label }) => kindOfLabel(foldLabel(label.text))) : [];
  // Rows of another table may have come in whole, and sum to 100 as well.
  if (kinds.length > 0 && kinds.every((kind) => kind === undefined)) {
    state.draft.problem('allocations', 'a class of assets in an asset allocation', `“${weights.map(({ label }) => label.text).join('”, “')}”`);
    return;
  }
  // A page may call its sectors an asset allocation; among classes they are of a table beside.
  const is_mixed = kinds.includes('CLASS') && kinds.includes('SECTOR');
  for (const weight of weights) {
    const misplaced = misplacedIn(type, weight.label.text, is_mixed);
    if (misplaced !== undefined) {
      state.draft.problem('allocations', misplaced, `“${weight.label.text}”`);
      continue;
    }
    const placed = placePeriods(state, weight, periods, type);
    if (placed === undefined) continue;
    const { current, previous } = placed;
    const percent = current === undefined ? null : readPercent(current.text) ?? null;
    const before = previous === undefined ? null : readPercent(previous.text) ?? null;
    const cells: RowCells<'allocations'> = { label_raw: weight.label };
    if (current !== undefined && percent !== null) Object.assign(cells, { ...(member === null ? {} : { [member]: current }), current_period: current });
    if (previous !== undefined && before !== null) cells.previous_period = previous;
    state.draft.add('allocations', { ...scope, ...BLANK_ALLOCATION, allocation_type: type, label_raw: tidyLabel(weight.label.text), ...(member === null ? {} : { [member]: percent }), current_period: percent, previous_period: before, ...(type === 'MATURITY_PROFILE' ? findBucket(weight.label.text) : {}) }, cells);
  }
}

/** A table's own sum, `Grand Total`. */
export function isTotal(text: string): boolean {
  return TOTAL.test(foldLabel(text));
}

/** Heads and sums, and what is the label of a fact and has come here from a block beside; the last is reported. */
export function isNoWeight({ label, values }: Weight, state: PageState): boolean {
  const folded = foldLabel(label.text);
  if (HEAD.test(folded) || isTotalOrPeriod(label.text)) return true;
  // `31st August,` with the `2019` that stands beside it.
  if (values.every((cell) => /^(?:19|20)\d\d$/.test(cell.text))) return true;
  const meaning = matchLabel(label.text, state.report_month);
  if (meaning === undefined || folded === 'leverage') return false;
  state.draft.problem('allocations', 'a name of what is held', `“${label.text}”`);
  return true;
}

/** Label and values, pair by pair along each line; a line without values goes to the label it stands nearest to. */
export function listWeights(rows: readonly TableRow[]): Weight[] {
  const found: { lines: Segment[]; values: Segment[]; baseline: number; lane: number }[] = [];
  const loose: { cell: Segment; baseline: number }[] = [];
  for (const row of rows) {
    let words: Segment[] = [];
    let lane = 0;
    let last: (typeof found)[number] | undefined;
    for (const cell of row.cells) {
      if (!isValueCell(cell)) {
        words.push(cell);
        last = undefined;
      } else if (last !== undefined) last.values.push(cell);
      else if (words.length > 0) {
        last = { lines: words, values: [cell], baseline: row.baseline, lane };
        found.push(last);
        lane += 1;
        words = [];
      }
    }
    loose.push(...words.map((cell) => ({ cell, baseline: row.baseline })));
  }
  for (const { cell, baseline } of loose) {
    const lane = found.filter((weight) => weight.lines.some((line) => Math.abs(line.x0 - cell.x0) < 4) && weight.lines[0]?.bold === cell.bold && Math.min(...[weight.baseline, ...weight.lines.map((line) => line.baseline)].map((at) => Math.abs(at - baseline))) < 1.75 * cell.size);
    const above = lane.findLast((weight) => weight.baseline < baseline);
    // `(Rated AAA)` and other lines that cannot begin a name belong to the label above.
    const near = above !== undefined && (/^[(a-z]/.test(cell.text) || isOpen(above.lines)) ? above : lane.toSorted((a, b) => Math.round(Math.abs(a.baseline - baseline) - Math.abs(b.baseline - baseline)) || a.baseline - b.baseline)[0];
    if (near !== undefined && !HEAD.test(foldLabel(cell.text)) && findBlockKind(cell.text) === undefined && !isTotalOrPeriod(cell.text)) near.lines.push(cell);
  }
  trimHeads(found);
  return found.map((weight) => ({ label: joinCells(weight.lines), lines: weight.lines, values: weight.values, lane: weight.lane }));
}

// `Sample Pakistan Limited (Formerly` goes on with `SPL Ltd)`.
function isOpen(lines: readonly Segment[]): boolean {
  const text = lines.map((line) => line.text).join(' ');
  return (text.match(/\(/g)?.length ?? 0) > (text.match(/\)/g)?.length ?? 0);
}

// Heads of columns may stand on the first line of a lane: its label begins where the lane's other labels do.
function trimHeads(found: { lines: Segment[] }[]): void {
  const edges = found.map((weight) => weight.lines.at(-1)?.x0 ?? 0);
  for (const weight of found) {
    const at = weight.lines.findLastIndex((line) => edges.filter((edge) => Math.abs(edge - line.x0) < 3).length >= 2);
    const first = weight.lines[0];
    if (at > 0 && first !== undefined && weight.lines.every((line) => Math.abs(line.baseline - first.baseline) < 2)) weight.lines.splice(0, at);
  }
}

function isTotalOrPeriod(text: string): boolean {
  return TOTAL.test(foldLabel(text)) || readMonth(text) !== undefined || readMonthName(text) !== undefined || readDate(text) !== undefined;
}

// What a label of the table must be and is not: it has come here from a table beside.
function misplacedIn(type: AllocationType, label: string, is_mixed: boolean): string | undefined {
  if (type === 'CREDIT_QUALITY') return RATING_LABEL.test(foldLabel(label)) ? undefined : 'a rating';
  if (type === 'MATURITY_PROFILE') return TIME_LABEL.test(foldLabel(label)) ? undefined : 'a time to maturity';
  // `31, 2019` is what is left of a month.
  if (!/[a-z]/i.test(label)) return 'a class or a sector';
  if (GRADE_ONLY.test(label.trim())) return 'a class or a sector, not a rating';
  if (SPAN_ONLY.test(foldLabel(label))) return 'a class or a sector, not a time to maturity';
  // Beside sectors `Others` may be theirs.
  return is_mixed && kindOfLabel(foldLabel(label)) !== 'CLASS' ? 'a class of assets, not a sector' : undefined;
}

// `0-90 days`, `Over 1 year`, `3-6M`, `Overnight`
const TIME_LABEL = /\d|\b(?:days?|months?|years?|overnight|perpetual|maturity)\b/;
// `0-90 days`, `More than 365 days`, `3-6M`, `Over 1 year`, `Overnight`; `Sukuk up to 1 year` is a class.
const SPAN_ONLY = /^(?:overnight|(?:(?:up ?to|over|above|below|under|less than|more than|greater than|between|from|within|to|and|upto|beyond|\d+)\s*)*\d+\s?(?:d|days?|m|months?|y|yrs?|years?)(?:\s(?:and |or )?(?:above|over|more|below|less|\d+|to|days?|months?|years?))*)$/;
// `AA+`, `A1`, `NR/UR`, `Un-rated`
const GRADE_ONLY = /^(?:A{1,3}[+-]?|B{1,3}[+-]?|A[123][+-]?|NR|UR|NR\/UR|GOP|un-?rated|below ig)$/i;

// `Govt. Guar.`, `AAA`, `BBB+`, `A1+`, `NR/UR/MTS`, `Below IG`, `Un-rated`, `Others including receivables`
const RATING_LABEL = /^(?:govt|gov|gop|government|govern|sovereign|treasury|t bills|pib|ijara|a|aa|aaa|b|bb|bbb|c|cc|ccc|d|a ?1|a ?2|a ?3|nr|ur|un|mts|ig|below|above|invest|not rated|non rated|rated|cash|others?|equity|equities|spread|margin|bank|net)\b|^un ?rated|^unrated/;

interface Periods {
  readonly heads: readonly Column[];
  /** For each head: 0 the report's month, 1 the one before; null where the head does not tell. */
  readonly ages: readonly (number | null)[];
}

// The two months over an allocation table, newest first or last: which is which is told by their names, never by their places.
function findPeriods(rows: readonly TableRow[], reportMonth: string | null): Periods {
  const one = rows.find((candidate) => candidate.cells.some((cell) => monthOf(cell.text) !== undefined) && candidate.cells.every((cell) => monthOf(cell.text) !== undefined || !isValueCell(cell)));
  // `Aug 31,` over `2019`: a month may need two lines, also where the other one needs but one.
  const lines = rows.slice(0, Math.max(0, rows.findIndex((candidate) => candidate.cells.some((cell) => isValueCell(cell) && /\d\.\d|%/.test(cell.text)))));
  const [whole, stacked] = [one?.cells ?? [], listColumns(lines)].map((cells) => cells.filter((cell) => monthOf(cell.text) !== undefined)) as [Column[], Column[]];
  const heads = stacked.length > whole.length ? stacked : whole;
  const months = heads.map((head) => monthOf(head.text));
  const dated = months.map((month) => (month !== undefined && month.length === 7 ? month : undefined));
  const newest = dated.every((month) => month !== undefined) ? dated.toSorted().at(-1) : undefined;
  // A lone month that is not the report's has the figures of another month.
  const current = heads.length === 1 ? (reportMonth ?? newest) : (newest ?? reportMonth ?? undefined);
  const ages = months.map((month): number | null => {
    if (month === undefined || current === undefined) return null;
    const numberOfMonth = (text: string): number => Number.parseInt(text.slice(-2), 10);
    const age = (numberOfMonth(current) - numberOfMonth(month) + 12) % 12;
    return age;
  });
  return { heads, ages };
}

// `Nov`, `January`, `October (%)`, `Dec-25`, `31-May-20` as `2025-12` or, without a year, `12`.
function monthOf(text: string): string | undefined {
  const bare = text.replace(/\(%?\)|\s*%|\*+/g, '').replace(/\(\s*\)/g, '').trim();
  const month = readMonth(bare) ?? readDate(bare)?.slice(0, 7);
  if (month !== undefined) return month;
  const number = readMonthName(bare);
  return number === undefined ? undefined : String(number).padStart(2, '0');
}

function placePeriods(state: PageState, weight: Weight, periods: Periods, type: AllocationType): { current?: Segment; previous?: Segment } | undefined {
  const refuse = (expected: string): undefined => {
    state.draft.problem('allocations', `${expected} (${type}, ${weight.label.text})`, `“${weight.values.map((cell) => cell.text).join(' ')}”`);
    return undefined;
  };
  const unclear = weight.values.find((cell) => readPercent(cell.text) === undefined);
  if (unclear !== undefined) return refuse(isErrorText(unclear.text) ? 'a percentage, not an error' : 'a percentage');
  if (periods.heads.length === 0) return weight.values.length === 1 && weight.values[0] !== undefined ? { current: weight.values[0] } : refuse('one percentage, or months over two');
  const placed: { current?: Segment; previous?: Segment } = {};
  for (const cell of weight.values) {
    const head = columnOf(periods.heads, cell);
    const age = head === undefined ? null : periods.ages[periods.heads.indexOf(head)] ?? null;
    // Months apart are one in nearly all reports; a fiscal year's end is compared over up to twelve.
    if (age === 0 && placed.current === undefined) placed.current = cell;
    else if (age !== null && age > 0 && placed.previous === undefined) placed.previous = cell;
    else return refuse('a month over each percentage');
  }
  return placed;
}

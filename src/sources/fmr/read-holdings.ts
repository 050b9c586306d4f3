/** Tables of holdings: names with one percentage, one or several pairs a line, or names with columns under heads that say what each holds. */
import type { IsoDate } from '#domain/dates.ts';
import type { Decimal } from '#domain/decimal.ts';
import type { HoldingRow } from '#domain/fragment.ts';
import type { HoldingType } from '#domain/fragment-terms.ts';
import type { Segment } from '#documents/pdf/list-segments.ts';
import { BLANK_HOLDING, type Scope } from './blank-rows.ts';
import type { RowCells } from './draft.ts';
import { findMeaning, foldLabel, tidyLabel } from './fold-label.ts';
import type { PageState } from './page-state.ts';
import { readDate } from './printed-date.ts';
import { findUnit, namesCurrency, readMoney, scaledCell, type MoneyUnit } from './printed-money.ts';
import { readPercent } from './printed-number.ts';
import { isNoWeight, isTotal, listWeights, type Weight } from './read-weights.ts';
import { percentMemberOf, type PercentMember } from './titles.ts';
import { columnOf, isValueCell, joinCells, listColumns, listRows, overlap, type Column, type TableRow } from './rows.ts';

type Role = 'name' | 'percent' | 'credit_rating' | 'coupon_rate' | 'yield_percent' | 'ytm_percent' | 'maturity_date' | 'issue_date' | 'sector_raw' | 'instrument_type_raw' | 'market_value';

// Heads of a holdings table, in the order in which they are tried.
const HEADS: readonly (readonly [RegExp, Role])[] = [
  [/\brating\b/, 'credit_rating'], [/\bcoupon\b|\bprofit rate\b|\bmark ?up\b/, 'coupon_rate'], [/\bytm\b|\byield to maturity\b/, 'ytm_percent'], [/\byield\b/, 'yield_percent'],
  [/\bmaturity\b|\bredemption\b/, 'maturity_date'], [/\bissue date\b|\bdate of issue\b|\bissuance\b/, 'issue_date'], [/\bsector\b|\bindustry\b/, 'sector_raw'], [/^(?:type|nature)\b|\binstrument type\b/, 'instrument_type_raw'],
  [/\b(?:market|carrying|fair) value\b|^(?:value|amount)\b/, 'market_value'], [/%|\bpercent(?:age)?\b|\bweight(?:age)?\b|\bexposure\b/, 'percent'],
  [/\b(?:company|companies|holdings?|name|security|securities|issuer|scrips?|instruments?|tfcs?|sukuks?|particulars|stocks?)\b/, 'name'],
];

interface HoldingColumn extends Column {
  readonly role: Role | undefined;
}

export function readHoldings(state: PageState, title: string, segments: readonly Segment[], scope: Scope): void {
  const rows = listRows(segments);
  const columns = findHoldingColumns(rows);
  if (columns === undefined) readPairs(state, title, rows, scope);
  else for (const line of listLines(rows, columns)) readLine(state, title, line, columns, scope);
}

// A table has columns of its own where its heads name more than the holding and its share.
function findHoldingColumns(rows: readonly TableRow[]): readonly HoldingColumn[] | undefined {
  const first = rows.findIndex((row) => row.cells.some(isShare));
  const columns = listColumns(rows.slice(0, Math.max(0, first))).map((column) => ({ ...column, role: findMeaning(HEADS, column.text) }));
  const roles = columns.map((column) => column.role);
  const twice = roles.some((role, index) => role !== undefined && roles.indexOf(role) !== index);
  return columns.length < 3 || twice || !roles.includes('name') || !roles.includes('percent') ? undefined : columns;
}

// A share has decimals or a sign; `10` in `Top 10` is none.
function isShare(cell: Segment): boolean {
  return isValueCell(cell) && /\d\.\d|%/.test(cell.text);
}

interface HoldingLine {
  readonly cells: Map<HoldingColumn | undefined, Segment[]>;
  readonly baseline: number;
}

// One line for each share; a line without one goes on with the holding it stands nearest to.
function listLines(rows: readonly TableRow[], columns: readonly HoldingColumn[]): HoldingLine[] {
  const percent = columns.find((column) => column.role === 'percent');
  const placed = rows.filter((row) => row.baseline > Math.max(...columns.map((column) => column.y0))).map((row) => ({ row, cells: row.cells.map((cell) => [placeOf(columns, cell), cell] as const) }));
  const heads = new Set(columns.map((column) => column.y1));
  const body = placed.filter(({ row }) => row.baseline > Math.max(...heads) - 1);
  const lines = body.filter(({ cells }) => cells.some(([column, cell]) => column === percent && isValueCell(cell))).map(({ row, cells }): HoldingLine => ({ cells: groupCells(cells), baseline: row.baseline }));
  for (const { row, cells } of body) {
    if (lines.some((line) => line.baseline === row.baseline)) continue;
    const size = row.cells[0]?.size ?? 0;
    const near = lines.filter((line) => Math.abs(line.baseline - row.baseline) < 1.8 * size).toSorted((a, b) => Math.round(Math.abs(a.baseline - row.baseline) - Math.abs(b.baseline - row.baseline)) || a.baseline - b.baseline)[0];
    for (const [column, cell] of near === undefined ? [] : cells) near?.cells.set(column, [...(near.cells.get(column) ?? []), cell]);
  }
  return lines;
}

function groupCells(cells: readonly (readonly [HoldingColumn | undefined, Segment])[]): Map<HoldingColumn | undefined, Segment[]> {
  return new Map([...Map.groupBy(cells, ([column]) => column)].map(([column, group]) => [column, group.map(([, cell]) => cell)]));
}

function placeOf(columns: readonly HoldingColumn[], cell: Segment): HoldingColumn | undefined {
  const found = columnOf(columns, cell);
  const shared = columns.filter((column) => overlap(column, cell) > 0);
  return shared.length === 1 ? shared[0] : columns.find((column) => column === found);
}

function readLine(state: PageState, title: string, line: HoldingLine, columns: readonly HoldingColumn[], scope: Scope): void {
  const cellOf = (role: Role): ReturnType<typeof joinCells> | undefined => {
    const cells = line.cells.get(columns.find((column) => column.role === role));
    return cells === undefined ? undefined : joinCells(cells);
  };
  const [name, share] = [cellOf('name'), cellOf('percent')];
  const percent = share === undefined ? undefined : readPercent(share.text);
  const loose = line.cells.get(undefined);
  if (name !== undefined && isTotal(name.text)) return;
  if (name === undefined || share === undefined || percent === undefined || loose !== undefined) {
    state.draft.problem('holdings', 'each cell under one of the table’s heads', `“${[...line.cells.values()].flat().map((cell) => cell.text).join(' ')}”`);
    return;
  }
  if (percent === null) return;
  const values: Partial<HoldingRow> = {};
  const cells: RowCells<'holdings'> = {};
  for (const { role, text } of columns) {
    const cell = role === undefined || role === 'name' || role === 'percent' ? undefined : cellOf(role);
    const value = cell === undefined || role === undefined ? undefined : readCell(role, cell.text, text);
    if (value === null && cell !== undefined) state.draft.problem('holdings', `${text} of ${name.text}`, `“${cell.text}”`);
    if (cell === undefined || value === undefined || value === null) continue;
    Object.assign(values, { [role as string]: value.value });
    Object.assign(cells, { [role as string]: scaledCell(cell, value.unit) });
  }
  const head = columns.find((column) => column.role === 'percent')?.text ?? '';
  addHolding(state, { name, share, percent, member: percentMemberOf(title, head), type: typeOf(title) }, values, cells, scope);
}

interface CellValue {
  readonly value: string;
  /** What the printed amount is multiplied by. */
  readonly unit: MoneyUnit;
}

/** Undefined where the cell says nothing, null where it is not understood. */
function readCell(role: Role, printed: string, head: string): CellValue | undefined | null {
  if (/^(?:[-–—]+|n\/?a)?$/i.test(printed)) return undefined;
  const plain = (value: string | IsoDate | Decimal | null | undefined): CellValue | null => (value === undefined || value === null ? null : { value, unit: '1' });
  if (role === 'maturity_date' || role === 'issue_date') return plain(readDate(printed));
  if (role === 'coupon_rate' || role === 'yield_percent' || role === 'ytm_percent') return plain(readPercent(printed));
  if (role !== 'market_value') return plain(printed);
  const unit = findUnit(head) ?? findUnit(printed) ?? (namesCurrency(`${head} ${printed}`) ? '1' : undefined);
  const money = unit === undefined ? undefined : readMoney(printed, unit);
  return money?.kind === 'money' ? { value: money.rupees, unit: money.unit } : null;
}

/** Those of two or more pairs a line are ranked down each pair, as they are printed. */
function readPairs(state: PageState, title: string, rows: readonly TableRow[], scope: Scope): void {
  const weights = listWeights(rows).filter((weight) => !isNoWeight(weight, state));
  // Several texts before most shares are columns whose heads nobody knows.
  if (weights.filter(hasColumns).length > weights.length / 2) {
    state.draft.problem('holdings', 'heads over the columns of a table', `“${weights[0]?.lines.map((line) => line.text).join(' | ') ?? ''}”`);
    return;
  }
  const member = percentMemberOf(title, headText(rows));
  const lanes = Math.max(0, ...weights.map((weight) => weight.lane)) + 1;
  for (const weight of Array.from({ length: lanes }, (_, lane) => weights.filter((each) => each.lane === lane)).flat()) {
    const value = weight.values[0];
    const percent = value === undefined ? undefined : readPercent(value.text);
    if (value === undefined || percent === undefined || weight.values.length > 1 || readDate(weight.label.text) !== undefined) {
      state.draft.problem('holdings', `one percentage for ${weight.label.text}`, `“${weight.values.map((cell) => cell.text).join(' ')}”`);
      continue;
    }
    if (percent !== null) addHolding(state, { name: weight.label, share: value, percent, member, type: typeOf(title) }, {}, {}, scope);
  }
}

function hasColumns({ lines }: Weight): boolean {
  const [first] = lines;
  return first !== undefined && lines.some((line) => line !== first && Math.abs(line.baseline - first.baseline) < 2 && line.x0 - first.x1 > 1.2 * first.size);
}

function headText(rows: readonly TableRow[]): string {
  const first = rows.findIndex((row) => row.cells.some(isShare));
  return rows.slice(0, Math.max(0, first)).flatMap((row) => row.cells).map((cell) => cell.text).join(' ');
}

interface Holding {
  readonly name: ReturnType<typeof joinCells>;
  readonly share: Segment | ReturnType<typeof joinCells>;
  readonly percent: Decimal;
  readonly member: PercentMember | null;
  readonly type: HoldingType | undefined;
}

function addHolding(state: PageState, { name, share, percent, member, type }: Holding, values: Partial<HoldingRow>, cells: RowCells<'holdings'>, scope: Scope): void {
  const rank = state.draft.sections.holdings.filter((row) => row.holding_group === 'TOP_HOLDINGS' && row.sub_fund_key === scope.sub_fund_key).length + 1;
  const name_raw = tidyLabel(name.text.replace(/^\d{1,2}[.)]\s+/, ''));
  const issue_date = values.issue_date ?? findIssueDate(name_raw);
  state.draft.add('holdings',
    { ...scope, ...BLANK_HOLDING, holding_group: 'TOP_HOLDINGS', rank, name_raw, holding_type: type ?? null, ...(member === null ? {} : { [member]: percent }), is_top_holding: true, ...values, issue_date },
    { name_raw: name, ...(member === null ? {} : { [member]: share }), ...(issue_date === null ? {} : { issue_date: name }), ...cells });
}

// The date in a debt instrument's name, which is its issue's: `Sample Cement Sukuk (20-Dec-07)`.
function findIssueDate(name: string): IsoDate | null {
  const inside = [...name.matchAll(/\(([^()]*\d[^()]*)\)/g)].map((match) => readDate(match[1] ?? '')).filter((date) => date !== undefined);
  return inside.length === 1 ? (inside[0] ?? null) : null;
}

// `TFC/Sukuk Holdings` names two kinds: debt.
function typeOf(title: string): HoldingType | undefined {
  const folded = foldLabel(title);
  const kinds = [[/\bequity\b|\bstocks?\b|\bscrips?\b|\bshares\b/, 'EQUITY'], [/\btfcs?\b/, 'TFC'], [/\bsukuks?\b/, 'SUKUK'], [/\bcps?\b|\bcommercial papers?\b/, 'COMMERCIAL_PAPER'], [/\bfunds?\b/, 'FUND_UNITS']] as const;
  const found = kinds.filter(([pattern]) => pattern.test(folded)).map(([, type]) => type);
  return found.length > 1 ? 'DEBT' : found[0];
}

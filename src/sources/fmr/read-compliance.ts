/** Investments that do not comply: the percentages as compliance rows, the values as holdings of their own group. */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Box } from '#documents/pdf/page-words.ts';
import type { Segment } from '#documents/pdf/list-segments.ts';
import { absolute, compare, isZero, type Decimal } from '#domain/decimal.ts';
import { isUnitRule } from './candidates/heads.ts';
import { BLANK_COMPLIANCE, BLANK_HOLDING, type Scope } from './blank-rows.ts';
import type { Cell, RowCells } from './draft.ts';
import { roleOfHead, withCost, type Lane, type Role } from './compliance-heads.ts';
import { tidyLabel } from './fold-label.ts';
import type { PageState } from './page-state.ts';
import { findUnit, readMoney, scaledCell, type MoneyUnit } from './printed-money.ts';
import { isValueCell, joinCells, listColumns, listRows, overlap, type Column, type TableRow } from './rows.ts';
import { readPercent } from './printed-number.ts';

/** `title` is the table's own: its unit is that of amounts whose head states none, before that of the whole page. */
export function readCompliance(
  state: PageState,
  { title, page_unit }: { readonly title: string; readonly page_unit: MoneyUnit | undefined },
  segments: readonly Segment[],
  scope: Scope,
): void {
  const { rules, walls, shades } = state.page;
  const heads = headsOf(segments, rules);
  const bottom = Math.max(0, ...heads.map((head) => head.baseline));
  const units = segments.filter(isUnitRule);
  const unitOver = (column: Column): string => units.find((unit) => overlap(unit, column) > 0)?.text ?? '';
  const lanes = listColumns(listRows(heads)).map((column): Lane => ({
    column,
    // `Provi-` over `sion`
    role: roleOfHead(column.text.replace(/(?<=\p{Ll})-(?=\p{Ll})/gu, '')),
    unit: findUnit(column.text) ?? findUnit(unitOver(column)),
  }));
  // `Investment (PKR mn)` over the names states the unit of the amounts in their rows.
  const unit = findUnit(title) ?? lanes.find(({ role }) => role === 'name')?.unit ?? unitOfGroup(lanes) ?? page_unit;
  const columns = withCost(lanes).map((lane) => ({ ...lane, unit: lane.unit ?? unit }));
  const body = segments.filter(
    (segment) => !segment.bold && segment.baseline > bottom + LEVEL * segment.size && !units.includes(segment),
  );
  for (const cells of groupLines(listRows(body), [...rules, ...shades.flatMap(edgesOf)]))
    readRow(state, cells, columns, walls, scope);
}

/** `Value (PKR million)` over the heads of all amounts, in or between them: the one unit that any of them has. */
function unitOfGroup(lanes: readonly Lane[]): MoneyUnit | undefined {
  const [unit, ...others] = new Set(
    lanes.flatMap((lane) => (isAmount(lane) || lane.role === undefined ? (lane.unit ?? []) : [])),
  );
  return others.length === 0 ? unit : undefined;
}

function isAmount({ role }: Lane): boolean {
  return MONEY.some(([money]) => money === role);
}

// In multiples of the font size.
const LEVEL = 0.45;

/**
 * The heads in bold print. In a table without any, the lines over the first figures, to the last one that has a head
 * over a figure. A line under that may be the first of a name, which only a rule parts from the heads.
 */
function headsOf(segments: readonly Segment[], rules: readonly Box[]): Segment[] {
  // The title of the next part may follow the last row.
  const body = Math.min(...segments.filter((cell) => !cell.bold && isValueCell(cell)).map((cell) => cell.baseline));
  const bold = segments.filter((segment) => segment.bold && segment.baseline < body);
  if (bold.length > 0) return bold;
  const rows = listRows(segments);
  const first = rows.findIndex(({ cells }) => cells.some(isValueCell));
  const figures = (rows[first]?.cells ?? []).filter(isValueCell);
  const isOverFigure = (cell: Segment): boolean => figures.some((figure) => overlap(cell, figure) > 0);
  const end = rows.slice(0, Math.max(0, first)).findLastIndex(({ cells }) => cells.some(isOverFigure)) + 1;
  const isWhole = end === first || arePartedByRule(rows[end - 1], rows[end], rules);
  return end > 0 && isWhole ? rows.slice(0, end).flatMap(({ cells }) => cells) : [];
}

function arePartedByRule(above: TableRow | undefined, below: TableRow | undefined, rules: readonly Box[]): boolean {
  const [cell] = below?.cells ?? [];
  return (
    above !== undefined &&
    cell !== undefined &&
    rules.some(
      ({ x0, x1, y0, y1 }) =>
        y0 > above.baseline && y1 < cell.baseline - LEVEL * cell.size && x0 < cell.x1 && x1 > cell.x0,
    )
  );
}

// A row may be shaded instead of ruled.
function edgesOf(shade: Box): Box[] {
  return [
    { ...shade, y1: shade.y0 },
    { ...shade, y0: shade.y1 },
  ];
}

// Of two figures with a line of words between them, that of the words is clearly nearer.
const NEARER = 0.7;

/** Whether the words of this line belong to the figures below them, and not to those above. */
function isNearerToNext(rows: readonly TableRow[], at: number): boolean {
  const hasFigures = ({ cells }: TableRow): boolean => cells.some(isValueCell);
  const { baseline } = rows[at] as TableRow;
  const before = rows.slice(0, at).findLast(hasFigures);
  const next = rows.slice(at + 1).find(hasFigures);
  return before !== undefined && next !== undefined && next.baseline - baseline < NEARER * (baseline - before.baseline);
}

// In multiples of the font size.
const UNEVEN = 0.8;

// A drawn line under each row, or a new row at each line that holds figures.
function groupLines(rows: readonly TableRow[], lines: readonly Box[]): Segment[][] {
  if (rows.length === 0) return [];
  // Those of another column of the page part no rows.
  const { x0, x1 } = boxAround(rows.flatMap(({ cells }) => cells));
  const rules = lines.filter((line) => line.x0 < x1 && line.x1 > x0);
  const groups: Segment[][] = [];
  let last: Segment | undefined;
  for (const [at, row] of rows.entries()) {
    const first = row.cells[0] as Segment;
    const parted =
      last !== undefined &&
      rules.some((rule) => rule.y0 > (last?.baseline ?? 0) - 1 && rule.y1 < first.baseline - 0.3 * first.size);
    const group = groups.at(-1);
    const figures = row.cells.some((cell) => isValueCell(cell) && !isRestOfWords(cell, group));
    const isFull = group?.some(isValueCell) === true;
    // Cells of one row that are set unevenly are two lines very close together, with other columns in each.
    const isSame =
      last !== undefined &&
      first.baseline - last.baseline < UNEVEN * first.size &&
      !row.cells.some((cell) => group?.some((other) => other.x0 < cell.x1 && other.x1 > cell.x0));
    const begins = isFull && !isSame && (figures || isNearerToNext(rows, at));
    if (group === undefined || parted || begins) groups.push([...row.cells]);
    else group.push(...row.cells);
    last = first;
  }
  return groups;
}

// `Single entity >` over `10%`, `Exposure of more than` over `15%`
const COMPARES = /(?:[<>≤≥]=?|\b(?:than|exceed(?:s|ing)|above|below|over))$/i;
// In points.
const SAME_EDGE = 2;

/** Whether a figure at the left edge of unfinished words is their next line. */
function isRestOfWords(cell: Segment, group: readonly Segment[] | undefined): boolean {
  const over = group?.findLast((other) => other.x0 < cell.x1 && other.x1 > cell.x0);
  return over !== undefined && Math.abs(over.x0 - cell.x0) < SAME_EDGE && COMPARES.test(over.text.trim());
}

function readRow(
  state: PageState,
  cells: readonly Segment[],
  columns: readonly Lane[],
  walls: readonly Box[],
  scope: Scope,
): void {
  const found = cellsByRole(cells, columns, walls);
  if (found === undefined || hasTwoOnOneLine(found.get('name') ?? [])) return refuse(state, cells);
  const units = new Map(columns.map(({ role, unit }) => [role, unit]));
  addInvestment(state, found, units, scope);
}

// The end of a name whose beginning was not found.
const END_ONLY = /^(?:company |mills |\(?(?:private|pvt\.?|pakistan)\)? )?(?:limited|ltd\.?)$/i;

/** One investment from the cells that are of it. */
export function addInvestment(
  state: PageState,
  found: ReadonlyMap<Role, readonly Segment[]>,
  units: ReadonlyMap<Role | undefined, MoneyUnit | undefined>,
  scope: Scope,
): void {
  const cells = [...found.values()].flat();
  const text = (role: Role): Cell | undefined => (found.has(role) ? joinCells(found.get(role) ?? []) : undefined);
  const name = text('name') ?? text('plan');
  if (name === undefined || !/[A-Za-z]{2}/.test(name.text)) return;
  // A provision for the workers' welfare fund may appear in this table; it is a liability, not an investment.
  if (/welfare fund|\bs?wwf\b/i.test(name.text)) {
    state.draft.add(
      'notes',
      { ...scope, note_kind: 'STATEMENT', section_type: 'compliance', note_type: null, text: joinCells(cells).text },
      { text: joinCells(cells) },
    );
    return;
  }
  const money = amounts(state, text, units, name);
  const percents = percentages(state, text, name);
  if (money === undefined || percents === undefined) return;
  const type = text('type');
  const limitType = type === undefined || /^[-–]+$/.test(type.text) ? null : type.text;
  const label = tidyLabel(name.text);
  if (END_ONLY.test(label)) return state.draft.problem('compliance', 'the whole name of an investment', label);
  const limitCells = limitType === null || type === undefined ? {} : { limit_type_raw: type };
  state.draft.add(
    'compliance',
    {
      ...scope,
      ...BLANK_COMPLIANCE,
      compliance_type: 'NON_COMPLIANT_INVESTMENT',
      name_raw: label,
      limit_type_raw: limitType,
      ...percents.values,
    },
    { name_raw: name, ...limitCells, ...percents.cells },
  );
  if (Object.keys(money.values).length > 0)
    addHolding(state, scope, name, { name_raw: label, instrument_type_raw: limitType }, money, percents);
}

// `Sample Leasing Limited | TFC` under one head: without walls, the column of the second is not certain.
function hasTwoOnOneLine(cells: readonly Segment[]): boolean {
  return cells.some((cell, at) =>
    cells.slice(at + 1).some((other) => Math.abs(other.baseline - cell.baseline) < 0.3 * cell.size),
  );
}

/** The cells of a row by what their column says; undefined if a cell is under no known head. */
function cellsByRole(
  cells: readonly Segment[],
  columns: readonly Lane[],
  walls: readonly Box[],
): Map<Role, Segment[]> | undefined {
  const found = new Map<Role, Segment[]>();
  for (const cell of cells) {
    const beside = walls.filter((wall) => wall.y0 < cell.baseline && wall.y1 > cell.y0);
    const inLane = columns.filter(({ column }) => isInOneLane(column, cell, beside));
    // `% of` over `Gross Assets` and `Net Assets`, between the two, does not head a column.
    const known = inLane.filter((lane) => lane.role !== undefined);
    const between = known.length === 1 ? known : inLane;
    const best =
      // Drawn walls say more than edges: a head may be aligned with the other border of its column.
      (between.length === 1 && beside.length > 0 ? { ...(between[0] as Lane), share: 1 } : undefined) ??
      columns
        .map((entry, index) => ({ ...entry, share: share(entry.column, cell, columns[index + 1]?.column) }))
        .toSorted((a, b) => b.share - a.share)[0];
    // If the first column has no head, a cell to the left of all heads is the name.
    const role =
      best === undefined || best.share <= 0 ? (cell.x1 < (columns[0]?.column.x0 ?? 0) ? 'name' : undefined) : best.role;
    if (role === undefined) return undefined;
    found.set(role, [...(found.get(role) ?? []), cell]);
  }
  return found;
}

function isInOneLane(column: Column, cell: Segment, walls: readonly Box[]): boolean {
  const [from, to] = [Math.min(column.x1, cell.x1), Math.max(column.x0, cell.x0)];
  return !walls.some((wall) => wall.x0 > from - 1 && wall.x1 < to + 1);
}

function addHolding(
  { draft }: PageState,
  scope: Scope,
  name: Cell,
  texts: { readonly name_raw: string; readonly instrument_type_raw: string | null },
  money: Amounts,
  percents: Percentages,
): void {
  const rank =
    draft.sections.holdings.filter(
      (row) => row.holding_group === 'NON_COMPLIANT_INVESTMENTS' && row.sub_fund_key === scope.sub_fund_key,
    ).length + 1;
  const { gross_assets_percent = null, net_assets_percent = null } = percents.values;
  draft.add(
    'holdings',
    {
      ...scope,
      ...BLANK_HOLDING,
      holding_group: 'NON_COMPLIANT_INVESTMENTS',
      rank,
      ...texts,
      ...money.values,
      percent_of_gross_assets: gross_assets_percent,
      percent_of_net_assets: net_assets_percent,
      is_top_holding: false,
      is_non_compliant: true,
    },
    {
      name_raw: name,
      ...money.cells,
      ...(percents.cells.gross_assets_percent === undefined
        ? {}
        : { percent_of_gross_assets: percents.cells.gross_assets_percent }),
      ...(percents.cells.net_assets_percent === undefined
        ? {}
        : { percent_of_net_assets: percents.cells.net_assets_percent }),
    },
  );
}

export function refuse(state: PageState, cells: readonly Segment[]): void {
  state.draft.problem(
    'compliance',
    'a cell under one of the table’s heads',
    `“${cells.map((cell) => cell.text).join(' ')}”`,
  );
}

// The share of a cell that is in a head's column, which extends from the left edge of this head to that of the next
// one.
function share(column: Column, cell: Segment, next: Column | undefined): number {
  const lane = { ...column, x1: Math.max(column.x1, (next?.x0 ?? column.x1 + 80) - 1) };
  const width = Math.max(1, cell.x1 - cell.x0);
  return (
    Math.max(0, Math.min(lane.x1, cell.x1) - Math.max(lane.x0 - 3, cell.x0)) / width +
    (overlap(column, cell) > 0 ? 0.5 : 0)
  );
}

type MoneyMember = 'value_before_provisioning' | 'provisioning_amount' | 'value_after_provisioning';
const MONEY: readonly (readonly [Role, MoneyMember])[] = [
  ['before', 'value_before_provisioning'],
  ['provision', 'provisioning_amount'],
  ['after', 'value_after_provisioning'],
];

interface Amounts {
  readonly values: Partial<Record<MoneyMember, Decimal>>;
  readonly cells: RowCells<'holdings'>;
}

function amounts(
  state: PageState,
  text: (role: Role) => Cell | undefined,
  units: ReadonlyMap<Role | undefined, MoneyUnit | undefined>,
  name: Cell,
): Amounts | undefined {
  const values: Partial<Record<MoneyMember, Decimal>> = {};
  const cells: RowCells<'holdings'> = {};
  for (const [role, member] of MONEY) {
    const cell = text(role);
    if (cell === undefined) continue;
    const money = readMoney(cell.text, units.get(role) ?? '1');
    if (money.kind === 'unclear') {
      state.draft.problem('holdings', `an amount for ${name.text}`, `“${cell.text}”`);
      return undefined;
    }
    if (money.kind === 'none') continue;
    if (units.get(role) === undefined && isTooSmall(money.rupees)) {
      state.draft.problem('holdings', `an amount for ${name.text} with its unit`, `“${cell.text}”`);
      return undefined;
    }
    values[member] = money.rupees;
    cells[member] = scaledCell(cell, money.unit);
  }
  return { values, cells };
}

// Rupees: no fund reports a smaller investment, so a smaller figure is in millions.
const LEAST_AMOUNT = '100000' as Decimal;

function isTooSmall(rupees: Decimal): boolean {
  return !isZero(rupees) && compare(absolute(rupees), LEAST_AMOUNT) < 0;
}

type PercentMember =
  | 'gross_assets_percent'
  | 'net_assets_percent'
  | 'actual_exposure_percent'
  | 'regulatory_limit_percent'
  | 'excess_percent';
const PERCENTS: readonly (readonly [Role, PercentMember])[] = [
  ['gross', 'gross_assets_percent'],
  ['net', 'net_assets_percent'],
  ['exposure', 'actual_exposure_percent'],
  ['limit', 'regulatory_limit_percent'],
  ['excess', 'excess_percent'],
];

interface Percentages {
  readonly values: Partial<Record<PercentMember, Decimal>>;
  readonly cells: RowCells<'compliance'>;
}

function percentages(state: PageState, text: (role: Role) => Cell | undefined, name: Cell): Percentages | undefined {
  const values: Partial<Record<PercentMember, Decimal>> = {};
  const cells: RowCells<'compliance'> = {};
  for (const [role, member] of PERCENTS) {
    const cell = text(role);
    if (cell === undefined) continue;
    const percent = readPercent(cell.text);
    if (percent === undefined) {
      state.draft.problem('compliance', `a percentage for ${name.text}`, `“${cell.text}”`);
      return undefined;
    }
    if (percent === null) continue;
    values[member] = percent;
    cells[member] = cell;
  }
  return { values, cells };
}

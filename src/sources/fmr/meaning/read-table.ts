/** Reads a table: splits it by owner and year, turns it so that its labels are rows, then reads it by its kind. */
import type { WithheldGroup } from '#domain/fragment.ts';
import { WHOLE_FUND, type Scope } from '#sources/fmr/blank-rows.ts';
import { readHeadedGrid } from '#sources/fmr/candidates/headed-grids.ts';
import { isRank, reachOf } from '#sources/fmr/candidates/reach.ts';
import { isBeside } from '#sources/fmr/candidates/rows.ts';
import type { Row } from '#sources/fmr/candidates/table.ts';
import type { Table } from '#sources/fmr/candidates/table.ts';
import { pickColumns, pickRows, turnTable } from '#sources/fmr/candidates/turn-table.ts';
import { fitsValue } from '#sources/fmr/candidates/value-types.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { isNumeric } from '#sources/fmr/ink/figures.ts';
import type { SubFundDraft } from '#sources/fmr/page-state.ts';
import { scopeAt, type ScopeHeading } from '#sources/fmr/regions/scopes.ts';
import { findTableScope } from '#sources/fmr/regions/table-scope.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import { readMoney } from '#sources/fmr/printed-money.ts';
import { readDate } from '#sources/fmr/printed-date.ts';
import { isErrorText } from '#sources/fmr/rows.ts';
import { findSubFund } from '#sources/fmr/sub-funds.ts';
import { labelMeaning } from './label-meaning.ts';
import type { PageContext } from './page-context.ts';
import {
  contradictsTitle,
  isOfOtherFunds,
  isOwnTable,
  isSeriesTable,
  ownerOf,
  partByOwner,
  partByPeriod,
  partByYear,
} from './part-table.ts';
import { hasRatioInEachPart, readExpenseMatrix, readRatioOfPeriods } from './read-expenses.ts';
import { readPairOf } from './read-pair.ts';
import { monthOf, readReturns, shapeOfReturns } from './read-returns.ts';
import { isFact, listFactLines, saysOther } from './fact-lines.ts';
import { partMonthEnds, partStatistics } from './statistics-among-returns.ts';
import { kindOfShares, monthBefore, orientShares, readAllocationTable, readHoldingTable } from './read-shares.ts';

/** Takes the reason where figures are withheld, and the figures. */
type Explain = (section: WithheldGroup['section']) => (reason: string, figures: readonly Block[]) => void;

/** Whose a table is, where its own heads or its title do not say. */
interface Place {
  /** Undefined if its plan cannot be determined. */
  readonly scope: Scope | undefined;
  readonly sub: SubFundDraft | null;
  /** Its rows or columns name the owner. */
  readonly isNamed: boolean;
  /** The expenses in a part of the page are that part's. */
  readonly hasExpenses: boolean;
}

export const UNKNOWN_PART = 'under a heading that does not name a known fund or plan';
// Figures of a withheld group that a person is shown.
const MOST_FIGURES = 40;
const RETURN_TITLES = new Set(['PERFORMANCE', 'SERIES', 'HISTORY']);

export function readTable(
  context: PageContext,
  table: Table,
  headings: readonly ScopeHeading[],
  withheld: WithheldGroup[],
): void {
  const explain = explainTo(context, withheld);
  // The part of another fund, in a table of several.
  if (context.is_shared && context.owners.find(table.unknownTitle ?? table.title?.text ?? '') === 'OTHER') return;
  const isUnknown = scopeAt(headings, table)?.isUnknown === true;
  const parts = isUnknown ? undefined : partByOwner(context, table);
  const isDoubtful =
    parts !== undefined &&
    isSeriesTable(table) &&
    contradictsTitle(context, table, parts, findTableScope(table, headings, context.sub_fund_names).name);
  if (isUnknown || isDoubtful) {
    if (!isDoubtful && countFacts(table.rows) >= 0.5 * table.rows.length) return;
    explain(sectionOf(table))(
      isDoubtful ? 'one plan whose series each is' : UNKNOWN_PART,
      table.rows.flatMap((row) => row.figures),
    );
    take(context, table);
  } else if (parts !== undefined) {
    for (const { table: part, sub } of parts)
      readPart(context, part, { scope: sub?.scope ?? WHOLE_FUND, sub, isNamed: true, hasExpenses: true }, explain);
    take(context, table);
  } else if (isOfOtherFunds(context, table)) {
    take(context, table);
  } else if (!context.is_shared || isOwnTable(context, table)) {
    const scope = scopeOfTable(context, table, headings);
    if (
      readPart(
        context,
        table,
        { scope, sub: null, isNamed: false, hasExpenses: hasRatioInEachPart(context, headings) },
        explain,
      )
    )
      take(context, table);
  }
}

function sectionOf(table: Table): WithheldGroup['section'] {
  return shapeOfReturns(table) !== undefined
    ? 'reported_returns'
    : kindOfShares(table) === 'HOLDINGS'
      ? 'holdings'
      : 'allocations';
}

/** True where the figures of the table were read, or withheld. */
function readPart(context: PageContext, given: Table, place: Place, explain: Explain): boolean {
  const { scope, isNamed, hasExpenses } = place;
  // What a plan's part of the page says of expenses is the fund's, unless the table itself names the plan or each part has its own.
  const named = given.title !== null && context.sub_fund_names.find(given.title.text) !== undefined;
  bindTable(context, given);
  if (
    readExpenseMatrix(
      context,
      given,
      (hasExpenses || named ? scope : undefined) ?? WHOLE_FUND,
      isNamed,
      explain('fees'),
    )
  )
    return true;
  if (scope !== undefined && readRatioOfPeriods(context, given, scope)) return true;
  const table = readFacts(context, given, place);
  if (table === undefined) return true;
  if (!isNamed && countFacts(table.rows) >= 0.5 * table.rows.length) return false;
  const years = partByYear(context, table);
  if (years.length > 1) {
    for (const year of years) readPart(context, year, place, explain);
    return true;
  }
  const only = partByPeriod(context, years[0] as Table);
  const shape = shapeOfReturns(only);
  const shares = orientShares(context, only);
  const kind = kindOfShares(shares);
  if (table.unknownTitle !== null && shape === undefined && kind === undefined && table.rows.length > 1)
    context.state.draft.problem('notes', 'a block with a title that is known', `“${table.unknownTitle}”`);
  const isBare = !isNamed && only.columns.length === 1 && only.columns[0]?.text === '';
  const isReturns =
    shape !== undefined &&
    !(kind !== undefined && (shape === 'ACROSS' || shares !== only)) &&
    !(isBare && (only.kind === undefined || !RETURN_TITLES.has(only.kind)));
  if (!isReturns && kind === undefined) return false;
  if (scope === undefined)
    explain(isReturns ? 'reported_returns' : sectionOf(only))(
      'one plan whose table it is',
      only.rows.flatMap((row) => row.figures),
    );
  else if (isReturns) {
    bindTable(context, only);
    const ends =
      shape === 'DOWN' ? partMonthEnds(context, only, monthBefore(context.state.report_month ?? '')) : undefined;
    for (const row of ends?.own ?? []) readFactRow(context, row, place.sub);
    keepNavOf(context, ends?.before ?? [], place.sub);
    const rest = ends?.returns ?? only;
    const parts = shape === 'DOWN' ? partStatistics(context, rest) : undefined;
    for (const row of parts?.statistics ?? []) readFactRow(context, row, place.sub);
    readReturns(context, parts?.returns ?? rest, shape, scope, explain('reported_returns'));
    explain('reported_returns')(
      'a row label that says whose returns these are',
      shape === 'ACROSS' ? rowUnder(context, only) : [],
    );
  } else if (kind !== undefined) readShares(context, shares, kind, scope, explain);
  return true;
}

function readShares(
  context: PageContext,
  table: Table,
  kind: NonNullable<ReturnType<typeof kindOfShares>>,
  scope: Scope,
  explain: Explain,
): void {
  const named = nameRows(context, table);
  bindTable(context, named);
  if (named !== table && kind !== 'HOLDINGS')
    explain('allocations')(
      'a name beside each share',
      table.rows.flatMap((row) => row.figures),
    );
  else if (kind === 'HOLDINGS') readHoldingTable(context, named, scope, explain('holdings'));
  else readAllocationTable(context, table, kind, scope, explain('allocations'));
}

/** Its label and the heads of its column give each figure its meaning. */
function bindTable({ state: { draft } }: PageContext, { rows, columns, places }: Table): void {
  for (const { label, figures } of rows) {
    for (const figure of figures) {
      const heads = columns[places.get(figure) ?? -1]?.heads ?? [];
      const words = heads.map((cell) => ({ role: 'COLUMN_HEAD' as const, cell }));
      draft.bind(figure, [{ role: 'LABEL', cell: label }, ...words]);
    }
  }
}

/** Reads facts where the table says whose they are or of which month; undefined where it has nothing else. */
function readFacts(context: PageContext, given: Table, { sub, isNamed }: Place): Table | undefined {
  const month = ownMonth(context, given);
  if (month === null) return undefined;
  if (month !== undefined) {
    for (const row of pickColumns(given, new Map([[month, '']])).rows) readFactRow(context, row, sub);
    if (sub === null) dateNav(context, given.columns[month]?.heads[0]);
    keepEarlierNav(context, given, sub);
    return undefined;
  }
  const owners = given.rows.filter(({ label }) =>
    isNamed ? !saysOther(context, label.text) : ownerOf(context, label, false) !== undefined,
  );
  const [owner] = owners;
  if (
    !isNamed &&
    (owner === undefined || given.rows.some((row) => row !== owner && !saysOther(context, row.label.text)))
  )
    return given;
  const rows = pickRows(given, isNamed ? given.rows.filter((row) => !readFactRow(context, row, sub)) : given.rows);
  const open = owner !== undefined && owners.length === 1 ? readFactColumns(context, rows, owner, sub) : rows;
  return open.rows.length === 0 || open.columns.length === 0 ? undefined : open;
}

// `Net assets | NAV | 1 month` over a fund's row; columns that are not facts remain in the table.
function readFactColumns(context: PageContext, table: Table, owner: Row, sub: SubFundDraft | null): Table {
  const { rows } = turnTable(pickRows(table, [owner]));
  const read = new Set(
    rows
      .map((row) => withStatistic(row, rows))
      .flatMap((row) => (readFactRow(context, row, sub) ? row.figures : []))
      .map((figure) => table.places.get(figure)),
  );
  return read.size === 0
    ? table
    : pickColumns(
        table,
        new Map(table.columns.flatMap((column, at) => (read.has(at) ? [] : [[at, column.text] as const]))),
      );
}

// `PER` and `DY` are words of names elsewhere; among the heads of other statistics they are labels.
function withStatistic(row: Row, rows: readonly Row[]): Row {
  const isStatistic = (text: string): boolean => labelMeaning(text, null)?.kind === 'metric';
  const labelled = `${row.label.text}:`;
  const isAmong =
    !isStatistic(row.label.text) && isStatistic(labelled) && rows.some(({ label }) => isStatistic(label.text));
  return isAmong ? { ...row, label: { ...row.label, text: labelled } } : row;
}

// `Jun-23 | May-23` over facts: the column of the report's month is meant. Null if no column is of that month.
function ownMonth(context: PageContext, table: Table): number | null | undefined {
  const months = table.columns.map((column) => monthOf(column.text));
  // What is reckoned between the months is of another type.
  const facts = countFacts(
    pickColumns(table, new Map(months.flatMap((month, at) => (month === undefined ? [] : [[at, '']])))).rows,
  );
  if (
    table.columns.length < 2 ||
    facts === 0 ||
    facts < 0.5 * table.rows.length ||
    months.filter((month) => month !== undefined).length < 2
  )
    return undefined;
  const own = months.indexOf(context.state.report_month ?? '');
  return own < 0 ? null : own;
}

// The price of the month before explains the return of the month.
function keepEarlierNav(context: PageContext, table: Table, sub: SubFundDraft | null): void {
  const before = table.columns.findIndex(
    (column) => monthOf(column.text) === monthBefore(context.state.report_month ?? ''),
  );
  if (before >= 0) keepNavOf(context, pickColumns(table, new Map([[before, '']])).rows, sub);
}

function keepNavOf({ state }: PageContext, rows: readonly Row[], sub: SubFundDraft | null): void {
  const row = rows.find(({ label }) => {
    const meaning = labelMeaning(label.text, state.report_month);
    return meaning?.kind === 'fact' && meaning.fact === 'nav';
  });
  const figure = row?.figures[0];
  const money = figure === undefined ? undefined : readMoney(figure.text, '1');
  if (money?.kind === 'money') state.earlier_navs.set(sub?.scope.sub_fund_key ?? null, money.rupees);
}

// `28.06.2024` over the prices of a table is their day.
function dateNav({ state: { draft } }: PageContext, head: Block | undefined): void {
  const date = head === undefined ? undefined : readDate(head.text);
  if (head !== undefined && date !== undefined && draft.members.nav_per_unit !== null)
    draft.set('nav_date', date, head);
}

function readFactRow(context: PageContext, { label, figures }: Row, sub: SubFundDraft | null): boolean {
  const meaning = labelMeaning(label.text, context.state.report_month);
  const [value] = figures;
  if (
    meaning === undefined ||
    meaning.kind === 'period' ||
    value === undefined ||
    figures.length > 1 ||
    !fitsValue(meaning, value.text)
  )
    return false;
  readPairOf(context, { label, labelText: label.text, meaning, value, way: 'RIGHT', blocks: [label, value] }, sub);
  return true;
}

/** Tables of facts in words and figures: rows under a line that names funds or plans, or a row of each under a line of facts. */
export function readHeadedGrids(context: PageContext): void {
  const { blocks } = context.ink;
  const { taken } = context;
  const ends = new Set([
    ...taken,
    ...blocks.filter((block) => block.bold && !block.isFigure && titleKind(block.text) !== undefined),
  ]);
  const open = (): Block[] => blocks.filter((block) => ends.has(block) || !taken.has(block));
  for (const heads of context.owner_lines) {
    const isEnd = (block: Block): boolean =>
      ends.has(block) || context.owner_lines.some((line) => line !== heads && line.includes(block));
    const grid = readHeadedGrid(open(), heads, isEnd, context.ink.page.rules);
    const rows =
      grid?.rows.filter(
        (row) => isFact(row.label.text) && row.figures.every((cell) => fitsFact(context, row.label.text, cell.text)),
      ) ?? [];
    if (grid === undefined || rows.length < 2) continue;
    for (const { table, sub } of partByOwner(context, pickRows(grid, rows)) ?? [])
      for (const row of table.rows) readFactRow(context, row, sub);
    // A row with a cell that does not fit its label is of several owners as well: no cell of it is the whole fund's.
    takeRows(
      context,
      grid,
      grid.rows.filter(
        (row) =>
          rows.includes(row) ||
          (isFact(row.label.text) &&
            row.figures.length === grid.columns.length &&
            row.figures.some((cell) => fitsFact(context, row.label.text, cell.text))),
      ),
    );
  }
  for (const line of listFactLines(context)) {
    const grid = readHeadedGrid(
      open(),
      line,
      (block) => ends.has(block) || line.includes(block),
      context.ink.page.rules,
    );
    const rows =
      grid?.rows.filter(
        (row) =>
          row.label.x1 <= (line[0] as Block).x0 &&
          ownerOf(context, row.label, false) !== undefined &&
          fillsHeads(context, grid, row),
      ) ?? [];
    if (grid === undefined || rows.length === 0) continue;
    const owned = pickRows(grid, rows);
    // Rows of one owner are the page's own fund's only if they name it.
    const isOwn = rows.every((row) => ownerOf(context, row.label, false) !== 'OTHER');
    for (const { table, sub } of partByOwner(context, owned) ?? (isOwn ? [{ table: owned, sub: null }] : []))
      readFactColumns(context, table, table.rows[0] as Row, sub);
    takeRows(context, grid, rows);
  }
}

// Rows of figures alone are tables already; here most heads have a value that fits, and some are in words.
function fillsHeads(context: PageContext, { columns, places }: Table, { figures }: Row): boolean {
  const fits = figures.filter((cell) => fitsFact(context, columns[places.get(cell) ?? -1]?.text ?? '', cell.text));
  return (
    fits.length === figures.length && figures.length >= 0.6 * columns.length && figures.some((cell) => !cell.isFigure)
  );
}

function fitsFact({ state }: PageContext, label: string, value: string): boolean {
  const meaning = labelMeaning(label, state.report_month);
  return meaning !== undefined && fitsValue(meaning, value);
}

function takeRows({ ink, taken }: PageContext, grid: Table, rows: readonly Row[]): void {
  for (const { label } of rows)
    for (const block of ink.blocks)
      if (block === label || (isBeside(block, label) && block.x0 >= grid.x0 - 1 && block.x1 <= grid.x1 + 1))
        taken.add(block);
}

function countFacts(rows: readonly Row[]): number {
  return rows.filter(({ label, figures }) => {
    const meaning = labelMeaning(label.text, null);
    return (
      meaning !== undefined &&
      meaning.kind !== 'period' &&
      figures.some((figure) => isNumeric(figure.text)) &&
      figures.every((figure) => fitsValue(meaning, figure.text))
    );
  }).length;
}

function explainTo(context: PageContext, withheld: WithheldGroup[]): Explain {
  const before = withheld.length;
  return (section) => (reason, figures) => {
    if (figures.length === 0) return;
    const error = figures.find((figure) => isErrorText(figure.text));
    context.state.draft.problem(
      section,
      reason,
      error === undefined ? `“${figures.map((figure) => figure.text).join(' ')}”` : `the error ${error.text}`,
    );
    // One table is one group, however many of its rows are unclear.
    const at = withheld.findIndex((group, index) => index >= before && group.section === section);
    const present = withheld[at];
    if (present === undefined)
      withheld.push({
        section,
        check: 'unclear',
        reason,
        figures: figures.slice(0, MOST_FIGURES).map((figure) => figure.text),
        row_count: 1,
      });
    else
      withheld[at] = {
        ...present,
        figures: [...present.figures, ...figures.map((figure) => figure.text)].slice(0, MOST_FIGURES),
        row_count: present.row_count + 1,
      };
  };
}

function take(context: PageContext, table: Table): void {
  for (const row of table.rows) for (const block of [row.label, ...row.figures]) context.taken.add(block);
  for (const column of table.columns) for (const head of column.heads) context.taken.add(head);
  if (table.title !== null) context.taken.add(table.title);
}

/** Undefined if its plan cannot be determined. */
function scopeOfTable(context: PageContext, table: Table, headings: readonly ScopeHeading[]): Scope | undefined {
  const { name, rivals } = findTableScope(table, headings, context.sub_fund_names);
  if (rivals.length > 0) return undefined;
  return name === null
    ? WHOLE_FUND
    : findSubFund(context.state, name, table.title ?? (table.rows[0] as Row).label).scope;
}

// If other words (sector, rating, maturity) are between a table's names and its figures, its names are the words under its title's edge.
function nameRows({ ink }: PageContext, table: Table): Table {
  const { title } = table;
  // Labels over or under their figures are whole.
  const isBesideLabels = table.rows.every(({ label, figures }) => figures.some((figure) => isBeside(figure, label)));
  if (title === null || !isBesideLabels) return table;
  // The second of two lists side by side begins behind the figures of the first.
  const lane = Math.max(
    0,
    ...table.rows.flatMap(({ label }) =>
      ink.blocks
        .filter((block) => block.isFigure && !isRank(block) && block.x1 <= label.x0 + 1 && isBeside(block, label))
        .map((block) => block.x1),
    ),
  );
  // A title in the middle begins neither with the names nor with the labels.
  const isCentred = table.rows.every(({ label }) => Math.abs(label.x0 - title.x0) > 8);
  const from = Math.max(
    (isCentred ? Math.min(title.x0, reachOf(table, table.rows, ink.blocks).box.x0) : title.x0) - 8,
    lane,
  );
  const named = table.rows.map((row) => {
    const left = ink.blocks
      .filter(
        (block) =>
          !block.isFigure &&
          !isRank(block) &&
          block.x0 >= from &&
          block.x1 <= row.label.x0 + 1 &&
          isBeside(block, row.label),
      )
      .toSorted((a, b) => a.x0 - b.x0)[0];
    const isOtherLane =
      left !== undefined &&
      ink.blocks.some(
        (block) => block.isFigure && isBeside(block, row.label) && block.x0 > left.x0 && block.x1 <= row.label.x0 + 1,
      );
    return left === undefined || isOtherLane ? row : { ...row, label: left };
  });
  const moved = named.filter((row, index) => row.label !== table.rows[index]?.label).length;
  return moved >= 0.6 * table.rows.length && moved > 0 ? { ...table, rows: named } : table;
}

// Figures without a label on the line under a table's last row: it is unclear whose they are.
function rowUnder({ ink }: PageContext, table: Table): Block[] {
  const size = table.rows[0]?.label.size ?? 8;
  return ink.blocks.filter(
    (block) =>
      block.isFigure &&
      block.y0 > table.y1 - 1 &&
      block.y0 - table.y1 < 1.6 * size &&
      block.x0 > (table.rows[0]?.label.x1 ?? 0) &&
      block.x1 < table.x1 + 4 &&
      !ink.blocks.some(
        (other) =>
          !other.isFigure &&
          other.x1 <= block.x0 &&
          other.x0 > table.x0 - 4 &&
          Math.abs(other.baseline - block.baseline) < 0.5 * size,
      ),
  );
}

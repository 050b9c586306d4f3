/**
 * Splits a table of several funds, plans, sub-funds or periods into one table for each. A row or column that states its
 * role but does not name an owner (a benchmark's under a fund's) belongs with the one before it.
 */
import { bindHeads } from '#sources/fmr/candidates/heads.ts';
import type { Row } from '#sources/fmr/candidates/table.ts';
import type { Column, Table } from '#sources/fmr/candidates/table.ts';
import { pickColumns, pickRows } from '#sources/fmr/candidates/turn-table.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { foldLabel } from '#sources/fmr/fold-label.ts';
import type { SubFundDraft } from '#sources/fmr/page-state.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import { findSubFund } from '#sources/fmr/sub-funds.ts';
import { periodOfLabel } from './period-label.ts';
import type { PageContext } from './page-context.ts';
import { monthOf } from './read-returns.ts';
import { roleOf, saysRole } from './series-roles.ts';

/** `null` for the page's own fund as a whole. */
type Owner = { readonly key: string; readonly sub: string | null; readonly place: Block } | 'OTHER';

export interface TablePart {
  readonly table: Table;
  readonly sub: SubFundDraft | null;
}

/** Undefined if the table does not name several owners. Rows or columns of another fund are left out. */
export function partByOwner(context: PageContext, table: Table): TablePart[] | undefined {
  return partColumns(context, table) ?? partRows(context, table) ?? partGroups(context, table);
}

/** A series of months for each of several plans. */
export function isSeriesTable({ rows, columns }: Table): boolean {
  const isMonth = ({ text }: { readonly text: string }): boolean => monthOf(text) !== undefined;
  return (
    rows.filter((row) => isMonth(row.label)).length >= 0.5 * rows.length ||
    columns.filter(isMonth).length >= 0.5 * columns.length
  );
}

const NAME_OF_FUND = /\b(?:fund|scheme)(?:\s?\([^()]{1,16}\))?$/i;

/** The owner that a text names: the fund, one of its plans or sub-funds, or another fund of the registry. */
export function ownerOf(context: PageContext, place: Block, inColumn: boolean): Owner | undefined {
  const { text } = place;
  if (place.isFigure || text.length > 90) return undefined;
  const names = context.sub_fund_names;
  const fund = context.owners.find(text);
  // `Monthly Returns of Sample Balanced Plan` is a table's title, `Sample Asset Allocation Fund` a name.
  if (titleKind(text) !== undefined && (fund === undefined || !NAME_OF_FUND.test(text))) return undefined;
  // `Sample Islamic Equity Fund` in a table of all funds is not a sub-fund of a pension fund.
  if (fund === 'OTHER' && names.isPension && /\bfund$/i.test(text) && !/\bsub[- ]?fund$/i.test(text)) return 'OTHER';
  // In rows a plan's short form that no page spells out is never resolved by its letters alone.
  const short = inColumn || names.isPension ? names.findShort(text) : undefined;
  const sub = fund === 'OWN' ? undefined : ((inColumn ? names.find(text) : names.isHeading(text)) ?? short);
  if (sub !== undefined) return { key: sub.name, sub: sub.name, place };
  if (fund === undefined) return undefined;
  return fund === 'OWN' ? { key: '', sub: null, place } : 'OTHER';
}

function keyOf(owner: Owner): string {
  return owner === 'OTHER' ? 'OTHER' : `=${owner.key}`;
}

export function areSeveral(owners: readonly (Owner | undefined)[]): boolean {
  return new Set(owners.flatMap((owner) => (owner === undefined ? [] : [keyOf(owner)]))).size > 1;
}

function partColumns(context: PageContext, table: Table): TablePart[] | undefined {
  if (table.columns.length < 2) return undefined;
  const own = table.columns.map(
    (column) =>
      column.heads.map((head) => ownerOf(context, head, true)).find((owner) => owner !== undefined) ??
      ownerOfJoined(context, column),
  );
  // A name over one of its own columns: the others are not under the names of another line.
  const isNamed = own.some((owner) => owner !== undefined);
  const owners = areSeveral(own) ? own : isNamed ? besideOwn(context, table, own) : inheritOwners(context, table);
  if (owners === undefined) return undefined;
  const carried = carry(
    owners,
    table.columns.map((column) => saysRole(column.text, context)),
  );
  return makeParts(context, carried, (places) => {
    const texts = new Map(
      places.map((at) => [at, restOf(context, table.columns[at] as Column, owners[at] !== undefined)] as const),
    );
    return pickColumns(table, texts);
  });
}

/**
 * On a page of several funds, the columns next to one that the fund's name alone heads are another fund's if nothing is
 * known of their heads: `Snif` may be a short form that is set unlike the others. Undefined if each has a role or a
 * period.
 */
function besideOwn(
  context: PageContext,
  { columns }: Table,
  own: readonly (Owner | undefined)[],
): (Owner | undefined)[] | undefined {
  const isName = ({ heads }: Column): boolean =>
    heads.length > 0 && heads.every((head) => ownerOf(context, head, true) !== undefined);
  if (!context.is_shared || !columns.some(isName)) return undefined;
  const isUnknown = ({ heads, text }: Column): boolean =>
    heads.length > 0 &&
    !saysRole(text, context) &&
    heads.every(({ text: head }) => periodOfLabel(head, null) === undefined && monthOf(head) === undefined);
  const owners = columns.map((column, at) => own[at] ?? (isUnknown(column) ? 'OTHER' : undefined));
  return areSeveral(owners) ? owners : undefined;
}

// A name over two lines that are two heads: `Soan Islamic` over `Income Fund`.
function ownerOfJoined(context: PageContext, { heads, text }: Column): Owner | undefined {
  const [first] = heads;
  return first === undefined || heads.length < 2 ? undefined : ownerOf(context, { ...first, text }, true);
}

// The heads of a column other than the name of its owner.
function restOf(context: PageContext, { heads, text }: Column, isNamed: boolean): string {
  const rest = heads
    .filter((head) => ownerOf(context, head, true) === undefined)
    .map((head) => head.text)
    .join(' ');
  // The owner may be named on a line further up, over the series of each.
  const isName = rest === '' || (rest === text && !saysRole(text, context));
  return isNamed && isName ? 'Fund' : rest === '' ? text : rest;
}

/** The names of the owners over each column that its own heads do not say; undefined if they name none, or only one. */
export function placesOfOwners(context: PageContext, table: Table): (Block | undefined)[] | undefined {
  const isNamed = table.columns.some(({ heads }) => heads.some((head) => ownerOf(context, head, true) !== undefined));
  const owners = isNamed ? undefined : inheritOwners(context, table);
  return owners?.map((owner) => (owner === undefined || owner === 'OTHER' ? undefined : owner.place));
}

/** The owners named on a line further up, over all columns of this table. */
function inheritOwners(context: PageContext, table: Table): (Owner | undefined)[] | undefined {
  const above = context.owner_lines
    .filter((line) => line.every((block) => block.y1 <= table.y0 + 1) && line.length > 1)
    .at(-1);
  // Rows that name their owners need none from another table.
  if (above === undefined || areSeveral(table.rows.map(({ label }) => ownerOf(context, label, false))))
    return undefined;
  // `SPF-EQ` or `Equity Sub-Fund` over the labels.
  const names = context.sub_fund_names;
  if ((names.findShort(table.corner) ?? names.find(table.corner)) !== undefined) return undefined;
  // `Plan I – Performance` between that line and the table: the title says whose it is.
  const { title } = table;
  const isTitled = title !== null && context.sub_fund_names.find(title.text) !== undefined;
  if (isTitled && above.every((block) => block.y1 <= title.y0 + 1)) return undefined;
  const owners = bindHeads(table.columns, above, true).map(([head]) =>
    head === undefined ? undefined : ownerOf(context, head, true),
  );
  const isWhole = above.every((block) =>
    owners.some((owner) => owner !== undefined && (owner === 'OTHER' || owner.place === block)),
  );
  return isWhole && owners.every((owner) => owner !== undefined) && areSeveral(owners) ? owners : undefined;
}

/** Whether the heads of a table name the page's fund and no other: `SIF` over a list of holdings. */
export function isOwnTable(context: PageContext, { columns, captions, x1 }: Table): boolean {
  // Further right are the heads of the next table.
  const owners = [...columns.flatMap((column) => column.heads), ...captions.filter(({ x0 }) => x0 < x1)].flatMap(
    (head) => ownerOf(context, head, true) ?? [],
  );
  return owners.length > 0 && owners.every((owner) => owner !== 'OTHER' && owner.sub === null);
}

/**
 * Returns whose rows are all those of other funds, with their benchmarks: `Other funds of the manager` on the page of
 * one.
 * Holdings may be funds too, and a short form may be the page's own fund under a sloppy name.
 */
export function isOfOtherFunds(context: PageContext, { rows, columns }: Table): boolean {
  const saysReturns = columns
    .flatMap(({ heads }) => heads)
    .some(
      ({ text }) => periodOfLabel(text, null) !== undefined || roleOf(text, context) === 'benchmark_return_percent',
    );
  const isOther = ({ label }: Row): boolean =>
    /[a-z]{3}/.test(label.text) && ownerOf(context, label, false) === 'OTHER';
  return saysReturns && rows.some(isOther) && rows.every((row) => isOther(row) || saysRole(row.label.text, context));
}

function partRows(context: PageContext, table: Table): TablePart[] | undefined {
  const named = table.rows.map((row) => ownerOf(context, row.label, false));
  const owners = areSeveral(named) ? named : ownersOfClasses(context, table);
  if (!areSeveral(owners)) return undefined;
  const carried = carry(
    owners,
    table.rows.map((row) => saysRole(row.label.text, context)),
  );
  return makeParts(context, carried, (places) =>
    ofMonths(
      context,
      pickRows(
        table,
        places.map((at) => table.rows[at] as Row),
      ),
    ),
  );
}

/** `Debt Sub-Fund, Nov-21` over `Debt Sub-Fund, Oct-21`: in the part of the sub-fund the months are the labels. */
function ofMonths(context: PageContext, table: Table): Table {
  const { rows, columns } = table;
  // Under `3 months` and `1 year` the month says to which day the returns are.
  if (columns.some(({ text }) => periodOfLabel(text, null) !== undefined || monthOf(text) !== undefined)) return table;
  const months = rows.map(({ label }) => monthBesideOwner(context, label));
  if (months.includes(undefined) || new Set(months).size < rows.length) return table;
  return pickRows(
    table,
    rows.map((row, at) => ({ ...row, label: { ...row.label, text: months[at] ?? '' } })),
  );
}

// What parts a name from a month.
const EDGES = /^[(–—|:-]{1,2}\s?|(?<![\s),–—|:-])\s?[),–—|:-]{1,2}$/g;

function monthBesideOwner(context: PageContext, label: Block): string | undefined {
  const words = label.text.split(' ');
  const isOwner = (text: string): boolean => ownerOf(context, { ...label, text }, false) !== undefined;
  for (let at = 1; at < words.length; at += 1) {
    const [before, after] = [words.slice(0, at), words.slice(at)].map((part) => part.join(' ').replace(EDGES, '')) as [
      string,
      string,
    ];
    if (monthOf(after) !== undefined && isOwner(before)) return after;
    if (monthOf(before) !== undefined && isOwner(after)) return before;
  }
  return undefined;
}

const COST_PERIOD = /^(?:f?ytd|mtd|month|year to date)$/i;

/**
 * `JCF` left of `Fund`, `Benchmark` and `Peer average`, and so on, or left of `MTD` and `YTD`, or of two months: the
 * cell of each group of rows, or of each of its rows, names its owner.
 */
function partGroups(context: PageContext, table: Table): TablePart[] | undefined {
  const [first] = table.rows;
  const areAll = (says: (text: string) => boolean): boolean => table.rows.every(({ label }) => says(label.text));
  if (first === undefined) return undefined;
  const isOfGroups =
    areAll((text) => saysRole(text, context)) ||
    areAll((text) => COST_PERIOD.test(text)) ||
    areAll((text) => monthOf(text) !== undefined);
  if (!isOfGroups) return undefined;
  const starts = [...table.rows.keys()].filter((at) => table.rows[at]?.label.text === first.label.text);
  if (starts.length < 2) return undefined;
  const left = context.ink.blocks.filter((block) => !block.isFigure && block.x1 <= first.label.x0);
  const owners = starts.flatMap((from, at): (Owner | undefined)[] => {
    const rows = table.rows.slice(from, starts[at + 1]);
    const isOfGroup = ({ y0, y1 }: Block): boolean =>
      (y0 + y1) / 2 > (rows[0]?.label.y0 ?? 0) - 1 && (y0 + y1) / 2 < (rows.at(-1)?.label.y1 ?? 0) + 1;
    const [name, ...others] = left.filter(isOfGroup).toSorted((a, b) => b.x1 - a.x1);
    // Further left may be another column of the page.
    const further = name === undefined ? [] : others.filter(({ x1 }) => x1 < name.x0);
    const isOne = name !== undefined && others.every((other) => other.text === name.text || further.includes(other));
    const owner = isOne ? (ownerOf(context, name, false) ?? (further.length > 0 ? undefined : 'OTHER')) : undefined;
    return rows.map(() => owner);
  });
  if (owners.includes(undefined) || !areSeveral(owners)) return undefined;
  return makeParts(context, owners, (places) =>
    pickRows(
      table,
      places.map((at) => table.rows[at] as Row),
    ),
  );
}

// What heads a column of sub-funds, or a table of them.
const OF_SUB_FUNDS = /^(?:name of )?(?:the )?sub ?funds?\b/;

/**
 * `Equity`, `Debt` and `Money market` under the head `Sub-fund`, or left of returns by month: a pension's classes alone
 * name its sub-funds.
 */
function ownersOfClasses(
  { sub_fund_names: names }: PageContext,
  { rows, columns, corner, title, kind }: Table,
): (Owner | undefined)[] {
  const isSeries =
    (kind === undefined || kind === 'SERIES') &&
    columns.every(({ text }) => monthOf(text) !== undefined) &&
    rows.every(({ label }) => names.find(label.text) !== undefined);
  const isOfSubFunds = isSeries || [corner, title?.text ?? ''].some((text) => OF_SUB_FUNDS.test(foldLabel(text)));
  if (!names.isPension || !isOfSubFunds || columns.length < 2) return [];
  return rows.map(({ label }): Owner | undefined => {
    const name = names.find(label.text)?.name;
    return name === undefined ? undefined : { key: name, sub: name, place: label };
  });
}

/**
 * Benchmarks either all follow their plans or all precede them. If the table begins and ends with one, a plan is lost,
 * and each may be that of the row over it or under it.
 */
function carry(owners: readonly (Owner | undefined)[], saysRoles: readonly boolean[]): readonly (Owner | undefined)[] {
  const isBefore = owners[0] === undefined && saysRoles[0] === true;
  if (isBefore && owners.at(-1) === undefined && saysRoles.at(-1) === true) return owners;
  let last: Owner | undefined;
  const carried = (isBefore ? owners.toReversed() : owners).map((owner, at) => {
    if (owner !== undefined) last = owner;
    else if (saysRoles[isBefore ? owners.length - 1 - at : at] !== true) last = undefined;
    return owner ?? last;
  });
  return isBefore ? carried.toReversed() : carried;
}

function makeParts(
  context: PageContext,
  owners: readonly (Owner | undefined)[],
  pick: (places: number[]) => Table,
): TablePart[] {
  const places = Map.groupBy(owners.keys(), (at) => (owners[at] === undefined ? '' : keyOf(owners[at])));
  return [...places.values()].flatMap((own): TablePart[] => {
    const owner = owners[own[0] as number];
    if (owner === undefined || owner === 'OTHER') return [];
    return [{ table: pick(own), sub: owner.sub === null ? null : findSubFund(context.state, owner.sub, owner.place) }];
  });
}

/**
 * `Jul-21` or `3 months` over `Fund` and `Benchmark` for each of several periods, and one row of figures: the periods
 * become rows.
 */
export function partByPeriod(context: PageContext, table: Table): Table {
  const [row] = table.rows;
  const split = table.columns.map(({ heads }) => {
    const period = heads.find(
      (head) => monthOf(head.text) !== undefined || periodOfLabel(head.text, null) !== undefined,
    );
    const role = heads
      .filter((head) => head !== period)
      .map((head) => head.text)
      .join(' ');
    return { period, role };
  });
  const roles = [...new Set(split.map(({ role }) => role))];
  const periods = [...new Set(split.flatMap(({ period }) => period ?? []))];
  const isWhole = split.every(({ period, role }) => period !== undefined && roleOf(role, context) !== undefined);
  if (
    row === undefined ||
    table.rows.length > 1 ||
    !isWhole ||
    roles.length < 2 ||
    periods.length * roles.length !== split.length
  )
    return table;
  const places = new Map<Block, number>();
  const rows = periods.map((label): Row => {
    const figures = row.figures.filter((figure) => split[table.places.get(figure) ?? -1]?.period === label);
    for (const figure of figures) places.set(figure, roles.indexOf(split[table.places.get(figure) ?? -1]?.role ?? ''));
    return { label, figures };
  });
  const columns = roles.map((text): Column => ({
    ...(table.columns.find((_, at) => split[at]?.role === text) as Column),
    text,
  }));
  return { ...table, rows: rows.filter(({ figures }) => figures.length > 0), columns, places };
}

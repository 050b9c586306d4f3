/** Tables of shares: allocations by class, sector, rating or maturity; and which tables are of shares at all. */
import { joinLines } from '#base/pattern-lines.ts';
import type { AllocationType } from '#domain/fragment-terms.ts';
import type { Scope } from '#sources/fmr/blank-rows.ts';
import { columnBeforeSums } from '#sources/fmr/candidates/running-sums.ts';
import type { Column, Table } from '#sources/fmr/candidates/table.ts';
import { bracketKey } from '#sources/fmr/candidates/cell-keys.ts';
import { findUnit, namesCurrency } from '#sources/fmr/printed-money.ts';
import { turnTable } from '#sources/fmr/candidates/turn-table.ts';
import { foldLabel } from '#sources/fmr/fold-label.ts';
import { makeBlock, type Block } from '#sources/fmr/ink/blocks.ts';
import { respace } from '#sources/fmr/ink/respace.ts';
import { monthBefore, readMonthName } from '#sources/fmr/printed-date.ts';
import { monthByName } from './month-names.ts';
import { isHundred } from '#sources/fmr/printed-number.ts';
import { baseOfPage, percentMemberOf } from '#sources/fmr/percent-bases.ts';
import { isDetailHead } from './holding-details.ts';
import { REST, kindOfLabel } from '#sources/fmr/asset-classes.ts';
import { isKnownLabel } from './label-meaning.ts';
import { monthOf } from './read-returns.ts';
import type { PageContext } from './page-context.ts';
import { saysReturns } from './period-label.ts';
import { isReckoned, roleOf, saysPlainRole } from './series-roles.ts';
import { amountsOf } from './amounts-of-shares.ts';
import { readAllocation } from './read-allocation.ts';
import { isTotal, listDeniedByChange, listSubtotals, listTrueChanges, type Places } from './share-sums.ts';
import { titleKind, type TitleKind } from '#sources/fmr/regions/title-kinds.ts';

/** A grade of credit: `AA+`, `A1`, `NR/UR`, `Govt. Guar.`, `Un-rated`, `Below IG`. */
export const GRADE = new RegExp(
  joinLines`
    ^(?:a{1,3}[+-]?|b{1,3}[+-]?|a[123][+-]?|nr|ur|nr\s?\/\s?ur.*|mts\/nr.*
    |un-?rated|not rated|unrated|below ig|ig|d|ccc)$`,
  'i',
);
const RATING_LABEL = new RegExp(
  joinLines`
    ^(?:govt|gov|gop|government|govern|sovereign|a|aa|aaa|b|bb|bbb|a ?1|a ?2|nr|ur|un|mts|ig|below
    |not rated|non rated|unrated|rated)\b
    |^un ?rated`,
);

function countRepeated(labels: readonly string[]): number {
  return [...Map.groupBy(labels, foldLabel).values()].filter(({ length }) => length > 1).length;
}

type ShareKind = AllocationType | 'HOLDINGS';

/** The kind of a table of shares: from its rows if they show it, otherwise from its title. */
export function kindOfShares(table: Table): ShareKind | undefined {
  const labels = table.rows.map((row) => row.label.text.replace(/^[–—•▪■◆»-]\s{1,3}|,$/g, '').trim());
  // In a list of holdings the grades next to the shares are the holdings' own ratings.
  if (table.kind === 'HOLDINGS' && table.captions.some((caption) => isDetailHead(caption.text))) return 'HOLDINGS';
  const grades = labels.filter((label) => GRADE.test(label)).length;
  if (
    grades >= 2 &&
    labels.filter((label) => RATING_LABEL.test(foldLabel(label)) || /other|cash|total/i.test(label)).length >=
      0.7 * labels.length
  )
    return 'CREDIT_QUALITY';
  if (labels.every((label) => isKnownLabel(label))) return undefined;
  const { kind } = table;
  // A grade alone has lost the others of its list, and is neither a class nor a sector.
  if (grades === labels.length && (kind === 'ASSET_ALLOCATION' || kind === 'SECTOR_ALLOCATION')) return undefined;
  if (kind === 'CREDIT_QUALITY')
    return (
      labels
        .map((label) => foldLabel(respace(label)))
        // The slices of a chart may be as many tables of one row.
        .every((label) => RATING_LABEL.test(label) || REST.test(label))
        ? 'CREDIT_QUALITY'
        : undefined
    );
  // Sectors that are repeated are a column of a list of holdings whose names were not found.
  if (kind === 'SECTOR_ALLOCATION' && countRepeated(labels) >= 2) return undefined;
  if (kind === 'HOLDINGS' || kind === 'MATURITY_PROFILE' || kind === 'SECTOR_ALLOCATION') return kind;
  if (kind === 'ASSET_ALLOCATION') {
    const kinds = labels.map((label) => kindOfLabel(foldLabel(respace(label))));
    const sectors = kinds.filter((each) => each === 'SECTOR').length;
    return sectors > kinds.filter((each) => each === 'CLASS').length && /sector/i.test(table.title?.text ?? '')
      ? 'SECTOR_ALLOCATION'
      : 'ASSET_ALLOCATION';
  }
  // `Sector Allocation` over the names, right of `Asset Allocation`, under the title of both.
  if (kind === 'PORTFOLIO' && countRepeated(labels) < 2 && titleKind(table.corner) === 'SECTOR_ALLOCATION')
    return 'SECTOR_ALLOCATION';
  if (kind === 'PORTFOLIO') return areMostlyClasses(labels) ? 'ASSET_ALLOCATION' : undefined;
  return kind === undefined && areAllAssets(table) ? 'ASSET_ALLOCATION' : undefined;
}

const ALL_ASSETS = /^total (?:net |gross )?assets$/;
// Of the labels, the share that name a class of assets.
const CLASSES = 0.6;

/** `Total assets 100.0` under `T-Bills` and `Bank balances`: the shares of classes, whatever the title. */
function areAllAssets({ rows }: Table): boolean {
  const total = rows.at(-1);
  return (
    total !== undefined &&
    ALL_ASSETS.test(foldLabel(respace(total.label.text))) &&
    total.figures.some(({ text }) => isHundred(text)) &&
    areMostlyClasses(rows.slice(0, -1).map(({ label }) => label.text))
  );
}

function areMostlyClasses(labels: readonly string[]): boolean {
  const named = labels.map((label) => foldLabel(respace(label))).filter((label) => !REST.test(label));
  const classes = named.filter((label) => kindOfLabel(label) === 'CLASS').length;
  return classes > 0 && classes >= CLASSES * named.length;
}

const SHARE_TITLES = new Set<TitleKind>([
  'ASSET_ALLOCATION',
  'SECTOR_ALLOCATION',
  'CREDIT_QUALITY',
  'MATURITY_PROFILE',
]);

/** Shares with their labels as rows: a table with classes as columns, and months or the fund as rows, is turned. */
export function orientShares(context: PageContext, table: Table): Table {
  const isOfWhole = ({ text }: { readonly text: string }): boolean =>
    monthOf(text) !== undefined ||
    readMonthName(text) !== undefined ||
    roleOf(text, context) === 'fund_return_percent' ||
    context.sub_fund_names.isHeading(text) !== undefined ||
    context.sub_fund_names.findShort(text) !== undefined;
  const isTurned =
    table.kind !== undefined &&
    SHARE_TITLES.has(table.kind) &&
    table.columns.length > 1 &&
    table.rows.every((row) => isOfWhole(row.label)) &&
    table.columns.every((column) => column.text !== '' && !isOfWhole(column));
  return isTurned ? turnTable(table) : table;
}

// `Jul-25 | Aug-25 | Sep-25 | Allowed Range`: between which shares the fund's rules keep it.
const LIMIT = /\b(?:range|limits?|allowed|permitted|permissible)\b/i;

const BETWEEN_MONTHS = /\d\s?(?:[→➔➜⟶]|[-=]>)/;

/** Which columns are the report's month and the one before; undefined if the heads do not show it. */
export function columnsOf(
  context: PageContext,
  table: Table,
): { current: number; previous: number | null } | undefined {
  const { columns } = table;
  const report = context.state.report_month;
  // `Jan 24 → Feb 24` over one column: whose month it is is not known.
  if (columns.some(({ text }) => BETWEEN_MONTHS.test(text))) return undefined;
  const bracketed = monthOf(bracketKey(table) ?? '');
  const unbracketed = monthOf(columns[0]?.text.replace(/\([^()]*\)/, '').trim() ?? '');
  if (bracketed !== undefined && unbracketed !== undefined && unbracketed !== report) return undefined;
  if (bracketed !== undefined) return report !== null && bracketed < report ? { current: 0, previous: 1 } : undefined;
  if (columns.length === 1) {
    const month = monthOf(columns[0]?.text ?? '');
    return month !== undefined && report !== null && month !== report ? undefined : { current: 0, previous: null };
  }
  const months = columns.map((column) => monthOfShares(column) ?? monthByName(column.text, report));
  const current = months.indexOf(report ?? '');
  const others = months.flatMap((month, index) =>
    index !== current && month !== undefined && report !== null && month < report ? [index] : [],
  );
  if (current >= 0 && others.length <= 1 && (others.length === 1 || columns.length === 1))
    return { current, previous: others[0] ?? null };
  // Of several earlier months only the one directly before is a member of the report.
  const dated = columns.filter(({ text }) => !LIMIT.test(text)).length;
  if (current >= 0 && others.length === dated - 1 && new Set(others.map((at) => months[at])).size === dated - 1) {
    const before = months.indexOf(monthBefore(report ?? ''));
    return { current, previous: before < 0 ? null : before };
  }
  const own = ownColumn(context, table) ?? (months.some(Boolean) ? undefined : columnBeforeSums(table));
  if (own !== undefined) return { current: own, previous: null };
  const share = shareColumn(table);
  if (share !== undefined && months.every((month) => month === undefined)) return { current: share, previous: null };
  // Amounts beside percentages: the column of percentages is meant.
  const percents = columns.flatMap((column, index) =>
    /%|percent/i.test(column.text) || cellsOf(table, index).every((cell) => /%/.test(cell.text)) ? [index] : [],
  );
  return percents.length === 1 && percents[0] !== undefined && months.every((month) => month === undefined)
    ? { current: percents[0], previous: null }
    : undefined;
}

/** `January 31, 2025` over `(Percent)`; of the amounts next to it the month is not that of shares. */
function monthOfShares({ text, heads }: Column): string | undefined {
  const months = heads.filter((head) => monthOf(head.text) !== undefined);
  const isPlain = months.length === 1 && heads.every((head) => months.includes(head) || SHARE_UNIT.test(head.text));
  return monthOf(text) ?? (isPlain ? monthOf(months[0]?.text ?? '') : undefined);
}

const SHARE_UNIT = /^\(?(?:%|percent(?:age)?)(?: of (?:total |net |gross )?assets)?\)?$/i;

/** The fund's column next to those of an index and of differences. */
function ownColumn(context: PageContext, { columns }: Table): number | undefined {
  const isOwn = (text: string): boolean =>
    context.owners.find(text) === 'OWN' || roleOf(text, context) === 'fund_return_percent';
  const own = columns.findIndex(({ text }) => isOwn(text));
  const isOther = (text: string): boolean => !isOwn(text) && (saysPlainRole(text) || isReckoned(text));
  const areOthers = columns.every(({ text }, at) => at === own || isOther(text));
  return own >= 0 && areOthers ? own : undefined;
}

/**
 * `Rs. mn | Share`: where each other column is of amounts, of a holding's details or reckoned, the one that is left is
 * of shares.
 */
export function shareColumn({ columns }: Table): number | undefined {
  const open = columns.flatMap(({ text }, at) =>
    isAmountHead(text) || isDetailHead(text) || isReckoned(text) ? [] : [at],
  );
  const [only] = open;
  return columns.length > 1 && open.length === 1 ? only : undefined;
}

function isAmountHead(text: string): boolean {
  return (
    !/%|percent/i.test(text) &&
    (findUnit(text) !== undefined ||
      namesCurrency(text) ||
      /\b(?:amount|market value|quantity|no\.? of shares)\b/i.test(text))
  );
}

/** The figures of a column. */
export function cellsOf(table: Table, column: number): Block[] {
  return table.rows.flatMap((row) => row.figures.filter((figure) => table.places.get(figure) === column));
}

// `Oil & Gas Exploration` over `Companies`: the line of the figure may have the end of a label alone.
const LAST_WORD = /^(?:companies|company|limited|and\b.*|&.*)$/i;

// `Others including` over `receivables`, `Power generation &` over `Distribution`
const OPEN_LABEL = /\p{Ll}\s?&$|\s(?:and|of|including|with|for)$/iu;
// In multiples of the font size: from a label to the figure of its row.
const ROW_REACH = 14;

/** A label with the lines over it that need it; undefined if such a line may be of a row of its own. */
function wholeLabel({ ink: { blocks } }: PageContext, label: Block): Block | undefined {
  const above = blocks.find(
    (block) =>
      block !== label &&
      !block.isFigure &&
      OPEN_LABEL.test(block.text) &&
      Math.abs(block.size - label.size) < 0.3 &&
      block.x0 < label.x1 &&
      block.x1 > label.x0 &&
      label.y0 - block.y1 > -0.4 * label.size &&
      label.y0 - block.y1 < 0.5 * label.size,
  );
  if (above === undefined) return label;
  const last = above.lines.at(-1) ?? above;
  const isRow = blocks.some(
    (figure) =>
      figure.isFigure &&
      Math.abs(figure.baseline - last.baseline) < 0.3 * above.size &&
      figure.x0 > above.x1 - 1 &&
      figure.x0 - above.x1 < ROW_REACH * above.size,
  );
  return isRow ? undefined : makeBlock([...above.lines, ...label.lines]);
}

/** The head of a column, which a page may repeat at each row: no name of a share. */
export const COLUMN_HEAD =
  /^#|^(?:weights?|weightage|names?|sectors?|issuers?|instruments?|holdings?|exposure|percent(?:age)?)$/i;

// `Management fee charged: 0.05%`, a note under the shares.
const COST = /\b(?:management|trustee) fees?\b|\bexpense ratio\b|\b(?:front|back)[- ]?end load\b/i;

/** Reads the shares of a table of one type; `explain` takes the reason where figures are withheld. */
export function readAllocationTable(
  context: PageContext,
  table: Table,
  type: AllocationType,
  scope: Scope,
  explain: (reason: string, figures: readonly Block[]) => void,
): void {
  const places = columnsOf(context, table);
  if (places === undefined) {
    const figures = table.rows.flatMap((row) => row.figures);
    explain('one percentage, or months over two', figures);
    return;
  }
  const left = listSubtotals(table).union(withheldByChange(table, places, explain));
  const member = percentMemberOf(
    respace(table.title?.text ?? ''),
    table.captions.map((caption) => respace(caption.text)).join(' '),
    baseOfPage(context.ink.blocks),
  );
  const amounts = amountsOf(table, places.current);
  const changes = listTrueChanges(table, places);
  for (const printed of table.rows) {
    const whole = wholeLabel(context, printed.label);
    const row = whole === undefined ? printed : { ...printed, label: whole };
    const label = row.label.text.replace(/[,:;]$/, '').trim();
    if (
      isTotal(respace(label)) ||
      /^(?:sub|net)? ?total\b/i.test(label) ||
      COST.test(respace(label)) ||
      left.has(printed)
    )
      continue;
    if (LAST_WORD.test(label) || whole === undefined) {
      explain(`a whole label, not its end “${label}”`, row.figures);
      continue;
    }
    if (COLUMN_HEAD.test(label) || saysReturns(label, context.state.report_month)) {
      explain(`the name of a share instead of “${label}”`, row.figures);
      continue;
    }
    const [amount, change] = [amounts.get(printed), changes.get(printed)];
    readAllocation(context, table, row, { label, type, scope, places, member, amount, change });
  }
}

type Explain = (reason: string, figures: readonly Block[]) => void;

/** Withholds the rows whose share contradicts the change that the table states. */
export function withheldByChange(
  table: Table,
  places: Places,
  explain: Explain,
): ReturnType<typeof listDeniedByChange> {
  const denied = listDeniedByChange(table, places);
  for (const row of denied) explain(`a share of ${row.label.text} that agrees with its change`, row.figures);
  return denied;
}

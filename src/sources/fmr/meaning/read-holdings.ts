/** Lists of holdings: a name, its details and its share in each row. */
import type { Decimal } from '#domain/decimal.ts';
import { columnBeforeSums } from '#sources/fmr/candidates/running-sums.ts';
import { type Scope, BLANK_HOLDING } from '#sources/fmr/blank-rows.ts';
import { isBroughtForward } from '#sources/fmr/candidates/carried-sums.ts';
import type { Row, Table } from '#sources/fmr/candidates/table.ts';
import type { Cell } from '#sources/fmr/draft.ts';
import { tidyLabel } from '#sources/fmr/fold-label.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { respace } from '#sources/fmr/ink/respace.ts';
import { readDate } from '#sources/fmr/printed-date.ts';
import { readPercent } from '#sources/fmr/printed-number.ts';
import { baseOfPage, percentMemberOf } from '#sources/fmr/percent-bases.ts';
import { amountsOf, cellOf, type Amount } from './amounts-of-shares.ts';
import { isDetailHead, readHoldingDetails } from './holding-details.ts';
import { assetClassOf, findIssueDate, kindOfHolding } from './holding-kinds.ts';
import { labelMeaning } from './label-meaning.ts';
import { isSectorLabel } from './normalize-label.ts';
import type { PageContext } from './page-context.ts';
import { isReckoned, roleOf } from './series-roles.ts';
import { partSmallDetails, type SmallDetail } from './small-details.ts';
import { findDeniedSum, isTotal } from './share-sums.ts';
import { titleKind, type TitleKind } from '#sources/fmr/regions/title-kinds.ts';
import { COLUMN_HEAD, GRADE, columnsOf, shareColumn, cellsOf, withheldByChange } from './read-shares.ts';

const RANK = /^(\d{1,2})(?:[.)]?\s+(?=\S)|[.)](?=\p{L}))/u;
const RANK_ALONE = /^(\d{1,2})[.)]?$/;

/**
 * Whether each row has its number, some in the label and some as a figure before it, and the numbers follow each other.
 * Between them may be the numbers of rows that were not read.
 */
function areNumbered({ rows }: Table, blocks: readonly Block[]): boolean {
  const printed = rows.map(({ label }) => {
    const before = blocks.find(
      (block) =>
        block.isFigure &&
        block.x1 <= label.x0 &&
        label.x0 - block.x1 < 2.5 * label.size &&
        Math.abs(block.baseline - label.baseline) < 0.4 * label.size,
    );
    return Number.parseInt((RANK_ALONE.exec(before?.text ?? '') ?? RANK.exec(label.text))?.[1] ?? '', 10);
  });
  const numbers = printed.toSorted((a, b) => a - b);
  if (numbers.length > 1 && numbers.every((number, at) => number === (numbers[0] ?? 0) + at)) return true;
  return numbers.length >= FEWEST_RANKS && printed.every((number, at) => number > (printed[at - 1] ?? 0));
}

/** Whether names begin with the numbers of their places in the list, although some rows have lost theirs. */
function areInPlace({ rows }: Table): boolean {
  const printed = rows.map(({ label }) => Number.parseInt(RANK.exec(label.text)?.[1] ?? '', 10));
  const own = printed.filter((number) => !Number.isNaN(number));
  return own.length >= FEWEST_IN_PLACE && printed.every((number, at) => Number.isNaN(number) || number === at + 1);
}

const FEWEST_IN_PLACE = 3;

// Names of fewer holdings may begin with numbers of their own.
const FEWEST_RANKS = 4;

// `Name | Weight | Weight | Name` of two funds: each share belongs to the name on its own side.
function hasSecondNames({ ink }: PageContext, { columns }: Table): boolean {
  const heads = columns.flatMap((column) => column.heads);
  const names = ink.blocks.filter(
    (block) =>
      NAME_HEAD.test(respace(block.text)) &&
      heads.some((head) => Math.abs(head.baseline - block.baseline) < 0.3 * block.size),
  );
  return names.length > 1;
}

const NAME_HEAD =
  /^(?:names?|compan(?:y|ies)|issuers?|scrips?|holdings?|securit(?:y|ies)|investments?|instruments?)\b/i;

/** Reads the holdings of a table, in the order of their ranks. */
export function readHoldingTable(
  context: PageContext,
  given: Table,
  scope: Scope,
  explain: (reason: string, figures: readonly Block[]) => void,
): void {
  const { table, details } = partSmallDetails(given);
  if (context.is_shared && hasSecondNames(context, table)) {
    explain(
      'one name next to each share',
      table.rows.flatMap((row) => row.figures),
    );
    return;
  }
  const own = table.columns.length === 1 ? 0 : columnBeforeSums(table);
  const places = own === undefined ? (percentColumn(table) ?? columnsOf(context, table)) : { current: own };
  if (table.rows.every((row) => isTotal(respace(row.label.text)))) return;
  if (places === undefined) {
    explain(
      'one column of percentages',
      table.rows.flatMap((row) => row.figures),
    );
    return;
  }
  const member = percentMemberOf(
    respace(table.title?.text ?? ''),
    table.captions.map((caption) => respace(caption.text)).join(' '),
    baseOfPage(context.ink.blocks),
  );
  const denied = withheldByChange(table, { previous: null, ...places }, explain);
  const objection = findObjection(context, table, places.current, denied.size > 0);
  if (objection !== undefined) {
    explain(
      objection,
      table.rows.flatMap((row) => row.figures),
    );
    return;
  }
  const ranked =
    table.rows.filter((row) => RANK.test(row.label.text)).length >= 0.8 * table.rows.length ||
    areNumbered(table, context.ink.blocks) ||
    areInPlace(table);
  const amounts = amountsOf(table, places.current);
  for (const row of table.rows) {
    const printed = ranked ? row.label.text.replace(RANK, '') : row.label.text;
    const name = tidyLabel(printed.replace(/,$/, ''));
    if (isSumOf(respace(name)) || name.length < 2 || denied.has(row)) continue;
    const figure = row.figures.find((cell) => table.places.get(cell) === places.current);
    const percent = figure === undefined ? null : (readPercent(figure.text) ?? null);
    if (figure === undefined || percent === null || member === null) continue;
    if (isCutName(name)) {
      explain('a whole name', [figure]);
      continue;
    }
    const share = { member, percent, figure };
    addHolding(context, table, row, { name, printed, scope, share, detail: details.get(row), value: amounts.get(row) });
  }
}

const isSumOf = (name: string): boolean =>
  isTotal(name) || isBroughtForward(name) || /^(?:sub|grand)? ?total\b/i.test(name);

/**
 * `Sample Bank TFC (19-`, `Sample Sukuk-{05-05-2021}-{04-11-`, `Sample Power Ltd. -`: the rest was not found, nor may
 * it be found if a dash before the name sets it off from its next line. `Limited 12-DEC-24` has lost its beginning.
 */
const isCutName = (name: string): boolean =>
  END_OF_NAME.test(name) ||
  readDate(name) !== undefined ||
  name.split(/[({[]/).length > name.split(/[)}\]]/).length ||
  /(?:[-–—&]|\s(?:and|of))$|^[-–—]\s/i.test(name);

const END_OF_NAME =
  /^(?:\(?(?:pvt|private)\.?\)? )?(?:limited|ltd|company limited|co\. ltd|perpetual|tier [i1-3]{1,3})\b/i;

/** Why a whole list of holdings is withheld: a sum that the page states otherwise, or a row of something else. */
function findObjection(context: PageContext, table: Table, column: number, isDenied: boolean): string | undefined {
  const figures = table.rows.flatMap((row): Block[] => {
    const share = row.figures.find((cell) => table.places.get(cell) === column);
    return isTotal(respace(row.label.text)) || share === undefined ? [] : [share];
  });
  if (areRanks(figures)) return 'shares, not numbers that count the holdings';
  const shares = figures.flatMap(({ text }) => [readPercent(text) ?? []].flat());
  const stated = isDenied ? undefined : findDeniedSum(context.ink.blocks, table, column, shares);
  if (stated !== undefined) return `shares whose sum is ${stated.text}`;
  const foreign = table.rows.find((row) => !isTotal(respace(row.label.text)) && isNoHolding(context, row));
  return foreign === undefined ? undefined : `a list of holdings without “${foreign.label.text}”`;
}

/** `2`, `4`, `3`, `5`: whole numbers without a sign that follow each other from the first or the second on. */
function areRanks(figures: readonly Block[]): boolean {
  const numbers = figures.map(({ text }) => (RANK_ALONE.test(text) ? Number.parseInt(text, 10) : Number.NaN));
  const counted = numbers.toSorted((a, b) => a - b);
  const [first = 0] = counted;
  return counted.length >= FEWEST_RANKS && first <= 2 && counted.every((number, at) => number === first + at);
}

/** A row of a list: its name with and without its rank, and its share. */
interface Holding {
  readonly name: string;
  readonly printed: string;
  readonly scope: Scope;
  /** In the cell of the name. */
  readonly detail: SmallDetail | undefined;
  readonly value: Amount | undefined;
  readonly share: {
    readonly member: NonNullable<ReturnType<typeof percentMemberOf>>;
    readonly percent: Decimal;
    readonly figure: Block;
  };
}

function addHolding(
  { ink, state: { draft } }: PageContext,
  table: Table,
  row: Row,
  { name, printed, scope, detail, value, share: { member, percent, figure } }: Holding,
): void {
  const rank =
    draft.sections.holdings.filter(
      (each) => each.holding_group === 'TOP_HOLDINGS' && each.sub_fund_key === scope.sub_fund_key,
    ).length + 1;
  const cell: Cell = { ...row.label, text: printed };
  const details = readHoldingDetails(ink.blocks, table, row, row.label);
  const issue_date = details.values.issue_date ?? findIssueDate(name);
  const holding_type = kindOfHolding(respace(name), respace(table.title?.text ?? ''));
  draft.add(
    'holdings',
    {
      ...scope,
      ...BLANK_HOLDING,
      holding_group: 'TOP_HOLDINGS',
      rank,
      name_raw: name,
      holding_type,
      asset_class: assetClassOf(holding_type),
      ...detail?.values,
      ...details.values,
      issue_date,
      [member]: percent,
      market_value: value?.rupees ?? null,
      is_top_holding: true,
      is_non_compliant: null,
    },
    {
      name_raw: cell,
      ...detail?.cells,
      ...(issue_date === null ? {} : { issue_date: cell }),
      ...details.cells,
      [member]: figure,
      ...(value === undefined ? {} : { market_value: cellOf(value) }),
    },
  );
}

// Titles whose words no name of a holding consists of.
const OTHER_TITLES = new Set<TitleKind>(['STATISTICS', 'FACTS', 'PERFORMANCE']);

// `Its returns in the same periods: a 0.51%`. A text layer may have lost the blanks.
const SAYS_RETURNS = /returns\s?(?:in|of|for|over)(?:\b|\s?the)/i;

// `TER - January 2023`, of whichever month: no name of a holding begins so.
const EXPENSE_RATIO = /^TER\b|^(?:total )?expenses? ratio\b/i;

// `rated AA` under a name, `Open-end Shariah compliant scheme` next to it.
const OF_ENTRY = /^(?:un)?rated\b|^(?:open|close)[- ]?end(?:ed)?\b/i;

/** A grade, a sector, a statistic, a column head or the name of a series: a row of another table, or of none. */
function isNoHolding(context: PageContext, { label }: Row): boolean {
  const text = label.text.replace(/,$/, '').trim();
  const meaning = labelMeaning(text, context.state.report_month);
  return (
    GRADE.test(text) ||
    OF_ENTRY.test(text) ||
    EXPENSE_RATIO.test(text) ||
    COLUMN_HEAD.test(text) ||
    SAYS_RETURNS.test(text) ||
    isSectorLabel(text) ||
    OTHER_TITLES.has(titleKind(text) ?? 'HOLDINGS') ||
    meaning?.kind === 'fact' ||
    meaning?.kind === 'metric' ||
    roleOf(text, context) !== undefined
  );
}

function percentColumn(table: Table): { current: number } | undefined {
  const share = shareColumn(table);
  if (share !== undefined) return { current: share };
  const percents = table.columns.flatMap((column, index) =>
    isDetailHead(column.text) || isReckoned(column.text)
      ? []
      : /%|percent|weight|exposure/i.test(column.text) || cellsOf(table, index).every((cell) => /%/.test(cell.text))
        ? [index]
        : [],
  );
  return percents.length === 1 && percents[0] !== undefined ? { current: percents[0] } : undefined;
}

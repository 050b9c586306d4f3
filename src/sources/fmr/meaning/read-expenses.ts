/** A table of expense ratios: kinds of expense head the columns, months and years label the rows. */
import type { FeeType } from '#domain/fragment-terms.ts';
import { BLANK_FEE, type Scope } from '#sources/fmr/blank-rows.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import type { Column, Row, Table } from '#sources/fmr/candidates/table.ts';
import { isBeside } from '#sources/fmr/candidates/rows.ts';
import { turnTable } from '#sources/fmr/candidates/turn-table.ts';
import { findMeaning, tidyLabel } from '#sources/fmr/fold-label.ts';
import { readPercent } from '#sources/fmr/printed-number.ts';
import { FACT_USES } from '#sources/fmr/fact-uses.ts';
import { respace } from '#sources/fmr/ink/respace.ts';
import { periodOf, readFee } from '#sources/fmr/read-fees.ts';
import { labelMeaning } from './label-meaning.ts';
import { ownMonth, periodAlone, periodIn } from './months-of-ratios.ts';
import type { PageState } from '#sources/fmr/page-state.ts';
import type { PageContext } from './page-context.ts';

const KINDS: readonly (readonly [RegExp, FeeType])[] = [
  [/\b(?:total )?(?:ter\b|expense ?ratio)|^net of (?:[a-z]+ )?lev(?:y|ies)\b/, 'TOTAL_EXPENSE_RATIO'],
  [/^m ?f(?: fee)?$|^m fee\b|\bmanagement fee\b|^mgt fee\b/, 'MANAGEMENT_FEE'],
  [/\bremuneration of (?:the )?(?:manage(?:ment|r)|asset)\b|^manage(?:ment|r)(?: s)? remuneration\b/, 'MANAGEMENT_FEE'],
  // `Trustee, audit and other costs` are not what the trustee is paid.
  [/\btrustee\b(?!.*(?:\baudit\b|other))/, 'TRUSTEE_FEE'],
  // `Govt. levies, SWWF and SECP fee`: one figure for all of them is the levies'.
  [/^(?!.*(?:\blev(?:y|ies)\b.{0,40}\bsecp|\bsecp\b.{0,40}\blevies|wwf)).*\b(?:regulatory|secp)\b/, 'SECP_FEE'],
  [/\bselling\b|^s and m\b/, 'SELLING_AND_MARKETING'],
  [/^(?!.*(?:incl|excl|\bwith|\bbefore|\bnet of\b)).*\blev(?:y|ies)\b/, 'GOVERNMENT_LEVIES'],
  [/\btransaction\b/, 'TRANSACTION_EXPENSES'],
  [/\bthird ?party\b/, 'THIRD_PARTY_EXPENSES'],
  [/(?:\b|and)others?(?:\b|expenses\b)/, 'OTHER_EXPENSES'],
];

// `AGIBAP`, `SPF-ESF`
const SHORT_FORM = /^(?=(?:[^A-Z]*[A-Z]){3})[A-Z][A-Za-z0-9 -]{2,11}$/;

/**
 * `Month 3.15%` and `Year to date 3.04%` under `TER incl. levies`: one ratio of a fund or plan by period. True where
 * all rows are.
 */
export function readRatioOfPeriods({ ink, state }: PageContext, table: Table, scope: Scope): boolean {
  const { rows, columns, title, unknownTitle, corner } = table;
  // What is nearer to the rows says more: `TER incl. levies` under the title `Total Expense Ratio`.
  const [nearest] = blocksOver(ink.blocks, table).filter((block) => !isOfOtherRow(ink.blocks, block, table));
  const texts = [columns[0]?.text ?? '', corner, nearest?.text ?? '', unknownTitle ?? '', title?.text ?? ''];
  const head = texts.find((text) => ratioOf(text) !== undefined);
  // `Expense ratio (YTD)` says itself what it is, whatever is over it.
  if (head === undefined || columns.length !== 1 || rows.some(({ label }) => ratioOf(label.text) !== undefined))
    return false;
  const ratios = rows.flatMap(({ label, figures: [figure, ...others] }) => {
    const period = label.text.length < 24 && PERIOD_ROW.test(label.text) ? periodOf(label.text) : null;
    const percent = figure === undefined || others.length > 0 ? undefined : readPercent(figure.text);
    return period === null || figure === undefined || percent === undefined || percent === null
      ? []
      : [{ period, figure, percent }];
  });
  if (ratios.length < rows.length || new Set(ratios.map(({ period }) => period)).size < rows.length) return false;
  for (const { period, figure, percent } of ratios) {
    state.draft.add(
      'fees',
      {
        ...scope,
        ...BLANK_FEE,
        fee_type: 'TOTAL_EXPENSE_RATIO',
        label_raw: tidyLabel(head),
        value_percent: percent,
        period,
        with_government_levies: ratioOf(head)?.with_government_levies ?? null,
      },
      { value_percent: figure },
    );
  }
  return true;
}

// `Levies, year to date` is of something else.
const PERIOD_ROW = /^(?:(?:for|of|the|this|current|fiscal|financial) ?)*(?:mtd|month|f?ytd|year ?to ?date)\b/i;

/** True where the table is one of expense ratios; its kinds may be rows or columns. */
export function readExpenseMatrix(
  context: PageContext,
  table: Table,
  scope: Scope,
  isNamed: boolean,
  explain: (reason: string, figures: readonly Block[]) => void,
): boolean {
  return (
    readOriented(context, table, scope, isNamed, explain) ||
    (isOfPeriods(table, ownMonth(table, context.state)) &&
      (readOriented(context, turnTable(table), scope, false, explain, isUnderRatio(context, table)) ||
        readTitled(context, table, scope, isNamed, explain)))
  );
}

/** `with levies` and `without levies` under `Total expense ratio`. */
function isUnderRatio({ ink: { blocks } }: PageContext, table: Table): boolean {
  const [over] = table.rows.every(({ label }) => SAME_RATIO.test(label.text)) ? blocksOver(blocks, table) : [];
  return over !== undefined && ratioOf(withoutUnit(over.text)) !== undefined && !isOfOtherRow(blocks, over, table);
}

const IN_PERCENT = /%|\bper\s?cent/i;
const BARE = /^\d{1,2}\.\d{1,4}$/;

/**
 * `TER (MTD) 2.35`, `Government levies 0.26`: costs with one figure each, among them a ratio, under a title that says
 * that all are in percent. True where all rows are.
 */
export function readCostRows({ ink, state }: PageContext, table: Table, scope: Scope): boolean {
  const { rows, columns, title } = table;
  const isCost = ({ label, figures }: Row): boolean =>
    kindOf(label.text) !== undefined && figures.length === 1 && BARE.test(figures[0]?.text ?? '');
  if (rows.length < 2 || columns.length !== 1 || !rows.every(isCost)) return false;
  if (!rows.some(({ label }) => ratioOf(label.text) !== undefined)) return false;
  const [over] = blocksOver(ink.blocks, table);
  const texts = [title, over, ...(columns[0]?.heads ?? [])].map((block) => block?.text ?? '');
  if (!texts.some((text) => IN_PERCENT.test(text))) return false;
  for (const row of rows) readCostsOf(state, row, scope, () => periodOf(row.label.text));
  return true;
}

// In multiples of the font size.
const TITLE_GAP = 4;

/** The words right over a table, the nearest first. */
function blocksOver(blocks: readonly Block[], table: Table): Block[] {
  const top = Math.min(table.y0, ...table.columns.flatMap(({ heads }) => heads.map(({ y0 }) => y0)));
  const over = blocks.filter(
    (block) =>
      !block.isFigure &&
      block.y1 <= top + 1 &&
      top - block.y1 < TITLE_GAP * block.size &&
      block.x0 < table.x1 &&
      block.x1 > table.x0,
  );
  return over.toSorted((a, b) => b.y1 - a.y1);
}

/** The head over the labels, left of the other heads. */
function cornerOf(blocks: readonly Block[], { corner, columns, x0 }: Table): Block | undefined {
  const [head] = columns[0]?.heads ?? [];
  return corner === '' || head === undefined
    ? undefined
    : blocks.find(
        (block) =>
          corner.endsWith(block.text) &&
          block.x0 >= x0 - 4 &&
          block.x1 <= head.x0 &&
          Math.abs(block.baseline - head.baseline) < block.size,
      );
}

const withoutUnit = (text: string): string => text.replace(/[,;]?\s{0,3}\(?(?:in )?%\)?$/, '');

/**
 * `Expense ratio with levies, %` over `Month` and `Year to date`, or left of them: the title is the label of every
 * figure, and no figure is a return.
 */
function readTitled(
  { ink, state }: PageContext,
  table: Table,
  scope: Scope,
  isNamed: boolean,
  explain: (reason: string, figures: readonly Block[]) => void,
): boolean {
  const [first, second] = table.rows;
  // One row with a label of its own is of what that says.
  const title =
    first !== undefined && second === undefined && ratioOf(first.label.text) !== undefined
      ? first.label
      : [cornerOf(ink.blocks, table), blocksOver(ink.blocks, table)[0]].find(
          (block) =>
            block !== undefined &&
            ratioOf(withoutUnit(block.text)) !== undefined &&
            !isOfOtherRow(ink.blocks, block, table),
        );
  const ratio = title === undefined ? undefined : ratioOf(withoutUnit(title.text));
  if (title === undefined || ratio === undefined) return false;
  if (table.rows.some(isOtherCost)) return readOtherCosts(state, table, scope);
  const isOwn = isNamed || table.rows.length === 1;
  if (!isOwn)
    explain(
      'a plan or fund before its expenses',
      table.rows.flatMap((row) => row.figures),
    );
  for (const figure of isOwn ? table.rows.flatMap((row) => row.figures) : []) {
    const percent = readPercent(figure.text);
    const period = periodIn(table.columns[table.places.get(figure) ?? -1]?.text ?? '', ownMonth(table, state));
    if (percent === undefined || percent === null || period === null) continue;
    state.draft.bind(figure, [{ role: 'LABEL', cell: title }]);
    state.draft.add(
      'fees',
      {
        ...scope,
        ...BLANK_FEE,
        fee_type: 'TOTAL_EXPENSE_RATIO',
        label_raw: tidyLabel(title.text),
        value_percent: percent,
        period,
        with_government_levies: ratio.with_government_levies,
      },
      { value_percent: figure },
    );
  }
  return true;
}

/** `TER, year to date 1.06%` over the table: the label of a figure of its own. */
function isOfOtherRow(blocks: readonly Block[], title: Block, { x1 }: Table): boolean {
  return blocks.some((block) => block.isFigure && block.x0 > title.x1 && block.x0 < x1 && isBeside(block, title));
}

/** The figures of a row whose label says what they cost. */
function readCostsOf(
  state: PageState,
  { label, figures }: Row,
  scope: Scope,
  periodFor: (figure: Block) => string | null,
): void {
  for (const figure of figures)
    readCost(state, figure, {
      head: { text: label.text, period: null },
      cell: label,
      kind: kindOf(label.text),
      period: periodFor(figure),
      scope,
    });
}

function isOtherCost({ label }: Row): boolean {
  const kind = kindOf(label.text);
  return kind !== undefined && kind !== 'TOTAL_EXPENSE_RATIO';
}

/** `Management fee charged` under the title `Expense ratios` is an expense of its own, by period. */
function readOtherCosts(state: PageState, { rows, columns, places }: Table, scope: Scope): boolean {
  if (!rows.every(isOtherCost)) return false;
  const periodOver = (figure: Block): string | null => periodOf(columns[places.get(figure) ?? -1]?.text ?? '');
  for (const row of rows) readCostsOf(state, row, scope, periodOver);
  return true;
}

// `MTD` and `YTD` as heads.
function isOfPeriods({ columns }: Table, month: string | null): boolean {
  return columns.length > 1 && columns.every(({ text }) => periodAlone(text, month) !== null);
}

/** `MTD` over `TER with levies`: a head of its own states the period, the others are the label. */
function partHead(
  { heads, text }: Column,
  month: string | null,
): { readonly text: string; readonly period: string | null } {
  const over = heads.find(
    (head) => heads.length > 1 && periodIn(head.text, month) !== null && findMeaning(KINDS, head.text) === undefined,
  );
  const rest = heads
    .filter((head) => head !== over)
    .map((head) => head.text)
    .join(' ');
  return over === undefined ? { text, period: null } : { text: rest, period: periodIn(over.text, month) };
}

// `Fees and loads` over `Front-end load`: the lowest head alone says what is charged.
function ownHead({ heads }: Column, head: ReturnType<typeof partHead>): ReturnType<typeof partHead> {
  const own = heads.at(-1)?.text ?? '';
  const isKnown = (text: string): boolean => kindOf(text) !== undefined || feesOf(text) !== undefined;
  return heads.length > 1 && isKnown(own) && !/\d/.test(own) && labelMeaning(head.text, null) === undefined
    ? { ...head, text: own }
    : head;
}

function feesOf(text: string): readonly FeeType[] | undefined {
  const meaning = labelMeaning(text, null);
  const use = meaning?.kind === 'fact' ? FACT_USES[meaning.fact] : undefined;
  return use?.kind === 'fee' ? use.types : undefined;
}

// `TERwithoutlevies`: a text layer may have lost the blanks between the words of a head.
export function ratioOf(text: string): { readonly with_government_levies: boolean | null } | undefined {
  const meaning = labelMeaning(text, null);
  const use = meaning?.kind === 'fact' ? FACT_USES[meaning.fact] : undefined;
  return use?.kind === 'expense_ratio' ? use : undefined;
}

export function kindOf(text: string): FeeType | undefined {
  if (ratioOf(text) !== undefined) return 'TOTAL_EXPENSE_RATIO';
  const [fee, other] = feesOf(text) ?? [];
  // A load is paid by an investor, not by the fund.
  return fee === undefined || other !== undefined || fee.endsWith('LOAD') ? findMeaning(KINDS, respace(text)) : fee;
}

function isRepeated(texts: readonly string[]): boolean {
  const named = texts.filter((text) => text !== '');
  return new Set(named).size < named.length;
}

// `Limit of TER`: what the ratio may be at most.
const LIMIT = /\b(?:limit|cap|ceiling)\b/i;
// `excl. Govt. Levies` next to `Total Expense Ratio`
const SAME_RATIO = /^\(?(?:excl\w*|incl\w*|with|without|before)\b.*\blev(?:y|ies)\b/i;

function readOriented(
  { state, owners }: PageContext,
  table: Table,
  scope: Scope,
  isPart: boolean,
  explain: (reason: string, figures: readonly Block[]) => void,
  isOfRatio = false,
): boolean {
  const month = ownMonth(table, state);
  const periods = table.rows.map(({ label }) => periodAlone(label.text, month));
  const heads = table.columns.map((column) => ownHead(column, partHead(column, month)));
  const hasRatio = isOfRatio || heads.some(({ text }) => ratioOf(text) !== undefined);
  const kinds = heads.map(
    ({ text }) =>
      (LIMIT.test(text) ? undefined : kindOf(text)) ??
      (hasRatio && SAME_RATIO.test(text) ? ('TOTAL_EXPENSE_RATIO' as const) : undefined),
  );
  const known = kinds.filter((kind) => kind !== undefined).length;
  // The one row of a fund's own table may have its name.
  const isNamed = isPart || (table.rows.length === 1 && owners.find(table.rows[0]?.label.text ?? '') === 'OWN');
  const isOfPlans = table.rows.some((row) => SHORT_FORM.test(row.label.text));
  if (known < 2 || known < 0.5 * kinds.length || (!isNamed && !isOfPlans && periods.every((period) => period === null)))
    return false;
  // A head that two columns share, or a label of two rows, has lost what distinguishes them.
  if (
    isRepeated(heads.map(({ text, period }) => (text === '' ? '' : `${text}|${period}`))) ||
    isRepeated(table.rows.map(({ label }) => label.text))
  ) {
    explain(
      'a head of its own over each expense',
      table.rows.flatMap((row) => row.figures),
    );
    return true;
  }
  for (const [index, row] of table.rows.entries()) {
    // A plan's short form that no page spells out is never resolved by its letters alone.
    if (periods[index] === null && !isNamed) {
      explain(`a period or a plan before its expenses: “${row.label.text}”`, row.figures);
      continue;
    }
    for (const figure of row.figures) {
      const at = table.places.get(figure) ?? -1;
      const head = heads[at];
      if (head !== undefined)
        readCost(state, figure, {
          head,
          cell: table.columns[at]?.heads[0] ?? figure,
          kind: kinds[at],
          period: periods[index] ?? head.period ?? periodOf(head.text),
          scope,
        });
    }
  }
  return true;
}

/** A figure of the table: what its column and its row say. */
interface Cost {
  readonly head: ReturnType<typeof partHead>;
  /** The uppermost head of its column. */
  readonly cell: Block;
  readonly kind: FeeType | undefined;
  readonly period: string | null;
  readonly scope: Scope;
}

// The second line of `Third Party / Expenses`: which expenses they are is in a line that was not found.
const OF_ANYTHING = /^(?:expenses?|fees?|charges?|costs?|tax(?:es)?)$/i;

function readCost({ draft }: PageState, figure: Block, { head, cell, kind, period, scope }: Cost): void {
  // `Front-end load` among the costs of several funds.
  const load = kind === undefined ? feesOf(head.text) : undefined;
  if (load !== undefined) {
    const label = { ...cell, text: tidyLabel(head.text) };
    for (const type of load)
      readFee(draft, type, { label, value: figure, inside: '', plan: null, subFund: null, scope });
    return;
  }
  const percent = readPercent(figure.text);
  const isNamed = /\b(?:fee|expense|charge|cost|tax)/i.test(head.text) && !OF_ANYTHING.test(head.text);
  if (head.text === '' || percent === undefined || percent === null || (kind === undefined && !isNamed)) return;
  const fee_type = kind ?? 'OTHER';
  draft.add(
    'fees',
    {
      ...scope,
      ...BLANK_FEE,
      fee_type,
      label_raw: tidyLabel(head.text),
      value_percent: percent,
      period,
      with_government_levies: fee_type === 'TOTAL_EXPENSE_RATIO' ? hasLevies(head.text) : null,
    },
    { value_percent: figure },
  );
}

function hasLevies(text: string): boolean | null {
  if (/\b(?:without|excl\w*|before|net of)\b.*lev/i.test(text)) return false;
  return /\b(?:with|incl\w*)\b.*lev/i.test(text) ? true : (ratioOf(text)?.with_government_levies ?? null);
}

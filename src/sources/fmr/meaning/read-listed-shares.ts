/** Allocations, holdings and monthly returns that a paragraph under their title lists. */
import type { Decimal } from '#domain/decimal.ts';
import type { AllocationType } from '#domain/fragment-terms.ts';
import { BLANK_ALLOCATION, BLANK_HOLDING, BLANK_RETURN, WHOLE_FUND, type Scope } from '#sources/fmr/blank-rows.ts';
import { barredRest, isAfterBar, listListedShares, type ListedItem } from '#sources/fmr/candidates/listed-shares.ts';
import { listCountedLines } from '#sources/fmr/candidates/counted-lines.ts';
import { listStackedShares } from '#sources/fmr/candidates/stacked-shares.ts';
import type { Cell } from '#sources/fmr/draft.ts';
import { tidyLabel } from '#sources/fmr/fold-label.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { respace, squeeze } from '#sources/fmr/ink/respace.ts';
import { percentMemberOf } from '#sources/fmr/percent-bases.ts';
import { findMonths, monthBefore, readMonth, readMonthName } from '#sources/fmr/printed-date.ts';
import { readPercent } from '#sources/fmr/printed-number.ts';
import { titleKind, type TitleKind } from '#sources/fmr/regions/title-kinds.ts';
import { listTitles } from '#sources/fmr/regions/titles.ts';
import { scopeAt, type ScopeHeading } from '#sources/fmr/regions/scopes.ts';
import { findSubFund } from '#sources/fmr/sub-funds.ts';
import { assetClassOf, kindOfHolding } from './holding-kinds.ts';
import { normalizeLabel } from './normalize-label.ts';
import type { PageContext } from './page-context.ts';
import { boldTitle, runInTitle, type ListTitle } from './run-in-titles.ts';
import { roleOf } from './series-roles.ts';

const ALLOCATIONS: Readonly<Partial<Record<TitleKind, AllocationType>>> = {
  ASSET_ALLOCATION: 'ASSET_ALLOCATION',
  SECTOR_ALLOCATION: 'SECTOR_ALLOCATION',
  CREDIT_QUALITY: 'CREDIT_QUALITY',
};
const LISTED = new Set<TitleKind>(['ASSET_ALLOCATION', 'SECTOR_ALLOCATION', 'CREDIT_QUALITY', 'HOLDINGS', 'SERIES']);
// In multiples of the font size.
const LINE_GAP = 1;
const INDENT = 1;

interface Item {
  readonly name: Cell;
  readonly figure: Cell;
  readonly percent: Decimal;
  /** Of the month before. */
  readonly before: { readonly figure: Cell; readonly percent: Decimal } | null;
}

export function readListedShares(context: PageContext, headings: readonly ScopeHeading[]): void {
  if (context.is_shared) return;
  const { blocks } = context.ink;
  for (const block of blocks) {
    // It may have been taken as a heading: the name of a sub-fund is in it.
    const bold = block.isFigure ? undefined : boldTitle(block, () => blocksAfter(context, block));
    // Without a list in its own block it is the title over one.
    const isAlone = block.isFigure || block.text.endsWith(':') || context.taken.has(block);
    const title = bold ?? (isAlone ? undefined : runInTitle(block));
    const [paragraph] =
      title === undefined ? [] : paragraphsUnder(context, block, bold === undefined ? [block] : undefined);
    const heading = scopeAt(headings, block);
    if (title !== undefined && paragraph !== undefined && heading?.isUnknown !== true)
      readListOf(context, title, scopeOf(context, title.block, heading), paragraph);
  }
  for (const block of listTitles(blocks)) {
    const kind = context.taken.has(block) ? undefined : titleKind(block.text);
    const heading = scopeAt(headings, block);
    if (kind === undefined || !LISTED.has(kind) || heading?.isUnknown === true) continue;
    const scope = scopeOf(context, block, heading);
    if (kind !== 'SERIES' && readStackedShares(context, block, kind, scope)) continue;
    for (const paragraph of paragraphsUnder(context, block)) readListOf(context, { block, kind }, scope, paragraph);
  }
}

export function readListOf(context: PageContext, over: ListTitle, scope: Scope, paragraph: readonly Block[]): void {
  const isRead = listListedShares(paragraph).map(({ introduction, base, items: listed }) => {
    // A list with a title of its own has nothing of the title over the paragraph.
    const { block: title, kind } = runInTitle({ ...over.block, text: introduction }) ?? over;
    if (!LISTED.has(kind)) return false;
    // Among items with two figures one with a single figure has lost the other.
    const whole = listed.some(({ other }) => other !== null) ? listed.filter(({ other }) => other !== null) : listed;
    const items = kind === 'SERIES' ? whole : withoutNotes(withoutBrackets(whole), kind);
    const read = itemsOf(context, items);
    if (read.length < items.length) return false;
    return kind === 'SERIES'
      ? addSeries(context, scope, introduction, read)
      : addShares(context, { scope, title, kind, introduction, base, items: read });
  });
  if (isRead.includes(true)) for (const block of paragraph) context.taken.add(block);
}

/** The items whose figures are shares of the month, and of the month before. */
function itemsOf(context: PageContext, items: readonly ListedItem[]): Item[] {
  const isOfMonthBefore = monthNameBefore(context) === readMonthName(items[0]?.other?.name ?? '');
  return items.flatMap(({ name, figure, other }): Item[] => {
    const percent = readPercent(figure.text);
    const before = other === null ? null : readPercent(other.figure.text);
    if (percent === undefined || percent === null || before === undefined || (other !== null && !isOfMonthBefore))
      return [];
    return [
      {
        name,
        figure,
        percent,
        before: other === null || before === null ? null : { figure: other.figure, percent: before },
      },
    ];
  });
}

function readStackedShares(context: PageContext, title: Block, kind: TitleKind, scope: Scope): boolean {
  const shares = listStackedShares(linesUnder(context, title));
  const items = shares.flatMap(({ name, figure }): Item[] => {
    const percent = readPercent(figure.text);
    return percent === undefined || percent === null ? [] : [{ name, figure, percent, before: null }];
  });
  if (
    items.length === 0 ||
    items.length < shares.length ||
    !addShares(context, { scope, title, kind, introduction: '', base: '', items })
  )
    return false;
  for (const block of shares.flatMap(({ blocks }) => blocks)) context.taken.add(block);
  return true;
}

const BRACKETED = /^\(\s?([^()-]+)\s?\)$/;

/**
 * `Sample Cement (7.1), Sample Bank (5.0)`: shares are not all below zero, so the brackets only set the figures apart.
 */
function withoutBrackets(items: readonly ListedItem[]): readonly ListedItem[] {
  if (!items.every(({ figure }) => BRACKETED.test(figure.text))) return items;
  return items.map((item) => ({
    ...item,
    figure: { ...item.figure, text: item.figure.text.replace(BRACKETED, '$1') },
  }));
}

const NOTE = /\s{1,3}(?:\([^()]{1,60}\)|\[[^[\]]{1,60}\])$/;

/** `Sample Cement Limited (Cement) 7.1, Sample Bank Limited [Banks] 5.0`: the names end before the brackets. */
function withoutNotes(items: readonly ListedItem[], kind: TitleKind): readonly ListedItem[] {
  if (kind !== 'HOLDINGS' || !items.every(({ name }) => NOTE.test(name.text))) return items;
  return items.map((item) => ({ ...item, name: { ...item.name, text: item.name.text.replace(NOTE, '') } }));
}

function monthNameBefore({ state: { report_month } }: PageContext): number {
  return Number.parseInt(monthBefore(report_month ?? '').slice(5), 10);
}

// `Largest investments of the Equity Sub-Fund`
function scopeOf(context: PageContext, title: Block, heading: ScopeHeading | undefined): Scope {
  const name = context.sub_fund_names.find(title.text)?.name ?? heading?.name;
  return name === undefined ? WHOLE_FUND : findSubFund(context.state, name, title).scope;
}

function underTitle(
  { ink: { blocks }, taken }: PageContext,
  title: Block,
): { readonly under: Block[]; readonly next: number } {
  const under = blocks.filter((block) => block.y0 > title.y1 - 1 && block !== title).toSorted((a, b) => a.y0 - b.y0);
  const next =
    under.find(
      (block) =>
        !block.isFigure &&
        block.x0 < title.x1 &&
        block.x1 > title.x0 &&
        titleKind(block.text) !== undefined &&
        !taken.has(block) &&
        !isAfterBar(block, under),
    )?.y0 ?? Infinity;
  return { under, next };
}

// In multiples of the font size: a wider gap ends the part of the page under a title.
const PART_GAP = 2.5;

/** All that is in the column under a title, without a gap. */
function linesUnder(context: PageContext, title: Block): Block[] {
  const { under, next } = underTitle(context, title);
  const column = under.filter(
    (block) => block.y0 < next && !context.taken.has(block) && block.x1 > title.x0 - INDENT * title.size,
  );
  const right = Math.min(
    ...column
      .filter(
        (block) =>
          block.x0 > title.x1 &&
          column.some(
            (other) =>
              other.x1 < block.x0 - 3 * block.size && Math.abs(other.baseline - block.baseline) < 0.3 * block.size,
          ),
      )
      .map((block) => block.x0),
    Infinity,
  );
  const own = column.filter((block) => block.x0 < right);
  const end = own.findIndex(
    (block, at) => block.y0 - Math.max(title.y1, ...own.slice(0, at).map(({ y1 }) => y1)) > PART_GAP * block.size,
  );
  return end < 0 ? own : own.slice(0, end);
}

/** `**Credit quality:** AAA 55.0%, AA 12.2% and` over `Others 2.7%`, which may begin under the title. */
function blocksAfter({ ink, taken }: PageContext, title: Block): readonly Block[] {
  return ink.blocks.filter((block) => {
    const { baseline, x0 } = block.lines[0] ?? block;
    return (
      Math.abs(baseline - title.baseline) < 0.3 * title.size &&
      x0 >= title.x1 &&
      x0 - title.x1 < LINE_GAP * title.size &&
      !taken.has(block)
    );
  });
}

/**
 * The paragraphs between a title and the next one under it, after what follows the title on its line; a paragraph may
 * be broken into several blocks.
 */
function paragraphsUnder(context: PageContext, title: Block, runIn = blocksAfter(context, title)): Block[][] {
  const { taken } = context;
  const counted = listCountedLines(title, runIn, context.ink.blocks, (block) => taken.has(block));
  if (counted !== undefined) return [counted];
  const { under, next } = underTitle(context, title);
  const lines = under.filter(
    (block) =>
      block.y0 < next && !block.isFigure && !taken.has(block) && Math.abs(block.x0 - title.x0) < INDENT * title.size,
  );
  const paragraphs = lines.reduce<Block[][]>(
    (all, block) => {
      const above = all.at(-1)?.at(-1);
      const isNext =
        above !== undefined && block.y0 - above.y1 < LINE_GAP * block.size && Math.abs(block.size - above.size) < 0.3;
      if (isNext) all.at(-1)?.push(block);
      else all.push([block]);
      return all;
    },
    runIn.length === 0 ? [] : [[...runIn]],
  );
  // `Cement 22.1, Pharmaceuticals 6.1` over `(8.0)`: figures at the end of a line are of its text.
  const ends = (paragraph: readonly Block[]): Block[] =>
    under.filter(
      (block) =>
        !taken.has(block) &&
        !paragraph.includes(block) &&
        paragraph.some((each) =>
          each.lines.some(
            (line) =>
              Math.abs(line.baseline - block.baseline) < 0.3 * block.size &&
              block.x0 >= line.x1 &&
              block.x0 - line.x1 < LINE_GAP * block.size,
          ),
        ),
    );
  return paragraphs.map((paragraph) => [...paragraph, ...(barredRest(paragraph, under, taken) ?? ends(paragraph))]);
}

interface ShareList {
  readonly scope: Scope;
  readonly title: Block;
  readonly kind: TitleKind;
  readonly introduction: string;
  /** `of total assets`, behind the last share; empty if nothing is. */
  readonly base: string;
  readonly items: readonly Item[];
}

function addShares(context: PageContext, { scope, title, kind, introduction, base, items }: ShareList): boolean {
  const { draft, report_month } = context.state;
  const months = findMonths(respace(`${introduction} ${title.text}`));
  const month = months[0] ?? report_month;
  const member = percentMemberOf(respace(title.text), base);
  if (new Set(months).size > 1 || month === null || report_month === null) return false;
  const isCurrent = month === report_month;
  if (!isCurrent && month !== monthBefore(report_month)) return false;
  const type = ALLOCATIONS[kind];
  if (type !== undefined) {
    if (!isCurrent && items.some(({ before }) => before !== null)) return false;
    for (const item of items) {
      addAllocation(context, type, scope, item, isCurrent ? member : null, isCurrent);
      if (item.before !== null) addAllocation(context, type, scope, { ...item, ...item.before }, null, false);
    }
    return true;
  }
  if (
    !isCurrent ||
    member === null ||
    draft.sections.holdings.some(
      (row) => row.sub_fund_key === scope.sub_fund_key && row.holding_group === 'TOP_HOLDINGS',
    )
  )
    return false;
  for (const [at, { name, figure, percent }] of items.entries()) {
    const name_raw = tidyLabel(name.text);
    const holding_type = kindOfHolding(respace(name_raw), title.text);
    draft.add(
      'holdings',
      {
        ...scope,
        ...BLANK_HOLDING,
        holding_group: 'TOP_HOLDINGS',
        rank: at + 1,
        name_raw,
        holding_type,
        asset_class: assetClassOf(holding_type),
        [member]: percent,
        is_top_holding: true,
        is_non_compliant: null,
      },
      { name_raw: name, [member]: figure },
    );
  }
  return true;
}

/** The share of one month; that of the other month is in the same row. */
function addAllocation(
  { state: { draft } }: PageContext,
  allocation_type: AllocationType,
  scope: Scope,
  { name, figure, percent }: Item,
  member: ReturnType<typeof percentMemberOf>,
  isCurrent: boolean,
): void {
  const label_raw = tidyLabel(name.text);
  const rows = draft.sections.allocations;
  const values = isCurrent
    ? { ...(member === null ? {} : { [member]: percent }), current_period: percent }
    : { previous_period: percent };
  const isOpen = (row: (typeof rows)[number]): boolean =>
    (isCurrent ? row.current_period : row.previous_period) === null;
  const at = rows.findIndex(
    (row) =>
      row.allocation_type === allocation_type &&
      row.sub_fund_key === scope.sub_fund_key &&
      squeeze(row.label_raw) === squeeze(label_raw) &&
      isOpen(row),
  );
  const present = rows[at];
  if (present === undefined) {
    const cells = Object.fromEntries(Object.keys(values).map((key) => [key, figure]));
    draft.add(
      'allocations',
      {
        ...scope,
        ...BLANK_ALLOCATION,
        allocation_type,
        label_raw,
        label_normalized: normalizeLabel(allocation_type, label_raw),
        ...values,
      },
      { label_raw: name, ...cells },
    );
    return;
  }
  rows[at] = { ...present, ...values };
  for (const key of Object.keys(values))
    Object.assign(draft.evidence, { [`allocations[${at}].${key}`]: draft.evidenceOf(figure) });
}

// A list that lost words may have the figure of one month at the name of another, and then a month is missing.
function areConsecutive(months: readonly string[]): boolean {
  const [first = '', second = ''] = months;
  const ordered = first < second ? months.toReversed() : months;
  return ordered.every((month, index) => index === 0 || month === monthBefore(ordered[index - 1] ?? ''));
}

/** `SIF: May’24 19.75, Jun’24 19.05 and Jul’24 17.60.`: the word before the list says whose returns they are. */
function addSeries(context: PageContext, scope: Scope, introduction: string, items: readonly Item[]): boolean {
  const role = roleOf(introduction.replace(/\s{0,9}:$/, ''), context);
  const months = items.flatMap(({ name }) => readMonth(name.text) ?? []);
  if (role === undefined || months.length < items.length || !areConsecutive(months)) return false;
  const { draft } = context.state;
  for (const { name, figure, percent } of items) {
    const rows = draft.sections.reported_returns;
    const at = rows.findIndex(
      (row) =>
        row.period_key === 'MONTH' &&
        row.sub_fund_key === scope.sub_fund_key &&
        row.period_label_raw === name.text &&
        row[role] === null,
    );
    const present = rows[at];
    if (present === undefined)
      draft.add(
        'reported_returns',
        {
          ...scope,
          ...BLANK_RETURN,
          period_label_raw: name.text,
          period_key: 'MONTH',
          is_since_inception: false,
          [role]: percent,
        },
        { period_label_raw: name, [role]: figure },
      );
    else {
      rows[at] = { ...present, [role]: percent };
      Object.assign(draft.evidence, { [`reported_returns[${at}].${role}`]: draft.evidenceOf(figure) });
    }
  }
  return true;
}

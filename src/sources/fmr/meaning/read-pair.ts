/**
 * Chosen labels and values become facts; a size takes its unit from the caption over it where its label states none.
 */
import { followsFigure } from '#sources/fmr/candidates/facing-figures.ts';
import type { LabelPair } from '#sources/fmr/candidates/label-pair.ts';
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Box } from '#documents/pdf/page-words.ts';
import type { ChainLink } from '#domain/fragment.ts';
import type { PeriodKey } from '#domain/fragment-terms.ts';
import { BLANK_RETURN, WHOLE_FUND, type Scope } from '#sources/fmr/blank-rows.ts';
import type { Cell } from '#sources/fmr/draft.ts';
import { makeBlock, type Block } from '#sources/fmr/ink/blocks.ts';
import { isOneOfTwo } from '#sources/fmr/ink/figures.ts';
import { tidyLabel } from '#sources/fmr/fold-label.ts';
import { readPercent } from '#sources/fmr/printed-number.ts';
import { findSubFund } from '#sources/fmr/sub-funds.ts';
import type { SubFundDraft } from '#sources/fmr/page-state.ts';
import { lacksUnit } from '#sources/fmr/read-sizes.ts';
import { unitsOver } from '#sources/fmr/regions/size-unit.ts';
import { readKnown } from '#sources/fmr/read-facts.ts';
import type { FactName } from '#sources/fmr/labels.ts';
import { addTerm } from '#sources/fmr/add-term.ts';
import { addPlanTerm, planTermOf } from '#sources/fmr/plan-terms.ts';
import { readDate } from '#sources/fmr/printed-date.ts';
import { BLANK_TEXT } from '#sources/fmr/printed-text.ts';
import type { LabelMeaning } from '#sources/fmr/match-label.ts';
import { FACT_USES } from '#sources/fmr/fact-uses.ts';
import { splitPartRatios } from './part-ratios.ts';
import { periodsOfRatios } from './periods-over-ratios.ts';
import { addRatingsOf } from './read-rating.ts';
import { isShareOfMonth } from './own-rows.ts';
import { isUnfinished } from './period-label.ts';
import { isOfOtherFact } from './periods-of-facts.ts';
import { roleOf, saysRole } from './series-roles.ts';
import { labelMeaning, withoutNumber } from './label-meaning.ts';
import { foldLabel } from '#sources/fmr/fold-label.ts';
import { respace, squeeze } from '#sources/fmr/ink/respace.ts';
import type { PageContext } from './page-context.ts';

const SIZES = new Set(['fund_size', 'fund_size_including_fof', 'fund_size_excluding_fof', 'amount_invested_by_fof']);
// `SIF`, and `SIF*` with the mark of a note.
const SHORT_NAME = /^[A-Z]{3,8}[*†‡]{0,3}$/;
const BENCHMARKS = new Set(['benchmark', 'old_benchmark', 'new_benchmark']);
// Facts that belong to the plan itself; all others in its part of the page are the fund's.
const OF_PLAN = new Set([
  'fund_size',
  'fund_size_including_fof',
  'fund_size_excluding_fof',
  'amount_invested_by_fof',
  'nav',
  'units_outstanding',
  'total_expense_ratio',
  'ter_with_levies',
  'ter_without_levies',
  'government_levies',
  'benchmark_since_inception',
]);

// What is paid for a unit of a plan, under the plan's heading.
const PRICES = new Set<FactName>(['offer_price', 'redemption_price', 'repurchase_price']);

/** Whether a fact in the part of a plan is the plan's; the others are those of its fund. */
export function isOfPlan(meaning: LabelMeaning): boolean {
  return meaning.kind !== 'fact' || OF_PLAN.has(meaning.fact) || PRICES.has(meaning.fact);
}

export function readPairsOf(
  context: PageContext,
  pairs: readonly LabelPair[],
  subFundAt: (place: Box) => SubFundDraft | null,
): void {
  // The benchmark first: a table may name it.
  const ofPlans = listFactsOfPlans(pairs, subFundAt);
  const periods = periodsOfRatios(pairs, context.ink.blocks);
  for (const pair of pairs) {
    const { meaning, label } = pair;
    const isPlans = isOfPlan(meaning) || isDateOfPlan(meaning, label, context.state.fund_name) || ofPlans.has(pair);
    readPairOf(context, pair, isPlans ? subFundAt(label) : null, periods.get(pair));
  }
}

// In points.
const LEVEL = 1;

/** `Launch date`, or a rate charged, on one line under the headings of several plans: each part states its plan's. */
function listFactsOfPlans(
  pairs: readonly LabelPair[],
  subFundAt: (place: Box) => SubFundDraft | null,
): ReadonlySet<LabelPair> {
  const own = pairs.filter(
    ({ meaning, label }) =>
      meaning.kind === 'fact' && (planTermOf(meaning.fact) !== undefined || isCharged(meaning, label.text)),
  );
  return new Set(
    own.filter(({ label, labelText }) => {
      // One of them may have the mark of a note.
      const folded = foldLabel(labelText);
      const level = own.filter(
        (other) => foldLabel(other.labelText) === folded && Math.abs(other.label.baseline - label.baseline) < LEVEL,
      );
      const subs = new Set(level.map((other) => subFundAt(other.label)));
      return level.length > 1 && subs.size === level.length && !subs.has(null);
    }),
  );
}

/** `Benchmark` or another label, and the short name of the fund next to it, are the heads of two columns. */
function isHeadOfFund({ owners }: PageContext, meaning: LabelMeaning, { text }: Cell): boolean {
  const isBenchmark = meaning.kind === 'fact' && BENCHMARKS.has(meaning.fact);
  return isBenchmark ? owners.find(text) !== undefined : SHORT_NAME.test(text) && owners.find(text) === 'OWN';
}

/** `period` is the head over several ratios, if they have one. */
export function readPairOf(context: PageContext, pair: LabelPair, sub: SubFundDraft | null, period?: Block): void {
  const { state } = context;
  const { label, inside } = labelOf(context, pair, period);
  const words = wordsOf(pair, period);
  const value = withoutLabelLine(pair.value);
  const scope = sub?.scope ?? WHOLE_FUND;
  let meaning: LabelMeaning = pair.meaning.kind === 'fact' ? { ...pair.meaning, inside } : pair.meaning;
  if (isHeadOfFund(context, meaning, pair.value)) return;
  if (meaning.kind === 'fact' && SIZES.has(meaning.fact) && lacksUnit(`${label.text} ${meaning.inside}`, value.text)) {
    const { unit, others } = unitsOver(context.ink.blocks, pair, state.size_unit);
    if (others.length > 0) {
      const found = [...(unit === undefined ? [] : [unit]), ...others].map(({ text }) => `“${text}”`).join(' and ');
      state.draft.problem('fund_size', 'one unit over a size', found);
      return;
    }
    if (unit !== undefined) {
      meaning = { ...meaning, inside: `${meaning.inside}; ${unit.text}` };
      words.push({ role: 'UNIT', cell: unit });
    }
  }
  state.draft.bind(value, words);
  if (pair.rivals !== undefined) state.draft.weigh(value, pair.rivals);
  const use = meaning.kind === 'fact' ? FACT_USES[meaning.fact] : undefined;
  // A load of one plan is that plan's, kept in the page's words; so is a day of a plan that is not known.
  const isDay = sub === null && isDateOfPlan(meaning, label, state.fund_name);
  if (meaning.kind === 'fact' && (meaning.plan !== null || isDay)) {
    if (!BLANK_TEXT.test(value.text))
      addTerm(
        state.draft,
        'OTHER',
        { label, value, inside: '', plan: meaning.plan, subFund: null, scope: WHOLE_FUND },
        readDate(value.text) ?? null,
      );
    return;
  }
  if (meaning.kind === 'period') {
    if (!isReturnOfOther(context, pair, value)) addPeriod(context, { label, value, period_key: meaning.period, scope });
    return;
  }
  if (meaning.kind === 'fact' && use?.kind === 'rating') {
    addRatingsOf(state.draft, use.type, label, ratingTold(context, meaning.inside, label, value), scope);
    return;
  }
  // A plan's price, day or rate is not its fund's.
  if (sub !== null && meaning.kind === 'fact') {
    const planTerm = planTermOf(meaning.fact);
    if (planTerm !== undefined) addPlanTerm(state, planTerm, sub.scope, tidyLabel(label.text), value);
    if (!OF_PLAN.has(meaning.fact) && !isCharged(meaning, label.text)) return;
  }
  const parts =
    sub === null && use?.kind === 'expense_ratio' && context.sub_fund_names.hasAny
      ? splitPartRatios(pair, context.ink.blocks, context.sub_fund_names)
      : undefined;
  if (parts !== undefined)
    for (const part of parts)
      readKnown(state, meaning, label, part.value, null, findSubFund(state, part.sub.name, pair.value).scope);
  else readKnown(state, meaning, label, value, sub, scope);
}

/** A rate that was charged is of the part that states it; the rate that may be charged is the fund's. */
function isCharged({ fact, inside }: LabelMeaning & { kind: 'fact' }, label: string): boolean {
  return fact === 'management_fee' && /\b(?:actual(?:ly)?|charged)\b/i.test(`${label} ${inside}`);
}

/** The texts that give the value of a pair its meaning. */
function wordsOf({ label }: LabelPair, period: Block | undefined): { role: ChainLink['role']; cell: Cell }[] {
  return [
    { role: 'LABEL', cell: label },
    ...(period === undefined ? [] : [{ role: 'COLUMN_HEAD', cell: period } as const]),
  ];
}

interface LabelOfPair {
  readonly label: Cell;
  readonly inside: string;
}

/** The label as printed, and what is in its brackets; `MTD` right of `Total expense ratio` is a period of that. */
function labelOf({ row_groups }: PageContext, { label, labelText, meaning }: LabelPair, period?: Block): LabelOfPair {
  const text = withoutNumber(respace(labelText)).replace(/\s{0,9}:$/, '');
  const inside = meaning.kind === 'fact' ? `${meaning.inside} ${period?.text ?? ''}`.trim() : '';
  const over = row_groups.get(label);
  // `NAV` right of `Per unit, at 30 April 2022`: the day of the price is printed there.
  if (meaning.kind === 'fact' && meaning.fact === 'nav' && /\d/.test(inside) && !/\d/.test(text) && over !== undefined)
    return { label: over, inside };
  const group = labelMeaning(text, null)?.kind === 'period' ? over : undefined;
  if (group === undefined || meaning.kind !== 'fact') return { label: { ...label, text }, inside };
  return { label: { ...boxAround([group, label]), text: group.text }, inside: `${inside} ${text}`.trim() };
}

function openFigures({ ink: { blocks }, taken }: PageContext): Block[] {
  return blocks.filter((block) => block.isFigure && !taken.has(block));
}

// `Its returns in the same periods:` under a text is the label of what follows.
function withoutLabelLine(value: Cell & Partial<Block>): Cell {
  const lines = value.lines ?? [];
  return lines.length > 1 && /^[A-Z].*:$/.test(lines.at(-1)?.text ?? '') ? makeBlock(lines.slice(0, -1)) : { ...value };
}

/** A plan's launch on its fund's page: `Plan launch date` */
function isDateOfPlan(meaning: LabelMeaning, label: Cell, fund_name: string): boolean {
  return (
    meaning.kind === 'fact' &&
    meaning.fact.endsWith('_date') &&
    /^plan\b/i.test(label.text) &&
    !/\bplan\b/i.test(fund_name)
  );
}

// `Manager rating by VIS, 29 December 2023`: the label says who rated, the value only what.
function ratingTold(context: PageContext, inside: string, label: Cell, value: Cell): Cell {
  return inside === '' ? withDay(context, value) : { ...boxAround([label, value]), text: `${value.text} by ${inside}` };
}

// `Assigned on 14 July 2017` in a column of remarks.
const ASSIGNED = /^(?:assigned|rated|re-?affirmed|upgraded|dated|issued)\s(?:on\s)?(.{6,24})$/i;

/** A rating with the day that is printed right of it. */
function withDay({ ink: { blocks } }: PageContext, value: Cell): Cell {
  const remark = blocks.find(
    (block) =>
      block.x0 > value.x1 &&
      block.y0 < value.y1 &&
      block.y1 > value.y0 &&
      Math.abs(block.y0 - value.y0) < 0.3 * block.size &&
      readDate(ASSIGNED.exec(block.text)?.[1] ?? '') !== undefined,
  );
  return remark === undefined
    ? value
    : { ...value, ...boxAround([value, remark]), text: `${value.text} ${ASSIGNED.exec(remark.text)?.[1]}` };
}

/** Whether a figure next to a period is another series', another fact's, or a figure with a label of its own. */
function isReturnOfOther(context: PageContext, pair: LabelPair, value: Cell): boolean {
  return (
    isInRoleRow(context, pair) ||
    isOfOtherTwin(context, pair) ||
    isOneOfTwo(value, context.ink.page.words) ||
    isOfOtherFact(context.ink.blocks, pair.label) ||
    isShareOfMonth(context.ink.blocks, pair.label) ||
    isUnfinished(pair.label.text) ||
    (value.x0 > pair.label.x1 && followsFigure(pair.label, openFigures(context), context.ink.blocks))
  );
}

// A figure in a row that is labelled `Benchmark`, or with another role, is not a return of the fund, whatever is
// printed above it.
function isInRoleRow(context: PageContext, { label, value }: LabelPair): boolean {
  const { blocks } = context.ink;
  const isInRow = ({ y0, y1 }: Box): boolean => Math.min(y1, value.y1) - Math.max(y0, value.y0) > 0.5 * (y1 - y0);
  return blocks.some(
    (block) =>
      block !== label && !block.isFigure && block.x1 <= value.x0 && isInRow(block) && saysRole(block.text, context),
  );
}

// In multiples of the font size: from the head of a series down to its periods.
const HEADS_OVER = 4;

/** `Since inception` over a figure and again on its line, for two series: the nearest head is not the fund's. */
function isOfOtherTwin(context: PageContext, { label, value }: LabelPair): boolean {
  const { blocks, page } = context.ink;
  const last = label.lines.at(-1)?.words.at(-1);
  if (last === undefined || value.y0 < label.y1 - 1) return false;
  const isTwin = page.words.some(
    ({ text, x0, x1, baseline }) =>
      text === last.text && (x1 < label.x0 || x0 > label.x1) && Math.abs(baseline - last.baseline) < last.size,
  );
  if (!isTwin) return false;
  const distance = (block: Box): number => Math.abs(block.x0 + block.x1 - label.x0 - label.x1);
  const [head] = blocks
    .filter(({ y0, y1 }) => y0 < label.y0 && label.y0 - y1 < HEADS_OVER * last.size)
    .filter(({ text }) => roleOf(text, context) !== undefined)
    .toSorted((one, other) => distance(one) - distance(other));
  return head === undefined || roleOf(head.text, context) !== 'fund_return_percent';
}

/** Adds a return that is next to its period's label, outside any table of returns, as the fund's. */
function addPeriod(
  { state: { draft } }: PageContext,
  { label, value, period_key, scope }: { label: Cell; value: Cell; period_key: PeriodKey; scope: Scope },
): void {
  const percent = readPercent(value.text);
  // A card repeats a row of a table. On the axes of a chart: `-5%` beside `Jun-18`, which a table states, or the price
  // `118.0` under `1M`.
  const isStated = draft.sections.reported_returns.some(
    (row) =>
      row.sub_fund_key === scope.sub_fund_key &&
      row.fund_return_percent !== null &&
      (squeeze(row.period_label_raw) === squeeze(label.text) ||
        (row.period_key === period_key &&
          period_key !== null &&
          (!value.text.includes('%') || row.fund_return_percent === percent))),
  );
  if (isStated) return;
  // `June 2024` over the number of the page: a return has a sign or decimals.
  if (percent === null || !/[.%]/.test(value.text)) return;
  if (percent === undefined) {
    draft.problem('reported_returns', `a return in percent for ${label.text}`, `“${value.text}”`);
    return;
  }
  draft.add(
    'reported_returns',
    {
      ...scope,
      ...BLANK_RETURN,
      period_label_raw: tidyLabel(label.text),
      period_key,
      is_since_inception: period_key === 'SINCE_INCEPTION',
      fund_return_percent: percent,
    },
    { period_label_raw: label, fund_return_percent: value },
  );
}

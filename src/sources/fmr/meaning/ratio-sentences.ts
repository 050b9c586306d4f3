/**
 * Expense ratios, levies and fees in sentences: `The total expense ratio was 1.24% for the month and 1.14% for the year
 * to date, in which Government levies were 0.15% and 0.15%, respectively.`
 */
import { joinLines } from '#base/pattern-lines.ts';
import { WHOLE_FUND, type Scope } from '#sources/fmr/blank-rows.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { blockOf, flowOf, type Flow } from '#sources/fmr/ink/flow.ts';
import { respace } from '#sources/fmr/ink/respace.ts';
import type { PageState } from '#sources/fmr/page-state.ts';
import { readKnown } from '#sources/fmr/read-facts.ts';
import { scopeNamed } from './complete-fees.ts';
import { labelMeaning } from './label-meaning.ts';
import type { PageContext } from './page-context.ts';

/** A fee or ratio by its label; `inside` is the period that the sentence states elsewhere. */
function readFee(state: PageState, block: Block, label: string, value: string, inside = '', scope = WHOLE_FUND): void {
  const meaning = labelMeaning(label, null);
  if (meaning?.kind !== 'fact') return;
  readKnown(state, { ...meaning, inside }, { ...block, text: label }, { ...block, text: value }, null, scope);
}

const PERCENT = String.raw`\d{1,2}(?:\.\d{1,4})?(?:\s?%|\spercent)`;
const A_YEAR = String.raw`(?: a year| per annum| p\.a\.)?`;
const MONTH = '(?:(?:for|of|in) the month(?: to date)?|month to date)';
const YEAR = '(?:(?:for|of|in) the )?(?:fiscal |financial )?year to date';
// `Total expense ratio of the Equity Sub-Fund was 3.40% month to date and 3.36% year to date`
const RATIOS = new RegExp(
  joinLines`
    \b(total expense ratio|TER)(?: of the ([a-z][a-z -]{2,40}?))? (?:was|is|stood at)
    [ ](${PERCENT})${A_YEAR} ${MONTH},? and (${PERCENT})${A_YEAR} ${YEAR}\b`,
  'gid',
);
// Right after them: `, which includes government levies of 0.13% month to date and 0.14% year to date`, `. Of this,
// government levies were 0.12% for the month and 0.12% for the year to date`
const LEVIES_AFTER = new RegExp(
  joinLines`
    ^(?:,? (?:which includes?|including|(?:in|of) which)|\. (?:of|in) (?:this|these|it|them),?)
    [ ](?:the )?(gov(?:ernment|t\.?) levies) (?:of|were|are)
    [ ](${PERCENT})(?: ${MONTH})? and (${PERCENT})(?: ${YEAR}|,? respectively)\b`,
  'id',
);

// `Total expense ratio [annualized]: for the month 1.03%, of which government levies 0.13%; for the year to date 1.04%,
// of which government levies 0.14%`, or `Total expense ratio of the month was 1.03% a year, …; for the year to date it
// was 1.04%`
const RATIOS_AFTER_PERIODS = new RegExp(
  joinLines`
    \b(total expense ratio|TER)(?: [[(][^[\]()]{3,90}[\])])?(?:: ${MONTH}| ${MONTH},? (?:was|is|stood at)) (${PERCENT})${A_YEAR}
    (?:,? of which (gov(?:ernment|t\.?) levies)(?: were| are)? (${PERCENT}))?[;,] (?:and )?${YEAR},?(?: it (?:was|is|stood at))?
    [ ](${PERCENT})${A_YEAR}(?:,? of which gov(?:ernment|t\.?) levies(?: were| are)? (${PERCENT}))?(?=[.;]|$)`,
  'gid',
);

function readRatiosAfterPeriods(context: PageContext, flow: Flow): void {
  if (context.sub_fund_names.hasAny) return;
  const { fees } = context.state.draft.sections;
  for (const found of flow.text.matchAll(RATIOS_AFTER_PERIODS)) {
    if (fees.some((row) => row.fee_type === 'TOTAL_EXPENSE_RATIO')) return;
    readByPeriod(context, { flow, found, from: 0, label: 1, figures: [2, 5] }, WHOLE_FUND);
    if (found[4] !== undefined && found[6] !== undefined)
      readByPeriod(context, { flow, found, from: 0, label: 3, figures: [4, 6] }, WHOLE_FUND);
  }
}

/** The ratios of the month and of the year in one sentence, with the levies in them. */
export function readRatiosOfPeriods(context: PageContext, paragraphs: readonly Block[]): void {
  const { fees } = context.state.draft.sections;
  for (const { text, lines } of paragraphs) {
    if (!/\b(?:expense ratio|TER)\b/i.test(text)) continue;
    const flow = flowOf(lines.map((line) => [line]));
    readRatiosAfterPeriods(context, flow);
    for (const found of flow.text.matchAll(RATIOS)) {
      const scope = scopeOf(context, found[2]);
      if (scope === undefined) continue;
      const isTold = fees.some(
        (row) => row.fee_type === 'TOTAL_EXPENSE_RATIO' && row.sub_fund_key === scope.sub_fund_key,
      );
      if (isTold) continue;
      readByPeriod(context, { flow, found, label: 1, from: 0, figures: [3, 4] }, scope);
      const end = found.index + found[0].length;
      const levies = LEVIES_AFTER.exec(flow.text.slice(end));
      if (levies !== null) readByPeriod(context, { flow, found: levies, label: 1, from: end, figures: [2, 3] }, scope);
    }
  }
}

// `includes Government Levies (MTD) of 0.43% and Government Levies (YTD) of 0.44% of the Equity Sub-Fund`
const LEVY = String.raw`gov(?:ernment|t\.?) levies`;
const LABELLED_LEVIES = new RegExp(
  joinLines`
    \b(${LEVY} \(MTD\))(?: of| is| was|:)? (${PERCENT}),?(?: and)? (${LEVY} \(F?YTD\))(?: of| is| was|:)? (${PERCENT})
    (?: of the ([a-z][a-z -]{2,40}?)(?=[,;.(]| and | \(|$))?`,
  'gid',
);
/** Levies of the month and of the year in a note about the expense ratios of the page. */
export function readLevySentences(context: PageContext, paragraphs: readonly Block[]): void {
  for (const { text, lines } of paragraphs) {
    if (!/\blevies\b/i.test(text)) continue;
    const flow = flowOf(lines.map((line) => [line]));
    for (const found of flow.text.matchAll(LABELLED_LEVIES)) {
      const scope = scopeOfRatios(context, found[5]);
      if (scope === undefined) continue;
      for (const [label, figure, period] of [
        [1, 2, 'MTD'],
        [3, 4, 'YTD'],
      ] as const)
        readFee(context.state, placeOf(flow, found, 0, figure), found[label] ?? '', found[figure] ?? '', period, scope);
    }
  }
}

/** A scope whose ratios the page states and whose levies it does not; without a name, all ratios are of the fund. */
function scopeOfRatios(context: PageContext, name: string | undefined): Scope | undefined {
  const scope = name === undefined ? WHOLE_FUND : scopeNamed(context, name);
  if (scope === undefined) return undefined;
  const { fees } = context.state.draft.sections;
  const ratios = fees.filter((row) => row.fee_type === 'TOTAL_EXPENSE_RATIO');
  const isOwn = (row: (typeof fees)[number]): boolean => row.sub_fund_key === scope.sub_fund_key;
  const isTold = fees.some((row) => row.fee_type === 'GOVERNMENT_LEVIES' && isOwn(row));
  const hasRatios = name === undefined ? ratios.length > 0 && ratios.every(isOwn) : ratios.some(isOwn);
  return hasRatios && !isTold ? scope : undefined;
}

interface ByPeriod {
  readonly flow: Flow;
  readonly found: RegExpExecArray;
  /** The group of the label. */
  readonly label: number;
  readonly from: number;
  /** The groups of the month's figure and of the year's. */
  readonly figures: readonly [number, number];
}

function readByPeriod({ state }: PageContext, { flow, found, label, from, figures }: ByPeriod, scope: Scope): void {
  for (const [at, period] of ['MTD', 'YTD'].entries()) {
    const group = figures[at] ?? 0;
    readFee(state, placeOf(flow, found, from, group), found[label] ?? '', found[group] ?? '', period, scope);
  }
}

function placeOf(flow: Flow, found: RegExpExecArray, from: number, group: number): Block {
  const [start = 0, end = 0] = found.indices?.[group] ?? [];
  return blockOf(flow, from + start, from + end);
}

/** What `of the Equity Sub-Fund` names; undefined where a fund has several parts and none is named. */
function scopeOf(context: PageContext, name: string | undefined): Scope | undefined {
  if (name !== undefined && !/^(?:fund|scheme)$/i.test(name)) return scopeNamed(context, name);
  return context.sub_fund_names.hasAny ? undefined : WHOLE_FUND;
}

// `The total expense ratio of the Fund for the month (MTD) was 0.73%, …; for the year to date (YTD) it was 0.75%`
const RATIO_OF_MONTH = new RegExp(
  joinLines`
    \b(total expense ratio|TER)(?: \(TER\))?(?: of the (?:fund|scheme))? for the month(?: \(MTD\))?,?
    [ ](?:was|is|stood at|of) (\d{1,2}(?:\.\d{1,4})?\s?%)`,
  'i',
);
const RATIO_OF_YEAR = new RegExp(
  joinLines`
    \bfor the (?:fiscal |financial )?year to date(?: \(F?YTD\))?,? (?:it )?
    (?:was|is|stood at) (\d{1,2}(?:\.\d{1,4})?\s?%)`,
  'i',
);
// `For the fiscal year to date (YTD) the total expense ratio was 0.75%`: a sentence of its own
const RATIO_AFTER_YEAR = new RegExp(
  joinLines`
    \bfor the (?:fiscal |financial )?year to date(?: \(F?YTD\))?,? the (?:total expense ratio|TER)
    [ ](?:was|is|stood at) (\d{1,2}(?:\.\d{1,4})?\s?%)`,
  'i',
);
const FEE_OF_MANAGEMENT = /^the (management fee) (?:is|was) (.{4,200}?)\.(?=\s[A-Z]|$)/i;

// `0.65% a year, the front-end load Nil`: another fact in the same sentence.
const STATES_OTHER = /(?:\b|end)loads?(?:\b|nil\b|none\b)|\bexpense ratio\b|[,;] (?:and )?(?:the|its) /i;

// `Total Expense Ratio (MTD) is 1.83% including 0.25% of Government levies; Total Expense Ratio (YTD) is 1.84%`
const RATIO_OF_PERIOD = new RegExp(
  joinLines`
    \b((?:total )?expense ratio|TER) \((MTD|F?YTD)\)(?: of the (?:fund|scheme))? (?:is|was|stood at)
    [ ](\d{1,2}(?:\.\d{1,4})?\s?%)(?:,? including (\d{1,2}(?:\.\d{1,4})?\s?%) of (?:the )?(gov(?:ernment|t\.?) levies))?`,
  'gi',
);

/** The ratios of a sentence whose label has the period in brackets. */
export function readRatioSentences({ state, sub_fund_names }: PageContext, paragraphs: readonly Block[]): void {
  if (sub_fund_names.hasAny || state.draft.sections.fees.some((row) => row.fee_type === 'TOTAL_EXPENSE_RATIO')) return;
  for (const block of paragraphs)
    for (const [, label = '', period = '', percent = '', levy, levies = ''] of respace(block.text).matchAll(
      RATIO_OF_PERIOD,
    )) {
      const inside = period.toUpperCase() === 'MTD' ? 'MTD' : 'YTD';
      readFee(state, block, `${label} (${period})`, percent, inside);
      if (levy !== undefined) readFee(state, block, levies, levy, inside);
    }
}

/** Fees that a paragraph states of its fund, without other facts. */
export function readFeeSentences({ state, sub_fund_names }: PageContext, paragraphs: readonly Block[]): void {
  for (const block of paragraphs) {
    const [, feeLabel = '', fee] = FEE_OF_MANAGEMENT.exec(block.text) ?? [];
    const { special_terms, fees } = state.draft.sections;
    const isTold =
      special_terms.some((term) => term.term_type === 'MANAGEMENT_FEE') ||
      fees.some((row) => row.fee_type === 'MANAGEMENT_FEE');
    if (fee !== undefined && !isTold && !STATES_OTHER.test(fee)) readFee(state, block, feeLabel, fee);
    const month = sub_fund_names.hasAny ? null : RATIO_OF_MONTH.exec(block.text);
    if (month === null || state.draft.sections.fees.some((row) => row.fee_type === 'TOTAL_EXPENSE_RATIO')) continue;
    const [whole, label = '', percent = ''] = month;
    readFee(state, block, label, percent, 'MTD');
    const [sentence = ''] = block.text.slice(month.index + whole.length).split(/\.\s(?=[A-Z])/);
    const year = RATIO_OF_YEAR.exec(sentence)?.[1] ?? RATIO_AFTER_YEAR.exec(block.text)?.[1];
    if (year !== undefined) readFee(state, block, label, year, 'YTD');
  }
}

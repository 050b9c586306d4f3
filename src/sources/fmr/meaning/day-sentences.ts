/**
 * Sentences that state several facts of one day: `On 30 November 2022 the NAV per unit was Rs. 106.6953, the offer
 * price Rs. 107.7623 and the redemption price Rs. 106.6953; net assets were Rs. 1,878.75 million. The average maturity
 * was 2.2 years.` Some of their words may be bold: `the net assets of SIF were **Rs. 52 million** and 410,220 units
 * were outstanding`.
 */
import { WHOLE_FUND } from '#sources/fmr/blank-rows.ts';
import { DATE, MONEY } from '#sources/fmr/candidates/clauses.ts';
import { FACT_USES } from '#sources/fmr/fact-uses.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { blockOf, flowOf, joinStyles, type Flow } from '#sources/fmr/ink/flow.ts';
import type { LabelMeaning } from '#sources/fmr/match-label.ts';
import { readDate } from '#sources/fmr/printed-date.ts';
import { readKnown } from '#sources/fmr/read-facts.ts';
import { labelMeaning } from './label-meaning.ts';
import type { PageContext } from './page-context.ts';

const OPENING = new RegExp(String.raw`^(?:(?:on|at|as (?:on|at|of)) (${DATE})|at the end of the month),? `, 'i');
// The day itself may be in bold.
const BEFORE_DAY = /^(?:on|at|as (?:on|at|of))$/i;
const NEXT_SENTENCE = /(?<=\p{Ll}\p{Ll}|\d)\.\s(?=\p{Lu})/u;
const BETWEEN = /[,;]\s(?:and\s)?|\sand\s/;
const VALUE = String.raw`${MONEY}|\d{1,4}(?:\.\d{1,4})?(?:\s?%|\s(?:percent|years?|months?|days?|times))?`;
const CLAUSE = new RegExp(
  String.raw`^(?:the |its )?([a-z][a-z -]{2,40}?)( (?:was|were|is|are|stood at|amounted to))? (${VALUE})$`,
  'i',
);

const UNITS = /^(?:there (?:were|are) )?(\d[\d,]{3,20}) units(?: (?:were|are|remained))? (?:outstanding|in issue)$/i;
const HAS_VERB = /\b(?:were|are|remained)\b/i;

interface Stated {
  readonly label: string;
  readonly meaning: LabelMeaning;
  readonly from: number;
  readonly to: number;
}

type Known = (label: string) => LabelMeaning | undefined;

export function readDaySentences(context: PageContext, paragraphs: readonly Block[]): void {
  readSentencesOfDay(context, paragraphs);
  // Words in bold are blocks of their own; what names a plan or sub-fund is not of the whole fund.
  const mayBeTorn = paragraphs.length > 0 && !context.sub_fund_names.hasAny;
  const isBeforeDay = ([line]: Block['lines']): boolean => BEFORE_DAY.test(line?.text ?? '');
  if (mayBeTorn && context.ink.blocks.some(({ text, lines }) => OPENING.test(text) || isBeforeDay(lines)))
    readSentencesOfDay(context, joinStyles(context.ink.blocks));
}

/** What follows such an opening counts only as far as all clauses of its sentences were understood. */
function readSentencesOfDay(context: PageContext, paragraphs: readonly Block[]): void {
  const { state } = context;
  const meaningOf: Known = (label) => labelMeaning(label, null) ?? labelMeaning(withoutOwner(context, label), null);
  for (const { lines } of paragraphs) {
    const flow = flowOf(lines.map((line) => [line]));
    let at = 0;
    let day: Block | undefined;
    let isOfDay = false;
    for (const sentence of flow.text.replace(/\.$/, '').split(NEXT_SENTENCE)) {
      at = flow.text.indexOf(sentence, at);
      const opening = OPENING.exec(sentence);
      if (opening !== null) {
        day = opening[1] === undefined ? undefined : partOf(flow, opening[1], at);
        isOfDay = isOfMonth(opening[1], state.report_month);
      }
      if (!isOfDay) continue;
      const lead = opening?.[0].length ?? 0;
      const stated = clausesOf(sentence.slice(lead), at + lead, meaningOf);
      isOfDay = stated !== undefined;
      for (const each of stated ?? []) readStated(state, flow, each, day);
    }
  }
}

function partOf(flow: Flow, text: string, after: number): Block {
  const from = flow.text.indexOf(text, after);
  return { ...blockOf(flow, from, from + text.length), text };
}

const OF_OWNER = /^(.{3,40}) of (?:the )?(.{2,60})$/i;

/** `net assets of SIF`, `size of the Fund`: the label without the page's own fund. */
function withoutOwner({ owners }: PageContext, text: string): string {
  const [, label = '', owner = ''] = OF_OWNER.exec(text) ?? [];
  return /^(?:fund|scheme)$/i.test(owner) || owners.find(owner) === 'OWN' ? label : '';
}

/** Without a day, it is the end of the month. */
function isOfMonth(day: string | undefined, month: string | null): boolean {
  return day === undefined || readDate(day)?.slice(0, 7) === month;
}

/** Undefined if a clause states anything but a price, a size, units or a statistic, or the first one has no verb. */
function clausesOf(sentence: string, start: number, meaningOf: Known): Stated[] | undefined {
  let at = 0;
  const stated: Stated[] = [];
  for (const part of sentence.split(BETWEEN)) {
    at = sentence.indexOf(part, at);
    const units = HAS_VERB.test(part) ? UNITS.exec(part)?.[1] : undefined;
    const [, label = '', verb, value = ''] = CLAUSE.exec(part) ?? [];
    const name = units === undefined ? label : 'units outstanding';
    const meaning = name === '' ? undefined : meaningOf(name);
    const hasVerb = stated.length > 0 || units !== undefined || verb !== undefined;
    if (meaning === undefined || !isStatable(meaning) || !hasVerb) return undefined;
    const to = start + at + part.length;
    const from = units === undefined ? to - value.length : start + at + part.indexOf(units);
    stated.push({ label: name, meaning, from, to: units === undefined ? to : from + units.length });
  }
  return stated;
}

function isStatable(meaning: LabelMeaning): boolean {
  return meaning.kind === 'fact' ? DATED.has(FACT_USES[meaning.fact].kind) : meaning.kind === 'metric';
}

const DATED: ReadonlySet<string> = new Set(['price', 'size', 'units']);

function readStated(
  state: PageContext['state'],
  flow: Flow,
  { label, meaning, from, to }: Stated,
  day: Block | undefined,
): void {
  const { draft } = state;
  const value = { ...blockOf(flow, from, to), text: flow.text.slice(from, to) };
  const use = meaning.kind === 'fact' ? FACT_USES[meaning.fact] : undefined;
  // The sentence may repeat what a table states.
  const isTold =
    ((use?.kind === 'price' || use?.kind === 'size') && draft.members[use.member] !== null) ||
    (use?.kind === 'units' && draft.members.units_outstanding !== null);
  const isKnown = meaning.kind === 'metric' && draft.sections.metrics.some((row) => row.metric_key === meaning.metric);
  if (isTold || isKnown) return;
  readKnown(state, meaning, { ...value, text: label }, value, null, WHOLE_FUND);
  const date = day === undefined ? undefined : readDate(day.text);
  const isDated = use?.kind === 'price' && use.member === 'nav_per_unit' && draft.members.nav_per_unit !== null;
  if (isDated && day !== undefined && date !== undefined && draft.members.nav_date === null)
    draft.set('nav_date', date, day);
}

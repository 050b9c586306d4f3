/**
 * Sentences that state several facts of one day: `On 30 November 2022 the NAV per unit was Rs. 106.6953, the offer
 * price Rs. 107.7623 and the redemption price Rs. 106.6953; net assets were Rs. 1,878.75 million. The average maturity
 * was 2.2 years.`
 */
import { WHOLE_FUND } from '#sources/fmr/blank-rows.ts';
import { DATE, MONEY } from '#sources/fmr/candidates/clauses.ts';
import { FACT_USES } from '#sources/fmr/fact-uses.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { blockOf, flowOf, type Flow } from '#sources/fmr/ink/flow.ts';
import type { LabelMeaning } from '#sources/fmr/match-label.ts';
import { readDate } from '#sources/fmr/printed-date.ts';
import { readKnown } from '#sources/fmr/read-facts.ts';
import { labelMeaning } from './label-meaning.ts';
import type { PageContext } from './page-context.ts';

const OPENING = new RegExp(String.raw`^(?:(?:on|at|as (?:on|at|of)) (${DATE})|at the end of the month),? `, 'i');
const NEXT_SENTENCE = /(?<=\p{Ll}\p{Ll}|\d)\.\s(?=\p{Lu})/u;
const BETWEEN = /[,;]\s(?:and\s)?|\sand\s/;
const VALUE = String.raw`${MONEY}|\d{1,4}(?:\.\d{1,4})?(?:\s?%|\s(?:percent|years?|months?|days?|times))?`;
const CLAUSE = new RegExp(
  String.raw`^(?:the |its )?([a-z][a-z -]{2,40}?)( (?:was|were|is|are|stood at|amounted to))? (${VALUE})$`,
  'i',
);

interface Stated {
  readonly label: string;
  readonly meaning: LabelMeaning;
  readonly from: number;
  readonly to: number;
}

/** What follows such an opening counts only as far as all clauses of its sentences were understood. */
export function readDaySentences({ state }: PageContext, paragraphs: readonly Block[]): void {
  for (const { lines } of paragraphs) {
    const flow = flowOf(lines.map((line) => [line]));
    let at = 0;
    let isOfDay = false;
    for (const sentence of flow.text.replace(/\.$/, '').split(NEXT_SENTENCE)) {
      at = flow.text.indexOf(sentence, at);
      const opening = OPENING.exec(sentence);
      if (opening !== null) isOfDay = isOfMonth(opening[1], state.report_month);
      if (!isOfDay) continue;
      const lead = opening?.[0].length ?? 0;
      const stated = clausesOf(sentence.slice(lead), at + lead);
      isOfDay = stated !== undefined;
      for (const each of stated ?? []) readStated(state, flow, each);
    }
  }
}

/** Without a day, it is the end of the month. */
function isOfMonth(day: string | undefined, month: string | null): boolean {
  return day === undefined || readDate(day)?.slice(0, 7) === month;
}

/** Undefined if a clause states anything but a price, a size or a statistic, or the first one has no verb. */
function clausesOf(sentence: string, start: number): Stated[] | undefined {
  let at = 0;
  const stated: Stated[] = [];
  for (const part of sentence.split(BETWEEN)) {
    at = sentence.indexOf(part, at);
    const [, label = '', verb, value = ''] = CLAUSE.exec(part) ?? [];
    const meaning = label === '' ? undefined : labelMeaning(label, null);
    if (meaning === undefined || !isStatable(meaning) || (stated.length === 0 && verb === undefined)) return undefined;
    const to = start + at + part.length;
    stated.push({ label, meaning, from: to - value.length, to });
  }
  return stated;
}

function isStatable(meaning: LabelMeaning): boolean {
  return meaning.kind === 'fact' ? DATED.has(FACT_USES[meaning.fact].kind) : meaning.kind === 'metric';
}

const DATED: ReadonlySet<string> = new Set(['price', 'size']);

function readStated(state: PageContext['state'], flow: Flow, { label, meaning, from, to }: Stated): void {
  const value = { ...blockOf(flow, from, to), text: flow.text.slice(from, to) };
  const use = meaning.kind === 'fact' ? FACT_USES[meaning.fact] : undefined;
  // The sentence may repeat what a table states.
  const isTold = (use?.kind === 'price' || use?.kind === 'size') && state.draft.members[use.member] !== null;
  const isKnown =
    meaning.kind === 'metric' && state.draft.sections.metrics.some((row) => row.metric_key === meaning.metric);
  if (!isTold && !isKnown) readKnown(state, meaning, { ...value, text: label }, value, null, WHOLE_FUND);
}

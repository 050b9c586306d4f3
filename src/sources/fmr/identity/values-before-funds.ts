/**
 * Values that are followed by the funds to which they apply: `1.50% for SIF and SIIF`, `5.91% of SISF (its 4th holding)
 * and 4.58% of SSF`, and exceptions from a rule: `but 9:00 am for SCF`.
 */
import type { Segment } from '#documents/pdf/list-segments.ts';
import type { Word } from '#documents/pdf/page-words.ts';
import { joinLines } from '#base/pattern-lines.ts';
import { textOf, wordsWithin } from './text-runs.ts';

export interface FundsValue {
  /** The line on which the value begins. */
  readonly run: Segment;
  readonly value: readonly Word[];
  readonly shorts: readonly string[];
  /** It is in the place of what a rule says of all funds. */
  readonly isException: boolean;
}

const BETWEEN = /,?\sand\s|,\s/;
const SHORT = '[A-Z][A-Za-z0-9-]{1,11}(?![A-Za-z0-9])';
// One such value. Words in capitals may be a part of it, so the short forms are compared afterwards.
const OF_FUNDS = new RegExp(
  joinLines`
    (?<lead>(?:\s?[,;])?\s?(?:and\s)?)(?<but>but\s)?(?<value>\S.{0,140}?)\s(?:for|of)\s
    (?<shorts>${SHORT}(?:,\s${SHORT})*(?:,?\sand\s${SHORT})?)
    (?:\s\(its\s\d{1,2}(?:st|nd|rd|th)\s?[a-z]{3,12}\))?[.;]?(?=[\s,;]|$)`,
  'y',
);

/** The values of a text for funds of these short forms; undefined if it has anything else. */
export function listFundsValues(runs: readonly Segment[], known: ReadonlySet<string>): FundsValue[] | undefined {
  const flow = textOf(runs);
  const values: FundsValue[] = [];
  let end = 0;
  while (end < flow.text.length) {
    OF_FUNDS.lastIndex = end;
    const found = OF_FUNDS.exec(flow.text);
    if (found?.groups === undefined) return undefined;
    const { lead = '', but, value = '', shorts = '' } = found.groups;
    if (!shorts.split(BETWEEN).every((short) => known.has(short))) return undefined;
    const from = end + lead.length + (but?.length ?? 0);
    const words = wordsWithin(flow, from, from + value.length);
    const run = flow.words.find(({ word }) => word === words[0])?.run;
    if (run === undefined) return undefined;
    values.push({ run, value: words, shorts: shorts.split(BETWEEN), isException: but !== undefined });
    end = OF_FUNDS.lastIndex;
  }
  return values;
}

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

/** The values of a text; undefined if it has anything else. */
export function listFundsValues(runs: readonly Segment[], pattern: RegExp): FundsValue[] | undefined {
  const flow = textOf(runs);
  const values: FundsValue[] = [];
  let end = 0;
  while (end < flow.text.length) {
    pattern.lastIndex = end;
    const found = pattern.exec(flow.text);
    if (found?.groups === undefined) return undefined;
    const { lead = '', but, value = '', shorts = '' } = found.groups;
    const from = end + lead.length + (but?.length ?? 0);
    const words = wordsWithin(flow, from, from + value.length);
    const run = flow.words.find(({ word }) => word === words[0])?.run;
    if (run === undefined) return undefined;
    values.push({ run, value: words, shorts: shorts.split(BETWEEN), isException: but !== undefined });
    end = pattern.lastIndex;
  }
  return values;
}

const BETWEEN = /,?\sand\s|,\s/;

/** One such value, for funds of these short forms. */
export function patternOfValues(shorts: readonly string[]): RegExp {
  const short = `(?:${shorts.toSorted((a, b) => b.length - a.length).join('|')})(?![A-Za-z0-9])`;
  return new RegExp(
    joinLines`
      (?<lead>(?:\s?[,;])?\s?(?:and\s)?)(?<but>but\s)?(?<value>\S.{0,140}?)\s(?:for|of)\s
      (?<shorts>${short}(?:,\s${short})*(?:,?\sand\s${short})?)
      (?:\s\(its\s\d{1,2}(?:st|nd|rd|th)\s[a-z]{3,12}\))?[.;]?(?=[\s,;]|$)`,
    'y',
  );
}

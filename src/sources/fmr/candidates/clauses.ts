/**
 * Clauses of running text that state a fact: `The management fee is 1.25%, the front-end load Nil`,
 * `Dealing days: Monday to Friday`.
 */
import { joinLines } from '#base/pattern-lines.ts';
import type { LabelMeaning } from '#sources/fmr/match-label.ts';
import type { FindMeaning } from './label-pair.ts';
import { FACT_USES, type FactUse } from '#sources/fmr/fact-uses.ts';
import { fitsValue } from './value-types.ts';

export interface Clause {
  readonly label: string;
  readonly value: string;
  readonly meaning: LabelMeaning;
  /** The places of label and value in the text. */
  readonly labelFrom: number;
  readonly from: number;
  /** The day that the clause says its value is of. */
  readonly date: string | null;
}

/** A label whose value begins at `from`; `start` is where its clause begins. */
interface Anchor {
  readonly label: string;
  readonly meaning: LabelMeaning;
  readonly start: number;
  readonly labelFrom: number;
  readonly from: number;
  readonly verb: string;
}

const AMOUNT = String.raw`(?:(?:Rs|PKR)\.?\s?)?\d[\d,]*(?:\.\d+)?(?:\s(?:million|billion|mn|bn)\b)?`;
export const MONEY = String.raw`(?:Rs|PKR)\.?\s?[\d,]*\d(?:\.\d+)?(?:\s(?:million|billion|mn|bn)\b)?`;
export const DATE = joinLines`
  \d{1,2}(?:st|nd|rd|th)?\s[A-Z][a-z]+,?\s\d{4}
  |[A-Z][a-z]+\s\d{1,2}(?:st|nd|rd|th)?,?\s\d{4}
  |\d{1,2}-[A-Z][a-z]{2}-\d{2,4}
  |\d{1,2}\.[IVX]{1,4}\.\d{4}
  |\d{1,2}[./-]\d{1,2}[./-]\d{4}`;

const MONEY_FIRST = new RegExp(`^${MONEY}`);
const DATE_FIRST = new RegExp(`^(?:${DATE})`);
const AGAINST = new RegExp(
  String.raw`,?\s(?:against|versus|compared (?:with|to)|up from|down from|from)\s${AMOUNT}(?:\son\s(?:${DATE}))?`,
  'gi',
);

// `(a month earlier: 119,927,565)`, `, against Rs. 13,102 million on 31 January 2025`: figures of another day.
const COMPARED = [/\([^()]{0,80}\b(?:earlier|previous(?:ly)?|before|ago|last month|prior)\b[^()]{0,80}\)/gi, AGAINST];

/** The text with what is said of other days blanked out; places stay. */
export function maskCompared(text: string): string {
  return COMPARED.reduce((masked, pattern) => masked.replace(pattern, (found) => ' '.repeat(found.length)), text);
}

/** The facts that a paragraph states by their labels. */
export function listClauses(paragraph: string, meaningOf: FindMeaning): Clause[] {
  const text = maskCompared(paragraph);
  return listSentences(text, meaningOf).flatMap(({ from, to }) => {
    const anchors = listAnchors(text.slice(from, to), meaningOf);
    return anchors.flatMap((anchor, at) =>
      readClause(text.slice(from, to), anchor, anchors[at + 1]?.start ?? to - from).map((clause) => ({
        ...clause,
        labelFrom: clause.labelFrom + from,
        from: clause.from + from,
      })),
    );
  });
}

const LONGEST_LABEL = 60;
// A stop that may belong to the word before it.
const ABBREVIATED =
  /\b(?:avg|dep|mths?|yrs?|exp|ap|govt?|secs?|inv|min|max|corp|inc|mgt|co|ltd|pvt|no|st|mr|ms|dr|[A-Z])\.$/i;
// The blank before it may be lost: `SECPAp.`
const JOINED_ABBREVIATION = /[A-Za-z](?:Avg|Dep|Mths?|Yrs?|Exp|Ap|Govt?|Secs?|Inv|Min|Max|Corp|Inc|Mgt|Co|Ltd|Pvt)\.$/;
const isAbbreviated = (text: string): boolean => ABBREVIATED.test(text) || JOINED_ABBREVIATION.test(text);
const NEXT_CLAUSE = /^\s*(?:the|its?|an?|their|units|there|management|front|net)\b/i;

// `0.55% p.a.` before a capital ends its sentence.
const A_YEAR = /\d\s?% p\.\s?a\.$/i;
// The stop at the end of `0.55% p.a.` and `11:00 a.m.` is of the value.
const DOTTED = /\b(?:p\.\s?a|[ap]\.\s?m)\.$/i;

function listSentences(text: string, meaningOf: FindMeaning): { from: number; to: number }[] {
  const sentences: { from: number; to: number }[] = [];
  let from = 0;
  for (const stop of text.matchAll(/[.;](?=\s|$)/g)) {
    const rest = text.slice(stop.index + 1);
    const isStop = stop[0] === ';' || rest.trim() === '' || /^\s+[A-Z]/.test(rest);
    const isOpen =
      isAbbreviated(text.slice(from, stop.index + 1)) &&
      !A_YEAR.test(text.slice(from, stop.index + 1)) &&
      rest.trim() !== '' &&
      !NEXT_CLAUSE.test(rest) &&
      colonLabel(rest.trimStart(), meaningOf) === undefined;
    if (!isStop || isOpen) continue;
    sentences.push({ from, to: DOTTED.test(text.slice(from, stop.index + 1)) ? stop.index + 1 : stop.index });
    from = stop.index + 1;
  }
  if (text.slice(from).trim() !== '') sentences.push({ from, to: text.length });
  return sentences;
}

function colonLabel(text: string, meaningOf: FindMeaning): { label: string; meaning: LabelMeaning } | undefined {
  const label = /^([A-Za-z][^:.;]{1,60}?):\s/.exec(text)?.[1];
  const meaning = label === undefined ? undefined : meaningOf(label);
  return label === undefined || meaning === undefined || meaning.kind === 'period' ? undefined : { label, meaning };
}

const VERB = /\s(is|are|was|were|stood at|stands at|amounted to|of)\s+(?:the ?following:\s+)?/g;
// `, the front-end load Nil`, `and the back-end load 2.00%` after a clause with a verb.
const ELLIPSIS = /(?:,\s(?:and\s)?|\sand\s)the\s([a-z][a-z -]{2,40}?)\s(?=nil\b|none\b|\d+(?:\.\d+)?%|(?:Rs|PKR)\b)/gi;

// `In place of the common terms in paragraph 1.5, pricing mechanism: Backward`: what a term is in place of.
const INTRODUCTION =
  /^\s*(?:(?:in place|instead|in departure) of|in departure from|unlike|contrary to) [^:;]{3,80}?,\s/i;

function listAnchors(sentence: string, meaningOf: FindMeaning): Anchor[] {
  const introduction = sentence.includes(':') ? (INTRODUCTION.exec(sentence)?.[0].length ?? 0) : 0;
  const lead = Math.max(introduction, sentence.length - sentence.trimStart().length);
  const colon = colonLabel(sentence.slice(lead), meaningOf);
  if (colon !== undefined) {
    const from = lead + colon.label.length + 1;
    return [
      {
        ...colon,
        start: lead,
        labelFrom: lead,
        from: from + (sentence.slice(from).length - sentence.slice(from).trimStart().length),
        verb: ':',
      },
    ];
  }
  const verbs = [...sentence.matchAll(VERB)];
  const stated = verbs.flatMap((found, at) =>
    labelBefore(sentence, verbBefore(verbs.slice(0, at)), found.index, meaningOf).map((label): Anchor => ({
      ...label,
      from: found.index + found[0].length,
      verb: found[1] ?? '',
    })),
  );
  const implied =
    stated.length === 0
      ? []
      : [...sentence.matchAll(ELLIPSIS)].flatMap((found): Anchor[] => {
          const label = found[1] ?? '';
          const meaning = meaningOf(label);
          const isAfter = stated.some((anchor) => anchor.from < found.index);
          return meaning === undefined || meaning.kind === 'period' || !isAfter
            ? []
            : [
                {
                  label,
                  meaning,
                  start: found.index,
                  labelFrom: found.index + found[0].lastIndexOf(label),
                  from: found.index + found[0].length,
                  verb: 'is',
                },
              ];
        });
  return [...stated, ...implied].toSorted((a, b) => a.from - b.from);
}

// The place of the last verb; an `of` may be part of a label.
function verbBefore(verbs: readonly RegExpExecArray[]): number {
  return verbs.findLast(([, verb]) => verb !== 'of')?.index ?? -1;
}

// A name with `and the auditor` or `andtheauditor` after it is two clauses: the verb of the first one lost its blanks.
const OF_COMPANY = /^(?!.*and\s?(?:the|its)).*\b(?:limited|ltd|company)\b/is;

/** The longest text before a verb, and behind the verb of another clause, that is a label. */
function labelBefore(
  sentence: string,
  last: number,
  end: number,
  meaningOf: FindMeaning,
): Omit<Anchor, 'from' | 'verb'>[] {
  const starts = [
    ...sentence
      .slice(0, end)
      .matchAll(/(?:^\s*|[,;]\s+(?:and\s+)?|\sand\s+|\s(?:had|has|have|with)\s+)(?:the\s+|its\s+|their\s+|an?\s+)?/gi),
  ].filter(({ index }) => index > last);
  for (const { index, 0: opening } of starts) {
    const labelFrom = index + opening.length;
    const label = sentence.slice(labelFrom, end);
    // `The management quality rating of Sample Funds Limited`: a label of what is named.
    const bare = label.replace(/\sof\s(?:the\s)?[A-Z][\w.&() -]*$/, '');
    const meaning =
      label === '' || label.length > LONGEST_LABEL
        ? undefined
        : (meaningOf(label) ?? (OF_COMPANY.test(label) ? meaningOf(bare) : undefined));
    if (meaning !== undefined && meaning.kind !== 'period') return [{ label, meaning, start: index, labelFrom }];
  }
  return [];
}

// What may follow a value that is a figure: nothing that limits it.
const AFTER_FIGURE = new RegExp(
  joinLines`
    ^\s*(?:$
    |[,;](?!\s*(?:subject|within|of which))
    |and\b
    |(?:a|per) (?:year|annum|unit)\b
    |p\.\s?a\.
    |on\b
    |as (?:at|of|on)\b)`,
  'i',
);
// `1.00% within one year of purchase and Nil thereafter`: all of it is the load, if nothing else is said with it.
const WITH_TERMS = /^(?:\d+(?:\.\d+)?\s?%|nil) (?:of|within|in|during|for|if|up to)\s.{3,80}$/i;
const OF_ANOTHER =
  /[;:,]|\band (?!nil\b|\d)|\b(?:is|are|was|were|has|have|had|be|been|may|will|shall|which|that|includ(?:es?|ing))\b/i;
const STATED_DAY = new RegExp(String.raw`^\s*(?:on|as (?:at|of|on))\s(${DATE})`);
const GRADED = /^["“]?(?:AM[1-5]|A{1,3}|B{1,3})[+-]{0,2}(?![A-Za-z])/;

function readClause(sentence: string, { label, meaning, labelFrom, from, verb }: Anchor, end: number): Clause[] {
  const rest = sentence.slice(from, end);
  const use = meaning.kind === 'fact' ? FACT_USES[meaning.fact] : undefined;
  const pattern = use === undefined ? undefined : patternOf(use);
  const isPast = !/^(?:is|are|:)$/.test(verb);
  if (verb !== ':' && pattern !== undefined) {
    const value = pattern.exec(rest)?.[0];
    const after = rest.slice(value?.length ?? 0);
    if (value === undefined) return [];
    if (!AFTER_FIGURE.test(after)) {
      const terms = withoutTail(rest);
      const isWhole = use?.kind === 'fee' && !isPast && WITH_TERMS.test(terms) && !OF_ANOTHER.test(terms);
      return isWhole && fitsValue(meaning, terms)
        ? [{ label, value: terms, meaning, labelFrom, from, date: null }]
        : [];
    }
    if (!fitsValue(meaning, value)) return [];
    return [{ label, value, meaning, labelFrom, from, date: STATED_DAY.exec(after)?.[1] ?? null }];
  }
  // `with a rating of AA(f) by PACRA`; what a text was, or whatever else follows `of`, may not be so now.
  if (isPast && !(use?.kind === 'rating' && verb === 'of' && GRADED.test(rest))) return [];
  const article = /^the\s+(?=[A-Z\d])/.exec(rest)?.[0].length ?? 0;
  const value = withoutTail(rest.slice(article));
  return value === '' || OF_SEVERAL.test(value) || !fitsValue(meaning, value)
    ? []
    : [{ label, value, meaning, labelFrom, from: from + article, date: null }];
}

// `The trustee and the auditor are Sample Trust Limited and Sample & Co., respectively`: no value of one label.
const OF_SEVERAL = /\brespectively$/i;

// `Medium, and it is measured against an index`: the value ends before the next statement.
const NEXT_PREDICATE = /,\sand\sit\s(?:is|was|has)\s.*$/s;

// `Sample Trust Limited, and`: what leads to the next clause.
function withoutTail(text: string): string {
  let bare = text.replace(NEXT_PREDICATE, '').trimEnd();
  if (bare.endsWith(' and')) bare = bare.slice(0, -4).trimEnd();
  while (/[,;]$/.test(bare)) bare = bare.slice(0, -1).trimEnd();
  return bare;
}

/** Facts whose values are figures or days: the value ends with them. */
function patternOf({ kind }: FactUse): RegExp | undefined {
  switch (kind) {
    case 'size':
    case 'price':
      return MONEY_FIRST;
    case 'units':
      return /^\d[\d,]*(?:\.\d+)?(?:\s(?:million|billion|mn|bn)\b)?/;
    case 'fee':
    case 'expense_ratio':
      return /^(?:\d+(?:\.\d+)?\s?%|nil\b|none\b)/i;
    case 'date':
      return DATE_FIRST;
    default:
      return undefined;
  }
}

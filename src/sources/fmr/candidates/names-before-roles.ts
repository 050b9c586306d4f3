/**
 * Companies that a sentence names before what they are: `Sample Trust Limited is its trustee and Sample & Co. its
 * auditors`.
 */
import { joinLines } from '#base/pattern-lines.ts';
import type { FindMeaning } from './label-pair.ts';
import type { Clause } from './clauses.ts';
import { FACT_USES } from '#sources/fmr/fact-uses.ts';

const ROLE = new RegExp(
  joinLines`
    \s(?:is|are|acts? as|(?=its))\s?(?:its|the)
    \s((?:legal |shariah )?(?:trustee|custodian|auditors?|advis[eo]rs?|registrar))
    (?: of (?:the|this) (?:fund|scheme))?(?=[.,;]|\sand\b|$)`,
  'gi',
);
const SENTENCE = /(?<=[a-z\d)%]\.)\s+(?=[A-Z])/;
const NEXT_NAME = /^,?\sand\s/;
// A name may have these in lower case.
const IN_NAME = /^(?:of|and|the|for|in|&)$/;
const LONGEST = 100;

/** The clauses of a paragraph; none of a fact that it states by a label. */
export function listNamesBeforeRoles(text: string, stated: readonly Clause[], meaningOf: FindMeaning): Clause[] {
  const isStated = (fact: string): boolean =>
    stated.some(({ meaning }) => meaning.kind === 'fact' && meaning.fact === fact);
  const clauses: Clause[] = [];
  let from = 0;
  for (const sentence of text.split(SENTENCE)) {
    const start = text.indexOf(sentence, from);
    from = start + sentence.length;
    let last = 0;
    for (const found of sentence.matchAll(ROLE)) {
      const opening = last === 0 ? 0 : (NEXT_NAME.exec(sentence.slice(last))?.[0].length ?? -1);
      const value = opening < 0 ? '' : sentence.slice(last + opening, found.index);
      const label = found[1] ?? '';
      const meaning = meaningOf(label);
      const isParty = meaning?.kind === 'fact' && FACT_USES[meaning.fact].kind === 'party' && !isStated(meaning.fact);
      if (meaning !== undefined && isParty && isName(value)) {
        const labelFrom = start + found.index + found[0].indexOf(label);
        clauses.push({ label, value, meaning, labelFrom, from: start + last + opening, date: null });
      }
      last = found.index + found[0].length;
    }
  }
  return clauses;
}

/** Capitals or figures begin all words of a name but those that join them. */
function isName(text: string): boolean {
  const words = text.split(' ');
  return (
    words.length > 1 &&
    text.length < LONGEST &&
    words.every((word) => /^[(“"]?[\p{Lu}\d]/u.test(word) || IN_NAME.test(word))
  );
}

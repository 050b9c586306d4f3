/**
 * Values that are set otherwise than the sentence around them: `The management fee is **0.55% a year of net assets**,
 * its risk profile is **medium** (**principal at medium risk**).` The style says where each value begins and ends.
 */
import type { Clause } from '#sources/fmr/candidates/clauses.ts';
import { fitsValue } from '#sources/fmr/candidates/value-types.ts';
import { FACT_USES, type FactUse } from '#sources/fmr/fact-uses.ts';
import type { Flow } from '#sources/fmr/ink/flow.ts';

/** A part of the text from one place to another. */
interface Part {
  readonly from: number;
  readonly to: number;
}

// Words of the sentence itself; values seldom have them.
const OF_SENTENCE = /^(?:is|was|its?)$/i;
// What leads to a value: `from **Monday to Friday**`.
const LEAD = /^(?:from|on|at least)\s/;
const PRINCIPAL_AT_RISK = /^principal at [a-z ]{3,40} risk$/i;
const END = /[.,;]$/;

/** The parts that are not in the style of the sentence's own words; none if those have several. */
export function listPartsInStyle({ places }: Flow): Part[] {
  const own = places.filter(({ word }) => OF_SENTENCE.test(word.text));
  const [first] = own;
  const isOwn = ({ word }: Flow['places'][number]): boolean =>
    word.bold === first?.word.bold && word.color === first.word.color;
  if (first === undefined || !own.every(isOwn)) return [];
  const parts: Part[] = [];
  for (const [at, place] of places.entries()) {
    if (isOwn(place)) continue;
    const before = places[at - 1];
    const last = before === undefined || isOwn(before) ? undefined : parts.pop();
    parts.push({ from: last?.from ?? place.from, to: place.to });
  }
  return parts;
}

/** Whether each value is in a style of its own: what follows, as in `**AA(f)** by **PACRA**`, has others. */
export function areInStyle(found: readonly Clause[], parts: readonly Part[]): boolean {
  return found.every(({ from, value }) => {
    const end = from + value.length;
    const at = parts.findIndex((part) => part.from === from);
    const [part, next] = at < 0 ? [] : parts.slice(at, at + 2);
    return part !== undefined && (end <= part.to || (next !== undefined && next.from < end));
  });
}

/** The facts with their values as their style begins and ends them, and the risk of principal behind another risk. */
export function endInStyle(found: readonly Clause[], { text }: Flow, parts: readonly Part[]): Clause[] {
  if (parts.length === 0) return [...found];
  return found.flatMap((clause): Clause[] => {
    const from = clause.from + (LEAD.exec(clause.value)?.[0].length ?? 0);
    const at = parts.findIndex((part) => part.from === from);
    const part = parts[at];
    if (part === undefined) return [clause];
    const next = parts[at + 1];
    const whole = text.slice(part.from, part.to).replace(END, '');
    const end = clause.from + clause.value.length;
    // Another value is in what would be the rest of this one.
    const isTooLong =
      next !== undefined && next.from < end && /^\s?[,;(]/.test(text.slice(part.to)) && !isOf(clause, 'rating');
    if (!isTooLong && !(end < part.from + whole.length && isOf(clause, 'fee'))) return [clause];
    const ended = { ...clause, from, value: whole };
    if (!isTooLong && !fitsValue(clause.meaning, whole)) return [clause];
    return next !== undefined && isTooLong ? [ended, ...riskBehind(ended, text, next)] : [ended];
  });
}

function isOf({ meaning }: Clause, kind: FactUse['kind']): boolean {
  return meaning.kind === 'fact' && FACT_USES[meaning.fact].kind === kind;
}

function riskBehind(risk: Clause, text: string, { from, to }: Part): Clause[] {
  const value = text.slice(from, to);
  if (risk.meaning.kind !== 'fact' || risk.meaning.fact !== 'risk_profile' || !PRINCIPAL_AT_RISK.test(value)) return [];
  const meaning = { ...risk.meaning, fact: 'risk_of_principal_erosion' } as const;
  return [{ label: 'risk of principal', value, meaning, labelFrom: from, from, date: null }];
}

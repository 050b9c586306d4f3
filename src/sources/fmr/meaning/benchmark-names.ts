/**
 * What a page calls its benchmark: a table may head a row or column with the short name that the list of facts
 * explains.
 */
import type { LabelPair } from '#sources/fmr/candidates/label-pair.ts';
import { isNumeric } from '#sources/fmr/ink/figures.ts';
import { findPeriod } from '#sources/fmr/periods.ts';

const SHORTEST = 3;

/**
 * `70% 3M PKRV and 30% 3M deposit rates (70:30 PKRV & Deposits)`: the text, the text without its last bracket, and what
 * the bracket says.
 */
export function benchmarkNames(pairs: readonly LabelPair[]): string[] {
  return pairs.flatMap(({ meaning, value: { text } }) => {
    if (meaning.kind !== 'fact' || meaning.fact !== 'benchmark') return [];
    const [, full = text, short = ''] = /^(.*\S)\s{0,9}\(([^()]*)\)\.?$/s.exec(text) ?? [];
    return [text, full, short].filter((name) => isName(name));
  });
}

function isName(text: string): boolean {
  return text.length >= SHORTEST && /[A-Za-z]/.test(text) && !isNumeric(text) && findPeriod(text, null) === undefined;
}

import { collapseBlanks } from './names.ts';
import type { FamilyType, SchemeType } from './vocabularies.ts';

/** The family that a fund's name indicates, or undefined. */
interface FamilyName {
  readonly family_type: FamilyType;
  readonly name: string;
}

// `Sample Fixed Term Fund (Sample Fixed Term Plan VIII)`, either part first, spaces within the parentheses allowed.
const BRACKETED = /^(.*\S)\s{0,9}\(\s{0,9}([^()]{0,299}[^\s()])\s{0,9}\)$/;
// `Sample Islamic Fixed Term Fund Plan VIII`, `Sample Sovereign Fund - Plan I`
const PLAN_BEHIND = /^(.*\bfund(?: [ivx]{1,9})?)(?: ?-)? {1,9}plan\b/i;

/**
 * Sub-funds of a pension scheme share the scheme's name; names of plans contain the name of their fund. Any other name
 * indicates no family: a guess would join unrelated funds.
 */
export function familyOf(name: string, scheme_type: SchemeType | null): FamilyName | undefined {
  if (scheme_type === 'VPS' || scheme_type === 'EMPLOYER_PENSION') return { family_type: scheme_type, name };
  const fund = planFundOf(name);
  return fund === undefined ? undefined : { family_type: 'PLAN_FAMILY', name: collapseBlanks(fund) };
}

function planFundOf(name: string): string | undefined {
  const bracketed = BRACKETED.exec(name);
  if (bracketed) {
    const [first = '', second = ''] = [bracketed[1], bracketed[2]];
    if (isPlan(second) && isFund(first)) return first;
    if (isPlan(first) && isFund(second)) return second;
    return undefined;
  }
  return PLAN_BEHIND.exec(name)?.[1];
}

function isPlan(part: string): boolean {
  return /\bplan\b/i.test(part);
}

function isFund(part: string): boolean {
  return /\bfund\b/i.test(part) && !isPlan(part);
}

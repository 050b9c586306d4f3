/** What the name of a holding and the title over it say of its kind and issue. */
import type { IsoDate } from '#domain/dates.ts';
import type { HoldingType } from '#domain/fragment-terms.ts';
import { foldLabel } from '#sources/fmr/fold-label.ts';
import { readDate } from '#sources/fmr/printed-date.ts';

// The date in a debt instrument's name, which is its issue's: `Sample Cement Sukuk (20-Dec-07)`.
export function findIssueDate(name: string): IsoDate | null {
  const inside = [...name.matchAll(/\((?=[^()]{0,100}\d)([^()]{1,200})\)/g)].map((match) => readDate(match[1] ?? '')).filter((date) => date !== undefined);
  return inside.length === 1 ? (inside[0] ?? null) : null;
}

// `TFC/Sukuk Holdings` names two kinds: debt.
export function typeOf(title: string): HoldingType | undefined {
  const folded = foldLabel(title);
  const kinds = [[/\bequity\b|\bstocks?\b|\bscrips?\b|\bshares\b/, 'EQUITY'], [/\btfcs?\b/, 'TFC'], [/\bsukuks?\b/, 'SUKUK'], [/\bcps?\b|\bcommercial papers?\b/, 'COMMERCIAL_PAPER'], [/\bfunds?\b/, 'FUND_UNITS']] as const;
  const found = kinds.filter(([pattern]) => pattern.test(folded)).map(([, type]) => type);
  return found.length > 1 ? 'DEBT' : found[0];
}

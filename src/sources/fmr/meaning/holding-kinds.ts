/** What the name of a holding and the title over it say of its kind, its asset class and its issue. */
import type { IsoDate } from '#domain/dates.ts';
import { ASSET_CLASS_OF, type HoldingAssetClass, type HoldingType } from '#domain/fragment-terms.ts';
import { foldLabel } from '#sources/fmr/fold-label.ts';
import { readDate } from '#sources/fmr/printed-date.ts';

// The date in a debt instrument's name, which is its issue's: `Sample Cement Sukuk (20-Dec-07)`,
// `SAMPLE-TFC-{01-03-2021}`
export function findIssueDate(name: string): IsoDate | null {
  const inside = [...name.matchAll(/[({](?=[^(){}]{0,100}\d)([^(){}]{1,200})[)}]/g)]
    .map((match) => readDate(match[1] ?? ''))
    .filter((date) => date !== undefined);
  return inside.length === 1 ? (inside[0] ?? null) : null;
}

// `TFC/Sukuk Holdings`, `Top Ten Equity Holdings`
const IN_TITLES: readonly (readonly [RegExp, HoldingType])[] = [
  [/\bequity\b|\bequities\b|\bstocks?\b|\bscrips?\b|\bshares\b/, 'EQUITY'],
  [/\btfcs?\b|\bterm finance certificates?\b/, 'TFC'],
  [/\bsukuks?\b/, 'SUKUK'],
  [/\bcps?\b|\bcommercial papers?\b/, 'COMMERCIAL_PAPER'],
  [/\bgovernment securities\b|\bt bills?\b|\bpibs?\b/, 'GOVERNMENT_SECURITY'],
  [/\bmutual funds?\b|\bfund units?\b|\bunits of\b/, 'FUND_UNITS'],
];

// What an instrument's own name says. A company's name says nothing: under a plain title its shares or its debt may be
// meant.
const IN_NAMES: readonly (readonly [RegExp, HoldingType])[] = [
  [/\bpibs?\b|\bt bills?\b|\btreasury bills?\b|\bpakistan investment bonds?\b/, 'GOVERNMENT_SECURITY'],
  [/\btfcs?\b|\bterm finance certificates?\b/, 'TFC'],
  [/\bsukuks?\b/, 'SUKUK'],
  [/\bcps?\b|\bcommercial papers?\b/, 'COMMERCIAL_PAPER'],
  [/\btdrs?\b|\bterm deposits?\b/, 'DEPOSIT'],
  [/\bfund\b/, 'FUND_UNITS'],
];

/**
 * A title that names one kind says it of every row; `TFC/Sukuk Holdings` names two, and a row's own name may say which.
 */
export function kindOfHolding(name: string, title: string): HoldingType | null {
  const titled = kindsIn(IN_TITLES, title);
  const named = kindsIn(IN_NAMES, name);
  const [only] = titled;
  // Titles are copied from page to page: the bonds of an income fund may be printed under `Top 10 Equity Holdings`.
  if (only === 'EQUITY' && titled.length === 1) return isDebt(name, named) ? null : only;
  if (named.length === 1) return named[0] ?? null;
  if (titled.length > 1) return titled.includes('EQUITY') || titled.includes('FUND_UNITS') ? null : 'DEBT';
  return named.length === 0 ? (only ?? null) : null;
}

/** Whether the name alone may be that of a company whose shares are held. */
export function mayNameShares(name: string): boolean {
  const named = kindsIn(IN_NAMES, name);
  return named.length === 0 && !isDebt(name, named);
}

function isDebt(name: string, named: readonly HoldingType[]): boolean {
  return named.some((type) => type !== 'FUND_UNITS') || findIssueDate(name) !== null;
}

// `TFC/SukukHoldings`
const JOINED_TITLE = /\b(?:sukuks?|tfcs?|equity|stock|cp)(?=(?:holdings?|investments?)\b|certificates?)/g;
// `SAMPLE-PPSukuk-(22-08-2019)`, `Ltd.TFCII`
const JOINED_KIND = /(?:sukuks?|tfcs?)(?=[ivx]{0,4}\b)|(?<=\bpp)cps?\b/g;

function kindsIn(patterns: readonly (readonly [RegExp, HoldingType])[], text: string): HoldingType[] {
  // A text layer may have lost the blank or dash before or after the kind.
  const folded = foldLabel(text).replace(JOINED_KIND, ' $& ').replace(JOINED_TITLE, '$& ');
  return patterns.filter(([pattern]) => pattern.test(folded)).map(([, type]) => type);
}

export function assetClassOf(type: HoldingType | null): HoldingAssetClass | null {
  return type === null ? null : ASSET_CLASS_OF[type];
}

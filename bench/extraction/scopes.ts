/** Funds and sub-funds: what an expected entry and a served row call the same one. */
import { normalise } from './compare-values.ts';
import type { ExpectedSubFund } from './expected-file.ts';

/** Index of the expected sub-fund; null for the fund itself, a text for a sub-fund that the page does not have. */
export type Scope = number | string | null;

// `Sample Pension Fund - Equity Sub Fund`, `SPF-EQ`
const ASSET_CLASSES = [
  [/equity|-eq$/, 'EQUITY'],
  [/debt|-dt$/, 'DEBT'],
  [/money|-mm$/, 'MONEY_MARKET'],
  [/commod|gold/, 'COMMODITY'],
] as const;

// Series of pension sub-funds end in these letters.
const SERIES_ENDS = [
  ['MMSF', 'money'],
  ['ESF', 'equity'],
  ['DSF', 'debt'],
] as const;

/** `Investment Plans Summary Report for March 2025 of Sample Fund`: the title of a page about all plans of a fund. */
export function umbrellaName(title: string): string {
  const named = /^investment plans summary report of (.+)/i.exec(title)?.[1]?.replace(/ ?for [a-z]{3,9} \d{4}$/i, '');
  return named ?? /^investment plans summary report for .*? of (.+)/i.exec(title)?.[1] ?? title;
}

/** The asset class of a pension's sub-fund; empty for every other sub-fund. */
export function assetClassOf(fund: string, subFund: string): string {
  if (!fund.toLowerCase().includes('pension')) return '';
  return ASSET_CLASSES.find(([pattern]) => pattern.test(subFund.toLowerCase()))?.[1] ?? '';
}

/** The expected sub-fund of a served key or name. */
export function findScope(
  key: string | null,
  name: string | null,
  subs: readonly ExpectedSubFund[],
  fund: string,
): Scope {
  const isNamed = (sub: ExpectedSubFund): boolean => normalise(sub.name_raw) === normalise(name);
  if (key === null && !subs.some(isNamed)) return null;
  const at = subs.findIndex((sub) => isNamed(sub) || hasClass(sub, key, fund));
  if (at >= 0) return at;
  const words = normalise((key ?? '').toLowerCase().replaceAll('_', ''));
  const hits = subs.flatMap((sub, index) => {
    const letters = sub.name_raw.toLowerCase().replace(/[^a-z0-9]/g, '');
    return assetClassOf(fund, sub.name_raw) === '' && letters.includes(words) ? [index] : [];
  });
  return (hits.length === 1 ? hits[0] : undefined) ?? `?${key}`;
}

function hasClass(sub: ExpectedSubFund, key: string | null, fund: string): boolean {
  const own = assetClassOf(fund, sub.name_raw);
  return own !== '' && own === key;
}

/** Series of pensions and plans that are printed together name their sub-fund in `of_raw` or in the series. */
export function scopeOfSeries(
  row: { readonly of_raw?: string | null | undefined; readonly series_raw?: string },
  scope: Scope,
  subs: readonly ExpectedSubFund[],
): Scope {
  if (scope !== null || subs.length === 0 || !row.of_raw) return scope;
  const of = normalise(row.of_raw);
  const hits = subs.flatMap((sub, index) => (of.includes(normalise(sub.name_raw)) ? [index] : []));
  if (hits.length === 1) return hits[0] ?? scope;
  const letters = (row.series_raw ?? '').toUpperCase().replace(/[^A-Z]/g, '');
  for (const [end, word] of SERIES_ENDS)
    if (letters.endsWith(end)) {
      const found = findByWord(word, subs);
      return found === null ? scope : found;
    }
  return scope;
}

/** The scope of a row of a fee table whose label is a sub-fund's short form. */
export function scopeOfFeeRow(label: string, subs: readonly ExpectedSubFund[]): Scope {
  const word = SERIES_ENDS.find(([end]) => label.toUpperCase().endsWith(end))?.[1];
  return (word === undefined ? null : findByWord(word, subs)) ?? `?${label}`;
}

function findByWord(word: string, subs: readonly ExpectedSubFund[]): number | null {
  const at = subs.findIndex((sub) => sub.name_raw.toLowerCase().includes(word));
  return at < 0 ? null : at;
}

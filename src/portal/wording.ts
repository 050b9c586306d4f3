import { html } from '#pages/html.ts';
import type { Html, HtmlPart } from '#pages/html.ts';

// What the ending of a member's name says of its unit; the longest first.
const UNITS: readonly (readonly [ending: string, text: string])[] = [
  ['_as_reported', ''], ['_raw', ''], ['_percent', ', %'], ['_pct', ', %'], ['_pkr', ', PKR'],
];
// Abbreviations of the field, and periods such as `1y`.
const CAPITALS = /\b(nav|amc|vps|ytm|fof|etf|secp|pkr|fytd|ytd|mtd|qtd|\d+[dmy])\b/g;

/** A member's name for people: `net_assets_pkr` is `Net assets, PKR`; `ASSET_ALLOCATION` is `Asset allocation`. */
export function nameMember(name: string): string {
  const [ending = '', unit = ''] = UNITS.find(([end]) => name.endsWith(end)) ?? [];
  const words = name.slice(0, name.length - ending.length).replaceAll('_', ' ').toLowerCase().replace(CAPITALS, (word) => word.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1) + unit;
}

// `4806500000.50`, `-12`
const DECIMAL = /^(-?)(\d+)((?:\.\d+)?)$/;

/** A published decimal with its thousands set apart; its digits and its scale stay as they are. */
export function groupDigits(decimal: string): string {
  return decimal.replace(DECIMAL, (_, sign: string, whole: string, rest: string) => `${sign === '' ? '' : '−'}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${rest}`);
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `19 Aug 2026` for `2026-08-19`. */
export function sayDate(date: string): string {
  return `${Number.parseInt(date.slice(8, 10), 10)} ${MONTHS[Number.parseInt(date.slice(5, 7), 10) - 1]} ${date.slice(0, 4)}`;
}

/** A date for people that programs can read too; null stays unknown. */
export function showDate(date: string | null): Html | null {
  return date === null ? null : html`<time class="nowrap" datetime="${date}">${sayDate(date.slice(0, 10))}</time>`;
}

/** Any value of a fact as it is read: texts as published, flags as words, unknown as a dash that says so. */
export function showValue(value: unknown): HtmlPart {
  if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) return html`<span class="soft" title="unknown">–</span>`;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) return value.map(String).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

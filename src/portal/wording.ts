import { daysBetween } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import { html } from '#pages/html.ts';
import type { Html, HtmlPart } from '#pages/html.ts';

// Units by the suffix of a member's name; the longest suffix first.
const UNITS: readonly (readonly [ending: string, text: string])[] = [
  ['_as_reported', ''],
  ['_raw', ''],
  ['_percent', ', %'],
  ['_pct', ', %'],
  ['_pkr', ', PKR'],
];
// Abbreviations of the domain, and periods such as `1y`.
const CAPITALS = /\b(nav|amc|vps|ytm|fof|etf|secp|pkr|fytd|ytd|mtd|qtd|\d+[dmy])\b/g;

/** A readable name: `net_assets_pkr` becomes `Net assets, PKR`; `ASSET_ALLOCATION` becomes `Asset allocation`. */
export function nameMember(name: string): string {
  const [ending = '', unit = ''] = UNITS.find(([end]) => name.endsWith(end)) ?? [];
  const words = name
    .slice(0, name.length - ending.length)
    .replaceAll('_', ' ')
    .toLowerCase()
    .replace(CAPITALS, (word) => word.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1) + unit;
}

// `4806500000.50`, `-12`
const DECIMAL = /^(-?)(\d+)((?:\.\d+)?)$/;

/** Adds thousands separators to a published decimal; digits and scale do not change. */
export function groupDigits(decimal: string): string {
  return decimal.replace(
    DECIMAL,
    (_, sign: string, whole: string, rest: string) => `${sign === '' ? '' : '−'}${groupThousands(whole)}${rest}`,
  );
}

function groupThousands(whole: string): string {
  const head = whole.length % 3;
  return [whole.slice(0, head), ...(whole.slice(head).match(/\d{3}/g) ?? [])].filter((group) => group !== '').join(',');
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A date of a payload, which the service itself wrote. */
export function dateOf(written: string): IsoDate {
  return written as IsoDate;
}

/** `19 Aug 2026` for `2026-08-19`. */
export function formatDate(date: string): string {
  return (
    `${Number.parseInt(date.slice(8, 10), 10)} ${MONTHS[Number.parseInt(date.slice(5, 7), 10) - 1]} ` +
    `${date.slice(0, 4)}`
  );
}

/** A date as a `time` element; null stays null. */
export function showDate(date: string | null): Html | null {
  return date === null ? null : html`<time class="nowrap" datetime="${date}">${formatDate(date.slice(0, 10))}</time>`;
}

/** From how many days on a date is late, and old. */
interface AgeLimits {
  readonly late: number;
  readonly old: number;
}

// A NAV is published every working day: after a week one is missing, after a month the source has stopped.
const NAV_AGE: AgeLimits = { late: 7, old: 31 };
/** Reports are published within a month after the month that they are about. */
export const REPORT_AGE: AgeLimits = { late: 62, old: 93 };

/** `21 Aug 2026, 93 days old`, coloured if a NAV of that day, or another fact, is late. */
export function describeAge(date: string, today: IsoDate, { late, old }: AgeLimits = NAV_AGE): Html {
  const days = daysBetween(dateOf(date), today);
  const age = days <= 0 ? 'today' : days === 1 ? '1 day old' : `${days} days old`;
  const state = days > old ? ' bad' : days > late ? ' warn' : '';
  return html`<span class="age${state}">${showDate(date)}, <span class="nowrap">${age}</span></span>`;
}

/** The words for a fact that no source states. */
export const NOT_PUBLISHED = html`<span class="soft">not published</span>`;

// From this on an amount is easier to read in millions.
const LEAST_IN_MILLIONS = 10_000_000n;
const MILLION = 1_000_000n;

/** `PKR 4,312 million`, rounded, with the exact amount as its tooltip; smaller amounts are shown whole. */
export function showMoney(amount: string): Html {
  const exact = `PKR ${groupDigits(amount)}`;
  const [whole = ''] = amount.replace('-', '').split('.');
  const units = BigInt(whole);
  if (units < LEAST_IN_MILLIONS) return html`${exact}`;
  const sign = amount.startsWith('-') ? '−' : '';
  return html`<span title="${exact}">PKR ${sign}${groupDigits(`${(units + MILLION / 2n) / MILLION}`)} million</span>`;
}

/** Any value of a fact: texts as published, flags as yes or no, unknown as a dash with a tooltip. */
export function showValue(value: unknown): HtmlPart {
  if (value === null || value === undefined || (Array.isArray(value) && value.length === 0))
    return html`<span class="soft" title="unknown">–</span>`;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) return value.map(String).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

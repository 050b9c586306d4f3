/** Shared by both kinds of pages of AMC N185: the frames, cards of facts and ratings, and the table of costs. */
import { VIEWS } from './n185-funds.ts';
import { icon } from './n185-shapes.ts';
import type { Icon } from './n185-shapes.ts';
import * as s from './shared15.ts';

export interface Report {
  readonly entries: readonly s.Entry[];
  readonly funds: readonly s.Fund[];
  readonly month: s.Month;
}

export const share = (v: string | null | undefined): string => (v === null || v === undefined ? '–' : `${v}%`);

const BRAND = '<b class=brand>noorpur<i>.</i></b>';

const foot = (footer: string): string =>
  `<div class=foot><span>Noorpur Asset Management Limited is licensed by the SECP.
${s.esc(s.RISK_NOTE)}</span><b>${s.esc(footer)}</b></div>`;

export const firstPage = (title: string, pills: readonly string[], body: string, footer: string): string =>
  `<div class=hero>${BRAND}<span class=when>Fund Manager Report<br>November 2025</span><h1>${s.esc(title)}</h1>
<div class=pills>${pills.map((p) => `<span>${s.esc(p)}</span>`).join('')}</div></div>
<main class=first>${body}</main>${foot(footer)}`;

/** The second page has the name once more, in small print. */
export const secondPage = (title: string, body: string, footer: string): string =>
  `<div class=strip>${BRAND}<span>${s.esc(title)}</span></div><main class=second>${body}</main>${foot(footer)}`;

/** The footer of the second page of a fund. */
export const nextFooter = (entry: s.Entry): string =>
  (entry.page_footer_raw ?? '').replace(/\d+$/, String(entry.page_number + 1));

export const pillsOf = (entry: s.Entry): string[] => [entry.category_raw ?? '', entry.fund_type_raw ?? ''];

/** A large value with its label below. */
export const figure = (name: Icon, value: string, label: string): string =>
  `<div>${icon(name)}<p><b>${s.esc(value)}</b><span>${s.esc(label)}</span></p></div>`;

export const section = (title: string, body: string): string => (body === '' ? '' : `${s.heading(title)}${body}`);

type Fact = readonly [icon: Icon, label: string, value: string | null | undefined];

/** Cards with an icon, a label and its value below. */
export function facts(entry: s.Entry): string {
  const all: Fact[] = [
    ['day', 'Launch date', entry.launch_date_raw],
    ['coin', 'Par value', entry.par_value_raw],
    ['share', 'Management fee', entry.management_fee_raw],
    ['share', 'Front-end load', entry.front_end_load_raw],
    ['share', 'Back-end load', entry.back_end_load_raw],
    ['coin', 'Minimum initial investment', entry.minimum_initial_raw],
    ['coin', 'Minimum subsequent investment', entry.minimum_subsequent_raw],
    ['rise', 'Pricing mechanism', entry.pricing_mechanism_raw],
    ['day', 'Dealing days', entry.dealing_days_raw],
    ['clock', 'Cut-off time', entry.cutoff_raw],
    ['clock', 'Redemption settlement', entry.settlement_raw],
    ['pie', 'Leverage', entry.leverage_raw],
    ['house', 'Trustee', entry.trustee_raw],
    ['person', 'Auditor', entry.auditor_raw],
  ];
  const cards = all.flatMap(([name, label, value]) =>
    value === null || value === undefined
      ? []
      : [`<div>${icon(name)}<p><span>${s.esc(label)}</span>${s.esc(value)}</p></div>`],
  );
  const wide = `<div class=wide>${icon('rise')}<p><span>Benchmark</span>${s.esc(entry.benchmark_raw)}</p></div>`;
  return `<div class=facts>${cards.join('')}${entry.benchmark_raw === null ? '' : wide}</div>`;
}

function rating(entry: s.Entry, subject: 'FUND' | 'AMC', title: string): string {
  const r = s.ratingParts(entry, subject);
  if (r === null) return '';
  return `<div><b>${s.esc(r.rating)}</b><p>${s.esc(title)}<span>${s.esc(r.agency)}, ${s.esc(r.day)}</span></p></div>`;
}

export const ratings = (entry: s.Entry): string =>
  `<div class=ratings>${rating(entry, 'FUND', 'Stability rating')}
${rating(entry, 'AMC', 'Asset manager rating')}</div>`;

export function costs(entry: s.Figures): string {
  const labels = [...new Set(entry.fees.map((f) => f.fee_label_raw))];
  const periods = ['Month to date', 'Year to date'];
  const rows = labels.map((l) => [l, ...periods.map((p) => share(s.feeOf(entry, l, p)))]);
  return s.htmlTable([['% p.a.', ...periods], ...rows]);
}

export const view = (abbr: string): string => `<div class=view><b>“</b><p>${s.esc(VIEWS[abbr])}</p></div>`;

export const notes = (entry: s.Entry): string =>
  `<div class=notes>${entry.footnotes_raw.map((t) => `<p>${s.esc(t)}</p>`).join('')}</div>`;

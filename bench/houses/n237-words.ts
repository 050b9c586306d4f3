/** Words, cells and tables that the pages of AMC N237 share. */
import * as s from './shared15.ts';

export const AMC = 'Baghsar Islamic Asset Management Limited';
export const MONTH: s.Month = { year: 2022, month: 10 };
export const MONTH_LABEL = 'Oct-22';
export const TER = 'Total Expense Ratio';
export const LEVIES = 'Government Levies';
export const CHARGE = 'Management Fee Charged';
export const REPORT = 'Fund Manager Report – October 2022';

export const footerOf = (page: number): string => `${AMC} | ${REPORT} | Page ${page}`;

export const dayText = ([y, m, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}-${s.shortMonth({ year: y, month: m })}-${y}`;

export const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '–' : v);

/** The shares of the month before, by the figures that they belong to, then by type and label. */
const PAST = new WeakMap<s.Figures, ReadonlyMap<string, string>>();

/** Leaves the shares of the report month only, and keeps the older ones for the column of changes. */
export function keepPast(figures: s.Figures): void {
  const past = figures.allocations.filter((r) => r.period_label !== MONTH_LABEL);
  PAST.set(figures, new Map(past.map((r) => [`${r.allocation_type} ${r.label_raw}`, r.percent])));
  figures.allocations = figures.allocations.filter((r) => r.period_label === MONTH_LABEL);
}

/** `▲ 1.3`, in percentage points since the month before. */
export function change(figures: s.Figures, type: s.AllocationType, label: string, now: string): string {
  const then = s.only(PAST.get(figures)?.get(`${type} ${label}`), `share of ${label}`);
  const points = Math.round((Number(now) - Number(then)) * 10) / 10;
  if (points === 0) return '<span>0.0</span>';
  return `<span class=${points > 0 ? 'up' : 'down'}>${points > 0 ? '▲' : '▼'}</span> ${Math.abs(points).toFixed(1)}`;
}

export const caption = (text: string): string => `<h3><i></i>${s.esc(text)}</h3>`;

export const table = (rows: readonly string[], kind: string): string =>
  `<table class="${kind}">${rows.join('')}</table>`;

export const row = (cells: readonly string[], kind = ''): string => s.tr(cells.map(s.esc), 'td', kind);
export const head = (cells: readonly string[]): string => s.tr(cells.map(s.esc), 'th');

const MARKED = 'Figures with ▲ or ▼ are changes in percentage points since September 30, 2022.';
const SIMPLE = 'Returns of up to one year are annualised (simple); longer ones are compound annual rates.';
const PLAIN = 'Returns of up to one year are not annualised; longer ones are compound annual rates.';
const MIXED =
  'Returns of up to one year are annualised for the Debt and Money Market Sub-Funds, and absolute for the Equity ' +
  'Sub-Fund; longer ones are compound annual rates.';
const GAP = 'Difference: return of the Fund less that of its benchmark.';

export function notesOf(fund: s.Fund): string[] {
  if (fund.subs !== undefined) return [MARKED, MIXED];
  return [MARKED, fund.model.kind === 'rate' ? SIMPLE : PLAIN, GAP];
}

/** What the AMCs N37 to N42 share: terms by their printed labels, expense ratios of the month and the year, and tables in HTML. */
import { esc } from './html2.ts';
import * as s from './shared8.ts';

export * from './shared8.ts';

export type TermKey = Exclude<keyof s.Profile, 'investment_objective_raw'> | 'launch_date_raw';

/** The terms that the entry has, each with the label that the AMC prints. */
export const terms = (entry: s.Entry, labels: readonly (readonly [label: string, key: TermKey])[]): s.Item[] =>
  s.stated(labels.map(([label, key]) => [label, entry[key]] as const));

export const people = (entry: s.Entry): s.Item[] =>
  entry.parties.map((p) => [p.designation_raw ?? '', p.name_raw] as const);

/** A ratio of each period; the label names the ratio, the row the period. */
export const ratioRows = (part: s.Part, month: s.Month, label: string, key: 'withLevies' | 'without'): s.Fee[] =>
  s.ratiosOf(part, month).map((r) => ({ row_label_raw: r.period, fee_label_raw: label, percent: r[key] }));

export const feeOf = (figures: s.Figures, label: string, period: string | null): string =>
  s.only(
    figures.fees.find((f) => f.fee_label_raw === label && f.row_label_raw === period),
    `fee ${label}`,
  ).percent;

/** Gives the benchmark's series the name that the page prints for it. */
export function renameSeries(figures: s.Figures, from: string, to: string): void {
  figures.monthly_returns = figures.monthly_returns.map((r) => (r.series_raw === from ? { ...r, series_raw: to } : r));
}

export const periods = (figures: s.Figures): string[] => figures.reported_returns.map((r) => r.period_label_raw);

/** The heads of the columns of an allocation table. */
export const datesOf = (figures: s.Figures, type: s.AllocationType): string[] => [
  ...new Set(s.ofType(figures, type).map((r) => r.period_label ?? '')),
];

export const titleOf = (figures: s.Figures, type: s.AllocationType): string =>
  s.ofType(figures, type)[0]?.table_title_raw ?? '';

/** Cells are escaped; the first row of `heads` rows has head cells. */
export function htmlTable(rows: readonly (readonly string[])[], kind = '', heads = 1): string {
  const lines = rows.map((cells, i) => {
    const tag = i < heads ? 'th' : 'td';
    return `<tr>${cells.map((c) => `<${tag}>${esc(c)}</${tag}>`).join('')}</tr>`;
  });
  return `<table class="${kind}">${lines.join('')}</table>`;
}

export const RISK_NOTE =
  'All investments in mutual funds are subject to market risks. Past performance is not necessarily indicative of future results. Please read the Offering Document to understand the investment policies and the risks involved.';

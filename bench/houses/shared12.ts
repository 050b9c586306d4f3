/** What the AMCs N55 to N60 share: days in words, expense ratios, notes on returns, and shapes in HTML. */
import * as s from './shared11.ts';

export * from './shared11.ts';

/** 31 May 2024 */
export const longDay = ([year, month, d]: s.Day): string => `${d} ${s.monthName({ year, month })} ${year}`;

/** May 31, 2024 */
export const dayFirstMonth = ([year, month, d]: s.Day): string => `${s.monthName({ year, month })} ${d}, ${year}`;

/** The ratios of the month and of the year, of the fund or of each sub-fund, under the labels given. */
export function setRatios(entry: s.Entry, fund: s.Fund, month: s.Month, labels: readonly [string, string]): void {
  for (const part of s.partsOf(entry, fund))
    part.figures.fees = s.ratiosOf(part, month).map((r, i) => s.fee(labels[i] ?? '', r.withLevies));
}

export const ownReturn = (r: s.ReturnRow): string => r.fund_return_percent ?? '';
export const benchmarkReturn = (r: s.ReturnRow): string => r.benchmark_return_percent ?? '';

/** `1.20%`, or a dash for what the page does not have. */
export const percent = (v: string | null | undefined): string => (v === null || v === undefined ? '–' : `${v}%`);

/** The holdings as pairs of a name and a weight. */
export const holdingItems = (figures: s.Figures, cell = percent): s.Item[] =>
  figures.holdings.map((h) => [h.name_raw, cell(h.percent)] as const);

export const paragraphs = (texts: readonly string[]): string => texts.map((t) => `<p>${s.esc(t)}</p>`).join('');
export const heading = (text: string): string => `<h2>${s.esc(text)}</h2>`;

/** The figures of the same fund or sub-fund at the end of another month. */
export const figuresThen = (entry: s.Entry, funds: readonly s.Fund[], month: s.Month, form: s.Form): s.Figures =>
  s.figuresAt(s.partOf(entry, funds), month, form);

/** What the ratings of a fund print, apart and with their days. */
export const ratings = (entry: s.Entry, none: string): readonly [fund: string, amc: string] => [
  s.ratingText(entry, 'FUND', none),
  s.ratingText(entry, 'AMC', none),
];

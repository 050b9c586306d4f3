/** Words, months and rows at tab stops that the pages of AMC N229 share. */
import * as s from './shared15.ts';

export const MONTH: s.Month = { year: 2022, month: 11 };
export const LAST: s.Month = s.before(MONTH);
export const DAY = '30 November 2022';
export const THEN = '31 October 2022';
export const SIZE = 'Net assets (Rs. million)';

/** Amounts and percents that stay on one line. */
const together = (html: string): string =>
  html.replaceAll(/(?:Rs\. [\d,.]*\d(?: million)?|\d[\d.]*% p\.a\.|Open-end)/g, (amount) => `<nobr>${amount}</nobr>`);

/** A paragraph with its number before it. */
export const para = (number: string, html: string): string =>
  `<div class=n><span>${number}</span><div>${together(html)}</div></div>`;

/** A row of text at the tab stops of `kind`; the cells named are aligned at the left. */
export const cells = (kind: string, texts: readonly string[], more = '', left: readonly number[] = [0]): string =>
  `<div class="r ${kind} ${more}">${texts
    .map((text, i) => `<span${left.includes(i) ? ' class=l' : ''}>${s.esc(text)}</span>`)
    .join('')}</div>`;

/** What has a column in the schedules: a fund by its abbreviation, or a sub-fund of PPF. */
export interface Column {
  readonly abbr: string;
  readonly figures: s.Figures;
  readonly series: string;
}

export const columnsOf = (entries: readonly s.Entry[]): Column[] =>
  entries.flatMap((entry): Column[] =>
    entry.sub_funds.length === 0
      ? [{ abbr: entry.fund_column_raw ?? '', figures: entry, series: entry.fund_column_raw ?? '' }]
      : entry.sub_funds.map((x) => ({ abbr: `PPF ${x.name_raw}`, figures: x, series: x.name_raw })),
  );

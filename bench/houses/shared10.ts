/** What the AMCs N43 to N48 share: fiscal years of a table, printed totals, and pages in HTML. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { esc, printHtml } from './html2.ts';
import * as s from './shared9.ts';

export * from './shared9.ts';
export { esc, printHtml } from './html2.ts';
export type { Exposure } from './expected2.ts';

/** Prints HTML with Chromium and has Ghostscript write it anew. */
export async function printDistilled(html: string, path: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'house-'));
  try {
    const first = join(folder, 'first.pdf');
    await printHtml(html, first);
    await s.distill(await readFile(first), 'pdf', path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A document of `section`s, each a page of `paper`. */
export const htmlPages = (style: string, pages: readonly string[]): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><style>*{box-sizing:border-box}body{margin:0}
section{position:relative;overflow:hidden;break-after:page}section:last-child{break-after:auto}
table{border-collapse:collapse;width:100%}${style}</style><body>${pages.map((p) => `<section>${p}</section>`).join('\n')}</body></html>`;

/** A row whose cells are HTML already. */
export const tr = (cells: readonly string[], tag: 'td' | 'th' = 'td', kind = ''): string =>
  `<tr${kind === '' ? '' : ` class="${kind}"`}>${cells.map((c) => `<${tag}>${c}</${tag}>`).join('')}</tr>`;

/** Fiscal years under other labels than `FY26`, the newest first. */
export const yearRows = (
  part: s.Part,
  month: s.Month,
  form: { readonly count: number; readonly benchmark: string; readonly label: (year: string) => string },
): s.SeriesRow[] =>
  s
    .fiscalYears(part, month, form.count, form.benchmark)
    .toReversed()
    .map((r) => ({ ...r, period_label_raw: form.label(r.period_label_raw.slice(2)) }))
    .toSorted((a, b) => Number(a.series_raw === form.benchmark) - Number(b.series_raw === form.benchmark));

/** Leaves the peers' return in the periods named. */
export function peersIn(figures: s.Figures, labels: readonly string[]): void {
  for (const row of figures.reported_returns)
    if (!labels.includes(row.period_label_raw)) row.peer_return_percent = null;
}

/** The rows of one month with another month's figure at their side. */
export const twoMonths = (figures: s.Figures, type: s.AllocationType): readonly (readonly [string, string, string])[] =>
  s.lines(figures, type).map((r) => [r.label, r.cells[0] ?? '', r.cells[1] ?? ''] as const);

export const term = (value: string | null | undefined): string => esc(value ?? '');

/** `1st`, `22nd`, `13th`. */
export function ordinal(day: number): string {
  const ending = day % 100 > 10 && day % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${ending}`;
}

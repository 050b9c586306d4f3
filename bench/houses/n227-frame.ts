/** What the sheets of AMC N227 share: the frame of a page, ruled grids, merged cells, and the rows of funds. */
import * as s from './shared15.ts';

export const PAGES = 7;
export const COMPANY = 'Kalaswala Asset Management Limited';
const SHEETS = ['Summary', 'Facts', 'Facts', 'Returns', 'Portfolio', 'Portfolio', 'KSF'];

export const footerOf = (page: number): string => `${SHEETS[page - 1] ?? ''} - Page ${page} of ${PAGES}`;

/** Rows at the top of a sheet, its grids, and the footer that the printer adds. */
export function sheet(page: number, title: string, body: string): string {
  const head =
    title === ''
      ? ''
      : `<div class=head><b>${COMPANY}</b><span>Fund Manager Report - February 2025</span></div>
<h1>${s.esc(title)}</h1>`;
  return `${head}${body}<footer><span>KAML FMR 2025-02.xlsx</span><span>${footerOf(page)}</span>
<span>28-Feb-2025</span></footer>`;
}

export interface Cell {
  readonly text: string;
  readonly tag?: 'td' | 'th';
  readonly kind?: string;
  readonly across?: number;
  readonly down?: number;
}

export const dash = (value: string | null | undefined): string => value ?? '-';
/** A figure whose brackets mean that it is negative. */
export const figure = (value: string | null | undefined): string => s.bracketed(dash(value)).replace('–', '-');

function cellHtml(cell: Cell | string): string {
  const { text, tag = 'td', kind = '', across = 1, down = 1 } = typeof cell === 'string' ? { text: cell } : cell;
  const look = kind === '' ? '' : ` class="${kind}"`;
  const merged = `${across > 1 ? ` colspan=${across}` : ''}${down > 1 ? ` rowspan=${down}` : ''}`;
  return `<${tag}${look}${merged}>${s.esc(text).replaceAll('\n', '<br>')}</${tag}>`;
}

export const row = (cells: readonly (Cell | string)[], kind = ''): string =>
  `<tr${kind === '' ? '' : ` class="${kind}"`}>${cells.map(cellHtml).join('')}</tr>`;

export const heads = (texts: readonly string[]): string => row(texts.map((text) => ({ text, tag: 'th' as const })));

/** Widths are millimetres. */
export const grid = (widths: readonly number[], rows: readonly string[], kind = ''): string =>
  `<table class="grid ${kind}" style="width:${widths.reduce((a, b) => a + b, 0).toFixed(1)}mm"><colgroup>${widths
    .map((w) => `<col style="width:${w}mm">`)
    .join('')}</colgroup>${rows.join('')}</table>`;

/** Equal texts below each other in these columns are one cell. */
export function mergedDown(
  rows: readonly (readonly string[])[],
  merged: readonly boolean[],
  kinds: readonly string[],
  rowKinds: readonly string[],
): string[] {
  const isSame = (r: number, c: number): boolean =>
    merged[c] === true && r > 0 && rows[r]?.[c] !== '-' && rows[r]?.[c] === rows[r - 1]?.[c];
  return rows.map((cells, r) =>
    row(
      cells.flatMap((text, c) => {
        if (isSame(r, c)) return [];
        let down = 1;
        while (r + down < rows.length && isSame(r + down, c)) down += 1;
        return [{ text, down, kind: `${kinds[c] ?? ''}${down > 1 ? ' merged' : ''}`.trim() }];
      }),
      rowKinds[r] ?? '',
    ),
  );
}

/** A row of facts: a fund, the sum of a pension fund, or one of its sub-funds. */
export interface Line {
  readonly entry: s.Entry;
  readonly figures: s.Figures;
  readonly name: string;
  /** How the rows of its returns are named. */
  readonly series: string;
  /** How it is named above columns. */
  readonly column: string;
  readonly kind: 'fund' | 'head' | 'sub';
}

export const linesOf = (entries: readonly s.Entry[]): Line[] =>
  entries.flatMap((entry): Line[] => {
    const name = entry.fund_name_raw;
    const own = { entry, figures: entry, name, series: s.short(entry), column: s.short(entry) };
    if (entry.sub_funds.length === 0) return [{ ...own, kind: 'fund' as const }];
    const subs = entry.sub_funds.map((figures) => ({
      entry,
      figures,
      name: figures.name_raw,
      series: figures.name_raw,
      column: `KPF ${figures.name_raw}`,
      kind: 'sub' as const,
    }));
    return [{ ...own, kind: 'head' as const }, ...subs];
  });

/** The rows that have returns and shares of their own. */
export const partLines = (entries: readonly s.Entry[]): Line[] => linesOf(entries).filter((l) => l.kind !== 'head');

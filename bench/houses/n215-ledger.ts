/** The ledger of portfolios of AMC N215 that continues over pages, and its index of securities. */
import { joined } from './n215-words.ts';
import * as s from './shared15.ts';

interface Row {
  readonly kind: 'title' | 'share' | 'carry';
  readonly cells: readonly [item: string, share: string, past: string, running: string];
  /** The title of the table that the row belongs to. */
  readonly title: string;
}

function tableRows(entry: s.Entry, type: s.AllocationType): Row[] {
  const title = `${s.short(entry)}, ${s.titleOf(entry, type)}`;
  let running = 0;
  const shares = s.lines(entry, type).map((r): Row => {
    running += Number(r.cells[0]);
    const past = `(April ${r.cells[1] ?? ''})`;
    return { kind: 'share', cells: [r.label, r.cells[0] ?? '', past, running.toFixed(1)], title };
  });
  return [{ kind: 'title', cells: [title, '', '', ''], title }, ...shares];
}

const carry = (words: string, row: Row, title: string): Row => ({
  kind: 'carry',
  cells: [words, '', '', row.cells[3]],
  title,
});

/** The rows of all funds, cut into pages; a table that is cut has its total carried forward. */
function pagesOf(rows: readonly Row[], count: number): Row[][] {
  const pages: Row[][] = [];
  for (let at = 0; at < rows.length; at += count) {
    const page = rows.slice(at, at + count);
    const [before, first, last, next] = [rows[at - 1], page[0], page.at(-1), rows[at + count]];
    if (before !== undefined && first?.kind === 'share') {
      const title = `${first.title}, continued`;
      page.unshift({ kind: 'title', cells: [title, '', '', ''], title }, carry('Brought forward', before, first.title));
    }
    if (last !== undefined && next?.kind === 'share') page.push(carry('Carried forward', last, last.title));
    pages.push(page);
  }
  return pages;
}

export function ledger(entries: readonly s.Entry[], count: number): string[] {
  const rows = entries.flatMap((e) => [
    ...tableRows(e, 'ASSET_ALLOCATION'),
    ...tableRows(e, s.only(s.otherType(e), 'second table')),
  ]);
  const head = s.tr(['', 'May 2026', '(April 2026)', 'Running total of May'], 'th');
  return pagesOf(rows, count).map((page) => {
    const lines = page.map(({ kind, cells }) =>
      kind === 'title'
        ? `<tr class=title><td colspan=4>${s.esc(cells[0])}</td></tr>`
        : s.tr(cells.map(s.esc), 'td', kind),
    );
    return `<table class=ledger>${head}${lines.join('')}</table>`;
  });
}

/** Each security with the funds that hold it. */
export function securities(entries: readonly s.Entry[]): string {
  const all = entries.flatMap((e) => e.holdings.map((h) => ({ ...h, fund: s.short(e) })));
  const groups = [...Map.groupBy(all, (h) => h.name_raw)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const rows = groups.map(([name, held]) => {
    const places = held
      .toSorted((a, b) => Number(b.percent) - Number(a.percent))
      .map((h) => `${h.percent}% of ${h.fund} (its ${s.ordinal(h.rank)} holding)`);
    return [name, joined(places)];
  });
  return s.htmlTable(rows, 'register', 0);
}

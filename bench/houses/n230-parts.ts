/** What the ledgers of AMC N230 consist of. */
import * as s from './shared15.ts';

/** A true minus. */
export const minus = (v: string | null | undefined): string => (v ?? '–').replace(/^-/, '−');

/** Rows of cells that are HTML; the group is in a cell over all of its rows. */
export const grouped = (group: string, rows: readonly string[]): string =>
  rows
    .map((cells, i) => {
      const head = i === 0 ? `<td class=g rowspan=${rows.length}>${s.esc(group)}</td>` : '';
      return `<tr${i === rows.length - 1 ? ' class=l' : ''}>${head}${cells}</tr>`;
    })
    .join('');

/** Months in one head, and as many figures in each cell under it: `Jan / Feb / Mar 2016` over `5.79 / 4.75 / 6.35`. */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { readMonth } from '#sources/fmr/printed-date.ts';
import type { Column, Table } from './table.ts';

const HEAD = /([A-Z][a-z]{2,8}(?:\s?\/\s?[A-Z][a-z]{2,8}){1,5})\s((?:19|20)\d\d)(?:\s|$)/y;
const FEWEST = 4;

/**
 * The words of such heads are over the figures under them, some over each or all over the first. They are months if the
 * heads have nothing else, and every row has a figure for each.
 */
export function underEachMonth(table: Table): Table {
  const { columns, rows, places } = table;
  const text = columns.flatMap((column) => (column.text === '' ? [] : [column.text])).join(' ');
  // Asked first, because few tables have such heads.
  if (!text.includes('/')) return table;
  const months = monthsIn(text);
  const isWhole = rows.every(
    ({ figures }) => figures.length === months.length && figures.every((figure, at) => places.get(figure) === at),
  );
  if (months.length !== columns.length || months.length < FEWEST || !isWhole) return table;
  const lines = columns.flatMap((column) => column.heads.flatMap((head) => [...head.lines]));
  return {
    ...table,
    columns: columns.map((column, at): Column => {
      const heads = columns.slice(0, at + 1).findLast((each) => each.heads.length > 0)?.heads ?? [];
      const month = months[at] ?? '';
      return {
        ...column,
        text: month,
        heads: heads.slice(0, 1).map((head) => ({ ...head, ...boxAround(heads), text: month, lines })),
      };
    }),
  };
}

/** Whether a label is one of the months of such a head: the figures of its cells are parted as the months are. */
export function isOfOneHead({ text, lines }: Block): boolean {
  return !text.includes('/') && lines.some((line) => line.text.includes('/'));
}

/** The months of all heads in their order; none if the text has anything else. */
function monthsIn(text: string): string[] {
  const months: string[] = [];
  for (HEAD.lastIndex = 0; HEAD.lastIndex < text.length;) {
    const match = HEAD.exec(text);
    if (match === null) return [];
    const [, names = '', year = ''] = match;
    months.push(...names.split('/').map((name) => `${name.trim()} ${year}`));
  }
  const read = months.map((month) => readMonth(month));
  const areMonths = !read.includes(undefined) && new Set(read).size === read.length;
  return areMonths && read.every((month, at) => at === 0 || (month ?? '') > (read[at - 1] ?? '')) ? months : [];
}

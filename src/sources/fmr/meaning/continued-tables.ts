/** A table that continues on the next page of its fund without its heads: its rows begin that page, in its columns. */
import type { Column, Table } from '#sources/fmr/candidates/table.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { isInFoot, isInHead } from '#sources/fmr/ink/page-ink.ts';
import type { PageContext } from './page-context.ts';
import { placesOfOwners } from './part-table.ts';

// In multiples of the font size: edges of the same columns, whose figures may have brackets.
const ALIGNED = 0.5;

/** The tables of a page, the first of which has the heads of the last one of the page before if it continues that. */
export function continueTables(
  page: PageContext,
  tables: readonly Table[],
  before: PageContext | undefined,
): readonly Table[] {
  const [last] = [...(before?.tables ?? [])].toSorted((a, b) => b.y1 - a.y1);
  const [first] = tables.toSorted((a, b) => a.y0 - b.y0);
  if (before === undefined || last === undefined || first === undefined) return tables;
  if (!continues(first, last) || !endsPage(before, last) || !beginsPage(page, first)) return tables;
  const owners = placesOfOwners(before, last);
  const page_number = before.ink.page.page_number;
  const columns = first.columns.map((column, at): Column => {
    const above = last.columns[at] as Column;
    const owner = owners?.[at];
    const heads = [...(owner === undefined ? [] : [owner]), ...above.heads];
    return { ...column, text: above.text, heads: heads.map((head) => ({ ...head, page_number })) };
  });
  const continued: Table = {
    ...first,
    columns,
    corner: last.corner,
    title: null,
    kind: last.kind,
    captions: [],
    unknownTitle: null,
  };
  return tables.map((table) => (table === first ? continued : table));
}

function continues(first: Table, last: Table): boolean {
  const [label, above] = [first.rows[0]?.label, last.rows.at(-1)?.label];
  if (label === undefined || above === undefined) return false;
  const near = ALIGNED * label.size;
  return (
    first.title === null &&
    (first.kind === undefined || first.kind === last.kind) &&
    first.columns.length === last.columns.length &&
    Math.abs(label.x0 - above.x0) < near &&
    Math.abs(label.size - above.size) < 0.3 &&
    last.columns.every(({ text, heads }) => text !== '' && heads.length > 0) &&
    first.columns.every((column, at) => {
      const { x0, x1 } = last.columns[at] as Column;
      return Math.min(Math.abs(column.x0 - x0), Math.abs(column.x1 - x1)) < near;
    })
  );
}

/** Under the table is nothing but the foot of its page. */
function endsPage({ ink }: PageContext, { y1 }: Table): boolean {
  return ink.blocks.every((block) => block.y0 < y1 + 1 || isInFoot(ink, block));
}

/** Over the table is nothing but the head of its page, whose words head no column. */
function beginsPage({ ink }: PageContext, { rows, columns }: Table): boolean {
  const top = Math.min(...rows.map(({ label }) => label.y0));
  const over = ink.blocks.filter((block) => block.y1 < top + 1);
  const heads = columns.flatMap((column) => [...column.heads]);
  return over.every((block) => isInHead(ink, block) && isOneLine(block)) && heads.every((head) => isIn(head, over));
}

function isOneLine({ lines }: Block): boolean {
  return lines.length === 1;
}

// A head may be a part of the line of the page.
function isIn(head: Block, over: readonly Block[]): boolean {
  return over.some(
    ({ x0, x1, y0, y1 }) => head.x0 > x0 - 1 && head.x1 < x1 + 1 && head.y0 > y0 - 1 && head.y1 < y1 + 1,
  );
}

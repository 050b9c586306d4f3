/**
 * A list of several funds in which the name of each is before its first row alone, left of the names of the rows:
 * `SIF | One Limited | 6.64` over `| Two Limited | 6.34`.
 */
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { isBeside } from '#sources/fmr/candidates/rows.ts';
import type { Row, Table } from '#sources/fmr/candidates/table.ts';
import { pickRows } from '#sources/fmr/candidates/turn-table.ts';
import { findSubFund } from '#sources/fmr/sub-funds.ts';
import { ownerOf, type TablePart } from './part-table.ts';
import type { PageContext } from './page-context.ts';

// In points.
const SAME_EDGE = 2;
// One row may have its name from another column.
const FEWEST_ROWS = 2;

type Owner = NonNullable<ReturnType<typeof ownerOf>>;

/** The rows of each part of the page's own fund, by their names; undefined if the first column has anything else. */
export function partByOwnerSpans(context: PageContext, table: Table): TablePart[] | undefined {
  if (!context.is_shared || table.kind !== 'HOLDINGS') return undefined;
  const labels = Math.min(...table.rows.map(({ label }) => label.x0));
  const words = context.ink.blocks.filter(
    ({ isFigure, x1, y0, y1 }) => !isFigure && x1 < labels && y1 > table.y0 && y0 < table.y1,
  );
  const edge = Math.min(...words.map(({ x0 }) => x0));
  const isFirst = ({ x0 }: Block): boolean => x0 - edge < SAME_EDGE;
  const owners = new Map(words.filter(isFirst).map((block) => [block, ownerOfRows(context, block)]));
  if (owners.size < 2 || [...owners.values()].includes(undefined)) return undefined;
  const names = words.filter((block) => !isFirst(block));
  const parts = new Map<Owner, Row[]>();
  let open: Owner | undefined;
  for (const row of table.rows) {
    const named = [...owners.keys()].find((block) => isBeside(block, row.label));
    open = named === undefined ? open : owners.get(named);
    const [name] = names.filter((block) => isBeside(block, row.label)).toSorted((a, b) => a.x0 - b.x0);
    if (open === undefined || name === undefined) return undefined;
    parts.set(open, [...(parts.get(open) ?? []), { ...row, label: name }]);
  }
  return [...parts].flatMap(([owner, rows]): TablePart[] => {
    if (owner === 'OTHER' || rows.length < FEWEST_ROWS) return [];
    const sub = owner.sub === null ? null : findSubFund(context.state, owner.sub, owner.place);
    return [{ table: pickRows(table, rows), sub }];
  });
}

/** `SPF Equity Sub-Fund` begins with the short form of another fund. */
function ownerOfRows(context: PageContext, block: Block): Owner | undefined {
  const [first = ''] = block.text.split(' ', 1);
  return ownerOf(context, block, false) ?? (context.owners.find(first) === 'OTHER' ? 'OTHER' : undefined);
}

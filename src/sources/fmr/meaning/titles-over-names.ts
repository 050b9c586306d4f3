/** Tables side by side under one title, each under the name of its fund: `Largest holdings` over `SIF | SSF`. */
import type { Table } from '#sources/fmr/candidates/table.ts';
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import type { PageContext } from './page-context.ts';

// In multiples of the font size: from the title down to the names.
const TITLE_GAP = 1.5;
// In points.
const ALIGNED = 2;

/** A table under the name of the page's own fund has such a title; every other table is returned unchanged. */
export function withTitleOverNames({ ink, owners, owner_lines, is_shared }: PageContext, table: Table): Table {
  const { unknownTitle, captions } = table;
  if (!is_shared || unknownTitle === null || owners.find(unknownTitle) !== 'OWN') return table;
  const name = captions.find(({ text }) => text === unknownTitle);
  const line = owner_lines.find((names) => name !== undefined && names.includes(name));
  if (line === undefined) return table;
  const { x0, x1, y0 } = boxAround(line);
  const over = ink.blocks.filter(
    (block) =>
      block.y1 < y0 + 1 && y0 - block.y1 < TITLE_GAP * block.size && block.x0 < x1 && block.x1 > x0 && !block.isFigure,
  );
  const [title, second] = over;
  const kind = titleKind(title?.text ?? '');
  if (title === undefined || second !== undefined || kind === undefined || Math.abs(title.x0 - x0) > ALIGNED)
    return table;
  return { ...table, title, kind, unknownTitle: null };
}

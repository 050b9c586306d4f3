/** The heading of a part that began on the page before. */
import { makeBlock, type Block } from '#sources/fmr/ink/blocks.ts';
import type { ScopeHeading } from './scopes.ts';

/** A page that continues the previous one belongs to the open plan until its own first heading. */
export function openHeading(blocks: readonly Block[], open_scope: string | null): ScopeHeading[] {
  const [first] = blocks;
  if (open_scope === null || first === undefined) return [];
  const line = { ...(first.lines[0] as Block['lines'][number]), text: open_scope, y0: -2, y1: -1, x0: 0, x1: 1 };
  return [{ name: open_scope, block: makeBlock([line]), x0: -1, x1: Infinity, isOpen: true }];
}

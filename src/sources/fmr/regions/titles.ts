/** The titles of a page. */
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { rememberOf } from '#sources/fmr/remember.ts';
import { titleKind } from './title-kinds.ts';

/** The blocks that are titles, in their order. Many steps ask for those of the same page. */
export const listTitles: (blocks: readonly Block[]) => readonly Block[] = rememberOf((blocks: readonly Block[]) =>
  blocks.filter((block) => !block.isFigure && titleKind(block.text) !== undefined),
);

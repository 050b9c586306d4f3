import type { Block } from './blocks.ts';

/** The blocks that nothing has taken yet. */
export function subtractBlocks(blocks: readonly Block[], taken: ReadonlySet<Block>): Block[] {
  return blocks.filter((block) => !taken.has(block));
}

/**
 * The category that a page prints over or under the name of its fund, without a label: `Money Market` over
 * `Sample Liquid Fund`.
 */
import { findCategory } from '#domain/categories.ts';
import type { Box } from '#documents/pdf/page-words.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';

// In multiples of the font size.
const GAP = 1.2;
const APART = 6;
// Points by which two lines that begin at one edge, or have one middle, differ.
const ALIGNED = 3;

/** Only a category of the association's list, alone on the line next above the name, or else next below it. */
export function findCategoryOver(blocks: readonly Block[], name: Box): Block | undefined {
  const gaps = [(block: Block): number => name.y0 - block.y1, (block: Block): number => block.y0 - name.y1];
  for (const gap of gaps) {
    const category = categoryAt(
      blocks,
      blocks.filter(
        (block) => gap(block) >= -0.3 * block.size && gap(block) < GAP * block.size && isAligned(block, name),
      ),
    );
    if (category !== undefined) return category;
  }
  return undefined;
}

function categoryAt(blocks: readonly Block[], next: readonly Block[]): Block | undefined {
  const [only] = next;
  if (only === undefined || next.length > 1 || findCategory(only.text) === undefined) return undefined;
  // The month may be at the other end of the line.
  const isBeside = (block: Block): boolean =>
    Math.abs(block.baseline - only.baseline) < 0.3 * only.size &&
    block.x0 - only.x1 < APART * only.size &&
    only.x0 - block.x1 < APART * only.size;
  return blocks.some((block) => block !== only && isBeside(block)) ? undefined : only;
}

function isAligned(block: Box, name: Box): boolean {
  const shares = block.x0 < name.x1 && block.x1 > name.x0;
  return (
    shares &&
    (Math.abs(block.x0 - name.x0) < ALIGNED || Math.abs(block.x0 + block.x1 - name.x0 - name.x1) < 2 * ALIGNED)
  );
}

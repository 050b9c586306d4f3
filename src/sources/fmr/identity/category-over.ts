/**
 * The category that a page prints over or under the name of its fund, without a label: `Money Market` over
 * `Sample Liquid Fund`, or `Money Market Scheme | Open-end` under it.
 */
import { findCategory } from '#domain/categories.ts';
import type { Box } from '#documents/pdf/page-words.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';

// In multiples of the font size.
const GAP = 1.2;
const APART = 6;
// Points by which two lines that begin at one edge, or have one middle, differ.
const ALIGNED = 3;

interface KindOfFund {
  readonly category: Block;
  readonly type: Block | null;
}

/** Only a category of the association's list, alone on the line next above the name, or else next below it. */
export function findCategoryOver(blocks: readonly Block[], name: Box): KindOfFund | undefined {
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

function categoryAt(blocks: readonly Block[], next: readonly Block[]): KindOfFund | undefined {
  const [only] = next;
  const kind = only === undefined || next.length > 1 ? undefined : kindIn(only);
  if (only === undefined || kind === undefined) return undefined;
  // The month may be at the other end of the line.
  const isBeside = (block: Block): boolean =>
    Math.abs(block.baseline - only.baseline) < 0.3 * only.size &&
    block.x0 - only.x1 < APART * only.size &&
    only.x0 - block.x1 < APART * only.size;
  return blocks.some((block) => block !== only && isBeside(block)) ? undefined : kind;
}

const PARTED = /\s[|•·–/-]\s|[,;]\s/;
const TYPE = /^(?:open|closed?)[\s-]?end(?:ed)?(?: (?:fund|scheme|pension(?: (?:fund|scheme))?))?$/i;
const VOLUNTARY = /^(?:(?:shariah compliant|islamic) )?(?:voluntary )?pension scheme$/i;

/** A category, perhaps with the type of fund in the same line, which makes `Income Scheme` as certain as `Income`. */
function kindIn(line: Block): KindOfFund | undefined {
  // `Balanced Scheme`; what ends with `Fund` may be a name.
  if (findCategory(line.text.replace(/ scheme$/i, '')) !== undefined) return { category: line, type: null };
  const parts = line.text.split(PARTED);
  const type = parts.find((part) => TYPE.test(part));
  const category = parts.find((part) => !TYPE.test(part));
  if (parts.length !== 2 || type === undefined || category === undefined) return undefined;
  const isKnown = VOLUNTARY.test(category) || findCategory(category.replace(/ (?:scheme|fund)$/i, '')) !== undefined;
  return isKnown ? { category: { ...line, text: category }, type: { ...line, text: type } } : undefined;
}

function isAligned(block: Box, name: Box): boolean {
  const shares = block.x0 < name.x1 && block.x1 > name.x0;
  return (
    shares &&
    (Math.abs(block.x0 - name.x0) < ALIGNED || Math.abs(block.x0 + block.x1 - name.x0 - name.x1) < 2 * ALIGNED)
  );
}

import { findUnit, type MoneyUnit } from '#sources/fmr/printed-money.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';

// If at least this many texts state the same unit for sizes and none differs, the unit applies to pages that omit it.
const ENOUGH_PAGES = 3;

/** The unit in which a report states sizes throughout; null where its pages differ or hardly say. */
export function commonUnit(blocks: readonly Block[]): MoneyUnit | null {
  const units = blocks
    .filter((block) => /\b(?:fund size|net assets)\b/i.test(block.text) && block.text.length < 80)
    .map((block) => findUnit(block.text))
    .filter((unit) => unit !== undefined);
  return units.length >= ENOUGH_PAGES && new Set(units).size === 1 ? (units[0] ?? null) : null;
}

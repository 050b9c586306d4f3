/** The kind of a page that is about no fund. */
import type { PageType } from '#domain/fragment-terms.ts';
import { foldLabel } from './fold-label.ts';
import { isTooDense } from './ink/ink-of-page.ts';
import type { PageInk } from './ink/page-ink.ts';

const FEW_BLOCKS = 40;

export function kindOfPage(ink: PageInk, index: number): PageType {
  if (ink.page.words.length === 0 || isTooDense(ink.page)) return 'NO_TEXT';
  if (index === 0 && ink.blocks.length < FEW_BLOCKS) return 'COVER';
  const words = foldLabel(
    ink.blocks
      .slice(0, 8)
      .map((block) => block.text)
      .join(' '),
  );
  if (/\bdisclaimer\b/.test(words)) return 'DISCLAIMER';
  if (/\brisk profile\b|\brisk of principal\b/.test(words)) return 'RISK_TABLE';
  return /\breview\b|\bcommentary\b|\boutlook\b|\beconomy\b|\bmarket\b/.test(words) ? 'COMMENTARY' : 'OTHER';
}

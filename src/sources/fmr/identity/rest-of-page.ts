/**
 * A page that begins with the end of the fund before: what is over the first title of the page is not of the fund that
 * the title names.
 */
import type { Box } from '#documents/pdf/page-words.ts';
import type { PageInk } from '#sources/fmr/ink/page-ink.ts';
import { isKnownLabel } from '#sources/fmr/meaning/label-meaning.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';

// The head of a page has a month, a page number, perhaps a price.
const FEWEST_FIGURES = 6;
const FEWEST_LABELS = 2;
// Of the page's height: titles of pages are above it.
const HEAD = 0.12;

// Of the size of a title: nothing on its line is so large.
const WATERMARK = 2.5;

// A title in a band at the foot of the page is far from the text; the last heading of running text follows it.
const FOOT = 0.85;
const FOOT_GAP = 2;

function isFoot(blocks: PageInk['blocks'], height: number, title: Box): boolean {
  const above = Math.max(0, ...blocks.filter((block) => block.y1 <= title.y0 + 1).map((block) => block.y1));
  const isLast = !blocks.some((block) => block.isFigure && block.y0 >= title.y1);
  return isLast && title.y0 > FOOT * height && title.y0 - above > FOOT_GAP * (title.y1 - title.y0);
}

/** Whether a part of a fund's page is over the title of another fund. */
export function hasRestAbove({ blocks, page }: PageInk, title: Box): boolean {
  // A title set sideways is of the whole page.
  const own = blocks.find((block) => (block as Box) === title);
  if (title.y0 < HEAD * page.height || own === undefined) return false;
  if (isFoot(blocks, page.height, title)) return false;
  const isBeside = blocks.some(
    (block) => block !== own && block.size < WATERMARK * own.size && block.y0 < title.y1 && block.y1 > title.y0,
  );
  const above = blocks.filter((block) => block.y1 <= title.y0 + 1);
  const figures = above.filter((block) => block.isFigure).length;
  const labels = above.filter(
    (block) => !block.isFigure && (titleKind(block.text) !== undefined || isKnownLabel(block.text)),
  ).length;
  return !isBeside && figures >= FEWEST_FIGURES && labels >= FEWEST_LABELS;
}

/** Lines of a page that name several owners side by side: heads of columns of funds, plans or sub-funds. */
import { linesOf } from '#sources/fmr/candidates/heads.ts';
import { isBeside } from '#sources/fmr/candidates/rows.ts';
import { isMarkedStrip } from '#sources/fmr/identity/fund-menus.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { isInHead } from '#sources/fmr/ink/page-ink.ts';
import { squeeze } from '#sources/fmr/ink/respace.ts';
import type { PageContext } from './page-context.ts';
import { areSeveral, ownerOf } from './part-table.ts';

/**
 * Lines of the page on which several owners are named side by side, from top to bottom; headings of parts of the page
 * do not count.
 */
export function listOwnerLines(context: PageContext): Block[][] {
  const named = context.ink.blocks.filter(
    (block) => !context.taken.has(block) && ownerOf(context, block, true) !== undefined,
  );
  const figures = context.ink.blocks.filter(({ isFigure }) => isFigure);
  return linesOf(named)
    .filter((line) => areSeveral(line.map((block) => ownerOf(context, block, true))) && !areRowLabels(line, figures))
    .filter((line) => !isMenuOfPage(context, line))
    .flatMap((line) => splitRepeated(line.toSorted((a, b) => a.x0 - b.x0)));
}

/** All funds in the head of the page of one, which is marked: nothing on the page is under their names. */
function isMenuOfPage(context: PageContext, line: readonly Block[]): boolean {
  if (context.is_shared || !line.every((name) => isInHead(context.ink, name))) return false;
  return isMarkedStrip(line, (name) => context.owners.find(name.text) === 'OWN');
}

/** `Debt Sub-Fund: 2.01%` left of `Equity Sub-Fund | 1.01%`: names with a figure right of each are labels of rows. */
function areRowLabels(line: readonly Block[], figures: readonly Block[]): boolean {
  const names = line.toSorted((a, b) => a.x0 - b.x0);
  return names.every((name, at) =>
    figures.some(
      (figure) => figure.x0 > name.x1 && figure.x1 < (names[at + 1]?.x0 ?? Infinity) && isBeside(figure, name),
    ),
  );
}

/** Heads that name the same owners again, in the same order, are those of another table. */
function splitRepeated(line: readonly Block[]): Block[][] {
  const names = line.map(({ text }) => squeeze(text));
  const count = names.lastIndexOf(names[0] ?? '') === 0 ? names.length : names.indexOf(names[0] ?? '', 1);
  const isRepeated = names.every((name, at) => name === names[at % count]) && names.length % count === 0;
  return isRepeated && count > 1
    ? Array.from({ length: names.length / count }, (_, at) => line.slice(at * count, (at + 1) * count))
    : [[...line]];
}

/** Menus of all funds at the side of a page, with the page's own marked: as a web page or a dashboard is printed. */
import type { KnownFund } from '#domain/known-fund.ts';
import type { Box } from '#documents/pdf/page-words.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import type { PageInk } from '#sources/fmr/ink/page-ink.ts';
import type { PrintedText } from '#sources/fmr/ink/text-cells.ts';
import { squeeze } from '#sources/fmr/ink/respace.ts';
import type { NameIndex } from './known-funds.ts';
import type { Mention } from './mentions.ts';
import { sharesHeight } from './zones.ts';

const FEWEST = 3;
// In multiples of the font size: a mark may be left of its name, and part of it.
const ALIGNED = 1.8;
const MOST_PITCH = 3.6;
const FIGURE_REACH = 30;
// The score of the marked name: that of a title, wherever the menu is.
const MARKED = 12;

interface Entry extends Box {
  readonly fund: KnownFund;
  readonly bold: boolean;
  readonly size: number;
}

/** Of the names of a menu, the only one in bold letters is the title of the page, and the others are not titles. */
export function chooseFromMenus(mentions: readonly Mention[], ink: PageInk, names: NameIndex): Mention[] {
  // Each name of a menu is a mention.
  if (mentions.length < FEWEST) return [...mentions];
  const menus = listMenus(ink, names).flatMap((menu) => {
    const [marked, ...others] = menu.filter(({ bold }) => bold);
    return menu.length < FEWEST || marked === undefined || others.length > 0 ? [] : [{ menu, marked }];
  });
  return mentions.map((mention) => {
    const own = menus.find(({ menu }) => menu.some((entry) => contains(mention.box, entry)));
    if (own === undefined) return mention;
    return mention.known === own.marked.fund && contains(mention.box, own.marked)
      ? { ...mention, isTitle: true, score: MARKED }
      : { ...mention, isTitle: false, score: 0 };
  });
}

/** Names of different funds on lines under each other. */
function listMenus({ blocks }: PageInk, names: NameIndex): Entry[][] {
  const entryOf = (printed: PrintedText): Entry | undefined => {
    const [hit, second] = names.search(printed.text);
    const isName = hit !== undefined && second === undefined && hit.name.length >= 0.8 * squeeze(printed.text).length;
    return isName ? { ...printed, fund: hit.fund } : undefined;
  };
  // A block is one name over two lines, or several names.
  const entries = blocks
    .filter((block) => !block.isFigure)
    .flatMap((block) => entryOf(block) ?? block.lines.flatMap((line) => entryOf(line) ?? []));
  const menus: Entry[][] = [];
  for (const entry of entries.toSorted((a, b) => a.y0 - b.y0)) {
    const menu = menus.find((each) => follows(each.at(-1) as Entry, entry));
    if (menu === undefined) menus.push([entry]);
    else menu.push(entry);
  }
  return menus.filter((menu) => !isTable(menu, blocks));
}

// A list of prices has a figure beside each name; one figure is of a chart to the right.
function isTable(menu: readonly Entry[], blocks: readonly Block[]): boolean {
  const beside = menu.filter((entry) =>
    blocks.some(
      ({ isFigure, x0, y0, y1 }) =>
        isFigure &&
        x0 > entry.x1 &&
        x0 - entry.x1 < FIGURE_REACH * entry.size &&
        Math.min(y1, entry.y1) - Math.max(y0, entry.y0) > 0.5 * (y1 - y0),
    ),
  );
  return beside.length > 1;
}

function follows(last: Entry, next: Entry): boolean {
  const pitch = next.y0 - last.y0;
  return (
    last.fund !== next.fund &&
    Math.abs(next.size - last.size) < 0.02 * last.size &&
    Math.abs(next.x0 - last.x0) < ALIGNED * last.size &&
    pitch > 0.8 * last.size &&
    pitch < MOST_PITCH * last.size
  );
}

function contains(outer: Box, inner: Box): boolean {
  return outer.x0 < inner.x1 && outer.x1 > inner.x0 && sharesHeight(outer, inner);
}

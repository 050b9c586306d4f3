/** Menus of all funds at the side of a page, with the page's own marked: as a web page or a dashboard is printed. */
import { joinNext } from '#sources/fmr/group-items.ts';
import type { KnownFund } from '#domain/known-fund.ts';
import type { Box } from '#documents/pdf/page-words.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import type { PageInk } from '#sources/fmr/ink/page-ink.ts';
import type { PrintedText } from '#sources/fmr/ink/text-cells.ts';
import { respace, squeeze } from '#sources/fmr/ink/respace.ts';
import type { NameIndex } from './known-funds.ts';
import { looksLikeName, type Mention } from './mentions.ts';
import { sharesHeight } from './zones.ts';

const FEWEST = 3;
// In multiples of the font size: a mark may be left of its name, and part of it.
const ALIGNED = 1.8;
const MOST_PITCH = 3.6;
const FIGURE_REACH = 30;
// The score of the marked name: that of a title, wherever the menu is.
const MARKED = 12;

interface Entry extends PrintedText {
  /** Null for a name that the registry does not have. */
  readonly fund: KnownFund | null;
}

/**
 * Of the names of a menu, the only one in bold letters is the title of the page, and the others are not titles. If the
 * registry does not have that one, short forms on the page are not titles either: they may be of the marked fund.
 */
export function chooseFromMenus(mentions: readonly Mention[], ink: PageInk, names: NameIndex): Mention[] {
  // Each name of a menu is a mention, but for one that is not known.
  if (mentions.length < FEWEST - 1) return [...mentions];
  const entries = listEntries(ink, names);
  const known = entries.filter(({ fund }) => fund !== null);
  const menus = markedOf(listMenus(known, ink));
  const unknown = menus.length > 0 || known.length === entries.length ? undefined : findUnknown(entries, ink, mentions);
  if (unknown !== undefined)
    return [...mentions.map((mention) => underUnknown(mention, unknown.menu)), titleOf(unknown.marked)];
  return mentions.map((mention) => {
    const own = menus.find(({ menu }) => menu.some((entry) => contains(mention.box, entry)));
    if (own === undefined) return mention;
    return mention.known === own.marked.fund && contains(mention.box, own.marked)
      ? { ...mention, isTitle: true, score: MARKED }
      : { ...mention, isTitle: false, score: 0 };
  });
}

interface Menu {
  readonly menu: readonly Entry[];
  readonly marked: Entry;
}

function markedOf(menus: readonly (readonly Entry[])[]): Menu[] {
  return menus.flatMap((menu) => {
    const [marked, ...others] = menu.filter(({ bold }) => bold);
    return menu.length < FEWEST || marked === undefined || others.length > 0 ? [] : [{ menu, marked }];
  });
}

// Of the size of the names of a menu: a title of the page.
const LARGER = 1.15;

/** The menu whose marked name the registry does not have, on a page without a larger name of a fund. */
function findUnknown(entries: readonly Entry[], ink: PageInk, mentions: readonly Mention[]): Menu | undefined {
  const isLarger = ({ marked }: Menu): boolean =>
    mentions.some(({ isTitle, short, size }) => isTitle && short === undefined && size > LARGER * marked.size);
  return markedOf(listMenus(entries, ink)).find((menu) => menu.marked.fund === null && !isLarger(menu));
}

/** Whether names side by side are a strip of all funds, in which only the page's own is set in another way. */
export function isMarkedStrip(line: readonly Block[], isOwn: (name: Block) => boolean): boolean {
  const styleOf = ({ bold, color }: Block): string => `${bold} ${color}`;
  const own = line.filter(isOwn);
  const [style, ...others] = new Set(line.filter((name) => !own.includes(name)).map(styleOf));
  const [marked] = own;
  return (
    line.length >= FEWEST &&
    marked !== undefined &&
    own.length === 1 &&
    others.length === 0 &&
    style !== styleOf(marked)
  );
}

function underUnknown(mention: Mention, menu: readonly Entry[]): Mention {
  const isOther = mention.short !== undefined || menu.some((entry) => contains(mention.box, entry));
  return isOther ? { ...mention, isTitle: false, score: 0 } : mention;
}

function titleOf(marked: Entry): Mention {
  const { text, size, bold, color } = marked;
  return {
    known: null,
    text: respace(text),
    box: marked,
    size,
    bold,
    color,
    isTitle: true,
    isContinued: false,
    score: MARKED,
  };
}

/** Names of funds, and texts in bold that look like one. */
function listEntries({ blocks }: PageInk, names: NameIndex): Entry[] {
  const entryOf = (printed: PrintedText): Entry | undefined => {
    const [hit, second] = names.search(printed.text);
    if (hit === undefined) return printed.bold && looksLikeName(printed.text) ? { ...printed, fund: null } : undefined;
    const isName = second === undefined && hit.name.length >= 0.8 * squeeze(printed.text).length;
    return isName ? { ...printed, fund: hit.fund } : undefined;
  };
  // A block is one name over two lines, or several names.
  return blocks
    .filter((block) => !block.isFigure)
    .flatMap((block) => entryOf(block) ?? block.lines.flatMap((line) => entryOf(line) ?? []));
}

/** Names of different funds on lines under each other. */
function listMenus(entries: readonly Entry[], { blocks }: PageInk): Entry[][] {
  const menus = joinNext(
    entries.toSorted((a, b) => a.y0 - b.y0),
    follows,
  );
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

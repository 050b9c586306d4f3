/** The funds that a page belongs to: every mention of a known name is evidence, wherever it is and in any style. */
import type { Box } from '#documents/pdf/page-words.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import type { ClosedPage } from '#sources/fmr/ink/close-up.ts';
import type { PageInk } from '#sources/fmr/ink/page-ink.ts';
import { squeeze } from '#sources/fmr/ink/respace.ts';
import type { KnownFund } from '#domain/known-fund.ts';
import { titleKind, type TitleKind } from '#sources/fmr/regions/title-kinds.ts';
import { listTitles } from '#sources/fmr/regions/titles.ts';
import { listFlow } from './column-flow.ts';
import { isInside, listFundColumns } from './fund-columns.ts';
import { chooseFromMenus } from './fund-menus.ts';
import type { NameIndex } from './known-funds.ts';
import { findUnknownTitles, isHeadedByClass, listMentions, type Mention } from './mentions.ts';
import { headOfPage, listPanels } from './panels.ts';
import { isShortFormOf, type ShortForms } from './short-forms.ts';
import { isInZone, listZones, mirrorZones, sharesHeight, type Zone } from './zones.ts';

export interface PageFund {
  /** As printed. */
  readonly text: string;
  readonly known: KnownFund | null;
  readonly box: Box;
  readonly score: number;
  readonly isContinued: boolean;
  /**
   * The part of the page that belongs to this fund: the whole page if it is about one fund, or if several funds share
   * its tables.
   */
  readonly zone: Zone;
  /** If each fund of the page has panels of its own: the fund's, and the head of the page, which is of all funds. */
  readonly panels?: readonly Box[];
  /** If each fund of the page has columns of its own: what is in the fund's, or of all funds. */
  readonly blocks?: ReadonlySet<Block>;
  /** If each section of the page is of all funds: the page without what names another fund. */
  readonly page?: ClosedPage;
  /** If the report is one running text: the zone is a chapter of this fund, or one of all funds. */
  readonly section?: 'OWN' | 'OF_ALL';
}

export interface FoundFunds {
  /** From top to bottom. */
  readonly funds: readonly PageFund[];
  /** The funds head rows and columns of the page's tables: only what names one of them is that one's. */
  readonly isShared: boolean;
}

const LEAST_SCORE = 9;
// A page with more titles than this is a list of funds.
const MOST_FUNDS = 4;
const FEWEST_FIGURES = 6;
// A list of other funds on a fund's page has one price of each; a table of several funds has more.
const FEWEST_ROW_FUNDS = 2;
const FEWEST_CELLS = 3;
// Of the page's running text.
const TITLE_SIZE = 1.15;
const LARGER = 1.02;
// A category over the title may be named like a plan.
const MUCH_LARGER = 1.5;

/** The funds that a page is about; none for covers, comments, summaries and lists. */
export function findPageFunds(ink: PageInk, names: NameIndex, shorts: ShortForms): FoundFunds {
  const found = findByTitles(ink, names, shorts);
  const inColumns = findInColumns(ink, names, shorts);
  // Another title is over the whole page.
  const isColumn = ({ known, box }: PageFund): boolean =>
    inColumns?.some((column) => column.known === known && sharesHeight(column.box, box)) === true;
  if (inColumns !== undefined && (found.isShared || found.funds.every(isColumn)))
    return { funds: inColumns, isShared: false };
  const inPanels = findInPanels(ink, names);
  // Headings in a table with rows of other funds.
  if (inPanels !== undefined && found.isShared && countRowFunds(ink, names, shorts, inPanels) >= FEWEST_ROW_FUNDS)
    return found;
  return inPanels !== undefined && (found.isShared || inPanels.length > found.funds.length)
    ? { funds: inPanels, isShared: false }
    : found;
}

/** One fund for all of its panels on the page. */
function findInPanels(ink: PageInk, names: NameIndex): PageFund[] | undefined {
  const panels = listPanels(ink, names, isKin);
  if (panels === undefined) return undefined;
  const head = headOfPage(
    ink,
    panels.map(({ box }) => box),
  );
  const groups: (typeof panels)[] = [];
  for (const panel of panels) {
    const group = groups.find(([first]) => first !== undefined && isKin(first.fund, panel.fund));
    if (group === undefined) groups.push([panel]);
    else group.push(panel);
  }
  return groups.map((group) => {
    const [{ fund, heading }] = group as [(typeof group)[number]];
    return {
      text: fund.name,
      known: fund,
      box: heading,
      score: LEAST_SCORE,
      isContinued: false,
      zone: NOWHERE,
      panels: [head, ...group.map(({ box }) => box)],
    };
  });
}

// `Sample Income Fund (SIF)`
export const SHORT_FORM = /\([^()]{1,16}\)$/;

function findInColumns(ink: PageInk, names: NameIndex, shorts: ShortForms): PageFund[] | undefined {
  const find = (text: string): KnownFund | undefined => {
    const [hit, second] = names.search(text);
    if (hit === undefined) return shorts.findOn(ink, text);
    const isAlone = [text, text.replace(SHORT_FORM, '')].some((name) => squeeze(name) === hit.name);
    return second === undefined && isAlone ? hit.fund : undefined;
  };
  return listFundColumns(ink, find, isKin)?.map(({ fund, head, blocks, parts }) => ({
    text: head.text,
    known: fund,
    box: head,
    score: LEAST_SCORE,
    isContinued: false,
    zone: NOWHERE,
    panels: parts,
    blocks,
  }));
}

function findByTitles(ink: PageInk, names: NameIndex, shorts: ShortForms): FoundFunds {
  const mentions = chooseFromMenus(listMentions(ink, names, shorts), ink, names);
  const isPart = isHeadedByClass(ink);
  const isTitle = ({ known, isTitle: isName, score }: Mention): boolean =>
    isName && (score >= LEAST_SCORE || (isPart && score > 0 && known !== null && known.asset_class !== null));
  const titles = mentions.filter(isTitle).toSorted((a, b) => b.score - a.score || a.box.y0 - b.box.y0);
  const unknown = findUnknownTitles(ink, mentions)
    .filter((mention) => mention.score >= LEAST_SCORE)
    .toSorted((a, b) => b.score - a.score);
  const best =
    isPartUnder(titles[0], unknown[0]) || isContradicted(titles[0], unknown[0])
      ? unknown[0]
      : (titles[0] ?? unknown[0]);
  if (best === undefined || isOneOfPlans(best, titles)) return findSharing(ink, mentions, shorts);
  if (isInTableOfFunds(ink, best, names, shorts)) return findSharing(ink, mentions, shorts);
  const inRow = mentions.filter(
    (mention) => mention.isTitle && mention !== best && sharesHeight(mention.box, best.box),
  );
  // What is set like the page's title, and larger than its text, is a title wherever it is.
  const alike = mentions.filter(
    (mention) =>
      mention.isTitle &&
      mention.known !== null &&
      mention.score > 0 &&
      mention.size > TITLE_SIZE * ink.body &&
      isOfStyle(mention, best),
  );
  const others = [
    ...distinctTitles([...titles, ...inRow, ...alike], best),
    ...unknown.filter((other) => best.known !== null && names.search(other.text).length === 0 && isTwin(other, best)),
  ];
  const heads = [best, ...others].toSorted((a, b) => a.box.y0 - b.box.y0 || a.box.x0 - b.box.x0);
  const printed = heads.map(({ box, size }) => ({ ...box, size }));
  const flow = mirrorZones(ink.page, ink.blocks, printed) === undefined ? listFlow(ink, printed) : undefined;
  if (flow !== undefined) {
    const head = headOfPage(ink, flow.flat());
    const funds = heads.map((mention, at) => ({
      ...toPageFund(mention, NOWHERE),
      panels: [head, ...(flow[at] ?? [])],
    }));
    return { funds, isShared: false };
  }
  const zones = listZones(ink.page, ink.blocks, printed);
  if (
    zones === undefined ||
    namesOther(heads, zones, alike) ||
    (others.length >= MOST_FUNDS && !zones.every((zone) => statesFacts(ink, zone)))
  )
    return findSharing(ink, mentions, shorts);
  return { funds: heads.map((head, index) => toPageFund(head, zones[index] ?? NOWHERE)), isShared: false };
}

/**
 * Whether the part of one fund has the title of another once more: `Fund A | Fund B` over each of two tables side by
 * side heads the columns of both, and nothing of the second table is the last fund's alone.
 */
function namesOther(heads: readonly Mention[], zones: readonly Zone[], titles: readonly Mention[]): boolean {
  const isOf = ({ known }: Mention, fund: KnownFund): boolean => known !== null && isKin(known, fund);
  return titles.some(
    ({ known, box }) =>
      known !== null &&
      heads.some((head) => isOf(head, known)) &&
      heads.some((head, at) => isInside(zones[at] ?? NOWHERE, box) && !isOf(head, known)),
  );
}

/** `Sample Pension Fund` over the rows of its sub-funds, in a table with rows of other funds. */
function isInTableOfFunds(ink: PageInk, title: Mention, names: NameIndex, shorts: ShortForms): boolean {
  return (
    title.size <= TITLE_SIZE * ink.body &&
    countRowFunds(withoutAssets(ink, title), names, shorts, [title]) >= FEWEST_ROW_FUNDS
  );
}

const OF_ASSETS: ReadonlySet<TitleKind | undefined> = new Set<TitleKind>(['ASSET_ALLOCATION', 'HOLDINGS']);

/** The page without the funds that the fund of a title in bold letters holds: they are in its tables of assets. */
function withoutAssets(ink: PageInk, { bold, box }: Mention): Pick<PageInk, 'blocks'> {
  const titles = bold ? listTitles(ink.blocks).filter(({ y0 }) => y0 > box.y1) : [];
  if (titles.length === 0) return ink;
  const kindOver = (block: Block): TitleKind | undefined =>
    titleKind(titles.findLast((title) => title.y1 < block.y0 + 1 && title.x0 < block.x1)?.text ?? '');
  return { blocks: ink.blocks.filter((block) => block.bold || block.isFigure || !OF_ASSETS.has(kindOver(block))) };
}

/** How many other funds than those of titles label rows of figures. */
function countRowFunds(
  { blocks }: Pick<PageInk, 'blocks'>,
  names: NameIndex,
  shorts: ShortForms,
  titles: readonly { readonly known: KnownFund | null }[],
): number {
  const figures = blocks.filter((block) => block.isFigure);
  const labels = blocks.filter(
    (block) =>
      !block.isFigure &&
      block.lines.length === 1 &&
      figures.filter((figure) => figure.x0 > block.x1 && Math.abs(figure.baseline - block.baseline) < 0.3 * block.size)
        .length >= FEWEST_CELLS,
  );
  const found = labels.flatMap(
    ({ text }) =>
      shorts.find(text) ??
      names
        .search(text)
        .slice(0, 1)
        .map(({ fund }) => fund),
  );
  return new Set(
    found.filter((fund) => titles.every(({ known }) => known === null || !isKin(fund, known))).map(({ name }) => name),
  ).size;
}

// A plan or sub-fund under a larger title is a part of the fund that the title names, although that fund is not in the
// registry.
function isPartUnder(title: Mention | undefined, unknown: Mention | undefined): boolean {
  if (title === undefined || unknown === undefined || title.known === null || title.known.family === null) return false;
  const { x0, x1, y0, y1 } = unknown.box;
  // A title along the side is the whole page's.
  if (y1 - y0 > 2 * (x1 - x0)) return true;
  return (
    unknown.size > LARGER * title.size && (unknown.box.y0 < title.box.y0 || unknown.size > MUCH_LARGER * title.size)
  );
}

/**
 * `SIF` on a page whose title is the name of another fund, which has no such short form, and no part of the known name.
 */
function isContradicted(title: Mention | undefined, unknown: Mention | undefined): boolean {
  if (title?.short === undefined || unknown === undefined || isShortFormOf(title.short, unknown.text)) return false;
  return !squeeze(title.known?.name ?? '').includes(squeeze(unknown.text));
}

/**
 * Several plans of one fund are named alike on the page: it is the fund's, whose own name was not understood, and not
 * the first plan's.
 */
function isOneOfPlans(best: Mention, titles: readonly Mention[]): boolean {
  const { known } = best;
  if (known === null || known.family === null || known.family === known.name) return false;
  return titles.some(
    (other) =>
      other.known !== null &&
      other.known.family === known.family &&
      other.known.name !== known.name &&
      isOfStyle(other, best),
  );
}

// A list of funds has a page number or a price beside each name, a fund's part of a page has more.
function statesFacts({ blocks }: PageInk, zone: Zone): boolean {
  return blocks.filter((block) => block.isFigure && isInZone(zone, block)).length >= FEWEST_FIGURES;
}

/**
 * A name missing from the registry, in the style of the known title and with the same first word, usually the AMC's.
 */
function isTwin(other: Mention, best: Mention): boolean {
  return (
    isOfStyle(other, best) &&
    firstWord(other) === firstWord(best) &&
    squeeze(other.text) !== squeeze(best.text) &&
    Math.abs(other.box.y0 - best.box.y0) + Math.abs(other.box.x0 - best.box.x0) > 3 * best.size
  );
}

function isOfStyle(other: Mention, best: Mention): boolean {
  return Math.abs(other.size - best.size) < 0.05 * best.size && other.bold === best.bold && other.color === best.color;
}

function firstWord({ text }: Mention): string {
  return squeeze(text.trim().split(/\s/)[0] ?? '');
}

const NOWHERE: Zone = { x0: 0, y0: 0, x1: 0, y1: 0 };

function toPageFund({ text, known, box, score, isContinued }: Mention, zone: Zone): PageFund {
  return { text, known, box, score, isContinued, zone };
}

/** Several funds that the page names in heads and labels, in full or by short forms that the report explains. */
function findSharing(ink: PageInk, mentions: readonly Mention[], shorts: ShortForms): FoundFunds {
  const zone = { x0: 0, y0: 0, x1: ink.page.width, y1: ink.page.height };
  const found = new Map<KnownFund, PageFund>();
  for (const mention of mentions)
    if (mention.known !== null && mention.isTitle && !found.has(mention.known))
      found.set(mention.known, { ...toPageFund(mention, zone), isContinued: false });
  for (const block of ink.blocks) {
    const known = block.isFigure ? undefined : shorts.findOn(ink, block.text);
    if (known !== undefined && !found.has(known))
      found.set(known, { text: known.name, known, box: block, score: LEAST_SCORE, isContinued: false, zone });
  }
  const funds = [...found.values()];
  // A list of contents names funds and pages, and no fact of them.
  const facts = ink.blocks.filter((block) => block.isFigure && /[.%]/.test(block.text)).length;
  const isShared =
    facts >= funds.length && funds.some(({ known }) => known !== null && !isKin(known, funds[0]?.known ?? known));
  return isShared ? { funds, isShared } : { funds: [], isShared: false };
}

/**
 * Titles of the same rank that name other funds: the page is shared. Plans of the best one's family are parts of its
 * page.
 */
function distinctTitles(titles: readonly Mention[], best: Mention): Mention[] {
  const found: Mention[] = [];
  for (const title of titles) {
    if (title.known === null || best.known === null || isKin(title.known, best.known) || title.size < 0.9 * best.size)
      continue;
    if (found.some((other) => other.known !== null && isKin(other.known, title.known as KnownFund))) continue;
    // Two names close under each other are one title.
    const isUnder =
      title.box.x0 < best.box.x1 && title.box.x1 > best.box.x0 && Math.abs(title.box.y0 - best.box.y0) < 3 * best.size;
    if (!isUnder) found.push(title);
  }
  return found;
}

export function isKin(one: KnownFund, other: KnownFund): boolean {
  return (
    one.name === other.name ||
    (one.family !== null && (one.family === other.family || one.family === other.name)) ||
    other.family === one.name
  );
}

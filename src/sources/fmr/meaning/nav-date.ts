/** The day of a price, where its label lacks it: near the price, in the title over it, in the head of the page. */
import type { Box } from '#documents/pdf/page-words.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { Evidence } from '#domain/fragment.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { isInHead } from '#sources/fmr/ink/page-ink.ts';
import { readDate } from '#sources/fmr/printed-date.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import type { PageContext } from './page-context.ts';

interface Dated {
  readonly block: Block;
  readonly date: IsoDate;
}

/** Sets the day of the fund's price, or of its sub-funds' prices, if the page says one and no label did. */
export function datePrice(context: PageContext): void {
  const { draft, sub_funds } = context.state;
  if (draft.members.nav_date !== null) return;
  const own = draft.evidence['nav_per_unit'];
  const ofParts = [...sub_funds.values()]
    .flatMap(({ nav_cell }) => nav_cell ?? [])
    .map((cell) => draft.evidenceOf(cell));
  const [found, ...others] = (own === undefined ? ofParts : [own]).map((price) => dateOf(context, price));
  if (found !== undefined && others.every((other) => other?.date === found.date))
    draft.set('nav_date', found.date, found.block);
}

function dateOf(context: PageContext, price: Evidence): Dated | undefined {
  const label = price.chain?.find(({ role }) => role === 'LABEL') ?? price;
  return (
    dateUnder(context, price) ??
    dateBefore(context, label) ??
    dateOver(context, label) ??
    dateInTitle(context, label) ??
    dateOverParts(context, label) ??
    dateOverHeads(context, label) ??
    dateInCorner(context, label) ??
    dateInIntroduction(context, label) ??
    dateOfPage(context, label)
  );
}

const NEAR = 0.9;
const DATE_REACH = 4;

// `as at June 28, 2024`
const DATED = /^\(?as\s?(?:at|on|of)\s?(.{6,24}?)\)?\.?$/i;

function dateUnder({ ink, state }: PageContext, price: Box): Dated | undefined {
  const under = ink.blocks.filter(
    (block) =>
      block.y0 > price.y0 &&
      Math.abs(block.y0 - price.y1) < NEAR * block.size &&
      Math.abs(block.x0 - price.x0) < NEAR * block.size,
  );
  const alone = datedBy(under, [DAY_ALONE]);
  // `on 30 April 2024` may be the day of an event as well, if it is not of the month of the report.
  return datedBy(under, [DATED]) ?? (alone?.date.slice(0, 7) === state.report_month ? alone : undefined);
}

// `January 31, 2022   NAV – PKR 106.19`; the day right of a label is its own.
function dateBefore({ ink }: PageContext, label: Box): Dated | undefined {
  const level = ink.blocks.filter(
    (block) => block.x1 < label.x0 && Math.abs(block.y0 + block.y1 - label.y0 - label.y1) < NEAR * block.size,
  );
  const [block] = level;
  const date = block === undefined ? undefined : readDate(block.text);
  return block === undefined || date === undefined || level.length > 1 || label.x0 - block.x1 > DATE_REACH * block.size
    ? undefined
    : { block, date };
}

// In points.
const OWN_EDGE = 1;
const LARGER = 0.5;

/** The day alone in large letters right over the label, at its edge: the title of a box. */
function dateOver({ ink, state }: PageContext, label: Box): Dated | undefined {
  const height = label.y1 - label.y0;
  const title = ink.blocks.find(
    ({ x0, y0, y1, lines }) =>
      Math.abs(x0 - label.x0) < OWN_EDGE &&
      y1 < label.y0 + OWN_EDGE &&
      label.y0 - y1 < NEAR * height &&
      lines.length === 1 &&
      y1 - y0 > height + LARGER,
  );
  const dated = title === undefined ? undefined : datedBy([title], [BARE]);
  return dated?.date.slice(0, 7) === state.report_month ? dated : undefined;
}

// `Fund information as on October 31, 2024`, `Fund Statistics - 31-Oct-2024`, `Prices on 31 October 2024; in Rs.`
const DATED_TITLE =
  /^[a-z][a-z ’'&,()%-]{3,60}?\s\(?(?:as (?:at|on|of)|on|of|[-–—])\s([^;()]{6,24}?)\)?(?:;[^;]{0,80})?$/i;
// `At 31st May 2022` over the facts of that day.
const DAY_ALONE = /^(?:as )?(?:at|on) (\d.{5,22}|\p{L}{3,9} \d.{3,14})$/iu;
const OF_PRICES = /\b(?:prices?|navs?|net assets?|key (?:figures|facts|data|numbers))\b/i;
const OF_FACTS: ReadonlySet<ReturnType<typeof titleKind>> = new Set(['FACTS', 'STATISTICS'] as const);
const SAME_EDGE = 8;

/** The day in the nearest title over the label, if that is the title of facts or prices. */
function dateInTitle({ ink, state }: PageContext, label: Box): Dated | undefined {
  const isOver = (block: Block): boolean =>
    block.y1 < label.y0 + 1 &&
    (Math.abs(block.x0 - label.x0) < SAME_EDGE || (block.x0 < label.x0 && block.x1 > label.x0));
  const titles = ink.blocks.filter(
    (block) =>
      isOver(block) &&
      // `Date of commencement` has the form of a title with a day, but no day.
      (titleKind(block.text) !== undefined || datedBy([block], [DATED_TITLE, DAY_ALONE]) !== undefined),
  );
  const [nearest] = titles.toSorted((a, b) => b.y1 - a.y1);
  if (nearest === undefined) return undefined;
  const alone = datedBy([nearest], [DAY_ALONE]);
  if (alone !== undefined) return alone.date.slice(0, 7) === state.report_month ? alone : undefined;
  const isOfFacts =
    OF_FACTS.has(titleKind(nearest.text)) || OF_PRICES.test(nearest.text) || OF_PARTS.test(nearest.text);
  return isOfFacts ? datedBy([nearest], [DATED_TITLE]) : undefined;
}

// In multiples of the font size.
const NEXT_LINE = 1.5;
const OF_PARTS = /^(?:the )?(?:sub-?funds?|plans)\b/i;

/**
 * `Sub-funds as on February 28, 2021`, or `On 28 February 2021` alone, over the names of all of them, each of which is
 * over labels of its own.
 */
function dateOverParts({ ink, state, sub_fund_names }: PageContext, label: Box): Dated | undefined {
  const isOver = ({ y1 }: Block): boolean => y1 < label.y0 + 1;
  const [title] = ink.blocks.filter((block) => isOver(block) && isOfParts(block)).toSorted((a, b) => b.y1 - a.y1);
  if (title === undefined) return undefined;
  const all = ink.blocks.filter((block) => block.y0 > title.y1 - 1 && block.y0 < label.y0);
  const isName = ({ text }: Block): boolean => sub_fund_names.isHeading(text) !== undefined;
  const end = Math.max(...all.filter(isName).map(({ x1 }) => x1));
  // The facts in a column at the side have titles of their own.
  const under = all.filter(({ x0 }) => x0 < end);
  const [first] = under.toSorted((a, b) => a.y0 - b.y0);
  const line = under.filter(({ y0 }) => first !== undefined && y0 < first.y1);
  const areNames = line.length > 1 && line.every(isName);
  const isNext = under.every((block) => line.includes(block) || titleKind(block.text) === undefined);
  const dated = areNames && isNext ? datedBy([title], [DATED_TITLE, DAY_ALONE]) : undefined;
  return dated?.date.slice(0, 7) === state.report_month ? dated : undefined;
}

function isOfParts({ text }: Block): boolean {
  return OF_PARTS.test(text) ? DATED_TITLE.test(text) : DAY_ALONE.test(text);
}

/** `Sub-Funds on November 30, 2021`, alone on the line over `Net assets | NAV per unit` and left of the label. */
function dateOverHeads({ ink, state }: PageContext, label: Box): Dated | undefined {
  const titles = ink.blocks.filter(({ text, x0, x1, y1, size, baseline }) => {
    if (x1 >= label.x0 || label.y0 - y1 <= -1 || label.y0 - y1 > NEXT_LINE * size) return false;
    const isOfPrices = OF_PARTS.test(text) || OF_PRICES.test(text) || OF_FACTS.has(titleKind(text));
    return isOfPrices && !ink.blocks.some((other) => Math.abs(other.baseline - baseline) < 1 && other.x0 > x0);
  });
  const [dated, ...others] = titles.flatMap((title) => datedBy([title], [DATED_TITLE]) ?? []);
  return others.length === 0 && dated?.date.slice(0, 7) === state.report_month ? dated : undefined;
}

// In multiples of the font size: from the corner of a table down to the label of its prices.
const TABLE_REACH = 10;

/** `March 31, 2024` over the labels and left of the heads of a table, in whose rows or columns the prices are. */
function dateInCorner({ ink, state }: PageContext, label: Box): Dated | undefined {
  const corners = ink.blocks.filter((block) => {
    const isDay = readDate(block.text)?.slice(0, 7) === state.report_month;
    const isLevel = (other: Box): boolean => other.y0 < block.y1 && other.y1 > block.y0 && other.x0 > block.x1;
    const isOver = block.y1 < label.y0 + 1 && Math.abs(block.x0 - label.x0) < SAME_EDGE;
    return (
      isDay &&
      ink.blocks.some((other) => isLevel(other) && !other.isFigure) &&
      (isLevel(label) || (isOver && label.y0 - block.y1 < TABLE_REACH * block.size))
    );
  });
  const [block, ...others] = corners;
  const isParted = ink.blocks.some(
    ({ text, x0, y0, y1 }) =>
      titleKind(text) !== undefined && x0 < label.x0 + SAME_EDGE && y0 > (block?.y1 ?? 0) - 1 && y1 < label.y0 + 1,
  );
  const date = block === undefined || others.length > 0 || isParted ? undefined : readDate(block.text);
  return block === undefined || date === undefined ? undefined : { block, date };
}

// `The position of each Sub-Fund at the close of 30 November 2022 was as follows.`
const INTRODUCTION = /\b(?:as )?(?:at|on|of) (?:the close of )?([^.;:]{6,24}?),? (?:was|were|is|are) as follows[.:]$/i;

/** The day in the text over the labels of the table, if that introduces it. */
function dateInIntroduction({ ink, state }: PageContext, label: Box): Dated | undefined {
  const over = ink.blocks.filter(
    ({ x0, y1, isFigure }) => !isFigure && y1 < label.y0 + 1 && Math.abs(x0 - label.x0) < SAME_EDGE,
  );
  const nearest = over.toSorted((a, b) => b.y1 - a.y1).find(({ text }) => text.endsWith('.') || text.endsWith(':'));
  const dated = nearest === undefined ? undefined : datedBy([nearest], [INTRODUCTION]);
  return dated?.date.slice(0, 7) === state.report_month ? dated : undefined;
}

// `As at 31 July 2020. … prices in rupees` over the page.
const DATED_PRICES = /^as (?:at|on|of)\s(.{6,24}?)\.\s.*\b(?:prices?|nav)\b/i;
// `Data as at 30 April 2025` in the head of the page.
const DATED_DATA = /(?:^|\|\s*)(?:all )?(?:data|figures|prices|position) (?:is |are )?as (?:at|on|of)\s(.{6,24}?)\.?$/i;
// `NAV date: 29/03/2019`
const DATE_OF_NAV = /^(?:nav|price|valuation) date\s{0,3}:\s{0,3}(.{6,24}?)\.?$/i;
// `How the price of 30 November 2020 comes about`
const PRICE_OF_DAY = /^[^.]{0,20}\bprices? of (\d{1,2}(?:st|nd|rd|th)? [a-z]{3,9},? \d{4})\b[^.\d]{0,30}$/i;
const DATES_OF_PAGE = [DATED_PRICES, DATED_DATA, DATE_OF_NAV, PRICE_OF_DAY];
// `Monthly report as at November 30, 2019`, `All Funds at a Glance | 30 April 2024`
const DATED_HEAD = /(?:^|\s)(?:as (?:at|on|of)|for the month (?:ended|ending)|\|)\s(.{6,24}?)\.?$/i;
const BARE = /^(.{6,24})$/;

function dateOfPage({ ink, state }: PageContext, label: Box): Dated | undefined {
  const said = DATES_OF_PAGE.map((pattern) => datedBy(ink.blocks, [pattern])).find((each) => each !== undefined);
  if (said !== undefined) return said;
  const isUnderOther = ({ x0, y0, size }: Block): boolean =>
    ink.blocks.some(
      (other) =>
        Math.abs(y0 - other.y1) < NEAR * size && Math.abs(x0 - other.x0) < NEAR * other.size && /\d/.test(other.text),
    );
  const isOfPage = (block: Block): boolean => {
    const kind = titleKind(block.text);
    return block.y0 < label.y1 && (kind === undefined || OF_FACTS.has(kind));
  };
  // `as on 31 May 2025` under a size is its own.
  const head = ink.blocks.filter((block) => isInHead(ink, block) && isOfPage(block) && !isUnderOther(block));
  // `As on March 31, 2024` right of the title. Of two days, each may be of another part of the page.
  const given = [DATED, DATED_HEAD, BARE]
    .map((pattern) => head.flatMap((block) => datedBy([block], [pattern]) ?? []))
    .find((each) => each.length > 0);
  const [first, ...others] = given ?? [];
  return first?.date.slice(0, 7) === state.report_month && others.every(({ date }) => date === first.date)
    ? first
    : undefined;
}

/** The first text that one of the patterns finds a real day in. */
function datedBy(blocks: readonly Block[], patterns: readonly RegExp[]): Dated | undefined {
  for (const block of blocks)
    for (const pattern of patterns) {
      const date = readDate(pattern.exec(block.text)?.[1] ?? '');
      if (date !== undefined) return { block, date };
    }
  return undefined;
}

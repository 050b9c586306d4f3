/** The places where a page names funds, and how much each mention looks like the page's title. */
import { joinLines } from '#base/pattern-lines.ts';
import type { Box } from '#documents/pdf/page-words.ts';
import { monthNumber } from '#domain/dates.ts';
import type { KnownFund } from '#domain/known-fund.ts';
import { dropShortForm } from '#domain/names.ts';
import { respace, squeeze } from '#sources/fmr/ink/respace.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import type { PrintedText } from '#sources/fmr/ink/text-cells.ts';
import { isInHead, type PageInk } from '#sources/fmr/ink/page-ink.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import type { NameIndex } from './known-funds.ts';
import { withoutSummary } from './summary-title.ts';
import { joinedTitles } from './joined-titles.ts';
import type { ShortForms } from './short-forms.ts';

export interface Mention {
  readonly known: KnownFund | null;
  readonly text: string;
  /** The short form that is all the text has of the name. */
  readonly short?: string;
  readonly box: Box;
  readonly score: number;
  /** The name makes up most of the text, as in a title. */
  readonly isTitle: boolean;
  readonly isContinued: boolean;
  readonly size: number;
  readonly bold: boolean;
  readonly color: string;
}

const CONTINUED = /\(?\b(?:continued|cont(?:inue)?d?\.?|cont['’]d)\)?\s*$/i;
// Of the page's running text: a short form as large as this is a title.
const SHORT_TITLE = 1.3;

/** Every mention of a known fund on a page; titles may be set in several pieces. */
export function listMentions(ink: PageInk, names: NameIndex, shorts: ShortForms): Mention[] {
  const upright = ink.blocks.flatMap((block) => mentionsIn(ink, block, names, shorts, false));
  const turned = ink.turned.flatMap((line) => mentionsIn(ink, line, names, shorts, true));
  const found = [...upright, ...turned];
  const titles = found.filter((mention) => mention.isTitle && mention.size > ink.body);
  if (titles.length === 0) return [...found, ...piecedTitles(ink, names, shorts)];
  // Titles in pieces are looked for on few pages: it takes longer than looking at those that were found.
  const areParts = titles.every(({ known }) => known !== null && known.family !== null);
  const families = areParts ? piecedTitles(ink, names, shorts).filter((title) => isOverParts(title, titles)) : [];
  return [...found, ...titlesBeside(ink, titles, names, shorts), ...families];
}

function piecedTitles(ink: PageInk, names: NameIndex, shorts: ShortForms): Mention[] {
  const branded = brandedTitles(ink, names);
  if (branded.length > 0) return branded;
  return joinedTitles(ink)
    .flatMap((title) => mentionsIn(ink, title, names, shorts, false))
    .filter((mention) => mention.isTitle);
}

/** Whether all titles that were found are names of the fund's plans under its own, which is set in pieces. */
function isOverParts({ known, size, box }: Mention, titles: readonly Mention[]): boolean {
  return (
    known !== null &&
    titles.every(
      (title) =>
        title.known !== null &&
        title.known !== known &&
        title.known.family === known.name &&
        title.size < size &&
        title.box.y0 > box.y0,
    )
  );
}

/**
 * The title of another fund in two lines, set like one that was found: nothing shows that the lines are one text where
 * the page is drawn in no order.
 */
function titlesBeside(ink: PageInk, titles: readonly Mention[], names: NameIndex, shorts: ShortForms): Mention[] {
  const isLike = ({ size, bold, color }: PrintedText): boolean =>
    titles.some(
      (title) =>
        title.size >= BRANDED_SIZE * ink.body &&
        Math.abs(title.size - size) < 0.02 * size &&
        title.bold === bold &&
        title.color === color,
    );
  const pieces = ink.blocks.filter((block) => isLike(block) && !titles.some((title) => title.box === block));
  if (pieces.length < 2) return [];
  return joinedTitles({ ...ink, blocks: pieces })
    .flatMap((title) => mentionsIn(ink, title, names, shorts, false))
    .filter((mention) => mention.isTitle);
}

// Of the page's running text.
const BRANDED_SIZE = 1.25;
const LONGEST_BRAND = 3;

/**
 * `Cash Fund` in large letters on a page that has `Sample` as a text of its own:
 * both together are the name of one fund.
 */
function brandedTitles(ink: PageInk, names: NameIndex): Mention[] {
  const brands = ink.blocks.filter(
    ({ isFigure, text }) => !isFigure && text.split(' ').length <= LONGEST_BRAND && names.begins(text),
  );
  const large = ink.blocks.filter(
    (block) => block.size >= BRANDED_SIZE * ink.body && !block.isFigure && respace(block.text).split(' ').length > 1,
  );
  return large.flatMap((block) => {
    const known = new Set(
      brands.flatMap((brand): KnownFund[] => {
        const name = squeeze(`${brand.text} ${block.text}`);
        const [hit] = brand === block ? [] : names.search(`${brand.text} ${block.text}`);
        return hit !== undefined && hit.at === 0 && hit.name === name ? [hit.fund] : [];
      }),
    );
    const [fund] = known;
    if (fund === undefined || known.size > 1) return [];
    const { size, bold, color } = block;
    return [
      {
        box: block,
        size,
        bold,
        color,
        isContinued: false,
        known: fund,
        text: fund.name,
        isTitle: true,
        score: titleScore(ink, block, false),
      },
    ];
  });
}

function mentionsIn(
  ink: PageInk,
  printed: PrintedText,
  names: NameIndex,
  shorts: ShortForms,
  isTurned: boolean,
): Mention[] {
  const name = withoutSummary(printed.text);
  const block = name === printed.text || names.search(name).length === 0 ? printed : { ...printed, text: name };
  const { size, bold, color } = block;
  const style = { box: printed, size, bold, color, isContinued: CONTINUED.test(block.text) };
  const hits = names.search(block.text);
  if (hits.length === 0) {
    const known = isTurned || size >= SHORT_TITLE * ink.body ? shorts.findOn(ink, block.text) : undefined;
    return known === undefined
      ? []
      : [
          {
            ...style,
            known,
            text: known.name,
            short: block.text,
            isTitle: true,
            score: titleScore(ink, block, isTurned),
          },
        ];
  }
  const squeezed = squeeze(dropDescription(block.text));
  const bare = squeeze(dropDescription(block.text.replace(/\([^)]{0,300}\)/g, ' ').replace(CONTINUED, ' ')));
  return hits.map((hit) => {
    const coverage = Math.min(
      1,
      hit.name.length / Math.max(1, Math.min(squeezed.length, Math.max(bare.length, hit.name.length))),
    );
    const isTitle = hits.length === 1 && (coverage >= 0.8 || (!isTurned && isHeadline(ink, block, hit)));
    return {
      ...style,
      known: hit.fund,
      text: respaceName(block.text, hit.fund),
      isTitle,
      score: isTitle ? titleScore(ink, block, isTurned) : 0,
    };
  });
}

/**
 * `Sample Income Fund earned 17.19 percent` over the page: a sentence that begins with the name, in large letters. A
 * title in two parts may be smaller (`Sample Income Fund (SIF): portfolio`).
 */
function isHeadline(ink: PageInk, block: PrintedText, { at }: { readonly at: number }): boolean {
  const least = block.bold && PARTED_TITLE.test(block.text) ? PARTED_SIZE : HEADLINE_SIZE;
  return at === 0 && block.size >= least * ink.body && isInHead(ink, block, NEAR_TOP);
}

const PARTED_TITLE =
  /\b(?:fund|plan|scheme|etf)(?: \([A-Z][A-Za-z0-9-]{1,11}\))?\s?[:|–—]\s?[A-Za-z][A-Za-z,& ]{2,50}$/i;
// Of the page's running text.
const PARTED_SIZE = 1.25;

// Of the page's running text.
const HEADLINE_SIZE = 1.6;

const DESCRIPTION = new Set([
  'fact',
  'sheet',
  'factsheet',
  'monthly',
  'report',
  'review',
  'update',
  'for',
  'the',
  'of',
  'as',
  'on',
  'at',
  'month',
  'ended',
  'ending',
  'snapshot',
  // `Subject: … in June`
  'subject',
  're',
  'your',
  'in',
  'during',
]);

/** The text without the words that titles add to a fund's name: `Fact sheet`, `Monthly Report`, `June 2024`. */
function dropDescription(text: string): string {
  const words = text.split(/[\s|•·–—:,/-]+/).filter((word) => word !== '');
  const describes = (word: string | undefined): boolean =>
    word !== undefined &&
    (DESCRIPTION.has(word.toLowerCase()) ||
      monthNumber(word) > 0 ||
      /^['’‘]?(?:\d{2}|(?:19|20)\d{2}|\d{1,2}(?:st|nd|rd|th))$/i.test(word));
  let from = 0;
  let to = words.length;
  while (describes(words[from])) from += 1;
  // A plan's number is its name's.
  while (
    to > from &&
    describes(words[to - 1]) &&
    !(/^\d{1,2}$/.test(words[to - 1] ?? '') && !words.slice(from, to).some((word) => monthNumber(word) > 0))
  )
    to -= 1;
  return words.slice(from, to).join(' ');
}

// Of the page's height.
const NEAR_TOP = 0.18;
const UPPER_THIRD = 0.34;

/** How much a text that is a name and nothing else looks like the page's title. */
function titleScore(ink: PageInk, block: PrintedText, isTurned: boolean): number {
  const { blocks, body } = ink;
  const ratio = block.size / body;
  let score = 4 + Math.round(Math.min(12, Math.max(0, 12 * (ratio - 1)))) + (block.bold ? 2 : 0) + (isTurned ? 8 : 0);
  if (/^[^a-z]+$/.test(block.text)) score += 1;
  if (isInHead(ink, block, NEAR_TOP)) score += 4;
  if (CONTINUED.test(block.text)) score += 8;
  const beside = isTurned
    ? []
    : blocks.filter(
        (other) => other !== block && other.y0 < block.y1 - 0.3 * block.size && other.y1 > block.y0 + 0.3 * block.size,
      );
  const label = beside.filter((other) => other.x1 <= block.x0).toSorted((a, b) => b.x1 - a.x1)[0];
  if (label !== undefined && /\bname\b|^(?:fund|scheme|plan)$/i.test(respace(label.text).replace(/:$/, '')))
    score += 12;
  // A row of a table that lists funds, or the fund's own row of returns; what is level with much larger letters is not.
  const isInRow = (other: Block): boolean =>
    other.isFigure && other.x0 > block.x1 && other.size > ROW_SIZE * block.size && !isPageNumber(other, block);
  if (beside.some(isInRow)) score -= 10;
  return score;
}

// Of the size of a title.
const ROW_SIZE = 0.6;

// In a list of contents, names and page numbers are set in one size.
function isPageNumber(figure: Block, title: PrintedText): boolean {
  return /^\d{1,3}$/.test(figure.text) && figure.size < 0.8 * title.size;
}

// Titles that every report prints.
const PHRASE = new RegExp(
  joinLines`
    ^(?:(?:the|our|monthly|fund|funds|fund s|managers?|manager s|report|review|fact ?sheet|factsheet|performance|update
    |at|a|glance|summary|overview|of|all|investment|plans?|schemes?|open|end|ended|facts?|information|details?|statistics
    |returns?|name|type|category|size|rating|launch|date|comments?|commentary|objective|key|basic|profiles?|snapshots?|features?|data) ){1,12}$`,
);
const OF_SEVERAL = /(?<!\bof )\bfunds\b/i;
// `Portfolio Holdings (continued)` is a table's title.
const NAMED_FUND = /\b(?:fund|plan|scheme|etf)s?\b/i;
const FUND_WORD = /\b(?:fund|plan|scheme|etf|portfolio)s?\b/i;

/** Names that the registry does not know are still read: large, near the top, speaking of a fund. */
export function findUnknownTitles(ink: PageInk, known: readonly Mention[]): Mention[] {
  const taken = new Set(known.filter((mention) => mention.isTitle).map((mention) => mention.box));
  const candidates = [
    ...ink.blocks.map((block) => ({ block, isTurned: false })),
    ...ink.turned.map((block) => ({ block, isTurned: true })),
  ];
  return candidates.flatMap(({ block, isTurned }) => {
    const isLarge = block.size >= 1.25 * ink.body || isTurned || CONTINUED.test(block.text);
    if (!isLarge || !looksLikeName(block.text) || taken.has(block) || (!isTurned && !isInHead(ink, block, UPPER_THIRD)))
      return [];
    const { size, bold, color } = block;
    return [
      {
        known: null,
        text: respace(block.text),
        box: block,
        size,
        bold,
        color,
        isTitle: true,
        isContinued: CONTINUED.test(block.text),
        score: titleScore(ink, block, isTurned),
      },
    ];
  });
}

/** Whether the page is headed by a class of a pension scheme, whose own name may be small elsewhere on the page. */
export function isHeadedByClass({ blocks, body }: PageInk): boolean {
  return blocks.some((block) => block.size >= 1.25 * body && isClass(respace(block.text)));
}

function isClass(text: string): boolean {
  return /^(?:equity|debt|money market|commodity|gold)\W{0,3}sub\W{0,3}funds?$/i.test(text);
}

export function looksLikeName(printed: string): boolean {
  const text = respace(printed)
    .replace(/\([^)]{0,300}\)/g, ' ')
    .replace(CONTINUED, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const words = text.split(' ');
  // `Sample Fund)`: the rest of a longer name. `Sample Funds`: the manager's own, as `What the Funds Own` is of all.
  if (text.includes(')') || OF_SEVERAL.test(text)) return false;
  if (isClass(text) || (titleKind(text) !== undefined && !NAMED_FUND.test(text))) return false;
  if (
    !FUND_WORD.test(text) ||
    words.length < 2 ||
    words.length > 12 ||
    text.length > 90 ||
    /[.;:?!|]|\d{4}|\b(?:limited|ltd|company)\b/i.test(text)
  )
    return false;
  const isInCapitals = words.every((word) => word.length < 4 || /^[^a-z]/.test(word));
  return (
    isInCapitals &&
    !PHRASE.test(
      `${text
        .toLowerCase()
        .replace(/[^a-z0-9 ]/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()} `,
    )
  );
}

// `3. Sample Income Fund`: the number of a chapter does not belong to the name.
const ORDINAL = /^\s{0,3}(?:\(?\d{1,2}[.)]\s{0,3}|\d{2,6}\s{1,9})(?=\p{L})/u;

// The printed words where they have their blanks, else the registry's.
function respaceName(printed: string, fund: KnownFund): string {
  const bare = printed
    .replace(ORDINAL, '')
    .replace(CONTINUED, '')
    .replace(/\s{0,9}[-–—,]\s{0,9}$/, '')
    .trim();
  const words = (text: string): number => text.split(/\s+/).length;
  // `Investment Plans Summary Report of …` is a title with the name in it.
  const isLonger = squeeze(bare.replace(/\([^)]*\)?/g, ' ')).length > 1.2 * squeeze(fund.name).length;
  if (isLonger || hasShortBehind(bare, fund)) return fund.name;
  if (words(bare) >= words(fund.name) - 1) return bare;
  const [short = ''] = SHORT_FORM_AFTER.exec(bare) ?? [];
  return fund.name.endsWith(short.trim()) ? fund.name : `${fund.name}${short}`;
}

/** `Sample Liquidity Fund SALF`: the name and its short form, without the brackets that would make them one name. */
function hasShortBehind(printed: string, { name }: KnownFund): boolean {
  const [, full = '', short = ''] = /^(.*\S) ([A-Z][A-Z0-9-]{1,11})$/.exec(printed) ?? [];
  return squeeze(full) === squeeze(name) && dropShortForm(`${full} (${short})`) !== undefined;
}

const SHORT_FORM_AFTER = /\s{1,3}\([A-Z][A-Za-z-]{1,11}\)$/;

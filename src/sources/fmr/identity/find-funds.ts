/** Whose page it is: every mention of a known name is evidence, wherever it stands and however it is set. */
import type { Box, PdfPage } from '#documents/pdf/page-words.ts';
import type { Segment } from '#documents/pdf/list-segments.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { respace, squeeze } from '#sources/fmr/ink/respace.ts';
import type { KnownFund } from '#domain/known-fund.ts';
import type { NameIndex } from './known-funds.ts';
import type { ShortForms } from './short-forms.ts';
import { listZones, sharesHeight } from './zones.ts';

export interface PageFund {
  /** As printed. */
  readonly text: string;
  readonly known: KnownFund | null;
  readonly box: Box;
  readonly score: number;
  readonly isContinued: boolean;
  /** What of the page is this fund's; the whole of it where it speaks of one fund, and where several share its tables. */
  readonly zone: Box;
}

export interface FoundFunds {
  /** From top to bottom. */
  readonly funds: readonly PageFund[];
  /** The funds head rows and columns of the page's tables: only what names one of them is that one's. */
  readonly isShared: boolean;
}

export interface PageInk {
  readonly page: PdfPage;
  readonly blocks: readonly Block[];
  readonly turned: readonly Segment[];
  /** Of the page's running text, in points. */
  readonly body: number;
}

interface Mention {
  readonly known: KnownFund | null;
  readonly text: string;
  readonly box: Box;
  readonly score: number;
  /** It stands for itself, as a title does. */
  readonly isTitle: boolean;
  readonly isContinued: boolean;
  readonly size: number;
}

const LEAST_SCORE = 9;
// A page with more titles than this is a list of funds.
const MOST_FUNDS = 4;
const CONTINUED = /\(?\b(?:continued|cont(?:inue)?d?\.?|cont['’]d)\)?\s*$/i;

/** The funds a page speaks of; none for covers, comments, summaries and lists. */
export function findPageFunds(ink: PageInk, names: NameIndex, shorts: ShortForms): FoundFunds {
  const mentions = [...ink.blocks.map((block) => listMentions(ink, block, names)), ...ink.turned.map((line) => listMentions(ink, line, names, true))].flat();
  const titles = mentions.filter((mention) => mention.isTitle && mention.score >= LEAST_SCORE).toSorted((a, b) => b.score - a.score || a.box.y0 - b.box.y0);
  const best = titles[0] ?? findUnknown(ink);
  const inRow = mentions.filter((mention) => mention.isTitle && best !== undefined && mention !== best && sharesHeight(mention.box, best.box));
  const others = best === undefined ? [] : distinctTitles([...titles, ...inRow], best);
  if (best === undefined || others.length >= MOST_FUNDS) return findSharing(ink, mentions, shorts);
  const heads = [best, ...others].toSorted((a, b) => a.box.y0 - b.box.y0 || a.box.x0 - b.box.x0);
  const zones = listZones(ink.page, ink.blocks, heads.map(({ box, size }) => ({ ...box, size })));
  if (zones === undefined) return findSharing(ink, mentions, shorts);
  return { funds: heads.map((head, index) => toPageFund(head, zones[index] ?? NOWHERE)), isShared: false };
}

const NOWHERE: Box = { x0: 0, y0: 0, x1: 0, y1: 0 };

function toPageFund({ text, known, box, score, isContinued }: Mention, zone: Box): PageFund {
  return { text, known, box, score, isContinued, zone };
}

/** Several funds that the page names in heads and labels, in full or by short forms that the report explains. */
function findSharing(ink: PageInk, mentions: readonly Mention[], shorts: ShortForms): FoundFunds {
  const zone = { x0: 0, y0: 0, x1: ink.page.width, y1: ink.page.height };
  const found = new Map<KnownFund, PageFund>();
  for (const mention of mentions) if (mention.known !== null && mention.isTitle && !found.has(mention.known)) found.set(mention.known, { ...toPageFund(mention, zone), isContinued: false });
  for (const block of ink.blocks) {
    const known = block.isFigure ? undefined : shorts.find(block.text);
    if (known !== undefined && !found.has(known)) found.set(known, { text: known.name, known, box: block, score: LEAST_SCORE, isContinued: false, zone });
  }
  const funds = [...found.values()];
  // A list of contents names funds and pages, and no fact of them.
  const facts = ink.blocks.filter((block) => block.isFigure && /[.%]/.test(block.text)).length;
  const isShared = facts >= funds.length && funds.some(({ known }) => known !== null && !isKin(known, funds[0]?.known ?? known));
  return isShared ? { funds, isShared } : { funds: [], isShared: false };
}

/** Titles of the same rank that name other funds: the page is shared. Plans of the best one's family are parts of its page. */
function distinctTitles(titles: readonly Mention[], best: Mention): Mention[] {
  const found: Mention[] = [];
  for (const title of titles) {
    if (title.known === null || best.known === null || isKin(title.known, best.known) || title.size < 0.9 * best.size) continue;
    if (found.some((other) => other.known !== null && isKin(other.known, title.known as KnownFund))) continue;
    // Two names close under each other are one title.
    const isUnder = title.box.x0 < best.box.x1 && title.box.x1 > best.box.x0 && Math.abs(title.box.y0 - best.box.y0) < 3 * best.size;
    if (!isUnder) found.push(title);
  }
  return found;
}

export function isKin(one: KnownFund, other: KnownFund): boolean {
  return one.name === other.name || (one.family !== null && (one.family === other.family || one.family === other.name)) || other.family === one.name;
}

function listMentions(ink: PageInk, block: Block | Segment, names: NameIndex, isTurned = false): Mention[] {
  const squeezed = squeeze(block.text);
  const hits = names.search(block.text);
  const bare = squeeze(block.text.replace(/\([^)]{0,300}\)/g, ' ').replace(CONTINUED, ' '));
  return hits.map((hit) => {
    const coverage = Math.min(1, hit.name.length / Math.max(1, Math.min(squeezed.length, Math.max(bare.length, hit.name.length))));
    const isTitle = coverage >= 0.8 && hits.length === 1;
    return {
      known: hit.fund, text: respaceName(block.text, hit.fund), box: block, size: block.size, isTitle, isContinued: CONTINUED.test(block.text),
      score: isTitle ? titleScore(ink, block, isTurned) : 0,
    };
  });
}

/** How much a text that is a name and nothing else looks like the page's title. */
function titleScore(ink: PageInk, block: Block | Segment, isTurned: boolean): number {
  const { page, blocks, body } = ink;
  const ratio = block.size / body;
  let score = 4 + Math.round(Math.min(12, Math.max(0, 12 * (ratio - 1)))) + (block.bold ? 2 : 0) + (isTurned ? 8 : 0);
  if (/^[^a-z]+$/.test(block.text)) score += 1;
  if (block.y0 < 0.2 * page.height) score += 4;
  if (CONTINUED.test(block.text)) score += 8;
  const beside = isTurned ? [] : blocks.filter((other) => other !== block && other.y0 < block.y1 - 0.3 * block.size && other.y1 > block.y0 + 0.3 * block.size);
  const label = beside.filter((other) => other.x1 <= block.x0).toSorted((a, b) => b.x1 - a.x1)[0];
  if (label !== undefined && /\bname\b|^(?:fund|scheme|plan)$/i.test(respace(label.text).replace(/:$/, ''))) score += 12;
  // A row of a table that lists funds, or the fund's own row of returns.
  if (beside.some((other) => other.isFigure && other.x0 > block.x1)) score -= 10;
  return score;
}

// Titles that every report prints.
const PHRASE = /^(?:the |our |monthly |fund |funds |fund s |managers? |manager s |report |review |fact ?sheet |factsheet |monthly |performance |update |at |a |glance |summary |of |all |investment |plans? |schemes? |open |end |ended |facts? |information |details? |statistics |returns? |name |type |category |size |rating |launch |date |comments? |commentary |objective |key |basic ){1,12}$/;
const FUND_WORD = /\b(?:fund|plan|scheme|etf|portfolio)s?\b/i;

// A name that the registry does not know is still read: large, near the top, speaking of a fund.
function findUnknown(ink: PageInk): Mention | undefined {
  const candidates = [...ink.blocks.map((block) => ({ block, isTurned: false })), ...ink.turned.map((block) => ({ block, isTurned: true }))];
  const scored = candidates.flatMap(({ block, isTurned }) => {
    const text = respace(block.text).replace(/\([^)]{0,300}\)/g, ' ').replace(CONTINUED, ' ').replace(/\s+/g, ' ').trim();
    const words = text.split(' ');
    const isName = FUND_WORD.test(text) && words.length >= 2 && words.length <= 12 && text.length <= 90 && !/[.;:?!|]|\d{4}|\b(?:limited|ltd|company)\b/i.test(text) && words.every((word) => word.length < 4 || /^[^a-z]/.test(word)) && !PHRASE.test(`${text.toLowerCase().replace(/[^a-z0-9 ]/g, ' ').replace(/\s+/g, ' ').trim()} `);
    if (!isName || (block.size < 1.25 * ink.body && !isTurned && !CONTINUED.test(block.text))) return [];
    if (!isTurned && block.y0 > 0.35 * ink.page.height) return [];
    return [{ known: null, text: respace(block.text), box: block, size: block.size, isTitle: true, isContinued: CONTINUED.test(block.text), score: titleScore(ink, block, isTurned) }];
  });
  return scored.filter((mention) => mention.score >= LEAST_SCORE).toSorted((a, b) => b.score - a.score)[0];
}

// The printed words where they have their blanks, else the registry's.
function respaceName(printed: string, fund: KnownFund): string {
  const bare = printed.replace(CONTINUED, '').replace(/\s{0,9}[-–—]\s{0,9}$/, '').trim();
  const words = (text: string): number => text.split(/\s+/).length;
  // `Investment Plans Summary Report of …` is a title with the name in it.
  const isLonger = squeeze(bare.replace(/\([^)]*\)?/g, ' ')).length > 1.2 * squeeze(fund.name).length;
  return words(bare) >= words(fund.name) - 1 && !isLonger ? bare : fund.name;
}

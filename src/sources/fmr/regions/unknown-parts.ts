/**
 * Headings that open a part of the page and do not name a known fund or plan: the figures below may belong to a plan,
 * never to the fund.
 */
import type { Box } from '#documents/pdf/page-words.ts';
import { foldLabel } from '#sources/fmr/fold-label.ts';
import type { PageInk } from '#sources/fmr/ink/page-ink.ts';
import { isKnownLabel } from '#sources/fmr/meaning/label-meaning.ts';
import { squeeze } from '#sources/fmr/ink/respace.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { readDate } from '#sources/fmr/printed-date.ts';
import type { ScopeHeading } from './scopes.ts';
import { titleKind } from './title-kinds.ts';
import { listTitles } from './titles.ts';

// Kinds of tables and lists that a plan has of its own.
const OF_PLANS = new Set(['PERFORMANCE', 'SERIES', 'ASSET_ALLOCATION', 'STATISTICS', 'HOLDINGS']);

// The label of a name names nothing itself: `Name of Scheme`, `Fund`, `Fund name:`.
const LABEL_OF_NAME = /^(?:name of (?:the )?)?(?:fund|scheme|plan)(?: name)?$/;

// `SPF: portfolio and months`: what follows the fund's own name does not name a plan.
const OWN_PART = /^([^:–—]{2,60}?)\s?[:–—]\s{1,3}[\p{Ll}\s,&]+$/u;

/**
 * `Sample Planning Fund - ACTIVE ALLOCATION`, or letters larger than every title of the page but the fund's own.
 * `nameBox` is where the page names its fund.
 */
export function listUnknownParts(
  { blocks, body, page }: PageInk,
  nameBox: Box,
  fundNames: readonly string[],
  known: readonly ScopeHeading[],
  ownerOf: (text: string) => 'OWN' | 'OTHER' | undefined,
): ScopeHeading[] {
  const namesOther = (text: string): boolean => ownerOf(text) === 'OTHER';
  const own = fundNames.map((name) => squeeze(name.replace(/\([^()]*\)/g, ' '))).filter((name) => name.length >= 8);
  const titles = listTitles(blocks);
  const largest = Math.max(0, ...titles.map((title) => title.size));
  const names = blocks.filter((block) => block.bold && own.some((name) => squeeze(block.text).startsWith(name)));
  const opens = (block: Block): boolean => {
    if (!block.bold || block.size < 1.08 * body || block.isFigure || block.y0 < 0.08 * page.height) return false;
    if (known.some((heading) => heading.block === block) || !mayBeName(block.text)) return false;
    if (ownerOf(OWN_PART.exec(block.text)?.[1] ?? '') === 'OWN') return false;
    if (!isOverTableOfPlan(block, titles) || hasTextBeside(block, blocks) || isOverLabel(block, blocks)) return false;
    const words = squeeze(block.text.replace(/\([^()]*\)/g, ' '));
    const name = own.find((each) => words.startsWith(each));
    if (name !== undefined)
      return words.length > name.length + 2 && titleKind(block.text.slice(-(words.length - name.length))) === undefined;
    return (
      block !== nameBox &&
      !own.some((each) => each.includes(words)) &&
      block.size > 1.15 * largest &&
      !isOverName(block, names, titles)
    );
  };
  // `Sample Balanced Fund` above a table, on a page of another fund. A name next to a figure is the label of a row, and
  // a name above another name is an entry of a list.
  const opensOther = (block: Block): boolean => {
    if (!block.bold || block.isFigure || block.lines.length > 2 || !namesOther(block.text)) return false;
    const isBeside = blocks.some(
      (other) => other !== block && Math.abs(other.baseline - block.baseline) < 3 && other.isFigure,
    );
    const next = blocks
      .filter((other) => other.y0 > block.y1 - 1 && other.x0 < block.x1 && other.x1 > block.x0)
      .toSorted((a, b) => a.y0 - b.y0)[0];
    return !isBeside && next !== undefined && next.y0 - block.y1 < 3 * block.size && !namesOther(next.text);
  };
  const found = blocks.filter((block) => opens(block) || opensOther(block));
  return found.map((block) => {
    const right = [...found, ...titles]
      .filter((other) => other.x0 > block.x1 + 10 && other.y0 <= block.y0 + 60)
      .map((other) => other.x0 - 4);
    return { name: block.text, isUnknown: true, block, x0: block.x0 - 8, x1: Math.min(...right, Infinity) };
  });
}

function mayBeName(text: string): boolean {
  return (
    text.length <= 110 &&
    titleKind(text) === undefined &&
    !isKnownLabel(text) &&
    !LABEL_OF_NAME.test(foldLabel(text)) &&
    !/\d\.\d|[.:;?]$/.test(text) &&
    readDate(text) === undefined &&
    /[A-Za-z]{3}/.test(text)
  );
}

function isOverTableOfPlan(block: Block, titles: readonly Block[]): boolean {
  return titles.some(
    (title) =>
      title.y0 > block.y1 && title.x0 < block.x1 && title.x1 > block.x0 && OF_PLANS.has(titleKind(title.text) ?? ''),
  );
}

/** The name of the AMC over that of the fund: what is under both is the fund's. */
function isOverName(block: Block, names: readonly Block[], titles: readonly Block[]): boolean {
  const isUnder = (other: Block): boolean => other.y0 > block.y1 - 2 && other.x0 < block.x1 && other.x1 > block.x0;
  const top = Math.min(...titles.filter(isUnder).map((title) => title.y0));
  return names.some((name) => isUnder(name) && name.y1 < top);
}

// In multiples of a label's size.
const LABEL_GAP = 1.2;
const CENTRED = 0.5;

/** `Low` in large letters right over `Risk profile`, their middles or left edges one under the other: a value. */
function isOverLabel({ x0, x1, y1, size }: Block, blocks: readonly Block[]): boolean {
  return blocks.some(
    (label) =>
      label.size < size &&
      label.y0 > y1 - 1 &&
      label.y0 - y1 < LABEL_GAP * label.size &&
      Math.min(Math.abs(x0 + x1 - label.x0 - label.x1) / 2, Math.abs(x0 - label.x0)) < CENTRED * label.size &&
      isKnownLabel(label.text) &&
      titleKind(label.text) === undefined,
  );
}

function hasTextBeside(block: Block, blocks: readonly Block[]): boolean {
  return blocks.some(
    (other) =>
      other !== block &&
      Math.abs(other.baseline - block.baseline) < 3 &&
      other.x1 > block.x0 - 4 * block.size &&
      other.x0 < block.x1 + 4 * block.size,
  );
}

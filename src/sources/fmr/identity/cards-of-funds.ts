/**
 * Pages of several funds that their title names (`Sample Cash Fund and Sample Income Fund`): filled cards have names of
 * these funds as titles, over columns, before rows or left of strips of tiles. Each fund has its own view of the page.
 */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { KnownFund } from '#domain/known-fund.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { isInHead, type PageInk } from '#sources/fmr/ink/page-ink.ts';
import { CardParts, type NamedFund } from './card-parts.ts';
import { isKin, type PageFund } from './find-funds.ts';
import type { NameIndex } from './known-funds.ts';
import type { ShortForms } from './short-forms.ts';
import { textOf, wordsWithin } from './text-runs.ts';

// Of the page's running text.
const TITLE_SIZE = 1.25;
// Of the page's height.
const NEAR_TOP = 0.18;
// Its title names the fund.
const SCORE = 14;
const LONGEST_REST = 60;

/** The funds of each page that is made of such cards. */
export function listCardFunds(
  inks: readonly PageInk[],
  names: NameIndex,
  shorts: ShortForms,
): Map<PageInk, PageFund[]> {
  const found = new Map<PageInk, PageFund[]>();
  for (const ink of inks) {
    const title = ink.page.shades.length < 2 ? undefined : titleOf(ink, names, shorts);
    const funds = title === undefined ? undefined : fundsOf(ink, title);
    if (funds !== undefined) found.set(ink, funds);
  }
  return found;
}

interface TitleOfFunds {
  readonly block: Block;
  readonly funds: readonly NamedFund[];
}

function titleOf(ink: PageInk, names: NameIndex, shorts: ShortForms): TitleOfFunds | undefined {
  for (const block of ink.blocks) {
    if (block.size < TITLE_SIZE * ink.body || block.isFigure || !isInHead(ink, block, NEAR_TOP)) continue;
    const hits = names.search(block.text);
    const funds = [...new Set(hits.map(({ fund }) => fund))];
    const areApart = funds.every((one) => funds.every((other) => one === other || !isKin(one, other)));
    if (funds.length < 2 || !areApart) continue;
    const named = namesIn(block, funds, shorts);
    if (named !== undefined) return { block, funds: named };
  }
  return undefined;
}

/** Undefined if the title has words between the names, or a sentence after them. */
function namesIn(block: Block, funds: readonly KnownFund[], shorts: ShortForms): NamedFund[] | undefined {
  const flow = textOf(block.lines);
  const placed = funds
    .map((fund) => ({ fund, from: flow.text.indexOf(fund.name), short: shorts.of(fund) }))
    .toSorted((a, b) => a.from - b.from);
  let rest = flow.text;
  for (const { fund } of placed) rest = rest.replace(fund.name, '#');
  const last = rest.lastIndexOf('#');
  const [between, behind] = rest.startsWith('#') ? [rest.slice(1, last), rest.slice(last + 1)] : ['', ''];
  const isList = /^(?:[\s,&|/#]|\band\b|\([A-Z][A-Za-z0-9-]{1,11}\))*$/.test(between) && between.trim() !== '';
  const isTitle =
    behind.length <= LONGEST_REST && /^(?:\s?\([A-Z][A-Za-z0-9-]{1,11}\))?(?:\s?[:–—|-]\s?[^.]*)?$/.test(behind);
  if (placed.some(({ from }) => from < 0) || !isList || !isTitle) return undefined;
  return placed.map(({ fund, from, short }) => ({
    fund,
    texts: [...short.flatMap((each) => [`${fund.name} (${each})`, `${fund.name} ${each}`]), fund.name, ...short],
    words: wordsWithin(flow, from, from + fund.name.length),
  }));
}

/** Undefined if the cards do not say of each fund which figures are its own. */
function fundsOf(ink: PageInk, { block, funds }: TitleOfFunds): PageFund[] | undefined {
  const parts = new CardParts(ink, block, funds);
  if (!funds.every(({ fund }) => parts.hasFigures(fund))) return undefined;
  const whole = { x0: 0, y0: 0, x1: ink.page.width, y1: ink.page.height };
  return funds.map(({ fund, words }) => {
    const page = parts.of(fund);
    return {
      text: fund.name,
      known: fund,
      box: boxAround(words),
      score: SCORE,
      isContinued: false,
      zone: whole,
      panels: [whole],
      page,
    };
  });
}

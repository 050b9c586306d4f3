/**
 * Reports whose sections are each of all funds: a key of their short forms is in the head of each page.
 * `SCF = Sample Cash Fund; SSF = Sample Stock Fund`
 */
import type { Box } from '#documents/pdf/page-words.ts';
import type { KnownFund } from '#domain/known-fund.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { blockOf, flowOf } from '#sources/fmr/ink/flow.ts';
import { isInHead, type PageInk } from '#sources/fmr/ink/page-ink.ts';
import { squeeze } from '#sources/fmr/ink/respace.ts';
import type { NameIndex } from './known-funds.ts';

interface KeyedFund {
  readonly fund: KnownFund;
  readonly short: string;
  /** The name in the key. */
  readonly name: Box & { readonly text: string };
}

export interface FundKey {
  readonly block: Block;
  readonly funds: readonly KeyedFund[];
}

const ITEM = /([A-Z][A-Za-z0-9-]{1,11})\s?=\s?([^;=]{6,90}?)(?:[;.]\s*|,\s(?=[A-Z][A-Za-z0-9-]{1,11}\s?=)|$)/y;
const FEWEST_PAGES = 2;
// Of the page's running text: a title is larger.
const LARGEST = 1.05;

/** The key of each page that has one; the same key is on several pages. */
export function listFundKeys(inks: readonly PageInk[], names: NameIndex): Map<PageInk, FundKey> {
  const found = inks.flatMap((ink) =>
    ink.blocks.flatMap((block) => {
      const funds = isInHead(ink, block) && block.size < LARGEST * ink.body ? readKey(block, names) : undefined;
      return funds === undefined ? [] : [[ink, { block, funds }] as const];
    }),
  );
  const pages = Map.groupBy(found, ([, { block }]) => squeeze(block.text));
  return new Map(found.filter(([, { block }]) => (pages.get(squeeze(block.text)) ?? []).length >= FEWEST_PAGES));
}

/** Undefined if the block has anything but short forms with the full names of their funds. */
function readKey(block: Block, names: NameIndex): KeyedFund[] | undefined {
  if (!block.text.includes('=')) return undefined;
  const flow = flowOf(block.lines.map((line) => [line]));
  const funds: KeyedFund[] = [];
  ITEM.lastIndex = 0;
  let end = 0;
  for (let item = ITEM.exec(flow.text); item !== null; item = ITEM.exec(flow.text)) {
    const [whole, short = '', name = ''] = item;
    const [hit, second] = names.search(name);
    if (hit === undefined || second !== undefined || hit.name !== squeeze(name)) break;
    const from = item.index + whole.indexOf(name, short.length);
    funds.push({ fund: hit.fund, short, name: blockOf(flow, from, from + name.length) });
    end = ITEM.lastIndex;
    if (end >= flow.text.length) break;
  }
  ITEM.lastIndex = 0;
  const isWhole = end >= flow.text.length && funds.length > 0;
  const areDistinct =
    new Set(funds.map(({ short }) => short)).size === funds.length &&
    new Set(funds.map(({ fund }) => fund)).size === funds.length;
  return isWhole && areDistinct ? funds : undefined;
}

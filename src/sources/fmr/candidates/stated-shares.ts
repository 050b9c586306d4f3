/**
 * Cards with a class of assets over a sentence that states its share: `T-Bills` over `made up 72.9% of total assets in
 * May 2024, after 65.6% in April 2024.`
 */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { blockOf, flowOf } from '#sources/fmr/ink/flow.ts';
import { readMonth } from '#sources/fmr/printed-date.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import { tableOfHeads } from './make-table.ts';
import type { Row, Table } from './table.ts';

const SHARE = String.raw`(\d{1,3}(?:\.\d{1,4})?\s?%)`;
const MONTH = String.raw`([A-Z][a-z]{2,8} \d{4})`;
const SENTENCE = new RegExp(
  String.raw`^(?:(?:made|makes|make) up|was|is|were|are|stood at|accounted for|took) ${SHARE} ` +
    String.raw`of (?:the )?(?:total |net |gross )?(?:net )?assets (?:in|at the end of) ${MONTH}` +
    String.raw`,? (?:after|against|from|up from|down from|compared with|compared to) ${SHARE} (?:in|at the end of) ${MONTH}\.?$`,
  'd',
);
const FEWEST = 2;
// In multiples of the font size: from a name to the sentence under it, and between their left edges.
const NEXT_LINE = 1;
const ALIGNED = 0.5;

interface Card {
  readonly name: Block;
  readonly sentence: Block;
  readonly figures: readonly [Block, Block];
  readonly months: readonly [Block, Block];
}

/** A table of two months for the cards under each title of shares. */
export function listStatedShares(
  blocks: readonly Block[],
): { readonly table: Table; readonly blocks: readonly Block[] }[] {
  const cards = blocks.flatMap((block) => cardOf(block, blocks) ?? []);
  if (cards.length < FEWEST) return [];
  const titles = blocks.filter(({ text }) => titleKind(text) !== undefined);
  return [...Map.groupBy(cards, ({ name }) => titleOver(name, titles))].flatMap(([title, own]) => {
    const [{ months } = { months: undefined }] = own;
    const isOfSame = (card: Card): boolean =>
      card.months.every(({ text }, at) => readMonth(text) === readMonth(months?.[at]?.text ?? ''));
    if (title === undefined || months === undefined || own.length < FEWEST || !own.every(isOfSame)) return [];
    const rows = own.map(({ name, figures }): Row => ({ label: name, figures }));
    const used = own.flatMap(({ name, sentence }) => [name, sentence]);
    return [{ table: tableOfHeads(title, boxAround(used), rows, months), blocks: used }];
  });
}

function cardOf(sentence: Block, blocks: readonly Block[]): Card | undefined {
  if (sentence.isFigure || !/%.+%/.test(sentence.text)) return undefined;
  const flow = flowOf(sentence.lines.map((line) => [line]));
  const places = (SENTENCE.exec(flow.text)?.indices ?? []).slice(1);
  const [share, month, shareBefore, monthBefore] = places.map(([from, to] = [0, 0]) => ({
    ...blockOf(flow, from, to),
    text: flow.text.slice(from, to),
  }));
  if (share === undefined || month === undefined || shareBefore === undefined || monthBefore === undefined)
    return undefined;
  const isMonth = ({ text }: Block): boolean => readMonth(text) !== undefined;
  const names = blocks.filter((block) => isOver(block, sentence));
  const [name] = names;
  return name === undefined || names.length > 1 || !isMonth(month) || !isMonth(monthBefore)
    ? undefined
    : { name, sentence, figures: [share, shareBefore], months: [month, monthBefore] };
}

function isOver({ x0, y1, isFigure }: Block, sentence: Block): boolean {
  const gap = sentence.y0 - y1;
  const { size } = sentence;
  return !isFigure && gap > -1 && gap < NEXT_LINE * size && Math.abs(x0 - sentence.x0) < ALIGNED * size;
}

/** The nearest title over a name that does not begin right of it. */
function titleOver({ x0, y0, size }: Block, titles: readonly Block[]): Block | undefined {
  return titles.filter((title) => title.y1 < y0 + 1 && title.x0 < x0 + size).toSorted((a, b) => b.y1 - a.y1)[0];
}

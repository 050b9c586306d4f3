/**
 * Tables whose rows are set as cards: each repeats the column heads before its values.
 * `Period 1 Month`, `Fund 2.10%`, `Benchmark 1.90%` under each other, and the same heads again for `3 Months`.
 */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Box } from '#documents/pdf/page-words.ts';
import { isFigure } from '#sources/fmr/ink/figures.ts';
import { makeBlock, type Block } from '#sources/fmr/ink/blocks.ts';
import type { TextLine } from '#sources/fmr/ink/text-cells.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import { tableOfHeads } from './make-table.ts';
import { linesOf } from './heads.ts';
import { isRanking, ON_LINE } from './rows.ts';
import { findTitle } from './table-titles.ts';
import type { Row, Table } from './table.ts';

interface CardTable {
  readonly table: Table;
  /** The blocks of the page that the table is made of; one of them may hold several heads. */
  readonly blocks: readonly Block[];
}

interface Line {
  readonly cell: Block;
  readonly block: Block;
}

interface Entry {
  readonly head: Line;
  readonly value: Line;
}

type Card = readonly Entry[];

const foldHead = ({ cell }: Line): string => cell.text.toLowerCase();

// In multiples of the font size.
const PITCH = 2.2;
const ALIGNED = 0.45;
const FEWEST_CARDS = 2;
const FEWEST_ENTRIES = 2;
const LONGEST_HEAD = 30;

/** The tables of a page that are set as cards. */
export function listCardTables(blocks: readonly Block[], barriers: readonly Block[]): CardTable[] {
  const cards = Map.groupBy(listCards(blocks), (card) => card.map(({ head }) => foldHead(head)).join('\n'));
  const alike = [...cards.values()].filter((group) => group.length >= FEWEST_CARDS);
  const own = new Set(alike.flat(2).flatMap(({ head, value }) => [head.block, value.block]));
  const others = blocks.filter((block) => !own.has(block));
  return alike
    .flatMap((group) => partGroup(group, others))
    .flatMap((group) => makeTable(group, others, barriers) ?? []);
}

/** Heads under each other with a value beside each, up to the first head that was there before. */
function listCards(blocks: readonly Block[]): Card[] {
  const entries = listEntries(blocks);
  const open: Entry[][] = [];
  const cards: Entry[][] = [];
  for (const entry of entries) {
    const at = open.findIndex((card) => continuesCard(card, entry));
    const card = open[at];
    if (card !== undefined) card.push(entry);
    else {
      cards.push([entry]);
      open.push(cards.at(-1) as Entry[]);
    }
    // What is further up than any card can reach is closed.
    const reach = entry.head.cell.baseline - PITCH * entry.head.cell.size;
    while ((open[0]?.at(-1)?.head.cell.baseline ?? reach) < reach) open.shift();
  }
  return cards.filter((card) => card.length >= FEWEST_ENTRIES);
}

function continuesCard(card: readonly Entry[], { head, value }: Entry): boolean {
  const last = card.at(-1) as Entry;
  const near = ALIGNED * head.cell.size;
  const pitch = head.cell.baseline - last.head.cell.baseline;
  return (
    pitch > 0.6 * head.cell.size &&
    pitch < PITCH * head.cell.size &&
    Math.abs(head.cell.x0 - last.head.cell.x0) < near &&
    Math.min(Math.abs(value.cell.x0 - last.value.cell.x0), Math.abs(value.cell.x1 - last.value.cell.x1)) < near &&
    card.every((entry) => foldHead(entry.head) !== foldHead(head))
  );
}

const cellOf = (line: TextLine, block: Block): Block => (block.lines.length === 1 ? block : makeBlock([line]));

/** Each text that is printed more than once, with the text that follows it on its line. */
function listEntries(blocks: readonly Block[]): Entry[] {
  const counts = new Map<string, number>();
  for (const block of blocks) for (const { text } of block.lines) counts.set(text, (counts.get(text) ?? 0) + 1);
  if (!counts.values().some((count) => count >= FEWEST_CARDS)) return [];
  const lines = blocks.flatMap((block) => block.lines.map((line): Line => ({ cell: cellOf(line, block), block })));
  const blockOf = new Map(lines.map(({ cell, block }) => [cell, block]));
  return linesOf(lines.map(({ cell }) => cell)).flatMap((cells) =>
    cells.slice(1).flatMap((value, at): Entry[] => {
      const head = cells[at] as Block;
      const next = cells[at + 2];
      const isHead =
        // Two figures in a line are the row of a table.
        !(next !== undefined && isFigure(value.text) && isFigure(next.text)) &&
        (counts.get(head.text) ?? 0) >= FEWEST_CARDS &&
        head.text.length <= LONGEST_HEAD &&
        !isFigure(head.text) &&
        Math.abs(head.baseline - value.baseline) < ON_LINE * head.size;
      return isHead
        ? [
            {
              head: { cell: head, block: blockOf.get(head) ?? head },
              value: { cell: value, block: blockOf.get(value) ?? value },
            },
          ]
        : [];
    }),
  );
}

/** Other words between two cards, such as a title, begin another table. */
function partGroup(cards: readonly Card[], others: readonly Block[]): Card[][] {
  const boxOf = (card: Card): Box => boxAround(card.flatMap(({ head, value }) => [head.cell, value.cell]));
  const parts: Card[][] = [];
  let bottom = -Infinity;
  for (const card of cards.toSorted((a, b) => boxOf(a).y0 - boxOf(b).y0)) {
    const box = boxOf(card);
    const isParted = others.some((other) => other.y0 > bottom - 1 && other.y1 < box.y0 + 1 && bottom > 0);
    if (parts.length === 0 || isParted) parts.push([card]);
    else parts.at(-1)?.push(card);
    bottom = Math.max(bottom, box.y1);
  }
  return parts.filter((part) => part.length >= FEWEST_CARDS);
}

/**
 * The cards as rows, each labelled with its first value, or with its second where the first numbers the rows.
 * Undefined if two cards have the same label, or if the values after it are not figures.
 */
function makeTable(
  cards: readonly Card[],
  others: readonly Block[],
  barriers: readonly Block[],
): CardTable | undefined {
  const valuesAt = (at: number): Block[] => cards.map((card) => (card[at] as Entry).value.cell);
  const key = isRanking(valuesAt(0)) ? 1 : 0;
  const keys = valuesAt(key).map(({ text }) => text);
  const heads = (cards[0] as Card).slice(key + 1).map(({ head }) => head.cell);
  const rows = cards.map((card): Row => ({
    label: (card[key] as Entry).value.cell,
    figures: card.slice(key + 1).map(({ value }) => value.cell),
  }));
  const isTable =
    heads.length > 0 &&
    keys.every((text) => /\p{L}/u.test(text)) &&
    new Set(keys).size === keys.length &&
    rows.every(({ figures }) => figures.every((figure) => figure.isFigure));
  if (!isTable) return undefined;
  const body = boxAround(cards.flat().flatMap(({ head, value }) => [head.cell, value.cell]));
  const title = findTitle(
    body,
    others.filter((block) => titleKind(block.text) !== undefined),
    rows,
    barriers,
  );
  return {
    table: tableOfHeads(title, body, rows, heads, (cards[0] as Card)[key]?.head.cell.text),
    blocks: cards.flat().flatMap(({ head, value }) => [head.block, value.block]),
  };
}

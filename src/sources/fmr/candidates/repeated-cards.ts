/**
 * Cards with the same lines around a figure in large print. The text that differs is the label of the card, and those
 * that all cards have are the heads of its figures: `3 months` over `20.70%` over `Benchmark 18.96%`; `Dec 2023` over
 * `95.0%`, `Shares` and `Nov 2023: 90.2%`.
 */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { periodOfLabel } from '#sources/fmr/meaning/period-label.ts';
import { saysOther, saysPlainRole } from '#sources/fmr/meaning/series-roles.ts';
import { readMonth } from '#sources/fmr/printed-date.ts';
import { linesOf, sharesWidth } from './heads.ts';
import { listEntries, type Entry } from './period-cards.ts';
import { isOnLine } from './rows.ts';
import type { Band, Row } from './table.ts';

const FEWEST = 2;
// Of the size of the names of the other figures.
const LARGE = 1.3;
// In multiples of the font size: between two lines of a card, and between their left edges.
const GAP = 1.2;
const OVERLAP = 0.5;
const ALIGNED = 0.3;
const LEVEL = 0.3;

interface Card {
  readonly large: Block;
  readonly over: Block | undefined;
  readonly under: Block | undefined;
  readonly entries: readonly Entry[];
}

/** A band for each group of such cards; the large figures have one of their own if nothing heads them. */
export function listRepeatedCards(figures: readonly Block[], words: readonly Block[]): Band[] {
  // Asked first, because few pages have such cards.
  const isNaming = (text: string): boolean => saysOther(text) || readMonth(withoutColon(text)) !== undefined;
  if (words.filter(({ text }) => isNaming(text)).length < FEWEST) return [];
  const entries = listEntries(figures, words, isNaming);
  const cards = new Map(
    figures.flatMap((large) => {
      const card = cardOf(large, words, entries);
      return card === undefined ? [] : [[large, card]];
    }),
  );
  if (cards.size < FEWEST) return [];
  const lines = linesOf([...cards.keys()]).flatMap((line) => {
    const own = line.flatMap((large) => cards.get(large) ?? []);
    return [
      ...Map.groupBy(
        own.map((card) => withoutTitle(card, own)),
        formOf,
      ).values(),
    ];
  });
  return joinLines(lines, [...figures, ...words]).flatMap(bandsOf);
}

/** A large figure with the text right over it, the one right under it, and the entries under both. */
function cardOf(large: Block, words: readonly Block[], entries: readonly Entry[]): Card | undefined {
  const isSmall = ({ size }: Block): boolean => large.size > LARGE * size;
  const [over] = words.filter((word) => isSmall(word) && isRightOver(word, large)).toSorted((a, b) => b.y1 - a.y1);
  const names = new Set(entries.map(({ name }) => name));
  const [under, ...others] = words.filter((word) => isSmall(word) && !names.has(word) && isRightOver(large, word));
  if (others.length > 0) return undefined;
  const own: Entry[] = [];
  for (let last = under ?? large; ;) {
    const next = entries.find(({ name }) => isSmall(name) && isRightOver(last, name));
    if (next === undefined) break;
    own.push(next);
    last = next.name;
  }
  return own.length === 0 ? undefined : { large, over, under, entries: own };
}

/** A text over one card that is level with none over the others is the title of all of them. */
function withoutTitle(card: Card, line: readonly Card[]): Card {
  const { over } = card;
  const isLevel = (other: Card): boolean =>
    other !== card && other.over !== undefined && over !== undefined && isOnLine(over, other.over, LEVEL);
  return line.length === 1 || line.some(isLevel) ? card : { ...card, over: undefined };
}

/** Whether a block is right over another one, at its left edge. */
function isRightOver(block: Block, below: Block): boolean {
  const size = Math.max(block.size, below.size);
  const gap = below.y0 - block.y1;
  return gap > -OVERLAP * size && gap < GAP * size && Math.abs(block.x0 - below.x0) < ALIGNED * size;
}

const formOf = ({ over, under, entries }: Card): string =>
  [over === undefined, under === undefined, ...entries.map(({ name }) => name.text)].join('\n');

const blocksOf = ({ large, over, under, entries }: Card): Block[] => [
  large,
  ...[over, under].filter((block) => block !== undefined),
  ...entries.flatMap(({ name, figure }) => [name, figure]),
];

/** Lines of cards of one form with nothing between them are one group. */
function joinLines(lines: readonly (readonly Card[])[], blocks: readonly Block[]): Card[][] {
  const groups: Card[][] = [];
  for (const line of lines) {
    const below = boxAround(line.flatMap(blocksOf));
    const group = groups.find((each) => {
      const above = boxAround(each.flatMap(blocksOf));
      const isBetween = (block: Block): boolean =>
        block.y0 > above.y1 - 1 && block.y1 < below.y0 + 1 && (sharesWidth(block, above) || sharesWidth(block, below));
      return (
        formOf(each[0] as Card) === formOf(line[0] as Card) && sharesWidth(above, below) && !blocks.some(isBetween)
      );
    });
    if (group === undefined) groups.push([...line]);
    else group.push(...line);
  }
  return groups;
}

function bandsOf(cards: readonly Card[]): Band[] {
  const [first] = cards;
  if (first === undefined || cards.length < FEWEST) return [];
  const texts = [cards.map(({ over }) => over), cards.map(({ under }) => under)];
  const labels = texts.filter(areDifferent)[0];
  const [head] = texts.filter((each) => each !== labels && each[0] !== undefined)[0] ?? [];
  const isOneText = texts.every((each) => each === labels || each.every((text) => text?.text === head?.text));
  if (labels === undefined || !isOneText) return [];
  const names = first.entries.map(({ name }) => ({ ...name, text: withoutColon(name.text) }));
  const rowsOf = (listFigures: (card: Card) => Block[]): Row[] =>
    cards.map((card, at) => ({ label: labels[at] as Block, figures: listFigures(card) }));
  const larges = ({ large }: Card): Block[] => [large];
  const others = ({ entries }: Card): Block[] => entries.map(({ figure }) => figure);
  const arePeriods = labels.every((label) => periodOfLabel(label?.text ?? '', null) !== undefined);
  if (head !== undefined) {
    const heads = [head, ...names];
    const isKnown =
      heads.every(({ text }) => readMonth(text) !== undefined) ||
      (arePeriods && heads.every(({ text }) => saysPlainRole(text)));
    return isKnown ? [{ rows: rowsOf((card) => [...larges(card), ...others(card)]), heads }] : [];
  }
  // A large figure without a head is the fund's only where the names are of all others.
  if (!arePeriods || !names.every(({ text }) => saysOther(text))) return [];
  return [
    { rows: rowsOf(larges), heads: [] },
    { rows: rowsOf(others), heads: names },
  ];
}

function areDifferent(texts: readonly (Block | undefined)[]): boolean {
  return texts.every((text) => text !== undefined) && new Set(texts.map((text) => text?.text)).size === texts.length;
}

function withoutColon(text: string): string {
  return text.replace(/\s{0,3}:$/, '');
}

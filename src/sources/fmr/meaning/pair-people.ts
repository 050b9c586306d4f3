/** Names and designations in cells of their own: which are of one person. */
import { splitBefore } from '#sources/fmr/group-items.ts';
import { sharesWidth } from '#sources/fmr/candidates/heads.ts';
import { isBeside } from '#sources/fmr/candidates/rows.ts';
import { isSetLike, makeBlock, type Block } from '#sources/fmr/ink/blocks.ts';
import { respace } from '#sources/fmr/ink/respace.ts';
import { DESIGNATION, followsName, isDesignation, isPerson } from './person-texts.ts';
import type { Member } from './add-member.ts';

/**
 * `Naveed Akhtar` over `Rana` over a designation, or left of one: a narrow card or column breaks a name. A line of a
 * list that is not level with a designation is not a person's own.
 */
export function joinNames(blocks: readonly Block[]): Block[] {
  const ends = new Set<Block>();
  const mayEnd = blocks.filter(({ text }) => LAST_NAME.test(text) && !DESIGNATION.test(text));
  const joined = blocks.map((block) => {
    const end = mayEnd.find(
      (other) =>
        isNameEnd(block, other) &&
        (isOverDesignation(other, blocks) || (isLevelWithOne(block, blocks) && !isLevelWithOne(other, blocks))),
    );
    if (end === undefined || !isPerson(`${block.text} ${end.text}`)) return block;
    ends.add(end);
    return makeBlock([...block.lines, ...end.lines]);
  });
  return joined.filter((block) => !ends.has(block));
}

const LAST_NAME = /^\p{Lu}[\p{L}.'’-]+(?:, \p{Lu}{2,5})?$/u;

// Asked of few blocks of a page, so that no function is made for each pair of blocks.
function isOverDesignation(name: Block, blocks: readonly Block[]): boolean {
  return blocks.some((title) => isUnder(name, title) && isDesignation(title.text));
}

/** Whether a designation is right of a name, on its line. */
export function isLevelWithOne(name: Pick<Block, 'x1' | 'baseline' | 'size'>, blocks: readonly Block[]): boolean {
  return blocks.some(
    (title) =>
      title.x0 > name.x1 &&
      Math.abs(title.baseline - name.baseline) < ONE_LINE * name.size &&
      isDesignation(title.text),
  );
}

function isUnder(block: Block, next: Block): boolean {
  const gap = next.y0 - block.y1;
  return gap > -0.4 * block.size && gap < 0.6 * block.size && Math.abs(next.x0 - block.x0) < 0.4 * block.size;
}

function isNameEnd(name: Block, end: Block): boolean {
  return isUnder(name, end) && isSetLike(end, name) && name.lines.length === 1;
}

/** Pairs the people under a title: each designation with the nearest person, all in the same direction. */
export function pairUp(part: readonly Block[]): Member[] {
  const lines = part.flatMap((block) =>
    isPerson(respace(block.text)) || isDesignation(respace(block.text)) || block.lines.length === 1
      ? [block]
      : block.lines.map((line) => makeBlock([line])),
  );
  const persons = joinNames(lines).filter((block) => isPerson(respace(block.text)));
  const titles = lines.filter((block) => isDesignation(respace(block.text)));
  // `(Chief` over `Executive Officer),`: lines of running text were taken for cells.
  return titles.some(({ text }) => text.includes('(') !== text.includes(')')) ? [] : bestPairs(persons, titles);
}

/** The direction in which most designations find a person. */
export function bestPairs(persons: readonly Block[], titles: readonly Block[]): Member[] {
  const single = persons.flatMap((person) => cutPerson(person, titles));
  const own = joinTitles(titles, single).flatMap((title) => cutTitle(title, persons));
  const ways = [pairBeside(single, own), pairStacked(single, own, 'under'), pairStacked(single, own, 'over')];
  return ways.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

/**
 * `Chief Executive` level with a person over `Officer` level with none: a narrow column breaks a designation, and its
 * first line may be one too.
 */
function joinTitles(titles: readonly Block[], persons: readonly Block[]): Block[] {
  const isTitled = (title: Block): boolean =>
    persons.some((person) =>
      person.lines.some((line) => Math.abs(line.baseline - title.baseline) < ONE_LINE * title.size),
    );
  const ends = new Set<Block>();
  const joined = titles.map((title) => {
    const end = isTitled(title) ? titles.find((other) => isTitleEnd(title, other) && !isTitled(other)) : undefined;
    if (end === undefined || !isDesignation(respace(`${title.text} ${end.text}`))) return title;
    ends.add(end);
    return makeBlock([...title.lines, ...end.lines]);
  });
  return joined.filter((title) => !ends.has(title));
}

function isTitleEnd(title: Block, end: Block): boolean {
  return isUnder(title, end) && isSetLike(end, title) && /^\p{Lu}\p{L}+$/u.test(respace(end.text));
}

/**
 * `Name One` over `Name Two, CFA` in one cell, each level with a designation of its own: two persons, who begin at the
 * lines of their designations. A broken name stays whole, because its end alone is not a name.
 */
function cutPerson(person: Block, titles: readonly Block[]): Block[] {
  const isTitled = (line: Line): boolean =>
    titles.some((title) => Math.abs(title.baseline - line.baseline) < ONE_LINE * line.size);
  const parts = splitBefore(person.lines, isTitled);
  if (parts.length === 1) return [person];
  const cut = parts.map(makeBlock);
  return cut.every(({ text }) => isPerson(respace(text))) ? cut : [person];
}

type Line = Block['lines'][number];

/**
 * `Head of Research` over `Fund Manager` in one cell, each level with a person of the next column: two designations,
 * which begin at the lines of their persons. If one of them does not read as a designation, none is kept.
 */
function cutTitle(title: Block, persons: readonly Block[]): Block[] {
  const names = persons.flatMap(({ lines }) => lines.filter((line) => isPerson(respace(line.text))));
  const besides = (line: Line): Line[] =>
    names.filter(
      (name) => !title.lines.includes(name) && Math.abs(name.baseline - line.baseline) < ONE_LINE * line.size,
    );
  const [first] = title.lines;
  const distance = ({ x0 }: Line): number => Math.abs(x0 - title.x0);
  const [nearest] = first === undefined ? [] : besides(first).toSorted((a, b) => distance(a) - distance(b));
  if (nearest === undefined) return [title];
  const parts = splitBefore(title.lines, (line) => besides(line).some((name) => sharesWidth(name, nearest)));
  if (parts.length === 1) return [title];
  const cut = parts.map(makeBlock);
  return cut.every(({ text }) => isDesignation(respace(text))) ? cut : [];
}

function pairBeside(persons: readonly Block[], titles: readonly Block[]): Member[] {
  return pair(persons, titles, (person, title) =>
    isBeside(person, title) && isAlikeInSize(person, title) && canBeBeside(person, title)
      ? Math.abs(person.x0 - title.x0) + OFF_LINE * Math.abs(person.baseline - title.baseline)
      : undefined,
  );
}

function canBeBeside(person: Block, title: Block): boolean {
  if (followsName(title.text)) return Math.abs(title.x0 - person.x1) < RUN_GAP * title.size;
  if (person.x0 < title.x1 && title.x0 < person.x1) return false;
  // `Name One, | CFA | (Head of Research)`: a name before a comma is not whole.
  return !isBracketed(title) || (title.x0 >= person.x1 && !person.text.endsWith(','));
}

/** `(Head of Research),` is of the name before it. */
const isBracketed = ({ text }: Block): boolean => text.startsWith('(');

// The legend of a chart on the same line is set smaller.
function isAlikeInSize(person: Block, title: Block): boolean {
  return Math.min(person.size, title.size) > LEAST_SIZE * Math.max(person.size, title.size);
}

const LEAST_SIZE = 0.65;
// In multiples of the font size: between a name and what continues it.
const RUN_GAP = 0.6;
const ONE_LINE = 0.4;
// What a point above or below the line of a designation costs, in points to the left or right.
const OFF_LINE = 8;

function pairStacked(persons: readonly Block[], titles: readonly Block[], way: 'under' | 'over'): Member[] {
  return pair(persons, titles, (person, title) => {
    if (followsName(title.text) || (way === 'over' && isBracketed(title))) return undefined;
    const gap = way === 'under' ? title.y0 - person.y1 : person.y0 - title.y1;
    const isAligned =
      Math.abs(person.x0 - title.x0) < 4 || Math.abs((person.x0 + person.x1 - title.x0 - title.x1) / 2) < 4;
    return isAligned && gap > -2 && gap < 1.3 * person.size ? gap : undefined;
  });
}

function pair(
  persons: readonly Block[],
  titles: readonly Block[],
  cost: (person: Block, title: Block) => number | undefined,
): Member[] {
  const all = persons.flatMap((person) =>
    titles.map((title) => ({ person, title, cost: cost(person, title) ?? Infinity })),
  );
  const chosen = new Map<Block, Block>();
  const used = new Set<Block>();
  for (const { person, title, cost: own } of all.toSorted((a, b) => a.cost - b.cost)) {
    if (own === Infinity || chosen.has(person) || used.has(title)) continue;
    chosen.set(person, title);
    used.add(title);
  }
  return persons.flatMap((person) => {
    const title = chosen.get(person);
    return title === undefined
      ? []
      : [{ name: { ...person, text: person.text }, designation: { ...title, text: title.text } }];
  });
}

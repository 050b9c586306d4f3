/**
 * Heads of several rows of a list: left of them (`Ratings` left of `Fund` and `Manager`, between two rules), or over
 * them, where the rows are set in.
 */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Box } from '#documents/pdf/page-words.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { sharesWidth } from './heads.ts';
import type { TitleBand } from './title-bands.ts';

const LONGEST = 40;
// Points by which the labels of one column differ.
const ALIGNED = 3;
// In multiples of the font size.
const REACH = 8;
// Points by which two pieces of one rule differ in height.
const SAME_RULE = 1;

interface RowGroup {
  readonly head: Block;
  readonly rows: readonly Block[];
}

/** The head of the group of each label. */
export function listRowGroups(blocks: readonly Block[], rules: readonly Box[]): Map<Block, Block> {
  const groups = blocks.flatMap((head): RowGroup[] => {
    if (head.isFigure || head.text.length > LONGEST || !/[A-Za-z]{3}/.test(head.text)) return [];
    const rows = rowsOf(head, blocks, rules);
    return rows.length === 0 ? [] : [{ head, rows }];
  });
  // One head over one row could be a label with its value; it is a head where others of its column have several rows.
  const certain = groups.filter(
    ({ head, rows }) => rows.length > 1 && (isOwnColumn(head, rows, rules) || isCentred(head, rows, blocks)),
  );
  // In the column of the values it is the value.
  const isLike = (group: RowGroup): boolean => certain.some((other) => isListedWith(other, group));
  const whole = groups.filter((group) => certain.length > 1 && isLike(group));
  return new Map(whole.flatMap(({ head, rows }) => rows.map((row) => [row, head] as const)));
}

function crosses(rule: Box, { x0, x1 }: Box): boolean {
  return rule.x0 <= (x0 + x1) / 2 && rule.x1 >= (x0 + x1) / 2;
}

function middle({ y0, y1 }: Box): number {
  return (y0 + y1) / 2;
}

/** The labels next to a head, between the rules over and under it. */
function rowsOf(head: Block, blocks: readonly Block[], rules: readonly Box[]): Block[] {
  const own = rules.filter((rule) => crosses(rule, head)).map((rule) => rule.y0);
  const [over, under] = [
    Math.max(...own.filter((y) => y < middle(head))),
    Math.min(...own.filter((y) => y > middle(head))),
  ];
  if (!Number.isFinite(over) || !Number.isFinite(under)) return [];
  // A list next to the table has rules of its own.
  const isRuled = (block: Block): boolean =>
    [over, under].every((y) => rules.some((rule) => Math.abs(rule.y0 - y) < SAME_RULE && crosses(rule, block)));
  const right = blocks.filter(
    (block) =>
      !block.isFigure &&
      block.x0 > head.x1 &&
      block.x0 - head.x1 < REACH * head.size &&
      middle(block) > over &&
      middle(block) < under &&
      isRuled(block),
  );
  const edge = Math.min(...right.map((block) => block.x0));
  return right.filter((block) => block.x0 - edge < ALIGNED);
}

/** Rules part its rows from each other, and do not reach under the head. */
function isOwnColumn(head: Block, rows: readonly Block[], rules: readonly Box[]): boolean {
  const sorted = rows.toSorted((a, b) => a.y0 - b.y0);
  return sorted.slice(1).every((row, at) => {
    const between = rules.filter((rule) => rule.y0 > middle(sorted[at] as Block) && rule.y0 < middle(row));
    return between.some((rule) => crosses(rule, row)) && !between.some((rule) => crosses(rule, head));
  });
}

/** It is in the middle of rows of labels and values, on the line of none of them. */
function isCentred(head: Block, rows: readonly Block[], blocks: readonly Block[]): boolean {
  const near = 0.3 * head.size;
  return (
    Math.abs(middle(head) - middle(boxAround(rows))) < near &&
    rows.every((row) => hasCellBeside(row, blocks)) &&
    !(head.lines.length === 1 && rows.some((row) => Math.abs(row.baseline - head.baseline) < near))
  );
}

// In multiples of the font size: how far rows are set in, and the pitch of a list.
const INDENT = { least: 0.4, most: 4 } as const;
const PITCH = 2.6;
const FEWEST_HEADS = 3;
const LONGEST_HEAD = 70;
// Of texts on one line.
const ALIGNED_LINES = 0.3;
// `Front-end: Nil`
const INLINE = /^[^:]{2,40}:\s{0,3}\S/;

/** The head over each label that is set in under it; a list has several such heads, set alike. */
export function listIndentedRows(blocks: readonly Block[]): Map<Block, Block> {
  const words = blocks.filter((block) => !block.isFigure && /[A-Za-z]/.test(block.text));
  const sorted = words.toSorted((a, b) => a.y0 - b.y0);
  const groups = words.flatMap((head): RowGroup[] => {
    if (head.text.length > LONGEST_HEAD || INLINE.test(head.text)) return [];
    const rows = rowsSetIn(head, sorted, blocks);
    return rows.length === 0 || hasCellBeside(head, blocks) ? [] : [{ head, rows }];
  });
  const lists = groups.filter((group) => groups.filter((other) => isListedWith(group, other)).length >= FEWEST_HEADS);
  return new Map(lists.flatMap(({ head, rows }) => rows.map((row) => [row, head] as const)));
}

/**
 * The head left of items that state label and value in one text, `Sales Load` left of `Front-end: Nil` over `Back-end:
 * Nil`: the first is level with the head. The list has several such heads, set alike, or `isJoined` says that each item
 * is a label together with the head.
 */
export function listCellItems(
  blocks: readonly Block[],
  isJoined: (label: string, head: string) => boolean,
): Map<Block, Block> {
  const items = blocks.filter(({ text }) => INLINE.test(text)).toSorted((a, b) => a.y0 - b.y0);
  if (items.length < 2) return new Map();
  const groups = blocks.flatMap((head): RowGroup[] => {
    if (head.isFigure || head.text.length > LONGEST || INLINE.test(head.text)) return [];
    const rows = itemsOf(head, blocks, items);
    return rows.length === 0 ? [] : [{ head, rows }];
  });
  const lists = groups.filter((group) => {
    const alike = groups.filter((other) => isListedWith(group, other));
    const isList = alike.length >= FEWEST_HEADS && alike.some(({ rows }) => rows.length > 1);
    const { head, rows } = group;
    return isList || (rows.length > 1 && rows.every(({ text }) => isJoined(text.split(':', 1)[0] ?? '', head.text)));
  });
  return new Map(lists.flatMap(({ head, rows }) => rows.map((row) => [row, head] as const)));
}

/** From the item that is level with the head, its nearest cell, down to the next text at either edge. */
function itemsOf(head: Block, blocks: readonly Block[], items: readonly Block[]): Block[] {
  const near = ALIGNED_LINES * head.size;
  const level = blocks.filter(
    ({ x0, baseline }) =>
      x0 > head.x1 && x0 - head.x1 < 2 * REACH * head.size && Math.abs(baseline - head.baseline) < near,
  );
  const first = level.toSorted((a, b) => a.x0 - b.x0)[0];
  if (first === undefined || !items.includes(first)) return [];
  const isBelow = ({ x0, y0 }: Block): boolean =>
    y0 > first.y0 && (Math.abs(x0 - head.x0) < ALIGNED || Math.abs(x0 - first.x0) < ALIGNED);
  const rows = [first];
  for (const block of blocks.filter(isBelow).toSorted((a, b) => a.y0 - b.y0)) {
    if (!items.includes(block) || Math.abs(block.x0 - first.x0) >= ALIGNED) break;
    if (block.y0 - (rows.at(-1) as Block).y1 > PITCH * head.size) break;
    rows.push(block);
  }
  return rows;
}

function isListedWith(one: RowGroup, other: RowGroup): boolean {
  return (
    Math.abs(one.head.x0 - other.head.x0) < ALIGNED &&
    one.head.color === other.head.color &&
    one.head.bold === other.head.bold &&
    Math.abs((one.rows[0] as Block).x0 - (other.rows[0] as Block).x0) < ALIGNED
  );
}

/** The heads of items that state label and value in one text: the items are not values of the head. */
export function headsOfItems(groups: ReadonlyMap<Block, Block>): Set<Block> {
  return new Set([...groups].filter(([row]) => INLINE.test(row.text)).map(([, head]) => head));
}

/**
 * The labels with a cell to their right or a value behind a colon, one under the other:
 * from the line below the head to the next text that is not set in.
 */
function rowsSetIn(head: Block, sorted: readonly Block[], blocks: readonly Block[]): Block[] {
  const isBelow = (block: Block): boolean =>
    block.y0 > head.y0 && block.x0 < head.x0 + INDENT.most * head.size && block.x0 > head.x0 - ALIGNED;
  const rows: Block[] = [];
  for (const block of sorted.slice(sorted.indexOf(head) + 1)) {
    if (!isBelow(block)) continue;
    const last = rows.at(-1) ?? head;
    const isRow =
      block.x0 - head.x0 > INDENT.least * head.size &&
      (rows.length === 0 || Math.abs(block.x0 - last.x0) < ALIGNED) &&
      block.y0 - last.y1 < PITCH * head.size;
    if (!isRow || !(hasCellBeside(block, blocks) || INLINE.test(block.text))) break;
    rows.push(block);
  }
  return rows;
}

function hasCellBeside(label: Block, blocks: readonly Block[]): boolean {
  return blocks.some(
    (block) =>
      block.x0 > label.x1 &&
      block.x0 - label.x1 < 2 * REACH * label.size &&
      Math.abs((block.lines[0]?.baseline ?? block.baseline) - label.baseline) < 0.3 * label.size,
  );
}

/**
 * The labels of the list under each title in a band, with the title: `Initial` and `Subsequent` under `Minimum
 * Investment`. `isJoined` says whether the two are a label together.
 */
export function listBandRows(
  bands: readonly TitleBand[],
  blocks: readonly Block[],
  isJoined: (label: string, title: string) => boolean,
): Map<Block, Block> {
  const rows = new Map<Block, Block>();
  for (const band of bands) {
    if (band.captions.length > 0 || band.title.text.length > LONGEST) continue;
    const end = Math.min(...bands.filter((next) => next.y0 > band.y0 && sharesWidth(next, band)).map(({ y0 }) => y0));
    for (const block of blocks) {
      const isUnder = block.y0 > band.y0 && block.y1 < end && block.x0 >= band.x0 && block.x1 <= band.x1;
      const isAtEdge = block.x0 - band.title.x0 < INDENT.most * block.size && block.x0 > band.title.x0 - ALIGNED;
      const isLabel = !block.isFigure && block.text.length <= LONGEST_HEAD && block !== band.title;
      if (isUnder && isAtEdge && isLabel && isJoined(block.text, band.title.text)) rows.set(block, band.title);
    }
  }
  return rows;
}

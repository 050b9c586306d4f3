/**
 * Values whose text continues at the left margin, under their label. They are at a tab stop, or right behind a label in
 * another style: `Benchmark ..... Average of the deposit rates of three banks` over `with a rating of AA or better`.
 */
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { labelMeaning } from '#sources/fmr/meaning/label-meaning.ts';
import { isAlike, type LabelPair } from './label-pair.ts';
import { isBeside } from './rows.ts';

// In multiples of the font size.
const ALIGNED = 0.4;
const PITCH = 0.8;
const INDENT = 1.2;
const RUN_GAP = 0.6;
const BLANK = 0.25;
const LIST_GAP = 1;
// Of the width from the tab stop to the right margin: a line that ends before it had room for the next word.
const FULL = 0.8;

interface RestAtMargin {
  readonly rest: Block;
  /** False if a line under it may continue it, or if it may be another text. */
  readonly isWhole: boolean;
}

// `90% PKRV rates` over `+ 10% deposit rates`
const BEGINS_WITHIN = /^(?:[a-z(]|\+ )/;

const NOTE = /^(?:[*†‡#•●▪■]|\d{1,2}[.)]\s)/;

/** The lines under the label of a value that continue it; lines of their own that are part of no label. */
export function findRestAtMargin(
  value: Block,
  { label, way }: LabelPair,
  blocks: readonly Block[],
  isUsed: (block: Block) => boolean,
): RestAtMargin | undefined {
  if (way !== 'RIGHT' || value.lines.length > 1 || label.lines.length > 1 || /[.!?]$/.test(value.text))
    return undefined;
  const isAtMargin = ({ x0, text }: Block): boolean => {
    const indent = (x0 - label.x0) / label.size;
    return Math.abs(indent) < ALIGNED || (indent > 0 && indent < INDENT && BEGINS_WITHIN.test(text));
  };
  const isUnder = (block: Block, above: Block): boolean => {
    const gap = block.y0 - above.y1;
    return block !== above && isAtMargin(block) && gap > -ALIGNED * label.size && gap < PITCH * label.size;
  };
  const rest = blocks.find((block) => isUnder(block, label));
  if (rest === undefined || !isAlike(rest, value)) return undefined;
  if (NOTE.test(rest.text)) return undefined;
  // The year of `30-Dec-`
  if (rest.isFigure && !value.text.endsWith('-')) return undefined;
  const isRunIn = value.x0 - label.x1 < RUN_GAP * label.size;
  // After a label with a colon in another style, a line in the style of the value is part of the value.
  const isApart = (label.text.endsWith(':') || isRunIn) && !isAlike(label, value) && !beginsWithLabel(rest.text);
  if (!isApart && (isUsed(rest) || !BEGINS_WITHIN.test(rest.text))) return undefined;
  const isOfColumn = (block: Block): boolean => isAtMargin(block) && Math.abs(block.size - value.size) < ALIGNED;
  const column = blocks.filter(isOfColumn);
  const right = isRunIn ? rightOfList(label, column, blocks) : Math.max(value.x1, ...column.map((block) => block.x1));
  const first = rest.lines[0]?.words[0];
  const lacksRoom = first !== undefined && value.x1 + BLANK * value.size + first.x1 - first.x0 > right;
  const isCut = lacksRoom || value.x1 - value.x0 >= FULL * (right - value.x0);
  const unsure = isApart && isRunIn && (isCut || BEGINS_WITHIN.test(rest.text)) ? { rest, isWhole: false } : undefined;
  // Further right is another column.
  const isAlone = !blocks.some(
    (block) => block !== rest && isBeside(block, rest) && block.x0 > rest.x0 && block.x0 < right,
  );
  if (!isCut || !isAlone || (!isApart && labelMeaning(`${label.text} ${rest.text}`, null) !== undefined)) return unsure;
  const last = rest.lines.at(-1) ?? rest;
  const isFull = last.x1 - rest.x0 >= FULL * (right - rest.x0);
  return { rest, isWhole: !isFull || !blocks.some((block) => isUnder(block, rest) && isAlike(block, rest)) };
}

/** The right margin of a list with its labels at the left margin, each followed by its value. */
function rightOfList(label: Block, column: readonly Block[], blocks: readonly Block[]): number {
  const list = [label];
  for (const way of [1, -1]) {
    const rows = column.toSorted((a, b) => way * (a.y0 - b.y0)).filter((block) => way * (block.y0 - label.y0) > 0);
    for (const row of rows) {
      const last = list.at(-1) as Block;
      if ((way > 0 ? row.y0 - last.y1 : last.y0 - row.y1) > LIST_GAP * label.size) break;
      list.push(row);
    }
    list.push(label);
  }
  const behind = blocks.filter((block) =>
    list.some((row) => {
      const gap = block.x0 - row.x1;
      return gap > 0 && gap < RUN_GAP * row.size && isBeside(block, row);
    }),
  );
  return Math.max(...[...list, ...behind].map(({ x1 }) => x1));
}

// `Sub-Fund: 75% six-month KIBOR` is not a label with its value.
function beginsWithLabel(text: string): boolean {
  const label = /^([^:]{2,60}):/.exec(text)?.[1];
  return label !== undefined && labelMeaning(label, null) !== undefined;
}

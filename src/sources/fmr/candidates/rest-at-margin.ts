/**
 * Values at a tab stop whose text continues at the left margin, under their label:
 * `Benchmark ....... Average of the deposit rates of three scheduled banks` over `with a rating of AA or better`.
 */
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { labelMeaning } from '#sources/fmr/meaning/label-meaning.ts';
import { isAlike, type LabelPair } from './label-pair.ts';
import { isBeside } from './rows.ts';

// In multiples of the font size.
const ALIGNED = 0.4;
const PITCH = 0.8;
const INDENT = 1.2;
// Of the width from the tab stop to the right margin: a line that ends before it had room for the next word.
const FULL = 0.8;

interface RestAtMargin {
  readonly rest: Block;
  /** False if the rest is as wide as the column and a line under it may continue it. */
  readonly isWhole: boolean;
}

// `90% PKRV rates` over `+ 10% deposit rates`
const BEGINS_WITHIN = /^(?:[a-z]|\+ )/;

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
  if (rest === undefined || rest.isFigure || !isAlike(rest, value)) return undefined;
  // After a label with a colon in another style, a line in the style of the value is part of the value.
  const isApart = label.text.endsWith(':') && !isAlike(label, value) && !beginsWithLabel(rest.text);
  if (!isApart && (isUsed(rest) || !BEGINS_WITHIN.test(rest.text))) return undefined;
  const isOfColumn = (block: Block): boolean => isAtMargin(block) && Math.abs(block.size - value.size) < ALIGNED;
  const right = Math.max(value.x1, ...blocks.filter(isOfColumn).map((block) => block.x1));
  // Further right is another column.
  const isAlone = !blocks.some(
    (block) => block !== rest && isBeside(block, rest) && block.x0 > rest.x0 && block.x0 < right,
  );
  if (!isAlone || (!isApart && labelMeaning(`${label.text} ${rest.text}`, null) !== undefined)) return undefined;
  if (value.x1 - value.x0 < FULL * (right - value.x0)) return undefined;
  const last = rest.lines.at(-1) ?? rest;
  const isFull = last.x1 - rest.x0 >= FULL * (right - rest.x0);
  return { rest, isWhole: !isFull || !blocks.some((block) => isUnder(block, rest) && isAlike(block, rest)) };
}

// `Sub-Fund: 75% six-month KIBOR` is not a label with its value.
function beginsWithLabel(text: string): boolean {
  const label = /^([^:]{2,60}):/.exec(text)?.[1];
  return label !== undefined && labelMeaning(label, null) !== undefined;
}

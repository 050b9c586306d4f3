/**
 * A label between two values, each over a caption in small print that says which of the two it is: `0.83%` over
 * `November 2020`, `Total expense ratio`, `0.84%` over `year to date`.
 */
import type { Block } from '#sources/fmr/ink/blocks.ts';
import type { LabelMeaning } from '#sources/fmr/match-label.ts';
import { betweenMiddles } from './heads.ts';
import type { FindMeaning, LabelPair } from './label-pair.ts';
import { isBeside } from './rows.ts';
import { fitsValue } from './value-types.ts';

// In multiples of the font size.
const CENTRED = 0.5;
const REACH = 12;
const CAPTION_GAP = 0.6;
const SMALLER = 0.9;

interface CaptionedValue {
  readonly value: Block;
  readonly caption: Block;
}

/** The values of such labels, and blocks that are part of them although they were not read. */
export function listCaptionedValues(
  blocks: readonly Block[],
  meaningOf: FindMeaning,
  isTaken: (block: Block) => boolean,
): { readonly pairs: LabelPair[]; readonly unread: Block[] } {
  const captions = blocks.filter((block) => !block.isFigure && block.lines.length === 1);
  const captioned = blocks.flatMap((value): CaptionedValue[] => {
    const caption = isTaken(value) || value.lines.length > 1 ? undefined : captionUnder(value, captions);
    return caption === undefined ? [] : [{ value, caption }];
  });
  const pairs: LabelPair[] = [];
  const unread: Block[] = [];
  // One with a caption of its own is a value in a line of them: `1 year`, `3 years`, `5 years` over the days of each.
  const values = new Set(captioned.map(({ value }) => value));
  for (const label of captioned.length < 2 ? [] : blocks) {
    if (label.isFigure || isTaken(label) || values.has(label)) continue;
    const sides = sidesOf(label, captioned, blocks);
    if (sides === undefined) continue;
    const own = sides.flatMap((side) => pairOf(label, side, meaningOf) ?? []);
    const isTold = new Set(own.map(({ meaning }) => JSON.stringify(meaning))).size === sides.length;
    if (isTold) pairs.push(...own);
    else if (meaningOf(label.text, label) !== undefined)
      unread.push(label, ...sides.flatMap(({ value, caption }) => [value, caption]));
  }
  return { pairs, unread };
}

function captionUnder(value: Block, captions: readonly Block[]): Block | undefined {
  return captions.find(
    (caption) =>
      caption.y0 > value.y1 - 1 &&
      caption.y0 - value.y1 < CAPTION_GAP * value.size &&
      caption.size < SMALLER * value.size &&
      betweenMiddles(caption, value) < CENTRED * caption.size,
  );
}

/** The values left and right of a label, if it is as high as the middle of both and nothing else is between. */
function sidesOf(
  label: Block,
  captioned: readonly CaptionedValue[],
  blocks: readonly Block[],
): [CaptionedValue, CaptionedValue] | undefined {
  const level = captioned.filter(
    ({ value, caption }) => Math.abs(value.y0 + caption.y1 - label.y0 - label.y1) < 2 * CENTRED * label.size,
  );
  const rights = level.filter(({ value: { x0 } }) => x0 > label.x1 && x0 - label.x1 < REACH * label.size);
  const lefts = level.filter(({ value: { x1 } }) => x1 < label.x0 && label.x0 - x1 < REACH * label.size);
  const [left, right] = [lefts[0], rights[0]];
  if (left === undefined || right === undefined || lefts.length > 1 || rights.length > 1) return undefined;
  const isOther = (block: Block): boolean =>
    block !== label &&
    isBeside(block, label) &&
    block.x0 > Math.max(left.value.x1, left.caption.x1) &&
    block.x1 < Math.min(right.value.x0, right.caption.x0);
  return blocks.some(isOther) ? undefined : [left, right];
}

/** The value with what label and caption mean together. */
function pairOf(label: Block, { value, caption }: CaptionedValue, meaningOf: FindMeaning): LabelPair | undefined {
  const meaning = [`${label.text}, ${caption.text}`, `${label.text} ${caption.text}`]
    .map((text) => meaningOf(text))
    .find((found) => found !== undefined && found.kind === 'fact' && fitsValue(found, value.text));
  if (meaning === undefined) return undefined;
  return {
    label,
    labelText: label.text,
    meaning: withCaption(meaning, caption.text),
    value,
    way: value.x1 < label.x0 ? 'LEFT' : 'RIGHT',
    blocks: [label, value, caption],
  };
}

function withCaption(meaning: LabelMeaning, caption: string): LabelMeaning {
  return meaning.kind === 'fact' && meaning.inside === '' ? { ...meaning, inside: caption } : meaning;
}

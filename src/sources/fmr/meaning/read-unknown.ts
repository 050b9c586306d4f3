/** Labels that the vocabulary does not have, in a list whose other labels it has: their values are kept as printed. */
import type { LabelPair } from '#sources/fmr/candidates/label-pair.ts';
import { isBeside } from '#sources/fmr/candidates/rows.ts';
import { addTerm } from '#sources/fmr/add-term.ts';
import { WHOLE_FUND } from '#sources/fmr/blank-rows.ts';
import { tidyLabel } from '#sources/fmr/fold-label.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { respace } from '#sources/fmr/ink/respace.ts';
import { readDate } from '#sources/fmr/printed-date.ts';
import { BLANK_TEXT } from '#sources/fmr/printed-text.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import { labelMeaning } from './label-meaning.ts';
import type { PageContext } from './page-context.ts';
import { addMember } from './add-member.ts';
import { isDesignation, isPerson } from './person-texts.ts';

// Fewer known labels than this make no list.
const FEWEST = 5;
// Points by which labels or values of one column may differ.
const ALIGNED = 3;
const LONGEST_LABEL = 50;
// In multiples of the font size: from the last row of a list to the next.
const ROW_GAP = 2;
// A label that continues on the next line was not read as a whole.
const UNFINISHED = /(?:[,&/(-]|\b(?:of|and|the|to|by|with|per|for|in|or|as))$/i;

/** `pairs` are those of the fund itself; a plan's part of the page has no terms of its own. */
export function readUnknownLabels(context: PageContext, pairs: readonly LabelPair[]): void {
  const used = new Set(pairs.flatMap((pair) => [...pair.blocks]));
  for (const list of listsOf(pairs)) {
    for (const label of context.ink.blocks.filter((block) => isUnknownLabel(context, list, block, used))) {
      const value = valueBeside(context, list, label, used);
      if (value === undefined) continue;
      used.add(value);
      // `Chief Executive` left of a name.
      if (isDesignation(label.text) && isPerson(respace(value.text))) {
        addMember(context, { name: value, designation: label });
        continue;
      }
      if (!isInside(list, label)) continue;
      const place = {
        label: { ...label, text: tidyLabel(respace(label.text)) },
        value,
        inside: '',
        plan: null,
        subFund: null,
        scope: WHOLE_FUND,
      };
      addTerm(context.state.draft, 'OTHER', place, readDate(value.text) ?? null);
    }
  }
}

/** Lists of labels under each other, with their values under each other to the right. */
function listsOf(pairs: readonly LabelPair[]): LabelPair[][] {
  const lists: LabelPair[][] = [];
  for (const pair of pairs.filter(({ way, meaning }) => way === 'RIGHT' && meaning.kind === 'fact')) {
    const list = lists.find(
      ([first]) => first !== undefined && isLike(first.label, pair.label) && alignsWith(pair.value, [first]),
    );
    if (list === undefined) lists.push([pair]);
    else list.push(pair);
  }
  return lists.filter((list) => list.length >= FEWEST);
}

function isLike(label: Block, other: Block): boolean {
  return (
    Math.abs(label.x0 - other.x0) < ALIGNED &&
    label.bold === other.bold &&
    label.color === other.color &&
    Math.abs(label.size - other.size) < 0.4
  );
}

function alignsWith(value: { readonly x0: number; readonly x1: number }, list: readonly LabelPair[]): boolean {
  return (
    list.some((pair) => Math.abs(pair.value.x0 - value.x0) < ALIGNED) ||
    list.some((pair) => Math.abs(pair.value.x1 - value.x1) < ALIGNED)
  );
}

/** Between the first and the last known label of the list: text above or below these may belong to something else. */
function isInside(list: readonly LabelPair[], block: Block): boolean {
  return (
    block.y0 > Math.min(...list.map((pair) => pair.label.y0)) &&
    block.y1 < Math.max(...list.map((pair) => pair.label.y1))
  );
}

// A list may end with a designation and its name, which are of no other kind.
function endsList(list: readonly LabelPair[], block: Block): boolean {
  const bottom = Math.max(...list.flatMap(({ label, value }) => [label.y1, value.y1]));
  return isDesignation(block.text) && block.y0 > bottom - 1 && block.y0 - bottom < ROW_GAP * block.size;
}

function isUnknownLabel(
  { taken, state }: PageContext,
  list: readonly LabelPair[],
  block: Block,
  used: ReadonlySet<Block>,
): boolean {
  const [first] = list;
  if (first === undefined || block.isFigure || taken.has(block) || used.has(block) || !isLike(first.label, block))
    return false;
  const isLabel =
    block.text.length <= LONGEST_LABEL &&
    /[A-Za-z]{3}/.test(block.text) &&
    !/\d\s?%/.test(block.text) &&
    !UNFINISHED.test(block.text);
  return (
    (isInside(list, block) || endsList(list, block)) &&
    isLabel &&
    titleKind(block.text) === undefined &&
    labelMeaning(block.text, state.report_month) === undefined
  );
}

function valueBeside(
  { ink, taken, state }: PageContext,
  list: readonly LabelPair[],
  label: Block,
  used: ReadonlySet<Block>,
): Block | undefined {
  const [value] = ink.blocks
    .filter((block) => block !== label && block.x0 >= label.x1 - 1 && isBeside(block, label))
    .toSorted((a, b) => a.x0 - b.x0);
  if (
    value === undefined ||
    taken.has(value) ||
    used.has(value) ||
    !alignsWith(value, list) ||
    BLANK_TEXT.test(value.text)
  )
    return undefined;
  return titleKind(value.text) === undefined && labelMeaning(value.text, state.report_month) === undefined
    ? value
    : undefined;
}

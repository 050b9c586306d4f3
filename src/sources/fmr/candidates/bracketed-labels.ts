/** Values, each followed by its label in brackets: `Rs. 4,086.0 million (net assets)`, `Open-end (fund type)`. */
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { blockOf, flowOf } from '#sources/fmr/ink/flow.ts';
import type { FindMeaning, LabelPair } from './label-pair.ts';
import { fitsValue } from './value-types.ts';

// What follows a semicolon in the brackets compares the value with another one.
// A small letter begins no item: its first line is another block. The mark of a note may be after the brackets.
const VALUE_AND_LABEL = /^([^\sa-z].{0,110}?)\s\(([A-Za-z][^();]{2,60})(?:;[^()]{0,90})?\)(?:\s?(?:[*†‡§]{1,3}|\d))?$/;
// A fact with its name in brackets may be in any sentence; a list has several.
const FEWEST = 3;

/** The items of a page's lists; none if too few of them are figures. */
export function listBracketedLabels(
  blocks: readonly Block[],
  meaningOf: FindMeaning,
  isTaken: (block: Block) => boolean,
): LabelPair[] {
  const pairs = blocks.flatMap((block) => (isTaken(block) || block.isFigure ? [] : readItem(block, meaningOf)));
  // `Kind of fund (category)` may describe a label; a figure describes none.
  return pairs.filter(({ value }) => /\d/.test(value.text)).length < FEWEST ? [] : pairs;
}

function readItem(block: Block, meaningOf: FindMeaning): LabelPair[] {
  const flow = flowOf(block.lines.map((line) => [line]));
  const [, value = '', label = ''] = VALUE_AND_LABEL.exec(flow.text) ?? [];
  // `Management fee (per year)` names a fact before its brackets, and `What kind of fund is it? (category)` one in
  // them.
  const isLabel = value.endsWith('?') || meaningOf(value) !== undefined;
  const meaning = label === '' || isLabel ? undefined : meaningOf(label);
  if (meaning === undefined || meaning.kind === 'period' || !fitsValue(meaning, value)) return [];
  const from = value.length + ' ('.length;
  return [
    {
      label: blockOf(flow, from, from + label.length),
      labelText: label,
      meaning,
      value: { ...blockOf(flow, 0, value.length), text: value },
      way: 'INLINE',
      blocks: [block],
    },
  ];
}

/** Labels of forms with all options printed at their right: `Type   Open-end   Closed-end`, of which one is ringed. */
import { findCategory } from '#domain/categories.ts';
import type { FactName } from '#sources/fmr/labels.ts';
import type { LabelMeaning } from '#sources/fmr/match-label.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { labelMeaning } from './label-meaning.ts';

/** A label with its options from left to right. */
export interface OptionList {
  readonly label: Block;
  readonly meaning: LabelMeaning;
  readonly options: readonly Block[];
}

const OPTIONS: Readonly<Partial<Record<FactName, (text: string) => boolean>>> = {
  category: (text) => findCategory(text) !== undefined,
  fund_type: (text) => /^(?:open|closed?)[ -]?end(?:ed)?(?: (?:fund|scheme))?$/i.test(text),
  pricing: (text) => /^(?:forward|backward|historic(?:al)?)(?: (?:day )?pric(?:e|ing))?$/i.test(text),
};
const FEWEST = 2;
// Of the texts at the label.
const LEAST_KNOWN = 0.6;
const LONGEST = 40;
// In multiples of the font size.
const SAME_LINE = 0.2;
const NEXT_OPTION = 14;

/** Two or more different options at the right of labels that want one of them. */
export function listPrintedOptions(blocks: readonly Block[], taken: ReadonlySet<Block>): OptionList[] {
  return blocks.flatMap((label): OptionList[] => {
    if (label.isFigure || label.text.length > LONGEST || taken.has(label)) return [];
    const meaning = labelMeaning(label.text, null);
    const isOption = meaning?.kind === 'fact' ? OPTIONS[meaning.fact] : undefined;
    if (meaning === undefined || isOption === undefined) return [];
    const options = textsAfter(label, blocks);
    const known = new Set(options.filter(({ text }) => isOption(text)).map(({ text }) => text));
    const areAll = known.size >= FEWEST && known.size >= LEAST_KNOWN * options.length;
    return areAll && !options.some((option) => taken.has(option)) ? [{ label, meaning, options }] : [];
  });
}

function textsAfter(label: Block, blocks: readonly Block[]): Block[] {
  const level = blocks
    .filter(({ x0, baseline }) => x0 > label.x1 && Math.abs(baseline - label.baseline) < SAME_LINE * label.size)
    .toSorted((a, b) => a.x0 - b.x0);
  const end = level.findIndex(
    ({ x0, isFigure, text, size }, at) =>
      isFigure || text.length > LONGEST || x0 - (level[at - 1] ?? label).x1 > NEXT_OPTION * size,
  );
  return end < 0 ? level : level.slice(0, end);
}

/** A label with what could be its value, and when two texts are set alike. */
import type { Cell } from '#sources/fmr/draft.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import type { LabelMeaning } from '#sources/fmr/match-label.ts';

export type Way = 'RIGHT' | 'LEFT' | 'BELOW' | 'ABOVE' | 'INLINE';

export interface LabelPair {
  readonly label: Block;
  readonly labelText: string;
  readonly meaning: LabelMeaning;
  readonly value: Cell;
  readonly way: Way;
  readonly blocks: readonly Block[];
  /** Other values that were weighed for the label, the best first; one of them may be that of another label. */
  readonly rivals?: readonly WeighedValue[];
}

interface WeighedValue {
  readonly value: Cell;
  /** By how much it costs more than the value that was chosen. */
  readonly margin: number;
}

export interface Label {
  readonly block: Block;
  readonly meaning: LabelMeaning;
}

/** What a text names; with its block, also with the words of the group that the block is in. */
export type FindMeaning = (text: string, block?: Block) => LabelMeaning | undefined;

export function isAlike(one: Block, other: Block): boolean {
  return Math.abs(one.size - other.size) <= 0.4 && one.bold === other.bold && one.color === other.color;
}

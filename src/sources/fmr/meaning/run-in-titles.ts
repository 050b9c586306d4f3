/** Titles in the line of the text that they are over: `Credit quality: AAA 12.1, …`, `**Largest holdings.** …`. */
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { titleKind, type TitleKind } from '#sources/fmr/regions/title-kinds.ts';

export interface ListTitle {
  readonly block: Block;
  readonly kind: TitleKind;
}

/** `Credit quality (% of total assets): AAA 12.1, AA 30.4 and Others 57.5`: a title in the sentence of its list. */
export function runInTitle(block: Block): ListTitle | undefined {
  return titleOf(block, /^([^:]{4,90}?)\s?:(?:\s|$)/.exec(block.text)?.[1]);
}

/** `**Largest holdings of the Equity Sub-Fund.**`, `**Largest holdings:**` before a text that is not bold. */
export function boldTitle(block: Block, listAfter: () => readonly Block[]): ListTitle | undefined {
  // Asked first, because few texts of a page are such.
  const text = block.bold && block.lines.length === 1 ? /^([^.:]{4,90})[.:]$/.exec(block.text)?.[1] : undefined;
  const after = text === undefined ? [] : listAfter();
  return after.length > 0 && after.every(({ bold }) => !bold) ? titleOf(block, text) : undefined;
}

function titleOf(block: Block, text: string | undefined): ListTitle | undefined {
  const kind = text === undefined ? undefined : titleKind(text);
  return text === undefined || kind === undefined ? undefined : { block: { ...block, text }, kind };
}

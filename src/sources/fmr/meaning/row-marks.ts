/** The footnote marks that a row of the page bears, behind its label or its value, raised or not. */
import type { Box } from '#documents/pdf/page-words.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { squeeze } from '#sources/fmr/ink/respace.ts';
import type { RaisedMark } from '#sources/fmr/ink/text-cells.ts';
import { MARK } from './page-notes.ts';

const BEHIND = new RegExp(String.raw`(${MARK.source})\s{0,3}[:)]?\s{0,3}$`);

interface MarkedPlace {
  readonly label: string;
  readonly value: { readonly printed: string } & Box;
}

/** `Total Expense Ratio**` has `**`, `Since inception` with a small raised 2 has `2`. */
export function marksOf(
  { label, value }: MarkedPlace,
  blocks: readonly Block[],
  raised: readonly RaisedMark[],
): Set<string> {
  const printed = [label, value.printed].flatMap((text) => BEHIND.exec(text)?.[1] ?? []);
  const own = raised.length === 0 ? undefined : labelBlock(label, value, blocks);
  const holds = (box: Box, { base }: RaisedMark): boolean =>
    base.x0 >= box.x0 - 1 && base.x1 <= box.x1 + 1 && base.y0 >= box.y0 - 2 && base.y1 <= box.y1 + 2;
  const small = raised.filter((mark) => holds(value, mark) || (own !== undefined && holds(own, mark)));
  return new Set([...printed, ...small.map(({ mark }) => mark.text)]);
}

// Of several blocks with the label's words, the one beside or over the value.
function labelBlock(label: string, value: Box, blocks: readonly Block[]): Block | undefined {
  const wanted = squeeze(label);
  const same = blocks.filter((block) => !block.isFigure && wanted !== '' && squeeze(block.text) === wanted);
  const distance = (block: Block): number =>
    Math.abs(block.baseline - value.y1) * 3 + Math.abs((block.x0 + block.x1 - value.x0 - value.x1) / 2);
  return same.toSorted((a, b) => distance(a) - distance(b))[0];
}

/**
 * Shares under their names: `Sample Cement` over `8.55 Cement`. A list has nothing else, so a part of the page with any
 * other line is not read in this way.
 */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Cell } from '#sources/fmr/draft.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import type { TextLine } from '#sources/fmr/ink/text-cells.ts';
import { groupNeighbours } from './rows.ts';

interface StackedShare {
  readonly name: Cell;
  readonly figure: Cell;
  readonly blocks: readonly Block[];
}

const FEWEST = 2;
// In multiples of the font size.
const PITCH = 2.2;
const ALIGNED = 1;
// A share has decimals or a percent sign: a number alone may count something.
const SHARE = /^\(?\d{1,3}(?:\.\d{1,4}\)?\s?%?|\s?%)$/;

/** The items of a list, whose blocks are given from top to bottom; empty if a line is neither a name nor a share. */
export function listStackedShares(blocks: readonly Block[]): StackedShare[] {
  const lines = blocks
    .flatMap((block) => block.lines.map((line) => ({ line, block })))
    .toSorted((a, b) => a.line.baseline - b.line.baseline || a.line.x0 - b.line.x0);
  const rows = groupNeighbours(
    lines,
    (first, { line }) => Math.abs(first.line.baseline - line.baseline) < 0.3 * line.size,
  );
  if (rows.length % 2 !== 0 || rows.length < 2 * FEWEST) return [];
  const shares: StackedShare[] = [];
  for (let at = 0; at < rows.length; at += 2) {
    const [over, under] = [rows[at] ?? [], rows[at + 1] ?? []];
    const [name, figure] = [nameOf(over), figureOf(under)];
    if (name === undefined || figure === undefined || !isUnder(over[0]?.line, under[0]?.line)) return [];
    shares.push({ name, figure, blocks: [...over, ...under].map(({ block }) => block) });
  }
  return shares;
}

function isUnder(name: TextLine | undefined, share: TextLine | undefined): boolean {
  if (name === undefined || share === undefined) return false;
  return share.baseline - name.baseline < PITCH * name.size && Math.abs(share.x0 - name.x0) < ALIGNED * name.size;
}

function nameOf(row: readonly { readonly line: TextLine }[]): Cell | undefined {
  const [only, other] = row;
  const text = only?.line.text ?? '';
  return only === undefined || other !== undefined || !/^[A-Z(].*[A-Za-z]{2}/.test(text) || /\d\.\d|%/.test(text)
    ? undefined
    : { ...boxAround([only.line]), text };
}

/** The share that begins the line; what follows describes the holding and has no share of its own. */
function figureOf(row: readonly { readonly line: TextLine }[]): Cell | undefined {
  const [first, ...others] = row.flatMap(({ line }) => line.words);
  if (first === undefined) return undefined;
  const isSplit = others[0]?.text === '%';
  const words = isSplit ? [first, ...others.slice(0, 1)] : [first];
  const text = words.map((word) => word.text).join('');
  return !SHARE.test(text) || others.slice(isSplit ? 1 : 0).some((word) => SHARE.test(word.text))
    ? undefined
    : { ...boxAround(words), text };
}

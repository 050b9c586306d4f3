/**
 * Rows of figures with signs between them and a label under each: `1.00%` over `Management Fee`, `+`, `0.09%` over
 * `Trustee Fee`, `=`. Several such rows with the same labels are one table, whose heads are the labels of the first.
 */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Box } from '#documents/pdf/page-words.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { isNumeric } from '#sources/fmr/ink/figures.ts';
import { squeeze } from '#sources/fmr/ink/respace.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import { betweenMiddles } from './heads.ts';
import { tableOfHeads } from './make-table.ts';
import { isBeside } from './rows.ts';
import { findTitle } from './table-titles.ts';
import type { Row, Table } from './table.ts';

const SIGN = /^[+×=−–-]$/;
const EQUALS = '=';
// Two figures with a sign may be a range.
const FEWEST_FIGURES = 3;
const FEWEST_ROWS = 2;
// In multiples of the font size: from a figure to its label, between their middles, and from a row to the next.
const LABEL_GAP = 0.7;
const CENTRED = 0.5;
const PITCH = 6;

interface Sum extends Row {
  readonly names: readonly Block[];
  readonly signs: readonly Block[];
}

/** The tables of such rows, and the blocks that they are made of. */
export function listLabelledSums(
  blocks: readonly Block[],
  barriers: readonly Block[],
): { readonly table: Table; readonly blocks: readonly Block[] }[] {
  const signs = blocks.filter(({ text }) => SIGN.test(text.trim()));
  if (!signs.some(({ text }) => text.trim() === EQUALS)) return [];
  const sums = linesWith(signs).flatMap((line) => sumOf(line, blocks) ?? []);
  const groups: Sum[][] = [];
  for (const sum of sums) {
    const open = groups.find((group) => isNextOf(group.at(-1) as Sum, sum));
    if (open === undefined) groups.push([sum]);
    else open.push(sum);
  }
  return groups.flatMap((group) => (group.length < FEWEST_ROWS ? [] : [tableOf(group, blocks, barriers)]));
}

function tableOf(
  sums: readonly Sum[],
  blocks: readonly Block[],
  barriers: readonly Block[],
): { readonly table: Table; readonly blocks: readonly Block[] } {
  const rows = sums.map(({ label, figures }): Row => ({ label, figures }));
  const body = boxAround(rows.flatMap(({ label, figures }) => [label, ...figures]));
  const titles = blocks.filter((block) => titleKind(block.text) !== undefined);
  const title = findTitle(body, titles, rows, barriers);
  return {
    table: tableOfHeads(title, body, rows, sums[0]?.names ?? []),
    blocks: sums.flatMap(({ label, figures, names, signs }) => [label, ...figures, ...names, ...signs]),
  };
}

/** The signs of each line, from the top. */
function linesWith(signs: readonly Block[]): Block[][] {
  const lines: Block[][] = [];
  for (const sign of signs.toSorted((a, b) => a.baseline - b.baseline)) {
    const open = lines.find(([first]) => first !== undefined && isBeside(first, sign));
    if (open === undefined) lines.push([sign]);
    else open.push(sign);
  }
  return lines.map((line) => line.toSorted((a, b) => a.x0 - b.x0));
}

/** Undefined unless there are a label and, in turn, figures and signs, and each figure has a text under it. */
function sumOf(signs: readonly Block[], blocks: readonly Block[]): Sum | undefined {
  const [first] = signs;
  if (first === undefined || signs.length < FEWEST_FIGURES - 1) return undefined;
  const line = blocks.filter((block) => isBeside(first, block)).toSorted((a, b) => a.x0 - b.x0);
  const from = line.indexOf(first) - 1;
  const items = from < 0 ? [] : line.slice(from, from + 1 + 2 * signs.length);
  const figures = items.filter((_, at) => at % 2 === 0);
  const areInTurn = items.length === 2 * signs.length + 1 && signs.every((sign, at) => items[2 * at + 1] === sign);
  if (!areInTurn || !figures.every(({ text }) => isNumeric(text))) return undefined;
  const names = figures.flatMap((figure) => nameUnder(figure, blocks) ?? []);
  const label = line[from - 1] ?? labelBefore(boxAround([...figures, ...names]), blocks);
  return names.length < figures.length || label === undefined || label.isFigure
    ? undefined
    : { label, figures, names, signs };
}

/** The text left of a sum whose middle is level with the figures and the names under them together. */
function labelBefore({ x0, y0, y1 }: Box, blocks: readonly Block[]): Block | undefined {
  const before = blocks.filter((block) => block.x1 < x0 && block.y0 > y0 - 1 && block.y1 < y1 + 1);
  return before.toSorted((a, b) => b.x1 - a.x1)[0];
}

function nameUnder(figure: Block, blocks: readonly Block[]): Block | undefined {
  return blocks.find(
    (name) =>
      !name.isFigure &&
      name.size < figure.size &&
      name.y0 > figure.y1 - 1 &&
      name.y0 - figure.y1 < LABEL_GAP * figure.size &&
      betweenMiddles(name, figure) < CENTRED * figure.size,
  );
}

function isNextOf(above: Sum, sum: Sum): boolean {
  return (
    sum.label.y0 - above.label.y1 < PITCH * sum.label.size &&
    sum.names.length === above.names.length &&
    sum.names.every((name, at) => {
      const over = above.names[at] as Block;
      return squeeze(name.text) === squeeze(over.text) && betweenMiddles(name, over) < CENTRED * name.size;
    })
  );
}

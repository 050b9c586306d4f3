/**
 * Heads over ruled cells: the rule under a line of heads is drawn in pieces, one for each cell, and each head is in the
 * middle of the cells that it is over.
 */
import type { Box, PdfPage } from '#documents/pdf/page-words.ts';
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Block } from './blocks.ts';

// In points: pieces of one rule that touch, and a head in the middle of its cells.
const TOUCHING = 1;
const CENTRED = 1;
// Of narrower cells a head could be in the middle of many numbers of them.
const NARROWEST = 4 * CENTRED;
const FEWEST_CELLS = 4;
const FEWEST_HEADS = 2;
// In multiples of the font size: from the words down to the rule.
const OVER_RULE = 1.2;

/** The blocks, each such head with the cells that it is over as its field. */
export function nameCellsOfHeads({ rules }: PdfPage, blocks: readonly Block[]): Block[] {
  const fields = new Map<Block, Box>();
  for (const cells of ruledLines(rules)) {
    const heads = headsOver(cells, blocks);
    const [spans, other] = heads.length < FEWEST_HEADS || heads.length >= cells.length ? [] : waysToSpan(heads, cells);
    if (spans === undefined || other !== undefined) continue;
    for (const [at, span] of spans.entries()) fields.set(heads[at] as Block, boxAround(span));
  }
  return blocks.map((block) => {
    const field = fields.get(block);
    return field === undefined || block.field !== undefined
      ? block
      : { ...block, field: { ...field, color: block.color } };
  });
}

/** Rules in pieces that touch, from left to right. */
function ruledLines(rules: readonly Box[]): Box[][] {
  const flat = rules.filter(({ y0, y1 }) => y1 - y0 < 2 * TOUCHING);
  return [...Map.groupBy(flat, ({ y0 }) => Math.round(y0)).values()].flatMap((level) => {
    const lines: Box[][] = [];
    for (const piece of level.toSorted((a, b) => a.x0 - b.x0)) {
      const line = lines.at(-1);
      if (line !== undefined && Math.abs(piece.x0 - (line.at(-1)?.x1 ?? 0)) < TOUCHING) line.push(piece);
      else lines.push([piece]);
    }
    return lines.filter((line) => line.length >= FEWEST_CELLS && line.every(({ x0, x1 }) => x1 - x0 > NARROWEST));
  });
}

/** The words right over the cells, on one line; none if a figure is among them. */
function headsOver(cells: readonly Box[], blocks: readonly Block[]): Block[] {
  const { x0, x1, y0 } = boxAround(cells);
  const over = blocks.filter(
    (block) =>
      block.x0 > x0 - TOUCHING &&
      block.x1 < x1 + TOUCHING &&
      block.y0 < y0 &&
      y0 - block.baseline < OVER_RULE * block.size &&
      block.baseline < y0 + TOUCHING,
  );
  const isLine = over.every(
    ({ isFigure, baseline }) => !isFigure && Math.abs(baseline - (over[0]?.baseline ?? 0)) < TOUCHING,
  );
  return isLine ? over.toSorted((a, b) => a.x0 - b.x0) : [];
}

/** How the heads may share the cells in their order, each over neighbours and all over all; two ways at most. */
function waysToSpan(heads: readonly Block[], cells: readonly Box[]): Box[][][] {
  const [head, ...rest] = heads;
  if (head === undefined) return cells.length === 0 ? [[]] : [];
  const ways: Box[][][] = [];
  for (let count = 1; count <= cells.length - rest.length && ways.length < 2; count += 1) {
    const own = cells.slice(0, count);
    const { x0, x1 } = boxAround(own);
    const isCentred = Math.abs(x0 + x1 - head.x0 - head.x1) < 2 * CENTRED && head.x0 > x0 - TOUCHING;
    if (isCentred) ways.push(...waysToSpan(rest, cells.slice(count)).map((others) => [own, ...others]));
  }
  return ways;
}

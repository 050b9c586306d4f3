/**
 * Bars whose segments have a name over its share inside, one bar for each month or plan, with its label at the left:
 * `May 2023`, then `T-Bills` over `69.7%`, `Bank deposits` over `23.6%` in segments of a bar.
 */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Box, Shade } from '#documents/pdf/page-words.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import { tableUnder } from './make-table.ts';
import type { Row, Table } from './table.ts';

interface NamedSegments {
  readonly table: Table;
  readonly blocks: readonly Block[];
}

interface Bar extends Box {
  readonly label: Block;
  readonly rows: readonly Row[];
}

const SHARE = /^\d{1,3}(?:\.\d{1,4})?\s?%$/;
const FEWEST = 2;
// In points.
const TOUCHING = 1;
const INSIDE = 0.5;
// In multiples of the font size: from a label to its bar, from a title to its bars, and from a name to its share.
const LABEL_REACH = 9;
const TITLE_OVER = 3;
const NAME_OVER = 0.8;
// In multiples of the height of a bar.
const PITCH = 1;

/** One table for bars at the same edges under each other, right under a title, with a column for each bar. */
export function listNamedSegments(blocks: readonly Block[], shades: readonly Shade[]): NamedSegments[] {
  const shares = shades.length < FEWEST ? [] : blocks.filter(({ isFigure, text }) => isFigure && SHARE.test(text));
  if (shares.length < FEWEST) return [];
  const bars = listBars(shades).flatMap((parts) => readBar(parts, shares, blocks) ?? []);
  const groups: [Bar, ...Bar[]][] = [];
  for (const bar of bars) {
    const group = groups.find((each) => isNext(each.at(-1) as Bar, bar));
    if (group === undefined) groups.push([bar]);
    else group.push(bar);
  }
  return groups.flatMap((group) => makeTable(group, blocks) ?? []);
}

/** Filled areas of one height that touch each other from left to right. */
function listBars(shades: readonly Shade[]): Shade[][] {
  const bars: Shade[][] = [];
  const open = new Map<string, Shade[]>();
  for (const shade of shades.toSorted((a, b) => a.x0 - b.x0)) {
    const place = `${Math.round(shade.y0)} ${Math.round(shade.y1)}`;
    const bar = open.get(place);
    const last = bar?.at(-1);
    if (last !== undefined && Math.abs(last.x1 - shade.x0) < TOUCHING && last.color !== shade.color) bar?.push(shade);
    else {
      const begun = [shade];
      bars.push(begun);
      open.set(place, begun);
    }
  }
  return bars.filter((parts) => parts.length >= FEWEST).toSorted((a, b) => boxAround(a).y0 - boxAround(b).y0);
}

const isWithin = (block: Box, { x0, x1, y0, y1 }: Box): boolean =>
  block.x0 > x0 - INSIDE && block.x1 < x1 + INSIDE && block.y0 > y0 - INSIDE && block.y1 < y1 + INSIDE;

/** Undefined unless each segment has one name and one share inside, and nothing else is in the bar. */
function readBar(parts: readonly Shade[], shares: readonly Block[], blocks: readonly Block[]): Bar | undefined {
  const bar = boxAround(parts);
  if (shares.filter((share) => isWithin(share, bar)).length !== parts.length) return undefined;
  const inside = blocks.filter(({ x0, x1, y0, y1 }) => {
    const middle = (y0 + y1) / 2;
    return x0 < bar.x1 && x1 > bar.x0 && middle > bar.y0 && middle < bar.y1;
  });
  const rows = parts.flatMap((part) => rowIn(inside.filter((block) => isWithin(block, part))) ?? []);
  const isWhole = rows.length === parts.length && inside.length === 2 * parts.length;
  const names = new Set(rows.map(({ label }) => label.text));
  const [label, other] = blocks.filter(
    ({ x1, y0, y1, size, isFigure }) =>
      !isFigure && x1 < bar.x0 + INSIDE && bar.x0 - x1 < LABEL_REACH * size && y1 > bar.y0 && y0 < bar.y1,
  );
  if (!isWhole || names.size < rows.length || label === undefined || other !== undefined) return undefined;
  return { ...bar, label, rows };
}

function rowIn(cell: readonly Block[]): Row | undefined {
  const [label, figure] = cell.toSorted((a, b) => a.y0 - b.y0);
  if (cell.length !== 2 || label === undefined || figure === undefined || label.isFigure) return undefined;
  const gap = figure.y0 - label.y1;
  return SHARE.test(figure.text) && gap > -INSIDE && gap < NAME_OVER * figure.size
    ? { label, figures: [figure] }
    : undefined;
}

function isNext(last: Bar, bar: Bar): boolean {
  const isAtEdges = Math.abs(last.x0 - bar.x0) < TOUCHING && Math.abs(last.x1 - bar.x1) < TOUCHING;
  return isAtEdges && bar.y0 - last.y1 < PITCH * (bar.y1 - bar.y0);
}

/** A name that one bar lacks has no figure in its column. */
function makeTable(bars: readonly Bar[], blocks: readonly Block[]): NamedSegments | undefined {
  const heads = bars.map(({ label }) => label);
  const used = [...heads, ...bars.flatMap(({ rows }) => rows.flatMap(({ label, figures }) => [label, ...figures]))];
  const body = boxAround(used);
  const [title] = blocks
    .filter(
      ({ x0, x1, y1, size }) => x0 < body.x1 && x1 > body.x0 && y1 < body.y0 + 1 && body.y0 - y1 < TITLE_OVER * size,
    )
    .toSorted((a, b) => b.y1 - a.y1);
  if (title === undefined || titleKind(title.text) === undefined) return undefined;
  const cells = Map.groupBy(
    bars.flatMap(({ rows }, at) =>
      rows.map(({ label, figures: [figure] }) => ({ at, label, figure: figure as Block })),
    ),
    ({ label }) => label.text,
  );
  const rows = [...cells.values()].map((own): Row => ({
    label: (own[0] as (typeof own)[number]).label,
    figures: own.map(({ figure }) => figure),
  }));
  const places = new Map([...cells.values()].flatMap((own) => own.map(({ at, figure }) => [figure, at] as const)));
  const columns = heads.map((head, at) => ({
    ...boxAround([...places].filter(([, place]) => place === at).map(([figure]) => figure)),
    text: head.text,
    heads: [head],
  }));
  return { table: tableUnder(title, { ...body, rows, columns, places }), blocks: [title, ...used] };
}

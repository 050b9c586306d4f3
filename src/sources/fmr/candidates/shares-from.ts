/**
 * Shares after which a phrase has that of the month before, `67.9%  from 63.6%`, under a title that names both months:
 * `Asset allocation in March 2025 (from February 2025)`. The line under the title may name them as well:
 * `May-25 in bold (was: Apr-25)` over `T-Bills 63.3% was 68.2%`.
 */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { blockOf, flowOf } from '#sources/fmr/ink/flow.ts';
import { readMonth } from '#sources/fmr/printed-date.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import { tableOfHeads } from './make-table.ts';
import type { Row, Table } from './table.ts';

const BEFORE = /^(?:(?:up |down )?from|was) (\d{1,3}(?:\.\d{1,4})?\s?%)$/d;
const LINK = /^(?:(?:up |down )?from|was)$/;
const MONTHS =
  /\b([A-Z][a-z]{2,8}[ -]\d{2,4})(?: in bold)? \((?:(?:up |down )?from|was):? ([A-Z][a-z]{2,8}[ -]\d{2,4})\)/d;
const SHARE = /^\d{1,3}(?:\.\d{1,4})?\s?%$/;
const FEWEST = 2;
// In points.
const ONE_EDGE = 2;
// In multiples of the font size: from a share to the phrase, and from its name to the share.
const PHRASE_GAP = 3;
const NAME_REACH = 30;
// From a title down to the line that names the months.
const NEXT_LINE = 1;

interface Found {
  readonly row: Row;
  readonly blocks: readonly Block[];
}

/** A table of two months for the rows under each such title. */
export function listSharesFrom(
  blocks: readonly Block[],
): { readonly table: Table; readonly blocks: readonly Block[] }[] {
  const rows = blocks.flatMap((block) => rowOf(block, blocks) ?? []);
  if (rows.length < FEWEST) return [];
  const titles = blocks.filter(({ text }) => titleKind(text) !== undefined);
  return [...Map.groupBy(rows, ({ row }) => titleOver(row.label, titles))].flatMap(([title, own]) => {
    const months = title === undefined || own.length < FEWEST ? [] : monthsAt(title, blocks);
    if (title === undefined || months.length === 0) return [];
    const used = own.flatMap((each) => each.blocks);
    const table = tableOfHeads(
      title,
      boxAround(used),
      own.map(({ row }) => row),
      months,
    );
    return [{ table, blocks: used }];
  });
}

function partOf(block: Block, pattern: RegExp): Block[] {
  const flow = flowOf(block.lines.map((line) => [line]));
  const places = (pattern.exec(flow.text)?.indices ?? []).slice(1);
  return places.map(([from, to] = [0, 0]) => ({ ...blockOf(flow, from, to), text: flow.text.slice(from, to) }));
}

function monthsAt(title: Block, blocks: readonly Block[]): Block[] {
  const isNext = ({ x0, y0, size }: Block): boolean =>
    Math.abs(x0 - title.x0) < ONE_EDGE && y0 > title.y1 - 1 && y0 - title.y1 < NEXT_LINE * size;
  const own = monthsIn(title);
  return own.length > 0 ? own : blocks.filter(isNext).flatMap(monthsIn).slice(0, 2);
}

function monthsIn(title: Block): Block[] {
  const months = partOf(title, MONTHS);
  return months.every(({ text }) => readMonth(text) !== undefined) ? months : [];
}

function rowOf(phrase: Block, blocks: readonly Block[]): Found | undefined {
  const [before] = LINK.test(phrase.text) ? figureBehind(phrase, blocks) : partOf(phrase, BEFORE);
  if (before === undefined) return undefined;
  const level = blocks.filter(({ x1, y0, y1 }) => x1 <= phrase.x0 + 1 && y0 < phrase.y1 && y1 > phrase.y0);
  const [share, label] = level.toSorted((a, b) => b.x1 - a.x1);
  if (share === undefined || label === undefined || !SHARE.test(share.text) || label.isFigure) return undefined;
  const isNear = phrase.x0 - share.x1 < PHRASE_GAP * phrase.size && share.x0 - label.x1 < NAME_REACH * share.size;
  return isNear ? { row: { label, figures: [share, before] }, blocks: [label, share, phrase, before] } : undefined;
}

/** `was` and `68.2%` are two texts where the figure is in a style of its own. */
function figureBehind(link: Block, blocks: readonly Block[]): Block[] {
  return blocks.filter(
    ({ text, x0, y0, y1 }) =>
      SHARE.test(text) && x0 > link.x1 - 1 && x0 - link.x1 < link.size && y0 < link.y1 && y1 > link.y0,
  );
}

/** The nearest title over a name that does not begin right of it. */
function titleOver({ x0, y0, size }: Block, titles: readonly Block[]): Block | undefined {
  return titles
    .filter((title) => title.y1 < y0 + 1 && title.x0 < x0 + size && title.x1 > x0)
    .toSorted((a, b) => b.y1 - a.y1)[0];
}

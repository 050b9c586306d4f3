/**
 * A table of months whose columns are several tables, each under a title of its own: `Return of the month (%)` over
 * `SIF` and `Benchmark`, then `Assets (% of total assets)` over the classes.
 */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { monthOf } from '#sources/fmr/meaning/read-returns.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import { betweenMiddles, linesOf, sharesWidth } from './heads.ts';
import type { Table } from './table.ts';
import { pickColumns } from './turn-table.ts';

const FEWEST_ROWS = 3;
// Each may be over many runs of columns.
const MOST_TITLES = 5;
// In multiples of the font size: from the titles down to the heads.
const REACH = 2;
// Between the middles of a title and of its heads.
const CENTRED = 1;
const NEARLY = 1.5;
const CLEARLY = 0.5;

/** A table for each title over several columns and one for the rest; the table itself unless two kinds are titled. */
export function splitByColumnTitles(table: Table, blocks: readonly Block[]): Table[] {
  const { rows, columns } = table;
  if (rows.length < FEWEST_ROWS || rows.some(({ label }) => monthOf(label.text) === undefined)) return [table];
  const heads = columns.flatMap((column) => column.heads.at(-1) ?? []);
  if (heads.length < columns.length) return [table];
  const titles = titlesOver(table, heads, blocks);
  const kinds = new Set(titles.map(({ text }) => titleKind(text)));
  if (titles.length > MOST_TITLES || kinds.size < 2 || kinds.has(undefined)) return [table];
  const ends = endsOfRuns(titles, heads);
  if (ends === undefined) return [table];
  const pick = (from: number, to: number): Map<number, string> =>
    new Map(columns.flatMap(({ text }, at) => (at >= from && at < to ? [[at, text] as const] : [])));
  const parts = titles.map((title, at): Table => {
    const part = pickColumns(table, pick(ends[at] ?? 0, ends[at + 1] ?? 0));
    const captions = part.captions.filter((caption) => sharesWidth(caption, boxAround(part.columns)));
    return { ...part, ...boxOf(part), title, kind: titleKind(title.text), unknownTitle: null, captions };
  });
  if (parts.some((part) => part.rows.length < rows.length)) return [table];
  // Figures of the same months before the titled ones: prices, sizes.
  const rest = [pick(0, ends[0] ?? 0), pick(ends.at(-1) ?? 0, columns.length)].filter(({ size }) => size > 0);
  return [...rest.map((each): Table => ({ ...pickColumns(table, each), ...UNTITLED })), ...parts];
}

const UNTITLED = { title: null, kind: undefined, unknownTitle: null };

/**
 * The place of the first head that is titled, and the ends of the heads under each title: each title is over the middle
 * of at least two, and those of the next one follow. Undefined if others fit nearly as well.
 */
function endsOfRuns(titles: readonly Block[], heads: readonly Block[]): readonly number[] | undefined {
  const extend = (ends: readonly number[], misfit: number): { ends: readonly number[]; misfit: number }[] => {
    const [title, from] = [titles[ends.length - 1], ends.at(-1) ?? 0];
    if (title === undefined) return [{ ends, misfit }];
    return heads.slice(from + 1).flatMap((_, more) => {
      const to = from + more + 2;
      const own = betweenMiddles(title, boxAround(heads.slice(from, to))) / title.size;
      return own < NEARLY ? extend([...ends, to], Math.max(misfit, own)) : [];
    });
  };
  const found = heads.flatMap((_, from) => extend([from], 0)).toSorted((a, b) => a.misfit - b.misfit);
  const [best, next] = found;
  const isClear = next === undefined || next.misfit > 2 * (best?.misfit ?? 0) + CLEARLY;
  return best !== undefined && best.misfit < CENTRED && isClear ? best.ends : undefined;
}

function boxOf({ rows }: Table): ReturnType<typeof boxAround> {
  return boxAround(rows.flatMap(({ label, figures }) => [label, ...figures]));
}

/** The line of texts right over the heads. */
function titlesOver({ x0, x1 }: Table, heads: readonly Block[], blocks: readonly Block[]): readonly Block[] {
  const [{ size } = { size: 0 }] = heads;
  const top = Math.min(...heads.map(({ y0 }) => y0));
  const over = blocks.filter(
    (block) =>
      !block.isFigure && block.x0 > x0 && block.x1 < x1 + size && block.y1 < top + 1 && top - block.y1 < REACH * size,
  );
  return linesOf(over).at(-1) ?? [];
}

/**
 * Funds under each other in the order of their returns, once for each period: `One month` over `SLF 21.25 19.75` and
 * `SIF 18.40 19.75`, under `Fund`, `Return` and `Benchmark`. A fund changes its row from one list to the next.
 */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { periodOfLabel } from '#sources/fmr/meaning/period-label.ts';
import { linesOf, sharesWidth } from './heads.ts';
import { tableOfHeads } from './make-table.ts';
import type { Row, Table } from './table.ts';

interface Ladders {
  /** The rows of the page's own fund, each with its period. */
  readonly table: Table;
  /** All texts of the lists. */
  readonly blocks: readonly Block[];
}

interface Ladder {
  readonly period: Block;
  readonly heads: readonly Block[];
  readonly rows: readonly Row[];
}

const FEWEST_LADDERS = 2;
const FEWEST_ROWS = 2;
// In multiples of the font size: from a period to its heads, and from a line to the next.
const TO_HEADS = 2.5;
const PITCH = 3.5;
// In points.
const SAME_LINE = 1;

/** Undefined unless all lists with a period over them have the same heads, and one figure of each fund under each. */
export function listLadders(
  blocks: readonly Block[],
  ownerOf: (text: string) => 'OWN' | 'OTHER' | undefined,
): Ladders | undefined {
  const periods = blocks.filter(
    ({ isFigure, lines, text }) => !isFigure && lines.length === 1 && periodOfLabel(text, null) !== undefined,
  );
  const ladders = periods.flatMap((period) => ladderUnder(period, blocks, periods, ownerOf) ?? []);
  const [first] = ladders;
  if (first === undefined || ladders.length < FEWEST_LADDERS) return undefined;
  const isAlike = ({ heads }: Ladder): boolean => headsOf(heads) === headsOf(first.heads);
  if (!ladders.every(isAlike) || new Set(ladders.map(({ period }) => period.text)).size < ladders.length)
    return undefined;
  const rows = ladders.flatMap(({ period, rows: all }): Row[] =>
    all.flatMap(({ label, figures }) => (ownerOf(label.text) === 'OWN' ? [{ label: period, figures }] : [])),
  );
  const used = ladders.flatMap(({ period, heads, rows: all }) => [
    period,
    ...heads,
    ...all.flatMap(({ label, figures }) => [label, ...figures]),
  ]);
  if (rows.length === 0) return undefined;
  const body = boxAround(rows.flatMap(({ label, figures }) => [label, ...figures]));
  return { table: tableOfHeads(null, body, rows, first.heads.slice(1)), blocks: used };
}

function headsOf(heads: readonly Block[]): string {
  return heads.map(({ text }) => text).join('\n');
}

/** The list under a period; undefined if one of its lines is anything but a fund with a figure under each head. */
function ladderUnder(
  period: Block,
  blocks: readonly Block[],
  periods: readonly Block[],
  ownerOf: (text: string) => 'OWN' | 'OTHER' | undefined,
): Ladder | undefined {
  const isLevel = (other: Block): boolean => Math.abs(other.baseline - period.baseline) < SAME_LINE;
  const right = Math.min(...periods.filter((other) => other.x0 > period.x1 && isLevel(other)).map(({ x0 }) => x0));
  const inside = blocks.filter(({ x0, x1, y0 }) => y0 > period.y1 - 1 && x1 > period.x0 && x0 < right - SAME_LINE);
  const [heads, ...lines] = linesOf(inside);
  if (heads === undefined || !areHeads(heads, period)) return undefined;
  const rows: Row[] = [];
  let last = heads[0] as Block;
  for (const line of lines) {
    const [at, ...more] = [...line.keys()].filter((place) => ownerOf(line[place]?.text ?? '') !== undefined);
    const label = line[at ?? -1];
    // A key of the short forms may be under the last row.
    const isOver = label === undefined || !line.some(({ isFigure }) => isFigure);
    if (isOver || label.y0 - last.y1 > PITCH * label.size) break;
    const figures = line.slice((at ?? 0) + 1);
    const isRow =
      more.length === 0 &&
      figures.length === heads.length - 1 &&
      line.slice(0, at).every(isRank) &&
      figures.every((figure, place) => figure.isFigure && isOnlyUnder(figure, heads, place + 1)) &&
      rows.every((row) => row.label.text !== label.text);
    if (!isRow) return undefined;
    rows.push({ label, figures });
    last = label;
  }
  return rows.length < FEWEST_ROWS ? undefined : { period, heads, rows };
}

/** The first is over the names. */
function areHeads(line: readonly Block[], period: Block): boolean {
  const [first] = line;
  return (
    first !== undefined &&
    line.length > 1 &&
    line.every(({ isFigure }) => !isFigure) &&
    first.y0 - period.y1 < TO_HEADS * period.size
  );
}

function isRank({ text }: Block): boolean {
  return /^\d{1,2}\.?$/.test(text);
}

function isOnlyUnder(figure: Block, heads: readonly Block[], place: number): boolean {
  return heads.every((head, at) => sharesWidth(head, figure) === (at === place));
}

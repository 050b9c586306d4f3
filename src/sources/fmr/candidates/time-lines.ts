/**
 * A line of time down the page: days and months under each other in their order, and beside each what happened then or
 * the returns of the period that ends with it. `30 June 2024 | FY24 | 23.51%` is between two months of one table.
 */
import { joinNext } from '#sources/fmr/group-items.ts';
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import { makeBlock, type Block } from '#sources/fmr/ink/blocks.ts';
import { periodOfLabel } from '#sources/fmr/meaning/period-label.ts';
import { readDate, readMonth } from '#sources/fmr/printed-date.ts';
import { rememberOf } from '#sources/fmr/remember.ts';
import { tableOfColumns } from './make-table.ts';
import { blocksAfter } from './rows.ts';
import { HEAD_GAP } from './table-titles.ts';
import type { Row, Table } from './table.ts';

const FEWEST_STOPS = 6;
const FEWEST_MONTHS = 3;
// In multiples of the font size: edges of one column, and from a day or month down to the next.
const ALIGNED = 0.2;
const PITCH = 4;

/** A day or month of the line, and the text of the page that it is in: several days may be one text. */
interface Stop {
  readonly cell: Block;
  readonly block: Block;
  /** Undefined for a month. */
  readonly day: string | undefined;
  readonly month: string;
}

/** What happened on a day. */
export interface DatedEvent {
  readonly day: Block;
  readonly text: Block;
}

interface TimeLine {
  readonly table: Table;
  readonly events: readonly DatedEvent[];
  readonly blocks: readonly Block[];
}

/** Asked for the events and for the returns. */
export const listTimeLines: (blocks: readonly Block[]) => TimeLine[] = rememberOf(findTimeLines);

function findTimeLines(blocks: readonly Block[]): TimeLine[] {
  const stops = blocks.flatMap(stopsOf);
  if (stops.length < FEWEST_STOPS || !stops.some(({ day }) => day !== undefined)) return [];
  return listRunsOf(stops).flatMap((line) => makeLine(line, blocks) ?? []);
}

function stopsOf(block: Block): Stop[] {
  const stops = block.lines.flatMap((line): Stop[] => {
    const day = readDate(line.text);
    const month = day?.slice(0, 7) ?? readMonth(line.text);
    return month === undefined ? [] : [{ cell: makeBlock([line]), block, day, month }];
  });
  return stops.length === block.lines.length ? stops : [];
}

/** Days and months that end at one edge, in their order and without a gap; both kinds are among them. */
function listRunsOf(stops: readonly Stop[]): Stop[][] {
  const runs = joinNext(
    stops.toSorted((a, b) => a.cell.baseline - b.cell.baseline),
    isNext,
  );
  return runs.filter(
    (run) =>
      run.length >= FEWEST_STOPS &&
      run.some(({ day }) => day !== undefined) &&
      run.filter(({ day }) => day === undefined).length >= FEWEST_MONTHS,
  );
}

function isNext(last: Stop, stop: Stop): boolean {
  const { x1, y0, size } = stop.cell;
  const isClose = Math.abs(x1 - last.cell.x1) < ALIGNED * size && y0 - last.cell.y1 < PITCH * size;
  // A month may be before or after the days in it.
  const isLater = stop.day !== undefined && last.day !== undefined ? stop.day >= last.day : stop.month >= last.month;
  const isSame = stop.day === undefined && last.day === undefined && stop.month === last.month;
  return isClose && isLater && !isSame;
}

function makeLine(stops: readonly Stop[], blocks: readonly Block[]): TimeLine | undefined {
  const lines = stops.map((stop) => ({ stop, cells: blocksAfter(stop.cell, blocks) }));
  const runs = lines.flatMap(({ stop, cells }) => (stop.day === undefined ? [figuresOf(cells)] : []));
  const columns = runs.toSorted((a, b) => a.length - b.length)[0] ?? [];
  if (columns.length === 0) return undefined;
  const rows: Row[] = [];
  const events: DatedEvent[] = [];
  for (const { stop, cells } of lines) {
    const [next] = cells;
    const isPeriod = stop.day === undefined || (next !== undefined && isYearOf(next, stop.day));
    const label = stop.day === undefined ? stop.cell : next;
    const figures = figuresOf(stop.day === undefined ? cells : cells.slice(1)).slice(0, columns.length);
    const areInColumns =
      figures.length === columns.length && figures.every((figure, at) => isUnder(figure, columns[at]));
    if (isPeriod && areInColumns && label !== undefined) rows.push({ label, figures });
    else if (isPeriod || (next?.isFigure ?? false)) return undefined;
    else if (next !== undefined && next.x0 < (columns[0]?.x1 ?? 0)) events.push({ day: stop.cell, text: next });
  }
  const heads = headsOver(columns, stops[0] as Stop, blocks);
  const parts = [...stops.map(({ block }) => block), ...rows.flatMap(({ label, figures }) => [label, ...figures])];
  return {
    table: tableOfColumns(null, boxAround(rows.flatMap(({ label, figures }) => [label, ...figures])), rows, heads),
    events,
    blocks: [...parts, ...heads.flat(), ...events.map(({ text }) => text)],
  };
}

/** Up to the first words. */
function figuresOf(cells: readonly Block[]): Block[] {
  const end = cells.findIndex(({ isFigure }) => !isFigure);
  return end < 0 ? [...cells] : cells.slice(0, end);
}

/** `FY24` right of the last day of that year. */
function isYearOf({ text }: Block, day: string): boolean {
  return periodOfLabel(text, null) === 'FY' && text.endsWith(day.slice(2, 4));
}

function isUnder(figure: Block, column: Block | undefined): boolean {
  return column !== undefined && Math.abs(figure.x1 - column.x1) < ALIGNED * figure.size;
}

/** The texts over the line that share the width of one column alone. */
function headsOver(columns: readonly Block[], { cell }: Stop, blocks: readonly Block[]): Block[][] {
  const heads = blocks.filter(
    ({ y1, isFigure }) => !isFigure && y1 < cell.y0 + 1 && cell.y0 - y1 < HEAD_GAP * cell.size,
  );
  const isOver = ({ x0, x1 }: Block, column: Block): boolean => x0 < column.x1 && x1 > column.x0;
  return columns.map((column) =>
    heads
      .filter((head) => isOver(head, column) && columns.every((other) => other === column || !isOver(head, other)))
      .toSorted((one, other) => one.y0 - other.y0),
  );
}

/**
 * Tables of returns with a column for gains and one for losses under each series: `SIF` over `Gain` and `Loss`, one of
 * which is blank in each row.
 */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { periodOfLabel } from '#sources/fmr/meaning/period-label.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import { betweenMiddles, linesOf } from './heads.ts';
import { tableUnder } from './make-table.ts';
import { findTitle } from './table-titles.ts';
import type { Column, Row, Table } from './table.ts';

const GAIN = /^gains?(?: \(?%\)?)?$/i;
const LOSS = /^loss(?:es)?(?: \(?%\)?)?$/i;
const NEGATIVE = /^[-–−(]/;
const FEWEST_ROWS = 3;
// In multiples of the font size: from the heads to the name over them, and from a row to the next.
const UNDER = 3;
const PITCH = 3;

interface Series {
  readonly name: Block;
  readonly gain: Block;
  readonly loss: Block;
}

/** The tables with one column for each series, and the blocks that they are made of. */
export function listGainColumns(
  blocks: readonly Block[],
  barriers: readonly Block[],
): { readonly table: Table; readonly blocks: readonly Block[] }[] {
  const heads = blocks.filter(({ text }) => GAIN.test(text) || LOSS.test(text));
  if (heads.length < 2) return [];
  return linesOf(heads).flatMap((line) => {
    const series = seriesOf(line, blocks);
    return series === undefined ? [] : (makeTable(series, blocks, barriers) ?? []);
  });
}

/** Undefined unless the line is `Gain Loss Gain Loss` with a name over each two. */
function seriesOf(line: readonly Block[], blocks: readonly Block[]): Series[] | undefined {
  const pairs = line.flatMap((gain, at) => (at % 2 === 0 ? [[gain, line[at + 1]] as const] : []));
  const series = pairs.map(([gain, loss]): Series | undefined => {
    if (loss === undefined || !GAIN.test(gain.text) || !LOSS.test(loss.text)) return undefined;
    const over = blocks.filter(({ x0, x1, y1, isFigure }) => {
      const middle = (x0 + x1) / 2;
      return !isFigure && middle > gain.x0 && middle < loss.x1 && y1 < gain.y0 + 1 && gain.y0 - y1 < UNDER * gain.size;
    });
    const name = over.toSorted((a, b) => b.y1 - a.y1)[0];
    return name === undefined || titleKind(name.text) !== undefined ? undefined : { name, gain, loss };
  });
  return series.every((each) => each !== undefined) ? series : undefined;
}

function makeTable(
  series: readonly Series[],
  blocks: readonly Block[],
  barriers: readonly Block[],
): { readonly table: Table; readonly blocks: readonly Block[] } | undefined {
  const rows = rowsUnder(series, blocks);
  if (rows.length < FEWEST_ROWS || !rows.every((row) => areSigned(row, series))) return undefined;
  const body = boxAround(rows.flatMap(({ label, figures }) => [label, ...figures]));
  const heads = series.flatMap(({ name, gain, loss }) => [name, gain, loss]);
  const titles = blocks.filter((block) => titleKind(block.text) !== undefined);
  const title = findTitle(boxAround([...heads, ...rows.map(({ label }) => label)]), titles, rows, barriers);
  const columns = series.map(({ name, gain, loss }): Column => ({
    ...boxAround([gain, loss]),
    text: name.text,
    heads: [name],
  }));
  const places = new Map(
    rows.flatMap(({ figures }) => figures.map((figure) => [figure, placeOf(figure, series)] as const)),
  );
  const table = tableUnder(title, { ...body, rows, columns, places });
  return { table, blocks: [...heads, ...rows.flatMap(({ label, figures }) => [label, ...figures])] };
}

/** The periods left of the heads with the figures under these, down to the first gap. */
function rowsUnder(series: readonly Series[], blocks: readonly Block[]): Row[] {
  const [first, last] = [series[0] as Series, series.at(-1) as Series];
  const under = blocks.filter(({ y0, x1 }) => y0 > first.gain.y1 - 1 && x1 < last.loss.x1 + 2 * last.loss.size);
  const rows: Row[] = [];
  let bottom = first.gain.y1;
  for (const line of linesOf(under)) {
    const label = line.findLast(({ x1, isFigure }) => !isFigure && x1 < first.gain.x0);
    const figures = line.filter(({ x0, isFigure }) => isFigure && label !== undefined && x0 > label.x1);
    if (label === undefined || figures.length === 0 || periodOfLabel(label.text, null) === undefined) continue;
    if (label.y0 - bottom > PITCH * label.size) break;
    rows.push({ label, figures });
    bottom = label.y1;
  }
  return rows;
}

/** The series whose heads are nearest. */
function placeOf(figure: Block, series: readonly Series[]): number {
  const distances = series.map(({ gain, loss }) =>
    Math.min(betweenMiddles(gain, figure), betweenMiddles(loss, figure)),
  );
  return distances.indexOf(Math.min(...distances));
}

/** One figure of each series, whose sign is that of its column: a loss without a sign would be read as a gain. */
function areSigned({ figures }: Row, series: readonly Series[]): boolean {
  const places = figures.map((figure) => placeOf(figure, series));
  return (
    new Set(places).size === figures.length &&
    figures.every((figure, at) => {
      const { gain, loss } = series[places[at] ?? 0] as Series;
      const isLoss = betweenMiddles(loss, figure) < betweenMiddles(gain, figure);
      return isLoss === NEGATIVE.test(figure.text);
    })
  );
}

/** Figures of a second series in brackets behind those of the first: `15.95% (benchmark 15.40%)`. */
import { makeSegment } from '#documents/pdf/list-segments.ts';
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import { makeBlock, type Block } from '#sources/fmr/ink/blocks.ts';
import { saysOther } from '#sources/fmr/meaning/series-roles.ts';
import type { Column, Row, Table } from './table.ts';

const FEWEST_ROWS = 2;
const LONGEST = 40;
// In multiples of the font size: from the figure to the bracket, and between their baselines.
const GAP = 1.5;
const ONE_LINE = 0.2;

const BRACKETED = /^\(\s?(\p{L}[\p{L}\d .-]{1,30}?)[ :]\s{0,3}([+−–-]?\s?\d[\d.,]{0,12}\s?%?)\s?\)$/u;

interface Bracketed {
  readonly name: string;
  readonly head: Block;
  readonly figure: Block;
}

/** The table with a column for the series in brackets, if each row has a figure of it. The others are the fund's. */
export function withBracketedSeries(table: Table, blocks: readonly Block[]): Table {
  const { rows, columns } = table;
  const [own] = columns;
  if (rows.length < FEWEST_ROWS || columns.length !== 1 || own?.text !== '') return table;
  const bracketed = blocks.filter(({ text }) => text.startsWith('(') && text.length < LONGEST && BRACKETED.test(text));
  if (bracketed.length < rows.length) return table;
  const found = rows.flatMap(({ figures }) => readBehind(figures.at(-1), bracketed) ?? []);
  const [first] = found;
  const isOfAll = found.length === rows.length && found.every(({ name }) => name === first?.name);
  if (first === undefined || !isOfAll || !saysOther(first.name)) return table;
  const whole = rows.map((row, at): Row => ({ ...row, figures: [...row.figures, (found[at] as Bracketed).figure] }));
  const column: Column = {
    ...boxAround(found.map(({ figure }) => figure)),
    text: first.name,
    heads: [first.head],
  };
  const places = new Map([...table.places, ...found.map(({ figure }) => [figure, columns.length] as const)]);
  return {
    ...table,
    x1: Math.max(table.x1, column.x1),
    rows: whole,
    columns: [{ ...own, text: 'Fund' }, column],
    places,
  };
}

function readBehind(figure: Block | undefined, bracketed: readonly Block[]): Bracketed | undefined {
  const block =
    figure &&
    bracketed.find(
      ({ x0, baseline, lines }) =>
        lines.length === 1 &&
        x0 > figure.x1 - 1 &&
        x0 - figure.x1 < GAP * figure.size &&
        Math.abs(baseline - figure.baseline) < ONE_LINE * figure.size,
    );
  const [, name = '', text = ''] = BRACKETED.exec(block?.text ?? '') ?? [];
  const line = block?.lines[0];
  const last = line?.words.at(-1);
  if (line === undefined || last === undefined || line.words.length < 2 || !last.text.startsWith(text))
    return undefined;
  const partOf = (words: typeof line.words): Block => makeBlock([{ ...line, ...makeSegment(words) }]);
  return {
    name,
    head: { ...partOf(line.words.slice(0, -1)), text: name },
    figure: { ...partOf([last]), text, isFigure: true },
  };
}

/**
 * Several facts in one cell, each on a line of its own behind a label and a dash: `Management fee – 0.75% per annum`
 * over `Front-end load – Nil`, right of `Charges:`; `Days – Monday to Friday`, right of `Dealing:`.
 */
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { blockOf, flowOf, listRows } from '#sources/fmr/ink/flow.ts';
import type { TextLine } from '#sources/fmr/ink/text-cells.ts';
import type { FindMeaning, LabelPair } from './label-pair.ts';
import { fitsValue } from './value-types.ts';

// In multiples of the font size.
const WORD_GAP = 1.2;
const SAME_LINE = 0.25;
const LINE_PITCH = 1.6;
const ALIGNED = 0.2;
const BESIDE = 12;
const FEWEST = 2;

const DASHED = /^([A-Z][A-Za-z -]{2,30}?)\s[–—]\s(?=\S)/;

/** One line of a cell. */
type TextRow = readonly TextLine[];

export function listDashedLines(
  blocks: readonly Block[],
  meaningOf: FindMeaning,
  isTaken: (block: Block) => boolean,
): LabelPair[] {
  const rows = rowsOf(blocks.filter((block) => !isTaken(block)));
  return cellsOf(rows).flatMap((cell) => {
    const items = itemsOf(cell, meaningOf);
    const group = labelBeside(cell[0] as TextRow, rows);
    // Without a label at its left, or with a second dash in an item, it is running text.
    const isRunning = items.some((item) => (flowOf(item.rows).text.match(/\s[–—]\s/g)?.length ?? 0) > 1);
    if (group === '' || isRunning) return [];
    const pairs = items.flatMap((item) => pairOf(item, group, blocks, meaningOf) ?? []);
    return pairs.length < FEWEST ? [] : pairs;
  });
}

/** Lines of text from top to bottom; those on one baseline are one if they are as near as words. */
function rowsOf(blocks: readonly Block[]): TextRow[] {
  const rows: TextLine[][] = [];
  const lines = blocks.flatMap((block) => block.lines);
  for (const level of listRows(lines, ({ size }) => SAME_LINE * size)) {
    let row: TextLine[] = [];
    for (const line of level) {
      const last = row.at(-1);
      if (last !== undefined && line.x0 - last.x1 < WORD_GAP * line.size) row.push(line);
      else rows.push((row = [line]));
    }
  }
  return rows;
}

/** Rows under each other with one left edge, the first with a dash and a label before it. */
function cellsOf(rows: readonly TextRow[]): TextRow[][] {
  const cells: TextRow[][] = [];
  for (const row of rows) {
    const line = row[0] as TextLine;
    const open = cells.find((cell) => {
      const above = (cell.at(-1) as TextRow)[0] as TextLine;
      const pitch = line.baseline - above.baseline;
      return pitch > 0 && pitch < LINE_PITCH * line.size && Math.abs(line.x0 - above.x0) < ALIGNED * line.size;
    });
    if (open !== undefined) open.push(row);
    else if (DASHED.test(textOf(row))) cells.push([row]);
  }
  return cells.filter((cell) => cell.filter((row) => DASHED.test(textOf(row))).length >= FEWEST);
}

interface Item {
  readonly label: string;
  /** The beginning of the value in its text. */
  readonly from: number;
  readonly rows: TextRow[];
}

/** A row without a label continues the item over it. */
function itemsOf(cell: readonly TextRow[], meaningOf: FindMeaning): Item[] {
  return cell.reduce<Item[]>((items, row) => {
    const [whole = '', label = ''] = DASHED.exec(textOf(row)) ?? beforeFigure(row, meaningOf);
    if (label !== '') items.push({ label, from: whole.length, rows: [row] });
    else items.at(-1)?.rows.push(row);
    return items;
  }, []);
}

/** `Front-end load – **3.00%**`: a dash before a figure belongs to neither. */
function beforeFigure([label, figure]: TextRow, meaningOf: FindMeaning): readonly string[] {
  const isItem = label !== undefined && figure !== undefined && meaningOf(label.text)?.kind === 'fact';
  return isItem ? [`${label.text} `, label.text] : [];
}

function textOf(row: TextRow): string {
  return flowOf([row]).text;
}

/** `Dealing` left of the first line of the cell; empty if nothing is. */
function labelBeside([first]: TextRow, rows: readonly TextRow[]): string {
  if (first === undefined) return '';
  const beside = rows.filter((row) => {
    const [line, last] = [row[0] as TextLine, row.at(-1) as TextLine];
    return (
      Math.abs(line.baseline - first.baseline) < SAME_LINE * first.size &&
      last.x1 < first.x0 &&
      first.x0 - last.x1 < BESIDE * first.size
    );
  });
  const nearest = beside.toSorted((a, b) => (b[0] as TextLine).x0 - (a[0] as TextLine).x0)[0];
  return nearest === undefined ? '' : textOf(nearest).replace(/\s?:$/, '');
}

function pairOf(
  { label: own, from, rows }: Item,
  group: string,
  blocks: readonly Block[],
  meaningOf: FindMeaning,
): LabelPair | undefined {
  const flow = flowOf(rows);
  const labelText = [own, `${group} ${own}`].find((text) => meaningOf(text)?.kind === 'fact');
  const meaning = labelText === undefined ? undefined : meaningOf(labelText);
  const value = blockOf(flow, from, flow.text.length);
  if (labelText === undefined || meaning === undefined || !fitsValue(meaning, value.text)) return undefined;
  const lines = new Set(flow.places.map(({ line }) => line));
  return {
    label: blockOf(flow, 0, own.length),
    labelText,
    meaning,
    value,
    way: 'INLINE',
    blocks: blocks.filter((block) => block.lines.some((line) => lines.has(line))),
  };
}

/**
 * Cells of several figures where a text over them says whose each is: `Fund / Benchmark / Average of peers` over
 * `19.80 / 20.31 / 19.73`.
 */
import { joinLines } from '#base/pattern-lines.ts';
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import { makeBlock, type Block } from '#sources/fmr/ink/blocks.ts';
import { periodOfLabel } from '#sources/fmr/meaning/period-label.ts';
import { monthOf } from '#sources/fmr/meaning/read-returns.ts';
import { saysPlainRole } from '#sources/fmr/meaning/series-roles.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import { HALVES, linesOf } from './heads.ts';
import { listColumnsOf } from './rows.ts';
import type { Band, Row } from './table.ts';

/** What the figures of each cell are, in their order. */
export interface CellKey {
  readonly block: Block;
  readonly names: readonly string[];
}

// `Returns, %: sub-fund / benchmark`, `(fund / benchmark)`
const KEY = /^(?:[^:/()]{0,40}[:(]\s{0,3})?([^:/(),]{2,30}(?:\/[^:/(),]{2,30}){1,3})\)?$/;
const FEWEST_CELLS = 3;
// In multiples of the font size.
const LABEL_GAP = 1.2;
const CENTRED = 0.8;
const ROW_GAP = 4;
const KEY_REACH = 8;
const KEY_GAP = 2;
// One side of the cells is that of their labels if the other is this many times as far.
const CLEAR = 1.4;

/** Texts that name two to four series in a row, the fund's or the benchmark's among them. */
export function listCellKeys(words: readonly Block[]): CellKey[] {
  return words.flatMap((block) => {
    const names = (KEY.exec(keyOf(block.text))?.[1] ?? '').split('/').map((name) => name.trim());
    return names.length > 1 &&
      names.filter(saysPlainRole).length > 0.5 * names.length &&
      new Set(names).size === names.length
      ? [{ block, names }]
      : [];
  });
}

// `fund vs benchmark; simple annual rates up to 1 year`: what follows says how the figures are reckoned.
function keyOf(text: string): string {
  const [said = '', rest] = text.split(';', 2);
  return (rest === undefined || VERSUS.test(said) ? said : text).replace(VERSUS, ' / ');
}

const VERSUS = /\s(?:vs\.?|versus)\s/gi;

/** A name of a key as the head of a column. */
export function headOfKey({ block }: CellKey, text: string): Block {
  return { ...makeBlock(block.lines), text };
}

export interface Cell extends ReturnType<typeof boxAround> {
  readonly figures: readonly Block[];
  readonly size: number;
}

/** The cells under each key with the period over or under each of them. */
export function listKeyedCells(figures: readonly Block[], words: readonly Block[]): Band[] {
  const keys = listCellKeys(words);
  const boxKeys = listBoxKeys(words);
  const besideKeys = listKeysBeside(words);
  if ([keys, boxKeys, besideKeys].every(({ length }) => length === 0)) return [];
  const labels = listPeriodLabels(words);
  const cells = keys.length === 0 ? [] : cellsOf(figures);
  const boxes = boxKeys.length + besideKeys.length === 0 ? [] : stackedCells(figures, words);
  const titles = words.filter((word) => titleKind(word.text) !== undefined && !labels.includes(word));
  return [
    ...keys.flatMap((key) => bandUnder(key, keys, cellsUnder(key, cells, titles), labels)),
    ...boxKeys.flatMap((key) => bandUnder(key, boxKeys, boxes, labels)),
    ...besideKeys.flatMap((key) => bandBeside(key, boxes, labels)),
  ];
}

/** Lines of cells right of a key, from the highest to the lowest that is near it, with the period over each cell. */
function bandBeside(key: CellKey, boxes: readonly Cell[], labels: readonly Block[]): Band[] {
  const { block, names } = key;
  const right = boxes.filter((cell) => cell.figures.length === names.length && cell.x0 > block.x1);
  const level = right.filter(({ y0, y1, size }) => Math.max(y0 - block.y1, block.y0 - y1) < KEY_GAP * size);
  const band = labelAll(level, labels, 'over');
  return level.length < FEWEST_CELLS || band === undefined
    ? []
    : [{ rows: band.rows, heads: names.map((name) => headOfKey(key, name)) }];
}

/** The cells that no title under the key is over. */
function cellsUnder({ block }: CellKey, cells: readonly Cell[], titles: readonly Block[]): Cell[] {
  const under = titles.filter(({ y0 }) => y0 > block.y1);
  return cells.filter((cell) => !under.some(({ x0, y1 }) => y1 < cell.y0 + 1 && x0 < cell.x1));
}

function bandUnder(key: CellKey, keys: readonly CellKey[], cells: readonly Cell[], labels: readonly Block[]): Band[] {
  const own = closeTo(
    key,
    cells.filter((cell) => cell.figures.length === key.names.length && keyOver(keys, cell) === key),
  );
  const sides = (['over', 'under'] as const)
    .flatMap((side) => labelAll(own, labels, side) ?? [])
    .toSorted((a, b) => a.distance - b.distance);
  const [best, other] = sides;
  const isClear = best !== undefined && (other === undefined || other.distance > CLEAR * best.distance);
  return own.length < FEWEST_CELLS || !isClear
    ? []
    : [{ rows: best.rows, heads: key.names.map((name) => headOfKey(key, name)) }];
}

// `In each box: the month, the return of SIF, the return of the Benchmark.`
const BOX_KEY =
  /\b(?:box|cell|tile|frame|square)(?:e?s)?\b[^:]{0,30}:\s?((?:the )?(?:month|period)s?,[^:]{5,120}?)\.?$/i;
const OF_NAME = /^(?:then )?(?:and )?(?:(?:that|the (?:returns?|figure)) of )?(?:the )?/i;

// `Month by month (%): fund above, benchmark below`
const ABOVE_BELOW = new RegExp(
  joinLines`
    (?:^|[:;(,]\s{0,3})(?:the )?(\p{L}{2,12}) (?:above|on top),? (?:and )?(?:the |its )?(\p{L}{2,12})
    [ ](?:below|under(?:neath)?|at the bottom)\)?\.?$`,
  'iu',
);

/** Texts that say what is under each other in each of several boxes: first the period, then the series in order. */
function listBoxKeys(words: readonly Block[]): CellKey[] {
  const stacked = words.flatMap((block): CellKey[] => {
    const names = ABOVE_BELOW.exec(block.text)?.slice(1) ?? [];
    return names.length > 0 && names.every(saysPlainRole) ? [{ block, names }] : [];
  });
  return [...stacked, ...listSaidBoxes(words)];
}

/** `Month` over `Fund` over `Benchmark` in a cell of their own, next to boxes that are set in the same way. */
function listKeysBeside(words: readonly Block[]): CellKey[] {
  const firsts = words.filter(({ lines: [line] }) => line !== undefined && PERIOD_NAME.test(line.text));
  return firsts.flatMap((first): CellKey[] => {
    const stack = linesUnder(first, words);
    const names = stack.slice(1).map(({ text }) => text);
    const isKey = names.length > 1 && new Set(names).size === names.length && names.every(saysPlainRole);
    return isKey ? [{ block: makeBlock(stack), names }] : [];
  });
}

const PERIOD_NAME = /^(?:months?|periods?)$/i;

/** The lines of a block and of those that follow it closely under its middle. */
function linesUnder(first: Block, words: readonly Block[]): Block['lines'] {
  const near = words.filter(
    ({ x0, x1, y0, size }) =>
      Math.abs(x0 + x1 - first.x0 - first.x1) < size && y0 > first.y1 - 1 && y0 < first.y1 + KEY_REACH * size,
  );
  return near
    .toSorted((a, b) => a.y0 - b.y0)
    .reduce((lines, { lines: own, y0, size }) => {
      const isNext = y0 - (lines.at(-1)?.y1 ?? 0) < LABEL_GAP * size;
      return isNext ? [...lines, ...own] : lines;
    }, first.lines);
}

function listSaidBoxes(words: readonly Block[]): CellKey[] {
  const starts = words.filter(({ text }) => BOX_START.test(text));
  return starts.flatMap((start) => {
    const line = words
      .filter((word) => word.x0 >= start.x0 && Math.abs(word.baseline - start.baseline) < 0.2 * start.size)
      .toSorted((a, b) => a.x0 - b.x0);
    // A name in bold letters parts the line.
    const end = line.findIndex((word, at) => at > 0 && word.x0 - (line[at - 1] as Block).x1 > 0.5 * word.size);
    const text = (end < 0 ? line : line.slice(0, end)).map((word) => word.text).join(' ');
    const said = BOX_KEY.exec(text.replaceAll(' ,', ','))?.[1] ?? '';
    const names = said
      .split(/[,;]/)
      .slice(1)
      .map((name) => name.trim().replace(OF_NAME, ''));
    const isKey = names.length > 1 && new Set(names).size === names.length && names.some(saysPlainRole);
    return isKey ? [{ block: start, names }] : [];
  });
}

const BOX_START = /\b(?:box|cell|tile|frame|square)(?:e?s)?\b[^:]{0,30}:/i;

function stackedCells(figures: readonly Block[], words: readonly Block[]): Cell[] {
  return listColumnsOf(figures, words).map((own): Cell => ({
    ...boxAround(own),
    figures: own,
    size: own[0]?.size ?? 8,
  }));
}

function cellsOf(figures: readonly Block[]): Cell[] {
  return linesOf(figures).flatMap((line) => {
    const groups = line.reduce<Block[][]>((all, figure) => {
      const last = all.at(-1)?.at(-1);
      return last !== undefined && figure.x0 - last.x1 < HALVES * figure.size
        ? [...all.slice(0, -1), [...(all.at(-1) ?? []), figure]]
        : [...all, [figure]];
    }, []);
    return groups.map((own): Cell => ({ ...boxAround(own), figures: own, size: own[0]?.size ?? 8 }));
  });
}

/** The lowest key over a cell that does not begin right of it. */
function keyOver(keys: readonly CellKey[], cell: Cell): CellKey | undefined {
  const over = keys.filter(({ block }) => block.y1 < cell.y0 + 1);
  const bottom = Math.max(...over.map(({ block }) => block.y0));
  const level = over.filter(({ block }) => bottom - block.y0 < block.size).toSorted((a, b) => b.block.x0 - a.block.x0);
  return level.find(({ block }, at) => at === level.length - 1 || block.x0 <= cell.x1);
}

// The cells from the key down to the first gap.
function closeTo({ block }: CellKey, cells: readonly Cell[]): Cell[] {
  let bottom = block.y1;
  return cells
    .toSorted((a, b) => a.y0 - b.y0)
    .filter((cell) => {
      const isNear = cell.y0 - bottom < ROW_GAP * cell.size;
      if (isNear) bottom = Math.max(bottom, cell.y1);
      return isNear;
    });
}

/** The texts that may be the period of a cell. */
export function listPeriodLabels(words: readonly Block[]): Block[] {
  return words.filter(
    ({ text, lines }) =>
      lines.length === 1 &&
      text.length < 24 &&
      (monthOf(text) !== undefined || periodOfLabel(text, null) !== undefined),
  );
}

/** A label of its own for each cell on one side; undefined if one has none, or two. */
export function labelAll(
  cells: readonly Cell[],
  labels: readonly Block[],
  side: 'over' | 'under',
): { rows: Row[]; distance: number } | undefined {
  let distance = 0;
  const rows: Row[] = [];
  for (const cell of cells) {
    const gap = (label: Block): number => (side === 'over' ? cell.y0 - label.y1 : label.y0 - cell.y1);
    const near = labels.filter(
      (label) => gap(label) > -0.3 * label.size && gap(label) < LABEL_GAP * cell.size && isAligned(label, cell),
    );
    const [label] = near;
    if (label === undefined || near.length > 1 || rows.some((row) => row.label === label)) return undefined;
    distance += Math.max(0.1, gap(label));
    rows.push({ label, figures: cell.figures });
  }
  return { rows, distance };
}

function isAligned(label: Block, cell: Cell): boolean {
  const middle = Math.abs(label.x0 + label.x1 - cell.x0 - cell.x1) / 2;
  return Math.min(middle, Math.abs(label.x0 - cell.x0), Math.abs(label.x1 - cell.x1)) < CENTRED * label.size;
}

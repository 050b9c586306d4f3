/** Cells that hold two figures, `17.30 / 18.42` or `57.4 (63.5)`: the title says in which order they are. */
import { joinLines } from '#base/pattern-lines.ts';
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Box } from '#documents/pdf/page-words.ts';
import { makeBlock, type Block } from '#sources/fmr/ink/blocks.ts';
import { monthOf } from '#sources/fmr/meaning/read-returns.ts';
import { saysPlainRole } from '#sources/fmr/meaning/series-roles.ts';
import { HALVES, linesOf, splitBySign } from './heads.ts';
import { headOfKey, type CellKey } from './keyed-cells.ts';
import type { Column, Row, Table } from './table.ts';

// `Returns, % (plan / benchmark)`, `Asset allocation (%): 30 April 2023 / 31 March 2023`
const ORDER = /(?:\(|:\s)\s{0,3}([^()/:]{2,30}?)\s{0,3}\/\s{0,3}([^()/:]{2,30}?)\s{0,3}(?:\)|$)/;
// `Asset allocation, June 30, 2024 (in brackets: May 31, 2024)`
const IN_BRACKETS = new RegExp(
  joinLines`
    \(\s{0,3}(?:figures?\s|values?\s)?in (?:brackets|parentheses)\s{0,3}[:=]?\s{0,3}
    (?:(?:are|as (?:at|of|on)|of|for)\s{1,3}){0,2}([^()]{3,30}?)\s{0,3}\)`,
  'i',
);

// `Aug-22 (Jul-22 in brackets)`
const MONTHS = /^([^()]{3,20}?)\s{0,3}\(([^()]{3,20}?) in (?:brackets|parentheses)\)$/i;

const AT = '(?:at|of|for|on|as (?:at|of|on))';
// `The first figure is at 30 November 2022; the figure in square brackets is at 31 October 2022.`
const FIRST_AND_BRACKETS = new RegExp(
  joinLines`
    \bfirst (?:figure|share|value|one) (?:is|are) (?:that )?${AT} ([^;,.]{6,24})[;,] (?:and )?(?:the )?
    (?:(?:second )?(?:figure|share|value|one)s? )?in (?:square |round )?(?:brackets|parentheses) (?:is |are )?(?:that )?
    ${AT} ([^;,.\])]{6,24})`,
  'i',
);

/** Texts that say of which months the figures of a cell are: a head for each, or the one that both would have. */
export function listMonthKeys(words: readonly Block[]): CellKey[] {
  return words.flatMap((block) => {
    const said = /\bbrackets\b/i.test(block.text) ? FIRST_AND_BRACKETS.exec(block.text) : null;
    const names = said?.slice(1).map((name) => name.trim()) ?? [];
    if (names.length > 0) return names.every((name) => monthOf(name) !== undefined) ? [{ block, names }] : [];
    const [, current = '', before = ''] = MONTHS.exec(block.text) ?? [];
    const head = `${current} (${before})`;
    return monthOf(current) === undefined || monthOf(before) === undefined ? [] : [{ block, names: [head, head] }];
  });
}

// Points between two cells.
const APART = 8;

/**
 * Heads for the halves of cells, under those that the columns have; `keys` are the texts of the page that name what
 * cells hold.
 */
export function nameHalves(table: Table, keys: readonly CellKey[]): Table {
  const { title, columns: own } = table;
  if (cellsOfHalves(table.rows, own) === undefined) return table;
  const order = ORDER.exec(title?.text ?? '');
  const names =
    title === null || order === null
      ? namesOver(table, keys)
      : order.slice(1).map((text): Block => ({ ...makeBlock(title.lines), text }));
  if (names === undefined) return table;
  const columns = table.columns.map((column, at): Column => {
    const name = names[at % 2] as Block;
    return { ...column, text: `${column.text} ${name.text}`.trim(), heads: [...column.heads, name] };
  });
  return { ...table, columns };
}

// A head over the columns names the halves itself.
function namesOver({ x0, x1, y0, title, columns }: Table, keys: readonly CellKey[]): Block[] | undefined {
  const over = keys.filter(
    ({ block, names }) =>
      names.length === 2 &&
      block.y1 < y0 + 1 &&
      block.x0 < x1 &&
      block.x1 > x0 &&
      (title === null || block.y1 > title.y0),
  );
  const [key] = over.toSorted((a, b) => b.block.y1 - a.block.y1);
  if (
    key === undefined ||
    columns.some(({ heads }) => heads.some(({ text }) => text.includes('/') || saysPlainRole(text)))
  )
    return undefined;
  return key.names.map((name) => headOfKey(key, name));
}

/** Whether one line of heads has one over each column that is over no other: `MTD` and `YTD` close together. */
function areHeadedApart(columns: readonly Box[], heads: readonly Block[]): boolean {
  const isOver = (head: Box, column: Box): boolean => head.x0 < column.x1 && head.x1 > column.x0;
  return linesOf(heads).some((line) => {
    const own = columns.map((column) => line.filter((head) => isOver(head, column)));
    return own.every((over) => over.length === 1) && new Set(own.flat()).size === columns.length;
  });
}

/** The cells, where every two columns are the figures of one; `heads` are the texts over the columns. */
export function cellsOfHalves(
  rows: readonly Row[],
  columns: readonly Box[],
  heads: readonly Block[] = [],
): Box[] | undefined {
  if (areHeadedApart(columns, heads)) return undefined;
  const whole = rows.filter((row) => row.figures.length === columns.length);
  const isNear = ({ figures }: Row): boolean =>
    figures.every((figure, at) => at % 2 === 0 || figure.x0 - (figures[at - 1] as Block).x1 < HALVES * figure.size);
  if (columns.length % 2 !== 0 || whole.length === 0 || !whole.every(isNear)) return undefined;
  const cells = columns.flatMap((_, at) => (at % 2 === 0 ? [boxAround(columns.slice(at, at + 2))] : []));
  // If cells are as close to each other as the figures within a cell, the pairing of figures is ambiguous.
  const areApart = cells.every((cell, at) => at === 0 || cell.x0 - (cells[at - 1] as Box).x1 > APART);
  return areApart ? cells : undefined;
}

/** The heads of cells for their halves: `SIF / Benchmark` has one for each. */
export function headHalves(bound: readonly (readonly Block[])[]): Block[][] {
  return bound.flatMap((heads) => {
    const halves = joinBroken(heads).map((head) => splitBySign(head) ?? [head, head]);
    return [halves.flatMap(([first]) => first ?? []), halves.flatMap(([, second]) => second ?? [])];
  });
}

// `SIF /` over `Benchmark`: one head, broken behind its slash.
function joinBroken([first, second, ...rest]: readonly Block[]): Block[] {
  if (first === undefined || second === undefined) return first === undefined ? [] : [first];
  return first.text.endsWith('/')
    ? [makeBlock([...first.lines, ...second.lines]), ...rest]
    : [first, ...joinBroken([second, ...rest])];
}

// `Jan-26 (Dec-25)`
const HEAD_WITH_BRACKETS = /^([^()]{2,20}?)\s{0,3}\(([^()]{2,20})\)$/;

/**
 * What the title, or the head of both, says of the figures in brackets, where the second of two columns has all of its
 * figures in brackets.
 */
export function bracketKey({ title, rows, columns, places }: Table): string | undefined {
  const [head, other] = columns.map(({ text }) => HEAD_WITH_BRACKETS.exec(text));
  const isOfBoth = head?.[0] === other?.[0] && monthOf(head?.[1] ?? '') !== undefined;
  const key = IN_BRACKETS.exec(title?.text ?? '')?.[1] ?? (isOfBoth ? head?.[2] : undefined);
  const cells = (column: number): Block[] =>
    rows.flatMap((row) => row.figures.filter((cell) => places.get(cell) === column));
  const isBracketed = (cell: Block): boolean => /^\(.*\)$/.test(cell.text);
  const [first, second] = [cells(0), cells(1)];
  const isKeyed = columns.length === 2 && second.length > 0 && second.every(isBracketed) && !first.some(isBracketed);
  return isKeyed ? key : undefined;
}

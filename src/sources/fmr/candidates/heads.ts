/** Assigns heads to columns: each head goes to every column that it spans, whichever line it is on. */
import { makeSegment } from '#documents/pdf/list-segments.ts';
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Box, Word } from '#documents/pdf/page-words.ts';
import { makeBlock, type Block } from '#sources/fmr/ink/blocks.ts';
import { isPairSign } from '#sources/fmr/ink/figures.ts';

// In multiples of the font size.
const SAME_LINE = 0.35;
// How far the middle of a head is from the middle of the columns it spans.
const CENTRED = 0.9;
const OFF_CENTRE = 3;
// Two figures of one cell are this near.
export const HALVES = 1.1;
// A few heads over those of all columns are of the table if they align this closely.
const ALIGNED = 0.3;
const FEWEST_ALIGNED = 3;
// The part of a column's width under a head that is over it.
const COVERED = 0.5;
// A head this near to one column is that column's.
const NEAR = 1.7;

/** Whether a text is a unit between dashes, which is of all columns that it is over: `---- (Rupees) ----`. */
export function isUnitRule({ text }: Pick<Block, 'text'>): boolean {
  return /^[-–—]{3,}\s?\([^()]{1,60}\)\s?[-–—]{3,}$/.test(text);
}

/** The heads of each column from top to bottom; `areHeaded` where the columns have other heads under these. */
export function bindHeads(columns: readonly Box[], heads: readonly Block[], areHeaded = false): Block[][] {
  const bound: Block[][] = columns.map(() => []);
  for (const line of linesOf(heads).toReversed()) {
    const isHeaded = bound.map((own) => areHeaded || own.length > 0);
    const merged = mergedSpans(columns, line, isHeaded);
    if (merged !== undefined) {
      for (const [at, head] of merged.entries()) if (head !== undefined) bound[at]?.push(head);
      continue;
    }
    const headed = columns.map((column, at) => boxAround([column, ...(bound[at] ?? [])]));
    const divided = dividedSpans(columns, headed, line, isHeaded);
    const isWhole = line.length >= columns.length || divided !== undefined;
    // `for periods ended June 30, 2024` over `Fund` and `Benchmark`: over columns that have their heads only a sign
    // parts a line of its own.
    const isCaption = (head: Block): boolean =>
      columns.every((column, at) => isHeaded[at] === true || column.x1 < head.x0 || column.x0 > head.x1);
    const parts = isWhole
      ? line
      : line.flatMap((head) => (isCaption(head) ? partsBySign(columns, head) : splitOver(columns, head)));
    const spans = spansOf(columns, parts, isHeaded, divided);
    // Over heads for all columns a line for few of them is a caption or a title.
    const isFew = spans.filter((head) => head !== undefined).length <= 0.5 * columns.length;
    if (!areHeaded && !isHeaded.includes(false) && isFew && !areAligned(columns, parts)) break;
    for (const [at, head] of spans.entries()) if (head !== undefined) bound[at]?.push(head);
  }
  return bound.map((own) => own.toSorted((a, b) => a.y0 - b.y0));
}

// `Net assets`, `NAV` and `Expense ratio` over their units, each at the edge or middle of a column of its own.
function areAligned(columns: readonly Box[], line: readonly Block[]): boolean {
  const own = line.map((head) =>
    columns.filter(
      (column) => distance(column, head) < ALIGNED * head.size && column.x0 < head.x1 && column.x1 > head.x0,
    ),
  );
  return (
    line.length >= FEWEST_ALIGNED &&
    own.every((under) => under.length === 1) &&
    new Set(own.flat()).size === line.length
  );
}

// A head of two lines beside heads of one has its middle, or its end, where they have theirs.
function isOfLine(one: Block, head: Block, slack = 1): boolean {
  const isOnLine = Math.abs(one.baseline - head.baseline) < slack * SAME_LINE * head.size;
  return (
    isOnLine ||
    (one.lines.length !== head.lines.length &&
      Math.min(Math.abs(one.y0 + one.y1 - head.y0 - head.y1), Math.abs(one.y1 - head.y1)) < SAME_LINE * head.size)
  );
}

/** Blocks line by line, from top to bottom and left to right. */
export function linesOf(heads: readonly Block[]): Block[][] {
  const lines: Block[][] = [];
  for (const head of heads.toSorted((a, b) => a.baseline - b.baseline)) {
    const line = lines.findLast(
      (each) =>
        isOfLine(each[0] as Block, head, 2) &&
        each.some((other) => isOfLine(other, head)) &&
        !each.some((other) => touches(other, head)),
    );
    if (line === undefined) lines.push([head]);
    else line.push(head);
  }
  return lines.map((line) => line.toSorted((a, b) => a.x0 - b.x0));
}

/**
 * Of one line of heads the one over each column; a head spans several columns that have heads of their own under it.
 */
function spansOf(
  columns: readonly Box[],
  line: readonly Block[],
  isHeaded: readonly boolean[],
  divided: readonly (Block | undefined)[] | undefined,
): (Block | undefined)[] {
  // As many heads as columns match in order, unless one of them is over the column of another.
  if (
    line.length === columns.length &&
    line.every((head, at) => touches(head, columns[at] as Box) || !columns.some((column) => touches(head, column)))
  )
    return [...line];
  const parted = divided ?? evenSpans(columns, line, isHeaded);
  if (parted !== undefined) return [...parted];
  const found: (Block | undefined)[] = columns.map(() => undefined);
  // A head next to a column never takes the place of the one over it.
  const isOverColumn = (head: Block): boolean => columns.some((column) => touches(head, column));
  for (const head of [...line.filter(isOverColumn), ...line.filter((each) => !isOverColumn(each))])
    for (const at of columnsUnder(columns, head, isHeaded)) found[at] ??= head;
  return found;
}

/**
 * The heads over columns with heads of their own if they divide all of them; `headed` are the columns with these.
 * Of eight columns five may be under the middle of one head and three under that of the other.
 */
function dividedSpans(
  columns: readonly Box[],
  headed: readonly Box[],
  line: readonly Block[],
  isHeaded: readonly boolean[],
): (Block | undefined)[] | undefined {
  const even = evenSpans(columns, line, isHeaded);
  const centred = centredSpans(headed, line, isHeaded);
  if (even === undefined || centred === undefined) return even ?? centred;
  return areOverMiddles(headed, centred, CENTRED) && !areOverMiddles(headed, even, OFF_CENTRE) ? centred : even;
}

/** Whether each head is as near as this to the middle of its columns, in multiples of its font size. */
function areOverMiddles(columns: readonly Box[], spans: readonly (Block | undefined)[], most: number): boolean {
  return [...Map.groupBy(columns, (_, at) => spans[at])].every(
    ([head, under]) => head === undefined || betweenMiddles(boxAround(under), head) < most * head.size,
  );
}

/**
 * Heads in filled fields are over all columns under their fields, however far these are from the text; the other heads
 * of the line are over the other columns. Undefined if no field is over several columns with heads of their own, or if
 * two are over one.
 */
function mergedSpans(
  columns: readonly Box[],
  line: readonly Block[],
  isHeaded: readonly boolean[],
): (Block | undefined)[] | undefined {
  const filled = line.filter(({ field }) => field !== undefined);
  if (filled.length === 0) return undefined;
  const isUnder = (column: Box, { field }: Block): boolean => {
    const middle = (column.x0 + column.x1) / 2;
    return field !== undefined && field.x0 < middle && field.x1 > middle;
  };
  const over = columns.map((column) => filled.filter((head) => isUnder(column, head)));
  const isMerged = filled.some((head) => {
    const under = over.flatMap((heads, at) => (heads.includes(head) ? [at] : []));
    return under.length > 1 && under.length < columns.length && under.every((at) => isHeaded[at]);
  });
  if (!isMerged || over.some(({ length }) => length > 1)) return undefined;
  const found = over.map(([head]) => head);
  const open = columns.flatMap((_, at) => (found[at] === undefined ? [at] : []));
  const rest = spansOf(
    open.map((at) => columns[at] as Box),
    line.filter((head) => head.field === undefined),
    open.map((at) => isHeaded[at] === true),
    undefined,
  );
  for (const [index, at] of open.entries()) found[at] = rest[index];
  return found;
}

function touches(head: Box, column: Box): boolean {
  return head.x0 < column.x1 && head.x1 > column.x0;
}

/** If columns with heads of their own divide evenly among the heads of a line, heads and columns match in order. */
function evenSpans(
  columns: readonly Box[],
  line: readonly Block[],
  isHeaded: readonly boolean[],
): (Block | undefined)[] | undefined {
  const per = columns.length / line.length;
  const isEven =
    Number.isInteger(per) &&
    per > 1 &&
    line.length > 1 &&
    !isHeaded.includes(false) &&
    line.every((head, index) => isOver(head, columns.slice(index * per, (index + 1) * per), columns));
  return isEven ? columns.map((_, at) => line[Math.floor(at / per)]) : undefined;
}

/**
 * If columns, as wide as their own heads, part into neighbours, each under the middle of one head: `Loads` over three
 * of them, `MTD` and `YTD` over two each.
 */
function centredSpans(
  columns: readonly Box[],
  line: readonly Block[],
  isHeaded: readonly boolean[],
): (Block | undefined)[] | undefined {
  if (line.length < 2 || line.length >= columns.length || isHeaded.includes(false)) return undefined;
  const offset = (head: Block, from: number, to: number): number =>
    Math.abs((columns[from] as Box).x0 + (columns[to - 1] as Box).x1 - head.x0 - head.x1) / 2;
  // Heads are in the middle of cells, which reach into the gaps between the columns on one side or both.
  const gap = Math.max(0, Math.min(...columns.slice(1).map((column, at) => column.x0 - (columns[at] as Box).x1)));
  // The cheapest way to give the first columns to the first heads, by the number of columns.
  let ways: (readonly { readonly cost: number; readonly spans: readonly Block[] }[])[] = [[{ cost: 0, spans: [] }]];
  for (const head of line) {
    const next: { readonly cost: number; readonly spans: readonly Block[] }[][] = [];
    for (const [from, known] of ways.entries()) {
      for (let to = from + 1; to <= columns.length && known !== undefined; to += 1) {
        const own = offset(head, from, to);
        const [before] = known;
        if (
          before === undefined ||
          own > CENTRED * head.size + 0.5 * gap ||
          !isOver(head, columns.slice(from, to), columns)
        )
          continue;
        const way = { cost: before.cost + own, spans: [...before.spans, ...columns.slice(from, to).map(() => head)] };
        next[to] = [...(next[to] ?? []), way].toSorted((a, b) => a.cost - b.cost).slice(0, 1);
      }
    }
    ways = Array.from({ length: columns.length + 1 }, (_, at) => next[at] ?? []);
  }
  return ways[columns.length]?.[0]?.spans.slice();
}

// It shares width with its own columns, or with none.
function isOver(head: Box, own: readonly Box[], all: readonly Box[]): boolean {
  const shares = (column: Box): boolean => head.x0 < column.x1 && head.x1 > column.x0;
  return (
    all.every((column) => own.includes(column) || !shares(column)) &&
    own.length > 0 &&
    head.x1 > (own[0] as Box).x0 - head.x1 + head.x0 &&
    head.x0 < (own.at(-1) as Box).x1 + head.x1 - head.x0
  );
}

function columnsUnder(columns: readonly Box[], head: Block, isHeaded: readonly boolean[]): number[] {
  const shares = columns.map((column, at) => ({
    at,
    shared: Math.min(column.x1, head.x1) - Math.max(column.x0, head.x0),
    distance: distance(column, head),
  }));
  const spanned = [shares.filter(({ shared }) => shared > 0).map(({ at }) => at), centredOver(columns, head)].find(
    (group) => group.length > 1 && group.every((at) => isHeaded[at]),
  );
  const [best] = shares.toSorted((a, b) => b.shared - a.shared || a.distance - b.distance);
  const [near] = shares.toSorted((a, b) => a.distance - b.distance);
  // One that is set like a column's own head may still cover the next column too.
  const covers = (at: number): boolean => {
    const column = columns[at] as Box;
    return (shares[at]?.shared ?? 0) > COVERED * (column.x1 - column.x0);
  };
  const isOfOne = near !== undefined && near.distance < 0.3 * head.size && spanned?.every(covers) !== true;
  if (spanned !== undefined && !isOfOne) return spanned;
  if (best !== undefined && best.shared > 0) return [best.at];
  return near !== undefined && near.distance < NEAR * head.size ? [near.at] : [];
}

// Several columns next to each other with the head over their middle.
function centredOver(columns: readonly Box[], head: Block): number[] {
  const middle = (head.x0 + head.x1) / 2;
  for (let first = 0; first < columns.length; first += 1)
    for (let last = columns.length - 1; last > first; last -= 1) {
      const [left, right] = [columns[first] as Box, columns[last] as Box];
      if (Math.abs((left.x0 + right.x1) / 2 - middle) < CENTRED * head.size)
        return columns.slice(first, last + 1).map((_, at) => first + at);
    }
  return [];
}

/** How far two boxes are from sharing an edge or a middle. */
export function distance(one: Box, other: Box): number {
  return Math.min(Math.abs(one.x1 - other.x1), Math.abs(one.x0 - other.x0), betweenMiddles(one, other));
}

/** How far the middles of two boxes are apart. */
export function betweenMiddles(one: Box, other: Box): number {
  return Math.abs(one.x0 + one.x1 - other.x0 - other.x1) / 2;
}

/** Whether one of two boxes is over, under or at a part of the width of the other. */
export function sharesWidth(one: Box, other: Box): boolean {
  return one.x0 < other.x1 && one.x1 > other.x0;
}

/** `SIF / Benchmark`, `Fund [Benchmark]`, `April » May` over two columns: the first name is the left one's. */
export function splitBySign({ lines }: Block): Block[] | undefined {
  const [line, next] = lines;
  // Broken behind the slash: each line is one name.
  const first = line !== undefined && isPairSign(line.words.at(-1)?.text ?? '') ? line.words.slice(0, -1) : [];
  if (line !== undefined && next !== undefined && lines.length === 2 && first.length > 0)
    return [makeBlock([{ ...line, ...makeSegment(first) }]), makeBlock([next])];
  const bracket = line?.words.findIndex((word) => word.text.startsWith('[')) ?? -1;
  if (line !== undefined && lines.length === 1 && bracket > 0 && /^[^[\]]+\[[^[\]]+\]$/.test(line.text)) {
    const [own, other] = [line.words.slice(0, bracket), line.words.slice(bracket)].map((words) =>
      makeBlock([{ ...line, ...makeSegment(words) }]),
    ) as [Block, Block];
    return [own, { ...other, text: other.text.slice(1, -1) }];
  }
  const parts = (line?.words ?? []).reduce<Word[][]>(
    (all, word) => (isPairSign(word.text) ? [...all, []] : [...all.slice(0, -1), [...(all.at(-1) ?? []), word]]),
    [[]],
  );
  if (line === undefined || lines.length > 1 || parts.length !== 2 || parts.some((part) => part.length === 0))
    return undefined;
  return parts.map((part) => makeBlock([{ ...line, ...makeSegment(part) }]));
}

/** `SIF / Benchmark` over two columns: a name for each. */
function partsBySign(columns: readonly Box[], head: Block): Block[] {
  const named = head.lines.length > 1 ? undefined : splitBySign(head);
  return named !== undefined && named.length === columns.filter((column) => touches(head, column)).length
    ? named
    : [head];
}

/**
 * `HDCF Benchmark` printed close together over two columns: a head for each column, if each word is above its own
 * column.
 */
function splitOver(columns: readonly Box[], head: Block): Block[] {
  const [line] = head.lines;
  const words = line?.words ?? [];
  const under = columns.filter((column) => column.x0 < head.x1 && column.x1 > head.x0);
  const named = partsBySign(columns, head);
  if (
    line === undefined ||
    named.length > 1 ||
    head.lines.length > 1 ||
    under.length < 2 ||
    words.length < under.length
  )
    return named;
  const parts = under.map((column) =>
    words.filter((word) => under.every((other) => distance(column, word) <= distance(other, word))),
  );
  const isWhole = parts.every(
    (part, index) => part.length > 0 && distance(under[index] as Box, makeSegment(part)) < CENTRED * head.size,
  );
  return isWhole && parts.flat().length === words.length
    ? parts.map((part) => makeBlock([{ ...line, ...makeSegment(part) }]))
    : [head];
}

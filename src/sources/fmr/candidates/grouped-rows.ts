/**
 * Lists in groups: `Cement` and `Banks` over the holdings of each, all under one title and with their figures in one
 * column. Heads of any words, such as `Kept with banks`, group the classes of assets under them if these are the whole.
 */
import { absolute, asDecimal, compare, subtract, sum } from '#domain/decimal.ts';
import { joinNext } from '#sources/fmr/group-items.ts';
import { kindOfLabel } from '#sources/fmr/asset-classes.ts';
import { foldLabel } from '#sources/fmr/fold-label.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { readPercent } from '#sources/fmr/printed-number.ts';
import { titleKind, type TitleKind } from '#sources/fmr/regions/title-kinds.ts';
import { isAlike } from './label-pair.ts';
import { isBeside, isInColumn } from './rows.ts';
import type { Row } from './table.ts';

// In multiples of the font size.
const HEAD_GAP = 1.2;
const GROUP_GAP = 1.6;
const TITLE_GAP = 3.2;
// In points.
const ALIGNED = 3.5;
const INDENTED = 12;
const LONGEST = 40;
// Of the heads, the share that name a sector or a kind of paper.
const KNOWN = 0.5;
const WHOLE = asDecimal('100');
const ROUNDING = asDecimal('0.5');

interface Group {
  readonly rows: Row[];
  readonly head: Block;
}

interface GroupedRows {
  readonly groups: Row[][];
  /** They are neither titles nor heads of columns. */
  readonly heads: ReadonlySet<Block>;
}

/** Joins the groups of each list of holdings. The name of a plan over a group makes it a list of that plan's. */
export function joinGrouped(all: readonly Row[][], blocks: readonly Block[]): GroupedRows {
  const labelled = new Set(all.flatMap((rows) => rows.flatMap((row) => [row.label, ...row.figures])));
  const words = blocks.filter((block) => !labelled.has(block));
  const groups = all.flatMap((rows): Group[] => {
    const head = headOf(rows, words, blocks);
    return head === undefined ? [] : [{ rows, head }];
  });
  const chains = joinNext(
    groups.toSorted((a, b) => a.head.y0 - b.head.y0),
    (last, next) => goesOn(last, next, words),
  );
  const lists = chains.filter((chain) => isList(chain, words));
  const joined = new Map(lists.map((chain) => [chain[0]?.rows, chain.flatMap(({ rows }) => rows)]));
  const gone = new Set(lists.flatMap((chain) => chain.slice(1).map(({ rows }) => rows)));
  return {
    groups: all.filter((rows) => !gone.has(rows)).map((rows) => joined.get(rows) ?? [...rows]),
    heads: new Set(lists.flatMap((chain) => chain.map(({ head }) => head))),
  };
}

/** The line of words right over the first label, set otherwise and alone on its line. */
function headOf(rows: readonly Row[], words: readonly Block[], blocks: readonly Block[]): Block | undefined {
  const [first] = rows;
  if (first === undefined || rows.some(({ figures }) => figures.length !== first.figures.length)) return undefined;
  const { label, figures } = first;
  const right = Math.max(...figures.map((figure) => figure.x1));
  const [head] = words
    .filter(
      (block) =>
        !block.isFigure &&
        block.y1 < label.y0 + 0.4 * label.size &&
        label.y0 - block.y1 < HEAD_GAP * label.size &&
        block.x0 < right &&
        block.x1 > label.x0 - INDENTED,
    )
    .toSorted((a, b) => b.y1 - a.y1);
  if (
    head === undefined ||
    label.x0 - head.x0 > INDENTED ||
    head.x0 - label.x0 > ALIGNED ||
    head.lines.length > 1 ||
    head.text.length > LONGEST ||
    isAlike(head, label) ||
    titleKind(head.text) !== undefined
  )
    return undefined;
  return blocks.some((other) => other !== head && isBeside(other, head) && other.x0 < right && other.x1 > head.x0)
    ? undefined
    : head;
}

function goesOn(last: Group, next: Group, words: readonly Block[]): boolean {
  const [one, other] = [last.rows.at(-1) as Row, next.rows[0] as Row];
  const gap = next.head.y0 - one.label.y1;
  const isLevel =
    Math.abs(one.label.x0 - other.label.x0) < ALIGNED &&
    Math.abs(last.head.x0 - next.head.x0) < ALIGNED &&
    isAlike(last.head, next.head) &&
    isAlike(one.label, other.label);
  const isOfOne =
    one.figures.length === other.figures.length &&
    one.figures.every((figure, at) => isInColumn(figure, other.figures[at] as Block));
  const isParted = words.some(
    (word) =>
      word !== next.head &&
      word.y0 > one.label.y1 - 1 &&
      word.y1 < other.label.y0 + 1 &&
      word.x0 < (other.figures[0]?.x1 ?? 0) &&
      word.x1 > other.label.x0,
  );
  return isLevel && isOfOne && !isParted && gap > -1 && gap < GROUP_GAP * other.label.size;
}

function isList(chain: readonly Group[], words: readonly Block[]): boolean {
  const [first] = chain;
  if (first === undefined || chain.some(({ head }) => /\b(?:fund|plan|scheme)s?\b/i.test(head.text))) return false;
  const { head } = first;
  const isUnder = (kind: TitleKind): boolean =>
    words.some(
      (title) =>
        titleKind(title.text) === kind &&
        title.y1 < head.y0 + 1 &&
        head.y0 - title.y1 < TITLE_GAP * head.size &&
        Math.abs(title.x0 - head.x0) < INDENTED,
    );
  const known = chain.filter((group) => kindOfLabel(foldLabel(group.head.text)) !== undefined);
  if (known.length >= KNOWN * chain.length && isUnder('HOLDINGS')) return true;
  return areWhole(chain) && isUnder('ASSET_ALLOCATION');
}

/** Whether the rows are set in under their heads and have all of the assets in each column. */
function areWhole(chain: readonly Group[]): boolean {
  const rows = chain.flatMap((group) => group.rows);
  const isSetIn = chain.every(({ head, rows: own }) => own.every(({ label }) => label.x0 - head.x0 > ALIGNED));
  return isSetIn && (rows[0]?.figures ?? []).every((_, at) => isWhole(rows.map(({ figures }) => figures[at])));
}

function isWhole(figures: readonly (Block | undefined)[]): boolean {
  const shares = figures.map((figure) => (figure === undefined ? undefined : readPercent(figure.text)));
  if (!shares.every((share) => typeof share === 'string')) return false;
  return compare(absolute(subtract(sum(shares), WHOLE)), ROUNDING) <= 0;
}

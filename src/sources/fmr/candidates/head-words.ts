/** Words of titles that head a column: `Sector` among `Name`, `Rating` and `%` on one line. */
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';

// In multiples of the font size: from a head to the next one on its line.
const HEAD_REACH = 17;
const WIDE_REACH = 40;
// In points.
const SAME_MIDDLE = 1.5;

// `Sector` level with the second line of `Rs. in` over `million`.
export function shareLine(one: Block, other: Block): boolean {
  return one.lines.some(({ baseline }) => other.lines.some((line) => Math.abs(line.baseline - baseline) < SAME_MIDDLE));
}

// `Particulars` in the middle of `October` over `2025`.
export function areCentred(one: Block, other: Block): boolean {
  return Math.abs(one.y0 + one.y1 - other.y0 - other.y1) < 2 * SAME_MIDDLE;
}

const NAMES_COLUMN = /^name of\b/i;

// Two in `Sector / Type` and `Sector or type`.
function wordsIn(text: string): number {
  return text.split(' ').filter((word) => !/^(?:[/&|-]|or)$/.test(word)).length;
}

// `NAV`, `Return of the month (%)`, `NAV`, `Return of the month (%)`: columns that several parts of a table have.
function isAgainInTurn(block: Block, blocks: readonly Block[]): boolean {
  const isAgain = ({ text, baseline }: Block): boolean =>
    text === block.text && Math.abs(baseline - block.baseline) < SAME_MIDDLE;
  if (!blocks.some((other) => other !== block && isAgain(other))) return false;
  const line = blocks.filter((other) => shareLine(block, other)).toSorted((a, b) => a.x0 - b.x0);
  const places = [...line.entries()].flatMap(([at, other]) => (isAgain(other) ? [at] : []));
  const between = places.slice(1).map((at, index) => line.slice((places[index] ?? 0) + 1, at));
  const [first] = between;
  const words = (heads: readonly Block[]): string => heads.map(({ text }) => text).join('\n');
  return (
    first !== undefined &&
    first.length > 0 &&
    between.every((heads) => words(heads) === words(first)) &&
    line.length > between.length + 2
  );
}

// `Sector` among `Name`, `Rating` and `%` on one line is a column's head, and so is `Name of Non-Compliant Investment`.
export function isHeadWord(block: Block, blocks: readonly Block[]): boolean {
  if (isAgainInTurn(block, blocks)) return true;
  if (block.lines.length > 2 || (wordsIn(block.text) > 2 && !NAMES_COLUMN.test(block.text))) return false;
  // `Asset allocation (% of total assets)`, the bracket set otherwise: a title.
  if (
    blocks.some(
      (other) =>
        other !== block &&
        /^\([^()%]{0,60}%[^()]{0,60}\)$/.test(other.text) &&
        Math.abs(other.baseline - block.baseline) < 1.5 &&
        other.x0 >= block.x1 - 1 &&
        other.x0 - block.x1 < block.size,
    )
  )
    return false;
  const beside = blocks.filter(
    (other) =>
      other !== block &&
      !other.isFigure &&
      (other.text.length < 24 || NAMES_COLUMN.test(other.text)) &&
      // A title is not set smaller or lighter than the heads next to it.
      (other.bold || !block.bold) &&
      other.size > block.size - 0.3 &&
      (shareLine(block, other) || areCentred(other, block)) &&
      titleKind(other.text) === undefined,
  );
  const isWithin =
    (reach: number) =>
    (other: Block): boolean =>
      other.x0 - block.x1 < reach * block.size && block.x0 - other.x1 < reach * block.size;
  // Heads on both sides may be as far as the columns of a wide table.
  return (
    beside.some(isWithin(HEAD_REACH)) ||
    isUnderOwnTitle(block, beside, blocks) ||
    isOverSecondCells(block, beside, blocks) ||
    (beside.some((other) => other.x1 < block.x0 && isWithin(WIDE_REACH)(other)) &&
      [...beside, ...listHoldingHeads(block, blocks)].some(
        (other) => other.x0 > block.x1 && isWithin(WIDE_REACH)(other),
      ))
  );
}

/** `Holding` over the shares, set as the head: a word of titles, but of one on the line of other heads. */
function listHoldingHeads({ baseline, size, bold }: Block, blocks: readonly Block[]): Block[] {
  return blocks.filter(
    (other) =>
      Math.abs(other.baseline - baseline) < SAME_MIDDLE &&
      /^holdings?$/i.test(other.text) &&
      other.bold === bold &&
      Math.abs(other.size - size) < 0.3,
  );
}

// In multiples of the font size.
const OWN_HEAD_GAP = 1.5;

/** `Sector` far left of `%`, right under a title of the same kind: the heads of a wide table with one figure a row. */
function isUnderOwnTitle(block: Block, beside: readonly Block[], blocks: readonly Block[]): boolean {
  if (!beside.some((other) => other.x0 > block.x1 && /^\(?%\)?$/.test(other.text))) return false;
  const kind = titleKind(block.text);
  return blocks.some(
    (other) =>
      other.y1 < block.y0 + 1 &&
      block.y0 - other.y1 < OWN_HEAD_GAP * block.size &&
      Math.abs(other.x0 - block.x0) < block.size &&
      titleKind(other.text) === kind,
  );
}

/** `Sector` far left of `% Assets`, under a title of holdings, whose names begin left of it and have no head. */
function isOverSecondCells(block: Block, beside: readonly Block[], blocks: readonly Block[]): boolean {
  if (!beside.some((other) => other.x0 > block.x1 && other.text.includes('%'))) return false;
  const near = OWN_HEAD_GAP * block.size;
  const isFirstName = (other: Block, title: Block): boolean =>
    !other.isFigure &&
    other.x1 < block.x0 &&
    Math.abs(other.x0 - title.x0) < block.size &&
    other.y0 > block.y1 - 1 &&
    other.y0 - block.y1 < near;
  return blocks.some(
    (title) =>
      title.x0 < block.x0 &&
      title.y1 < block.y0 + 1 &&
      block.y0 - title.y1 < near &&
      titleKind(title.text) === 'HOLDINGS' &&
      blocks.some((other) => isFirstName(other, title)),
  );
}

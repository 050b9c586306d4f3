/** Lists of holdings whose ratings are nearer to their shares than the names are: `Sample Bank TFC | AA+ | 4.2%`. */
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { readDate } from '#sources/fmr/printed-date.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import { isBeside } from './rows.ts';
import type { Row } from './table.ts';
import { HEAD_GAP, isRight } from './table-titles.ts';

const GRADE = /^(?:A{1,3}|A-?[123]|B{1,3})[+-]{0,2}$/;
const DEBT = /\b(?:debt|sukuks?|tfcs?|bonds?|certificates|instruments)\b/i;
const SAME_EDGE = 8;
const FEWEST_DETAILS = 2;

/**
 * The rows with the names as labels; undefined for other rows. A list of credit quality has each grade once, and its
 * grades at the left edge; a series has its dates there.
 */
export function nameGraded(rows: readonly Row[], blocks: readonly Block[]): readonly Row[] | undefined {
  const details = rows.flatMap(({ label }) => (isDetail(label) ? [label.text] : []));
  if (details.length < FEWEST_DETAILS) return undefined;
  const isMirrored = rows.every(isRight);
  const named = rows.map((row) =>
    isDetail(row.label) ? { ...row, label: nameOf(row.label, blocks, isMirrored) } : row,
  );
  const edgeOf = ({ x0, x1 }: Block): number => (isMirrored ? -x1 : x0);
  const edge = Math.min(...named.map(({ label }) => (label === undefined ? -Infinity : edgeOf(label))));
  if (!named.every((row): row is Row => row.label !== undefined && edgeOf(row.label) - edge < SAME_EDGE))
    return undefined;
  const areRatings = details.every(isGrade) && new Set(details).size < details.length;
  return areRatings || isUnderTitle(named, blocks) ? named : undefined;
}

/** The rating of a debt paper: `AA+`, `A1`. */
export function isGrade(text: string): boolean {
  return GRADE.test(text);
}

// The rating of a holding, or the day on which it matures.
function isDetail({ text }: Block): boolean {
  return isGrade(text) || readDate(text) !== undefined || /^perpetual$/i.test(text);
}

// The next words to the left, or to the right if the figures are left; behind a figure they are of another table.
function nameOf(detail: Block, blocks: readonly Block[], isMirrored: boolean): Block | undefined {
  const gapTo = (block: Block): number => (isMirrored ? block.x0 - detail.x1 : detail.x0 - block.x1);
  const next = blocks
    .filter((block) => block !== detail && gapTo(block) >= 0 && isBeside(block, detail))
    .toSorted((a, b) => gapTo(a) - gapTo(b))
    .find((block) => !isDetail(block));
  return next !== undefined && !next.isFigure && /\p{L}{3}/u.test(next.text) ? next : undefined;
}

// `Corporate debt` or `Largest holdings` right over the first name, or over another half of the list at its left.
function isUnderTitle([first]: readonly Row[], blocks: readonly Block[]): boolean {
  if (first === undefined) return false;
  const { x0, x1, y0, size } = first.label;
  const over = blocks.filter((block) => block.y1 < y0 + 1 && y0 - block.y1 < HEAD_GAP * size);
  const isOfHoldings = ({ text }: Block): boolean => titleKind(text) === 'HOLDINGS';
  return (
    over.some(
      (block) =>
        Math.abs(isRight(first) ? block.x1 - x1 : block.x0 - x0) < SAME_EDGE &&
        (isOfHoldings(block) || (titleKind(block.text) === undefined && DEBT.test(block.text))),
    ) || over.some((block) => isOfHoldings(block) && block.x0 < x0 && !over.some((other) => other.x1 > block.x1))
  );
}

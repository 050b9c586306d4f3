/**
 * Ranks of a list in several columns, counted along its lines: `1 Sample Sukuk 6.3%` and `2 Sample TFC 5.0%` on one
 * line. Each is level with the middle of its name and of what is printed under that; in a row of the column at its left
 * it would be one figure more.
 */
import type { Word } from '#documents/pdf/page-words.ts';

const RANK = /^\d{1,2}$/;
const FEWEST = 4;
const FEWEST_COLUMNS = 2;
const FEWEST_ALONG = 3;
// In multiples of the font size: from a rank to that of the next card.
const APART = 4;
// In multiples of the font size: words of one line, or at one edge, each set unevenly.
const SAME_LINE = 0.2;
const SAME_EDGE = 0.2;
// From a rank to its name, and from the middle of the rank to the lines of the name.
const NAME_REACH = 5;
const HEIGHT = 2.5;

/** The words without such ranks. */
export function dropRanksAlongLines(words: readonly Word[]): Word[] {
  const numbers = words.filter(({ text }) => RANK.test(text));
  if (numbers.length < FEWEST) return [...words];
  const styles = Map.groupBy(numbers, ({ size, bold, color }) => `${Math.round(size)} ${bold} ${color}`);
  const dropped = new Set(
    [...styles.values()].flatMap((alike) => [...listRanks(alike, words), ...listRanksOfCards(alike, words)]),
  );
  return dropped.size === 0 ? [...words] : words.filter((word) => !dropped.has(word));
}

function listRanks(alike: readonly Word[], words: readonly Word[]): Word[] {
  const lines: Word[][] = [];
  for (const word of alike.toSorted((a, b) => a.baseline - b.baseline || a.x0 - b.x0)) {
    const [first] = lines.at(-1) ?? [];
    if (first !== undefined && word.baseline - first.baseline < SAME_LINE * word.size) lines.at(-1)?.push(word);
    else lines.push([word]);
  }
  return lines.flatMap((line, at) => {
    const columns = countedFrom(line, 1);
    if (columns.length < FEWEST_COLUMNS) return [];
    const grid = [columns];
    for (const below of lines.slice(at + 1)) {
      const own = below.filter((word) => columns.some((column) => isUnder(word, column)));
      const next = countedFrom(own, grid.flat().length + 1);
      if (own.length > 0 && next.length < own.length) break;
      if (next.length > 0 && next.every((rank, place) => isUnder(rank, columns[place]))) grid.push(next);
      // A shorter line is the last.
      if (next.length > 0 && next.length < columns.length) break;
    }
    const ranks = grid.flat();
    return grid.length > 1 && ranks.length >= FEWEST && areBeforeNames(grid, words) ? ranks : [];
  });
}

/**
 * `1`, `2`, `3`, `4` along a line and `7`, `6`, `5` back under them: all numbers of one style count the names of cards,
 * each at the same distance from its name.
 */
function listRanksOfCards(alike: readonly Word[], words: readonly Word[]): readonly Word[] {
  const ranks = alike.toSorted((a, b) => Number.parseInt(a.text, 10) - Number.parseInt(b.text, 10));
  const [first] = ranks;
  if (first === undefined || ranks.length < FEWEST || ranks.some(({ text }, at) => text !== `${at + 1}`)) return [];
  const isOnFirstLine = ({ baseline }: Word): boolean => Math.abs(baseline - first.baseline) < SAME_LINE * first.size;
  const along = ranks.findIndex((rank) => !isOnFirstLine(rank));
  const [turned, next] = along < FEWEST_ALONG ? [] : ranks.slice(along);
  // `1 yr`, `2 yr`, `3 yr` over columns do not turn back.
  const last = ranks[along - 1];
  const isTurned = turned !== undefined && turned.x1 > (last?.x0 ?? 0) && (next === undefined || next.x1 < turned.x0);
  const areApart = ranks
    .slice(1, FEWEST_ALONG)
    .every(({ x0 }, at) => x0 > (ranks[at]?.x1 ?? Number.POSITIVE_INFINITY) + APART * first.size);
  const gaps = ranks.map((rank) => (nameEdge(rank, words) ?? Number.NaN) - rank.x0);
  const [gap = 0] = gaps;
  return isTurned && areApart && gaps.every((each) => Math.abs(each - gap) < SAME_EDGE * first.size) ? ranks : [];
}

/** The first of the numbers that count on from this one. */
function countedFrom(line: readonly Word[], first: number): Word[] {
  const end = line.findIndex(({ text }, at) => text !== `${first + at}`);
  return end < 0 ? [...line] : line.slice(0, end);
}

/** Ranks are in the middle of one column, or begin or end at its edge. */
function isUnder(rank: Word, first: Word | undefined): boolean {
  return (
    first !== undefined &&
    Math.min(
      Math.abs(rank.x0 - first.x0),
      Math.abs(rank.x1 - first.x1),
      Math.abs(rank.x0 + rank.x1 - first.x0 - first.x1) / 2,
    ) <
      SAME_EDGE * rank.size
  );
}

/** Whether the names of each column begin at one edge. */
function areBeforeNames(lines: readonly (readonly Word[])[], words: readonly Word[]): boolean {
  const [first = []] = lines;
  return first.every((_, place) => {
    const edges = lines.flatMap((line) => (line[place] === undefined ? [] : [nameEdge(line[place], words)]));
    const [edge] = edges;
    const near = SAME_EDGE * (first[place]?.size ?? 0);
    return edge !== undefined && edges.every((each) => each !== undefined && Math.abs(each - edge) < near);
  });
}

function nameEdge(rank: Word, words: readonly Word[]): number | undefined {
  const near = words.filter(
    ({ x0, y0, y1 }) =>
      x0 > rank.x1 &&
      x0 - rank.x1 < NAME_REACH * rank.size &&
      Math.abs(y0 + y1 - rank.y0 - rank.y1) < HEIGHT * rank.size,
  );
  const [next] = near.toSorted((a, b) => a.x0 - b.x0);
  return next !== undefined && /^\p{L}/u.test(next.text) ? next.x0 : undefined;
}

/**
 * Other figures that could be a value: those beside or under its label,
 * and those beside or under the head of its column.
 */
import { numbersIn } from '#domain/printed.ts';
import type { CasePage, CaseValue } from '#review/case-pages.ts';

// Keys 1 to 9 choose one.
const MOST = 9;
// In points.
const SAME_LINE = 4;
const BELOW = 40;
// Further to the right another column of the page begins.
const FAR = 240;

/** Values as printed, those of the row first, then those of the column, without the one that was read. */
export function listOtherCandidates({ words, page_number }: CasePage, { evidence, member }: CaseValue): string[] {
  if (evidence === undefined || evidence.page_number !== page_number) return [];
  if (member.kind !== 'decimal' && member.kind !== 'integer') return [];
  const links = (evidence.chain ?? []).filter(({ role }) => role !== 'UNIT');
  const found = words.flatMap((word) => {
    const [value] = numbersIn(word.text);
    if (value === undefined || isIn(word, evidence)) return [];
    const distances = links.flatMap((link) => {
      const isBeside = Math.abs(word.y1 - link.y1) < SAME_LINE && word.x0 > link.x0;
      const isUnder = word.y0 >= link.y1 - 1 && word.y0 - link.y1 < BELOW && word.x0 < link.x1 && word.x1 > link.x0;
      if (isBeside) return word.x0 - link.x1 < FAR ? [word.x0 - link.x1] : [];
      return isUnder ? [FAR + word.y0 - link.y1] : [];
    });
    return distances.length === 0 ? [] : [{ value, distance: Math.min(...distances) }];
  });
  const ordered = found.toSorted((one, other) => one.distance - other.distance).map(({ value }) => value);
  return [...new Set(ordered)].slice(0, MOST);
}

interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

function isIn(word: Box, box: Box): boolean {
  const [x, y] = [(word.x0 + word.x1) / 2, (word.y0 + word.y1) / 2];
  return x >= box.x0 && x <= box.x1 && y >= box.y0 && y <= box.y1;
}

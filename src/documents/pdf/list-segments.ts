/**
 * Words to segments: what one would read in one breath, parted from the next by more than a blank, a weight or a line.
 */
import { boxAround } from './outline-boxes.ts';
import type { Box, PdfPage, Word } from './page-words.ts';

export interface Segment extends Box {
  readonly text: string;
  readonly baseline: number;
  readonly size: number;
  readonly bold: boolean;
  readonly color: string;
  readonly words: readonly Word[];
}

type Placed = Pick<Word, 'x0' | 'x1' | 'baseline' | 'size'>;

// Shares of the font size. A blank is a quarter to a third, in justified lines up to one;
// a gap above a half separates cells.
const CELL_GAP = 0.55;
const SAME_LINE = 0.3;
// No word of a text is this many times as large as the next one: it is a watermark or a large figure at its side.
const MOST_UNLIKE = 3;

/** The page's segments from top to bottom, left to right. Within one, words are joined by single blanks. */
export function listSegments(page: PdfPage): Segment[] {
  return listRuns(page.words, (last, word) => goesOn(last, word, page.walls))
    .map(makeSegment)
    .toSorted((a, b) => a.baseline - b.baseline || a.x0 - b.x0);
}

/** Words that continue each other on one line, from left to right; or parts of lines. */
export function listRuns<P extends Placed>(words: readonly P[], isNext: (last: P, word: P) => boolean): P[][] {
  const sorted = words.toSorted((a, b) => a.x0 - b.x0 || a.baseline - b.baseline);
  const followers = linkWords(sorted, isNext);
  const later = new Set(followers.values());
  return sorted.filter((word) => !later.has(word)).map((word) => runFrom(word, followers));
}

/**
 * The word that each word is read on with. Each pair is compared alone: lines of two columns may be half a line apart,
 * and the edge between two rows of the whole page would part words that differ by the last digit of their baseline.
 */
function linkWords<P extends Placed>(sorted: readonly P[], isNext: (last: P, word: P) => boolean): Map<P, P> {
  const byLine = sorted.map((word, place) => ({ word, place })).toSorted((a, b) => a.word.baseline - b.word.baseline);
  const mostReach = SAME_LINE * sorted.reduce((most, { size }) => Math.max(most, size), 0);
  const before = new Map<P, P>();
  let from = 0;
  for (const { word, place } of byLine) {
    const reach = SAME_LINE * word.size;
    while ((byLine[from]?.word.baseline ?? Infinity) < word.baseline - mostReach) from += 1;
    let nearest = sorted.length;
    for (let at = from; at < byLine.length; at += 1) {
      const other = byLine[at] as (typeof byLine)[number];
      if (other.word.baseline > word.baseline + reach) break;
      if (other.place > place && other.place < nearest && isSameLine(word, other.word)) nearest = other.place;
    }
    const next = sorted[nearest];
    if (next === undefined || !isNext(word, next)) continue;
    const rival = before.get(next);
    if (rival === undefined || Math.abs(rival.baseline - next.baseline) > Math.abs(word.baseline - next.baseline))
      before.set(next, word);
  }
  return new Map([...before].map(([next, word]) => [word, next]));
}

function runFrom<P>(first: P, followers: ReadonlyMap<P, P>): P[] {
  const run = [first];
  for (let next = followers.get(first); next !== undefined; next = followers.get(next)) run.push(next);
  return run;
}

/** Whether two words of one line are parts of one word, because no blank is between them. */
export function isRestOfWord(last: Word, word: Word): boolean {
  return word.x0 - last.x1 < 0.1 * word.size;
}

/** Makes a segment of words that are on one line and in reading order. */
export function makeSegment(words: readonly Word[]): Segment {
  let longest = words[0] as Word;
  let last: Word | undefined;
  let text = '';
  for (const word of words) {
    if (word.text.length > longest.text.length) longest = word;
    text += last === undefined || isRestOfWord(last, word) ? word.text : ` ${word.text}`;
    last = word;
  }
  const { baseline, size, bold, color } = longest;
  return { text, words, baseline, size, bold, color, ...boxAround(words) };
}

function isSameLine(first: Placed, word: Placed): boolean {
  return Math.abs(word.baseline - first.baseline) <= SAME_LINE * Math.min(first.size, word.size);
}

/** By how much the blank between two words is wider because their letters are set apart. */
export function blankSpacing(last: Word, word: Word): number {
  return 2 * Math.max(last.spacing ?? 0, word.spacing ?? 0);
}

function goesOn(last: Word, word: Word, walls: readonly Box[]): boolean {
  const size = Math.max(last.size, word.size);
  if (size > MOST_UNLIKE * Math.min(last.size, word.size)) return false;
  if (word.x0 - last.x1 > CELL_GAP * size + blankSpacing(last, word) || last.bold !== word.bold) return false;
  return !walls.some(
    (wall) =>
      wall.x0 >= last.x1 - 1 &&
      wall.x1 <= word.x0 + 1 &&
      wall.y0 < word.baseline &&
      wall.y1 > word.baseline - 0.5 * size,
  );
}

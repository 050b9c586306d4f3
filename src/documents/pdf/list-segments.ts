/** Words to segments: what one would read in one breath, parted from the next by more than a blank, a weight or a line. */
import type { Box, PdfPage, Word } from './page-words.ts';

export interface Segment extends Box {
  readonly text: string;
  readonly baseline: number;
  readonly size: number;
  readonly bold: boolean;
  readonly color: string;
  readonly words: readonly Word[];
}

// Shares of the font size. A blank is a quarter to a third, in justified lines up to one; a gap above a half separates cells.
const CELL_GAP = 0.55;
const SAME_LINE = 0.3;

/** The page's segments from top to bottom, left to right. Within one, words are joined by single blanks. */
export function listSegments(page: PdfPage): Segment[] {
  const rows: Word[][] = [];
  for (const word of page.words.toSorted((a, b) => a.baseline - b.baseline)) {
    const row = rows.findLast((words) => isSameLine(words[0] as Word, word));
    if (row === undefined) rows.push([word]);
    else row.push(word);
  }
  return rows.flatMap((row) => splitRow(row.toSorted((a, b) => a.x0 - b.x0), page.walls)).toSorted((a, b) => a.baseline - b.baseline || a.x0 - b.x0);
}

/** Makes a segment of words that are on one line and in reading order. */
export function makeSegment(words: readonly Word[]): Segment {
  const longest = words.toSorted((a, b) => b.text.length - a.text.length)[0] as Word;
  let text = '';
  for (const [index, word] of words.entries()) {
    const last = words[index - 1];
    text += last === undefined || word.x0 - last.x1 < 0.1 * word.size ? word.text : ` ${word.text}`;
  }
  return {
    text, words, baseline: longest.baseline, size: longest.size, bold: longest.bold, color: longest.color,
    x0: Math.min(...words.map((word) => word.x0)), x1: Math.max(...words.map((word) => word.x1)),
    y0: Math.min(...words.map((word) => word.y0)), y1: Math.max(...words.map((word) => word.y1)),
  };
}

function isSameLine(first: Word, word: Word): boolean {
  return Math.abs(word.baseline - first.baseline) <= SAME_LINE * Math.min(first.size, word.size);
}

/** By how much the blank between two words is wider because their letters are set apart. */
export function blankSpacing(last: Word, word: Word): number {
  return 2 * Math.max(last.spacing ?? 0, word.spacing ?? 0);
}

function splitRow(row: readonly Word[], walls: readonly Box[]): Segment[] {
  const segments: Segment[] = [];
  let run: Word[] = [];
  for (const word of row) {
    const last = run.at(-1);
    if (last !== undefined && !goesOn(last, word, walls)) {
      segments.push(makeSegment(run));
      run = [];
    }
    run.push(word);
  }
  if (run.length > 0) segments.push(makeSegment(run));
  return segments;
}

function goesOn(last: Word, word: Word, walls: readonly Box[]): boolean {
  const size = Math.max(last.size, word.size);
  if (word.x0 - last.x1 > CELL_GAP * size + blankSpacing(last, word) || last.bold !== word.bold) return false;
  return !walls.some((wall) => wall.x0 >= last.x1 - 1 && wall.x1 <= word.x0 + 1 && wall.y0 < word.baseline && wall.y1 > word.baseline - 0.5 * size);
}

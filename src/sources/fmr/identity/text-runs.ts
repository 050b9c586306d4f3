/** The texts of a page line by line, whatever the styles of their words, and the stacks that they make. */
import { joinNext } from '#sources/fmr/group-items.ts';
import { isRestOfWord, listRuns as joinRuns, makeSegment, type Segment } from '#documents/pdf/list-segments.ts';
import type { Word } from '#documents/pdf/page-words.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';

// In multiples of the font size.
const RUN_GAP = 0.5;
const SAME_LINE = 0.3;
const PITCH = 1.8;
// In points.
const ALIGNED = 2;

/** Words that no gap parts, from top to bottom and from left to right. */
export function listRuns(blocks: readonly Block[]): Segment[] {
  const lines = blocks.flatMap((block) => [...block.lines]);
  const isNear = (gap: number, size: number): boolean => gap > -RUN_GAP * size && gap < RUN_GAP * size;
  return joinRuns(lines, (last, line) => isNear(line.x0 - last.x1, line.size))
    .map((run) => (run.length === 1 ? (run[0] as Segment) : makeSegment(run.flatMap(({ words }) => words))))
    .toSorted((a, b) => a.baseline - b.baseline || a.x0 - b.x0);
}

type Placed = Pick<Segment, 'baseline' | 'size'>;

export function isLevel(one: Placed, other: Placed): boolean {
  return Math.abs(one.baseline - other.baseline) < SAME_LINE * Math.max(one.size, other.size);
}

/** Whether two lines begin at one edge. */
export function isAligned(one: Segment, other: Segment): boolean {
  return Math.abs(one.x0 - other.x0) < ALIGNED;
}

/** Whether a run is the next line of a text. */
export function isRightUnder(above: Segment, run: Segment): boolean {
  const pitch = run.baseline - above.baseline;
  return isAligned(above, run) && pitch > SAME_LINE * above.size && pitch < PITCH * above.size;
}

/** Runs under each other with one left edge. */
export function listStacks(runs: readonly Segment[]): Segment[][] {
  return joinNext(runs, isRightUnder);
}

/** A text with the place of each word in it; parts of one word are printed without a blank between them. */
interface RunText {
  readonly text: string;
  readonly words: readonly { readonly word: Word; readonly run: Segment; readonly from: number; readonly to: number }[];
}

export function textOf(runs: readonly Segment[]): RunText {
  let text = '';
  const words = runs.flatMap((run) =>
    run.words.map((word, at) => {
      const last = run.words[at - 1];
      const isGlued = text === '' || (last !== undefined && isRestOfWord(last, word));
      const from = isGlued ? text.length : text.length + 1;
      text = isGlued ? `${text}${word.text}` : `${text} ${word.text}`;
      return { word, run, from, to: from + word.text.length };
    }),
  );
  return { text, words };
}

export function wordsWithin({ words }: RunText, from: number, to: number): Word[] {
  return words.filter((each) => each.from < to && each.to > from).map(({ word }) => word);
}

const NEXT_SENTENCE = /(?<=[a-z\d)%]\.)\s(?=[A-Z])/;

/** The sentences of a text, each with its words. */
export function sentencesOf(flow: RunText): { readonly text: string; readonly words: readonly Word[] }[] {
  let from = 0;
  return flow.text.split(NEXT_SENTENCE).map((text) => {
    const words = wordsWithin(flow, from, from + text.length);
    from += text.length + 1;
    return { text, words };
  });
}

/** Whether the name is in the text, and not as a part of a longer word. */
export function hasWord(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!isOfWord(text[at - 1]) && !isOfWord(text[at + name.length])) return true;
  return false;
}

export function isOfWord(character: string | undefined): boolean {
  return character !== undefined && /[A-Za-z0-9]/.test(character);
}

/**
 * Lines of justified text: their blanks may be as wide as the gaps between cells, but all of one line are equally wide.
 */
import { makeSegment, type Segment } from '#documents/pdf/list-segments.ts';
import type { Word } from '#documents/pdf/page-words.ts';

// In multiples of the font size.
const WIDEST_BLANK = 2;
const EQUAL = 0.15;
// Cells are further apart than this, so that blanks of one line need not be quite equal.
const NARROW_BLANK = 0.75;
const ALIKE = 0.45;
const TOUCHING = 0.05;
const SAME_EDGE = 0.2;
const SAME_LINE = 0.2;
const LINE_PITCH = 1.8;
const FEWEST_WORDS = 5;
// The cells of a row have fewer words together.
const FEWEST_JOINED = 8;
// Of the words of a line of text, those with letters.
const LEAST_LETTERED = 0.6;

/** Joins the segments of each line that fills the lines of a paragraph from edge to edge with equal blanks. */
export function joinJustified(segments: readonly Segment[]): Segment[] {
  const joined = new Map<Segment, Segment>();
  const dropped = new Set<Segment>();
  let open = listRuns(segments).flatMap((run) => {
    const line = makeSegment(run.flatMap((segment) => [...segment.words]));
    const isLine =
      line.words.length >= FEWEST_JOINED &&
      isText(line.words) &&
      !run.slice(1).some((segment) => beginsColumn(segment, run, segments));
    return isLine ? [{ run, line }] : [];
  });
  // A line that was joined shows in turn that the line over or under it is of the paragraph.
  for (let known = segments; known.length > 0 && open.length > 0;) {
    const found = open.filter(({ run, line }) =>
      known.some((other) => !run.includes(other) && isLineOfParagraph(other, line)),
    );
    for (const { run, line } of found) {
      const [first, ...rest] = run;
      joined.set(first as Segment, line);
      for (const segment of rest) dropped.add(segment);
    }
    open = open.filter((each) => !found.includes(each));
    known = found.map(({ line }) => line);
  }
  return segments.flatMap((segment) => (dropped.has(segment) ? [] : [joined.get(segment) ?? segment]));
}

// In points, and lines: text under each other that begins at one edge is a column of cells.
const SAME_COLUMN = 0.1;
const COLUMN_LINES = 3;

/** Whether a segment that is not the first of its line begins where one of a line near it does. */
function beginsColumn(segment: Segment, run: readonly Segment[], segments: readonly Segment[]): boolean {
  const isNear = (other: Segment): boolean =>
    Math.abs(other.x0 - segment.x0) < SAME_COLUMN &&
    Math.abs(other.baseline - segment.baseline) < COLUMN_LINES * LINE_PITCH * segment.size;
  return segments.some((other) => isNear(other) && !run.includes(other));
}

/** Segments of one line whose blanks, within and between them, are equally wide. */
function listRuns(segments: readonly Segment[]): Segment[][] {
  return listLines(segments).flatMap((line) => {
    const runs: EvenRun<Segment>[] = [];
    for (const segment of line.toSorted((a, b) => a.x0 - b.x0)) addRun(runs, segment);
    return runs.map(({ parts }) => parts).filter((run) => run.length > 1);
  });
}

/** Segments of one style at one height; the words of a line may differ a little in it. */
function listLines(segments: readonly Segment[]): Segment[][] {
  const styles = Map.groupBy(segments, ({ size, bold, color }) => `${size} ${bold} ${color}`);
  return [...styles.values()].flatMap((alike) => {
    const lines: Segment[][] = [];
    for (const segment of alike.toSorted((a, b) => a.baseline - b.baseline)) {
      const line = lines.at(-1);
      if (line !== undefined && segment.baseline - (line[0] as Segment).baseline < SAME_LINE * segment.size)
        line.push(segment);
      else lines.push([segment]);
    }
    return lines;
  });
}

const STOP = /^[.,;:)]+$/;

/** The blanks of a line so far: measuring them again with every part would take the square of their number. */
interface Blanks {
  readonly size: number;
  readonly last: Word;
  readonly least: number;
  readonly most: number;
}

interface EvenRun<Part extends Segment> {
  readonly parts: Part[];
  blanks: Blanks;
}

/** The part continues the last run if its blanks, and that before it, are as wide as those of the run. */
function addRun<Part extends Segment>(runs: EvenRun<Part>[], part: Part): void {
  const run = runs.at(-1);
  const both = run === undefined ? undefined : measure(part, run.blanks);
  if (run === undefined || both === undefined || !areEqual(both)) {
    runs.push({ parts: [part], blanks: measure(part) });
    return;
  }
  run.parts.push(part);
  run.blanks = both;
}

function measure({ words }: Segment, before?: Blanks): Blanks {
  const size = before?.size ?? (words[0] as Word).size;
  let { last, least, most } = before ?? { last: undefined, least: Infinity, most: -Infinity };
  for (const word of words) {
    const blank = last === undefined ? 0 : word.x0 - last.x1;
    // A stop in another style than the word before it touches it.
    if (blank > TOUCHING * size && !STOP.test(word.text)) {
      least = Math.min(least, blank);
      most = Math.max(most, blank);
    }
    last = word;
  }
  return { size, last: last as Word, least, most };
}

function areEqual({ size, least, most }: Blanks): boolean {
  return (
    (most < WIDEST_BLANK * size && most - least < EQUAL * size) ||
    (most < NARROW_BLANK * size && most - least < ALIKE * size)
  );
}

/**
 * Runs of one line whose words are set in several styles, from left to right: those with equal blanks are one text, as
 * in a line of justified text with words in bold.
 */
export function joinEqualRuns<Run extends Segment>(runs: readonly Run[], join: (of: readonly Run[]) => Run): Run[] {
  const joined: EvenRun<Run>[] = [];
  for (const run of runs) addRun(joined, run);
  return joined.flatMap(({ parts: those }) => {
    if (those.length < 2) return those;
    const words = those.flatMap((run) => run.words);
    return words.length >= FEWEST_JOINED && isText(words) ? [join(those)] : those;
  });
}

function isText(words: readonly Word[]): boolean {
  return (
    words.length >= FEWEST_WORDS &&
    words.filter(({ text }) => /\p{L}{2}/u.test(text)).length >= LEAST_LETTERED * words.length
  );
}

// The line over or under it, which begins and ends at the same edges; the last line of a paragraph may be shorter.
function isLineOfParagraph(other: Segment, line: Segment): boolean {
  const edge = SAME_EDGE * line.size;
  const isNear =
    Math.abs(other.baseline - line.baseline) < LINE_PITCH * line.size &&
    Math.abs(other.baseline - line.baseline) > 0.5 * line.size;
  return (
    isNear &&
    other.size === line.size &&
    Math.abs(other.x0 - line.x0) < edge &&
    (Math.abs(other.x1 - line.x1) < edge || (other.baseline > line.baseline && other.x1 < line.x1)) &&
    (isText(other.words) || isEndOfSentence(other, line))
  );
}

/** `… the companies with the highest` over `dividends.`: the last line of a paragraph may be of a few words. */
function isEndOfSentence(other: Segment, line: Segment): boolean {
  return other.baseline > line.baseline && /^\p{Ll}\P{N}{0,60}\.$/u.test(other.text) && !/[.:;]$/.test(line.text);
}

/** Running text: all lines of a paragraph, justified lines with wide gaps included. */
import { isKnownLabel } from '#sources/fmr/meaning/label-meaning.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import { isDrawnNext, type TextLine } from './text-cells.ts';

// In multiples of the font size. Words of a justified line are drawn in sequence, however wide the gap; the next column
// of the page is not.
const JUSTIFIED_GAP = 14;
const CELL_GAP = 0.6;
const LINE_PITCH = 1.8;
const SAME_LINE = 0.25;
// By how much further below a sentence a paragraph begins than its own lines are from each other. Lines that are set a
// little unevenly differ by less.
const WIDER = 0.35;

/** `left` is where the paragraph's lines begin but for the first one. */
export function paragraphFrom(lines: readonly TextLine[], first: TextLine, left: number): TextLine[] {
  const isLike = (line: TextLine): boolean => Math.abs(line.size - first.size) < 0.4 && line.color === first.color;
  const lineUnder = (above: TextLine): TextLine | undefined =>
    lines.find(
      (line) =>
        isLike(line) &&
        Math.abs(line.x0 - left) < 2.5 &&
        line.baseline > above.baseline + 0.5 * line.size &&
        line.baseline - above.baseline < LINE_PITCH * line.size,
    );
  const paragraph = lineFrom(lines, first, isLike);
  let above = first;
  let pitch = Infinity;
  for (;;) {
    const next = lineUnder(above);
    if (next === undefined || next.isNumbered === true || (next.bold && !first.bold) || endsShort(paragraph, next))
      return paragraph;
    const step = next.baseline - above.baseline;
    const after = (lineUnder(next)?.baseline ?? Infinity) - next.baseline;
    if (STOP.test(paragraph.at(-1)?.text ?? '') && step - Math.min(pitch, after) > WIDER * next.size) return paragraph;
    pitch = Math.min(pitch, step);
    const row = lineFrom(lines, next, isLike);
    const isWithin = isWithinSentence(paragraph.at(-1) ?? first, next);
    if (!isWithin && (isKnownLabel(next.text) || (titleKind(next.text) !== undefined && !isSentence(row))))
      return paragraph;
    paragraph.push(...row);
    above = next;
  }
}

// A label or a title in the letters of running text is shorter.
const LONGER_THAN_TITLE = 40;

// `… a mix of` over `returns from short term deposits`: the words of a title within a sentence that is still open.
function isWithinSentence(above: TextLine, next: TextLine): boolean {
  return (
    /[\p{L},]$/u.test(above.text) &&
    isDrawnNext(above, next) === true &&
    (/^\p{Ll}/u.test(next.text) || next.text.length > LONGER_THAN_TITLE)
  );
}

// `The objective of Sample Fund is | to provide`: only all of a justified line says whether it is a title.
function isSentence(row: readonly TextLine[]): boolean {
  const [first, second] = row;
  return (
    second !== undefined &&
    /\p{L}$/u.test(first?.text ?? '') &&
    /^\p{Ll}/u.test(second.text) &&
    titleKind(row.map((line) => line.text).join(' ')) === undefined
  );
}

/**
 * Whether a paragraph ends in the middle of a sentence, although a line of its kind is below anything between `left`
 * and its right edge: that line was taken for a title or a label.
 */
export function isCutOff(lines: readonly TextLine[], paragraph: readonly TextLine[], left: number): boolean {
  const last = paragraph.at(-1);
  if (last === undefined || /[.!?)”"’]$/.test(last.text)) return false;
  const right = Math.max(...paragraph.map(({ x1 }) => x1));
  return lines.some(
    (line) =>
      Math.abs(line.size - last.size) < 0.4 &&
      line.color === last.color &&
      line.bold === last.bold &&
      line.x1 > left - 2.5 &&
      line.x0 < right &&
      /\p{L}/u.test(line.text) &&
      line.baseline > last.baseline + 0.5 * line.size &&
      line.baseline - last.baseline < LINE_PITCH * line.size &&
      // The words of the next column may be at its end, so that the line above seems short.
      (/^\p{Ll}/u.test(line.text) || !endsShort(paragraph, line)),
  );
}

// A line that had room for the next one's first word ended its paragraph.
function endsShort(paragraph: readonly TextLine[], next: TextLine): boolean {
  const last = paragraph.at(-1);
  const word = next.words[0];
  if (last === undefined || word === undefined) return false;
  const right = Math.max(...paragraph.map((line) => line.x1), next.x1);
  const width = word.x1 - word.x0;
  // A line that ends within a sentence is short only if it had clearly more room.
  const needed = STOP.test(last.text) ? width + next.size : 1.5 * width + 2 * next.size;
  return last.x1 + needed < right;
}

const STOP = /[.!?]$/;

/** Whether two lines are in one size, color and weight, as those of one text are. */
export function isSetAlike(one: TextLine, other: TextLine): boolean {
  return Math.abs(one.size - other.size) < 0.4 && one.color === other.color && one.bold === other.bold;
}

/** The cells of one line from `first` on, as far as its gaps are those of running text. */
export function lineFrom(lines: readonly TextLine[], first: TextLine, isLike: (line: TextLine) => boolean): TextLine[] {
  const row = lines
    .filter(
      (line) =>
        isLike(line) && Math.abs(line.baseline - first.baseline) < SAME_LINE * first.size && line.x0 >= first.x0,
    )
    .toSorted((a, b) => a.x0 - b.x0);
  const found = [first];
  for (const line of row) {
    const last = found.at(-1) as TextLine;
    if (line === first) continue;
    if (line.x0 - last.x1 > (isDrawnNext(last, line) === true ? JUSTIFIED_GAP : CELL_GAP) * line.size) break;
    found.push(line);
  }
  return found;
}

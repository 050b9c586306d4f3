/** The lines around a line of a page: its figures, its label, its neighbours. */
import type { PdfPage } from '#documents/pdf/page-words.ts';
import { isFigure, isPartingFigure } from './figures.ts';
import type { TextLine } from './text-cells.ts';

/** Returns whether a text is the label of a fact; a label below another label starts a new block. */
export type IsLabel = (text: string) => boolean;

/** The pitch of two lines of one text, at most; in multiples of the font size. */
export const CLOSE_PITCH = 1.32;
/** Edges that are closer than this are in one column; in points. */
export const ALIGNED = 1.6;
const FEWEST_AROUND = 1;

/** A page with its lines, and the vocabulary of labels. */
export interface Setting {
  readonly page: PdfPage;
  readonly lines: readonly TextLine[];
  readonly isLabel: IsLabel;
  /** The lines that are less than the font size of a line above or under it, and that line. */
  readonly beside: (line: TextLine) => readonly TextLine[];
}

export function openSetting(page: PdfPage, lines: readonly TextLine[], isLabel: IsLabel): Setting {
  // Many questions about a line are about these lines alone.
  const known = new Map<TextLine, readonly TextLine[]>();
  const beside = (line: TextLine): readonly TextLine[] => {
    const found = known.get(line) ?? lines.filter((other) => Math.abs(other.baseline - line.baseline) < line.size);
    known.set(line, found);
    return found;
  };
  return { page, lines, isLabel, beside };
}

/** The end of a line that its sentence or list goes beyond; the text layer may have lost a blank: `ofthe`. */
export const OPEN_END = /(?:[,&/(–-]|\b(?:of|and|the|to|by|with|per|for|in|or|as){1,2}|\b(?:incl|excl)\.)$/i;

// In multiples of the font size: how far a figure may be before the words that it is of.
const BEFORE_WORDS = 2.5;

/** The figure right before the words of a line: `37.7% Government`. If it must be `isAlone`, nothing is left of it. */
export function figureBefore({ beside }: Setting, line: TextLine, isAlone = true): TextLine | undefined {
  const left = beside(line)
    .filter(
      (other) =>
        other !== line && other.x1 <= line.x0 + 1 && Math.abs(other.baseline - line.baseline) < 0.3 * line.size,
    )
    .toSorted((a, b) => b.x1 - a.x1);
  const [figure, before] = left;
  return figure !== undefined &&
    (before === undefined || (!isAlone && figure.x0 - before.x1 > BEFORE_WORDS * line.size)) &&
    isPartingFigure(figure.text) &&
    line.x0 - figure.x1 < BEFORE_WORDS * line.size
    ? figure
    : undefined;
}

/** The next text to the right on the line. */
export function nextOf(setting: Setting, line: TextLine): TextLine | undefined {
  return cellsAfter(setting, line)[0];
}

/** The texts to the right on the line, from left to right. */
export function cellsAfter({ beside }: Setting, line: TextLine): TextLine[] {
  return beside(line)
    .filter((other) => other.x0 >= line.x1 - 1 && Math.abs(other.baseline - line.baseline) < 0.3 * line.size)
    .toSorted((a, b) => a.x0 - b.x0);
}

/** Figures to the right on the line. */
export function countFigures({ beside }: Setting, line: TextLine): number {
  return beside(line).filter(
    (other) =>
      other.x0 >= line.x1 - 1 && Math.abs(other.baseline - line.baseline) < 0.3 * line.size && isFigure(other.text),
  ).length;
}

/** A label of two lines whose figures are half-way between them. */
export function areAroundFigures({ lines }: Setting, last: TextLine, line: TextLine): boolean {
  const beside = lines
    .filter(
      (other) =>
        other.x0 >= Math.max(last.x1, line.x1) - 1 &&
        other.baseline > last.baseline - 0.3 * line.size &&
        other.baseline < line.baseline + 0.3 * line.size,
    )
    .toSorted((a, b) => a.x0 - b.x0);
  // Words after the figures are of a table next to this one.
  const next = beside.findIndex((other, at) => at > 0 && !isFigure(other.text));
  const right = next < 0 ? beside : beside.slice(0, next);
  const middle = (last.baseline + line.baseline) / 2;
  return (
    right.length >= FEWEST_AROUND &&
    right.every((other) => isFigure(other.text) && Math.abs(other.baseline - middle) < 0.2 * line.size)
  );
}

// In multiples of the font size: from the share of a legend to its name.
const AFTER_SHARE = 1.2;

/** `Oil & Gas` over `Exploration`, with `11.8%` right before them and half-way between the lines. */
export function areAfterShare({ beside }: Setting, last: TextLine, line: TextLine): boolean {
  return (
    Math.abs(last.x0 - line.x0) < ALIGNED &&
    beside(last).some(
      (other) =>
        other.x1 <= last.x0 &&
        last.x0 - other.x1 < AFTER_SHARE * last.size &&
        Math.abs(2 * other.baseline - last.baseline - line.baseline) < 0.3 * line.size &&
        other.text.endsWith('%') &&
        isFigure(other.text),
    )
  );
}

/** The figure to the right that the line labels. */
export function figureOf({ beside }: Setting, line: TextLine): TextLine | undefined {
  // A text between the line and the figure, even half a line higher or lower, owns the figure.
  const next = beside(line)
    .filter((other) => other.x0 >= line.x1 - 1 && Math.abs(other.baseline - line.baseline) < 0.7 * line.size)
    .toSorted((a, b) => a.x0 - b.x0)[0];
  if (next === undefined || Math.abs(next.baseline - line.baseline) >= 0.3 * line.size || !isFigure(next.text))
    return undefined;
  // `5 Sample Cement Limited`: a figure close before words numbers the rows of a list beside.
  const isNumber =
    /^\d{1,2}[.)]?$/.test(next.text) &&
    beside(next).some(
      (other) =>
        other !== next &&
        other.x0 >= next.x1 &&
        other.x0 - next.x1 < 2.5 * next.size &&
        Math.abs(other.baseline - next.baseline) < 0.3 * next.size &&
        !isFigure(other.text),
    );
  return isNumber ? undefined : next;
}

/** Whether any words are to the left of the line. */
export function hasLabel({ beside }: Setting, line: TextLine): boolean {
  return beside(line).some(
    (other) =>
      other !== line &&
      Math.abs(other.baseline - line.baseline) < 0.9 * line.size &&
      other.x1 <= line.x0 &&
      line.x0 - other.x1 < 60 * line.size &&
      !isFigure(other.text),
  );
}

/** The texts to the left on the line, from right to left. */
export function cellsBefore({ beside }: Setting, line: TextLine): TextLine[] {
  return beside(line)
    .filter(
      (other) =>
        other.x1 <= line.x0 &&
        Math.abs(other.baseline - line.baseline) < 0.3 * line.size &&
        !/^[.\s]*$/.test(other.text),
    )
    .toSorted((a, b) => b.x1 - a.x1);
}

/** The text right before the line, if the vocabulary knows it as a label. */
export function knownLabelOf(setting: Setting, line: TextLine): TextLine | undefined {
  const [left] = cellsBefore(setting, line);
  return left !== undefined && setting.isLabel(left.text) ? left : undefined;
}

/**
 * `Risk profile | Low | Medium` over `Management fee | 0.5% | 1.0%`: whether two lines are of one column in rows with
 * labels. A text half-way between them may be the label of both.
 */
export function areInLabelledRows(setting: Setting, last: TextLine, line: TextLine): boolean {
  const [above, below] = [cellsBefore(setting, last), cellsBefore(setting, line)];
  const at = above.findIndex(({ text }) => setting.isLabel(text));
  const isAbove = (cell: TextLine, index: number): boolean => {
    const other = above[index];
    return other !== undefined && other.x0 < cell.x1 && cell.x0 < other.x1;
  };
  const [label, other, next] = [above[at], below[at], below[0]];
  if (at < 1 || label === undefined || other === undefined || next === undefined) return false;
  const isBetween = (text: TextLine): boolean =>
    text.x0 >= next.x1 &&
    text.x1 <= Math.max(last.x0, line.x0) &&
    [last, line].every(({ baseline }) => Math.abs(text.baseline - baseline) >= 0.3 * line.size);
  return (
    setting.isLabel(other.text) &&
    Math.abs(label.x0 - other.x0) < ALIGNED &&
    below.slice(0, at).every(isAbove) &&
    !setting.beside(line).some(isBetween)
  );
}

/** Whether a text of the same table is to the left on the line. */
export function hasNeighbour({ beside }: Setting, line: TextLine): boolean {
  return beside(line).some(
    (other) =>
      other !== line &&
      Math.abs(other.baseline - line.baseline) < 0.3 * line.size &&
      other.x1 < line.x0 &&
      line.x0 - other.x1 < 25 * line.size,
  );
}

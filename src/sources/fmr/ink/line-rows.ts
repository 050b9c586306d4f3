/** Lines of text among the others of a page: whether two under each other are rows of a table, and which cells are beside each. */
import type { PdfPage } from '#documents/pdf/page-words.ts';
import { isFigure, isPartingFigure } from './figures.ts';
import { isDrawnNext, type TextLine } from './text-cells.ts';

/** Returns whether a text is the label of a fact; a label below another label starts a new block. */
type IsLabel = (text: string) => boolean;

export interface Setting {
  readonly page: PdfPage;
  readonly lines: readonly TextLine[];
  readonly isLabel: IsLabel;
}

// In points.
export const ALIGNED = 1.6;
// In multiples of the font size.
export const CLOSE_FIGURE = 1.5;
const FEWEST_AROUND = 2;

// The line needs another word.
export const OPEN_END = /(?:[,&/(–-]|\b(?:of|and|the|to|by|with|per|for|in|or|as))$/;

// In multiples of the pitch of two lines: rows that are further apart show that the lines are of one cell.
const ROW_PITCH = 1.15;
const MOST_LINES = 5;

/** Whether two lines belong to a few lines of one column that are closer to each other than to those above and below. */
export function isCloserThanRows({ lines }: Setting, last: TextLine, line: TextLine): boolean {
  const pitch = line.baseline - last.baseline;
  const isOfColumn = (other: TextLine): boolean =>
    Math.abs(other.x0 - line.x0) < ALIGNED ||
    Math.abs(other.x1 - line.x1) < ALIGNED ||
    Math.abs(other.x0 - last.x0) < ALIGNED;
  const column = lines
    .filter((other) => other !== line && other !== last && isOfColumn(other))
    .map((other) => other.baseline);
  const run = [last.baseline, line.baseline];
  const isNear = (gap: number): boolean => gap > 0.5 * pitch && gap < ROW_PITCH * pitch;
  for (const below of column.toSorted((a, b) => a - b)) if (isNear(below - (run.at(-1) ?? 0))) run.push(below);
  for (const above of column.toSorted((a, b) => b - a)) if (isNear((run[0] ?? 0) - above)) run.unshift(above);
  const isAlone = column.every((other) => other < (run[0] ?? 0) || other > (run.at(-1) ?? 0) || run.includes(other));
  return run.length <= MOST_LINES && run.length < column.length + 2 && isAlone;
}

// Two lines with a figure each are two rows, if the figures are in one column.
export function areRows(setting: Setting, last: TextLine, line: TextLine): boolean {
  const [above, below] = [figureOf(setting, last), figureOf(setting, line)];
  if (above === undefined && below === undefined) return areBehindFigures(setting, last, line);
  if (above === undefined || below === undefined) return false;
  // `Cement 17.0%` over `Fertilizer 10.7%`, set flush right or in the middle: figures that close their lines need no column.
  const closes = (words: TextLine, figure: TextLine): boolean => figure.x0 - words.x1 < CLOSE_FIGURE * words.size;
  return (above.x0 < below.x1 && below.x0 < above.x1) || (closes(last, above) && closes(line, below));
}

// In multiples of the font size: how far a figure may be before the words that it is of.
const BEFORE_WORDS = 2.5;

// `37.7% Government` over `14.7% AAA`: a column of figures, none of which has words before it.
function areBehindFigures(setting: Setting, last: TextLine, line: TextLine): boolean {
  const [above, below] = [figureBefore(setting, last), figureBefore(setting, line)];
  return above !== undefined && below !== undefined && above.x0 < below.x1 && below.x0 < above.x1;
}

function figureBefore({ lines }: Setting, line: TextLine): TextLine | undefined {
  const left = lines
    .filter(
      (other) =>
        other !== line && other.x1 <= line.x0 + 1 && Math.abs(other.baseline - line.baseline) < 0.3 * line.size,
    )
    .toSorted((a, b) => b.x1 - a.x1);
  const [figure] = left;
  return figure !== undefined &&
    left.length === 1 &&
    isPartingFigure(figure.text) &&
    line.x0 - figure.x1 < BEFORE_WORDS * line.size
    ? figure
    : undefined;
}

// `Name | Sector | 12.3` on two lines, drawn row by row: the words align in a column, and so do the figures to their right.
export function areRowsOfCells(setting: Setting, last: TextLine, line: TextLine): boolean {
  if (isDrawnNext(last, line) ?? isCloserThanRows(setting, last, line)) return areLevelRows(setting, last, line);
  const [above, below] = [nextOf(setting, last), nextOf(setting, line)];
  if (
    above === undefined ||
    below === undefined ||
    Math.abs(above.x0 - below.x0) > ALIGNED ||
    isFigure(above.text) ||
    isFigure(below.text)
  )
    return false;
  const [one, other] = [nextOf(setting, above), nextOf(setting, below)];
  return (
    one !== undefined &&
    other !== undefined &&
    isFigure(one.text) &&
    isFigure(other.text) &&
    one.x0 < other.x1 &&
    other.x0 < one.x1
  );
}

// In multiples of the font size: running text does not end so far before the next column.
const NAME_GAP = 5;
const FEWEST_LEVEL = 2;

/** `Name | Sector | 12.3 | 12.9` on two lines of a table that is drawn column by column: all cells align, and the names have room for more words. */
function areLevelRows(setting: Setting, last: TextLine, line: TextLine): boolean {
  const [above, below] = [last, line].map((each) => cellsAfter(setting, each)) as [TextLine[], TextLine[]];
  const width = (line.words[0]?.x1 ?? 0) - (line.words[0]?.x0 ?? 0);
  const isName = (each: TextLine, [next]: readonly TextLine[]): boolean =>
    next !== undefined && next.x0 - each.x1 > width + NAME_GAP * each.size && /^[\p{Lu}\d]/u.test(each.text);
  if (
    above.length !== below.length ||
    above.filter(({ text }) => isFigure(text)).length < FEWEST_LEVEL ||
    !isName(last, above) ||
    !isName(line, below) ||
    OPEN_END.test(last.text)
  )
    return false;
  return above.every((cell, at) => {
    const other = below[at] as TextLine;
    return (
      isFigure(cell.text) === isFigure(other.text) &&
      Math.min(
        Math.abs(cell.x0 - other.x0),
        Math.abs(cell.x1 - other.x1),
        Math.abs(cell.x0 + cell.x1 - other.x0 - other.x1) / 2,
      ) < ALIGNED
    );
  });
}

function cellsAfter({ lines }: Setting, line: TextLine): TextLine[] {
  return lines
    .filter((other) => other.x0 >= line.x1 - 1 && Math.abs(other.baseline - line.baseline) < 0.3 * line.size)
    .toSorted((a, b) => a.x0 - b.x0);
}

// `Name One` over `Name Two`, each before `– Head of Research`: the dash ends the name.
export function areNames(setting: Setting, last: TextLine, line: TextLine): boolean {
  return [last, line].every((each) => {
    const next = nextOf(setting, each);
    return next !== undefined && DASHED.test(next.text) && next.x0 - each.x1 < each.size;
  });
}

const DASHED = /^[–—-]\s\p{Lu}/u;

function nextOf(setting: Setting, line: TextLine): TextLine | undefined {
  return cellsAfter(setting, line)[0];
}

export function countFigures({ lines }: Setting, line: TextLine): number {
  return lines.filter(
    (other) =>
      other.x0 >= line.x1 - 1 && Math.abs(other.baseline - line.baseline) < 0.3 * line.size && isFigure(other.text),
  ).length;
}

// A label of two lines whose figures are half-way between them.
export function areAroundFigures({ lines }: Setting, last: TextLine, line: TextLine): boolean {
  const right = lines.filter(
    (other) =>
      other.x0 >= Math.max(last.x1, line.x1) - 1 &&
      other.baseline > last.baseline - 0.3 * line.size &&
      other.baseline < line.baseline + 0.3 * line.size,
  );
  const middle = (last.baseline + line.baseline) / 2;
  return (
    right.length >= FEWEST_AROUND &&
    right.every((other) => isFigure(other.text) && Math.abs(other.baseline - middle) < 0.2 * line.size)
  );
}

export function figureOf({ lines }: Setting, line: TextLine): TextLine | undefined {
  // A text between the line and the figure, even half a line higher or lower, owns the figure.
  const next = lines
    .filter((other) => other.x0 >= line.x1 - 1 && Math.abs(other.baseline - line.baseline) < 0.7 * line.size)
    .toSorted((a, b) => a.x0 - b.x0)[0];
  if (next === undefined || Math.abs(next.baseline - line.baseline) >= 0.3 * line.size || !isFigure(next.text))
    return undefined;
  // `5 Sample Cement Limited`: a figure close before words numbers the rows of a list beside.
  const isNumber =
    /^\d{1,2}[.)]?$/.test(next.text) &&
    lines.some(
      (other) =>
        other !== next &&
        other.x0 >= next.x1 &&
        other.x0 - next.x1 < 2.5 * next.size &&
        Math.abs(other.baseline - next.baseline) < 0.3 * next.size &&
        !isFigure(other.text),
    );
  return isNumber ? undefined : next;
}

export function hasLabel({ lines }: Setting, line: TextLine): boolean {
  return lines.some(
    (other) =>
      other !== line &&
      Math.abs(other.baseline - line.baseline) < 0.9 * line.size &&
      other.x1 <= line.x0 &&
      line.x0 - other.x1 < 60 * line.size &&
      !isFigure(other.text),
  );
}

export function knownLabelOf({ lines, isLabel }: Setting, line: TextLine): TextLine | undefined {
  const left = lines
    .filter(
      (other) =>
        other.x1 <= line.x0 &&
        Math.abs(other.baseline - line.baseline) < 0.3 * line.size &&
        !/^[.\s]*$/.test(other.text),
    )
    .toSorted((a, b) => b.x1 - a.x1)[0];
  return left !== undefined && isLabel(left.text) ? left : undefined;
}

export function hasNeighbour({ lines }: Setting, line: TextLine): boolean {
  return lines.some(
    (other) =>
      other !== line &&
      Math.abs(other.baseline - line.baseline) < 0.3 * line.size &&
      other.x1 < line.x0 &&
      line.x0 - other.x1 < 25 * line.size,
  );
}

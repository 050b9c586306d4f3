/** Whether two lines under each other are rows of a table, by the figures and words on their lines. */
import { isFigure } from './figures.ts';
import { isDrawnNext, type TextLine } from './text-cells.ts';
import { type Setting, ALIGNED, OPEN_END, cellsAfter, figureBefore, nextOf, figureOf } from './lines-around.ts';

// In multiples of the font size: from a text to the figure that closes its line.
const CLOSE_FIGURE = 1.5;
// From one label of a bar chart to the next, and how exactly they are flush right.
const BAR_PITCH = 1.6;
const FLUSH = 0.05;

// In multiples of the pitch of two lines: rows that are further apart show that the lines are of one cell.
const ROW_PITCH = 1.15;
const MOST_LINES = 5;

/** Whether two lines are of a few lines of one column that are closer to each other than to those above and below. */
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

/** Two lines with a figure each are two rows, if the figures are in one column. */
export function areRows(setting: Setting, last: TextLine, line: TextLine): boolean {
  const [above, below] = [figureOf(setting, last), figureOf(setting, line)];
  if (above === undefined || below === undefined) return areBehindFigures(setting, last, line, above !== below);
  // `Cement 17.0%` over `Fertilizer 10.7%`, set flush right or in the middle: figures that close their lines need no
  // column.
  const closes = (words: TextLine, figure: TextLine): boolean => figure.x0 - words.x1 < CLOSE_FIGURE * words.size;
  if ((above.x0 < below.x1 && below.x0 < above.x1) || (closes(last, above) && closes(line, below))) return true;
  // Labels of bars are flush right, and the figures are where the bars end.
  return Math.abs(last.x1 - line.x1) < FLUSH * line.size && line.baseline - last.baseline > BAR_PITCH * line.size;
}

// `37.7% Government` over `14.7% AAA`: a column of figures, none of which has words before it. If figures are also to
// the right, they may be of a table beside.
function areBehindFigures(setting: Setting, last: TextLine, line: TextLine, isBesideFigures: boolean): boolean {
  const [above, below] = [last, line].map((each) => figureBefore(setting, each, isBesideFigures));
  return above !== undefined && below !== undefined && above.x0 < below.x1 && below.x0 < above.x1;
}

/**
 * `Name | Sector | 12.3` on two lines, drawn row by row: the words align in a column, and so do the figures to their
 * right.
 */
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

/**
 * `Name | Sector | 12.3 | 12.9` on two lines of a table that is drawn column by column: all cells align, and the names
 * have room for more words.
 */
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

// In multiples of the font size: the blank between two words.
const BLANK = 0.6;

/** `Commercial Banks, 17.2%` over `Oil & Gas Exploration`: the sign before its figure ends the name. */
export function endsWithFigure(setting: Setting, last: TextLine): boolean {
  const figure = /[,:]$/.test(last.text) ? figureOf(setting, last) : undefined;
  return figure !== undefined && figure.x0 - last.x1 < BLANK * last.size;
}

/** `Name One` over `Name Two`, each before `– Head of Research`: the dash ends the name. */
export function areNames(setting: Setting, last: TextLine, line: TextLine): boolean {
  return [last, line].every((each) => {
    const next = nextOf(setting, each);
    return next !== undefined && DASHED.test(next.text) && next.x0 - each.x1 < each.size;
  });
}

const DASHED = /^[–—-]\s\p{Lu}/u;

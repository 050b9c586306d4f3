/** How likely a line continues the block above it. */
import { readDate, readMonth } from '#sources/fmr/printed-date.ts';
import { periodOfLabel } from '#sources/fmr/meaning/period-label.ts';
import { findBasis } from '#sources/fmr/meaning/return-basis.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import { isFigure } from './figures.ts';
import { closesClause } from './open-clauses.ts';
import { READING_SIZE } from './reading-size.ts';
import { respace } from './respace.ts';
import { isDrawnNext, type TextLine } from './text-cells.ts';
import {
  type Setting,
  ALIGNED,
  CLOSE_PITCH,
  OPEN_END,
  cellsAfter,
  countFigures,
  areAfterShare,
  areAroundFigures,
  areInLabelledRows,
  figureOf,
  hasLabel,
  knownLabelOf,
  nextOf,
  hasNeighbour,
} from './lines-around.ts';
import { beginsItem } from './cell-items.ts';
import { isInOneCell, endsRow, isParted } from './ruled-cells.ts';
import { isUnderSwatch, isSwatchOf } from './swatches.ts';
import { isCloserThanRows, areRows, areRowsOfCells, areNames, endsWithFigure } from './separate-rows.ts';
import { isOfRates } from './rates-of-cells.ts';
import { isYearOf, isPeriodOf, isRestOf, opensBracket } from './broken-text.ts';

/** The least score of a line that is the next one of the block above it. */
export const JOINED = 2;
const APART = -10;
/** Between these, scores decide nothing on a page that is drawn in no order: the order alone is worth more. */
export const CLOSE = { least: -4, most: 3 } as const;

/** How likely a line continues the block above it: higher is likelier. */
export function joinScore(setting: Setting, block: readonly TextLine[], line: TextLine): number {
  const last = block.at(-1) as TextLine;
  if (line.isNumbered === true) return APART;
  if (isInOneCell(setting, block, line) || endsRow(setting, block, line) || closesClause(last, line)) return 2 * JOINED;
  if (isOfRates(setting, block, line) && !isParted(setting.page, last, line)) return 2 * JOINED;
  const joined = `${block.map((each) => each.text).join(' ')} ${line.text}`;
  if (isOpenPair(last) && setting.isLabel(last.text) && [joined, line.text].some(setting.isLabel)) return 2 * JOINED;
  if (areSeparateRows(setting, last, line)) return APART;
  if (beginsEntry(setting, joined, last, line) || beginsParagraph(block, line)) return APART;
  if (beginsItem(setting, block, line)) return APART;
  const isNext = isDrawnNext(last, line) ?? isCloserThanRows(setting, last, line);
  const score =
    placeScore(setting, block, line, isNext) +
    labelScore(setting, block, line) +
    textScore(last, line, joined) -
    (isHeadAgain(setting, line) ? SMALL_BEGIN : 0) +
    listScore(setting, last, line, isNext);
  // Looking up texts that occur once takes longer than all other questions.
  const decides = score + KNOWN_JOINED >= (Number.isNaN(line.first) ? CLOSE.least : JOINED);
  return decides ? score + vocabularyScore(setting, joined, last, line) : score;
}

function areSeparateRows(setting: Setting, last: TextLine, line: TextLine): boolean {
  return (
    isParted(setting.page, last, line) ||
    areRows(setting, last, line) ||
    areRowsOfCells(setting, last, line) ||
    areNames(setting, last, line) ||
    endsWithFigure(setting, last)
  );
}

/** `Risk Profile /` over `Risk of Principal Erosion`: two labels in one cell, with two values in the next. */
function isOpenPair({ text }: TextLine): boolean {
  return text.endsWith(' /');
}

/** Whether the line begins another entry, whatever else joins it to the block above. */
function beginsEntry(setting: Setting, joined: string, last: TextLine, line: TextLine): boolean {
  // `Credit quality (% of total assets)` over the first label with its figure: the unit ends the title.
  if (UNIT_END.test(last.text) && titleKind(last.text) !== undefined && figureOf(setting, line) !== undefined)
    return true;
  // `8.` over `9.`: the numbers of two rows.
  if ([last, line].every(({ text }) => /^\d{1,3}[.)]$/.test(text))) return true;
  // `Returns` over `Nov-21` with its figure: a title, and the label of the first row.
  if (isMonthOfRow(setting, last, line) || isPeriodUnderBasis(setting, last, line)) return true;
  // `Sample Debt Sub Fund` over `Fund Size and Statistics`: a name and the title of a table.
  if (NAME_OF_FUND.test(last.text) && titleKind(last.text) === undefined && titleKind(line.text) !== undefined)
    return true;
  // A swatch begins an item of a legend; one in the middle of two lines is of both.
  if (setting.page.shades.some((shade) => isSwatchOf(shade, line) && !isSwatchOf(shade, last))) return true;
  // `… within the allowed limit.` over `Type`: a stop ends the text, and a label begins the next entry.
  if (last.text.length > LEAST_SENTENCE && /[a-z]{2}\.$/.test(last.text) && setting.isLabel(line.text)) return true;
  if (IS_SUM.test(line.text) && opensBracket(joined) <= 0) return true;
  // `Category of Plan:` over `Date of Launch:`, `Benchmark: 5.28%` or `of which held by others: Rs. 5 mn`:
  // a colon ends a label.
  if (last.text.endsWith(':') && LABEL_WITH_COLON.test(line.text)) return true;
  // `Fund Manager:` with its value to the right, over `Minimum` over `Subscription:`.
  const value = last.text.endsWith(':') && opensBracket(last.text) <= 0 ? nextOf(setting, last) : undefined;
  if (value !== undefined && /^\p{Lu}/u.test(line.text) && !isQualifier(setting, joined, line, value)) return true;
  if ([last, line].every((each) => setting.isLabel(LABEL_WITH_COLON.exec(each.text)?.[0] ?? ''))) return true;
  // `nav per unit` over `units outstanding`, each before its value: two rows of a list.
  if (areLabelsOfRows(setting, last, line)) return true;
  // `Min. initial investment` with its value to the right, over `Min. subsequent investment: Rs. 500`.
  const inline = /^([^:]{3,50}):\s/.exec(line.text)?.[1];
  return inline !== undefined && setting.isLabel(inline) && setting.isLabel(last.text);
}

// Of the widest pitch of the lines above.
const WIDER_PITCH = 1.25;

/** After a stop, a line that is further from the one above than all lines above are from each other. */
function beginsParagraph(block: readonly TextLine[], line: TextLine): boolean {
  const last = block.at(-1) as TextLine;
  if (block.length < 2 || last.text.length < LEAST_SENTENCE || !/[a-z)]\.$/.test(last.text)) return false;
  if (!/^\p{Lu}/u.test(line.text)) return false;
  const pitches = block.slice(1).map(({ baseline }, at) => baseline - (block[at] as TextLine).baseline);
  return line.baseline - last.baseline > WIDER_PITCH * Math.max(...pitches);
}

function isMonthOfRow(setting: Setting, last: TextLine, line: TextLine): boolean {
  return (
    readMonth(line.text) !== undefined &&
    titleKind(last.text) !== undefined &&
    figureOf(setting, line) !== undefined &&
    figureOf(setting, last) === undefined
  );
}

/** `1 month` with its figure under `Not annualised`, which is of all rows under it. */
function isPeriodUnderBasis(setting: Setting, last: TextLine, line: TextLine): boolean {
  return (
    findBasis(last.text)?.words === last.text &&
    periodOfLabel(line.text, null) !== undefined &&
    figureOf(setting, line) !== undefined &&
    figureOf(setting, last) === undefined
  );
}

/** `Back-end` under `Sales load:`, `Initial / Subsequent` under `Minimum Investment:`, whose value is that of both. */
function isQualifier(setting: Setting, joined: string, line: TextLine, value: TextLine): boolean {
  const next = nextOf(setting, line);
  const parts = line.text.split(' / ');
  const begun = joined.slice(0, joined.length - line.text.length);
  const isJoined = parts.length > 1 ? parts.every((part) => setting.isLabel(begun + part)) : setting.isLabel(joined);
  return !line.text.includes(':') && (next === undefined || next.x0 > value.x1) && isJoined;
}

function areLabelsOfRows(setting: Setting, last: TextLine, line: TextLine): boolean {
  const [above, below] = [nextOf(setting, last), nextOf(setting, line)];
  if (above === undefined || below === undefined || !setting.isLabel(last.text) || !setting.isLabel(line.text))
    return false;
  return Math.min(Math.abs(above.x0 - below.x0), Math.abs(above.x1 - below.x1)) < ALIGNED;
}

// The pitch of two lines of one text, each set unevenly.
const REST_PITCH = CLOSE_PITCH + 0.2;

/** `isNext`: the line is drawn right after the one above, or closer to it than rows are. */
function placeScore(setting: Setting, block: readonly TextLine[], line: TextLine, isNext: boolean): number {
  const last = block.at(-1) as TextLine;
  const pitch = (line.baseline - last.baseline) / line.size;
  let score =
    (isUnderSwatch(setting.page, block, line) ? 6 : 0) +
    (isNext ? 3 : -2) +
    (isYearOf(block, line) ? 4 : 0) +
    (isPeriodOf(block, line) ? 6 : 0);
  // A table row is on the lines of its figures: words between two rows, drawn right after the upper one, continue it.
  // Lines with a comma may be persons with their designations, each a row of its own next to a table.
  const mostPitch = line.text.includes(',') || last.text.includes(',') ? CLOSE_PITCH : REST_PITCH;
  if (isNext && pitch <= mostPitch && isWithoutFiguresOf(setting, last, line)) score += 3;
  if (isNext && areAroundFigures(setting, last, line)) score += 4;
  if (areAfterShare(setting, last, line)) score += 6;
  score += fits(setting, block, line) ? -3 : 2;
  return score + (pitch <= CLOSE_PITCH ? 1 : pitch <= 1.5 ? 0 : -1);
}

/**
 * Whether the lower of two lines has few figures right of it, and the upper one several; or none in the columns of the
 * upper one's own figures, although the rows of a table next to it are on other lines and one of them is level with it.
 */
function isWithoutFiguresOf(setting: Setting, last: TextLine, line: TextLine): boolean {
  const figures = countFigures(setting, last);
  if (figures < 2) return false;
  if (3 * countFigures(setting, line) <= figures) return true;
  const cells = cellsAfter(setting, last);
  const next = cells.findIndex(({ text }) => !isFigure(text));
  const own = next < 0 ? cells : cells.slice(0, next);
  const [end] = own.slice(-1);
  const below = cellsAfter(setting, line);
  return own.length > 1 && end !== undefined && below.every(({ x0 }) => x0 > end.x1);
}

/** The labels to the left of both lines. */
function labelScore(setting: Setting, block: readonly TextLine[], line: TextLine): number {
  const last = block.at(-1) as TextLine;
  // If each row has a label to its left, a line without one continues the value above.
  const score = hasLabel(setting, block[0] as TextLine) && !hasLabel(setting, line) ? 3 : 0;
  // Two values with a label each are separate, however the first one ends.
  const [one, other] = [
    knownLabelOf(setting, last) ?? knownLabelOf(setting, block[0] as TextLine),
    knownLabelOf(setting, line),
  ];
  const areApart =
    one !== undefined &&
    other !== undefined &&
    !isOpenPair(one) &&
    Math.min(Math.abs(one.x0 - other.x0), Math.abs(one.x1 - other.x1)) < ALIGNED;
  // The order in which lines are drawn decides better which of them are of one cell.
  const areRowsByLabel = isDrawnNext(last, line) === undefined && areInLabelledRows(setting, last, line);
  return areApart || areRowsByLabel ? score - 8 : score;
}

// What a line that begins in lower case speaks for being the rest of the one above.
const SMALL_BEGIN = 2;

/** `ytd` again and again on one line: the heads of columns, whose letters are all small. */
function isHeadAgain({ beside }: Setting, line: TextLine): boolean {
  return (
    /^[a-z]/.test(line.text) &&
    beside(line).some(
      (other) =>
        other !== line && other.text === line.text && Math.abs(other.baseline - line.baseline) < 0.3 * line.size,
    )
  );
}

/** How the first line ends and how the second one begins. */
function textScore(last: TextLine, line: TextLine, joined: string): number {
  let score = 0;
  // Words without a figure do not belong to a whole date; a second date may be of the same list.
  if (readDate(last.text) !== undefined && /^[A-Z][^\d]*$/.test(line.text)) score -= 3;
  if (/^[a-z(]/.test(line.text)) score += SMALL_BEGIN;
  if (OPEN_END.test(last.text)) score += 2;
  // `Bench-` over `mark`: one word in two parts, whatever is drawn in between.
  if (PART_OF_WORD.test(last.text) && /^\p{L}+$/u.test(line.text)) score += 6;
  // `dated 12-` over `Sep-2025`: the rest of a day.
  if (/(?:^|\s)\d{1,2}-$/.test(last.text) && readMonth(line.text.split(' ', 1)[0] ?? '') !== undefined) score += 6;
  // `Government` over `Securities` or `Securities (AAA rated)`: the class that narrow tables break most often.
  if (/^(?:[•▪■»–-] ?)?(?:government|govt\.?|gop)$/i.test(last.text) && /^securities(?:\s\(|$)/i.test(line.text))
    score += 6;
  if (opensBracket(joined) < 0 || opensBracket(last.text) > 0) score += 2;
  return score;
}

// What a label of both lines together speaks for being one: no other answer of the vocabulary is worth more.
const KNOWN_JOINED = 2;
const TITLE_SIZE = 1.8;

/** Which of the lines is a label that the vocabulary knows. */
function vocabularyScore(setting: Setting, joined: string, last: TextLine, line: TextLine): number {
  const isLabel = setting.isLabel(line.text) && !endsSentence(last, line);
  if (
    isLabel &&
    LABEL_OF_WORDS.test(respace(last.text)) &&
    LABEL_OF_WORDS.test(respace(line.text)) &&
    setting.isLabel(last.text)
  )
    return -5;
  if (setting.isLabel(joined)) return KNOWN_JOINED;
  // `Alpha` in the size of a title is a word of a name.
  return isLabel && line.size < TITLE_SIZE * READING_SIZE ? -5 : 0;
}

/** `Maturity.` under `… in instruments of short`: a word with a stop ends the sentence over it. */
function endsSentence(last: TextLine, line: TextLine): boolean {
  return last.text.length > LONGER_THAN_LABEL && /\p{L}$/u.test(last.text) && /\p{L}{5}\.$/u.test(line.text);
}

/** Lines of one name or title, and entries of a list. */
function listScore(setting: Setting, last: TextLine, line: TextLine, isNext: boolean): number {
  let score = 0;
  // `Limited` under a name whose figure is on the first line.
  if (COMPANY_END.test(line.text) && countFigures(setting, last) > 0 && countFigures(setting, line) === 0) score += 6;
  // The middle of an item with its figure is not under that of its first line.
  if (isRestOf(last, line) && figureOf(setting, last) === undefined) score += 6;
  // `Equity Sub Fund|Debt` over `Sub Fund|Money Market Sub Fund`: the parts of one title.
  if (isNext && [last, line].some((each) => /[A-Za-z] ?\| ?[A-Za-z]/.test(each.text))) score += 12;
  // `Name (Designation)` over `Name (Designation)` are two entries of a list.
  if ([last, line].every((each) => /^[A-Z][^()]*\([^()]+\)$/.test(each.text))) score -= 5;
  const isKnownApart = isDrawnNext(last, line) === false || !OPEN_END.test(last.text);
  if (!isNext && isKnownApart && hasNeighbour(setting, last) && hasNeighbour(setting, line)) score -= 3;
  return score;
}

// `Category of the scheme` over `Type of the scheme`: each is a label, although both together read as one.
const LABEL_OF_WORDS = /^[A-Z]\S* \S/;

// A shorter text may end with a short form: `Min.`
const LEAST_SENTENCE = 24;

const LONGER_THAN_LABEL = 60;

const UNIT_END = /\((?:as |a |in ){0,3}%[^()]{0,40}\)$/i;

const LABEL_WITH_COLON = /^[A-Za-z][^:]{2,60}:/;

const NAME_OF_FUND = /\S\s(?:sub[ -]?)?(?:fund|plan|scheme)(?:\s?[-–]?\s?(?:\d{1,2}|[IVX]{1,5}))?\)?$/i;

const COMPANY_END = /^(?:limited|ltd\.?|company|corporation|company limited|\(?pvt\.?\)? (?:limited|ltd\.?))$/i;

const PART_OF_WORD = /^\p{L}{2,}-$/u;

// The sum under a list continues no name of the list.
const IS_SUM = /^(?:grand |sub )?(?:total|sum)(?: of (?:these|all|the above))?:?$/i;

// Whether the first word would have had room at the end of the line above: then the break was meant.
function fits({ page, lines, beside: besideLine }: Setting, block: readonly TextLine[], line: TextLine): boolean {
  const last = block.at(-1) as TextLine;
  const first = line.words[0];
  if (first === undefined) return false;
  const left = Math.min(...block.map((each) => each.x0));
  const right = Math.max(...block.map((each) => each.x1));
  const width = first.x1 - first.x0 + 0.25 * line.size;
  const beside = besideLine(last).filter((other) => Math.abs(other.baseline - last.baseline) < 0.8 * last.size);
  const next = Math.min(...beside.filter((other) => other.x0 >= last.x1).map((other) => other.x0), Infinity);
  if (Math.abs(last.x1 - line.x1) < ALIGNED && Math.abs(last.x0 - line.x0) >= ALIGNED) {
    // Set flush right: the room is towards the left.
    const before = Math.max(...beside.filter((other) => other.x1 <= last.x0).map((other) => other.x1), 0);
    const widest = Math.min(
      ...lines.filter((other) => Math.abs(other.x1 - last.x1) < ALIGNED).map((other) => other.x0),
    );
    return last.x0 - width > Math.max(before + 0.5 * line.size, widest - 1);
  }
  // Centred lines are broken where the widest of them ends.
  if (Math.abs(left - line.x0) >= ALIGNED && Math.abs(last.x1 - line.x1) >= ALIGNED)
    return last.x1 - last.x0 + width < Math.max(right - left, line.x1 - line.x0);
  // The title of a table shows nothing of how wide the cells under it are.
  const isTitle = (other: TextLine): boolean => other.bold && !last.bold && titleKind(other.text) !== undefined;
  const column = lines.filter((other) => Math.abs(other.x0 - left) < ALIGNED && !isTitle(other));
  const widest = Math.max(right, ...column.map((other) => other.x1));
  const wall = Math.min(
    ...page.walls
      .filter((each) => each.x0 >= last.x1 - 1 && each.y0 < last.baseline && each.y1 > last.baseline - 0.5 * last.size)
      .map((each) => each.x0),
    Infinity,
  );
  return last.x1 + width < Math.min(next - 0.4 * line.size, widest + 1, wall);
}

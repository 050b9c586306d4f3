/** Lines to blocks: a label, a value or a paragraph that runs over several lines is one block. */
import type { PdfPage, Box, Shade } from '#documents/pdf/page-words.ts';
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import { readDate } from '#sources/fmr/printed-date.ts';
import { findPeriod } from '#sources/fmr/periods.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import { isFigure } from './figures.ts';
import { closesClause } from './open-clauses.ts';
import { respace } from './respace.ts';
import {
  ALIGNED,
  CLOSE_FIGURE,
  OPEN_END,
  type Setting,
  areAroundFigures,
  areNames,
  areRows,
  areRowsOfCells,
  countFigures,
  figureOf,
  hasLabel,
  hasNeighbour,
  isCloserThanRows,
  knownLabelOf,
} from './line-rows.ts';
import { isDrawnNext, type TextLine } from './text-cells.ts';

export interface Block extends Box {
  readonly text: string;
  readonly lines: readonly TextLine[];
  readonly size: number;
  readonly bold: boolean;
  readonly color: string;
  readonly baseline: number;
  readonly isFigure: boolean;
  /** One of its lines may be another block's, or a line of another block its own. */
  readonly isLoose: boolean;
  /** The filled area that ends right before it: the swatch of a legend, or the bar that a figure is of. */
  readonly swatch?: Shade;
  /** The bar of a chart that ends right under the figure, or right over it if the bar hangs. */
  readonly column?: Shade;
}

// Line pitches in multiples of the font size.
const MAX_PITCH = 1.8;
const CLOSE_PITCH = 1.32;

export function listBlocks(page: PdfPage, lines: readonly TextLine[], isLabel: Setting['isLabel']): Block[] {
  const setting: Setting = { page, lines, isLabel };
  const blocks: TextLine[][] = [];
  const open: TextLine[][] = [];
  const loose = new Set<TextLine>();
  for (const line of lines) {
    const above = open
      .filter(
        (block) =>
          isInReach(block, line) &&
          (isUnder(block, line) || isUnderSwatch(page, block, line) || isInOneCell(setting, block, line)),
      )
      .map((block) => ({ block, score: joinScore(setting, block, line) }))
      .toSorted((a, b) => b.score - a.score)[0];
    if (above !== undefined && isClose(above.score, line))
      for (const each of [line, above.block.at(-1) as TextLine]) loose.add(each);
    if (above !== undefined && above.score >= JOINED) above.block.push(line);
    else {
      const block = [line];
      blocks.push(block);
      open.push(block);
    }
  }
  return blocks.map((block) =>
    withSwatch(page, makeBlock(block.map((line) => (loose.has(line) ? { ...line, isLoose: true } : line)))),
  );
}

function withSwatch({ shades }: PdfPage, block: Block): Block {
  const [first] = block.lines as [TextLine];
  const middle = first.baseline - 0.3 * first.size;
  const near = shades.filter(
    (shade) =>
      shade.x1 <= first.x0 + 0.5 &&
      first.x0 - shade.x1 < SWATCH * first.size &&
      shade.y0 < middle &&
      shade.y1 > middle &&
      shade.y1 - shade.y0 < BAR_HEIGHT * first.size,
  );
  const [swatch] = near;
  return withColumn(shades, swatch === undefined || near.length > 1 ? block : { ...block, swatch });
}

// In multiples of the font size: from a figure to the end of its bar, between their middles, and the widest bar.
const COLUMN_GAP = 0.7;
const COLUMN_CENTRED = 0.4;
const COLUMN_WIDTH = 12;

function withColumn(shades: readonly Shade[], block: Block): Block {
  if (!block.isFigure) return block;
  const { x0, x1, y0, y1, size } = block;
  const isAtEnd = (shade: Shade): boolean =>
    [shade.y0 - y1, y0 - shade.y1].some((gap) => gap > -0.3 * size && gap < COLUMN_GAP * size);
  const ends = shades.filter(
    (shade) =>
      shade.x1 - shade.x0 < COLUMN_WIDTH * size &&
      Math.abs(shade.x0 + shade.x1 - x0 - x1) < 2 * COLUMN_CENTRED * size &&
      isAtEnd(shade),
  );
  const [column] = ends;
  return column === undefined || ends.length > 1 ? block : { ...block, column };
}

const JOINED = 2;
// On a page that is drawn in no order, scores between these decide nothing: the order alone is worth more.
const CLOSE = { least: -4, most: 3 } as const;

function isClose(score: number, line: TextLine): boolean {
  return Number.isNaN(line.first) && score >= CLOSE.least && score <= CLOSE.most;
}

export function makeBlock(lines: readonly TextLine[]): Block {
  const [first] = lines as [TextLine];
  const text = lines.reduce(
    (joined, line) => (joined === '' || /[A-Za-z]-$/.test(joined) ? joined + line.text : `${joined} ${line.text}`),
    '',
  );
  return {
    text,
    lines,
    ...boxAround(lines),
    size: first.size,
    bold: first.bold,
    color: first.color,
    baseline: first.baseline,
    isFigure: lines.length === 1 && isFigure(first.text),
    isLoose: lines.some((line) => line.isLoose === true),
  };
}

// `Mar-` over `24`, `FY -` over `2022`, `29 December` over `2023`.
function isYearOf(block: readonly TextLine[], line: TextLine): boolean {
  const above = block.at(-1)?.text ?? '';
  const isMonth =
    block.length === 1 && /^(?:[A-Za-z]{3,9}|[FC]Y)[-–,'’ ]*$/.test(above) && /^(?:\d{2}|\d{4})$/.test(line.text);
  const isDay = /^\d{1,2}(?:st|nd|rd|th)?,? (?:19|20)\d{2}[)*†]*$/.test(line.text) && ENDS_WITH_MONTH.test(above);
  // `AA(f) (VIS) 31-Dec-` over `19`: a dash leaves the date open.
  const isYear = /^(?:19|20)\d{2}[)*†]*$/.test(line.text) || (/^\d{2}$/.test(line.text) && above.endsWith('-'));
  return isMonth || isDay || (isYear && DAY_AND_MONTH.test(above));
}

// `Rated by VIS, 29 December` over `2023`.
const DAY_AND_MONTH =
  /\b(?:\d{1,2}(?:st|nd|rd|th)?[ -](?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? \d{1,2}(?:st|nd|rd|th)?)[,-]?$/i;

// `Rated as of June` over `21st, 2024`.
const ENDS_WITH_MONTH = /\S (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?$/i;

/** Whether the line may be the next one of the block: asked first, because it is true of few blocks of a page. */
function isInReach(block: readonly TextLine[], line: TextLine): boolean {
  const pitch = (line.baseline - (block.at(-1) as TextLine).baseline) / line.size;
  return pitch >= 0.6 && pitch <= MAX_PITCH;
}

function isUnder(block: readonly TextLine[], line: TextLine): boolean {
  const last = block.at(-1) as TextLine;
  if (Math.abs(last.size - line.size) > 0.6 || last.bold !== line.bold || last.color !== line.color) return false;
  if (isFigure(last.text) || (isFigure(line.text) && !isYearOf(block, line) && !closesClause(last, line))) return false;
  const { x0, x1 } = boxAround(block);
  const middle = Math.abs((x0 + x1) / 2 - (line.x0 + line.x1) / 2);
  return (
    Math.abs(x0 - line.x0) < ALIGNED ||
    Math.abs(x1 - line.x1) < ALIGNED ||
    (middle < ALIGNED && Math.min(x1, line.x1) > Math.max(x0, line.x0)) ||
    isRestOf(last, line)
  );
}

// In multiples of the font size.
const HANGING = 1.6;

/** `Automobile Parts &` over `Accessories, 4.7%`, the latter set in the middle with its figure. */
function isRestOf(last: TextLine, line: TextLine): boolean {
  return (
    /(?:\s&|\s(?:and|of))$/.test(last.text) &&
    Math.abs(last.x0 - line.x0) < HANGING * line.size &&
    line.baseline - last.baseline < CLOSE_FIGURE * line.size
  );
}

// In multiples of the font size: a swatch is at most as large as a character, and its text begins right after it.
const SWATCH = 1.1;
// A horizontal bar is hardly higher than the figure at its end.
const BAR_HEIGHT = 2.2;

/** `Government` after the swatch of a legend over `Securities 21.2%`: the second line begins under the swatch, and has none. */
function isUnderSwatch({ shades }: PdfPage, block: readonly TextLine[], line: TextLine): boolean {
  const [first, second] = block;
  if (
    first === undefined ||
    second !== undefined ||
    first.bold !== line.bold ||
    first.color !== line.color ||
    Math.abs(first.size - line.size) > 0.1
  )
    return false;
  const pitch = (line.baseline - first.baseline) / line.size;
  const swatch = shades.find((shade) => isSwatchOf(shade, first));
  return (
    swatch !== undefined &&
    pitch > 0.6 &&
    pitch < CLOSE_PITCH + 0.2 &&
    Math.abs(swatch.x0 - line.x0) < ALIGNED &&
    !shades.some((shade) => isSwatchOf(shade, line)) &&
    !isFigure(first.text) &&
    !isFigure(line.text)
  );
}

function isSwatchOf(shade: Box, { x0, baseline, size }: TextLine): boolean {
  return (
    shade.x1 <= x0 &&
    x0 - shade.x0 < 2 * SWATCH * size &&
    shade.y1 - shade.y0 < SWATCH * size &&
    shade.y0 < baseline &&
    shade.y1 > baseline - size
  );
}

// In multiples of the font size.
const CELL_PADDING = 1.6;

/** `Up to 1.00% of net assets, actual` over `0.55%` between the same rules, right of a label of one line: words and the figure that ends them. */
function isInOneCell({ page, lines }: Setting, block: readonly TextLine[], line: TextLine): boolean {
  const [first, second] = block;
  if (
    first === undefined ||
    second !== undefined ||
    Math.abs(first.x0 - line.x0) > ALIGNED ||
    first.bold !== line.bold ||
    Math.abs(first.size - line.size) > 0.1
  )
    return false;
  const pitch = (line.baseline - first.baseline) / line.size;
  if (pitch < 0.6 || pitch > CLOSE_PITCH || !/[a-z,]$/.test(first.text) || isFigure(first.text) || !isFigure(line.text))
    return false;
  const reach = CELL_PADDING * line.size;
  const isAlong = (rule: Box): boolean => rule.x0 < first.x0 + 1 && rule.x1 > first.x1 - 1;
  const above = page.rules.find((rule) => isAlong(rule) && rule.y1 <= first.y0 + 1 && first.y0 - rule.y1 < reach);
  const below = page.rules.find((rule) => isAlong(rule) && rule.y0 >= line.y1 - 1 && rule.y0 - line.y1 < reach);
  if (above === undefined || below === undefined) return false;
  // In a row of its own the figure would have a label.
  return (
    !page.rules.some((rule) => isAlong(rule) && rule.y0 > first.baseline && rule.y1 < line.baseline) &&
    !lines.some(
      (other) =>
        other !== line &&
        other.x1 < line.x0 &&
        line.x0 - other.x1 < 20 * line.size &&
        Math.abs(other.baseline - line.baseline) < 0.5 * line.size,
    )
  );
}

/** `Chief Investment` over `Officer` in a ruled row whose value is on the first line: a row of its own would have a value. */
function endsRow({ page, lines, isLabel }: Setting, block: readonly TextLine[], line: TextLine): boolean {
  const [first, last] = [block[0] as TextLine, block.at(-1) as TextLine];
  const pitch = (line.baseline - last.baseline) / line.size;
  if (
    Math.abs(first.x0 - line.x0) > ALIGNED ||
    first.bold !== line.bold ||
    Math.abs(first.size - line.size) > 0.1 ||
    pitch < 0.6 ||
    pitch > CLOSE_PITCH ||
    isFigure(line.text) ||
    isLabel(line.text)
  )
    return false;
  const reach = CELL_PADDING * line.size;
  const own = page.rules.filter((rule) => rule.x0 < first.x0 + 1 && rule.x1 > Math.max(first.x1, line.x1) - 1);
  const [above, below] = [
    own.find((rule) => rule.y1 <= first.y0 + 1 && first.y0 - rule.y1 < reach),
    own.find((rule) => rule.y0 >= line.y1 - 1 && rule.y0 - line.y1 < reach),
  ];
  if (
    above === undefined ||
    below === undefined ||
    own.some((rule) => rule.y0 > first.baseline && rule.y1 < line.baseline)
  )
    return false;
  const isOnLine =
    (of: TextLine) =>
    (other: TextLine): boolean =>
      other !== of &&
      other.x1 > below.x0 &&
      other.x0 < below.x1 &&
      Math.abs(other.baseline - of.baseline) < 0.5 * of.size;
  return !lines.some(isOnLine(line)) && lines.some((other) => isOnLine(first)(other) && other.x0 > first.x1);
}

// In multiples of the font size: the blank between two words.
const BLANK = 0.6;

// `Commercial Banks, 17.2%` over `Oil & Gas Exploration`: the sign before its figure ends the name.
function endsWithFigure(setting: Setting, last: TextLine): boolean {
  const figure = /[,:]$/.test(last.text) ? figureOf(setting, last) : undefined;
  return figure !== undefined && figure.x0 - last.x1 < BLANK * last.size;
}

/** How likely a line continues the block above it: higher is likelier. */
function joinScore(setting: Setting, block: readonly TextLine[], line: TextLine): number {
  const last = block.at(-1) as TextLine;
  if (isInOneCell(setting, block, line) || endsRow(setting, block, line) || closesClause(last, line)) return 2 * JOINED;
  if (
    isParted(setting.page, last, line) ||
    areRows(setting, last, line) ||
    areRowsOfCells(setting, last, line) ||
    areNames(setting, last, line) ||
    endsWithFigure(setting, last)
  )
    return -10;
  // `Sample Debt Sub Fund` over `Fund Size and Statistics`: a name and the title of a table.
  if (NAME_OF_FUND.test(last.text) && titleKind(last.text) === undefined && titleKind(line.text) !== undefined)
    return -10;
  const joined = `${block.map((each) => each.text).join(' ')} ${line.text}`;
  // A swatch begins an item of a legend.
  if (setting.page.shades.some((shade) => isSwatchOf(shade, line))) return -10;
  if (IS_SUM.test(line.text) && opensBracket(joined) <= 0) return -10;
  // `Category of Plan:` over `Date of Launch:`, `Benchmark: 5.28%` or `of which held by others: Rs. 5 mn`: a colon ends a label.
  if (last.text.endsWith(':') && LABEL_WITH_COLON.test(line.text)) return -10;
  if ([last, line].every((each) => setting.isLabel(LABEL_WITH_COLON.exec(each.text)?.[0] ?? ''))) return -10;
  // `Min. initial investment` with its value to the right, over `Min. subsequent investment: Rs. 500`.
  const inline = /^([^:]{3,50}):\s/.exec(line.text)?.[1];
  if (inline !== undefined && setting.isLabel(inline) && setting.isLabel(last.text)) return -10;
  const isNext = isDrawnNext(last, line) ?? isCloserThanRows(setting, last, line);
  const pitch = (line.baseline - last.baseline) / line.size;
  let score =
    (isUnderSwatch(setting.page, block, line) ? 6 : 0) +
    (isNext ? 3 : -2) +
    (isYearOf(block, line) ? 4 : 0) +
    (isPeriodOf(block, line) ? 6 : 0);
  // A table row is on the lines of its figures: words between two rows, drawn right after the upper one, continue it.
  const figures = countFigures(setting, last);
  if (isNext && pitch <= CLOSE_PITCH && figures > 1 && 3 * countFigures(setting, line) <= figures) score += 3;
  if (isNext && areAroundFigures(setting, last, line)) score += 4;
  score += fits(setting, block, line) ? -3 : 2;
  score += pitch <= CLOSE_PITCH ? 1 : pitch <= 1.5 ? 0 : -1;
  // If each row has a label to its left, a line without one continues the value above.
  if (hasLabel(setting, block[0] as TextLine) && !hasLabel(setting, line)) score += 3;
  // Two values with a label each are separate, however the first one ends.
  const [one, other] = [
    knownLabelOf(setting, last) ?? knownLabelOf(setting, block[0] as TextLine),
    knownLabelOf(setting, line),
  ];
  if (
    one !== undefined &&
    other !== undefined &&
    Math.min(Math.abs(one.x0 - other.x0), Math.abs(one.x1 - other.x1)) < ALIGNED
  )
    score -= 8;
  // Words without a figure do not belong to a whole date; a second date may be of the same list.
  if (readDate(last.text) !== undefined && /^[A-Z][^\d]*$/.test(line.text)) score -= 3;
  if (/^[a-z(]/.test(line.text)) score += 2;
  const isOpen = OPEN_END.test(last.text);
  if (isOpen) score += 2;
  // The middle of an item with its figure is not under that of its first line.
  if (isRestOf(last, line) && figureOf(setting, last) === undefined) score += 6;
  // `Bench-` over `mark`: one word in two parts, whatever is drawn in between.
  if (PART_OF_WORD.test(last.text) && /^\p{L}+$/u.test(line.text)) score += 6;
  if (opensBracket(joined) < 0 || opensBracket(last.text) > 0) score += 2;
  if (
    LABEL_OF_WORDS.test(respace(last.text)) &&
    LABEL_OF_WORDS.test(respace(line.text)) &&
    setting.isLabel(last.text) &&
    setting.isLabel(line.text)
  )
    score -= 5;
  else if (setting.isLabel(joined)) score += 2;
  else if (setting.isLabel(line.text)) score -= 5;
  // `Limited` under a name whose figure is on the first line.
  if (COMPANY_END.test(line.text) && countFigures(setting, last) > 0 && countFigures(setting, line) === 0) score += 6;
  // `Equity Sub Fund|Debt` over `Sub Fund|Money Market Sub Fund`: the parts of one title.
  if (isNext && [last, line].some((each) => /[A-Za-z] ?\| ?[A-Za-z]/.test(each.text))) score += 12;
  // `Name (Designation)` over `Name (Designation)` are two entries of a list.
  if ([last, line].every((each) => /^[A-Z][^()]*\([^()]+\)$/.test(each.text))) score -= 5;
  const isKnownApart = isDrawnNext(last, line) === false || !isOpen;
  if (!isNext && isKnownApart && hasNeighbour(setting, last) && hasNeighbour(setting, line)) score -= 3;
  return score;
}

// `Category of the scheme` over `Type of the scheme`: each is a label, although both together read as one.
const LABEL_OF_WORDS = /^[A-Z]\S* \S/;

const LABEL_WITH_COLON = /^[A-Za-z][^:]{2,60}:/;

// `Since` over `Inception`, `Last 3` over `Months`: neither is a period alone.
function isPeriodOf(block: readonly TextLine[], line: TextLine): boolean {
  const above = block[0]?.text ?? '';
  return block.length === 1 && isPeriod(`${above} ${line.text}`) && !isPeriod(above) && !isPeriod(line.text);
}

const isPeriod = (text: string): boolean => text.length < LONGEST_PERIOD && findPeriod(text, null) !== undefined;
const LONGEST_PERIOD = 30;

const NAME_OF_FUND = /\S\s(?:sub[ -]?)?(?:fund|plan|scheme)(?:\s?[-–]?\s?(?:\d{1,2}|[IVX]{1,5}))?\)?$/i;

const COMPANY_END = /^(?:limited|ltd\.?|company|corporation|company limited|\(?pvt\.?\)? (?:limited|ltd\.?))$/i;

const PART_OF_WORD = /^\p{L}{2,}-$/u;

// The sum under a list continues no name of the list.
const IS_SUM = /^(?:grand |sub )?(?:total|sum)(?: of (?:these|all|the above))?:?$/i;

function opensBracket(text: string): number {
  return (text.match(/\(/g)?.length ?? 0) - (text.match(/\)/g)?.length ?? 0);
}

// Whether the first word would have had room at the end of the line above: then the break was meant.
function fits({ page, lines }: Setting, block: readonly TextLine[], line: TextLine): boolean {
  const last = block.at(-1) as TextLine;
  const first = line.words[0];
  if (first === undefined) return false;
  const left = Math.min(...block.map((each) => each.x0));
  const right = Math.max(...block.map((each) => each.x1));
  const width = first.x1 - first.x0 + 0.25 * line.size;
  const beside = lines.filter((other) => Math.abs(other.baseline - last.baseline) < 0.8 * last.size);
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
  const column = lines.filter((other) => Math.abs(other.x0 - left) < ALIGNED);
  const widest = Math.max(right, ...column.map((other) => other.x1));
  const wall = Math.min(
    ...page.walls
      .filter((each) => each.x0 >= last.x1 - 1 && each.y0 < last.baseline && each.y1 > last.baseline - 0.5 * last.size)
      .map((each) => each.x0),
    Infinity,
  );
  return last.x1 + width < Math.min(next - 0.4 * line.size, widest + 1, wall);
}

/** A drawn line, or the edge of a shaded row, between two lines. */
function isParted(page: PdfPage, above: TextLine, below: TextLine): boolean {
  const isRuled = page.rules.some(
    (rule) =>
      rule.y0 > above.baseline - 0.2 * above.size &&
      rule.y1 < below.baseline - 0.4 * below.size &&
      rule.x0 <= below.x0 + 4 &&
      rule.x1 >= below.x1 - 4,
  );
  if (isRuled) return true;
  const holds = (shade: Box, line: TextLine): boolean =>
    shade.x0 <= line.x0 + 1 &&
    shade.x1 >= line.x1 - 1 &&
    shade.y0 <= line.baseline - 0.3 * line.size &&
    shade.y1 >= line.baseline;
  return page.shades.some(
    (shade) => shade.y1 - shade.y0 < 12 * above.size && holds(shade, above) !== holds(shade, below),
  );
}

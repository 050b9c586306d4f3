/**
 * Calendars of years by months whose cells have two figures each, one over the other, as a text at the calendar says:
 * `Upper figure: SIF. Lower figure: Benchmark.`, or `Fund / Benchmark` if `/` ends the upper lines of the cells.
 */
import { joinLines } from '#base/pattern-lines.ts';
import { makeSegment } from '#documents/pdf/list-segments.ts';
import { makeBlock, type Block } from '#sources/fmr/ink/blocks.ts';
import { isFigure, isPairSign } from '#sources/fmr/ink/figures.ts';
import { readMonthName } from '#sources/fmr/printed-date.ts';
import { saysPlainRole } from '#sources/fmr/meaning/series-roles.ts';
import { linesOf } from './heads.ts';
import { type CellKey, headOfKey, listCellKeys } from './keyed-cells.ts';
import type { Band, Row } from './table.ts';

interface Calendars {
  readonly bands: readonly Band[];
  /** The years: other tables do not have them as figures. */
  readonly years: readonly Block[];
}

interface Calendar {
  /** From January to December. */
  readonly months: readonly Block[];
  readonly years: readonly Block[];
}

type Cell = readonly [upper: Block, lower: Block];

// `Upper figure: SIF. Lower figure: Benchmark.`, `top line SIF, bottom line index`
const KEY = new RegExp(
  joinLines`
    \b(?:upper|top)\s(?:figure|value|number|line|row)\s?[:=–—-]?\s?(?:the\s)?([A-Za-z][^.,;:|/()]{1,40}?)[.,;|/]?
    \s{1,3}(?:and\s)?(?:lower|bottom)\s(?:figure|value|number|line|row)\s?[:=–—-]?\s?(?:the\s)?([A-Za-z][^.,;:|/()]{1,40}?)
    (?:[.,;|/)]|$)`,
  'i',
);
const YEAR = /^(?:19|20)\d{2}$/;
const MONTHS = 12;
// In multiples of the font size.
const LEAST_PITCH = 0.6;
const MOST_PITCH = 1.8;
const MIDDLE = 0.7;
const KEY_REACH = 5;
const ROW_REACH = 1.6;

const NONE: Calendars = { bands: [], years: [] };

/** A row for each month of such calendars; none of a calendar of which any cell is not clear. */
export function listCalendarHalves(figures: readonly Block[], words: readonly Block[]): Calendars {
  const keys = words.flatMap((block): CellKey[] => {
    const names = (KEY.exec(block.text)?.slice(1) ?? []).map((name) => name.trim());
    return names.some(saysPlainRole) && new Set(names).size === 2 ? [{ block, names }] : [];
  });
  const uppers = words.flatMap((word) => beforeSign(word) ?? []);
  const pairs = uppers.length === 0 ? [] : listCellKeys(words).filter(({ names }) => names.length === 2);
  if (keys.length + pairs.length === 0) return NONE;
  const found = listCalendars(figures, words).flatMap((calendar) => {
    const key = keyAt(calendar, [...keys, ...pairs]);
    const isPair = key !== undefined && pairs.includes(key);
    const rows = key && rowsOf(calendar, isPair ? [...figures, ...uppers] : figures, isPair ? uppers : undefined);
    return key === undefined || rows === undefined
      ? []
      : [{ band: { rows, heads: key.names.map((name) => headOfKey(key, name)) }, years: calendar.years }];
  });
  return { bands: found.map(({ band }) => band), years: found.flatMap(({ years }) => years) };
}

/** The figure of `16.42 /`, whose cell has no room for the other half on its line. */
function beforeSign({ lines: [line, second] }: Block): Block | undefined {
  const [figure, sign, ...others] = line?.words ?? [];
  if (line === undefined || second !== undefined || figure === undefined || sign === undefined) return undefined;
  const isHalf = others.length === 0 && isFigure(figure.text) && isPairSign(sign.text);
  return isHalf ? makeBlock([{ ...line, ...makeSegment([figure]) }]) : undefined;
}

/** Lines of all months of a year over years that follow each other. */
function listCalendars(figures: readonly Block[], words: readonly Block[]): Calendar[] {
  const named = words.filter(({ text }) => text.length < 10 && readMonthName(text) !== undefined);
  const heads = linesOf(named).flatMap((line) => {
    const starts = line.flatMap(({ text }, at) => (readMonthName(text) === 1 ? [at] : []));
    const wholes = starts.map((at) => line.slice(at, at + MONTHS));
    return wholes.filter(
      (months) => months.length === MONTHS && months.every(({ text }, at) => readMonthName(text) === at + 1),
    );
  });
  const years = [...figures, ...words].filter(({ text }) => YEAR.test(text));
  return heads.flatMap((months) => {
    const [first] = months as [Block];
    const others = heads.filter((head) => head !== months);
    const isOwn = (year: Block): boolean =>
      year.x1 < first.x1 &&
      year.y0 > first.y1 &&
      others.every(
        ([other]) =>
          other === undefined ||
          // Of two calendars side by side or under each other a year is of the nearest.
          (!(other.x0 > year.x1 && other.x0 < first.x0) &&
            !(other.y1 < year.y0 && other.y0 > first.y1 && other.x0 > year.x1)),
      );
    const own = years.filter(isOwn).toSorted((a, b) => a.y0 - b.y0);
    const steps = own.slice(1).map(({ text }, at) => numberOf(text) - numberOf(own[at]?.text ?? ''));
    const isSeries = own.length > 0 && steps.every((step) => Math.abs(step) === 1 && step === steps[0]);
    return isSeries ? [{ months, years: own }] : [];
  });
}

const numberOf = (text: string): number => Number.parseInt(text, 10);

/** The key right under a calendar or right over it; undefined if there are two. */
function keyAt({ months, years }: Calendar, keys: readonly CellKey[]): CellKey | undefined {
  const [first, last] = [months[0] as Block, months.at(-1) as Block];
  const bottom = (years.at(-1) as Block).y1;
  const near = keys.filter(({ block: { x0, x1, y0, y1, size } }) => {
    const under = y0 - bottom;
    const over = first.y0 - y1;
    const isNear = (under > 0 && under < KEY_REACH * size) || (over > 0 && over < KEY_REACH * size);
    return isNear && x0 < last.x1 && x1 > (years[0] as Block).x0 - size;
  });
  return near.length === 1 ? near[0] : undefined;
}

/**
 * Undefined if a cell has another number of figures, or one between two others has none. `uppers` are the only ones
 * that may be the upper halves, if given.
 */
function rowsOf(
  { months, years }: Calendar,
  figures: readonly Block[],
  uppers: readonly Block[] = figures,
): Row[] | undefined {
  const [left, right] = [(months[0] as Block).x0, (months.at(-1) as Block).x1];
  const [step = 0] = months.slice(1).map((month, at) => middle(month) - middle(months[at] as Block));
  const rows: (Row | undefined)[] = [];
  for (const year of years) {
    const level = figures.filter(
      (figure) =>
        figure !== year &&
        middle(figure) > left - step / 2 &&
        middle(figure) < right + step / 2 &&
        Math.abs(centre(figure) - centre(year)) < ROW_REACH * year.size,
    );
    for (const month of months) {
      const own = level.filter((figure) => Math.abs(middle(figure) - middle(month)) < step / 2);
      const cell = cellOf(own, year, uppers);
      if (own.length > 0 && cell === undefined) return undefined;
      rows.push(cell && { label: { ...month, text: `${month.text} ${year.text}` }, figures: cell });
    }
  }
  const from = rows.findIndex((row) => row !== undefined);
  const to = rows.findLastIndex((row) => row !== undefined);
  const isOrdered = numberOf(years[0]?.text ?? '') <= numberOf(years.at(-1)?.text ?? '');
  const found = rows.flatMap((row) => row ?? []);
  // In a list from the latest year down, the months that are still to come are in the first row.
  return found.length > 0 && (!isOrdered || found.length === to - from + 1) ? found : undefined;
}

/** Two figures around the middle of the line of the year. */
function cellOf(own: readonly Block[], year: Block, uppers: readonly Block[]): Cell | undefined {
  const [upper, lower, ...others] = own.toSorted((a, b) => a.baseline - b.baseline);
  if (upper === undefined || lower === undefined || others.length > 0) return undefined;
  if (!uppers.includes(upper)) return undefined;
  const pitch = (lower.baseline - upper.baseline) / upper.size;
  const isAround = Math.abs((upper.y0 + lower.y1) / 2 - centre(year)) < MIDDLE * year.size;
  return pitch > LEAST_PITCH && pitch < MOST_PITCH && isAround ? [upper, lower] : undefined;
}

const middle = ({ x0, x1 }: Block): number => (x0 + x1) / 2;
const centre = ({ y0, y1 }: Block): number => (y0 + y1) / 2;

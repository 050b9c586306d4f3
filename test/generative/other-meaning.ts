/**
 * Changes of a page after which a person reads other facts. The changed facts must be read with their new value or not at
 * all; the others are as before or missing. Each returns undefined where the page has nothing to change.
 */
import { joinLines } from '#base/pattern-lines.ts';
import type { SeededRandom } from '../support/seeded-random.ts';
import { monthEnd, MONTH_NAMES, parseIsoDate, type IsoDate } from '#domain/dates.ts';
import { datesIn } from '#domain/printed.ts';
import type { Fragment } from '#domain/fragment.ts';
import { piecesIn, withFigure, withText, type Piece, type Sheet } from './placed-pieces.ts';
import { compareFacts, foldNumber, foldText } from './report-facts.ts';
import type { Comparison, Expectation, Fact, Reading } from './report-facts.ts';

export interface Altered {
  readonly sheet: Sheet;
  /** What was changed, for a person. */
  readonly note: string;
  readonly judge: (before: Reading, after: Reading) => Comparison;
}

export type Alteration = (sheet: Sheet, random: SeededRandom, before: Reading) => Altered | undefined;

/** Printed words with their new text, by `page:place`. */
type Rewording = ReadonlyMap<string, { readonly was: string; readonly is: string }>;

function pickOne<Item>(random: SeededRandom, [first, ...others]: readonly Item[]): Item | undefined {
  return first === undefined ? undefined : random.pick([first, ...others]);
}

function reword(sheet: Sheet, rewording: Rewording, change: (piece: Piece, text: string) => Piece): Sheet {
  const { page_number } = sheet.page;
  const pieces = sheet.pieces.map((piece) => {
    const next = rewording.get(`${page_number}:${piece.from[0]}`);
    return next === undefined ? piece : change(piece, next.is);
  });
  return { ...sheet, pieces };
}

const FIGURE = /^[-–(+]*(?:Rs\.?|PKR)?(\d[\d,]*(?:\.\d+)?)[)%*]*$/;

function figureOf(text: string): number {
  const size = Number((FIGURE.exec(text)?.[1] ?? '').replaceAll(',', ''));
  return /^[-–(]/.test(text) ? -size : size;
}

/** Words read from a reworded figure have its new value; words that it explains may have any. */
function expectReworded(rewording: Rewording): Expectation {
  return (fact) => {
    const at = fact.words.find((word) => rewording.has(word));
    const changed = at === undefined ? undefined : rewording.get(at);
    if (changed === undefined) return fact.meaning.some((word) => rewording.has(word)) ? undefined : [fact.value];
    if (fact.kind === 'decimal') {
      const factor = Number(fact.value) / figureOf(changed.was);
      const isPlain = Number.isFinite(factor) && Number.isInteger(Math.log10(Math.abs(factor)));
      return isPlain ? [foldNumber(figureOf(changed.is) * factor)] : undefined;
    }
    if (fact.kind !== 'text') return undefined;
    return [
      foldText((fact.evidence?.printed ?? '').replace(changed.was, changed.is)),
      fact.value.replace(foldText(changed.was), foldText(changed.is)),
    ];
  };
}

/** Figures that are the whole word and printed once: of two printings of one value, the page would contradict itself. */
function listFigures(sheet: Sheet, { facts }: Reading): (readonly [fact: Fact, piece: Piece])[] {
  const { page_number } = sheet.page;
  const counts = Map.groupBy(sheet.pieces, ({ word }) => Math.abs(figureOf(word.text)));
  return facts.flatMap((fact) => {
    const { evidence, kind, isServed, words } = fact;
    if (!isServed || kind !== 'decimal' || evidence?.page_number !== page_number || words.length !== 1) return [];
    const piece = sheet.pieces.find(({ from }) => words[0] === `${page_number}:${from[0]}`);
    const isOnce =
      piece !== undefined &&
      FIGURE.test(piece.word.text) &&
      counts.get(Math.abs(figureOf(piece.word.text)))?.length === 1;
    return isOnce && figureOf(piece.word.text) !== 0 ? [[fact, piece] as const] : [];
  });
}

const nameOf = ({ page }: Sheet, { from }: Piece): string => `${page.page_number}:${from[0]}`;

const alterDigit: Alteration = (sheet, random, before) => {
  const [, piece] = pickOne(random, listFigures(sheet, before)) ?? [];
  if (piece === undefined) return undefined;
  const was = piece.word.text;
  const places = [...was.matchAll(/\d/g)].map(({ index }) => index);
  const at = pickOne(random, places) ?? 0;
  // Another digit, and no zero in front.
  const digit = 1 + ((Number(was[at]) + random.below(8)) % 9);
  const is = `${was.slice(0, at)}${String(digit) === was[at] ? (digit % 9) + 1 : digit}${was.slice(at + 1)}`;
  const rewording = new Map([[nameOf(sheet, piece), { was, is }]]);
  return {
    sheet: reword(sheet, rewording, withText),
    note: `${was} became ${is}`,
    judge: (one, other) => compareFacts(one.facts, other.facts, expectReworded(rewording)),
  };
};

const exchangeBelow: Alteration = (sheet, random, before) => {
  const figures = listFigures(sheet, before);
  const pairs = figures.flatMap(([fact, piece]) => {
    const column = /^\w+\[\d+\]\.(\w+)$/.exec(fact.path)?.[1];
    const below = figures.filter(([other, { word }]) => {
      const isSame =
        column !== undefined &&
        other.path.endsWith(`].${column}`) &&
        other.path.split('[')[0] === fact.path.split('[')[0];
      const gap = word.y0 - piece.word.y1;
      const common = Math.min(word.x1, piece.word.x1) - Math.max(word.x0, piece.word.x0);
      return isSame && gap > -0.2 * word.size && gap < 2 * word.size && common > 0 && word.text !== piece.word.text;
    });
    return below.map(([, other]) => [piece, other] as const);
  });
  const [one, other] = pickOne(random, pairs) ?? [];
  if (one === undefined || other === undefined) return undefined;
  const [up, down] = [one.word.text, other.word.text];
  const rewording = new Map([
    [nameOf(sheet, one), { was: up, is: down }],
    [nameOf(sheet, other), { was: down, is: up }],
  ]);
  return {
    sheet: reword(sheet, rewording, withFigure),
    note: `${up} exchanged with ${down} below`,
    judge: (first, second) => compareFacts(first.facts, second.facts, expectReworded(rewording)),
  };
};

const MILLION = /^(\(?)(mi?llions?|mln|mn)([.;:,)]*)$/i;
const BILLIONS: Readonly<Record<string, string>> = { million: 'billion', millions: 'billions', mln: 'bln', mn: 'bn' };
const MILLIONS_TO_BILLIONS = 1000;

function toBillions(text: string): string | undefined {
  const [, open = '', unit = '', end = ''] = MILLION.exec(text) ?? [];
  const billion = BILLIONS[unit.toLowerCase()];
  if (billion === undefined) return undefined;
  return `${open}${unit === unit.toUpperCase() ? billion.toUpperCase() : unit.slice(0, 1) + billion.slice(1)}${end}`
    .replace(/^(\(?)m/, '$1b')
    .replace(/^(\(?)M/, '$1B');
}

/** The unit that gives a size its meaning becomes a thousand times as large. */
const alterUnit: Alteration = (sheet, random, before) => {
  const { page_number } = sheet.page;
  const isSize = ({ evidence, isServed }: Fact): boolean =>
    isServed && evidence?.page_number === page_number && Number(evidence.multiplied_by) === 1_000_000;
  const words = before.facts.filter(isSize).flatMap((fact) => [...fact.words, ...fact.meaning]);
  const units = sheet.pieces.filter(
    (piece) => words.includes(nameOf(sheet, piece)) && toBillions(piece.word.text) !== undefined,
  );
  const unit = pickOne(random, units);
  if (unit === undefined) return undefined;
  const was = unit.word.text;
  const is = toBillions(was) ?? was;
  const name = nameOf(sheet, unit);
  // The box of `Rs. 12,540` at the end of a line with `million` on the next one holds words of both lines: the unit of
  // another size may be among them.
  const texts = new Map(sheet.pieces.map((piece) => [nameOf(sheet, piece), piece.word.text]));
  const isAlone = (fact: Fact): boolean =>
    foldText(fact.words.map((word) => texts.get(word) ?? '').join('')) === foldText(fact.evidence?.printed ?? '');
  const expected: Expectation = (fact) => {
    if (fact.kind === 'text') return undefined;
    if (fact.kind !== 'decimal') return [fact.value];
    const scaled = foldNumber(Number(fact.value) * MILLIONS_TO_BILLIONS);
    if (Number(fact.evidence?.multiplied_by) !== 1_000_000) return [fact.value];
    // A size without a unit of its own may take the one that was changed, or that of other pages.
    return (fact.words.includes(name) && isAlone(fact)) || fact.meaning.includes(name)
      ? [scaled]
      : [fact.value, scaled];
  };
  return {
    sheet: reword(sheet, new Map([[name, { was, is }]]), withText),
    note: `${was} became ${is}`,
    judge: (one, other) => compareFacts(one.facts, other.facts, expected),
  };
};

// With as many words as the longest known name has: a gap would part the title.
const UNKNOWN_NAMES: readonly [readonly string[], ...(readonly string[])[]] = [
  ['Verdant', 'Horizon', 'Opportunities', 'Select', 'Premier', 'Heritage', 'Reserve'],
  ['Marigold', 'Century', 'Capital', 'Select', 'Premier', 'Heritage', 'Reserve'],
  ['Lagoon', 'Prosperity', 'Alpha', 'Select', 'Premier', 'Heritage', 'Reserve'],
];
const KIND_OF_NAME = /^\W*(?:fund|plan|etf|scheme)\W*$/i;

function fundOn(page_number: number, { fragments }: Reading): Fragment | undefined {
  const [fragment, ...others] = fragments.filter((each) => each.page_number === page_number);
  return others.length === 0 && fragment?.page_type === 'FUND_PAGE' ? fragment : undefined;
}

/** The name of the page's fund becomes that of an unknown fund, wherever the page prints it in full. */
const alterFund: Alteration = (sheet, random, before) => {
  const { page_number } = sheet.page;
  const fragment = fundOn(page_number, before);
  const title = fragment?.evidence['fund_name_raw'];
  if (fragment === undefined || title?.page_number !== page_number) return undefined;
  const name = piecesIn(sheet.pieces, title).map(({ word }) => word.text);
  const kept = name.filter((text) => !KIND_OF_NAME.test(text));
  if (kept.length === 0 || foldText(name.join('')) !== foldText(fragment.fund_name_raw ?? '')) return undefined;
  const unknown = random.pick(UNKNOWN_NAMES);
  const pieces = [...sheet.pieces];
  for (let at = 0; at + name.length <= pieces.length; at += 1) {
    if (!name.every((text, index) => foldText(pieces[at + index]?.word.text ?? '') === foldText(text))) continue;
    let next = 0;
    for (const [index, text] of name.entries()) {
      const piece = pieces[at + index];
      if (piece === undefined || KIND_OF_NAME.test(text)) continue;
      pieces[at + index] = withText(piece, unknown[next] ?? '');
      next += 1;
    }
  }
  const first = foldText(unknown[0] ?? '');
  return {
    sheet: { ...sheet, pieces: pieces.filter(({ word }) => word.text !== '') },
    note: `${name.join(' ')} became ${unknown.slice(0, kept.length).join(' ')} …`,
    judge: (one, other) => {
      const result: Comparison = { same: 0, missing: 0, added: 0, wrong: [] };
      const now = other.fragments.filter((each) => each.page_number === page_number && each.fund_name_raw !== null);
      if (now.length === 0)
        result.missing += one.facts.filter((fact) => fact.isServed && fact.page_number === page_number).length;
      for (const { fund_name_raw } of now) {
        const isFollowed = foldText(fund_name_raw ?? '').includes(first);
        const facts = other.facts.filter((fact) => fact.isServed && fact.page_number === page_number).length;
        if (isFollowed) result.same += facts;
        else
          result.wrong.push({
            page_number,
            path: 'fund_name_raw',
            before: name.join(' '),
            after: `${fund_name_raw} with ${facts} facts`,
          });
      }
      return result;
    },
  };
};

const SHORT_MONTH = 3;
const MONTH = new RegExp(
  `^(${MONTH_NAMES.map((name) => `${name.slice(0, SHORT_MONTH)}(?:${name.slice(SHORT_MONTH)})?`).join('|')})(?![a-z])`,
  'i',
);

function monthAt(text: string): number {
  const found = MONTH.exec(text)?.[1]?.slice(0, SHORT_MONTH).toLowerCase();
  return found === undefined ? -1 : MONTH_NAMES.findIndex((name) => name.slice(0, SHORT_MONTH).toLowerCase() === found);
}

function inMonth(text: string, month: number): string {
  const was = MONTH.exec(text)?.[1] ?? '';
  const name = MONTH_NAMES[month] ?? '';
  const full = was.length > SHORT_MONTH ? name : name.slice(0, SHORT_MONTH);
  return (was === was.toUpperCase() ? full.toUpperCase() : full) + text.slice(was.length);
}

const LONG_MONTHS = [0, 2, 4, 6, 7, 9, 11];
const OTHER_MONTHS = [3, 5, 8, 10];

/** The month in the words from which the report's month was read becomes another one of about as many days. */
const alterMonth: Alteration = (sheet, random, before) => {
  const { page_number } = sheet.page;
  const own = before.facts.filter(
    ({ path, evidence }) => path === 'report_date' && evidence?.page_number === page_number,
  );
  const [box] = own.flatMap(({ evidence }) => evidence ?? []);
  if (box === undefined) return undefined;
  const named = piecesIn(sheet.pieces, box).filter(({ word }) => monthAt(word.text) >= 0);
  const [piece] = named;
  if (piece === undefined || named.length !== 1) return undefined;
  const was = piece.word.text;
  const months = (LONG_MONTHS.includes(monthAt(was)) ? LONG_MONTHS : OTHER_MONTHS).filter(
    (each) => each !== monthAt(was),
  );
  const month = pickOne(random, months) ?? 0;
  const is = inMonth(was, month);
  return {
    sheet: reword(sheet, new Map([[nameOf(sheet, piece), { was, is }]]), withText),
    note: `${was} became ${is}`,
    judge: (one, other) =>
      judgeMonth(
        one,
        other,
        nameOf(sheet, piece),
        String(month + 1).padStart(2, '0'),
        isInMargin(sheet, piece, before),
      ),
  };
};

const FEWEST_NAMING = 2;

const monthOf = (day: IsoDate): number => Number(day.slice(5, 7)) - 1;

/**
 * Whether the head or the foot of the page names the month of a word elsewhere, or several texts do, or any text for a
 * word in a row or over a column of figures.
 */
function isInMargin(sheet: Sheet, piece: Piece, { facts }: Reading): boolean {
  const { page, pieces } = sheet;
  const isFigure = ({ word }: Piece): boolean =>
    Math.abs(word.baseline - piece.word.baseline) < 0.3 * word.size && /^\(?-?\d+\.\d+/.test(word.text);
  const month = monthAt(piece.word.text);
  // `31-Mar-18` names the month as well as `Mar-18`.
  const ends = facts.filter(({ path }) => path === 'report_date').map(({ value }) => value);
  const isNaming = (text: string): boolean =>
    monthAt(text) === month || datesIn(text).some((day) => ends.includes(day) && monthOf(day) === month);
  const others = pieces.filter((other) => other !== piece && isNaming(other.word.text));
  const isMargin = ({ word }: Piece): boolean => word.y1 < 0.16 * page.height || word.y0 > 0.93 * page.height;
  const isHead = facts.some(({ meaning }) => meaning.includes(nameOf(sheet, piece)));
  return others.some(isMargin) || others.length >= (isHead || pieces.some(isFigure) ? 1 : FEWEST_NAMING);
}

/**
 * A page whose months contradict each other says so, and its month is held; that counts as withheld. The month stays if
 * the altered word was in a table and the head or foot of the page names it, too.
 */
function judgeMonth(
  before: Reading,
  after: Reading,
  word: string,
  month: string,
  isNamedInMargin: boolean,
): Comparison {
  const isDate = ({ path }: Fact): boolean => path === 'report_date' || path === 'report_month';
  const pages = new Set(
    before.facts.filter((fact) => isDate(fact) && fact.words.includes(word)).map(({ page_number }) => page_number),
  );
  const doubted = new Set(
    after.fragments
      .filter(({ problems }) => problems.some(({ path }) => path === 'report_date'))
      .map((each) => each.page_number),
  );
  // The word may also be the head of a column, whose figures are now of the new month.
  const isHeaded = (fact: Fact): boolean => !isDate(fact) && (fact.words.includes(word) || fact.meaning.includes(word));
  const unaltered = before.facts.map(withoutReportMonth);
  const certain = after.facts
    .map(withoutReportMonth)
    .filter((fact) => !isHeaded(fact) && !(isDate(fact) && doubted.has(fact.page_number)));
  return compareFacts(
    unaltered.filter((fact) => !isHeaded(fact)),
    certain,
    (fact) => {
      if (!isDate(fact) || !pages.has(fact.page_number)) return [fact.value];
      const altered = inOtherMonth(fact.value, month);
      // Another page took its month from this one; the rest of the report, or its own labels, may still name the old one.
      const isOther = !word.startsWith(`${fact.page_number}:`);
      return isNamedInMargin || isOther ? [altered, fact.value] : [altered];
    },
  );
}

/** A report date is the last day of its month, and no month has as few days as February. */
function inOtherMonth(value: string, month: string): string {
  const altered = value.replace(/^(\d{4}-?)\d\d/, `$1${month}`);
  const first = parseIsoDate(altered.replace(/^(\d{4}-\d\d)-\d\d$/, '$1-01'));
  return first === undefined ? altered : monthEnd(first);
}

const FOLLOWING = new RegExp(
  joinLines`
    (?<=[ ]reported_returns\[(?:\w{1,80}[ ])?)
    (?:(?:3m|other)[ ](?=(?:last|past|trailing|this|current)?quarter\b)
    |fy(?:td)?[ ](?=fy|fiscalyear|financialyear)
    |(?:fytd|other)[ ](?=since(?:1(?:st)?)?july))`,
);

/**
 * A quarter is three months only at its end, a fiscal year is one to date only within it, and so is the time since a
 * July: all follow from the month of the page.
 */
function withoutReportMonth(fact: Fact): Fact {
  const key = fact.key.replace(FOLLOWING, '');
  return { ...fact, key, value: key !== fact.key && fact.path.endsWith('.period_key') ? 'of the report' : fact.value };
}

/** By the name under which a run reports them. */
export const OTHER_MEANING: Readonly<Record<string, Alteration>> = {
  'digit of a value altered': alterDigit,
  'value exchanged with the one below': exchangeBelow,
  'title of an unknown fund': alterFund,
  'month in the title altered': alterMonth,
  'unit from millions to billions': alterUnit,
};

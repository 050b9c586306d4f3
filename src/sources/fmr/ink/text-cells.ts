/** Words to text cells: what one would read in one breath, with leaders and raised footnote marks taken out. */
import { joinNext } from '#sources/fmr/group-items.ts';
import { blankSpacing, listSegments, makeSegment, type Segment } from '#documents/pdf/list-segments.ts';
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { PdfPage, TurnedWord, Word } from '#documents/pdf/page-words.ts';
import { keepChosen } from './choices.ts';
import { isPairSign, isPartingFigure } from './figures.ts';
import { joinJustified } from './justified.ts';
import { isShareBeforeRank, listLeadingShares } from './leading-shares.ts';
import { partJoined } from './joined-words.ts';
import { dropLeaders, joinRuns, listBullets, wordAfter } from './mend-words.ts';
import { listClosingLines } from './open-clauses.ts';
import { dropNoteNumbers } from './note-numbers.ts';
import { dropOutlineNumbers } from './outline-numbers.ts';
import { listProseLines } from './prose-lines.ts';
import { dropRankWords } from './rank-words.ts';
import { dropRanksAlongLines } from './ranks-along-lines.ts';
import { listRatesByPeriod } from './rates-by-period.ts';
import { dropSerialNumbers } from './serial-numbers.ts';
import { joinDecimals } from './small-decimals.ts';
import { styleByName } from './small-tails.ts';
import { splitPeriods } from './split-periods.ts';
import { rememberOf } from '#sources/fmr/remember.ts';

/** One line of text with its place in the drawing order: cells drawn one after the other often belong together. */
export interface TextLine extends Segment {
  /** NaN on a page that is drawn in no order. */
  readonly first: number;
  readonly last: number;
  /** The bullet before it, which its text does not contain. */
  readonly bullet?: Word;
  /** Before it is the number of an item, which its text does not contain. */
  readonly isNumbered?: true;
  /** A sign before it, which its text does not contain, parts it from the item before it on its line. */
  readonly isParted?: true;
  /** Nothing decides whether it continues the line above or in the line below. */
  readonly isLoose?: boolean;
}

/** Whether a line is drawn right after another; undefined if the page is drawn in no order. */
export function isDrawnNext(last: TextLine, line: TextLine): boolean | undefined {
  return Number.isNaN(line.first) ? undefined : line.first === last.last + 1;
}

/** A text with its place and style: a line, a block, or a title of several. */
export type PrintedText = Omit<Segment, 'words'>;

// A mark is at most this share of the size of the letters it follows.
const MARK_SIZE = 0.78;
// Browsers set marks a sixth smaller; of that size only a sign, or a digit behind a word, is certain to be one.
const LARGE_MARK_SIZE = 0.9;
const SIGNS = /^[*†‡#^§¶]{1,3}$/;
const BEHIND_WORD = /[\p{L})%]$/u;

/** The page's lines of text in reading order. */
export function listTextLines(page: PdfPage): TextLine[] {
  const mended = joinDecimals(joinRuns(page.words)).flatMap(partJoined);
  const outlined = dropSerialNumbers(dropMarks(dropLeaders(keepChosen(mended))));
  const unnumbered = dropOutlineNumbers(outlined);
  const printed = dropRanksAlongLines(dropRankWords(dropNoteNumbers(unnumbered)));
  const bullets = listBullets(printed);
  const words = printed.filter((word) => !bullets.has(word));
  const before = new Map([...bullets].map((bullet) => [wordAfter(bullet, words), bullet]));
  const items = wordsBehindNumbers(outlined, unnumbered);
  const orders = new Map(words.map((word, index) => [word, index]));
  const printedSegments = joinJustified(listSegments({ ...page, words }));
  const rates = listRatesByPeriod(printedSegments);
  const segments = printedSegments
    .flatMap((segment) => (rates.has(segment) ? [segment] : splitItems(segment)))
    .flatMap(splitPeriods);
  const whole = listClosingLines(segments).union(listProseLines(segments)).union(rates);
  const listed = listLeadingShares(segments);
  const split = (segment: Segment): Segment[] =>
    whole.has(segment)
      ? [segment]
      : listed.has(segment) || isShareBeforeRank(segment)
        ? splitFirst(segment)
        : splitFigures(segment);
  const lines = segments.flatMap(split).flatMap((line) => dropSeparator(line, words));
  const drawn = lines.map((line) => ({ line, places: line.words.map((word) => orders.get(word) ?? 0) }));
  const isOrdered = followsLines(drawn.map(({ places }) => places));
  return drawn.map(({ line, places }) => {
    const bullet = before.get(line.words[0]);
    const order = isOrdered
      ? { first: Math.min(...places), last: Math.max(...places) }
      : { first: Number.NaN, last: Number.NaN };
    const marks = {
      ...(bullet === undefined ? {} : { bullet }),
      ...(items.has(line.words[0]) ? { isNumbered: true as const } : {}),
    };
    return styleByName({ ...line, ...order, ...marks });
  });
}

/** The first words of the items whose numbers were left out. */
function wordsBehindNumbers(outlined: readonly Word[], unnumbered: readonly Word[]): ReadonlySet<Word | undefined> {
  if (outlined.length === unnumbered.length) return new Set();
  const left = new Set(unnumbered);
  return new Set(outlined.flatMap((word) => (left.has(word) ? [] : [wordAfter(word, unnumbered)])));
}

// Of the words of one line, the share that a program draws one after the other; some programs draw by style or
// backwards.
const LEAST_IN_SEQUENCE = 0.7;

function followsLines(lines: readonly (readonly number[])[]): boolean {
  const steps = lines.flatMap((places) => places.slice(1).map((place, at) => place - (places[at] ?? 0)));
  return steps.filter((step) => step === 1).length >= LEAST_IN_SEQUENCE * steps.length;
}

/**
 * A small raised mark and the word before it: `1.77%` with a `1` that is a footnote mark, not a digit of the figure.
 */
export interface RaisedMark {
  readonly mark: Word;
  readonly base: Word;
}

/** The marks among words. Several steps of the reader ask it of the same page. */
export const listRaisedMarks: (words: readonly Word[]) => readonly RaisedMark[] = rememberOf(findRaisedMarks);

function findRaisedMarks(words: readonly Word[]): RaisedMark[] {
  const sorted = words.toSorted((a, b) => a.x0 - b.x0);
  const basesOf = new Map<number, readonly Word[]>();
  return words.flatMap((mark) => {
    if (mark.text.length > 3 || !/^(?:[\d*†‡,#^§¶a]{1,3}|[a-h])$/.test(mark.text)) return [];
    const isSign = SIGNS.test(mark.text);
    // Few words are so much larger, and most marks are of one size.
    const larger = basesOf.get(mark.size) ?? sorted.filter((word) => mark.size < LARGE_MARK_SIZE * word.size);
    basesOf.set(mark.size, larger);
    const base = larger.find(
      (word) =>
        mark.baseline < word.baseline - 0.12 * word.size &&
        mark.baseline > word.baseline - 0.9 * word.size &&
        mark.x0 - word.x1 < 0.35 * word.size &&
        mark.x0 - word.x1 > -0.3 * word.size &&
        (isSign || mark.size < MARK_SIZE * word.size || BEHIND_WORD.test(word.text)),
    );
    return base === undefined ? [] : [{ mark, base }];
  });
}

function dropMarks(words: readonly Word[]): Word[] {
  const marks = new Set(listRaisedMarks(words).map(({ mark }) => mark));
  return words.filter((word) => !marks.has(word));
}

function splitFirst({ words }: Segment): Segment[] {
  return [makeSegment(words.slice(0, 1)), ...splitFigures(makeSegment(words.slice(1)))];
}

// Percentages and decimals part from the words before them.
function splitFigures(segment: Segment): Segment[] {
  const { words } = segment;
  if (words.length < 2) return [segment];
  if (isGrouped(words)) return [segment];
  const lead = leadingFigures(words);
  if (lead >= FEWEST_LEADING && lead < words.length)
    return [
      ...words.slice(0, lead).map((word) => makeSegment([word])),
      ...splitFigures(makeSegment(words.slice(lead))),
    ];
  let from = words.length;
  while (from > 0 && (isPartingFigure(figureAt(words, from - 1)) || isBetweenFigures(words, from - 1)))
    from -= words[from - 1]?.text === '%' ? 2 : 1;
  if (from >= words.length || from < 0) return [segment];
  const head = dropDash(words.slice(0, from));
  // `Inflation fell to 5.3% vs 6.1%`: a comparison in a sentence, not a cell.
  if (head.length > 0 && words.slice(from).some((word) => IS_VERSUS.test(word.text))) return [segment];
  // `NAV - PKR 114.8763`, `Rs. 101.42`: a currency belongs to its amount.
  // `Up to 2.00%`, `a minimum fee of 0.25%`: words that need their figure; a second figure makes a list.
  if (NEEDS_FIGURE.test(head.at(-1)?.text ?? '') || head.some((word) => /\d%/.test(word.text)) || statesPart(head))
    return [segment];
  const figures: Segment[] = [];
  for (let at = from; at < words.length; at += 1) {
    if (isBetweenFigures(words, at)) continue;
    const isSplitPercent = words[at + 1]?.text === '%';
    const figure = makeSegment(words.slice(at, isSplitPercent ? at + 2 : at + 1));
    if (isSplitPercent) at += 1;
    // The sign is of the cell: from it to the next figure is a blank.
    figures.push(isBetweenFigures(words, at + 1) ? { ...figure, x1: (words[at + 1] as Word).x1 } : figure);
  }
  return [...(head.length === 0 ? [] : [makeSegment(head)]), ...figures];
}

// `0.67, of which levies 0.08`, `0.67, Government levies 0.08`: the second figure is a part of the first.
function statesPart(head: readonly Word[]): boolean {
  const [first, ...others] = head.map(({ text }) => text);
  if (!/^\d[\d.]*,?$/.test(first ?? '')) return false;
  return (
    others.some((text, at) => text === 'of' && others[at + 1] === 'which') ||
    (first?.endsWith(',') === true && /^levies$/i.test(others.at(-1) ?? ''))
  );
}

// In multiples of the font size: two figures of a table are further apart than the groups of one number.
const GROUP_GAP = 0.45;
const CURRENCY = /^(?:rs|pkr)\.?$/i;

/** `1 836 027`, `PKR 1 308.16`: digits in groups of three, parted by blanks. */
function isGrouped(words: readonly Word[]): boolean {
  const groups = CURRENCY.test(words[0]?.text ?? '') ? words.slice(1) : words;
  const isNear = groups.every((word, at) => at === 0 || word.x0 - (groups[at - 1] as Word).x1 < GROUP_GAP * word.size);
  return isNear && /^[1-9]\d{0,2}(?: \d{3})+(?:\.\d+)?$/.test(groups.map((word) => word.text).join(' '));
}

const IS_VERSUS = /^(?:vs|versus)\b/i;

// `Front-end load – 1%`: the dash between a label and its figure belongs to neither.
function dropDash(head: Word[]): Word[] {
  const [before, last] = head.slice(-2);
  const isDash =
    last !== undefined && before !== undefined && /^[–—]$/.test(last.text) && /[A-Za-z)%]$/.test(before.text);
  return isDash && !/\d/.test(before.text) ? head.slice(0, -1) : head;
}

// A colon in a column of its own, between labels and values, belongs to neither.
const SEPARATOR = /^[·•|;:]$/;

// `AAA 19.3 · AA+ 9.5`: items of one line, where each ends with its figure.
function splitItems(segment: Segment): Segment[] {
  if (!segment.words.some((word) => SEPARATOR.test(word.text))) return [segment];
  const parts = segment.words.reduce<Word[][]>(
    (all, word) => (SEPARATOR.test(word.text) ? [...all, []] : [...all.slice(0, -1), [...(all.at(-1) ?? []), word]]),
    [[]],
  );
  const isList =
    parts.length > 1 && parts.every((part) => part.length > 1 && isPartingFigure(figureAt(part, part.length - 1)));
  return isList ? parts.map((part) => makeSegment(part)) : [segment];
}

// What parts the items of a line belongs to none of them; a colon alone is neither the label nor the value.
function dropSeparator(segment: Segment, printed: readonly Word[]): (Segment & Pick<TextLine, 'isParted'>)[] {
  if (segment.text === ':') return [];
  if (isOfSentence(segment, printed)) return [segment];
  const sign = segment.words[0]?.text ?? '';
  const words = SEPARATOR.test(sign) ? segment.words.slice(1) : segment.words;
  if (words.length === segment.words.length || words.length === 0) return [segment];
  return [{ ...makeSegment(words), ...(sign === ':' ? {} : { isParted: true }) }];
}

/** `at least **Rs. 500**; the par value is`: set otherwise than the word it touches, the sign parts clauses. */
function isOfSentence({ words }: Segment, printed: readonly Word[]): boolean {
  const [sign, next] = words;
  if (sign?.text !== ';' || next === undefined || !/^\p{Ll}/u.test(next.text)) return false;
  return printed.some(
    (word) =>
      word.bold !== sign.bold &&
      Math.abs(sign.x0 - word.x1) < 0.1 * sign.size &&
      Math.abs(sign.baseline - word.baseline) < 0.3 * sign.size,
  );
}

// `17.30 / 18.42`, `93.4 » 92.3`: two figures of one cell.
function isBetweenFigures(words: readonly Word[], at: number): boolean {
  const isAround = isPartingFigure(figureAt(words, at - 1)) && isPartingFigure(words[at + 1]?.text ?? '');
  return isPairSign(words[at]?.text ?? '') && at > 0 && isAround;
}

// Several figures before words are cells of a table whose labels are at its right.
const FEWEST_LEADING = 3;

function leadingFigures(words: readonly Word[]): number {
  const first = words.findIndex((word) => !isPartingFigure(word.text));
  return first < 0 ? words.length : first;
}

const NEEDS_FIGURE =
  /^(?:rs|pkr|re|rupees|to|up-?to|of|at|by|than|from|min|max|minimum|maximum|or|plus|minus|[+×x-])\.?$/i;

function figureAt(words: readonly Word[], at: number): string {
  const text = words[at]?.text ?? '';
  return text === '%' ? `${words[at - 1]?.text ?? ''}%` : text;
}

/**
 * Texts set sideways, of one or more lines each, with their boxes; their baseline is the lower edge, as for a text in a
 * line of others.
 */
export function listTurnedLines(page: PdfPage): Segment[] {
  return joinTurnedLines(listLinesOfTurn(page)).map((lines) => {
    const segment = makeSegment(lines.flat());
    return {
      ...segment,
      baseline: segment.y1,
      text: lines
        .flat()
        .map((word) => word.text)
        .join(' '),
    };
  });
}

// In multiples of the font size: no column of figures is as narrow as the lines of one text are close.
const TURNED_PITCH = 1.35;
const TURNED_ALIGNED = 0.3;

/**
 * Lines of one text follow each other from left to right if they read upwards, from right to left otherwise, and share
 * an end or the middle.
 */
function joinTurnedLines(lines: readonly (readonly TurnedWord[])[]): (readonly TurnedWord[])[][] {
  return joinNext(lines, isNextTurned);
}

function isNextTurned(above: readonly TurnedWord[], line: readonly TurnedWord[]): boolean {
  const [one, other] = [above[0], line[0]];
  if (
    one === undefined ||
    other === undefined ||
    one.turn !== other.turn ||
    one.bold !== other.bold ||
    one.color !== other.color ||
    Math.abs(one.size - other.size) > 0.3
  )
    return false;
  const pitch = other.turn === 'UP' ? other.x0 - one.x0 : one.x0 - other.x0;
  const [a, b] = [boxAround(above), boxAround(line)];
  const ends = [Math.abs(a.y0 - b.y0), Math.abs(a.y1 - b.y1), Math.abs(a.y0 + a.y1 - b.y0 - b.y1) / 2];
  return pitch > 0.6 * one.size && pitch < TURNED_PITCH * one.size && Math.min(...ends) < TURNED_ALIGNED * one.size;
}

function listLinesOfTurn(page: PdfPage): TurnedWord[][] {
  const lines: TurnedWord[][] = [];
  // Along the frame in which the words are upright, whatever the order in which they are drawn.
  const along = ({ turn, y0, y1 }: TurnedWord): number => (turn === 'UP' ? -y1 : y0);
  for (const word of listLevels(page.turned ?? []).flatMap((level) => level.toSorted((a, b) => along(a) - along(b)))) {
    const line = lines.at(-1);
    const last = line?.at(-1);
    if (
      line !== undefined &&
      last !== undefined &&
      last.turn === word.turn &&
      isLevel(last, word) &&
      Math.min(Math.abs(last.y0 - word.y1), Math.abs(last.y1 - word.y0)) < 1.5 * word.size + blankSpacing(last, word)
    )
      line.push(word);
    else lines.push([word]);
  }
  return lines;
}

const isLevel = (one: TurnedWord, other: TurnedWord): boolean =>
  Math.abs(one.baseline - other.baseline) < 0.3 * other.size;

/** The words of one turn and one baseline, which may differ a little from word to word. */
function listLevels(words: readonly TurnedWord[]): TurnedWord[][] {
  const levels: TurnedWord[][] = [];
  for (const word of words.toSorted(
    (a, b) => (a.turn === b.turn ? 0 : a.turn === 'UP' ? -1 : 1) || a.baseline - b.baseline,
  )) {
    const level = levels.at(-1);
    const first = level?.[0];
    if (level !== undefined && first !== undefined && first.turn === word.turn && isLevel(first, word))
      level.push(word);
    else levels.push([word]);
  }
  return levels;
}

/** Which month a page reports: everything dated on it votes, and a vote that is not clear decides nothing. */
import { joinLines } from '#base/pattern-lines.ts';
import type { Box } from '#documents/pdf/page-words.ts';
import { findGlossary } from '#sources/fmr/candidates/definitions.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { subtractBlocks } from '#sources/fmr/ink/subtract-blocks.ts';
import { respace } from '#sources/fmr/ink/respace.ts';
import type { PrintedText } from '#sources/fmr/ink/text-cells.ts';
import { foldLabel } from '#sources/fmr/fold-label.ts';
import { monthOfEnd } from '#sources/fmr/meaning/read-returns.ts';
import { isKnownLabel } from '#sources/fmr/meaning/label-meaning.ts';
import { findMonths, readDate, readMonth, readMonthName } from '#sources/fmr/printed-date.ts';
import { isInFoot, isInHead, type PageInk } from '#sources/fmr/ink/page-ink.ts';
import { followsPiece, joinPieces } from './joined-titles.ts';

/** `alone` is a text anywhere on a page that consists only of a month; it has no weight as a vote. */
type Source = 'head' | 'foot' | 'label' | 'period' | 'column' | 'alone' | 'issue' | 'document';

export interface MonthVote {
  /** `2024-01` */
  readonly month: string;
  readonly source: Source;
  readonly box: Box & { readonly text: string };
  readonly page_number: number;
}

const WEIGHTS: Readonly<Record<Source, number>> = {
  head: 4,
  foot: 2,
  label: 2,
  period: 2,
  column: 3,
  alone: 0,
  issue: 1,
  document: 3,
};
// The first must be this many times the second, in halves.
const CLEAR = 1.5;
const LEAST_AGAINST_OTHERS = 3;

export interface MonthChoice {
  readonly month: string | null;
  /** The printed text that names the month. */
  readonly vote: MonthVote | null;
  /** Months that speak against it, where the vote is not clear. */
  readonly rivals: readonly string[];
}

export function chooseMonth(votes: readonly MonthVote[]): MonthChoice {
  const weights = new Map<string, number>();
  for (const [source, those] of Map.groupBy(
    votes.filter((vote) => WEIGHTS[vote.source] > 0),
    (vote) => vote.source,
  )) {
    for (const month of new Set(those.map((vote) => vote.month)))
      weights.set(month, (weights.get(month) ?? 0) + WEIGHTS[source]);
  }
  const ranked = [...weights].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? 1 : -1));
  const [first, second] = ranked;
  if (first === undefined) return { month: null, vote: null, rivals: [] };
  if (second !== undefined && first[1] < CLEAR * second[1])
    return { month: null, vote: null, rivals: ranked.map(([month]) => month) };
  // An issue may be named after the month in which it appears.
  if (first[1] <= WEIGHTS.issue) return { month: null, vote: null, rivals: [first[0]] };
  // Other pages do not outvote what this one says of itself.
  const own = votes.filter(({ source }) => WEIGHTS[source] > 0 && source !== 'document' && source !== 'issue');
  if (own.length > 0 && !own.some(({ month }) => month === first[0]))
    return { month: null, vote: null, rivals: ranked.map(([month]) => month) };
  // The date of a price or an issue alone does not outweigh another month that the page prints as a text of its own.
  const others = votes
    .filter(({ source, month }) => source === 'alone' && month !== first[0])
    .map(({ month }) => month);
  if (
    first[1] < LEAST_AGAINST_OTHERS &&
    others.length > 0 &&
    !votes.some(({ source, month }) => source === 'alone' && month === first[0])
  )
    return { month: null, vote: null, rivals: [...new Set([first[0], ...others])] };
  const vote = votes
    .filter((each) => each.month === first[0])
    .toSorted((a, b) => WEIGHTS[b.source] - WEIGHTS[a.source])[0];
  return { month: first[0], vote: vote ?? null, rivals: [] };
}

/**
 * The votes of each page of a document. A month that stands alone at the same place of several pages is their running
 * head; the month that most running heads and the cover name speaks for pages that name none.
 */
export function listDocumentVotes(inks: readonly PageInk[]): {
  readonly pages: readonly (readonly MonthVote[])[];
  readonly common: readonly MonthVote[];
} {
  const pages = inks.map(listMonthVotes);
  const places = Map.groupBy(
    pages.flat().filter((vote) => vote.source === 'alone'),
    placeOf,
  );
  const raised = pages.map((votes) =>
    votes.map((vote) =>
      vote.source === 'alone' && readMonth(vote.box.text) !== undefined && (places.get(placeOf(vote))?.length ?? 0) > 1
        ? { ...vote, source: 'head' as const }
        : vote,
    ),
  );
  const naming = raised.flatMap((votes, index) =>
    votes.filter(({ source }) => source === 'head' || source === 'foot' || (index === 0 && source === 'alone')),
  );
  const [first, second] = [...Map.groupBy(naming, (vote) => vote.month)].toSorted((a, b) => b[1].length - a[1].length);
  const vote = first?.[1][0];
  const isClear =
    vote !== undefined &&
    pages.length > 1 &&
    (second === undefined || (first?.[1].length ?? 0) >= CLEAR * second[1].length);
  if (!isClear) return { pages: raised, common: [] };
  // A cover of another month contradicts the pages.
  const cover = (raised[0] ?? []).filter(({ source }) => source === 'head' || source === 'foot' || source === 'alone');
  const rivals = cover.some(({ month }) => month === vote.month) ? [] : cover.slice(0, 1);
  return { pages: raised, common: [vote, ...rivals].map((each) => ({ ...each, source: 'document' as const })) };
}

function placeOf({ month, box }: MonthVote): string {
  return `${month} ${Math.round(box.x0)} ${Math.round(box.y0)}`;
}

/** What of one page is dated by the report's month. */
function listMonthVotes(ink: PageInk): MonthVote[] {
  const { page, turned, body } = ink;
  // The months of a glossary are headwords: what their entries say is dated.
  const blocks = subtractBlocks(ink.blocks, new Set(findGlossary(ink.blocks).glossary?.blocks));
  const votes: MonthVote[] = [];
  const add = (source: Source, { block, months }: DatedText): void => {
    for (const month of new Set(months)) votes.push({ month, source, box: block, page_number: page.page_number });
  };
  const dated = [
    ...[...blocks, ...joinYears(blocks, body)].map((block) => readDated(block, false)),
    ...turned.map((line) => readDated(line, true)),
  ].filter((text) => text !== undefined);
  const axes = new Set(dated.filter((text) => isOnAxis(dated, text)));
  const columns: DatedText[] = [];
  for (const text of dated) {
    if (isKeyOfColumns(text)) {
      add('column', { ...text, months: [newestOf(text.months)] });
      continue;
    }
    const source = axes.has(text) ? 'column' : sourceOf(text, ink);
    if (source !== undefined && source !== 'column') add(source, text);
    if (text.alone !== undefined && (source === 'column' || source === 'alone')) columns.push(text);
  }
  const newest = columns.toSorted((a, b) => ((a.alone ?? '') < (b.alone ?? '') ? 1 : -1))[0];
  if (newest?.alone !== undefined && columns.length >= 2) add('column', { ...newest, months: [newest.alone] });
  return votes;
}

// `Left columns: 30 June 2020; right columns: 31 July 2020`: months that are compared, of which the newest is the
// report's.
function isKeyOfColumns({ text, months }: DatedText): boolean {
  return new Set(months).size > 1 && (KEY_OF_SIDES.test(text) || ARROW.test(text));
}

const KEY_OF_SIDES = /\b(?:left|right|upper|lower|top|bottom|brackets|parentheses)\b/i;
// `30 April 2024 → 31 May 2024`
const ARROW = /[\d)]\s{0,3}(?:[→➔➜⟶»›]|[-=]>)/;

function newestOf(months: readonly string[]): string {
  return months.toSorted().at(-1) ?? '';
}

interface DatedText {
  readonly block: PrintedText;
  readonly text: string;
  /** Months that it names, as months or as days. */
  readonly months: readonly string[];
  /** It is a month and nothing else. */
  readonly alone: string | undefined;
  readonly isTurned: boolean;
}

// A longer text is a sentence.
const LONGEST = 160;

// `(net assets; Rs. 3,743.7 million on 30 June 2026)`: a value of another day, next to the one of this report.
const COMPARED = /;\s[^();]{0,20}\d[^();]{0,30}\son\s[^();]{4,20}(?=\))/g;

function readDated(block: PrintedText & { readonly isFigure?: boolean }, isTurned: boolean): DatedText | undefined {
  if (block.isFigure === true || block.text.length > LONGEST || !/\d\d/.test(block.text)) return undefined;
  const text = respace(block.text).replace(COMPARED, '');
  // `August 2021.` is the last line of a sentence.
  if (/\d\.$/.test(text) && monthAlone(text.slice(0, -1)) !== undefined) return undefined;
  const alone = monthAlone(text);
  const months = alone === undefined ? datesIn(text) : [alone];
  return months.length === 0 ? undefined : { block, text, months, alone, isTurned };
}

/** A month's name and its year where they are set in two pieces: `JUNE` over or beside `2024`. */
function joinYears(blocks: readonly Block[], body: number): PrintedText[] {
  const years = blocks.filter((block) => /^(?:19|20)\d\d$/.test(block.text));
  const months =
    years.length === 0 ? [] : blocks.filter((block) => block.size >= body && readMonthName(block.text) !== undefined);
  return months.flatMap((month) =>
    years.filter((year) => followsPiece(month, year) && year.size >= body).map((year) => joinPieces([month, year])),
  );
}

/** A month in a row or column of months heads what a table shows of it. */
function isOnAxis(dated: readonly DatedText[], { block, alone, isTurned }: DatedText): boolean {
  return (
    alone !== undefined &&
    dated.some((other) => {
      if (other.alone === undefined || other.alone === alone || other.isTurned !== isTurned) return false;
      const near = 0.5 * block.size;
      if (Math.abs(other.block.y0 - block.y0) < near || Math.abs(other.block.y1 - block.y1) < near) return true;
      const isAligned =
        Math.abs(other.block.x0 - block.x0) < near ||
        Math.abs(other.block.x1 - block.x1) < near ||
        Math.abs(other.block.x0 + other.block.x1 - block.x0 - block.x1) < near;
      return isAligned && Math.abs(other.block.y0 - block.y0) < AXIS_PITCH * block.size;
    })
  );
}

// Letter heights between two rows of a table.
const AXIS_PITCH = 4;

/**
 * In what capacity a dated text speaks for the report's month; none for the date of a launch, a rating or a security.
 */
function sourceOf({ block, text, months, alone, isTurned }: DatedText, ink: PageInk): Source | undefined {
  const { blocks } = ink;
  // A day may be any event's, unless a month ends with it.
  const printed =
    findMonths(withoutEarlyDays(text)).length > 0 ||
    monthsInDigits(text).length > 0 ||
    (alone !== undefined && readDate(text) === undefined);
  const isShort = text.length < 90;
  if (isShort && /\b(?:nav|prices?|net asset value)\b/i.test(text)) return 'label';
  if (isRated(text) || PUBLISHED.test(text) || EVENT.test(text)) return undefined;
  if (ISSUED.test(text) && alone === undefined) return 'issue';
  const isPosition =
    isShort && POSITION.test(text) && !blocks.some((other) => isLeftOf(other, block) && isRated(other.text));
  const isRunning = !isValueOfLabel(blocks, block) && !isRowLabel(blocks, block);
  if (isRunning && (printed || isPosition) && (isTurned || isInHead(ink, block))) return 'head';
  const isLast = !blocks.some((other) => other.y0 > block.y1);
  if (isSentence(text) && !POSITION.test(text)) return undefined;
  if (isRunning && (printed || isPosition) && (isLast || isInFoot(ink, block))) return 'foot';
  if (isPosition) return 'label';
  if (/^\W*(?:(?:for )?the )?month\b/i.test(text)) return 'period';
  if (/\b(?:report|review|fact ?sheets?|performance|update)\b/i.test(text) && months.length === 1 && text.length < 70)
    return 'foot';
  return alone !== undefined && isRunning ? 'alone' : undefined;
}

// In characters.
const SHORTEST_SENTENCE = 60;

/** `The management fee was lowered in August 2021, when …`: a note on another month. */
function isSentence(text: string): boolean {
  return text.length >= SHORTEST_SENTENCE && /\b(?:is|are|was|were|has|have|had|been|will|shall)\b/i.test(text);
}

const DAY_IN_TEXT = /\b(\d{1,2})(?:st|nd|rd|th)?[ -](?:of )?[a-z]{3,9}\b[ ,.'’-]{0,3}\d{2,4}\b/gi;
// A month ends with its last day of dealing.
const FIRST_LAST_DAY = 25;

function withoutEarlyDays(text: string): string {
  return text.replace(DAY_IN_TEXT, (printed, day: string) =>
    Number.parseInt(day, 10) < FIRST_LAST_DAY ? '' : printed,
  );
}

// `Published on June 8th, 2021`: a report of May is published in June. `Run 09-Oct-2019`: when it was made.
// `Lahore, 31 January 2022`: where and when a text was signed.
const PUBLISHED = new RegExp(
  joinLines`
    \b(?:published|printed|released|circulated|dispatched|generated|produced|prepared|compiled)\b
    |^(?:karachi|lahore|islamabad|rawalpindi|faisalabad|multan|peshawar|quetta|sukkur|hyderabad|sialkot|gujranwala)
    ,\s(?:the\s)?(?=\d|[a-z]{3,9}\s\d{1,2})
    |^run\b
    |\brun (?:date|on)\b`,
  'i',
);
// `Since September 1, 2016` as a remark on the benchmark, `Rs. 5,000 until June 30, 2016`,
// `No provision has been made since August 2021.`
const EVENT = new RegExp(
  joinLines`
    ^(?:compared (?:with|to)|since|until|till|effective|with effect|w\.? ?e\.? ?f|assigned|appointed|waived|changed
    |revised|amended|formerly|renamed)\b
    |\b(?:until|with effect from|effective from)\b
    |\bsince\s(?:[a-z]{3,9}[ -]|\d{1,2}[ -])\d{1,4}\b
    |\bsince\s\d{1,2}\s[a-z]{3,9}\b`,
  'i',
);
// `Issue of March 2025` may be the month of the report or that of its publication.
const ISSUED = /\bissued?\b/i;

// `As on 30/06/2024`, `for the month ended 31st March, 2025`
const POSITION = /\bas (?:on|at|of)\b|\b(?:month|period) (?:end(?:ed|ing)?|of)\b/i;

function isLeftOf(label: PrintedText, block: PrintedText): boolean {
  return label.x1 <= block.x0 + 1 && Math.abs(label.baseline - block.baseline) < 0.4 * block.size;
}

// The date of a launch or a rating near the top belongs to the fund, not to the report; there may be other values
// between a label and its date.
function isValueOfLabel(blocks: readonly Block[], block: PrintedText): boolean {
  const beside = blocks.filter(
    (other) => other !== block && Math.abs(other.baseline - block.baseline) < 0.4 * block.size,
  );
  const left = beside.filter((other) => other.x1 <= block.x0 + 1).toSorted((a, b) => b.x1 - a.x1)[0];
  const isDay = readDate(block.text) !== undefined;
  const right = isDay
    ? beside
        .filter((other) => other.x0 >= block.x1 - 1 && readDate(other.text) === undefined)
        .toSorted((a, b) => a.x0 - b.x0)[0]
    : undefined;
  const over = blocks.find(
    (other) =>
      other !== block &&
      sharesEdge(other, block) &&
      block.y0 - other.y1 > -0.3 * block.size &&
      block.y0 - other.y1 < 1.2 * block.size,
  );
  // `Launch date` in smaller letters under `5 Oct 2016`.
  const under = blocks.find(
    (other) =>
      other !== block &&
      other.size <= block.size &&
      sharesEdge(other, block) &&
      other.y0 - block.y1 > -0.3 * block.size &&
      other.y0 - block.y1 < 0.8 * block.size,
  );
  return [left, right, over, under].some(
    (label) => label !== undefined && isKnownLabel(label.text) && !/report|fmr|month/i.test(label.text),
  );
}

function sharesEdge(one: Box, other: Box): boolean {
  return (
    Math.min(
      Math.abs(one.x0 - other.x0),
      Math.abs(one.x1 - other.x1),
      Math.abs(one.x0 + one.x1 - other.x0 - other.x1) / 2,
    ) < ALIGNED
  );
}

// In points.
const ALIGNED = 3;

// `Sample Cement Sukuk (16 February 2016) 3.27%` near the top of a page that continues a table.
function isRowLabel(blocks: readonly Block[], block: PrintedText): boolean {
  return blocks.some(
    (other) =>
      other.isFigure &&
      !PAGE_NUMBER.test(other.text) &&
      other.x0 >= block.x1 &&
      Math.abs(other.baseline - block.baseline) < 0.4 * block.size &&
      other.x0 - block.x1 < 40 * block.size,
  );
}

const PAGE_NUMBER = /^\d{1,3}$/;

function isRated(text: string): boolean {
  return /\b(?:pacra|vis|jcr|launch|inception|rating|incorporat)/i.test(foldLabel(text));
}

function monthAlone(text: string): string | undefined {
  const bare = text.replace(/\s{0,9}\(?%\)?|\*/g, '').trim();
  // A title has no fiscal year of this form, as a table may.
  const digits = /^((?:19|20)\d\d)[/.-](0[1-9]|1[0-2])$/.exec(bare);
  if (digits !== null) return `${digits[1]}-${digits[2]}`;
  return (
    readMonth(bare) ??
    (/\d{4}|\d{2}$/.test(bare) && bare.length <= LONGEST_DATE ? monthOfEnd(readDate(bare)) : undefined)
  );
}

// `30th September, 2024`
const LONGEST_DATE = 20;

function datesIn(text: string): string[] {
  const written = findMonths(text.replace(/([a-z])(\d{4})/gi, '$1 $2').replace(/(\d{4})([a-z])/gi, '$1 $2'));
  if (written.length > 0) return written;
  const found = [
    ...text.matchAll(/\b\d{4}-\d{2}-\d{2}\b|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{1,2}[ -][A-Za-z]{3,9}[ ,'’-]+\d{2,4}/g),
  ].map((match) => readDate(match[0])?.slice(0, 7));
  return [...found.filter((month) => month !== undefined), ...monthsInDigits(text)];
}

// `FMR 09/2023`
function monthsInDigits(text: string): string[] {
  const found = [...text.matchAll(/(?<![\d./-])(0[1-9]|1[0-2])\/((?:19|20)\d\d)(?![\d./-])/g)];
  return found.map(([, month, year]) => `${year}-${month}`);
}

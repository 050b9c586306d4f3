/** Which month a page reports: everything dated on it votes, and a vote that is not clear decides nothing. */
import type { Box } from '#documents/pdf/page-words.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { respace } from '#sources/fmr/ink/respace.ts';
import { foldLabel } from '#sources/fmr/fold-label.ts';
import { monthOfEnd } from '#sources/fmr/meaning/read-returns.ts';
import { isKnownLabel } from '#sources/fmr/meaning/label-meaning.ts';
import { findMonths, readDate, readMonth } from '#sources/fmr/printed-date.ts';
import type { PageInk } from './find-funds.ts';

type Source = 'head' | 'foot' | 'label' | 'period' | 'column' | 'document';

export interface MonthVote {
  /** `2024-01` */
  readonly month: string;
  readonly source: Source;
  readonly box: Box & { readonly text: string };
  readonly page_number: number;
}

const WEIGHTS: Readonly<Record<Source, number>> = { head: 4, foot: 2, label: 2, period: 2, column: 3, document: 3 };
// The first must be this many times the second, in halves.
const CLEAR = 1.5;

export interface MonthChoice {
  readonly month: string | null;
  /** Where the month is printed. */
  readonly vote: MonthVote | null;
  /** Months that speak against it, where the vote is not clear. */
  readonly rivals: readonly string[];
}

export function chooseMonth(votes: readonly MonthVote[]): MonthChoice {
  const weights = new Map<string, number>();
  for (const [source, those] of Map.groupBy(votes, (vote) => vote.source)) {
    for (const month of new Set(those.map((vote) => vote.month))) weights.set(month, (weights.get(month) ?? 0) + WEIGHTS[source]);
  }
  const ranked = [...weights].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? 1 : -1));
  const [first, second] = ranked;
  if (first === undefined) return { month: null, vote: null, rivals: [] };
  if (second !== undefined && first[1] < CLEAR * second[1]) return { month: null, vote: null, rivals: ranked.map(([month]) => month) };
  const vote = votes.filter((each) => each.month === first[0]).toSorted((a, b) => WEIGHTS[b.source] - WEIGHTS[a.source])[0];
  return { month: first[0], vote: vote ?? null, rivals: [] };
}

/** What of one page is dated by the report's month. */
export function listMonthVotes({ page, blocks }: PageInk): MonthVote[] {
  const votes: MonthVote[] = [];
  const add = (source: Source, block: Block, month: string | undefined): void => {
    if (month !== undefined) votes.push({ month, source, box: block, page_number: page.page_number });
  };
  const columns: { month: string; block: Block }[] = [];
  const bottom = Math.max(0, ...blocks.map((block) => block.y1));
  for (const block of blocks) {
    if (block.isFigure || block.text.length > 160) continue;
    const alone = monthAlone(block.text);
    const months = monthsIn(block.text);
    const isRunning = !isValueOfLabel(blocks, block) && !isRowLabel(blocks, block);
    const isHead = block.y1 < 0.16 * page.height && isRunning;
    // The last line of a page that is not full is its foot.
    const isFoot = (block.y0 > 0.93 * page.height || block.y1 >= bottom) && isRunning;
    const isPrice = /\b(?:nav|unit price|net asset value)\b/i.test(respace(block.text)) && block.text.length < 90;
    if (isPrice) for (const month of datesIn(block.text)) add('label', block, month);
    else if (isHead && months.length > 0 && !isRated(block.text)) for (const month of months) add('head', block, month);
    else if (isFoot && months.length > 0) for (const month of months) add('foot', block, month);
    else if (/\bas (?:on|at|of)\b|\b(?:unit price|nav)\b.*\d{4}/i.test(respace(block.text)) && !isRated(block.text) && !isRatingOf(blocks, block) && block.text.length < 90) for (const month of datesIn(block.text)) add('label', block, month);
    else if (/^\W*month\b/i.test(block.text)) for (const month of months.length > 0 ? months : shortMonthsIn(block.text)) add('period', block, month);
    else if (/\b(?:report|review|fact ?sheet|performance|update)\b/i.test(block.text) && months.length === 1 && block.text.length < 70) add('foot', block, months[0]);
    else if (alone !== undefined && !isValueOfLabel(blocks, block)) columns.push({ month: alone, block });
  }
  const newest = columns.toSorted((a, b) => (a.month < b.month ? 1 : -1))[0];
  if (newest !== undefined && columns.length >= 2) add('column', newest.block, newest.month);
  return votes;
}

// The date of a launch or a rating near the top dates the fund, not the report.
function isValueOfLabel(blocks: readonly Block[], block: Block): boolean {
  const left = blocks.filter((other) => other !== block && other.x1 <= block.x0 + 1 && Math.abs(other.baseline - block.baseline) < 3).toSorted((a, b) => b.x1 - a.x1)[0];
  const over = blocks.find((other) => other !== block && Math.abs(other.x0 - block.x0) < 3 && block.y0 - other.y1 > -2 && block.y0 - other.y1 < 1.2 * block.size);
  return [left, over].some((label) => label !== undefined && isKnownLabel(label.text) && !/report|fmr|month/i.test(label.text));
}

// `AA- (f) as of 6 September 2024` beside `Stability Rating`
function isRatingOf(blocks: readonly Block[], block: Block): boolean {
  return blocks.some((other) => other !== block && other.x1 <= block.x0 + 1 && Math.abs(other.baseline - block.baseline) < 3 && isRated(other.text));
}

// `Sample Cement Sukuk (16 February 2016) 3.27%` near the top of a page that goes on.
function isRowLabel(blocks: readonly Block[], block: Block): boolean {
  return blocks.some((other) => other.isFigure && other.x0 >= block.x1 && Math.abs(other.baseline - block.baseline) < 3 && other.x0 - block.x1 < 300);
}

function isRated(text: string): boolean {
  return /\b(?:pacra|vis|jcr|launch|inception|rating|incorporat)/i.test(foldLabel(text));
}

function monthAlone(text: string): string | undefined {
  const bare = respace(text).replace(/\s{0,9}\(?%\)?|\*/g, '').trim();
  return readMonth(bare) ?? (/\d{4}|\d{2}$/.test(bare) && bare.length <= 16 ? monthOfEnd(readDate(bare)) : undefined);
}

function monthsIn(text: string): string[] {
  return findMonths(respace(text).replace(/([a-z])(\d{4})/gi, '$1 $2').replace(/(\d{4})([a-z])/gi, '$1 $2'));
}

// `Month (Aug-17)`, `Month (Jun'19)`
function shortMonthsIn(text: string): string[] {
  const found = [...text.matchAll(/([A-Za-z]{3,9})\s{0,3}[-'’,\s]\s{0,3}(\d{2,4})/g)].map((match) => readMonth(`${match[1] ?? ''}-${match[2] ?? ''}`));
  return found.filter((month) => month !== undefined);
}

function datesIn(text: string): string[] {
  const written = monthsIn(text);
  if (written.length > 0) return written;
  const found = [...text.matchAll(/\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{1,2}[ -][A-Za-z]{3,9}[ ,-]+\d{2,4}/g)].map((match) => readDate(match[0])?.slice(0, 7));
  return found.filter((month) => month !== undefined);
}

import { own } from '#base/own.ts';
import { compare, multiply } from '#domain/decimal.ts';
import type { Decimal } from '#domain/decimal.ts';
import { listValues } from '#domain/fragment-members.ts';
import type { MemberValue } from '#domain/fragment-members.ts';
import type { Evidence, Fragment } from '#domain/fragment.ts';
import { datesIn, monthEndsIn, numbersIn, unitIn } from '#domain/printed.ts';
import type { Finding } from './finding.ts';

/**
 * The words of a page: with their positions, or as a text if only that is known. Boxes are in points from the upper
 * left corner.
 */
export interface PageWords {
  readonly page_number: number;
  readonly words: readonly PageWord[];
  readonly text: string | null;
  /** In points; absent if the file does not say. */
  readonly width?: number;
  readonly height?: number;
}

export interface PageWord {
  readonly text: string;
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** Members whose date may be printed as a month only; its last day is meant. */
const MONTH_MEMBERS: ReadonlySet<string> = new Set(['report_date', 'nav_date']);

/**
 * Every number and date of a fragment must be printed where the fragment states it: its printed words can be read as
 * the value, and so can the words of the page at that position. Without words of the page, only the printed words are
 * checked. A value set by a reviewer takes precedence over the page.
 */
export function checkEvidence(
  fragment: Fragment,
  pages: readonly PageWords[],
  isDecided: (path: string) => boolean,
): Finding[] {
  const findings: Finding[] = [];
  for (const each of listValues(fragment)) {
    const { path, member, value } = each;
    if (value === null || isDecided(path) || (member.kind !== 'decimal' && member.kind !== 'date')) continue;
    const trouble = findTrouble(each, own(fragment.evidence, path), pages);
    if (trouble !== undefined)
      findings.push({
        check: 'evidence',
        page_number: own(fragment.evidence, path)?.page_number ?? fragment.page_number,
        path,
        ...trouble,
        // Without its month nothing of a page can be served.
        accused: path === 'report_date' ? 'page' : [{ fragment, path }],
      });
  }
  return findings;
}

type Trouble = Pick<Finding, 'expected' | 'found'>;

function findTrouble(
  { path, member, value }: MemberValue,
  evidence: Evidence | undefined,
  pages: readonly PageWords[],
): Trouble | undefined {
  const shown = String(value);
  if (evidence === undefined) return { expected: `the place where ${shown} is printed`, found: 'no evidence' };
  const reads =
    member.kind === 'date'
      ? (text: string) => readsAsDate(path, shown, text)
      : (text: string) => readsAsNumber(shown as Decimal, evidence, text);
  if (!reads(evidence.printed) || (member.kind === 'decimal' && !isRightUnit(evidence)))
    return {
      expected: shown,
      found: `"${cut(evidence.printed)}"${evidence.multiplied_by === null ? '' : ` times ${evidence.multiplied_by}`}`,
    };
  if (pages.length === 0) return undefined;
  const page = pages.find(({ page_number }) => page_number === evidence.page_number);
  if (page === undefined)
    return { expected: `the words of page ${evidence.page_number}`, found: 'no such page in the document' };
  const words = wordsAt(page, evidence);
  if (words.some(reads)) return undefined;
  return {
    expected: `${shown} among the words of page ${evidence.page_number} at ${boxText(evidence)}`,
    found: `"${cut(words[0] ?? '')}"`,
  };
}

function readsAsNumber(value: Decimal, { multiplied_by }: Evidence, text: string): boolean {
  return numbersIn(text).some(
    (number) => compare(multiplied_by === null ? number : multiply(number, multiplied_by), value) === 0,
  );
}

// `Rs. 1,814 million`, `150.898mn`: only an amount and its unit.
const AMOUNT_WITH_UNIT =
  /^(?:pkr|rs\.?)?\s*\d[\d,.]*(?:\s\d{3}){0,5}(?:\.\d+)?\s*(?:bn|bln|billions?|mn|mlns?|mil|millions?|thousands?)\.?$/i;

/** If the printed words name a unit, the value was multiplied by that unit. */
function isRightUnit({ printed, multiplied_by }: Evidence): boolean {
  const unit = unitIn(printed);
  if (unit === undefined) return true;
  return multiplied_by === null ? !AMOUNT_WITH_UNIT.test(printed.trim()) : compare(unit, multiplied_by) === 0;
}

function readsAsDate(path: string, value: string, text: string): boolean {
  const dates: readonly string[] = MONTH_MEMBERS.has(path) ? [...datesIn(text), ...monthEndsIn(text)] : datesIn(text);
  return dates.includes(value);
}

// Boxes of words and of evidence come from the same glyphs; a point allows for rounding.
const SLACK_POINTS = 1.5;
// Words whose middles differ in height by at most this much are on one line.
const LINE_POINTS = 4;
// Turned or not, a single character may be as wide as high.
const SHORT_WORD = 1;
// `☒ Nil`: a choice that was made begins at its mark.
const MARK_OF_CHOICE = /^[○◯☐□◻●◉☑☒■◼✓✔]$/u;

/**
 * The words within the box as lines of text: with spaces between words and without, because a number may be set in
 * several pieces. Turned text is read in both directions.
 */
function wordsAt(page: PageWords, { x0, y0, x1, y1 }: Evidence): string[] {
  if (page.text !== null) return [page.text];
  const inside = page.words.filter((word) => {
    const [x, y] = [(word.x0 + word.x1) / 2, (word.y0 + word.y1) / 2];
    // A value may also be the end of a longer word, if a label and its number are set without a space.
    const is_within =
      (x >= x0 - SLACK_POINTS && x <= x1 + SLACK_POINTS) || (word.x0 <= x0 && word.x1 >= x1 - SLACK_POINTS);
    return is_within && y >= y0 - SLACK_POINTS && y <= y1 + SLACK_POINTS;
  });
  const ordered = inside.toSorted((left, right) =>
    Math.abs(left.y0 - right.y0) > LINE_POINTS ? left.y0 - right.y0 : left.x0 - right.x0,
  );
  const texts = ordered.map((word) => word.text);
  const unmarked = texts.filter((text) => !MARK_OF_CHOICE.test(text));
  const isTurned = inside.every((word) => word.text.length <= SHORT_WORD || word.y1 - word.y0 > word.x1 - word.x0);
  const orders = [
    texts,
    ...(isTurned ? [texts.toReversed()] : []),
    ...(unmarked.length < texts.length ? [unmarked] : []),
  ];
  return orders.flatMap((words) => [words.join(' '), words.join('')]);
}

function boxText({ x0, y0, x1, y1 }: Evidence): string {
  return `${Math.round(x0)},${Math.round(y0)} to ${Math.round(x1)},${Math.round(y1)}`;
}

// Enough of a printed text to recognise it in a review list.
function cut(text: string): string {
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}

// A text layer contains the printed text, and a delivered file has a person who is responsible for it; other readings
// are guesses of a machine.
const GUESSED: ReadonlySet<string> = new Set(['OCR', 'MODEL']);

/** Pages that were read by text recognition or a model wait for review regardless of their figures. */
export function checkReading(fragments: readonly Fragment[]): Finding[] {
  return fragments
    .filter((fragment) => GUESSED.has(fragment.extraction_mode))
    .map(({ page_number, extraction_mode }) => ({
      check: 'reading_unconfirmed',
      page_number,
      path: 'extraction_mode',
      expected: 'a page with a text layer, or a person who compared the values with it',
      found: extraction_mode,
      accused: 'page',
    }));
}

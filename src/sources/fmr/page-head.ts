/** What a page says of itself: whose it is, of which fund, of which month. */
import type { Segment } from '#documents/pdf/list-segments.ts';
import type { PdfPage } from '#documents/pdf/page-words.ts';
import { AMC_NAMES } from './amc-names.ts';
import { findMonths, readDate, readMonth } from './printed-date.ts';
import { foldLabel } from './fold-label.ts';
import { joinCells } from './rows.ts';
import { findBlockKind } from './titles.ts';

export interface PageHead {
  readonly page_number: number;
  /** The lines of the page's title, the fund's name on a fund page; empty where the page has none. */
  readonly name: readonly Segment[];
  /** Lines above the title and at the foot, which say whose report it is; page numbers are in none of them. */
  readonly running: readonly Segment[];
  readonly body: readonly Segment[];
  /** Months named at the head, and at the foot. */
  readonly head_months: readonly Printed[];
  readonly foot_months: readonly Printed[];
}

export interface Printed {
  readonly month: string;
  readonly segment: Segment;
}

// A title is larger than the text by at least this.
const TITLE_SCALE = 1.3;
// A header has a handful of cells: manager, report, month, web address.
const MOST_HEADER_CELLS = 8;
// The title stands in the upper part of the page.
const HEAD_SHARE = 0.3;
// `7`, `Page 14`, `- 3 -`
const PAGE_NUMBER = /^(?:page\s*)?[-–\s|]*\d{1,3}[-–\s|]*(?:of \d+)?$/i;
// `Fund Managers' Report August 2017`, `NBP Funds | February 2019`, `MONTHLY REPORT`
const RUNNING = /fund managers?\W{0,2}s?\W{0,2} report|monthly report|^(?:report )?for the month(?: of| ended)?\b|^[^|]{3,60}\|\s*[A-Za-z]+\s+\d{4}$|^[^.]{3,60}\bmanagement (?:company )?(?:limited|ltd)\.?\s*(?:\(formerly [^)]*management[^)]*\))?$|^\(formerly [^)]*\bmanagement (?:limited|ltd)\.?\)$|^https?:\/\//i;

/** `textSize` is the size of the report's running text, so that a page of footnotes has no larger title than others. */
export function readHead(page: PdfPage, segments: readonly Segment[], textSize: number): PageHead {
  const name = findName(page, segments, textSize);
  const feet = segments.filter((segment) => RUNNING.test(segment.text));
  const top = Math.min(page.height, ...name.map((segment) => segment.y0));
  const running: Segment[] = [];
  const body: Segment[] = [];
  const head_months: Printed[] = [];
  const foot_months: Printed[] = [];
  for (const segment of segments) {
    const above = segment.y1 <= top + 2 && segment.y0 < HEAD_SHARE * page.height && name.length > 0;
    const atFoot = segment.y0 > 0.94 * page.height && PAGE_NUMBER.test(segment.text.trim());
    const alone = readMonth(segment.text) ?? monthOfDay(segment.text);
    const isHead = segment.y0 < HEAD_SHARE * page.height && !name.includes(segment);
    if (atFoot) continue;
    const runs = RUNNING.test(segment.text) || (segment.y0 > HEAD_SHARE * page.height && feet.some((foot) => /report/i.test(foot.text) && Math.abs(foot.baseline - segment.baseline) < 2));
    if (!above && runs && !isHead) foot_months.push(...monthsOf(segment.text).map((month) => ({ month, segment })));
    else if (above || (isHead && runs) || (isHead && alone !== undefined && standsAlone(segments, segment, name))) {
      head_months.push(...(alone === undefined ? monthsOf(segment.text) : [alone]).map((month) => ({ month, segment })));
    } else {
      body.push(segment);
      continue;
    }
    running.push(segment);
  }
  return { page_number: page.page_number, name, running, body, head_months, foot_months };
}

/** The size of most letters, in fifths of a point. */
export function textSizeOf(segments: readonly Segment[]): number {
  const letters = new Map<number, number>();
  for (const segment of segments) {
    const size = Math.round(segment.size * 5) / 5;
    letters.set(size, (letters.get(size) ?? 0) + segment.text.length);
  }
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

// `August 31, 2019` or `31-Aug-19` alone is the report's month where it is among the month's last days; an earlier day may be that of printing.
const FIRST_OF_LAST_DAYS = '25';

function monthOfDay(text: string): string | undefined {
  const date = text.length < 24 ? readDate(text) : undefined;
  return date === undefined || date.slice(8) < FIRST_OF_LAST_DAYS ? undefined : date.slice(0, 7);
}

// `Sample Asset Management Limited | Aug'19`, `Fund Manager Report - 31-Aug-19`: a short month or day closes the line.
const SHORT_MONTH = /(?:[|–—-]|\breport\b|\bfor)\W*([A-Za-z]{3,9}\s?[-'’.]\s?\d{2}|\d{1,2}[-\s/][A-Za-z\d]{2,9}[-\s/]\d{2,4})$/i;

function monthsOf(text: string): string[] {
  const months = findMonths(text);
  const printed = months.length > 0 ? undefined : SHORT_MONTH.exec(text)?.[1];
  const month = printed === undefined ? undefined : (readMonth(printed) ?? monthOfDay(printed));
  return month === undefined ? months : [month];
}

// The month's name at the right of the title is a head; the same words in a row of months are a table's.
function standsAlone(segments: readonly Segment[], segment: Segment, name: readonly Segment[]): boolean {
  const below = Math.max(0, ...name.map((part) => part.y1));
  return segment.y0 < below + 3.5 * segment.size && !segments.some((other) => other !== segment && Math.abs(other.baseline - segment.baseline) < 3 && readMonth(other.text) !== undefined);
}

// The largest letters at the top of the page, over as many lines as they take.
function findName(page: PdfPage, segments: readonly Segment[], textSize: number): Segment[] {
  const upper = segments.filter((segment) => segment.y0 < HEAD_SHARE * page.height && /[A-Za-z]{3}/.test(segment.text));
  const largest = Math.max(0, ...upper.map((segment) => segment.size));
  if (largest < TITLE_SCALE * textSize) return [];
  const lines = upper.filter((segment) => segment.size > largest - 0.4);
  const first = lines[0];
  // Above a title there is at most a header line or two: a plan's bar in mid-page is none.
  if (first === undefined || findBlockKind(first.text) !== undefined || segments.filter((segment) => segment.y1 < first.y0).length > MOST_HEADER_CELLS) return [];
  const name: Segment[] = [];
  for (const line of lines) {
    const last = name.at(-1);
    if (last === undefined || line.baseline - last.baseline < 1.8 * largest) name.push(line);
  }
  return name;
}

/** The title of a page on one line; empty where it has none. */
export function titleText(head: PageHead): string {
  return head.name.length === 0 ? '' : joinCells(head.name).text;
}

// `Sample Income Fund`, `… Plan-II`, `… Exchange Traded Fund (ETF)`, `Sample KPK Employee Pension Fund (Formerly: …)`
const FUND_NAME = /\b(?:funds?|plan|scheme|etf|certificates?|modaraba)\b/i;
const OTHER_PAGE = /\b(?:market review|economy|economic|commentary|outlook|disclaimer|risk profile of|summary of|performance summary|funds? under management|investment plans summary)\b/i;

// `Investment Plans Summary Report of Sample Stable Return Fund for March 2025`: the page of a fund of plans.
const UMBRELLA = /^investment plans summary report of (.+?)\s*for\s+(?:the month of\s+)?[A-Z][a-z]+/i;

/** The fund that a page names in its title; undefined for a title that names none. */
export function fundInTitle(title: string): string | undefined {
  return UMBRELLA.exec(title)?.[1] ?? (isFundName(title) ? title : undefined);
}

function isFundName(text: string): boolean {
  return FUND_NAME.test(text) && !OTHER_PAGE.test(text) && text.length < 160;
}

/** The manager's name among the running lines, as printed; undefined where none is known or looks like one. */
export function findAmc(running: readonly Segment[]): { readonly text: string; readonly segment: Segment } | undefined {
  for (const segment of running) {
    const folded = ` ${foldLabel(segment.text)} `;
    const known = AMC_NAMES.find((name) => folded.includes(` ${foldLabel(name)} `));
    // `Sample Asset Management Limited`, `Sample Investment Management Company Ltd.`
    const match = /^(.*?\b(?:(?:asset|investment|fund|wealth) (?:management|managers?)(?: company)?|investments?|savings|funds)(?:\s+(?:limited|ltd\.?))?)(?=$|[\s|(,]|\s+fund managers?)/i.exec(segment.text);
    if (match?.[1] !== undefined && !/fund managers?\W* report$/i.test(match[1])) return { text: match[1], segment };
    if (known !== undefined) return { text: known, segment };
  }
  return undefined;
}

/**
 * The titles on a page: each is known by its words and by how it is set (bold, on
 * a bar, over a line). What is set like one and says nothing known heads a block
 * of its own, so that its facts come into no other.
 */
import type { Segment } from '#documents/pdf/list-segments.ts';
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Box, PdfPage } from '#documents/pdf/page-words.ts';
import { keepColumns, paragraphReach, reachOf, splitSharedBars, type Heading } from './block-reach.ts';
import { findOverline, findShade, findUnderline, standsInCell } from './drawn-marks.ts';
import { readDate, readMonth, readMonthName } from './printed-date.ts';
import { sameRow } from './rows.ts';
import { findBlockKind } from './titles.ts';

// What is a table of names and figures.
const TABLE_KINDS = new Set<string>(['ASSET_ALLOCATION', 'SECTOR_ALLOCATION', 'CREDIT_QUALITY', 'HOLDINGS', 'MATURITY_PROFILE']);
// What is running text, which may begin in the title's own line.
const INLINE_KINDS = new Set<string>(['OBJECTIVE', 'COMMITTEE', 'DISCLAIMER', 'STATEMENT']);
// `Alfalah Active Allocation Plan 2`, `Sample Debt Sub Fund`, `Income Plan-II`: what opens a part of its own on a fund's page.
const SUB_FUND_NAME = /\b(?:sub[\s-]?fund|plan)(?:[\s-]*(?:[ivx]+|\d+))?(?:\s*\([^)]*\))?\s*$/i;

/** A page's text and drawing among which titles are looked for. */
interface Search {
  readonly page: PdfPage;
  readonly segments: readonly Segment[];
  /** Of the report's running text, in points. */
  readonly text_size: number;
  readonly isLabel: (text: string) => boolean;
}

export function findHeadings(search: Search): Heading[] {
  const { segments } = search;
  const known: Heading[] = [];
  const used = new Set<Segment>();
  for (const segment of segments) {
    if (used.has(segment)) continue;
    const heading = findTitle(search, segment);
    if (heading === undefined || isColumnHeadOf(heading, known, search)) continue;
    known.push(heading);
    for (const part of heading.parts) used.add(part);
  }
  for (const segment of segments) {
    if (used.has(segment)) continue;
    const bar = makeSubFundBar(search, segment) ?? makeUnknown(search, segment, known);
    if (bar !== undefined && (bar.kind === 'SUB_FUND' || !isColumnHeadOf(bar, known, search))) known.push(bar);
  }
  return splitSharedBars(keepColumns(known, segments).toSorted((a, b) => a.box.x0 - b.box.x0), segments);
}

// The title that begins with a line: as many of the lines below it as make one that is known.
function findTitle(search: Search, first: Segment): Heading | undefined {
  const { page, segments, text_size } = search;
  if (first.text.length > LONGEST_TITLE || /[.;]$/.test(first.text)) return undefined;
  const shade = findShade(page, first);
  // Without a bar a title is bold or larger than the text, and no cell of a ruled table.
  if (shade === undefined && ((!first.bold && first.size < 1.05 * text_size) || standsInCell(page, first))) return undefined;
  const lines = listTitleLines(segments, first, shade);
  for (let count = lines.length; count >= 1; count -= 1) {
    const parts = lines.slice(0, count);
    const heading = count > 1 && !isOneTitle(page, parts, shade) ? undefined : makeHeading(search, parts, first, shade);
    if (heading !== undefined) return heading;
  }
  return undefined;
}

// What is longer is a sentence.
const LONGEST_TITLE = 120;
const MOST_LINES = 3;

function listTitleLines(segments: readonly Segment[], first: Segment, shade: Box | undefined): Segment[] {
  // In a justified line the words of a title stand apart: `Investment   Objective   The …`.
  const parted = shade === undefined && first.bold ? segments.find((other) => sameRow(other, first) && other.bold && other.x0 > first.x1 && other.x0 - first.x1 < 1.8 * first.size && INLINE_KINDS.has(findBlockKind(`${first.text} ${other.text}`) ?? '')) : undefined;
  if (parted !== undefined) return [first, parted];
  // A title may need its second line: `Asset Allocation (Sector-wise as a % of Total` + `Assets)`.
  const lines = [first];
  for (let next = lineBelow(segments, first); next !== undefined && lines.length < MOST_LINES; next = lineBelow(segments, next)) lines.push(next);
  return lines;
}

// The heading that these lines are, if their words are a title's and what stands beside them leaves them one.
function makeHeading({ page, segments, isLabel }: Search, parts: readonly Segment[], first: Segment, shade: Box | undefined): Heading | undefined {
  const text = parts.map((part) => part.text).join(' ');
  const kind = findBlockKind(text);
  if (kind === undefined) return undefined;
  const box = boxAround(parts);
  const underline = findUnderline(page, parts.at(-1) ?? first);
  const drawn = shade !== undefined || underline !== undefined;
  const row = segments.filter((other) => !parts.includes(other) && sameRow(other, first) && other.x0 >= box.x1 - 1);
  const limit = underline === undefined ? box.x1 + 12 * first.size : Math.max(underline.x1, box.x1 + first.size);
  const beside = row.filter((other) => other.x0 < limit && !(other.bold && findBlockKind(other.text) !== undefined) && !isOfColumnBeside(segments, first, other));
  const inline = INLINE_KINDS.has(kind) && beside.some((other) => other.x0 - box.x1 < first.size && !other.bold);
  if (text.trim().endsWith(':') && !INLINE_KINDS.has(kind)) return undefined;
  // A title may share its line with the heads of its columns: `Asset Allocation (%age of Total Assets)   Jan-24   Dec-23`.
  const heads = shade === undefined && TABLE_KINDS.has(kind) ? row.filter((other) => other.bold === first.bold && isColumnHead(other.text)) : [];
  // `Credit Quality (% of Total Assets)` is no label, whatever stands beside it.
  const isSure = shade !== undefined || inline || (TABLE_KINDS.has(kind) && text.includes('%'));
  if (!isSure && beside.length > heads.length) return undefined;
  if ((kind === 'RISK_PROFILE' && !drawn) || (/^returns?\W*$/i.test(text) && goesOnFromHead(segments, first))) return undefined;
  const reach = reachOf(page, segments, box, shade, underline, inline);
  const wide = heads.length === 0 ? reach : { ...reach, y0: box.y0 - 1, x1: Math.max(reach.x1, ...heads.map((head) => head.x1 + 3)) };
  const isParagraph = inline || kind === 'OBJECTIVE';
  return { kind, parts, text, box, drawn, inline, reach: isParagraph ? paragraphReach(segments, parts, wide, isLabel, inline, drawn) : wide };
}

// Two lines are one title where they share a bar, or where nothing but the second has the line below it.
function isOneTitle(page: PdfPage, parts: readonly Segment[], shade: Box | undefined): boolean {
  const last = parts.at(-1);
  if (last === undefined) return false;
  if (shade !== undefined) return last.y1 <= shade.y1 + 1;
  return parts.slice(0, -1).every((part) => findUnderline(page, part) === undefined);
}

function lineBelow(segments: readonly Segment[], segment: Segment): Segment | undefined {
  return segments.find((other) => other.baseline > segment.baseline + 0.5 * segment.size && other.baseline - segment.baseline < 1.7 * segment.size
    && Math.abs(other.x0 - segment.x0) < 3 && other.bold === segment.bold && Math.abs(other.size - segment.size) < 0.3 && other.color === segment.color);
}

function makeSubFundBar({ page, segments, text_size }: Search, segment: Segment): Heading | undefined {
  if (!segment.bold || segment.size < 1.08 * text_size || !SUB_FUND_NAME.test(segment.text) || segment.text.length > 110) return undefined;
  const shade = findShade(page, segment);
  const underline = findUnderline(page, segment) ?? findOverline(page, segment);
  const box = boxAround([segment]);
  return { kind: 'SUB_FUND', parts: [segment], text: segment.text, box, drawn: true, inline: false, reach: reachOf(page, segments, box, shade, underline, false) };
}

// What is set like the known titles of this page and is none of them: a block whose facts are not understood, never part of the block above.
function makeUnknown({ page, segments, isLabel }: Search, segment: Segment, known: readonly Heading[]): Heading | undefined {
  if (isLabel(segment.text) || standsInCell(page, segment) || segment.text.length > 90 || !/[A-Za-z]{3}/.test(segment.text)) return undefined;
  const alike = known.filter((heading) => heading.drawn && heading.kind !== 'SUB_FUND').some((heading) => {
    const model = heading.parts[0];
    return model !== undefined && model.bold === segment.bold && Math.abs(model.size - segment.size) < 0.2 && model.color === segment.color;
  });
  const shade = findShade(page, segment);
  const underline = findUnderline(page, segment);
  if (!alike || (shade === undefined && underline === undefined)) return undefined;
  const box = boxAround([segment]);
  // A title stands alone on its bar or line; the heads of columns stand side by side.
  const frame = shade ?? { ...box, x0: underline?.x0 ?? box.x0, x1: underline?.x1 ?? box.x1 };
  const isHead = segments.some((other) => other !== segment && Math.abs(other.x0 - segment.x0) > 3 && other.x0 > frame.x0 - 1 && other.x0 < frame.x1 && other.baseline > frame.y0 && other.baseline < frame.y1 + 1);
  if (isHead || goesOnFromHead(segments, segment)) return undefined;
  return { kind: 'UNKNOWN', parts: [segment], text: segment.text, box, drawn: true, inline: false, reach: reachOf(page, segments, box, shade, underline, false) };
}

// Directly under a title, without a bar of its own: `Performance`, `Risk Profile` as the head of a column.
function isColumnHeadOf(heading: Heading, known: readonly Heading[], { page, segments }: Search): boolean {
  const first = heading.parts[0];
  if (first === undefined || heading.inline) return false;
  const shade = findShade(page, first);
  if (shade !== undefined) return isAmongHeads(shade, segments, first);
  return known.some((above) => !above.inline && heading.box.y0 - above.box.y1 < 1.5 * first.size && heading.box.y0 > above.box.y0 && above.reach.x0 <= heading.box.x0 && (above.drawn ? above.reach.x1 >= heading.box.x1 : above.box.x1 > heading.box.x0));
}

// `Benchmark` over `Return` in a table's first lines: the second line of a head.
function goesOnFromHead(segments: readonly Segment[], segment: Segment): boolean {
  return segments.some((above) => above.baseline < segment.baseline - 2 && segment.baseline - above.baseline < 1.75 * segment.size && above.bold === segment.bold && above.x0 < segment.x1 && above.x1 > segment.x0
    && segments.some((beside) => beside !== above && sameRow(beside, above) && beside.bold === above.bold && findBlockKind(beside.text) === undefined));
}

// `Fund Return` between `Peer Group` and `BM` on the shaded first line of a table, away from the bar's own beginning or under a title: the head of a column.
function isAmongHeads(shade: Box, segments: readonly Segment[], segment: Segment): boolean {
  const row = segments.filter((other) => other !== segment && sameRow(other, segment) && other.x0 >= shade.x0 - 1 && other.x1 <= shade.x1 + 1);
  const heads = row.filter((other) => findBlockKind(other.text) === undefined && !isColumnHead(other.text) && other.bold === segment.bold);
  return heads.length > 0 && (segment.x0 - shade.x0 > 3 * segment.size || heads.some((other) => /^(?:bm|benchmark|fund|peer)\b/i.test(other.text)));
}

// What begins at one edge with lines of its own, most of which have no line beside them in the title's column.
function isOfColumnBeside(segments: readonly Segment[], title: Segment, other: Segment): boolean {
  if (other.x0 - title.x1 < title.size) return false;
  const near = segments.filter((segment) => Math.abs(segment.baseline - title.baseline) < 25 * title.size);
  const column = near.filter((segment) => Math.abs(segment.x0 - other.x0) < 1.5);
  const rows = near.filter((segment) => Math.abs(segment.x0 - title.x0) < 3);
  return column.length >= 4 && column.filter((segment) => rows.some((row) => Math.abs(row.baseline - segment.baseline) < 0.4)).length < column.length / 2;
}

function isColumnHead(text: string): boolean {
  return readMonth(text) !== undefined || readMonthName(text) !== undefined || readDate(text) !== undefined || /^\(?%|%\)?$/.test(text);
}

/**
 * Where the blocks of a page lie. A block is what stands under one title: the
 * title is known by its words and by how it is set (bold, on a bar, over a line),
 * its width by the bar or line, its end by the next title below it.
 */
import type { Box, PdfPage, Shade } from '#documents/pdf/page-words.ts';
import type { Segment } from '#documents/pdf/list-segments.ts';
import { luminance } from '#documents/pdf/join-glyphs.ts';
import { foldLabel } from './fold-label.ts';
import { readDate, readMonth, readMonthName } from './printed-date.ts';
import { TITLES, type BlockKind } from './titles.ts';

export interface Block extends Box {
  readonly kind: BlockKind | 'SUB_FUND' | 'LOOSE';
  readonly title: string;
  readonly title_box: Box;
  readonly segments: readonly Segment[];
  /** The bar that opens the part of the page that is of one plan or sub-fund; null for the fund's own. */
  readonly sub_fund: string | null;
}

interface Heading {
  readonly kind: BlockKind | 'SUB_FUND' | 'FOOTNOTES';
  readonly parts: readonly Segment[];
  readonly text: string;
  readonly box: Box;
  readonly reach: Box;
  /** True where a bar or a line belongs to it. */
  readonly drawn: boolean;
  /** True where its text goes on in the same line (`Investment Objective An open-ended …`). */
  readonly inline: boolean;
}

const INLINE_KINDS = new Set<string>(['OBJECTIVE', 'COMMITTEE', 'DISCLAIMER', 'STATEMENT']);
// `Alfalah Active Allocation Plan 2`, `Sample Debt Sub Fund`, `Income Plan-II`: what opens a part of its own on a fund's page.
const SUB_FUND_NAME = /\b(?:sub[\s-]?fund|plan)(?:[\s-]*(?:[ivx]+|\d+))?(?:\s*\([^)]*\))?\s*$/i;
// `* Calculated on 12 month trailing data`, `***This includes …`
const FOOTNOTE = /^[*†‡]+\s*[-–]?\s*[A-Za-z\d*(]/;

interface PageBlocks {
  readonly blocks: readonly Block[];
  /** Segments under no title. */
  readonly loose: readonly Segment[];
  readonly footnotes: readonly Segment[];
}

interface BlockSetting {
  /** The page's own title, which is no block; blocks begin below it. */
  readonly name: readonly Segment[];
  readonly text_size: number;
  readonly isLabel: (text: string) => boolean;
}

export function findBlocks(page: PdfPage, segments: readonly Segment[], setting: BlockSetting): PageBlocks {
  const { name, text_size, isLabel } = setting;
  const top = name.length === 0 ? 0 : Math.max(...name.map((segment) => segment.y1)) - 1;
  const free = segments.filter((segment) => !name.includes(segment));
  const headings = findHeadings(page, free.filter((segment) => segment.y0 >= top - 2), text_size, isLabel);
  const foot = findFootnotes(free, headings, page);
  const all: Heading[] = [...headings, ...foot.headings];
  const bars = all.filter((heading) => heading.kind === 'SUB_FUND');
  const taken = new Set<Segment>(all.flatMap((heading) => heading.parts));
  const held = new Map<Heading, Segment[]>();
  for (const segment of free) {
    if (taken.has(segment)) continue;
    const owner = findOwner(segment, all);
    if (owner === undefined) continue;
    taken.add(segment);
    const list = held.get(owner);
    if (list === undefined) held.set(owner, [segment]);
    else list.push(segment);
  }
  const blocks = all.filter((heading) => heading.kind !== 'FOOTNOTES').map((heading): Block => {
    const own = held.get(heading) ?? [];
    const bar = heading.kind === 'SUB_FUND' ? heading : findBar(heading.box, bars);
    return {
      kind: heading.kind as BlockKind | 'SUB_FUND', title: heading.text, title_box: heading.box, segments: own, sub_fund: bar?.text ?? null,
      x0: heading.reach.x0, x1: heading.reach.x1, y0: heading.reach.y0, y1: Math.max(heading.box.y1, ...own.map((segment) => segment.y1)),
    };
  });
  return { blocks, loose: free.filter((segment) => !taken.has(segment)), footnotes: foot.headings.flatMap((heading) => [...heading.parts, ...(held.get(heading) ?? [])]) };
}

export function bodySize(segments: readonly Segment[]): number {
  const letters = new Map<number, number>();
  for (const segment of segments) {
    const size = Math.round(segment.size * 5) / 5;
    letters.set(size, (letters.get(size) ?? 0) + segment.text.length);
  }
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

function findHeadings(page: PdfPage, segments: readonly Segment[], bodyHeight: number, isLabel: (text: string) => boolean): Heading[] {
  const known: Heading[] = [];
  const used = new Set<Segment>();
  for (const segment of segments) {
    if (used.has(segment)) continue;
    const heading = makeHeading(page, segments, segment, bodyHeight, isLabel);
    if (heading === undefined || isColumnHeadOf(heading, known, page, segments)) continue;
    known.push(heading);
    for (const part of heading.parts) used.add(part);
  }
  for (const segment of segments) {
    if (used.has(segment)) continue;
    const bar = makeSubFundBar(page, segments, segment, bodyHeight) ?? makeUnknown(page, segments, segment, known, isLabel);
    if (bar !== undefined && (bar.kind === 'SUB_FUND' || !isColumnHeadOf(bar, known, page, segments))) known.push(bar);
  }
  return splitSharedBars(keepColumns(known, segments).toSorted((a, b) => a.box.x0 - b.box.x0), segments);
}

// Directly under a title, without a bar of its own: `Performance`, `Risk Profile` as the head of a column.
function isColumnHeadOf(heading: Heading, known: readonly Heading[], page: PdfPage, segments: readonly Segment[]): boolean {
  const first = heading.parts[0];
  if (first === undefined || heading.inline) return false;
  const shade = findShade(page, first);
  if (shade !== undefined) return isAmongHeads(shade, segments, first);
  return known.some((above) => !above.inline && heading.box.y0 - above.box.y1 < 1.5 * first.size && heading.box.y0 > above.box.y0 && above.reach.x0 <= heading.box.x0 && (above.drawn ? above.reach.x1 >= heading.box.x1 : above.box.x1 > heading.box.x0));
}

// `Benchmark` over `Return` in a table's first lines: the second line of a head.
function goesOnFromHead(segments: readonly Segment[], segment: Segment): boolean {
  return segments.some((above) => above.baseline < segment.baseline - 2 && segment.baseline - above.baseline < 1.75 * segment.size && above.bold === segment.bold && above.x0 < segment.x1 && above.x1 > segment.x0
    && segments.some((beside) => beside !== above && sameRow(beside, above) && beside.bold === above.bold && kindOf(beside.text) === undefined));
}

// `Fund Return` between `Peer Group` and `BM` on the shaded first line of a table, away from the bar's own beginning or under a title: the head of a column.
function isAmongHeads(shade: Box, segments: readonly Segment[], segment: Segment): boolean {
  const row = segments.filter((other) => other !== segment && sameRow(other, segment) && other.x0 >= shade.x0 - 1 && other.x1 <= shade.x1 + 1);
  const heads = row.filter((other) => kindOf(other.text) === undefined && !isColumnHead(other.text) && other.bold === segment.bold);
  return heads.length > 0 && (segment.x0 - shade.x0 > 3 * segment.size || heads.some((other) => /^(?:bm|benchmark|fund|peer)\b/i.test(other.text)));
}

function makeHeading(page: PdfPage, segments: readonly Segment[], segment: Segment, bodyHeight: number, isLabel: (text: string) => boolean): Heading | undefined {
  if (segment.text.length > 120 || /[.;]$/.test(segment.text)) return undefined;
  const shade = findShade(page, segment);
  // Without a bar a title is bold or larger than the text, and no cell of a ruled table.
  if (shade === undefined && ((!segment.bold && segment.size < 1.05 * bodyHeight) || standsInCell(page, segment))) return undefined;
  const parts = [segment];
  // In a justified line the words of a title stand apart: `Investment   Objective   The …`.
  const parted = shade === undefined && segment.bold ? segments.find((other) => sameRow(other, segment) && other.bold && other.x0 > segment.x1 && other.x0 - segment.x1 < 1.8 * segment.size && INLINE_KINDS.has(kindOf(`${segment.text} ${other.text}`) ?? '')) : undefined;
  if (parted !== undefined) parts.push(parted);
  // A title may need its second line: `Asset Allocation (Sector-wise as a % of Total` + `Assets)`.
  for (let next = lineBelow(segments, segment); next !== undefined && parted === undefined && parts.length < 3; next = lineBelow(segments, next)) parts.push(next);
  for (let count = parts.length; count >= 1; count -= 1) {
    const chosen = parts.slice(0, count);
    if (count > 1 && !isOneTitle(page, chosen, shade)) continue;
    const text = chosen.map((part) => part.text).join(' ');
    const kind = kindOf(text);
    if (kind === undefined) continue;
    const box = around(chosen);
    const underline = findUnderline(page, chosen.at(-1) ?? segment);
    const limit = Math.max(box.x1 + 12 * segment.size, shade === undefined ? underline?.x1 ?? 0 : 0);
    const beside = segments.filter((other) => !chosen.includes(other) && sameRow(other, segment) && other.x0 >= box.x1 - 1 && other.x0 < (underline === undefined ? limit : Math.max(underline.x1, box.x1 + segment.size)) && !(other.bold && kindOf(other.text) !== undefined) && !isOfColumnBeside(segments, segment, other));
    const drawn = shade !== undefined || underline !== undefined;
    const inline = INLINE_KINDS.has(kind) && beside.some((other) => other.x0 - box.x1 < segment.size && !other.bold);
    if (text.trim().endsWith(':') && !inline && !INLINE_KINDS.has(kind)) continue;
    const heads = shade === undefined && TABLE_KINDS.has(kind) && !inline ? segments.filter((other) => sameRow(other, segment) && other.x0 >= box.x1 - 1 && other.bold === segment.bold && isColumnHead(other.text)) : [];
    // `Credit Quality (% of Total Assets)` is no label, whatever stands beside it.
    const is_sure = TABLE_KINDS.has(kind) && text.includes('%');
    if (shade === undefined && !inline && !is_sure && beside.length > heads.length) continue;
    if ((kind === 'RISK_PROFILE' && !drawn) || (/^returns?\W*$/i.test(text) && goesOnFromHead(segments, segment))) continue;
    const reach = reachOf(page, segments, box, shade, underline, inline);
    // A title may share its line with the heads of its columns: `Asset Allocation (%age of Total Assets)   Jan-24   Dec-23`.
    const wide = heads.length === 0 ? reach : { ...reach, y0: box.y0 - 1, x1: Math.max(reach.x1, ...heads.map((head) => head.x1 + 3)) };
    const isParagraph = inline || kind === 'OBJECTIVE';
    return { kind, parts: chosen, text, box, drawn, inline, reach: isParagraph ? paragraphReach(segments, chosen, wide, isLabel, inline, drawn) : wide };
  }
  return undefined;
}

// What begins at one edge with lines of its own, most of which have no line beside them in the title's column.
function isOfColumnBeside(segments: readonly Segment[], title: Segment, other: Segment): boolean {
  if (other.x0 - title.x1 < title.size) return false;
  const near = segments.filter((segment) => Math.abs(segment.baseline - title.baseline) < 25 * title.size);
  const column = near.filter((segment) => Math.abs(segment.x0 - other.x0) < 1.5);
  const rows = near.filter((segment) => Math.abs(segment.x0 - title.x0) < 3);
  return column.length >= 4 && column.filter((segment) => rows.some((row) => Math.abs(row.baseline - segment.baseline) < 0.4)).length < column.length / 2;
}

const TABLE_KINDS = new Set<string>(['ASSET_ALLOCATION', 'SECTOR_ALLOCATION', 'CREDIT_QUALITY', 'HOLDINGS', 'MATURITY_PROFILE']);

function isColumnHead(text: string): boolean {
  return readMonth(text) !== undefined || readMonthName(text) !== undefined || readDate(text) !== undefined || /^\(?%|%\)?$/.test(text);
}

function standsInCell(page: PdfPage, segment: Segment): boolean {
  const y = segment.baseline - 0.3 * segment.size;
  return page.walls.some((wall) => wall.y0 <= y && wall.y1 >= y && ((wall.x0 > segment.x0 - 8 && wall.x0 < segment.x0 + 1) || (wall.x0 > segment.x1 - 1 && wall.x0 < segment.x1 + 8)));
}

// `Investment Objective An open-ended fund …` goes on as long as lines of text follow each other; so does a text under its title.
function paragraphReach(segments: readonly Segment[], parts: readonly Segment[], reach: Box, isLabel: (text: string) => boolean, inline: boolean, drawn: boolean): Box {
  const last = parts.at(-1) as Segment;
  let first = inline ? (parts[0] as Segment) : undefined;
  let { baseline, y1 } = first ?? last;
  let pitch = 1.75 * last.size;
  let right = 0;
  let goesOn = false;
  for (;;) {
    const edge = first?.x0 ?? last.x0;
    const below = segments.filter((other) => other.baseline > baseline + 2 && other.baseline - baseline < (first === undefined ? 4 * last.size : pitch) && Math.abs(other.x0 - edge) < (first === undefined ? 14 : 4));
    const head = below.toSorted((a, b) => a.baseline - b.baseline)[0];
    const line = head === undefined ? [] : segments.filter((other) => sameRow(other, head) && other.x0 >= head.x0 && other.x0 < reach.x1).toSorted((a, b) => a.x0 - b.x0);
    const model = first ?? head;
    if (head === undefined || model === undefined || !isTextLine(line, model, drawn ? 0 : right, (label) => !goesOn && isLabel(label), drawn && !inline)) return { ...reach, y1: Math.max(y1, reach.y0) };
    // The first two lines under a title say how far apart the others stand.
    if (first !== undefined && !inline) pitch = Math.min(pitch, 1.2 * (head.baseline - baseline) + 1);
    else if (!inline) pitch = 2.4 * head.size;
    first = model;
    baseline = head.baseline;
    y1 = Math.max(...textOf(line).map((other) => other.y1));
    const end = Math.max(...textOf(line).map((other) => other.x1));
    right = Math.max(right, end);
    // After a full line that ends no sentence, a word that is a label elsewhere (`Multiplier`) is text.
    goesOn = end > right - 0.15 * (right - head.x0) && !/[.:]$/.test(textOf(line).at(-1)?.text ?? '');
  }
}

// A line of one text: what stands far to its right is another column's.
function textOf(line: readonly Segment[]): readonly Segment[] {
  const end = line.findIndex((other, index) => index > 0 && (other.x0 - (line[index - 1]?.x1 ?? 0) >= 2 * other.size || other.bold !== line[0]?.bold));
  return end < 0 ? line : line.slice(0, end);
}

// `right` is how far the lines above reach: what stands beyond is of another column, what stands within is a label's value.
function isTextLine(line: readonly Segment[], model: Segment, right: number, isLabel: (text: string) => boolean, drawn: boolean): boolean {
  const head = line[0];
  const text = textOf(line);
  return head !== undefined && Math.abs(head.x0 - model.x0) < 4 && !head.bold && Math.abs(head.size - model.size) < 0.4 && !isLabel(head.text) && !head.text.endsWith(':')
    && (text.length === line.length || head.text.length > 40 || (drawn && line.slice(1).every((other) => /[A-Za-z]{2}/.test(other.text))) || (right > 0 && (line[text.length]?.x0 ?? 0) > right - 1));
}

// Two lines are one title where they share a bar, or where nothing but the second has the line below it.
function isOneTitle(page: PdfPage, parts: readonly Segment[], shade: Box | undefined): boolean {
  const last = parts.at(-1);
  if (last === undefined) return false;
  if (shade !== undefined) return last.y1 <= shade.y1 + 1;
  return parts.slice(0, -1).every((part) => findUnderline(page, part) === undefined);
}

export function kindOf(text: string): BlockKind | undefined {
  const folded = foldLabel(text);
  // `Holdings as % of Total Assets` are classes; `Asset Allocation (Sector Wise …)` are sectors: the order of the patterns decides.
  return TITLES.find(({ pattern }) => pattern.test(folded))?.kind;
}

function makeSubFundBar(page: PdfPage, segments: readonly Segment[], segment: Segment, bodyHeight: number): Heading | undefined {
  if (!segment.bold || segment.size < 1.08 * bodyHeight || !SUB_FUND_NAME.test(segment.text) || segment.text.length > 110) return undefined;
  const shade = findShade(page, segment);
  const underline = findUnderline(page, segment) ?? findOverline(page, segment);
  const box = around([segment]);
  return { kind: 'SUB_FUND', parts: [segment], text: segment.text, box, drawn: true, inline: false, reach: reachOf(page, segments, box, shade, underline, false) };
}

// What is set like the known titles of this page and is none of them: a block whose facts are not understood, never part of the block above.
function makeUnknown(page: PdfPage, segments: readonly Segment[], segment: Segment, known: readonly Heading[], isLabel: (text: string) => boolean): Heading | undefined {
  if (isLabel(segment.text) || standsInCell(page, segment) || segment.text.length > 90 || !/[A-Za-z]{3}/.test(segment.text)) return undefined;
  const alike = known.filter((heading) => heading.drawn && heading.kind !== 'SUB_FUND').some((heading) => {
    const model = heading.parts[0];
    return model !== undefined && model.bold === segment.bold && Math.abs(model.size - segment.size) < 0.2 && model.color === segment.color;
  });
  const shade = findShade(page, segment);
  const underline = findUnderline(page, segment);
  if (!alike || (shade === undefined && underline === undefined)) return undefined;
  const box = around([segment]);
  // A title stands alone on its bar or line; the heads of columns stand side by side.
  const frame = shade ?? { ...box, x0: underline?.x0 ?? box.x0, x1: underline?.x1 ?? box.x1 };
  const isHead = segments.some((other) => other !== segment && Math.abs(other.x0 - segment.x0) > 3 && other.x0 > frame.x0 - 1 && other.x0 < frame.x1 && other.baseline > frame.y0 && other.baseline < frame.y1 + 1);
  if (isHead || goesOnFromHead(segments, segment)) return undefined;
  return { kind: 'UNKNOWN', parts: [segment], text: segment.text, box, drawn: true, inline: false, reach: reachOf(page, segments, box, shade, underline, false) };
}

// The darkest or nearest box behind a line of text; a row's faint stripe is no bar, nor is a box much higher than the line.
function findShade(page: PdfPage, segment: Segment): Box | undefined {
  const y = (segment.y0 + segment.y1) / 2;
  const found = page.shades.findLast((shade) => shade.x0 <= segment.x0 + 2 && shade.x1 >= segment.x0 + 0.6 * (segment.x1 - segment.x0) && shade.y0 <= y && shade.y1 >= y
    && shade.y1 - shade.y0 < 4.5 * segment.size && shade.x1 - shade.x0 > 4 * segment.size && luminance(shade.color) < 0.93 && isTinted(shade.color));
  return found === undefined ? undefined : joinShades(page, found);
}

// The cells of a table's head are shaded one by one; together they are one bar.
function joinShades(page: PdfPage, found: Shade): Box {
  let box: Box = found;
  for (const shade of page.shades.toSorted((a, b) => a.x0 - b.x0)) {
    if (shade.color === found.color && Math.abs(shade.y0 - found.y0) < 1 && Math.abs(shade.y1 - found.y1) < 1 && shade.x0 <= box.x1 + 3 && shade.x1 >= box.x0 - 3) box = around([box, shade]);
  }
  return box;
}

// Grey stripes part the rows of a table; a title's bar is dark or coloured.
function isTinted(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return luminance(color) < 0.6 || Math.max(red, green, blue) - Math.min(red, green, blue) > 12;
}

function findUnderline(page: PdfPage, segment: Segment): Box | undefined {
  return page.rules.find((rule) => rule.y0 >= segment.baseline - 0.5 && rule.y0 <= segment.baseline + 1.1 * segment.size
    && rule.x0 <= segment.x0 + 3 && rule.x0 >= segment.x0 - 14 && rule.x1 >= segment.x1 - 2 && rule.x1 - rule.x0 > 6 * segment.size);
}

function findOverline(page: PdfPage, segment: Segment): Box | undefined {
  return page.rules.find((rule) => rule.y1 <= segment.y0 + 2 && rule.y0 >= segment.y0 - 8 && rule.x0 <= segment.x0 + 3 && rule.x0 >= segment.x0 - 14 && rule.x1 >= segment.x1);
}

function reachOf(page: PdfPage, segments: readonly Segment[], box: Box, shade: Box | undefined, underline: Box | undefined, inline: boolean): Box {
  const frame = shade ?? underline;
  const right = Math.max(box.x1, ...segments.map((segment) => segment.x1));
  if (frame !== undefined && !inline) return { x0: Math.min(frame.x0, box.x0) - 2, x1: Math.max(frame.x1, box.x1) + 2, y0: box.y1, y1: page.height };
  return { x0: box.x0 - 3, x1: right + 2, y0: inline ? box.y0 - 1 : box.y1, y1: page.height };
}

// A title without a bar or line does not say how wide its block is: it ends where a column begins that other titles head.
function keepColumns(headings: readonly Heading[], segments: readonly Segment[]): Heading[] {
  return headings.map((heading) => {
    if (heading.drawn || heading.inline) return heading;
    const end = Math.min(Number.POSITIVE_INFINITY, ...headings.filter((other) => other !== heading && Math.abs(other.box.x0 - heading.box.x0) < COLUMN_EDGE && other.box.y0 > heading.box.y1).map((other) => other.box.y0));
    // A title further left may head a table over the whole page: what crosses a column there crosses none here.
    const own = Math.min(end, ...headings.filter((other) => other.box.x0 < heading.box.x0 - COLUMN_EDGE && other.box.y0 > heading.box.y1).map((other) => other.box.y0));
    const right = headings.filter((other) => other.box.x0 > heading.box.x1 && other.box.y0 < end - 2 && isBeside(heading, other, own, segments)).map((other) => other.box.x0);
    const x1 = Math.min(heading.reach.x1, ...right.map((x0) => x0 - COLUMN_EDGE));
    return { ...heading, reach: { ...heading.reach, x1 } };
  });
}

// Titles of one column begin within this many points of each other.
const COLUMN_EDGE = 4;

// The other title's column runs beside the heading's: one of its lines stands beside the heading itself or below, and no line crosses into it.
function isBeside(heading: Heading, other: Heading, end: number, segments: readonly Segment[]): boolean {
  const edge = other.box.x0 - COLUMN_EDGE;
  const band = segments.filter((segment) => segment.baseline > heading.box.y0 && segment.baseline < end);
  if (band.some((segment) => segment.x0 < edge - COLUMN_EDGE && segment.x0 > heading.box.x0 - COLUMN_EDGE && segment.x1 > edge + 2 * COLUMN_EDGE)) return false;
  return other.box.y0 > heading.box.y0 - COLUMN_EDGE || band.some((segment) => segment.x0 >= edge && segment.baseline < heading.box.y1 + (heading.box.y1 - heading.box.y0));
}

// One bar across the page may carry two titles: each reaches to the next where its column begins under its title.
function splitSharedBars(headings: readonly Heading[], segments: readonly Segment[]): Heading[] {
  const merged = new Set<Heading>();
  return headings.map((heading) => {
    if (merged.has(heading)) return { ...heading, reach: { ...heading.reach, y1: heading.reach.y0 } };
    const next = headings.filter((other) => other.box.x0 > heading.box.x1 && Math.abs(other.box.y0 - heading.box.y0) < 4 && other.reach.x0 < heading.reach.x1 && !other.inline).toSorted((a, b) => a.box.x0 - b.box.x0)[0];
    if (next === undefined) return heading;
    const crossed = segments.some((segment) => segment.baseline > heading.box.y1 && segment.baseline - heading.box.y1 < 60 && segment.x0 < next.box.x0 - 3 && segment.x1 > next.box.x0 + 3);
    const begins = segments.some((segment) => segment.baseline > heading.box.y1 && segment.baseline - heading.box.y1 < 60 && Math.abs(segment.x0 - next.box.x0) < 6);
    if (!crossed && begins) return { ...heading, reach: { ...heading.reach, x1: next.box.x0 - 1 } };
    merged.add(next);
    return heading;
  }).map((heading) => (heading.reach.x0 > heading.box.x0 || headings.every((other) => other === heading || other.reach.x0 !== heading.reach.x0) ? heading : { ...heading, reach: leftLimit(heading, headings) }));
}

// The second title of a shared bar begins at its own words.
function leftLimit(heading: Heading, headings: readonly Heading[]): Box {
  const before = headings.some((other) => other !== heading && Math.abs(other.box.y0 - heading.box.y0) < 4 && other.reach.x0 === heading.reach.x0 && other.box.x0 < heading.box.x0);
  return before ? { ...heading.reach, x0: heading.box.x0 - 6 } : heading.reach;
}

function findOwner(segment: Segment, headings: readonly Heading[]): Heading | undefined {
  const x = Math.min((segment.x0 + segment.x1) / 2, segment.x0 + 30);
  const y = segment.baseline;
  let owner: Heading | undefined;
  for (const heading of headings) {
    const { reach } = heading;
    if (x < reach.x0 || x > reach.x1 || y < reach.y0 || y > reach.y1) continue;
    if (owner === undefined || reach.y0 > owner.reach.y0 + 1 || (Math.abs(reach.y0 - owner.reach.y0) <= 1 && reach.x1 - reach.x0 < owner.reach.x1 - owner.reach.x0)) owner = heading;
  }
  return owner;
}

function findBar(box: Box, bars: readonly Heading[]): Heading | undefined {
  const x = (box.x0 + box.x1) / 2;
  return bars.filter((bar) => bar.box.y0 < box.y0 && x >= bar.reach.x0 && x <= bar.reach.x1).toSorted((a, b) => b.box.y0 - a.box.y0)[0];
}

function findFootnotes(segments: readonly Segment[], headings: readonly Heading[], page: PdfPage): { headings: Heading[] } {
  const heads = new Set(headings.flatMap((heading) => heading.parts));
  const left = Math.min(...segments.map((segment) => segment.x0));
  const found = segments.filter((segment) => !heads.has(segment) && FOOTNOTE.test(segment.text) && segment.text.length > 12 && !segment.bold);
  const first = found.toSorted((a, b) => a.y0 - b.y0)[0];
  if (first === undefined) return { headings: [] };
  return {
    headings: found.map((segment): Heading => ({
      kind: 'FOOTNOTES', parts: [segment], text: segment.text, box: around([segment]), drawn: false, inline: true,
      reach: { x0: Math.min(left, segment.x0) - 2, x1: Math.max(segment.x1, ...segments.filter((other) => sameRow(other, segment)).map((other) => other.x1)) + 2, y0: segment.y0, y1: page.height },
    })),
  };
}

function lineBelow(segments: readonly Segment[], segment: Segment): Segment | undefined {
  return segments.find((other) => other.baseline > segment.baseline + 0.5 * segment.size && other.baseline - segment.baseline < 1.7 * segment.size
    && Math.abs(other.x0 - segment.x0) < 3 && other.bold === segment.bold && Math.abs(other.size - segment.size) < 0.3 && other.color === segment.color);
}

export function sameRow(left: Segment, right: Segment): boolean {
  return Math.abs(left.baseline - right.baseline) <= 0.4 * Math.max(left.size, right.size);
}

export function around(boxes: readonly Box[]): Box {
  return { x0: Math.min(...boxes.map((box) => box.x0)), y0: Math.min(...boxes.map((box) => box.y0)), x1: Math.max(...boxes.map((box) => box.x1)), y1: Math.max(...boxes.map((box) => box.y1)) };
}

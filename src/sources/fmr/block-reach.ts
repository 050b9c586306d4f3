/** How far the block under a title reaches: as wide as its bar or line, else to the next column; a text as far as its lines follow each other. */
import type { Segment } from '#documents/pdf/list-segments.ts';
import type { Box, PdfPage } from '#documents/pdf/page-words.ts';
import { sameRow } from './rows.ts';
import type { BlockKind } from './titles.ts';

/** A title where it stands, and how far its block reaches. */
export interface Heading {
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

export function reachOf(page: PdfPage, segments: readonly Segment[], box: Box, shade: Box | undefined, underline: Box | undefined, inline: boolean): Box {
  const frame = shade ?? underline;
  const right = Math.max(box.x1, ...segments.map((segment) => segment.x1));
  if (frame !== undefined && !inline) return { x0: Math.min(frame.x0, box.x0) - 2, x1: Math.max(frame.x1, box.x1) + 2, y0: box.y1, y1: page.height };
  return { x0: box.x0 - 3, x1: right + 2, y0: inline ? box.y0 - 1 : box.y1, y1: page.height };
}

// A title without a bar or line does not say how wide its block is: it ends where a column begins that other titles head.
export function keepColumns(headings: readonly Heading[], segments: readonly Segment[]): Heading[] {
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

// Points: the first five or six lines under a bar show where columns begin.
const FIRST_LINES = 60;

// One bar across the page may carry two titles: each reaches to the next where its column begins under its title.
export function splitSharedBars(headings: readonly Heading[], segments: readonly Segment[]): Heading[] {
  const merged = new Set<Heading>();
  return headings.map((heading) => {
    if (merged.has(heading)) return { ...heading, reach: { ...heading.reach, y1: heading.reach.y0 } };
    const next = headings.filter((other) => other.box.x0 > heading.box.x1 && Math.abs(other.box.y0 - heading.box.y0) < 4 && other.reach.x0 < heading.reach.x1 && !other.inline).toSorted((a, b) => a.box.x0 - b.box.x0)[0];
    if (next === undefined) return heading;
    const under = segments.filter((segment) => segment.baseline > heading.box.y1 && segment.baseline - heading.box.y1 < FIRST_LINES);
    const crossed = under.some((segment) => segment.x0 < next.box.x0 - 3 && segment.x1 > next.box.x0 + 3);
    const begins = under.some((segment) => Math.abs(segment.x0 - next.box.x0) < 6);
    if (!crossed && begins) return { ...heading, reach: { ...heading.reach, x1: next.box.x0 - 1 } };
    merged.add(next);
    return heading;
  }).map((heading) => (isBehindAnother(heading, headings) ? { ...heading, reach: { ...heading.reach, x0: heading.box.x0 - 6 } } : heading));
}

// The second title of a shared bar begins at its own words.
function isBehindAnother(heading: Heading, headings: readonly Heading[]): boolean {
  return heading.reach.x0 <= heading.box.x0 && headings.some((other) => Math.abs(other.box.y0 - heading.box.y0) < 4 && other.reach.x0 === heading.reach.x0 && other.box.x0 < heading.box.x0);
}

// `Investment Objective An open-ended fund …` goes on as long as lines of text follow each other; so does a text under its title.
export function paragraphReach(segments: readonly Segment[], parts: readonly Segment[], reach: Box, isLabel: (text: string) => boolean, inline: boolean, drawn: boolean): Box {
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

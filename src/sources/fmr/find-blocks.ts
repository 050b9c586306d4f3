/**
 * Where the blocks of a page lie. A block is what stands under one title: the
 * title is known by its words and by how it is set (bold, on a bar, over a line),
 * its width by the bar or line, its end by the next title below it.
 */
import type { Segment } from '#documents/pdf/list-segments.ts';
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Box, PdfPage } from '#documents/pdf/page-words.ts';
import type { Heading } from './block-reach.ts';
import { findHeadings } from './find-headings.ts';
import { sameRow } from './rows.ts';
import type { BlockKind } from './titles.ts';

export interface Block extends Box {
  readonly kind: BlockKind | 'SUB_FUND';
  readonly title: string;
  readonly title_box: Box;
  readonly segments: readonly Segment[];
  /** The bar that opens the part of the page that is of one plan or sub-fund; null for the fund's own. */
  readonly sub_fund: string | null;
}

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
  const headings = findHeadings({ page, segments: free.filter((segment) => segment.y0 >= top - 2), text_size, isLabel });
  const footnotes = findFootnotes(free, headings, page);
  const all: readonly Heading[] = [...headings, ...footnotes];
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
  return { blocks, loose: free.filter((segment) => !taken.has(segment)), footnotes: footnotes.flatMap((heading) => [...heading.parts, ...(held.get(heading) ?? [])]) };
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

function findFootnotes(segments: readonly Segment[], headings: readonly Heading[], page: PdfPage): Heading[] {
  const heads = new Set(headings.flatMap((heading) => heading.parts));
  const left = Math.min(...segments.map((segment) => segment.x0));
  const found = segments.filter((segment) => !heads.has(segment) && FOOTNOTE.test(segment.text) && segment.text.length > 12 && !segment.bold);
  return found.map((segment): Heading => ({
    kind: 'FOOTNOTES', parts: [segment], text: segment.text, box: boxAround([segment]), drawn: false, inline: true,
    reach: { x0: Math.min(left, segment.x0) - 2, x1: Math.max(segment.x1, ...segments.filter((other) => sameRow(other, segment)).map((other) => other.x1)) + 2, y0: segment.y0, y1: page.height },
  }));
}

/**
 * Reports set as one running text: numbered chapters, some of them under the names of funds, each with numbered
 * paragraphs (`2. Sample Cash Fund` over `2.1`, `2.2`). A chapter may begin and end anywhere on a page; what is before
 * the first fund is of all funds.
 */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Box, Word } from '#documents/pdf/page-words.ts';
import type { KnownFund } from '#domain/known-fund.ts';
import { makeBlock, type Block } from '#sources/fmr/ink/blocks.ts';
import { listRows } from '#sources/fmr/ink/flow.ts';
import type { PageInk } from '#sources/fmr/ink/page-ink.ts';
import { squeeze } from '#sources/fmr/ink/respace.ts';
import type { TextLine } from '#sources/fmr/ink/text-cells.ts';
import type { PageFund } from './find-funds.ts';
import type { NameIndex } from './known-funds.ts';

const MARK = /^(\d{1,2})\.(\d{1,2})?$/;
const FEWEST_FUNDS = 2;
// In points.
const SAME_EDGE = 2;
const SAME_LINE = 1.5;
// In multiples of the font size: from a number to its heading.
const HEADING_GAP = 4;
// A title beyond doubt.
const SCORE = 14;

/** A number at the beginning of a line: of a chapter, or of one of its paragraphs. */
interface Mark {
  readonly ink: PageInk;
  readonly word: Word;
  readonly chapter: number;
  /** 0 for the chapter itself. */
  readonly paragraph: number;
}

interface Chapter {
  readonly mark: Mark;
  readonly heading: Block;
  readonly fund: KnownFund | undefined;
}

/** The part of a chapter that is on one page. */
interface Part extends Box {
  readonly chapter: Chapter;
  readonly isContinued: boolean;
}

/** The parts of the pages of such a report; empty for other reports. */
export function listSections(inks: readonly PageInk[], names: NameIndex): Map<PageInk, PageFund[]> {
  const marks = inks.flatMap(listMarks);
  const chapters = listChapters(marks, names);
  const own = chapters.filter(({ fund }) => fund !== undefined);
  const funds = new Map(own.map((chapter) => [chapter.fund as KnownFund, chapter]));
  const isWhole = own.every(({ mark }) => marks.some((each) => each.chapter === mark.chapter && each.paragraph === 1));
  if (funds.size < FEWEST_FUNDS || funds.size < own.length || !isWhole) return new Map();
  const first = Math.min(...own.map(({ mark }) => mark.chapter));
  return new Map(
    inks.flatMap((ink) => {
      const parts = listParts(ink, marks, chapters);
      const found = parts.flatMap((part): PageFund[] => {
        const { fund, mark } = part.chapter;
        if (fund !== undefined) return [pageFundOf(part, part.chapter, 'OWN')];
        return mark.chapter < first ? own.map((chapter) => pageFundOf(part, chapter, 'OF_ALL')) : [];
      });
      return parts.length === 0 ? [] : [[ink, found] as const];
    }),
  );
}

function pageFundOf(
  { isContinued, x0, x1, y0, y1 }: Part,
  { fund, heading }: Chapter,
  section: NonNullable<PageFund['section']>,
): PageFund {
  const zone = { x0, x1, y0, y1 };
  return { text: heading.text, known: fund ?? null, box: heading, score: SCORE, isContinued, zone, section };
}

function listMarks(ink: PageInk): Mark[] {
  const numbers = ink.page.words.filter(({ text }) => text.length <= 5 && MARK.test(text));
  return numbers
    .filter((word) =>
      ink.page.words.every(({ baseline, x0 }) => x0 >= word.x0 || Math.abs(baseline - word.baseline) > SAME_LINE),
    )
    .map((word) => {
      const [, chapter = '', paragraph = '0'] = MARK.exec(word.text) ?? [];
      return { ink, word, chapter: Number.parseInt(chapter, 10), paragraph: Number.parseInt(paragraph, 10) };
    })
    .toSorted((a, b) => a.word.baseline - b.word.baseline);
}

/** The chapters 1, 2, 3 and so on, whose numbers are at one edge. */
function listChapters(marks: readonly Mark[], names: NameIndex): Chapter[] {
  const chapters: Chapter[] = [];
  for (const mark of marks) {
    const edge = chapters[0]?.mark.word.x0 ?? mark.word.x0;
    if (mark.paragraph > 0 || mark.chapter !== chapters.length + 1 || Math.abs(mark.word.x0 - edge) > SAME_EDGE)
      continue;
    const heading = headingOf(mark);
    if (heading !== undefined) chapters.push({ mark, heading, fund: fundOf(heading, names) });
  }
  return chapters;
}

/** The only text on the line of a number, in heavier letters than running text. */
function headingOf({ ink, word }: Mark): Block | undefined {
  const [heading, ...others] = ink.blocks.filter(
    ({ baseline, x1 }) => x1 > word.x1 && Math.abs(baseline - word.baseline) < SAME_LINE,
  );
  const isHeading =
    heading?.lines.length === 1 &&
    (heading.bold || heading.size > ink.body) &&
    heading.x0 - word.x1 < HEADING_GAP * heading.size;
  return isHeading && others.length === 0 ? heading : undefined;
}

function fundOf({ text }: Block, names: NameIndex): KnownFund | undefined {
  const [hit, second] = names.search(text);
  const isAll = hit !== undefined && squeeze(text.replace(/\([^()]{0,40}\)/g, ' ')) === hit.name;
  return isAll && second === undefined ? hit.fund : undefined;
}

/** From top to bottom. */
function listParts(ink: PageInk, marks: readonly Mark[], chapters: readonly Chapter[]): Part[] {
  const own = marks.filter((mark) => mark.ink === ink);
  const begun = chapters.filter(({ mark }) => mark.ink === ink);
  const [first] = own;
  const open = first === undefined || first.paragraph === 0 ? undefined : chapters[first.chapter - 1];
  const isOpen = open !== undefined && !begun.includes(open) && marks.indexOf(open.mark) < marks.indexOf(first as Mark);
  const starts = [
    ...(isOpen ? [{ chapter: open, isContinued: true, y0: 0 }] : []),
    ...begun.map((chapter) => ({ chapter, isContinued: false, y0: topOf(chapter) })),
  ];
  return starts.map(({ chapter, isContinued, y0 }, at) => {
    const next = starts[at + 1]?.y0 ?? endOf(ink, y0, chapter);
    return { chapter, isContinued, x0: 0, x1: ink.page.width, y0, y1: next };
  });
}

function topOf({ heading, mark }: Chapter): number {
  return boxAround([heading, mark.word]).y0 - 1;
}

/** The next title that is set like those of chapters has no number: it begins something else. */
function endOf({ page, blocks }: PageInk, y0: number, { heading }: Chapter): number {
  const titles = blocks.filter(
    (block) =>
      block.bold &&
      block.size > heading.size - 0.1 &&
      block.lines.length === 1 &&
      block !== heading &&
      block.y0 > y0 + 2 * heading.size &&
      blocks.every((other) => other === block || Math.abs(other.baseline - block.baseline) > SAME_LINE),
  );
  return Math.min(page.height, ...titles.map((title) => title.y0 - 1));
}

// In multiples of the font size.
const WORD_GAP = 2.2;
const LINE_PITCH = 1.8;

/** The page with each numbered paragraph as one text, whatever ends or begins its lines. */
export function wholeParagraphs(ink: PageInk): PageInk {
  const rows = listRows(
    ink.blocks.flatMap(({ lines }) => [...lines]),
    () => SAME_LINE,
  );
  const marks = listMarks(ink);
  const whole = new Map<TextLine, Block>();
  for (const mark of marks) {
    const lines = mark.paragraph === 0 ? [] : linesFrom(mark, rows, marks);
    const [first] = lines;
    if (first === undefined) continue;
    const block = makeBlock(lines);
    for (const line of lines) whole.set(line, block);
  }
  const blocks = ink.blocks.flatMap((block) => {
    if (!block.lines.some((line) => whole.has(line))) return [block];
    const rest = block.lines.filter((line) => !whole.has(line));
    return [...block.lines.flatMap((line) => whole.get(line) ?? []), ...(rest.length === 0 ? [] : [makeBlock(rest)])];
  });
  return { ...ink, blocks: [...new Set(blocks)], paragraphs: [...new Set(whole.values())] };
}

/** The lines of the paragraph that a number is of: a row of cells under them, or another edge, ends it. */
function linesFrom({ word }: Mark, rows: readonly TextLine[][], marks: readonly Mark[]): TextLine[] {
  const isLevelWith = ([line]: readonly TextLine[], { baseline }: Word): boolean =>
    line !== undefined && Math.abs(line.baseline - baseline) < SAME_LINE;
  const from = rows.findIndex((row) => isLevelWith(row, word));
  const found: TextLine[] = [];
  for (const row of from < 0 ? [] : rows.slice(from)) {
    const own = row.filter(({ x0 }) => x0 > word.x1 - 1);
    const [line, first, last] = [own[0], found[0], found.at(-1)];
    const isRun = own.slice(1).every(({ x0 }, at) => x0 - (own[at] as TextLine).x1 < WORD_GAP * word.size);
    if (line === undefined || !isRun) break;
    if (first !== undefined && last !== undefined) {
      const isNext = line.baseline - last.baseline < LINE_PITCH * line.size && Math.abs(line.x0 - first.x0) < SAME_EDGE;
      if (!isNext || marks.some((mark) => isLevelWith(row, mark.word))) break;
    }
    found.push(...own);
  }
  return found;
}

/**
 * Numbered captions below their tables, as in annual reports: `Table 1.2: Credit quality (% of total assets)`. They are
 * read as titles over the tables, which is where the titles of all other reports are.
 */
import type { Box, PdfPage, Word } from '#documents/pdf/page-words.ts';
import { makeSegment, type Segment } from '#documents/pdf/list-segments.ts';
import { isFigure } from './figures.ts';
import { joinRules } from './long-rules.ts';
import { listTextLines, type TextLine } from './text-cells.ts';

const NUMBERED = /^(?:table|exhibit|chart|figure)\s\d{1,2}(?:\.\d{1,2}){0,2}\s?[:.–-]\s{0,2}(?=[A-Za-z])/i;
// `Table 1.2   Credit quality`: parted from its number by a blank or its style.
const PARTED = /^(?:table|exhibit|chart|figure)\s\d{1,2}(?:\.\d{1,2}){0,2}\s(?=[A-Z])/i;
const FIRST_WORD = /^(?:table|exhibit|chart|figure)$/i;
// For each, the lines of its column are put in order.
const MOST_CAPTIONS = 100;
// In multiples of the font size: rows of one table are nearer to each other, and its caption to its last row.
const ROW_GAP = 1.2;
const TITLE_GAP = 0.2;
const SAME_LINE = 0.3;

// In points.
const SAME_EDGE = 2;

interface Row extends Box {
  readonly lines: readonly TextLine[];
}

interface Caption extends Segment {
  /** Its words before the title. */
  readonly number: number;
}

/** The page with the captions over their tables, without their numbers; unchanged if any caption is over its table. */
export function liftCaptions(page: PdfPage): PdfPage {
  if (!page.words.some(({ text }) => FIRST_WORD.test(text))) return page;
  const lines = listTextLines(page);
  const begun = lines.filter(({ words }) => FIRST_WORD.test(words[0]?.text ?? ''));
  if (begun.length > MOST_CAPTIONS) return page;
  const rules = joinRules(page.rules);
  const lifted: { readonly caption: Caption; readonly table: Box }[] = [];
  for (const line of begun) {
    const rows = listRows(columnOf(line, lines, rules));
    const at = rows.findIndex((row) => row.lines[0] === line);
    const caption = captionOf(rows[at]);
    if (caption === undefined) continue;
    const table = tableOver(rows, at);
    if (table === undefined) return page;
    lifted.push({ caption, table });
  }
  if (lifted.length === 0) return page;
  return { ...page, words: page.words.flatMap((word) => moveWord(word, lifted)) };
}

/** The lines over and under the rule that ends the table right over a line; all of them if there is no such rule. */
function columnOf(line: TextLine, lines: readonly TextLine[], rules: readonly Box[]): readonly TextLine[] {
  const end = rules.find(
    ({ x0, x1, y1 }) =>
      x0 < line.x0 + SAME_EDGE &&
      x1 > line.x1 - SAME_EDGE &&
      y1 < line.y0 + SAME_EDGE &&
      line.y0 - y1 < ROW_GAP * line.size,
  );
  return end === undefined ? lines : lines.filter(({ x0, x1 }) => x0 > end.x0 - SAME_EDGE && x1 < end.x1 + SAME_EDGE);
}

function captionOf(row: Row | undefined): Caption | undefined {
  if (row === undefined) return undefined;
  const segment = makeSegment(row.lines.flatMap(({ words }) => words));
  const number = (row.lines.length > 1 ? PARTED : NUMBERED).exec(segment.text)?.[0];
  return number === undefined ? undefined : { ...segment, number: number.trim().split(/\s+/).length };
}

function listRows(lines: readonly TextLine[]): Row[] {
  const rows: TextLine[][] = [];
  for (const line of lines.toSorted((a, b) => a.baseline - b.baseline)) {
    const first = rows.at(-1)?.[0];
    if (first !== undefined && line.baseline - first.baseline < SAME_LINE * line.size) rows.at(-1)?.push(line);
    else rows.push([line]);
  }
  return rows.map((own) => ({
    lines: own.toSorted((a, b) => a.x0 - b.x0),
    x0: Math.min(...own.map(({ x0 }) => x0)),
    x1: Math.max(...own.map(({ x1 }) => x1)),
    y0: Math.min(...own.map(({ y0 }) => y0)),
    y1: Math.max(...own.map(({ y1 }) => y1)),
  }));
}

/** The rows right over a caption, if the last one has figures and is nearer than what is below the caption. */
function tableOver(rows: readonly Row[], at: number): Box | undefined {
  const [caption, last, next] = [rows[at], rows[at - 1], rows[at + 1]];
  if (caption === undefined || last === undefined || !last.lines.some(({ text }) => isFigure(text))) return undefined;
  const limit = ROW_GAP * (caption.lines[0]?.size ?? 0);
  const gap = caption.y0 - last.y1;
  if (gap > limit || (next !== undefined && next.y0 - caption.y1 <= gap)) return undefined;
  let first = at - 1;
  while (isNext(rows[first - 1], rows[first], limit)) first -= 1;
  const own = rows.slice(first, at);
  return { ...last, x0: Math.min(...own.map(({ x0 }) => x0)), y0: (own[0] ?? last).y0 };
}

function isNext(above: Row | undefined, row: Row | undefined, limit: number): boolean {
  return above !== undefined && row !== undefined && row.y0 - above.y1 < limit && captionOf(above) === undefined;
}

function moveWord(word: Word, lifted: readonly { readonly caption: Caption; readonly table: Box }[]): Word[] {
  const found = lifted.find(
    ({ caption }) =>
      Math.abs(caption.baseline - word.baseline) < SAME_LINE * caption.size &&
      word.x0 > caption.x0 - 1 &&
      word.x1 < caption.x1 + 1,
  );
  if (found === undefined) return [word];
  const { caption, table } = found;
  const from = caption.words[caption.number]?.x0 ?? caption.x0;
  if (word.x0 < from - 1) return [];
  const [right, up] = [table.x0 - from, table.y0 - TITLE_GAP * caption.size - caption.y1];
  return [
    {
      ...word,
      x0: word.x0 + right,
      x1: word.x1 + right,
      y0: word.y0 + up,
      y1: word.y1 + up,
      baseline: word.baseline + up,
    },
  ];
}

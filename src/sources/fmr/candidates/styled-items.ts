/**
 * Running text whose labels are set otherwise than their values: **Category** Equity **Fund type** Open End **Launch
 * date** 26 May 2005.
 */
import type { Word } from '#documents/pdf/page-words.ts';
import { blockOf, flowOf, type Flow } from '#sources/fmr/ink/flow.ts';
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import type { TextLine } from '#sources/fmr/ink/text-cells.ts';

export interface StyledItem {
  readonly label: Block;
  readonly value: Block;
  /** The blocks of its paragraph. */
  readonly blocks: readonly Block[];
}

type Rows = readonly (readonly TextLine[])[];

// Fewer labels than this do not show that the style is that of labels.
const FEWEST = 3;
const FEWEST_KNOWN = 2;
const LEAST_KNOWN = 0.6;
// In multiples of the font size.
const LINE_PITCH = 1.8;
const CLOSE = 0.6;
const ALIGNED = 0.3;
// A wider gap than that between the first two rows begins a paragraph.
const WIDER = 1.06;

/** The items of paragraphs that begin with a label; `isLabel` is asked of texts without their colon. */
export function listStyledItems(
  rows: Rows,
  blocks: readonly Block[],
  isLabel: (text: string) => boolean,
): StyledItem[] {
  const used = new Set<readonly TextLine[]>();
  return rows.flatMap((row) => {
    if (used.has(row) || !hasLabelInside(row)) return [];
    const paragraph = paragraphFrom(rows, row);
    const items = isSolid(paragraph, rows) ? readItems(paragraph, blocks, isLabel) : [];
    if (items.length > 0) for (const each of paragraph) used.add(each);
    return items;
  });
}

const PARTING = /^[|•●▪■◆‣·;]$/;

function styleOf({ bold, color }: Word): string {
  return `${bold} ${color}`;
}

function stylesOf(row: readonly TextLine[]): string[] {
  return row.flatMap((line) => line.words.filter(({ text }) => !PARTING.test(text)).map(styleOf));
}

/** How many words begin a row in a style that none of the others has: `**Both funds** Type …`. */
function countHead(styles: readonly string[]): number {
  const end = styles.findIndex((style) => style !== styles[0]);
  return end < 0 || styles.slice(end).includes(styles[0] as string) ? 0 : end;
}

const withoutHead = (styles: readonly string[]): readonly string[] => styles.slice(countHead(styles));

function countChanges(row: readonly TextLine[]): number {
  let changes = 0;
  let last: Word | undefined;
  for (const { words } of row)
    for (const word of words) {
      if (PARTING.test(word.text)) continue;
      if (last !== undefined && (word.bold !== last.bold || word.color !== last.color)) changes += 1;
      last = word;
    }
  return changes;
}

// Label, value, label: without a label inside of a line the text may be a list of two columns.
function hasLabelInside(row: readonly TextLine[]): boolean {
  // Most rows are in one style.
  if (countChanges(row) < 2) return false;
  const [first, ...rest] = withoutHead(stylesOf(row));
  const value = rest.findIndex((style) => style !== first);
  return value >= 0 && rest.slice(value).includes(first as string) && new Set(rest).size === 2;
}

function paragraphFrom(rows: Rows, row: readonly TextLine[]): Rows {
  const own = withoutHead(stylesOf(row));
  const styles = new Set(own);
  const [label] = own;
  const paragraph = [row];
  const first = row[0] as TextLine;
  for (;;) {
    const last = (paragraph.at(-1) as readonly TextLine[])[0] as TextLine;
    const usual = ((paragraph[1]?.[0] ?? first).baseline - first.baseline) * WIDER;
    const next = rows.find((each) => {
      const line = each[0] as TextLine;
      const pitch = line.baseline - last.baseline;
      const isUnder = pitch > 0.8 * last.size && pitch < LINE_PITCH * last.size && isAligned(row, each);
      return isUnder && Math.abs(line.size - first.size) < 0.3;
    });
    const found = next === undefined ? [] : stylesOf(next);
    const isNew = next !== undefined && usual > 0 && (next[0] as TextLine).baseline - last.baseline > usual;
    if (next === undefined || found.some((style) => !styles.has(style)) || (isNew && found[0] !== label))
      return paragraph;
    paragraph.push(next);
  }
}

/** Rows that begin at one edge, or are centred. */
function isAligned(row: readonly TextLine[], other: readonly TextLine[]): boolean {
  const [one, two] = [boxAround(row), boxAround(other)];
  const { size } = row[0] as TextLine;
  return (
    Math.abs(one.x0 - two.x0) < ALIGNED * size || Math.abs((one.x0 + one.x1 - two.x0 - two.x1) / 2) < ALIGNED * size
  );
}

/**
 * A line of another text between the rows, or close under the last one, may be the rest of a value in a column of its
 * own.
 */
function isSolid(paragraph: Rows, rows: Rows): boolean {
  const { x0, x1, y0, y1 } = boxAround(paragraph.flat());
  const { size } = (paragraph.at(-1) as readonly TextLine[])[0] as TextLine;
  const isWithin = (line: TextLine): boolean =>
    line.x0 < x1 &&
    line.x1 > x0 &&
    line.y1 > y0 &&
    (line.y0 < y1 || (line.y0 < y1 + CLOSE * size && Math.abs(line.size - size) < 0.3));
  return !rows.some((row) => !paragraph.includes(row) && row.some(isWithin));
}

interface Run {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

function readItems(paragraph: Rows, blocks: readonly Block[], isLabel: (text: string) => boolean): StyledItem[] {
  const flow = flowOf(paragraph);
  const labels = labelRuns(flow, countHead(stylesOf(paragraph[0] ?? [])));
  const isKnown = ({ text }: Run): boolean => isLabel(bareLabel(text));
  const isMarked = (run: Run): boolean => isKnown(run) || run.text.endsWith(':');
  const marked = labels.filter(isMarked);
  if (
    marked.length < FEWEST ||
    marked.length < LEAST_KNOWN * labels.length ||
    labels.filter(isKnown).length < FEWEST_KNOWN
  )
    return [];
  const lines = new Set(paragraph.flat());
  const own = blocks.filter((block) => block.lines.some((line) => lines.has(line)));
  return labels.flatMap((label, at): StyledItem[] => {
    const next = labels[at + 1];
    const [from, to] = trimmed(flow.text, label.to, next?.from ?? flow.text.length);
    // Words in the style of labels that name nothing may be a part of the value.
    const joined = joinedEnd(flow.text.slice(from, to));
    const isOpen =
      next !== undefined && (!isMarked(next) || (joined !== undefined && isLabel(bareLabel(`${joined} ${next.text}`))));
    return isOpen || from >= to
      ? []
      : [{ label: textOf(flow, label.from, label.to), value: textOf(flow, from, to), blocks: own }];
  });
}

// `Balanced SchemeFund` before `type`: without the blank, the next label begins in the value.
function joinedEnd(value: string): string | undefined {
  return /\p{Ll}(\p{Lu}\S{0,40})$/u.exec(value)?.[1];
}

/** A label as it is known: without its colon or dash. */
export function bareLabel(text: string): string {
  return text.replace(/\s{0,3}[:–—-]$/, '').trim();
}

function labelRuns({ text, places }: Flow, head: number): Run[] {
  const printed = places.filter(({ word }) => !PARTING.test(word.text));
  const heading = new Set(printed.slice(0, head));
  const first = printed[head];
  const style = first === undefined ? '' : styleOf(first.word);
  const runs: Run[] = [];
  let isOpen = false;
  for (const place of places) {
    const { word, from, to } = place;
    const isLabel = !PARTING.test(word.text) && styleOf(word) === style && !heading.has(place);
    if (isLabel) {
      const begin = (isOpen ? runs.pop() : undefined)?.from ?? from;
      runs.push({ from: begin, to, text: text.slice(begin, to) });
    }
    isOpen = isLabel;
  }
  return runs;
}

function trimmed(text: string, from: number, to: number): [from: number, to: number] {
  const value = text.slice(from, to);
  const start = /^[\s:–—|•-]*/.exec(value)?.[0].length ?? 0;
  let end = value.length;
  while (end > start && /[\s|•●▪■◆‣·;]/.test(value.charAt(end - 1))) end -= 1;
  return [from + start, from + end];
}

function textOf(flow: Flow, from: number, to: number): Block {
  return { ...blockOf(flow, from, to), text: flow.text.slice(from, to) };
}

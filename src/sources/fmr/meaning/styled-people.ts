/** People in running text whose names are set in another style: `**Name One**, Chief Executive; **Name Two**, …` */
import { makeBlock, type Block } from '#sources/fmr/ink/blocks.ts';
import type { TextLine } from '#sources/fmr/ink/text-cells.ts';
import { addMember, membersIn } from './add-member.ts';
import type { PageContext } from './page-context.ts';
import { DESIGNATION, followsName } from './person-texts.ts';

// In multiples of the font size.
const SAME_LINE = 0.3;
const RUN_GAP = 0.6;
const LINE_PITCH = 1.8;
const AT_MARGIN = 1;

/** Reads a text of names and designations if all of it is that; false for any other. */
export function readStyledPeople(context: PageContext): boolean {
  const lines = context.ink.blocks.flatMap((block) => (context.taken.has(block) ? [] : [...block.lines]));
  const first = lines.filter((line) => followsName(line.text) && DESIGNATION.test(line.text)).toSorted(byPlace)[0];
  if (first === undefined) return false;
  const rows = rowsAround(lines, first);
  const text = rows.map((row, at) => (beginsPerson(row, rows[at - 1]) ? `; ${textOf(row)}` : textOf(row))).join(' ');
  const parts = text.split(';').filter((part) => part.trim() !== '');
  const people = membersIn(makeBlock(rows.flat()), text);
  if (people.length < 2 || people.length < parts.length) return false;
  for (const member of people) addMember(context, member);
  const used = new Set(rows.flat());
  const isUsed = (block: Block): boolean => block.lines.some((line) => used.has(line));
  for (const block of context.ink.blocks.filter(isUsed)) context.taken.add(block);
  return true;
}

// A person on each row: the name is bold after a designation that is not.
function beginsPerson(row: readonly TextLine[], above: readonly TextLine[] | undefined): boolean {
  return row[0]?.bold === true && above?.at(-1)?.bold === false;
}

const byPlace = (one: TextLine, other: TextLine): number => one.baseline - other.baseline || one.x0 - other.x0;

/** The rows of the text that the line is in: all begin at one margin. */
function rowsAround(lines: readonly TextLine[], first: TextLine): TextLine[][] {
  const rows = [rowOf(lines, first)];
  const margin = rows[0]?.[0] ?? first;
  for (;;) {
    const above = rows.at(-1)?.[0] ?? first;
    const next = lines.find(
      (line) =>
        Math.abs(line.size - first.size) < SAME_LINE &&
        Math.abs(line.x0 - margin.x0) < AT_MARGIN * line.size &&
        line.baseline - above.baseline > SAME_LINE * line.size &&
        line.baseline - above.baseline < LINE_PITCH * line.size,
    );
    if (next === undefined) return rows;
    rows.push(rowOf(lines, next));
  }
}

/** The cells of one line, from left to right, that follow each other without a gap. */
function rowOf(lines: readonly TextLine[], of: TextLine): TextLine[] {
  const level = lines
    .filter((line) => Math.abs(line.baseline - of.baseline) < SAME_LINE * of.size)
    .toSorted((a, b) => a.x0 - b.x0);
  const at = level.indexOf(of);
  let [from, to] = [at, at];
  while (from > 0 && isNext(level[from - 1], level[from])) from -= 1;
  while (to < level.length - 1 && isNext(level[to], level[to + 1])) to += 1;
  return level.slice(from, to + 1);
}

function isNext(one: TextLine | undefined, other: TextLine | undefined): boolean {
  return one !== undefined && other !== undefined && other.x0 - one.x1 < RUN_GAP * other.size;
}

function textOf(row: readonly TextLine[]): string {
  return row.reduce((text, line) => (text === '' || /^[,;.]/.test(line.text) ? text : `${text} `) + line.text, '');
}

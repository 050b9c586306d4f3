/**
 * Members of the committee in running text under its title: justified lines, or names alone with commas between them.
 */
import { isBeside } from '#sources/fmr/candidates/rows.ts';
import { makeBlock, type Block } from '#sources/fmr/ink/blocks.ts';
import { joinStyles } from '#sources/fmr/ink/flow.ts';
import { isSetAlike, lineFrom } from '#sources/fmr/ink/paragraphs.ts';
import type { TextLine } from '#sources/fmr/ink/text-cells.ts';
import type { PageContext } from './page-context.ts';
import { addMember, type Member, memberIn } from './add-member.ts';
import { isDesignation, isPerson, isQualification, splitLine } from './person-texts.ts';

// In multiples of the font size.
const FIRST_GAP = 2.4;
const LINE_GAP = 2.2;
const ALIGNED = 3;
const FEWEST_NAMES = 2;
const MOST_LINES = 8;
const IN_BRACKETS = /^\(\p{Lu}[^()]{3,60}\)/u;

/** True if all of the text under the title was read. */
export function readCommitteeText(context: PageContext, title: Block): boolean {
  const rows = rowsUnder(context.ink.blocks, title);
  const bare = readParted(rows) ?? readBracketed(rows);
  const styled = bare === undefined ? paragraphUnder(context.ink.blocks, title) : [];
  const inStyles = readBracketed(styled);
  const members = bare ?? inStyles ?? readJustified(rows) ?? (hasTitles(context, rows) ? undefined : readNames(rows));
  if (members === undefined) return false;
  const used = new Set((inStyles === undefined ? rows : styled).flat().flatMap(({ words }) => words));
  const isUsed = ({ words }: TextLine): boolean => words.some((word) => used.has(word));
  for (const block of context.ink.blocks) if (block.lines.some(isUsed)) context.taken.add(block);
  for (const member of members) addMember(context, member);
  return true;
}

/** The lines of one text under the title, each with all cells that its gaps make of it. */
function rowsUnder(blocks: readonly Block[], title: Block): TextLine[][] {
  const lines = blocks.flatMap((block) => [...block.lines]);
  const under = lines.filter((line) => line.y0 > title.y1 - 2 && Math.abs(line.x0 - title.x0) < ALIGNED + title.size);
  const rows: TextLine[][] = [];
  for (const line of under.toSorted((a, b) => a.baseline - b.baseline)) {
    const first = rows[0]?.[0];
    const above = rows.at(-1)?.[0];
    const gap = line.baseline - (above?.baseline ?? title.y1);
    if (gap < 0.5 * line.size && above !== undefined) continue;
    const isSame = first === undefined || (Math.abs(line.x0 - first.x0) < ALIGNED && isSetAlike(first, line));
    if (!isSame || gap > (above === undefined ? FIRST_GAP : LINE_GAP) * line.size) break;
    rows.push(lineFrom(lines, line, (other) => isSetAlike(line, other)));
  }
  return rows;
}

/** `**Name One** (Chief Executive) and **Name Two** (Head of Risk).`: the lines of a text that is set in two styles. */
function paragraphUnder(blocks: readonly Block[], title: Block): (readonly TextLine[])[] {
  const near = blocks.filter(({ y0, size }) => y0 > title.y1 - 2 && y0 - title.y1 < MOST_LINES * LINE_GAP * size);
  if (!near.some(({ text }) => IN_BRACKETS.test(text))) return [];
  const paragraph = joinStyles(near).find(
    ({ x0, y0, size }) => Math.abs(x0 - title.x0) < ALIGNED && y0 - title.y1 < FIRST_GAP * size,
  );
  return paragraph === undefined || !paragraph.text.endsWith('.') ? [] : [paragraph.lines];
}

// Designations may be printed in a column of their own.
function hasTitles({ ink: { blocks } }: PageContext, rows: readonly TextLine[][]): boolean {
  const names = rows.flat().map((line) => makeBlock([line]));
  return blocks.some(
    (block) => isDesignation(block.text) && names.some((name) => isBeside(block, name) && block.x0 >= name.x1),
  );
}

const OPENING =
  /^(?:the )?members of (?:the |our )?(?:investment )?committee (?:are|include|comprise|consist of)\s{1,3}/i;

// `Name One (Chief Executive), Name Two, CFA (Head of Research)` over several lines
function readBracketed(rows: readonly (readonly TextLine[])[]): Member[] | undefined {
  if (rows.length === 0) return undefined;
  const cell = makeBlock(rows.flat());
  const text = cell.text.replace(/\.$/, '').replace(OPENING, '');
  const parts = text.split(/(?<=\))(?:,\s{0,3}|\s{1,3})(?:and\s{1,3})?/);
  return parts.every((part) => part.endsWith(')')) ? membersOf(cell, parts) : undefined;
}

// `Name One – Chief Executive • Name Two, CFA – Head of Research` over several lines
function readParted(rows: readonly TextLine[][]): Member[] | undefined {
  if (rows.length === 0) return undefined;
  const cell = makeBlock(rows.flat());
  return membersOf(cell, cell.text.split(/\s{0,9}[•●▪|]\s{0,9}/));
}

/** One member in each part of the text; undefined if a part is something else. */
function membersOf(cell: Block, parts: readonly string[]): Member[] | undefined {
  const members = parts.flatMap((part) => splitLine(part) ?? []);
  if (members.length < FEWEST_NAMES || members.length < parts.length) return undefined;
  return members.map((person) => memberIn(cell, person));
}

// `Name One – Chief Executive` over `Officer`: wide gaps part the words of one line.
function readJustified(rows: readonly TextLine[][]): Member[] | undefined {
  if (rows.every((row) => row.length === 1)) return undefined;
  const entries: TextLine[][] = [];
  for (const row of rows) {
    const open = entries.at(-1);
    if (open === undefined || splitLine(textOf(row)) !== undefined) entries.push([...row]);
    else open.push(...row);
  }
  const members = entries.flatMap((entry) => {
    const person = splitLine(textOf(entry));
    return person === undefined ? [] : [memberIn(makeBlock(entry), person)];
  });
  return members.length < entries.length || members.length === 0 ? undefined : members;
}

// `Name One, CFA, Dr. Name Two, Name Three`
function readNames(rows: readonly TextLine[][]): Member[] | undefined {
  const cell = rows.length === 0 ? undefined : makeBlock(rows.flat());
  // `Name One` over `Name Two, CFA`: a list of lines, and no name goes from one line to the next.
  const isWhole = (row: readonly TextLine[] | undefined): boolean => row !== undefined && isPerson(textOf(row));
  if (rows.some((row, at) => isWhole(row) && !textOf(row).endsWith(',') && isWhole(rows[at + 1]))) return undefined;
  const names: string[] = [];
  for (const part of (cell?.text ?? '').replace(/\.$/, '').split(/,\s{0,3}|\s{1,3}and\s{1,3}/)) {
    if (isPerson(part)) names.push(part);
    else if (names.length > 0 && isQualification(part)) names.push(`${names.pop() ?? ''}, ${part}`);
    else return undefined;
  }
  if (cell === undefined || names.length < FEWEST_NAMES) return undefined;
  return names.map((name) => ({ name: { ...cell, text: name }, designation: null }));
}

function textOf(row: readonly TextLine[]): string {
  return row.map((line) => line.text).join(' ');
}

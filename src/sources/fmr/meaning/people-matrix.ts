/**
 * People in rows and the funds of a report in columns, with a mark for each fund that a person acts for: `Name One |
 * Head of Equities | ● | ● |` under `Office`, `SIF`, `SEF` and `SBF`.
 */
import { linesOf } from '#sources/fmr/candidates/heads.ts';
import { middleOf } from '#sources/fmr/identity/spine.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import type { PageInk } from '#sources/fmr/ink/page-ink.ts';
import { rememberOf } from '#sources/fmr/remember.ts';
import { addMember } from './add-member.ts';
import type { PageContext } from './page-context.ts';
import { isDesignation, isPerson } from './person-texts.ts';

interface PersonRow {
  readonly name: Block;
  readonly designation: Block;
  readonly marks: readonly Block[];
}

interface PeopleTable {
  readonly page_number: number;
  /** The heads that may name funds. */
  readonly heads: readonly Block[];
  readonly rows: readonly PersonRow[];
}

const MARK = /^[●•■◆✓✔▪⬤xX×]$/;
const FEWEST_ROWS = 3;
const FEWEST_FUNDS = 2;
// In multiples of the font size: from a mark to the middle of its column, and from a line to the next.
const CENTRED = 0.8;
const PITCH = 4;

/** Adds the people who act for the fund of a page. */
export function readPeopleMatrix(page: PageContext, inks: readonly PageInk[]): void {
  for (const { page_number, heads, rows } of listPeopleTables(inks)) {
    const owners = heads.map(({ text }) => page.owners.find(text));
    // A column that names no fund, or two that name this one: a mark under it may be anything.
    const own = owners.indexOf('OWN');
    if (own < 0 || own !== owners.lastIndexOf('OWN') || owners.includes(undefined)) continue;
    for (const { name, designation, marks } of rows)
      if (marks.some((mark) => columnOf(mark, heads) === own))
        addMember(page, { name: { ...name, page_number }, designation: { ...designation, page_number } });
  }
}

/** Asked for each fund of a report. */
const listPeopleTables = rememberOf((inks: readonly PageInk[]): PeopleTable[] =>
  inks.flatMap(({ blocks, page: { page_number } }): PeopleTable[] => {
    // Most pages have no such marks.
    if (blocks.filter(({ text }) => MARK.test(text)).length < FEWEST_ROWS) return [];
    const lines = linesOf(blocks);
    const starts = lines.flatMap((line, at) => (rowOf(line) === undefined ? [] : [at]));
    const first = starts.find((at) => !starts.includes(at - 1)) ?? 0;
    const table = tableAt(lines, first);
    return table === undefined ? [] : [{ page_number, ...table }];
  }),
);

/** Undefined unless each mark of each row is under one head; with marks of two kinds, one of them may deny. */
function tableAt(lines: readonly (readonly Block[])[], first: number): Omit<PeopleTable, 'page_number'> | undefined {
  const rows: PersonRow[] = [];
  for (const line of lines.slice(first)) {
    const row = rowOf(line);
    const last = rows.at(-1)?.name;
    if (row === undefined || (last !== undefined && row.name.y0 - last.y1 > PITCH * last.size)) break;
    rows.push(row);
  }
  const edge = Math.max(...rows.map(({ designation }) => designation.x1));
  const heads = (lines[first - 1] ?? []).filter(({ x0 }) => x0 > edge);
  const kinds = new Set(rows.flatMap(({ marks }) => marks.map(({ text, color }) => `${text}|${color}`)));
  const isClear =
    rows.length >= FEWEST_ROWS &&
    kinds.size === 1 &&
    heads.length >= FEWEST_FUNDS &&
    rows.every(({ marks }) => {
      const columns = marks.map((mark) => columnOf(mark, heads));
      return !columns.includes(-1) && new Set(columns).size === columns.length;
    });
  return isClear ? { heads, rows } : undefined;
}

function columnOf(mark: Block, heads: readonly Block[]): number {
  return heads.findIndex((head) => Math.abs(middleOf(head) - middleOf(mark)) < CENTRED * head.size);
}

/** A name, an office and marks. */
function rowOf(line: readonly Block[]): PersonRow | undefined {
  const [name, designation, ...marks] = line;
  const isRow =
    name !== undefined &&
    designation !== undefined &&
    isPerson(name.text) &&
    isDesignation(designation.text) &&
    marks.length > 0 &&
    marks.every(({ text }) => MARK.test(text));
  return isRow ? { name, designation, marks } : undefined;
}

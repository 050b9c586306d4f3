/**
 * People in rows with the funds that each acts for in the last cell: `Name One, CFA | Fund Manager | SIF, SEF` and
 * `Name Two | Chief Executive Officer | all funds` under `Committee`, `Office` and `For`.
 */
import { linesOf } from '#sources/fmr/candidates/heads.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import type { PageInk } from '#sources/fmr/ink/page-ink.ts';
import { rememberOf } from '#sources/fmr/remember.ts';
import { addMember } from './add-member.ts';
import type { PageContext } from './page-context.ts';
import { isDesignation, isPerson } from './person-texts.ts';

interface PersonRow {
  readonly name: Block;
  readonly designation: Block;
  readonly funds: Block;
}

interface PeopleTable {
  readonly page_number: number;
  readonly rows: readonly PersonRow[];
}

const ALL = /^all (?:of )?(?:the |our )?(?:funds|schemes)$/i;
const CODES = /^[A-Z][A-Za-z0-9-]{1,11}(?:(?:,? and |, ?| & )[A-Z][A-Za-z0-9-]{1,11}){0,20}$/;
const BETWEEN = /,? and |, ?| & /;
// Over the last cells; `Formerly of` and `Funds before` are of other times.
const HEAD = /^(?:for|acts for|(?:for )?(?:which )?(?:funds?|schemes?)(?: managed)?|manages|responsible for)$/i;
const FEWEST_ROWS = 3;
// In points.
const ONE_EDGE = 1.5;
// In multiples of the font size: from one row to the next, and from the heads to the first row.
const PITCH = 4;

/** Adds the people who act for the fund of a page, if each short form of the table names a fund. */
export function readPeopleOfFunds(page: PageContext, inks: readonly PageInk[]): void {
  for (const { page_number, rows } of listPeopleTables(inks)) {
    const owners = rows.map(({ funds }) =>
      ALL.test(funds.text) ? ['OWN' as const] : funds.text.split(BETWEEN).map((code) => page.owners.find(code)),
    );
    if (owners.some((own) => own.includes(undefined))) continue;
    for (const [at, { name, designation }] of rows.entries())
      if (owners[at]?.includes('OWN') === true)
        addMember(page, { name: { ...name, page_number }, designation: { ...designation, page_number } });
  }
}

/** Asked for each fund of a report. */
const listPeopleTables = rememberOf((inks: readonly PageInk[]): PeopleTable[] =>
  inks.flatMap(({ blocks, page: { page_number } }): PeopleTable[] => {
    // Most pages have no such cells.
    if (blocks.filter(({ text }) => ALL.test(text) || CODES.test(text)).length < FEWEST_ROWS) return [];
    const found = linesOf(blocks).flatMap((line) => rowOf(line) ?? []);
    const [first] = found;
    const rows = first === undefined ? [] : found.filter((row) => isInColumns(row, first));
    return first !== undefined && isTable(rows) && isHeaded(first, blocks) ? [{ page_number, rows }] : [];
  }),
);

/** A name, an office and funds next to each other. */
function rowOf(line: readonly Block[]): PersonRow | undefined {
  const at = line.findIndex(({ text }) => isPerson(text));
  const [name, designation, funds] = at < 0 ? [] : line.slice(at);
  const isRow =
    name !== undefined &&
    designation !== undefined &&
    funds !== undefined &&
    isDesignation(designation.text) &&
    (ALL.test(funds.text) || CODES.test(funds.text));
  return isRow ? { name, designation, funds } : undefined;
}

function isInColumns(row: PersonRow, first: PersonRow): boolean {
  return (['name', 'designation', 'funds'] as const).every((key) => Math.abs(row[key].x0 - first[key].x0) < ONE_EDGE);
}

function isTable(rows: readonly PersonRow[]): boolean {
  const isNext = ({ name }: PersonRow, at: number): boolean => {
    const above = rows[at - 1]?.name;
    return above === undefined || name.y0 - above.y1 < PITCH * name.size;
  };
  return rows.length >= FEWEST_ROWS && rows.some(({ funds }) => !ALL.test(funds.text)) && rows.every(isNext);
}

function isHeaded({ name, funds }: PersonRow, blocks: readonly Block[]): boolean {
  return blocks.some(
    ({ text, x0, y1 }) =>
      HEAD.test(text) && Math.abs(x0 - funds.x0) < ONE_EDGE && y1 < name.y0 + 1 && name.y0 - y1 < PITCH * name.size,
  );
}

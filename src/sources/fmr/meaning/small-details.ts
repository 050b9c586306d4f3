/** Ratings or sectors of holdings in another colour behind their names, in one cell: no part of the names. */
import type { HoldingRow } from '#domain/fragment.ts';
import { isGrade } from '#sources/fmr/candidates/graded-names.ts';
import type { Row, Table } from '#sources/fmr/candidates/table.ts';
import type { RowCells } from '#sources/fmr/draft.ts';
import { makeBlock, type Block } from '#sources/fmr/ink/blocks.ts';
import { partTail } from '#sources/fmr/ink/small-tails.ts';
import { isSectorLabel } from './normalize-label.ts';

const FEWEST = 2;
// Of the details, those that are ratings, or sectors of the vocabulary.
const LEAST_UNDERSTOOD = 0.5;
const DETAIL = /^\p{L}[\p{L} &,./'’+-]{0,40}$/u;

/** Neither value for words that may be a rating or a sector, or something else. */
export interface SmallDetail {
  readonly values: Partial<Pick<HoldingRow, 'credit_rating' | 'sector_raw'>>;
  readonly cells: RowCells<'holdings'>;
}

type SmallDetails = ReadonlyMap<Row, SmallDetail>;

/** The table with the names alone as labels, and the detail of each row; as given if the details may be anything. */
export function partSmallDetails(given: Table): { readonly table: Table; readonly details: SmallDetails } {
  const parted = given.rows.map((row) => ({ row, ...partDetail(row) }));
  const found = parted.flatMap(({ cell }) => cell ?? []);
  const grades = found.filter(({ text }) => isGrade(text));
  const understood = [...grades, ...found.filter(({ text }) => isSectorLabel(text))];
  if (found.length < FEWEST || understood.length < LEAST_UNDERSTOOD * found.length)
    return { table: given, details: new Map() };
  // Among ratings, `Unrated` does not name a sector.
  const detailOf = (cell: Block): SmallDetail =>
    grades.includes(cell)
      ? { values: { credit_rating: cell.text }, cells: { credit_rating: cell } }
      : grades.length === 0 || understood.includes(cell)
        ? { values: { sector_raw: cell.text }, cells: { sector_raw: cell } }
        : { values: {}, cells: {} };
  const details = new Map<Row, SmallDetail>();
  const rows = parted.map(({ row, name, cell }): Row => {
    if (name === undefined || cell === undefined) return row;
    const own = { ...row, label: name };
    details.set(own, detailOf(cell));
    return own;
  });
  return { table: { ...given, rows }, details };
}

function partDetail({ label }: Row): { readonly name?: Block; readonly cell?: Block } {
  const last = label.lines.at(-1);
  const parts = last === undefined ? undefined : partTail(last);
  if (parts === undefined || !(DETAIL.test(parts.tail.text) || isGrade(parts.tail.text))) return {};
  return { name: makeBlock([...label.lines.slice(0, -1), parts.name]), cell: makeBlock([parts.tail]) };
}

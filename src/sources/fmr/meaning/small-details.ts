/**
 * Ratings or sectors of holdings behind their names in one cell, in another colour, in square brackets or after a
 * comma: no part of the names.
 */
import type { HoldingRow } from '#domain/fragment.ts';
import { isGrade } from '#sources/fmr/candidates/graded-names.ts';
import type { Row, Table } from '#sources/fmr/candidates/table.ts';
import type { RowCells } from '#sources/fmr/draft.ts';
import { makeBlock, type Block } from '#sources/fmr/ink/blocks.ts';
import { blockOf, flowOf } from '#sources/fmr/ink/flow.ts';
import { partTail } from '#sources/fmr/ink/small-tails.ts';
import { isSectorLabel } from './normalize-label.ts';
import { isTotal } from './share-sums.ts';

const FEWEST = 2;
// Of the details, those that are ratings, or sectors of the vocabulary.
const LEAST_UNDERSTOOD = 0.5;
const DETAIL = /^\p{L}[\p{L} &,./'’+-]{0,40}$/u;

// `Engineering*`: a note is about the row.
const MARK = /\s?[*†‡#^¹²³]{1,3}$/;

/** Neither value for words that may be a rating or a sector, or something else. */
export interface SmallDetail {
  readonly values: Partial<Pick<HoldingRow, 'credit_rating' | 'sector_raw'>>;
  readonly cells: RowCells<'holdings'>;
}

type SmallDetails = ReadonlyMap<Row, SmallDetail>;

/** The table with the names alone as labels, and the detail of each row; as given if the details may be anything. */
export function partSmallDetails(given: Table): { readonly table: Table; readonly details: SmallDetails } {
  const [bracketed, listed] = [partAt(given, BRACKETS), partAt(given, COMMA)];
  const isListed = listed.every(
    ({ row, name, cell }) => isTotal(row.label.text) || (cell !== undefined && isLongName(name?.text ?? '')),
  );
  const parted = bracketed.some(({ cell }) => cell !== undefined)
    ? bracketed
    : isListed
      ? listed
      : given.rows.map((row) => ({ row, ...partDetail(row) }));
  const found = parted.flatMap(({ cell }) => cell ?? []);
  const grades = found.filter(({ text }) => isGrade(text));
  const understood = [...grades, ...found.filter(({ text }) => isSectorLabel(text))];
  const areKnown = understood.length >= LEAST_UNDERSTOOD * found.length;
  // Brackets behind every name do not belong to the names, whatever they say.
  const areApart =
    parted === bracketed && bracketed.every(({ row, cell }) => cell !== undefined || isTotal(row.label.text));
  if (found.length < FEWEST || !(areKnown || areApart)) return { table: given, details: new Map() };
  // Among ratings, `Unrated` does not name a sector.
  const detailOf = (cell: Block): SmallDetail =>
    grades.includes(cell)
      ? { values: { credit_rating: cell.text }, cells: { credit_rating: cell } }
      : (areKnown && grades.length === 0) || understood.includes(cell)
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

// `Sample Steel Limited [Engineering]`
const BRACKETS = /^(.*\S)\s\[([^[\]]{1,40})\]$/s;
// `Sample Steel Limited, Engineering`
const COMMA = /^(.*), (.+)$/s;

/** The two parts of each row that has a detail behind its name. */
function partAt({ rows }: Table, pattern: RegExp): Parted[] {
  return rows.map((row): Parted => {
    const flow = flowOf(row.label.lines.map((line) => [line]));
    const [, name = '', printed = ''] = pattern.exec(flow.text) ?? [];
    const detail = printed.replace(MARK, '');
    if (isTotal(row.label.text) || !(DETAIL.test(detail) || isGrade(detail))) return { row };
    return {
      row,
      name: { ...blockOf(flow, 0, name.length), text: name },
      cell: { ...blockOf(flow, flow.text.lastIndexOf(printed), flow.text.length), text: detail },
    };
  });
}

interface Parted {
  readonly row: Row;
  readonly name?: Block;
  readonly cell?: Block;
}

// `Sample Motors` and longer names; a single word before a comma is the beginning of one.
function isLongName(text: string): boolean {
  const word = text.search(/\p{L}{2}/u);
  return word >= 0 && /\s\S/.test(text.slice(word));
}

function partDetail({ label }: Row): { readonly name?: Block; readonly cell?: Block } {
  const last = label.lines.at(-1);
  const parts = last === undefined ? undefined : partTail(last);
  if (parts === undefined || !(DETAIL.test(parts.tail.text) || isGrade(parts.tail.text))) return {};
  return { name: makeBlock([...label.lines.slice(0, -1), parts.name]), cell: makeBlock([parts.tail]) };
}

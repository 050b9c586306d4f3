import { findCategory } from '#domain/categories.ts';
import type { FundMention } from '#domain/fund.ts';
import { normaliseName, readPrintedName } from '#domain/names.ts';
import { SCHEME_TYPE_NAMES, SCHEME_TYPES } from '#domain/vocabularies.ts';
import type { SchemeType } from '#domain/vocabularies.ts';
import { isUnavailable, readDate, readText } from './cells.ts';
import type { KnownMention, RowCursor } from './cells.ts';

/** The columns in which a table may describe a fund. */
const MENTION_FIELDS = [
  'association_fund_id',
  'name',
  'amc',
  'scheme_type',
  'category',
  'rating',
  'benchmark',
  'trustee',
  'inception_date',
] as const;
export type MentionField = (typeof MENTION_FIELDS)[number];

// The longest real name has 98 characters; a longer text is a paragraph that moved into the column.
const MAX_NAME_CHARACTERS = 300;

/** The row's description of its fund. Rows with the same cells share one object. */
export function readMention(cursor: RowCursor<MentionField>): FundMention {
  const known = findMention(cursor);
  if (known !== undefined) {
    cursor.lastMention = known;
    cursor.addProblems(known.problems);
    return known.mention;
  }
  const before = cursor.problems.length;
  const mention = makeMention(cursor);
  const cells = listCells(cursor);
  cursor.lastMention = { cells, mention, problems: cursor.problems.slice(before) };
  cursor.mentions.set(cells.join('\n'), cursor.lastMention);
  return mention;
}

function findMention(cursor: RowCursor<MentionField>): KnownMention | undefined {
  const last = cursor.lastMention;
  const is_last =
    last !== undefined &&
    last.cells[0] === (cursor.link('name') ?? '') &&
    MENTION_FIELDS.every((field, index) => last.cells[index + 1] === cursor.text(field));
  return is_last ? last : cursor.mentions.get(listCells(cursor).join('\n'));
}

function listCells(cursor: RowCursor<MentionField>): string[] {
  return [cursor.link('name') ?? '', ...MENTION_FIELDS.map((field) => cursor.text(field))];
}

function makeMention(cursor: RowCursor<MentionField>): FundMention {
  const id = readAssociationId(cursor);
  const { name, formerNames } = readName(cursor);
  if (name === '' && id === null) cursor.addProblem('name', cursor.text('name'), 'the name of a fund');
  return {
    association_fund_id: id,
    name,
    formerNames,
    amc_name: readText(cursor, 'amc'),
    scheme_type: readSchemeType(cursor),
    category: readCategory(cursor, 'category'),
    rating: readText(cursor, 'rating'),
    benchmark: readBenchmark(cursor),
    trustee: readText(cursor, 'trustee'),
    inception_date: readDate(cursor, 'inception_date'),
  };
}

// `/FundProfile/FundDetail?FundID=12768`; a renamed or matured fund has the link without a number.
const FUND_ID_IN_LINK = /[?&]fundid=([^&#]*)/i;
const ASSOCIATION_ID = /^\d{1,10}$/;

/** Whether a link is of the kind that contains the association's id, with or without a number. */
export function isFundLink(href: string | null): boolean {
  return href !== null && FUND_ID_IN_LINK.test(href);
}

/** The id of the id column, else of the name's link; null if neither contains one. */
export function readAssociationId(cursor: RowCursor<'association_fund_id' | 'name'>): string | null {
  const stated = readText(cursor, 'association_fund_id');
  const id = stated ?? FUND_ID_IN_LINK.exec(cursor.link('name') ?? '')?.[1]?.trim() ?? '';
  if (id === '') return null;
  if (ASSOCIATION_ID.test(id)) return id;
  cursor.addProblem('association_fund_id', id, 'an association id of 1 to 10 digits');
  return null;
}

/** The printed name without its former names; an empty name if the cell is blank or far too long. */
export function readName(cursor: RowCursor<'name'>): {
  readonly name: string;
  readonly formerNames: readonly string[];
} {
  const printed = cursor.text('name');
  if (isUnavailable(printed)) return { name: '', formerNames: [] };
  if (printed.length <= MAX_NAME_CHARACTERS) return readPrintedName(printed);
  cursor.addProblem('name', printed, `a fund name of at most ${MAX_NAME_CHARACTERS} characters`);
  return { name: '', formerNames: [] };
}

export function readSchemeType(cursor: RowCursor<'scheme_type'>): SchemeType | null {
  const printed = readText(cursor, 'scheme_type');
  if (printed === null) return null;
  const type = findSchemeType(printed);
  if (type === undefined) cursor.addProblem('scheme_type', printed, 'a sector like Open-End Funds');
  return type ?? null;
}

/** The category's name in the association's list; its slug is also accepted. */
export function readCategory<Field extends string>(cursor: RowCursor<Field>, field: Field): string | null {
  const printed = readText(cursor, field);
  if (printed === null) return null;
  const category = findCategory(printed);
  if (category === undefined) cursor.addProblem(field, printed, 'a category of the association like Money Market');
  return category?.name ?? null;
}

/** This column sometimes contains stray numbers entered in the wrong field; they do not name a benchmark. */
export function readBenchmark(cursor: RowCursor<'benchmark'>): string | null {
  const printed = readText(cursor, 'benchmark');
  return printed === null || /^\d+$/.test(printed) ? null : printed;
}

const BY_NAME = new Map(
  SCHEME_TYPES.flatMap((type) => [
    [normaliseName(SCHEME_TYPE_NAMES[type]), type] as const,
    [normaliseName(type), type] as const,
  ]),
);

/**
 * The scheme type of a printed sector (`Open-End Funds`) or of its own name (`OPEN_END`); undefined if it is neither.
 */
function findSchemeType(printed: string): SchemeType | undefined {
  return BY_NAME.get(normaliseName(printed));
}

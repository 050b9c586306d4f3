/**
 * Columns of a list of holdings beside name and share: rating, sector, maturity, coupon and their like, by their heads.
 */
import type { Decimal } from '#domain/decimal.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { HoldingRow } from '#domain/fragment.ts';
import { isBeside } from '#sources/fmr/candidates/rows.ts';
import type { Row } from '#sources/fmr/candidates/table.ts';
import type { Table } from '#sources/fmr/candidates/table.ts';
import type { RowCells } from '#sources/fmr/draft.ts';
import { findMeaning } from '#sources/fmr/fold-label.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { respace, squeeze } from '#sources/fmr/ink/respace.ts';
import { readDate } from '#sources/fmr/printed-date.ts';
import { readNumber } from '#sources/fmr/printed-number.ts';
import { BLANK_TEXT } from '#sources/fmr/printed-text.ts';

type TextMember =
  | 'credit_rating'
  | 'rating_agency'
  | 'sector_raw'
  | 'symbol_raw'
  | 'instrument_type_raw'
  | 'issuer_name_raw';
type DateMember = 'maturity_date' | 'issue_date';
type PercentMember = 'coupon_rate' | 'yield_percent' | 'ytm_percent';
type Detail = TextMember | DateMember | PercentMember;

const HEADS: readonly (readonly [RegExp, Detail])[] = [
  [/^rating agency$|^agency$|^rated by$/, 'rating_agency'],
  [/^(?:credit |instrument |entity |long term |issue )?ratings?$/, 'credit_rating'],
  [/^sectors?(?: name)?$|^industry$/, 'sector_raw'],
  [/^symbols?$|^ticker$/, 'symbol_raw'],
  [/^issuers?(?: name)?$|^name of issuer$/, 'issuer_name_raw'],
  [
    /^asset class$|^(?:asset|instrument|security) type$|^type of (?:instrument|security|investment)$/,
    'instrument_type_raw',
  ],
  [/^maturity(?: date)?$|^date of maturity$|^redemption date$/, 'maturity_date'],
  [/^issue date$|^date of issue$|^issued on$/, 'issue_date'],
  [/^coupon(?: rate)?(?: %)?$|^(?:profit|mark ?up) rate(?: %)?$|^% coupon$/, 'coupon_rate'],
  [/^ytm(?: %)?$|^yield to maturity(?: %)?$/, 'ytm_percent'],
  [/^yield(?: %)?$|^current yield(?: %)?$/, 'yield_percent'],
];
// Words that are heads of a detail beside another one.
const HEADS_AMONG: readonly (readonly [RegExp, Detail])[] = [
  [/^(?:type|class|instrument)$/, 'instrument_type_raw'],
  [/^(?:industry|segment)$/, 'sector_raw'],
];
const RATING = /^(?:a{1,3}[+-]?|b{1,3}[+-]?|a-?[123][+-]?|ccc?|d)(?:\s?\([^()]{1,20}\))?$/i;

/** Whether a column's head names a detail, so that its figures are not shares. */
export function isDetailHead(text: string): boolean {
  return detailsOf(text).length > 0;
}

// `Rating / Type`, `Sector or Rating`: a cell is what it fits of the details that its head names.
function detailsOf(printed: string): Detail[] {
  const text = respace(printed);
  const parts = findMeaning(HEADS, text) === undefined ? text.split(/\s{0,3}[/|]\s{0,3}|\sor\s/) : [text];
  const details = parts.map(
    (part) => findMeaning(HEADS, part) ?? (parts.length > 1 ? findMeaning(HEADS_AMONG, part) : undefined),
  );
  return details.every((detail) => detail !== undefined) ? details : [];
}

interface HoldingDetails {
  readonly values: Partial<Pick<HoldingRow, Detail>>;
  readonly cells: RowCells<'holdings'>;
}

/**
 * A row's cells under the heads that name a detail. A head with two cells under it, or with a cell of another kind, is
 * ignored.
 */
export function readHoldingDetails(blocks: readonly Block[], table: Table, row: Row, name: Block): HoldingDetails {
  const values: Partial<Record<Detail, string>> = {};
  const cells: RowCells<'holdings'> = {};
  const heads = listHeads(blocks, table);
  const end = startOfNextHalf(heads, name);
  const beside = blocks.filter(
    (block) => block !== name && isBeside(block, row.label) && block.x0 >= name.x1 - 1 && block.x0 < end,
  );
  for (const head of heads) {
    const named = detailsOf(head.text);
    const under = named.length === 0 ? [] : beside.filter((block) => nearest(heads, block) === head);
    const [cell, second] = under;
    if (cell === undefined || second !== undefined) continue;
    const found = findDetail(named, cell.text);
    if (found === undefined || found.detail in values) continue;
    values[found.detail] = found.value;
    cells[found.detail] = cell;
  }
  return { values: values as HoldingDetails['values'], cells };
}

/** `Name` over the name, and again right of it: over the names of the other half of a list. */
function startOfNextHalf(heads: readonly Block[], name: Block): number {
  const own = nearest(heads, name);
  const again = heads.filter(
    (head) => own !== undefined && head.x0 > own.x1 && squeeze(head.text) === squeeze(own.text),
  );
  return Math.min(Infinity, ...again.map(({ x0 }) => x0 - 1));
}

// A table grown from its figures may have heads further left, on the line of those it knows.
function listHeads(blocks: readonly Block[], table: Table): Block[] {
  const known = [...table.captions, ...table.columns.flatMap((column) => column.heads)];
  const onLine = blocks.filter((block) => known.some((head) => Math.abs(head.baseline - block.baseline) < 2));
  return [...new Set([...known, ...onLine])].filter((head) => head !== table.title && !head.isFigure);
}

// The head that shares the most width with a cell.
function nearest(heads: readonly Block[], cell: Block): Block | undefined {
  const shared = (head: Block): number => Math.min(head.x1, cell.x1) - Math.max(head.x0, cell.x0);
  return heads.filter((head) => shared(head) > 0).toSorted((a, b) => shared(b) - shared(a))[0];
}

// Any words fit these; a grade, a date or a rate has a form of its own.
const WORDS = new Set<Detail>(['rating_agency', 'sector_raw', 'symbol_raw', 'issuer_name_raw', 'instrument_type_raw']);

/** The one detail that a cell can be; undefined if it fits none, or several equally. */
function findDetail(named: readonly Detail[], text: string): { detail: Detail; value: string } | undefined {
  const fits = named.flatMap((detail) => {
    const value = readDetail(detail, text);
    return value === undefined ? [] : [{ detail, value }];
  });
  const close = fits.filter(({ detail }) => !WORDS.has(detail));
  const [only, ...others] = close.length > 0 ? close : fits;
  return others.length > 0 ? undefined : only;
}

function readDetail(detail: Detail, text: string): string | IsoDate | Decimal | undefined {
  if (BLANK_TEXT.test(text)) return undefined;
  switch (detail) {
    case 'maturity_date':
    case 'issue_date':
      return readDate(text);
    case 'coupon_rate':
    case 'yield_percent':
    case 'ytm_percent': {
      const number = readNumber(text);
      return number.kind === 'number' ? number.value : undefined;
    }
    case 'credit_rating':
      return RATING.test(text.trim()) ? text.trim() : undefined;
    default:
      return /[A-Za-z]{2}/.test(text) && readNumber(text).kind === 'unclear' ? text : undefined;
  }
}

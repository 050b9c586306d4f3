import { listNearest } from '#base/nearest.ts';
import { own } from '#base/own.ts';
import { refusal } from '#documents/refusal.ts';
import type { Grid, PrintedDocument } from '#documents/table.ts';
import type { TableSource } from './table-source.ts';

/** The data by which the header check distinguishes a wrong document from a damaged one. */
interface HeaderCase {
  readonly source: TableSource;
  /** Every source, to name the kind that a wrong document looks like. */
  readonly others: readonly TableSource[];
  readonly document: PrintedDocument;
  readonly bytes: Uint8Array;
  readonly grid: Grid | undefined;
}

/**
 * The grid and its columns; throws Fault `SOURCE_REFUSED` if the header is incomplete or the document is another table.
 */
export function readHeader(asked: HeaderCase): { readonly grid: Grid; readonly located: LocatedColumns } {
  const { source, grid, document } = asked;
  const located = locateColumns(source, grid?.header ?? []);
  if (grid === undefined || Object.keys(located.at).length === 0) throw refuseStranger(asked);
  const missing = listMissing(source, located, document.format === 'html');
  if (missing.length > 0) throw refuseMissing(asked, grid, located, missing);
  if (located.doubled.length > 0) {
    throw refusal(
      `Each column of ${source.title} was expected once; found twice: ${quote(located.doubled)}. Remove one of them.`,
    );
  }
  if (source.unknownColumns === 'refuse' && located.unknown.length > 0) throw refuseUnknown(source, located.unknown);
  return { grid, located };
}

function refuseStranger(asked: HeaderCase): Error {
  const { source, document, grid } = asked;
  const found = document.title === null ? '' : ` with the title "${short(document.title)}"`;
  const expected = `Expected ${source.title} with the columns ${expectedColumns(source, document)}; found`;
  if (isChallenge(asked))
    return refusal(
      `${expected} a challenge page${found} that asks for a browser. Wait, or save the page from a browser.`,
    );
  if (!document.closed)
    return refusal(`${expected} a page${found} that ends before its table: it is truncated. Fetch it again.`);
  if (document.format === 'html' && grid === undefined)
    return refusal(`${expected} a page${found} without a table with a header. Fetch the right page.`);
  return refusal(
    `${expected} ${grid === undefined ? 'no header' : `the header ${quote(grid.header)}`}.${looksLike(asked)}`,
  );
}

function refuseMissing(asked: HeaderCase, grid: Grid, located: LocatedColumns, missing: readonly string[]): Error {
  const { source } = asked;
  if (!grid.complete && grid.rows.length === 0)
    return refusal(`${capital(source.title)} ends in its header: it is truncated. Fetch it again.`);
  const strangers = located.unknown.length === 0 ? '' : ` Unknown: ${quote(located.unknown)}.`;
  return refusal(
    `${capital(source.title)} was expected with the ${missing.length === 1 ? 'column' : 'columns'} ` +
      `${quote(missing)}, missing or renamed here; ` +
      `found ${quote(grid.header)}.${strangers}${looksLike(asked)}`,
  );
}

function refuseUnknown(source: TableSource, unknown: readonly string[]): Error {
  const known = Object.values(source.columns).flatMap((rule) => rule.headers);
  const hints = unknown.map((text) => {
    const nearest = listNearest(text, known)[0];
    return nearest === undefined ? '' : ` Did you mean "${nearest}" for "${short(text)}"?`;
  });
  return refusal(
    `${capital(source.title)} has unknown columns: ${quote(unknown)}.${hints.join('')} Known columns: ` +
      `${known.join(', ')}.`,
  );
}

/** ` It looks like …` if the header is that of another source. */
function looksLike({ source, others, document, grid }: HeaderCase): string {
  const other = others.find(
    (one) => one !== source && fitHeader(one, grid?.header ?? [], document.format === 'html') !== undefined,
  );
  return other === undefined ? '' : ` It looks like ${other.title}: ingest it as ${other.source}.`;
}

const CHALLENGE_TITLE = /just a moment|attention required|access denied|checking your browser|verify you are human/i;
// Scripts of the challenge itself; real pages end with `challenge-platform/scripts/`.
const CHALLENGE_MARKS = ['_cf_chl_opt', 'challenge-platform/h/', 'challenge-form'];

function isChallenge({ document, bytes }: HeaderCase): boolean {
  if (document.format !== 'html') return false;
  const page = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return CHALLENGE_TITLE.test(document.title ?? '') || CHALLENGE_MARKS.some((mark) => page.includes(mark));
}

function expectedColumns(source: TableSource, document: PrintedDocument): string {
  return quote(listMissing(source, { at: {}, doubled: [], unknown: [] }, document.format === 'html'));
}

/** The positions of a source's columns in the header of a table. */
export interface LocatedColumns {
  /** By field, the index of the column in the header. */
  readonly at: Readonly<Record<string, number>>;
  /** Further header texts for a field that was already found. */
  readonly doubled: readonly string[];
  /** Header texts that the source does not know. */
  readonly unknown: readonly string[];
}

/** Finds the columns by header text, never by position. */
export function locateColumns(source: TableSource, header: readonly string[]): LocatedColumns {
  const fields = new Map(
    Object.entries(source.columns).flatMap(([field, rule]) =>
      rule.headers.map((text) => [comparable(text), field] as const),
    ),
  );
  const ignored = new Set(source.ignoredHeaders.map(comparable));
  const at = new Map<string, number>();
  const doubled: string[] = [];
  const unknown: string[] = [];
  for (const [place, text] of header.entries()) {
    const key = comparable(text);
    const field = fields.get(key);
    if (field === undefined) {
      if (key !== '' && !ignored.has(key)) unknown.push(text);
    } else if (at.has(field)) doubled.push(text);
    else at.set(field, place);
  }
  return { at: Object.fromEntries(at), doubled, unknown };
}

/** The header texts of required columns that are missing. */
function listMissing(source: TableSource, located: LocatedColumns, isPage: boolean): string[] {
  const missing = Object.entries(source.columns)
    .filter(
      ([field, rule]) =>
        !Object.hasOwn(located.at, field) && (rule.required === 'always' || (isPage && rule.required === 'page')),
    )
    .map(([, rule]) => rule.headers[0] ?? '');
  const names = source.one_of.map((field) => own(source.columns, field)?.headers[0] ?? field);
  if (names.length > 0 && !source.one_of.some((field) => Object.hasOwn(located.at, field)))
    missing.push(names.join(' or '));
  return missing;
}

/**
 * The columns of a source in a header that belongs to it: complete, and without unknown columns if the source allows
 * none. Undefined for the header of another source.
 */
export function fitHeader(source: TableSource, header: readonly string[], isPage: boolean): LocatedColumns | undefined {
  const located = locateColumns(source, header);
  const isKnown = source.unknownColumns === 'tolerate' || located.unknown.length === 0;
  return isKnown && listMissing(source, located, isPage).length === 0 ? located : undefined;
}

// More than any source has columns, so that a complete header always has a higher score than a part of one.
const WHOLE = 1000;

/**
 * The score of a row of texts as the header of a source: complete headers first, then by the number of known columns.
 */
export function scoreHeader(source: TableSource, texts: readonly string[]): number {
  const located = locateColumns(source, texts);
  return listMissing(source, located, false).length === 0 ? WHOLE : Object.keys(located.at).length;
}

/** `Payout (Per Unit)` and `payout_per_unit` are the same header text. */
function comparable(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Quotes texts of a document in refusals. */

// The header of an unknown file can be long: enough of it is shown to recognise the file.
const SHOWN_TEXTS = 20;
const SHOWN_CHARACTERS = 60;

/** `"NAV", "Validity Date"` */
export function quote(texts: readonly string[]): string {
  const shown = texts
    .slice(0, SHOWN_TEXTS)
    .map((text) => `"${short(text)}"`)
    .join(', ');
  return texts.length > SHOWN_TEXTS ? `${shown} and ${texts.length - SHOWN_TEXTS} more` : shown;
}

export function short(text: string): string {
  return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;
}

/** The text as the beginning of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

import { own } from '#base/own.ts';
import type { TableSource } from './table-source.ts';

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
export function listMissing(source: TableSource, located: LocatedColumns, isPage: boolean): string[] {
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

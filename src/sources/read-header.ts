import { listNearest } from '#base/nearest.ts';
import type { Grid } from '#documents/grid.ts';
import { refusal } from '#documents/refusal.ts';
import type { PrintedDocument } from '#documents/table.ts';
import { fitHeader, listMissing, locateColumns, type LocatedColumns } from './columns.ts';
import { capital, quote, short } from './quoting.ts';
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

import { chooseGrid, type Grid } from '#documents/grid.ts';
import { readDocument } from '#documents/read-document.ts';
import type { PrintedDocument } from '#documents/table.ts';
import { NAV_PAGE } from './association-nav/nav-page.ts';
import { PAYOUT_PAGE } from './association-payouts/payout-page.ts';
import { PERFORMANCE_PAGE } from './association-performance/performance-page.ts';
import { readHeader } from './read-header.ts';
import { fitHeader, locateColumns, scoreHeader } from './columns.ts';
import { NAV_HISTORY } from './nav-history/nav-history.ts';
import { readTable } from './read-table.ts';
import { REGISTRY_SHEET } from './registry-sheet/registry-sheet.ts';
import type { ParseContext, ParsedDocument, SourceName } from './rows.ts';
import type { TableSource } from './table-source.ts';

const TABLE_SOURCES: Readonly<Record<SourceName, TableSource>> = {
  performance: PERFORMANCE_PAGE,
  nav: NAV_PAGE,
  payouts: PAYOUT_PAGE,
  'nav-history': NAV_HISTORY,
  registry: REGISTRY_SHEET,
};
// From the strictest header to the loosest: any table with a name is a possible registry sheet.
const ALL_SOURCES = Object.values(TABLE_SOURCES);

/**
 * Parses one document of a source; `nav` accepts the association's NAV page or a plain NAV history, distinguished by
 * their headers; `source` of the result names it. Throws Fault `SOURCE_REFUSED` with what was expected, what was found
 * and what to do. Pure: no I/O, no clock.
 */
export function parseDocument(asked: SourceName, bytes: Uint8Array, context: ParseContext): ParsedDocument {
  const document = readDocument(bytes);
  const source = asked === 'nav' && isHistory(document) ? NAV_HISTORY : TABLE_SOURCES[asked];
  const { grid, located } = readHeader({
    source,
    others: ALL_SOURCES,
    document,
    bytes,
    grid: findGrid(source, document),
  });
  return readTable(source, grid, located, context);
}

/**
 * The source whose complete header the document contains; of several, the one with the most known columns; undefined if
 * there is none. Throws Fault `SOURCE_REFUSED` for bytes that are not a table.
 */
export function detectSource(bytes: Uint8Array): SourceName | undefined {
  const document = readDocument(bytes);
  const fits = ALL_SOURCES.flatMap((source) => {
    const located = fitHeader(source, findGrid(source, document)?.header ?? [], document.format === 'html');
    return located === undefined ? [] : [{ source: source.source, known: Object.keys(located.at).length }];
  });
  return fits.toSorted((a, b) => b.known - a.known)[0]?.source;
}

function findGrid(source: TableSource, document: PrintedDocument): Grid | undefined {
  return chooseGrid(document, (texts) => scoreHeader(source, texts));
}

// The page has the header `Validity Date`, a history `nav` and `date`.
function isHistory(document: PrintedDocument): boolean {
  const page = findGrid(NAV_PAGE, document);
  if (page === undefined || 'validity_date' in locateColumns(NAV_PAGE, page.header).at) return false;
  const history = locateColumns(NAV_HISTORY, findGrid(NAV_HISTORY, document)?.header ?? []).at;
  return 'nav' in history && 'validity_date' in history;
}

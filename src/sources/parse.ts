import { listOf } from '#base/listing.ts';
import type { Listing } from '#base/listing.ts';
import { own } from '#base/own.ts';
import { readDocument } from '#documents/read-document.ts';
import { refusal } from '#documents/refusal.ts';
import { chooseGrid } from '#documents/table.ts';
import type { Grid, PrintedDocument } from '#documents/table.ts';
import type { IsoDate } from '#domain/dates.ts';
import { isPositive } from '#domain/decimal.ts';
import type { FundMention } from '#domain/fund.ts';
import { NAV_PAGE, PAYOUT_PAGE, PERFORMANCE_PAGE } from './association-pages.ts';
import { isUnavailable, RowCursor } from './cells.ts';
import { isFundLink } from './mention.ts';
import { NAV_HISTORY } from './nav-history/nav-history.ts';
import { capital, fitHeader, locateColumns, quote, readHeader, scoreHeader, short } from './read-header.ts';
import type { LocatedColumns } from './read-header.ts';
import { REGISTRY_SHEET } from './registry-sheet/registry-sheet.ts';
import type { Arrival, CellProblem, ParseContext, ParsedDocument, SourceName, SourceRow } from './rows.ts';
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

/**
 * Reads the rows of a table with a complete header. Throws Fault `SOURCE_REFUSED` if the table is truncated, has an
 * implausible number of rows, or has a column whose content does not match its header.
 */
function readTable(source: TableSource, grid: Grid, located: LocatedColumns, context: ParseContext): ParsedDocument {
  if (!grid.complete) {
    throw refusal(
      `${capital(source.title)} is truncated after row ${grid.rows.length}: ` +
        'its table or its last row is incomplete. Fetch it again.',
    );
  }
  refuseRowCount(source, grid.rows.length, context);
  const cursor = new RowCursor(grid, located.at);
  // A history has millions of rows: each is read again when it is needed.
  const rows = listOf(grid.rows.length, (place) => {
    cursor.move(place);
    return source.readRow(cursor);
  });
  const survey = surveyRows(source, rows, cursor);
  refuseShifted(source, rows.length, survey);
  const last = rows.at(-1);
  if (grid.endsMidLine && last !== undefined && last.problems.length > 0) {
    throw refusal(
      `${capital(source.title)} is truncated inside row ${rows.length}: ${explain(last.problems[0])}. ` +
        'Fetch it again or, if it is complete, end its last line with a line break.',
    );
  }
  const nameColumn = located.at['name'];
  const arrival = context.arrival ?? UNKNOWN_ARRIVAL;
  return {
    source: source.source,
    format: grid.format,
    page_date: source.findPageDate(survey.dates, arrival),
    sighting: source.findSighting(survey.dates, arrival),
    carriesIds:
      'association_fund_id' in located.at ||
      (nameColumn !== undefined && grid.links.some((links) => isFundLink(links?.[nameColumn] ?? null))),
    rows,
    byMention: survey.byMention,
    rows_with_nav: survey.rows_with_nav,
  };
}

const UNKNOWN_ARRIVAL: Arrival = { observed_on: null, isFetched: false };

function refuseRowCount(source: TableSource, found: number, context: ParseContext): void {
  if (found < source.leastRows || found > source.mostRows) {
    throw refusal(
      `${capital(source.title)} was expected with ${source.leastRows} to ${source.mostRows} rows; found ${found}.`,
    );
  }
  const { usualRows } = context;
  if (source.halfOfUsual && !context.partial && usualRows !== null && found * 2 < usualRows) {
    throw refusal(
      `${capital(source.title)} usually has ${usualRows} rows; found ${found}, less than half. ` +
        'If it is part of the table, such as an export of one AMC, use --partial.',
    );
  }
}

/** Counts over all rows. */
interface Survey {
  readonly blanks: readonly { readonly field: string; count: number }[];
  /** The unreadable cells, by column. */
  readonly unread: ReadonlyMap<string, { readonly count: number; readonly first: CellProblem }>;
  readonly dates: ReadonlyMap<IsoDate, number>;
  readonly byMention: ReadonlyMap<FundMention, readonly number[]>;
  readonly rows_with_nav: number;
}

/** Reads every row once; `cursor` is at the row that was read last. */
function surveyRows(source: TableSource, rows: Listing<SourceRow>, cursor: RowCursor): Survey {
  const blanks = Object.entries(source.columns)
    .filter(([, rule]) => rule.mostlyFilled === true)
    .map(([field]) => ({ field, count: 0 }));
  const unread = new Map<string, { count: number; readonly first: CellProblem }>();
  const dates = new Map<IsoDate, number>();
  const byMention = new Map<FundMention, number[]>();
  let rows_with_nav = 0;
  for (const row of rows) {
    for (const column of blanks) if (isUnavailable(cursor.text(column.field))) column.count += 1;
    for (const problem of row.problems) {
      const seen = unread.get(problem.column);
      if (seen === undefined) unread.set(problem.column, { count: 1, first: problem });
      else seen.count += 1;
    }
    const date = source.dateOf(row);
    if (date !== null) dates.set(date, (dates.get(date) ?? 0) + 1);
    const places = byMention.get(row.mention);
    if (places === undefined) byMention.set(row.mention, [row.row_number - 1]);
    else places.push(row.row_number - 1);
    if (row.kind === 'nav' && row.figures.nav !== null && isPositive(row.figures.nav)) rows_with_nav += 1;
  }
  return { blanks, unread, dates, byMention, rows_with_nav };
}

// A shifted column is unreadable in almost every row; typing errors are in under 1 % of the rows of real pages.
const UNREADABLE_PERCENT = 5;
const BLANK_PERCENT = 50;
// One or two unusual rows are not evidence about a column, however few rows there are.
const LEAST_ODD_ROWS = 3;
const CHANGED = 'The column has changed or shifted; nothing was read.';

function isMany(count: number, rows: number, percent: number): boolean {
  return count >= LEAST_ODD_ROWS && count * 100 > rows * percent;
}

function refuseShifted(source: TableSource, rows: number, { unread, blanks }: Survey): void {
  for (const [field, { count, first }] of unread) {
    // A row that does not fit its header shifts all its columns.
    const isGuarded = field === 'row' || own(source.columns, field)?.guarded === true;
    if (isGuarded && isMany(count, rows, UNREADABLE_PERCENT)) {
      throw refusal(
        `${capital(source.title)} does not have the expected content in ${headerOf(source, field)}: ` +
          `${explain(first)}, and the same in ${count} of ${rows} rows. ${CHANGED}`,
      );
    }
  }
  for (const { field, count } of blanks) {
    if (isMany(count, rows, BLANK_PERCENT)) {
      throw refusal(
        `${capital(source.title)} was expected with a filled column ${headerOf(source, field)}; ` +
          `it is blank in ${count} of ${rows} rows. ${CHANGED}`,
      );
    }
  }
}

function headerOf(source: TableSource, field: string): string {
  return field === 'row' ? 'its rows' : quote([own(source.columns, field)?.headers[0] ?? field]);
}

function explain(problem: CellProblem | undefined): string {
  return problem === undefined ? '' : `expected ${problem.expected}, found "${short(problem.printed)}"`;
}

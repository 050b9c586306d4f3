import { writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { isFault } from '#base/fault.ts';
import { sha256Hex } from '#base/hash.ts';
import { fetchPage, LIVE_TOOLS, POLITE_FETCH } from '#ingest/sync/fetch.ts';
import { emptyReport } from '#ingest/import-report.ts';
import type { ImportReport } from '#ingest/import-report.ts';
import { listFiles, readFileBytes, unpackDocument } from '#ingest/open-files.ts';
import { DOCUMENT_KINDS, ingestDocument, rereadReports } from '#ingest/run.ts';
import { drawReport } from '#ingest/reports/draw-report.ts';
import { LARGEST_EARLY_BYTES, openInTurn } from '#ingest/reports/open-in-turn.ts';
import type { InTurn } from '#ingest/reports/open-in-turn.ts';
import type { Incoming, Ingest } from '#ingest/run.ts';
import { countHeldBy } from '#review/holds.ts';
import { defineCommand } from './command.ts';
import type { CommandResult } from './command.ts';
import { wrongUsage } from './parse.ts';
import { countOf, layTable, layWithNotes } from './print.ts';
import { STOPPED_IMPORT } from './supervise-import.ts';

const ingest = defineCommand({
  name: 'ingest',
  summary: 'Import documents: archive and validate them, serve the valid facts, hold the rest for review',
  args: {
    SOURCE: { choices: DOCUMENT_KINDS, summary: 'kind of the documents' },
    FILE: {
      many: true,
      optional: true,
      summary:
        'files or folders (html, csv, xlsx; for fmr pdf, html or json page extractions; ' +
        'optionally .gz), or - for standard input',
    },
  },
  options: {
    'from-url': { value: 'URL', summary: 'fetch the document from this https URL instead' },
    explain: { value: 'PAGE.svg', summary: 'import nothing; draw what is read on each page of one PDF report, as SVG' },
    partial: { summary: 'accept a part of the usual table, such as the export of one AMC, without expecting all rows' },
  },
  mayBeFirst: true,
  imports: true,
  stopped: STOPPED_IMPORT,
  examples: [
    'mfds ingest performance performance.html',
    'mfds ingest nav pages/ history.csv.gz --json',
    'mfds ingest registry funds.csv',
    'mfds ingest performance one-amc.xlsx --partial',
    'mfds ingest fmr reports/ page-extractions.json --json',
    'mfds ingest fmr report.pdf --explain page.svg',
  ],
  async run({ args, options, installation, progress }) {
    const url = options['from-url'];
    if ((url === undefined) === (args.FILE.length === 0))
      throw wrongUsage('Expected either files or folders to import, or a URL with --from-url.');
    const sources: InTurn<Found>[] =
      url === undefined
        ? listFiles(args.FILE).map(({ path, bytes }) => ({
            // Reading standard input may wait for another program.
            isOpenedEarly: path !== '-' && bytes <= LARGEST_EARLY_BYTES,
            open: () => Promise.resolve({ bytes: readFileBytes(path), origin: path, url: null }),
          }))
        : [{ isOpenedEarly: false, open: () => fetchNamed(url) }];
    const parts = await installation.ingest();
    if (options.explain !== undefined) return explainReport(parts, args.SOURCE, sources, options.explain);
    const reports: ImportReport[] = [];
    const ahead = args.SOURCE === 'fmr' ? parts.ahead : undefined;
    for await (const found of openInTurn(sources, ahead)) {
      await progress('documents', reports.length, sources.length, found.origin);
      reports.push(await importOne(parts, { source: args.SOURCE, is_partial: options.partial, ...found }));
    }
    await progress('documents', reports.length, sources.length);
    const drifts = args.SOURCE === 'fmr' ? await listDrifts(parts) : [];
    return answerWith(reports, await countHeldBy(parts.facts, reports), drifts);
  },
});

const reread = defineCommand({
  name: 'reread',
  summary: 'Parse all archived reports again and promote improved results as new report versions',
  args: {},
  options: {},
  imports: true,
  stopped: STOPPED_IMPORT,
  examples: ['mfds reread', 'mfds reread --json'],
  async run({ installation, progress }) {
    const reports: ImportReport[] = [];
    const parts = await installation.ingest();
    await rereadReports(parts, async (report, total) => {
      reports.push(report);
      await progress('reports', reports.length, total, report.document.origin);
    });
    return answerWith(reports, await countHeldBy(parts.facts, reports), await listDrifts(parts));
  },
});

export const INGEST_COMMANDS = [ingest, reread];

type Found = Pick<Incoming, 'bytes' | 'origin' | 'url' | 'fetch_ms'>;

/** A document that cannot be decompressed is refused without stopping the import of the others. */
async function importOne(parts: Ingest, incoming: Incoming): Promise<ImportReport> {
  let bytes: Uint8Array;
  try {
    bytes = unpackDocument(incoming.bytes, incoming.origin);
  } catch (thrown) {
    if (!isFault(thrown)) throw thrown;
    return emptyReport(
      { sha256: sha256Hex(incoming.bytes), source: incoming.source, format: null, origin: incoming.origin },
      thrown.message,
    );
  }
  return ingestDocument(parts, { ...incoming, bytes });
}

/** One drawing a page: `page.svg` of the third page is `page-3.svg`. */
async function explainReport(
  parts: Ingest,
  source: string,
  [only, ...more]: readonly InTurn<Found>[],
  path: string,
): Promise<CommandResult> {
  if (source !== 'fmr' || only === undefined || more.length > 0)
    throw wrongUsage('--explain draws the pages of one PDF: mfds ingest fmr FILE --explain page.svg.');
  const { bytes, origin } = await only.open();
  const drawings = await drawReport(parts, unpackDocument(bytes, origin));
  const { dir, name, ext } = parse(path);
  const files = drawings.map(({ svg, ...page }) => ({
    file: join(dir, `${name}-${page.page_number}${ext}`),
    svg,
    page,
  }));
  for (const { file, svg } of files) writeFileSync(file, svg);
  const rows = files.map(({ file, page }) => [file, page.read, page.withheld, page.unread]);
  return {
    document: { drawings: files.map(({ file, page }) => ({ file, ...page })) },
    text: layTable(['drawing', 'values read', 'withheld', 'figures not read'], rows, 'No page is about a fund.'),
  };
}

/** The operator chose the URL, so its host is the one allowed host. */
async function fetchNamed(address: string): Promise<Found> {
  if (!URL.canParse(address)) throw wrongUsage(`Expected a URL such as https://example.com/page; found "${address}".`);
  return {
    ...(await fetchPage(address, { ...POLITE_FETCH, hosts: [new URL(address).hostname] }, LIVE_TOOLS)),
    origin: address,
  };
}

/** Sentences about companies whose newest reports are read worse than usual. */
async function listDrifts({ facts }: Ingest): Promise<string[]> {
  const { openFactReader } = await import('#reads/fact-view.ts');
  const { describeDrift, readDrifts } = await import('#reads/read-drifts.ts');
  return (await readDrifts(await openFactReader(facts, '').view())).map(describeDrift);
}

/**
 * The reports with their totals. One refused document makes the exit code 1. A hold over several documents counts once
 * in `held`.
 */
function answerWith(documents: readonly ImportReport[], held: number, drifts: readonly string[]): CommandResult {
  const sum = (count: (report: ImportReport) => number): number =>
    documents.reduce((total, report) => total + count(report), 0);
  const refused = documents.filter((report) => report.outcome === 'refused');
  const document = {
    documents,
    rows: sum((report) => report.rows),
    changed: sum((report) => report.changed),
    held,
    refused: refused.length,
    ...(drifts.length === 0 ? {} : { reading_drifts: drifts }),
  };
  const rows = documents.map((report) => [
    report.document.origin,
    report.outcome,
    report.rows,
    report.changed,
    report.held,
    `${report.duration_ms} ms`,
  ]);
  const table = layTable(['document', 'outcome', 'rows', 'changed', 'held', 'time'], rows, 'No documents.');
  const notes = [
    ...refused.map(
      (report) => [`Refused; nothing was changed: ${report.document.origin}`, report.message ?? ''] as const,
    ),
    ...(held === 0
      ? []
      : [[`Held for review: ${countOf(held, 'hold')}.`, 'List them with `mfds review list`.'] as const]),
    ...drifts.map(
      (drift) => [`Read worse than usual. ${drift}`, 'The layout may have changed; see `--explain`.'] as const,
    ),
  ];
  return { document, text: layWithNotes(table, notes), isFailed: refused.length > 0, isHeld: held > 0 };
}

import { isFault } from '#base/fault.ts';
import { giveWay } from '#base/give-way.ts';
import { sha256Hex } from '#base/hash.ts';
import { keepHeapSmall } from '#base/heap.ts';
import { fetchPage, LIVE_TOOLS, POLITE_FETCH } from '#ingest/sync/fetch.ts';
import { emptyReport } from '#ingest/import-report.ts';
import type { ImportReport } from '#ingest/import-report.ts';
import { listFiles, readFileBytes, unpackDocument } from '#ingest/open-files.ts';
import { DOCUMENT_KINDS, ingestDocument, rereadReports } from '#ingest/run.ts';
import type { Incoming, Ingest } from '#ingest/run.ts';
import { defineCommand } from './command.ts';
import type { Answer } from './command.ts';
import { wrongUsage } from './parse.ts';
import { layTable, layWithNotes } from './print.ts';

const STOPPED = 'What was taken in stays; run the same line again for the rest.';

const ingest = defineCommand({
  name: 'ingest',
  summary: 'Take in documents of one kind: archive, check, and serve what is certain; hold the rest for review',
  args: {
    SOURCE: { choices: DOCUMENT_KINDS, summary: 'what the documents are' },
    FILE: { many: true, optional: true, summary: 'files or folders (html, csv, xlsx; pdf or json page extractions for fmr; also as .gz), or - for standard input' },
  },
  options: {
    'from-url': { value: 'URL', summary: 'fetch the document from this https address instead' },
    partial: { summary: 'the document is a part of the usual table, as an export of one AMC is; do not expect all rows' },
  },
  may_be_first: true,
  stopped: STOPPED,
  examples: ['mfds ingest performance performance.html', 'mfds ingest nav pages/ history.csv.gz --json', 'mfds ingest registry funds.csv', 'mfds ingest performance one-amc.xlsx --partial', 'mfds ingest fmr reports/ page-extractions.json --json'],
  async run({ args, options, installation, progress }) {
    const url = options['from-url'];
    if ((url === undefined) === (args.FILE.length === 0)) throw wrongUsage('Give files or folders to take in, or an address with --from-url.');
    const sources: (() => Promise<Found>)[] =
      url === undefined
        ? listFiles(args.FILE).map(({ path }) => () => Promise.resolve({ bytes: readFileBytes(path), origin: path, url: null }))
        : [() => fetchNamed(url)];
    await giveWay();
    keepHeapSmall();
    const parts = await installation.ingest();
    const reports: ImportReport[] = [];
    for (const open of sources) {
      const found = await open();
      await progress('documents', reports.length, sources.length, found.origin);
      reports.push(await takeIn(parts, { source: args.SOURCE, is_partial: options.partial, ...found }));
    }
    await progress('documents', reports.length, sources.length);
    return answerWith(reports);
  },
});

const reread = defineCommand({
  name: 'reread',
  summary: 'Read every archived report again: what is read better now is judged and served as a further version',
  args: {},
  options: {},
  stopped: STOPPED,
  examples: ['mfds reread', 'mfds reread --json'],
  async run({ installation, progress }) {
    await giveWay();
    const reports: ImportReport[] = [];
    await rereadReports(await installation.ingest(), async (report, total) => {
      reports.push(report);
      await progress('reports', reports.length, total, report.document.origin);
    });
    return answerWith(reports);
  },
});

export const INGEST_COMMANDS = [ingest, reread];

type Found = Pick<Incoming, 'bytes' | 'origin' | 'url' | 'fetch_ms'>;

/** A packed document that cannot be unpacked is refused by itself, and the others are taken in. */
async function takeIn(parts: Ingest, incoming: Incoming): Promise<ImportReport> {
  let bytes: Uint8Array;
  try {
    bytes = unpackDocument(incoming.bytes, incoming.origin);
  } catch (thrown) {
    if (!isFault(thrown)) throw thrown;
    return emptyReport({ sha256: sha256Hex(incoming.bytes), source: incoming.source, format: null, origin: incoming.origin }, thrown.message);
  }
  return ingestDocument(parts, { ...incoming, bytes });
}

/** The operator names the address, so its host is the one allowed. */
async function fetchNamed(address: string): Promise<Found> {
  if (!URL.canParse(address)) throw wrongUsage(`"${address}" is no address; give one like https://example.com/page.`);
  return { ...(await fetchPage(address, { ...POLITE_FETCH, hosts: [new URL(address).hostname] }, LIVE_TOOLS)), origin: address };
}

/** One document with the sums first, so that a script needs no loop; a refused document makes the whole a failure. */
function answerWith(documents: readonly ImportReport[]): Answer {
  const sum = (count: (report: ImportReport) => number): number => documents.reduce((total, report) => total + count(report), 0);
  const refused = documents.filter((report) => report.outcome === 'refused');
  const held = sum((report) => report.held);
  const document = { documents, rows: sum((report) => report.rows), changed: sum((report) => report.changed), held, refused: refused.length };
  const rows = documents.map((report) => [report.document.origin, report.outcome, report.rows, report.changed, report.held, `${report.duration_ms} ms`]);
  const table = layTable(['document', 'outcome', 'rows', 'changed', 'held', 'time'], rows, 'No documents.');
  const notes = [
    ...refused.map((report) => [`Refused, nothing was changed: ${report.document.origin}`, report.message ?? ''] as const),
    ...(held === 0 ? [] : [['Held rows wait for a person.', '`mfds review list` shows them.'] as const]),
  ];
  return { document, text: layWithNotes(table, notes), is_failed: refused.length > 0, is_held: held > 0 };
}

import { lowerPriority } from '#base/process-resources.ts';
import { todayInKarachi } from '#domain/dates.ts';
import { LIVE_TOOLS } from '#ingest/sync/fetch.ts';
import { ingestDocument } from '#ingest/run.ts';
import { syncReports, USUAL_MONTHS, usualReportSync } from '#ingest/sync/sync-reports.ts';
import type { ReportSyncSettings } from '#ingest/sync/sync-reports.ts';
import { ASSOCIATION_SYNC, syncAssociation } from '#ingest/sync/sync-association.ts';
import type { SyncSettings } from '#ingest/sync/sync-association.ts';
import { defineCommand } from './command.ts';
import { parseWhole, wrongUsage } from './parse.ts';
import { layTable, layWithNotes } from './print.ts';

const STOPPED = 'Completed documents are kept; run the same command again for the rest.';

const sync = defineCommand({
  name: 'sync',
  summary: "Fetch and import the association's payout, NAV and performance pages",
  args: {},
  options: {
    from: {
      value: 'ORIGIN',
      summary: 'fetch the same pages from a copy on this machine, for example http://127.0.0.1:8123',
    },
  },
  examples: ['mfds sync', 'mfds sync --json'],
  mayBeFirst: true,
  imports: true,
  stopped: STOPPED,
  async run({ options, installation, say, progress }) {
    await lowerPriority();
    const settings = options.from === undefined ? ASSOCIATION_SYNC : copiedAt(options.from);
    const parts = await installation.ingest();
    say(`Fetching ${settings.pages.length} pages, ${settings.pause_ms / 1000} s apart.`);
    const report = await syncAssociation((incoming) => ingestDocument(parts, incoming), settings, {
      ...LIVE_TOOLS,
      log: parts.log,
      onProgress: progress,
    });
    const rows = report.pages.map((page) => [page.source, page.outcome, page.report?.changed, page.report?.held]);
    const notes = report.pages.flatMap(({ source, outcome, message }) =>
      message === null ? [] : [[`${source}, ${outcome}`, message] as const],
    );
    return {
      document: report,
      text: layWithNotes(layTable(['source', 'outcome', 'changed', 'held'], rows, 'No pages.'), notes),
      isFailed: report.pages.some((page) => page.outcome === 'failed' || page.outcome === 'refused'),
      isHeld: report.pages.some((page) => (page.report?.held ?? 0) > 0),
    };
  },
});

// The companies' archives go back about fifteen years.
const MOST_MONTHS = 200;

const syncFmr = defineCommand({
  name: 'sync fmr',
  summary: 'Fetch and import new fund manager reports from the archives in DATA_DIR/report-sources.json',
  args: {},
  options: {
    months: { value: 'N', summary: `number of months to look back (default: ${USUAL_MONTHS})` },
    from: {
      value: 'ORIGIN',
      summary: 'fetch the same paths from a copy on this machine, for example http://127.0.0.1:8123',
    },
  },
  examples: ['mfds sync fmr', 'mfds sync fmr --months 24 --json'],
  mayBeFirst: true,
  imports: true,
  stopped: STOPPED,
  async run({ options, installation, say, progress }) {
    await lowerPriority();
    const parts = await installation.ingest();
    const usual = usualReportSync(
      installation.config.dataDir,
      todayInKarachi(parts.clock.now()),
      options.months === undefined ? USUAL_MONTHS : parseWhole('--months', options.months, 1, MOST_MONTHS),
    );
    const { sources, months } = usual;
    const settings = options.from === undefined ? usual : reportsCopiedAt(options.from, usual);
    say(
      `Fetching reports of ${months.at(-1)} to ${months[0]} from ${sources.length} archives, ` +
        `${settings.pause_ms / 1000} s between requests.`,
    );
    const report = await syncReports((incoming) => ingestDocument(parts, incoming), settings, {
      ...LIVE_TOOLS,
      log: parts.log,
      onProgress: progress,
    });
    const rows = report.addresses.map((one) => [one.amc, one.url, one.outcome, one.report?.changed, one.report?.held]);
    const notes = report.addresses.flatMap(({ amc, outcome, message }) =>
      message === null ? [] : [[`${amc}, ${outcome}`, message] as const],
    );
    return {
      document: report,
      text: layWithNotes(layTable(['amc', 'address', 'outcome', 'changed', 'held'], rows, 'No addresses.'), notes),
      isFailed: report.addresses.some(({ outcome }) => outcome === 'failed' || outcome === 'refused'),
      isHeld: report.addresses.some((one) => (one.report?.held ?? 0) > 0),
    };
  },
});

export const SYNC_COMMANDS = [sync, syncFmr];

// A local copy needs no politeness; one second keeps the log readable.
const LOCAL_PAUSE_MILLISECONDS = 1_000;

/** Links from a copied page to other hosts are not followed. */
function reportsCopiedAt(text: string, usual: ReportSyncSettings): ReportSyncSettings {
  const origin = readLocalOrigin(text);
  return {
    ...usual,
    sources: usual.sources.map((source) => ({
      ...source,
      hosts: [],
      url: source.url.replace(/^https:\/\/[^/?#]+/i, origin),
    })),
    pause_ms: LOCAL_PAUSE_MILLISECONDS,
    fetch: { ...usual.fetch, loopbackOrigins: [origin] },
  };
}

function readLocalOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'http:' || !['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname)) {
    throw wrongUsage(`Expected a local address with --from, such as http://127.0.0.1:8123; found "${text}".`);
  }
  return url.origin;
}

function copiedAt(text: string): SyncSettings {
  const origin = readLocalOrigin(text);
  return {
    pages: ASSOCIATION_SYNC.pages.map((page) => ({
      ...page,
      url: `${origin}${new URL(page.url).pathname}${new URL(page.url).search}`,
    })),
    pause_ms: LOCAL_PAUSE_MILLISECONDS,
    fetch: { ...ASSOCIATION_SYNC.fetch, loopbackOrigins: [origin] },
  };
}

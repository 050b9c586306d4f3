import { giveWay } from '#base/give-way.ts';
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

const STOPPED = 'What was taken in stays; run the same line again for the rest.';

const sync = defineCommand({
  name: 'sync',
  summary: "Fetch the association's payout, NAV and performance pages now, one at a time, and take them in",
  args: {},
  options: { from: { value: 'ORIGIN', summary: 'fetch the same pages from a copy on this machine, for example http://127.0.0.1:8123' } },
  examples: ['mfds sync', 'mfds sync --json'],
  may_be_first: true,
  stopped: STOPPED,
  async run({ options, installation, say, progress }) {
    await giveWay();
    const settings = options.from === undefined ? ASSOCIATION_SYNC : copiedAt(options.from);
    const parts = await installation.ingest();
    say(`Fetching ${settings.pages.length} pages, with ${settings.pause_ms / 1000} s between them.`);
    const report = await syncAssociation((incoming) => ingestDocument(parts, incoming), settings, { ...LIVE_TOOLS, log: parts.log, tell: progress });
    const rows = report.pages.map((page) => [page.source, page.outcome, page.report?.changed, page.report?.held]);
    const notes = report.pages.flatMap(({ source, outcome, message }) => (message === null ? [] : [[`${source}, ${outcome}`, message] as const]));
    return {
      document: report,
      text: layWithNotes(layTable(['source', 'outcome', 'changed', 'held'], rows, 'No pages.'), notes),
      is_failed: report.pages.some((page) => page.outcome === 'failed' || page.outcome === 'refused'),
      is_held: report.pages.some((page) => (page.report?.held ?? 0) > 0),
    };
  },
});

// Archives of companies go back about fifteen years.
const MOST_MONTHS = 200;

const syncFmr = defineCommand({
  name: 'sync fmr',
  summary: 'Fetch the fund manager reports that report-sources.json of the data directory lists, and take in what is new',
  args: {},
  options: {
    months: { value: 'N', summary: `how many months back to ask for, ${USUAL_MONTHS} unless said` },
    from: { value: 'ORIGIN', summary: 'fetch the same addresses from a copy on this machine, for example http://127.0.0.1:8123' },
  },
  examples: ['mfds sync fmr', 'mfds sync fmr --months 24 --json'],
  may_be_first: true,
  stopped: STOPPED,
  async run({ options, installation, say, progress }) {
    await giveWay();
    const parts = await installation.ingest();
    const usual = usualReportSync(installation.config.data_dir, todayInKarachi(parts.clock.now()), options.months === undefined ? USUAL_MONTHS : parseWhole('--months', options.months, 1, MOST_MONTHS));
    const { sources, months } = usual;
    const settings = options.from === undefined ? usual : reportsCopiedAt(options.from, usual);
    say(`Asking ${sources.length} archives for ${months.at(-1)} to ${months[0]}, with ${settings.pause_ms / 1000} s between two questions.`);
    const report = await syncReports((incoming) => ingestDocument(parts, incoming), settings, { ...LIVE_TOOLS, log: parts.log, tell: progress });
    const rows = report.addresses.map((one) => [one.amc, one.url, one.outcome, one.report?.changed, one.report?.held]);
    const notes = report.addresses.flatMap(({ amc, outcome, message }) => (message === null ? [] : [[`${amc}, ${outcome}`, message] as const]));
    return {
      document: report,
      text: layWithNotes(layTable(['amc', 'address', 'outcome', 'changed', 'held'], rows, 'No addresses.'), notes),
      is_failed: report.addresses.some(({ outcome }) => outcome === 'failed' || outcome === 'refused'),
      is_held: report.addresses.some((one) => (one.report?.held ?? 0) > 0),
    };
  },
});

export const SYNC_COMMANDS = [sync, syncFmr];

// A copy on this machine needs no manners of a visitor; a second keeps a log readable.
const LOCAL_PAUSE_MILLISECONDS = 1_000;

/** Links of a copied page that lead elsewhere are not followed. */
function reportsCopiedAt(text: string, usual: ReportSyncSettings): ReportSyncSettings {
  const origin = readLocalOrigin(text);
  return {
    ...usual,
    sources: usual.sources.map((source) => ({ ...source, hosts: [], url: source.url.replace(/^https:\/\/[^/?#]+/i, origin) })),
    pause_ms: LOCAL_PAUSE_MILLISECONDS,
    fetch: { ...usual.fetch, loopback_origins: [origin] },
  };
}

function readLocalOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'http:' || !['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname)) {
    throw wrongUsage(`Expected an address on this machine with --from, such as http://127.0.0.1:8123; found "${text}".`);
  }
  return url.origin;
}

function copiedAt(text: string): SyncSettings {
  const origin = readLocalOrigin(text);
  return {
    pages: ASSOCIATION_SYNC.pages.map((page) => ({ ...page, url: `${origin}${new URL(page.url).pathname}${new URL(page.url).search}` })),
    pause_ms: LOCAL_PAUSE_MILLISECONDS,
    fetch: { ...ASSOCIATION_SYNC.fetch, loopback_origins: [origin] },
  };
}

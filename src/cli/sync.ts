import { todayInKarachi } from '#domain/dates.ts';
import { LIVE_TOOLS, userAgentOf } from '#ingest/sync/fetch.ts';
import { ingestDocument } from '#ingest/run.ts';
import type { Ingest } from '#ingest/run.ts';
import { syncReports, USUAL_MONTHS, usualReportSync } from '#ingest/sync/sync-reports.ts';
import type { ReportSyncReport, ReportSyncSettings } from '#ingest/sync/sync-reports.ts';
import { associationSync, syncAssociation } from '#ingest/sync/sync-association.ts';
import type { SyncReport, SyncSettings } from '#ingest/sync/sync-association.ts';
import type { OnProgress } from '#base/on-progress.ts';
import type { Installation } from '#wire.ts';
import { defineCommand } from './command.ts';
import type { CommandResult } from './command.ts';
import { parseWhole, wrongUsage } from './parse.ts';
import { printSync } from './print-sync.ts';
import { STOPPED_IMPORT } from './supervise-import.ts';

const MONTHS = { value: 'N', summary: `number of months of reports to look back (default: ${USUAL_MONTHS})` } as const;
const FROM = {
  value: 'ORIGIN',
  summary: 'fetch the same paths from a copy on this machine, for example http://127.0.0.1:8123',
} as const;

const sync = defineCommand({
  name: 'sync',
  summary: "Fetch and import the association's pages and the newest reports of all enabled sources",
  args: {},
  options: {
    only: { value: 'PART', choices: ['pages', 'reports'], summary: 'fetch only one of the two' },
    months: MONTHS,
    from: FROM,
  },
  examples: ['mfds sync', 'mfds sync --only pages', 'mfds sync --json'],
  mayBeFirst: true,
  imports: true,
  stopped: STOPPED_IMPORT,
  async run({ options: { only, from, months }, installation, say, progress }) {
    const usual = usualReports(installation, months);
    const parts = await installation.ingest();
    const contact = installation.config.syncContact;
    const run = { parts, say, progress };
    // The pages come first: the reader of reports finds funds by the names in the registry.
    const pages = only === 'reports' ? undefined : await syncPages(pageSettings(contact, from), run);
    const reports =
      only === 'pages' ? undefined : await syncArchives(from === undefined ? usual : reportsCopiedAt(from, usual), run);
    return resultOf(pages, reports);
  },
});

const syncFmr = defineCommand({
  name: 'sync fmr',
  summary: 'Fetch and import new fund manager reports only, like `mfds sync --only reports`',
  args: {},
  options: { months: MONTHS, from: FROM },
  examples: ['mfds sync fmr', 'mfds sync fmr --months 24 --json'],
  mayBeFirst: true,
  imports: true,
  stopped: STOPPED_IMPORT,
  async run({ options: { months, from }, installation, say, progress }) {
    const usual = usualReports(installation, months);
    const settings = from === undefined ? usual : reportsCopiedAt(from, usual);
    return resultOf(undefined, await syncArchives(settings, { parts: await installation.ingest(), say, progress }));
  },
});

export const SYNC_COMMANDS = [sync, syncFmr];

// The companies' archives go back about fifteen years.
const MOST_MONTHS = 200;

interface Run {
  readonly parts: Ingest;
  readonly say: (line: string) => void;
  readonly progress: OnProgress;
}

/** Settings for all enabled sources. Faults for an invalid list of sources and an invalid number of months. */
export function usualReports({ config }: Installation, months: string | undefined): ReportSyncSettings {
  return usualReportSync(
    config.dataDir,
    todayInKarachi(new Date()),
    months === undefined ? USUAL_MONTHS : parseWhole('--months', months, 1, MOST_MONTHS),
    userAgentOf(config.syncContact),
  );
}

async function syncPages(settings: SyncSettings, { parts, say, progress }: Run): Promise<SyncReport> {
  say(`Fetching ${settings.pages.length} pages of the association, ${settings.pause_ms / 1000} s apart.`);
  const tools = { ...LIVE_TOOLS, log: parts.log, onProgress: progress };
  return syncAssociation((incoming) => ingestDocument(parts, incoming), settings, tools);
}

async function syncArchives(settings: ReportSyncSettings, { parts, say, progress }: Run): Promise<ReportSyncReport> {
  const { months, sources, pause_ms } = settings;
  say(
    `Fetching reports of ${months.at(-1)} to ${months[0]} from ${sources.length} sources, ` +
      `${pause_ms / 1000} s between two requests to a site.`,
  );
  const tools = { ...LIVE_TOOLS, log: parts.log, onProgress: progress };
  return syncReports((incoming) => ingestDocument(parts, incoming), settings, tools);
}

function resultOf(pages: SyncReport | undefined, reports: ReportSyncReport | undefined): CommandResult {
  const found = [...(pages?.pages ?? []), ...(reports?.addresses ?? [])];
  return {
    document: { ...reports, ...pages, ...(reports === undefined ? {} : { finished_at: reports.finished_at }) },
    text: printSync(pages?.pages ?? [], reports?.addresses ?? []),
    isFailed: found.some(({ outcome }) => outcome === 'failed' || outcome === 'refused'),
    isHeld: found.some(({ report }) => (report?.held ?? 0) > 0),
  };
}

// A local copy needs no politeness; a short pause keeps the log readable.
const LOCAL_PAUSE_MILLISECONDS = 200;

/** Links from a copied page to other hosts are not followed. */
export function reportsCopiedAt(text: string, usual: ReportSyncSettings): ReportSyncSettings {
  const origin = readLocalOrigin(text);
  const copied = (url: string): string => url.replace(/^https:\/\/[^/?#]+/i, origin);
  return {
    ...usual,
    sources: usual.sources.map((source) => ({
      ...source,
      hosts: [],
      url: copied(source.url),
      or: source.or.map(copied),
    })),
    pause_ms: LOCAL_PAUSE_MILLISECONDS,
    fetch: { ...usual.fetch, loopbackOrigins: [origin] },
    sourceStatesFile: null,
  };
}

function readLocalOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'http:' || !['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname)) {
    throw wrongUsage(`Expected a local address with --from, such as http://127.0.0.1:8123; found "${text}".`);
  }
  return url.origin;
}

function pageSettings(contact: string | undefined, from: string | undefined): SyncSettings {
  const settings = associationSync(contact);
  if (from === undefined) return settings;
  const origin = readLocalOrigin(from);
  return {
    pages: settings.pages.map((page) => ({
      ...page,
      url: `${origin}${new URL(page.url).pathname}${new URL(page.url).search}`,
    })),
    pause_ms: LOCAL_PAUSE_MILLISECONDS,
    fetch: { ...settings.fetch, loopbackOrigins: [origin] },
  };
}

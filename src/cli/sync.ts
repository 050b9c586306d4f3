import { LIVE_TOOLS } from '#ingest/fetch.ts';
import { ingestDocument } from '#ingest/run.ts';
import { ASSOCIATION_SYNC, syncAssociation } from '#ingest/sync.ts';
import type { SyncSettings } from '#ingest/sync.ts';
import { defineCommand } from './command.ts';
import { wrongUsage } from './parse.ts';
import { layTable } from './print.ts';

const sync = defineCommand({
  name: 'sync',
  summary: "Fetch the association's payout, NAV and performance pages now, one at a time, and take them in",
  args: {},
  options: { from: { value: 'ORIGIN', summary: 'fetch the same pages from a copy on this machine, for example http://127.0.0.1:8123' } },
  examples: ['mfds sync', 'mfds sync --json'],
  async run({ options, installation, say }) {
    const settings = options.from === undefined ? ASSOCIATION_SYNC : copiedAt(options.from);
    const parts = await installation.ingest();
    say(`Fetching ${settings.pages.length} pages, with ${settings.pause_ms / 1000} s between them.`);
    const report = await syncAssociation((incoming) => ingestDocument(parts, incoming), settings, { ...LIVE_TOOLS, log: parts.log });
    const rows = report.pages.map((page) => [page.source, page.outcome, page.report?.changed, page.report?.held, page.message]);
    return {
      document: report,
      text: layTable(['source', 'outcome', 'changed', 'held', 'message'], rows, 'No pages.'),
      is_failed: report.pages.some((page) => page.outcome === 'failed' || page.outcome === 'refused'),
      is_held: report.pages.some((page) => (page.report?.held ?? 0) > 0),
    };
  },
});

export const SYNC_COMMANDS = [sync];

// A copy on this machine needs no manners of a visitor; a second keeps a log readable.
const LOCAL_PAUSE_MILLISECONDS = 1_000;

function copiedAt(origin: string): SyncSettings {
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  if (url?.protocol !== 'http:' || !['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname)) {
    throw wrongUsage(`Expected an address on this machine with --from, such as http://127.0.0.1:8123; found "${origin}".`);
  }
  return {
    pages: ASSOCIATION_SYNC.pages.map((page) => ({ ...page, url: `${url.origin}${new URL(page.url).pathname}${new URL(page.url).search}` })),
    pause_ms: LOCAL_PAUSE_MILLISECONDS,
    fetch: { ...ASSOCIATION_SYNC.fetch, loopback_origins: [url.origin] },
  };
}

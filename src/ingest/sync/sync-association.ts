import { isFault } from '#base/fault.ts';
import type { Log } from '#base/log.ts';
import type { OnProgress } from '#base/on-progress.ts';
import type { SourceName } from '#sources/rows.ts';
import { fetchPage, type FetchSettings, type FetchTools, POLITE_FETCH, userAgentOf } from './fetch.ts';
import type { ImportReport } from '#ingest/import-report.ts';
import type { Incoming } from '#ingest/run.ts';

/** One public page and its source. */
interface SyncPage {
  readonly source: SourceName;
  readonly url: string;
}

/** What to fetch and how; plain data, so that it can be passed to a process. */
export interface SyncSettings {
  readonly pages: readonly SyncPage[];
  /** Between two pages, milliseconds. */
  readonly pause_ms: number;
  readonly fetch: FetchSettings;
}

/** Payouts first: they explain the drops in the prices that follow. Performance last: it does not name AMCs. */
export const ASSOCIATION_SYNC: SyncSettings = {
  pages: [
    { source: 'payouts', url: 'https://www.mufap.com.pk/Industry/IndustryStatDaily?tab=4' },
    { source: 'nav', url: 'https://www.mufap.com.pk/Industry/IndustryStatDaily?tab=3' },
    { source: 'performance', url: 'https://www.mufap.com.pk/Industry/IndustryStatDaily?tab=1' },
  ],
  // About the time that a person needs to look at one page before opening the next.
  pause_ms: 10_000,
  fetch: POLITE_FETCH,
};

/** The same with the operator's address in the User-Agent. */
export function associationSync(contact: string | undefined): SyncSettings {
  return { ...ASSOCIATION_SYNC, fetch: { ...ASSOCIATION_SYNC.fetch, user_agent: userAgentOf(contact) } };
}

export interface SyncReport {
  /** ISO 8601, UTC. */
  readonly started_at: string;
  readonly finished_at: string;
  readonly pages: readonly PageReport[];
}

interface PageReport extends SyncPage {
  /** Outcome of the import, or `failed` (nothing could be imported), or `stopped` (the service stopped first). */
  readonly outcome: ImportReport['outcome'] | 'failed' | 'stopped';
  /** Public reason of a refusal or failure. */
  readonly message: string | null;
  readonly report: ImportReport | null;
}

interface SyncTools extends FetchTools {
  readonly log: Log;
  /** Called after each page. */
  readonly onProgress?: OnProgress;
}

/**
 * Fetches the pages one after the other and passes each to the importer. A page that fails changes nothing and does not
 * prevent the next one. Never throws; after `signal` it starts no further page.
 */
export async function syncAssociation(
  takeIn: (incoming: Incoming) => Promise<ImportReport>,
  settings: SyncSettings,
  tools: SyncTools,
  signal?: AbortSignal,
): Promise<SyncReport> {
  const started_at = tools.clock.now().toISOString();
  const pages: PageReport[] = [];
  for (const page of settings.pages) {
    if (pages.length > 0) await tools.wait(settings.pause_ms, signal);
    // After the signal no request is sent; the remaining pages are reported as stopped.
    pages.push(await syncPage(takeIn, page, settings, tools, signal));
    await tools.onProgress?.('pages', pages.length, settings.pages.length, page.url);
  }
  return { started_at, finished_at: tools.clock.now().toISOString(), pages };
}

async function syncPage(
  takeIn: (incoming: Incoming) => Promise<ImportReport>,
  page: SyncPage,
  settings: SyncSettings,
  tools: SyncTools,
  signal?: AbortSignal,
): Promise<PageReport> {
  try {
    const fetched = await fetchPage(page.url, settings.fetch, tools, signal);
    const report = await takeIn({ source: page.source, ...fetched, origin: page.url, is_partial: false });
    tools.log.info('page synchronised', {
      source: page.source,
      outcome: report.outcome,
      changed: report.changed,
      held: report.held,
      reason: report.message,
    });
    return { ...page, outcome: report.outcome, message: report.message, report };
  } catch (thrown) {
    if (isFault(thrown, 'FETCH_STOPPED')) return withoutReport(page, 'stopped', thrown.message);
    const message = isFault(thrown)
      ? thrown.message
      : `The page ${page.url} could not be imported because the service failed; nothing was changed. ` +
        'See the log for details.';
    tools.log.error('page not synchronised', {
      source: page.source,
      message,
      internal: isFault(thrown) ? thrown.internal : String(thrown),
    });
    return withoutReport(page, 'failed', message);
  }
}

function withoutReport(page: SyncPage, outcome: 'failed' | 'stopped', message: string): PageReport {
  return { ...page, outcome, message, report: null };
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFault } from '#base/fault.ts';
import { writeFileDurably } from '#base/files.ts';
import type { Log } from '#base/log.ts';
import type { OnProgress } from '#base/on-progress.ts';
import { listLinks } from '#documents/html.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { ImportReport } from '#ingest/import-report.ts';
import type { Incoming } from '#ingest/run.ts';
import { fetchPage, fetchReport, POLITE_FETCH } from './fetch.ts';
import type { FetchMark, FetchSettings, FetchTools } from './fetch.ts';
import { comparableText, fillMonth, listReportMonths, readReportSources } from './report-sources.ts';
import type { ReportSource } from './report-sources.ts';

/** A fetched report, for the importer. */
type ReportDocument = Omit<Incoming, 'source'> & { readonly source: 'fmr' };

export interface ReportSyncSettings {
  readonly sources: readonly ReportSource[];
  /** The requested months, newest first: `2026-07`. */
  readonly months: readonly string[];
  /** Delay between two requests, milliseconds. */
  readonly pause_ms: number;
  /** The allowed hosts are those of each source. */
  readonly fetch: Omit<FetchSettings, 'hosts'>;
  /** Path of the fetch state. */
  readonly stateFile: string;
}

/** Settings for sites of companies, whose reports are files of 1 to 18 MB. */
export const POLITE_REPORTS: Pick<ReportSyncSettings, 'pause_ms' | 'fetch'> = {
  // About the time that a person needs to find the next report.
  pause_ms: 10_000,
  // Three times the largest known report, over a slow connection.
  fetch: { ...POLITE_FETCH, largestBytes: 64 * 1024 * 1024, totalTimeoutMs: 300_000 },
};

// A report is published in the weeks after its month, and corrected in the weeks after that.
export const USUAL_MONTHS = 3;

/** Settings for everything in the operator's list, for this number of past months. Faults: see readReportSources. */
export function usualReportSync(dataDir: string, today: IsoDate, months: number): ReportSyncSettings {
  return {
    ...POLITE_REPORTS,
    sources: readReportSources(dataDir),
    months: listReportMonths(today, months),
    stateFile: join(dataDir, 'archive', 'fetch-state.json'),
  };
}

/**
 * `not_modified` since the last import; `not_there` yet; `failed`: nothing could be imported; `stopped` before its
 * request.
 */
type Outcome = ImportReport['outcome'] | 'not_modified' | 'not_there' | 'failed' | 'stopped';

interface AddressReport {
  readonly amc: string;
  readonly url: string;
  readonly outcome: Outcome;
  /** Public reason if it was refused, failed or not there. */
  readonly message: string | null;
  readonly report: ImportReport | null;
}

interface ReportSyncReport {
  /** ISO 8601, UTC. */
  readonly started_at: string;
  readonly finished_at: string;
  readonly addresses: readonly AddressReport[];
}

interface SyncTools extends FetchTools {
  readonly log: Log;
  /** Called after each source. */
  readonly onProgress?: OnProgress;
}

type TakeIn = (incoming: ReportDocument) => Promise<ImportReport>;

/**
 * Requests the reports of every source, one URL after the other, and passes new ones to the importer. A URL that fails
 * does not prevent the others. Never throws; after `signal` it sends no further request.
 */
export async function syncReports(
  takeIn: TakeIn,
  settings: ReportSyncSettings,
  tools: SyncTools,
  signal?: AbortSignal,
): Promise<ReportSyncReport> {
  const started_at = tools.clock.now().toISOString();
  const visit = new SourceVisit(takeIn, settings, tools, signal);
  const addresses: AddressReport[] = [];
  for (const [index, source] of settings.sources.entries()) {
    addresses.push(...(await visit.source(source)));
    await tools.onProgress?.('archives', index + 1, settings.sources.length, source.amc);
  }
  return { started_at, finished_at: tools.clock.now().toISOString(), addresses };
}

// A page of links contains a few reports per month; more means that the pattern is not specific enough.
const MOST_LINKS_A_MONTH = 12;

class SourceVisit {
  readonly #takeIn: TakeIn;
  readonly #settings: ReportSyncSettings;
  readonly #tools: SyncTools;
  readonly #signal: AbortSignal | undefined;
  readonly #state: FetchState;
  #asked = 0;

  constructor(takeIn: TakeIn, settings: ReportSyncSettings, tools: SyncTools, signal: AbortSignal | undefined) {
    this.#takeIn = takeIn;
    this.#settings = settings;
    this.#tools = tools;
    this.#signal = signal;
    this.#state = openFetchState(settings.stateFile, tools.log);
  }

  async source(source: ReportSource): Promise<AddressReport[]> {
    const { months } = this.#settings;
    const fetch = { ...this.#settings.fetch, hosts: [new URL(source.url).hostname, ...source.hosts] };
    const urls = [...new Set(months.map((month) => fillMonth(source.url, month)))];
    const found: AddressReport[] = [];
    for (const url of urls) {
      // The URL of a month may become available later; a missing fixed URL is an error in the list.
      if (source.links === null) found.push(await this.#report(source, url, url !== source.url, fetch));
      else found.push(...(await this.#page(source, url, source.links, fetch)));
    }
    // A single month may not be published yet; if several are missing, the archive has moved.
    const isMoved = months.length > 1 && found.every(({ outcome }) => outcome === 'not_there');
    if (isMoved)
      found.push(
        this.#fail(
          source,
          source.url,
          `No report of ${source.amc} was found for the months ${months.join(', ')}: the archive may have moved. ` +
            `Open ${source.url} in a browser and correct report-sources.json.`,
        ),
      );
    return found;
  }

  /** The reports that a page of the archive links to. */
  async #page(source: ReportSource, url: string, pattern: string, fetch: FetchSettings): Promise<AddressReport[]> {
    const texts = this.#settings.months.map((month) => comparableText(fillMonth(pattern, month)));
    let targets: string[];
    try {
      const page = await this.#ask(() => fetchPage(url, fetch, this.#tools, this.#signal));
      targets = listTargets(page.bytes, page.url, texts);
    } catch (thrown) {
      return [this.#explain(source, url, thrown)];
    }
    if (targets.length === 0)
      return [
        {
          amc: source.amc,
          url,
          outcome: 'not_there',
          message: `No link of ${url} contains "${pattern}" for these months.`,
          report: null,
        },
      ];
    const most = MOST_LINKS_A_MONTH * texts.length;
    if (targets.length > most)
      return [
        this.#fail(
          source,
          url,
          `${targets.length} links of ${url} contain "${pattern}", more than ${most}: ` +
            'the text is not specific enough. Make it longer in report-sources.json.',
        ),
      ];
    const found: AddressReport[] = [];
    for (const target of targets) found.push(await this.#report(source, target, false, fetch));
    return found;
  }

  async #report(
    source: ReportSource,
    url: string,
    may_be_absent: boolean,
    fetch: FetchSettings,
  ): Promise<AddressReport> {
    const { log } = this.#tools;
    try {
      const known = this.#state.find(url);
      const fetched = await this.#ask(() =>
        fetchReport(url, { known, may_be_absent }, fetch, this.#tools, this.#signal),
      );
      if (typeof fetched === 'string') return { amc: source.amc, url, outcome: fetched, message: null, report: null };
      const report = await this.#takeIn({
        source: 'fmr',
        bytes: fetched.bytes,
        origin: url,
        url: fetched.url,
        is_partial: false,
        fetch_ms: fetched.fetch_ms,
      });
      // A refused document is fetched again: the site may correct it, and until then each run reports it to the
      // operator.
      if (report.outcome !== 'refused') this.#state.keep(url, fetched.mark);
      log.info('report synchronised', {
        amc: source.amc,
        url,
        outcome: report.outcome,
        changed: report.changed,
        held: report.held,
        reason: report.message,
      });
      return { amc: source.amc, url, outcome: report.outcome, message: report.message, report };
    } catch (thrown) {
      return this.#explain(source, url, thrown);
    }
  }

  /** Waits before every request except the first. */
  async #ask<Answer>(question: () => Promise<Answer>): Promise<Answer> {
    if (this.#asked > 0) await this.#tools.wait(this.#settings.pause_ms, this.#signal);
    this.#asked += 1;
    return question();
  }

  #explain(source: ReportSource, url: string, thrown: unknown): AddressReport {
    if (isFault(thrown, 'FETCH_STOPPED'))
      return { amc: source.amc, url, outcome: 'stopped', message: thrown.message, report: null };
    const message = isFault(thrown)
      ? thrown.message
      : `The report ${url} could not be imported because the service failed; nothing was changed. ` +
        'See the log for details.';
    return this.#fail(source, url, message, isFault(thrown) ? thrown.internal : String(thrown));
  }

  #fail({ amc }: ReportSource, url: string, message: string, internal?: string): AddressReport {
    this.#tools.log.error('report not synchronised', { amc, url, reason: message, internal });
    return { amc, url, outcome: 'failed', message, report: null };
  }
}

/** The targets of links whose URL or text contains one of the texts. */
function listTargets(bytes: Uint8Array, page: string, texts: readonly string[]): string[] {
  const targets = listLinks(bytes).flatMap(({ href, text }) => {
    const target = URL.parse(href, page);
    if (target === null) return [];
    const printed = [comparableText(decode(href)), comparableText(text)];
    target.hash = '';
    return texts.some((wanted) => printed.some((one) => one.includes(wanted))) ? [target.href] : [];
  });
  return [...new Set(targets)];
}

/** `FMR%20July%202026.pdf` decoded. */
function decode(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}

/** The last imported version of each URL. It only saves traffic: without it, everything is fetched again. */
interface FetchState {
  find(url: string): FetchMark | undefined;
  /** Written durably before it returns. A document without a validator is requested in full each time. */
  keep(url: string, mark: FetchMark): void;
}

// Characters that a server may send in a header line; anything else was not written here. `"5f3-1a2b"`, `Tue, 04 Aug
// 2026 09:00:00 GMT`
const HEADER_TEXT = /^[\x20-\x7e]{1,1000}$/;

function openFetchState(file: string, log: Log): FetchState {
  const marks = readMarks(file, log);
  return {
    find: (url) => marks.get(url),
    keep(url, mark) {
      if (mark.etag === null && mark.last_modified === null) return;
      marks.set(url, mark);
      writeFileDurably(file, Buffer.from(`${JSON.stringify(Object.fromEntries(marks), null, 1)}\n`));
    },
  };
}

function readMarks(file: string, log: Log): Map<string, FetchMark> {
  if (!existsSync(file)) return new Map();
  try {
    const kept = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Partial<FetchMark> | null>);
    return new Map(
      kept.map(([url, mark]) => [url, { etag: readText(mark?.etag), last_modified: readText(mark?.last_modified) }]),
    );
  } catch (thrown) {
    log.warn('the state of fetched documents cannot be read; they are fetched again', {
      file,
      internal: String(thrown),
    });
    return new Map();
  }
}

function readText(value: unknown): string | null {
  return typeof value === 'string' && HEADER_TEXT.test(value) ? value : null;
}

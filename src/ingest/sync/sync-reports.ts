import { join } from 'node:path';
import type { Clock } from '#base/clock.ts';
import type { Log } from '#base/log.ts';
import type { OnProgress } from '#base/on-progress.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { ImportReport } from '#ingest/import-report.ts';
import { POLITE_FETCH } from './fetch.ts';
import type { FetchSettings, FetchTools } from './fetch.ts';
import { openFetchMarks } from './fetch-marks.ts';
import { listReportMonths } from './month-texts.ts';
import { hostOf, PoliteHosts } from './polite-hosts.ts';
import { readReportSources } from './report-sources.ts';
import type { ReportSource } from './report-sources.ts';
import { readSourceStates, recordVisit, sourceStatesFile, stateOf } from './source-states.ts';
import type { SourceState } from './source-states.ts';
import { visitSource } from './visit-source.ts';
import type { AddressReport, ReportDocument, Visit, VisitParts } from './visit-source.ts';

export interface ReportSyncSettings {
  readonly sources: readonly ReportSource[];
  /** The requested months, newest first: `2026-07`. */
  readonly months: readonly string[];
  /** Delay between two requests to one host, milliseconds. */
  readonly pause_ms: number;
  /** The allowed hosts are those of each source. */
  readonly fetch: Omit<FetchSettings, 'hosts'>;
  /** Path of the fetch state. */
  readonly stateFile: string;
  /** Path of the states of the sources; null for a copy on this machine, whose results do not concern the sites. */
  readonly sourceStatesFile: string | null;
  /** Looks for reports without importing them, also for sources whose next try is later. */
  readonly isCheck?: boolean;
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

/** Settings for all enabled archives, for this number of past months. Faults: see readReportSources. */
export function usualReportSync(
  dataDir: string,
  today: IsoDate,
  months: number,
  user_agent: string,
): ReportSyncSettings {
  return {
    ...POLITE_REPORTS,
    fetch: { ...POLITE_REPORTS.fetch, user_agent },
    sources: readReportSources(dataDir).filter(({ is_enabled }) => is_enabled),
    months: listReportMonths(today, months),
    stateFile: join(dataDir, 'archive', 'fetch-state.json'),
    sourceStatesFile: sourceStatesFile(dataDir),
  };
}

export interface ReportSyncReport {
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

// Sites of different companies do not notice each other, and most of a run is waiting.
const HOSTS_AT_ONCE = 4;

/**
 * Requests the reports of every source and passes new ones to the importer, one at a time. Several hosts are visited at
 * once, each with one request at a time. A source that fails does not prevent the others. Never throws; after `signal`
 * it sends no further request.
 */
export async function syncReports(
  takeIn: TakeIn,
  settings: ReportSyncSettings,
  tools: SyncTools,
  signal?: AbortSignal,
): Promise<ReportSyncReport> {
  const started_at = tools.clock.now().toISOString();
  const { months, fetch, isCheck = false } = settings;
  const parts: VisitParts = {
    months,
    fetch,
    isCheck,
    signal,
    log: tools.log,
    takeIn: oneAtATime(takeIn),
    hosts: new PoliteHosts(settings.pause_ms, tools, signal),
    marks: openFetchMarks(settings.stateFile, tools.log),
  };
  const found = new Map<ReportSource, readonly AddressReport[]>();
  const groups = [...Map.groupBy(settings.sources, ({ url }) => hostOf(url)).values()];
  await Promise.all(
    Array.from({ length: HOSTS_AT_ONCE }, async () => {
      for (let group = groups.shift(); group !== undefined; group = groups.shift()) {
        for (const source of group) {
          found.set(source, await syncSource(source, settings, parts, tools.clock));
          await tools.onProgress?.('archives', found.size, settings.sources.length, source.amc);
        }
      }
    }),
  );
  const addresses = settings.sources.flatMap((source) => found.get(source) ?? []);
  return { started_at, finished_at: tools.clock.now().toISOString(), addresses };
}

async function syncSource(
  source: ReportSource,
  { sourceStatesFile: file, isCheck }: ReportSyncSettings,
  parts: VisitParts,
  clock: Clock,
): Promise<readonly AddressReport[]> {
  const state = file === null ? undefined : stateOf(readSourceStates(file), source);
  if (isCheck !== true && state !== undefined && isTooEarly(state, clock)) return [waiting(source, state)];
  const visit = await visitSource(source, parts);
  // A stopped visit says nothing about the site.
  if (file !== null && !visit.addresses.some(({ outcome }) => outcome === 'stopped'))
    recordVisit(file, source, resultOf(visit, isCheck === true), clock.now());
  return visit.addresses;
}

function isTooEarly({ next_try_at }: SourceState, clock: Clock): boolean {
  return next_try_at !== null && Date.parse(next_try_at) > clock.now().getTime();
}

function waiting({ id, amc, url }: ReportSource, { next_try_at, failures, last_failure }: SourceState): AddressReport {
  const runs = failures === 1 ? 'The last run failed' : `The last ${failures} runs failed`;
  return {
    source: id,
    amc,
    url,
    month: null,
    outcome: 'waiting',
    report: null,
    message:
      `${runs}, so the next request is sent after ${next_try_at ?? ''}; \`mfds sources check ${id}\` tries it now. ` +
      `The reason was: ${last_failure ?? 'unknown'}`,
  };
}

function resultOf({ addresses, asked_wait_seconds }: Visit, isCheck: boolean): Parameters<typeof recordVisit>[2] {
  const imported = addresses.filter(({ outcome }) => ['promoted', 'unchanged', 'not_modified'].includes(outcome));
  const failure = addresses.find(({ outcome }) => outcome === 'failed' || outcome === 'refused');
  return {
    is_success: !isCheck && imported.length > 0,
    newest_month:
      imported
        .flatMap(({ month }) => month ?? [])
        .toSorted()
        .at(-1) ?? null,
    failure: failure === undefined ? null : (failure.message ?? 'unknown'),
    asked_wait_seconds,
  };
}

/** Two documents at once would not fit into the memory budget of one. */
function oneAtATime(takeIn: TakeIn): TakeIn {
  let last: Promise<unknown> = Promise.resolve();
  return async (incoming) => {
    const next = last.then(async () => takeIn(incoming));
    last = next.catch(() => undefined);
    return next;
  };
}

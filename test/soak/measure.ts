import { existsSync, readFileSync, readdirSync } from 'node:fs';

/** What a process holds at one time. */
export interface Sample {
  readonly resident_mb: number;
  /** Open file descriptors (files, sockets and pipes) without connections of clients, which vary with the load. */
  readonly handles: number;
  readonly threads: number;
  /** Undefined if it was not read. */
  readonly heap_mb: number | undefined;
}

/** One response, or the lack of one. */
export interface Timed {
  readonly kind: string;
  readonly milliseconds: number;
  /** Whether a fault was injected or a node was restarting while the request ran. */
  readonly isDisturbed: boolean;
}

/** One quarter of the run. Times in milliseconds; null if nothing was measured. */
export interface Quarter {
  readonly requests: number;
  /** Of requests during which no component was broken. */
  readonly calm: Percentiles;
  readonly all: Percentiles;
  readonly signIns: Percentiles;
  readonly imports: Percentiles;
  /** Medians of the steady node. */
  readonly resident_mb: number | null;
  readonly handles: number | null;
  readonly threads: number | null;
  /** The lowest heap in use: what remains after a collection. */
  readonly heap_floor_mb: number | null;
}

export interface Percentiles {
  readonly count: number;
  readonly p50: number | null;
  readonly p99: number | null;
  readonly most: number | null;
}

export const QUARTERS = 4;
export const SIGN_IN = 'sign-in';
export const IMPORT = 'import';

// Allocators and caches settle for some minutes; a leak of one kilobyte per request at 40 requests per second is
// 70 MB between the medians of the second and the last quarter of an hour.
const GROWTH_MB = 32;
const GROWTH_SHARE = 0.1;
const GROWTH_HANDLES = 8;
// Metrics wait for every thread of a node, which may be busy.
const METRICS_MILLISECONDS = 5_000;
// The first and the last samples of a shorter run differ by what is loaded on demand.
export const SHORTEST_JUDGED_MINUTES = 20;

/** Times and samples of a run, by the quarter in which they were recorded. */
export interface Ledger {
  time(timed: Timed): void;
  sample(sample: Sample): void;
  readQuarters(): readonly Quarter[];
}

/** `progress` is the part of the run that is over, from 0 to 1. */
export function createLedger(progress: () => number): Ledger {
  const times: Timed[][] = Array.from({ length: QUARTERS }, () => []);
  const samples: Sample[][] = Array.from({ length: QUARTERS }, () => []);
  const now = (): number => Math.min(QUARTERS - 1, Math.floor(progress() * QUARTERS));
  return {
    time: (timed) => void times[now()]?.push(timed),
    sample: (sample) => void samples[now()]?.push(sample),
    readQuarters: () => times.map((timed, place) => sumUp(timed, samples[place] ?? [])),
  };
}

function sumUp(times: readonly Timed[], samples: readonly Sample[]): Quarter {
  const of = (isWanted: (timed: Timed) => boolean): Percentiles =>
    percentilesOf(times.filter(isWanted).map(({ milliseconds }) => milliseconds));
  const isRead = ({ kind }: Timed): boolean => kind !== SIGN_IN && kind !== IMPORT;
  const heaps = samples.flatMap(({ heap_mb }) => heap_mb ?? []);
  return {
    requests: times.filter(isRead).length,
    calm: of((timed) => isRead(timed) && !timed.isDisturbed),
    all: of(isRead),
    signIns: of(({ kind }) => kind === SIGN_IN),
    imports: of(({ kind }) => kind === IMPORT),
    resident_mb: medianOf(samples.map(({ resident_mb }) => resident_mb)),
    handles: medianOf(samples.map(({ handles }) => handles)),
    threads: medianOf(samples.map(({ threads }) => threads)),
    heap_floor_mb: heaps.length === 0 ? null : Math.min(...heaps),
  };
}

export function percentilesOf(milliseconds: readonly number[]): Percentiles {
  const sorted = milliseconds.toSorted((one, other) => one - other);
  const at = (share: number): number | null =>
    sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? null;
  return { count: sorted.length, p50: at(0.5), p99: at(0.99), most: sorted.at(-1) ?? null };
}

function medianOf(values: readonly number[]): number | null {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? null;
}

/**
 * Growth of the steady node from its second to its last quarter beyond the stated bounds, as sentences. The first
 * quarter fills caches and loads code.
 */
export function findGrowth(quarters: readonly Quarter[]): string[] {
  const [second, last] = [quarters[1], quarters.at(-1)];
  if (second === undefined || last === undefined) return [];
  const grown: string[] = [];
  for (const [name, before, after, most] of [
    ['resident memory in MB', second.resident_mb, last.resident_mb, mostMb(second.resident_mb)],
    ['heap after collection in MB', second.heap_floor_mb, last.heap_floor_mb, mostMb(second.heap_floor_mb)],
    ['open handles', second.handles, last.handles, (second.handles ?? 0) + GROWTH_HANDLES],
    ['threads', second.threads, last.threads, second.threads ?? 0],
  ] as const)
    if (before !== null && after !== null && after > most)
      grown.push(`${name} grew from ${before} in the second quarter to ${after} in the last; the bound is ${most}`);
  return grown;
}

function mostMb(before: number | null): number {
  return Math.round((before ?? 0) + Math.max(GROWTH_MB, GROWTH_SHARE * (before ?? 0)));
}

/** What a metrics page states about a process. */
interface Metrics {
  /** Over all threads. */
  readonly heap_mb: number;
  /** Open connections of clients. */
  readonly connections: number;
}

/** Undefined if the process has ended. Without metrics, handles include the connections of clients. */
export function sampleProcess(pid: number, metrics?: Metrics): Sample | undefined {
  const folder = `/proc/${pid}`;
  if (!existsSync(`${folder}/fd`)) return undefined;
  const status = readFileSync(`${folder}/status`, 'utf8');
  const figure = (pattern: RegExp): number => Number.parseInt(pattern.exec(status)?.[1] ?? '0', 10);
  return {
    resident_mb: Math.round(figure(/VmRSS:\s+(\d+)/) / 1024),
    handles: readdirSync(`${folder}/fd`).length - (metrics?.connections ?? 0),
    threads: figure(/Threads:\s+(\d+)/),
    heap_mb: metrics?.heap_mb,
  };
}

/** Undefined if the page does not arrive within some seconds. */
export async function readMetrics(url: string): Promise<Metrics | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(METRICS_MILLISECONDS) });
    const text = await response.text();
    const sumOf = (pattern: RegExp): number =>
      [...text.matchAll(pattern)].reduce((sum, [, figure = '0']) => sum + Number.parseFloat(figure), 0);
    return {
      heap_mb: Math.round(sumOf(/^nodejs_heap_used_bytes(?:\{[^}\n]*\})? (\S+)$/gm) / 2 ** 20),
      connections: sumOf(/^mfds_connections(?:\{[^}\n]*\})? (\S+)$/gm),
    };
  } catch {
    return undefined;
  }
}

/** A Markdown table with one row per quarter. */
export function showQuarters(quarters: readonly Quarter[]): string {
  const ms = (value: number | null): string =>
    value === null ? '' : value >= 100 ? value.toFixed(0) : value.toFixed(1);
  const rows = quarters.map((quarter, place) =>
    [
      place + 1,
      quarter.requests,
      ms(quarter.calm.p50),
      ms(quarter.calm.p99),
      ms(quarter.all.p99),
      ms(quarter.all.most),
      ms(quarter.signIns.p99),
      `${quarter.imports.count} × ${ms(quarter.imports.p50)}`,
      quarter.resident_mb ?? '',
      quarter.heap_floor_mb ?? '',
      quarter.handles ?? '',
      quarter.threads ?? '',
    ].join(' | '),
  );
  const head =
    'quarter | requests | p50 ms | p99 ms | p99 with faults | longest | sign-in p99 | imports | memory MB | heap floor MB | handles | threads';
  return [head, head.replaceAll(/[^|]+/g, ' --- '), ...rows].map((row) => `| ${row} |\n`).join('');
}

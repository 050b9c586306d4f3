import { listActivityCounts, listActivityRequests } from '#store/activity-rows.ts';
import type { ActivityCountTable, ActivityGrain, ActivityRequestTable } from '#store/access-tables.ts';
import type { Access } from './accounts.ts';
import { GRAINS, REQUESTS_KEPT, LATENCY_BUCKETS, percentileOf } from './activity.ts';
import type { CallDetails } from './activity.ts';

/** A minute, hour or day of one or several keys. */
export interface ActivitySpan {
  /** Milliseconds since the epoch. */
  readonly starts_at: number;
  readonly calls: number;
  readonly units: number;
  /** Refused calls by problem code. */
  readonly refusals: Readonly<Record<string, number>>;
  readonly latency_ms: LatencyBounds;
}

/**
 * Upper bounds: half of the calls took at most `p50`. Undefined without calls; Infinity if only "more than 4 s" is
 * known.
 */
interface LatencyBounds {
  readonly p50: number | undefined;
  readonly p95: number | undefined;
  readonly p99: number | undefined;
}

interface ActivityView {
  /** Every span of the window, including empty ones, oldest first. */
  readonly spans: readonly ActivitySpan[];
  /** The whole window as one span. */
  readonly total: ActivitySpan;
}

/** Spans per view: an hour, two days, a month. */
const SPANS: Readonly<Record<ActivityGrain, number>> = { minute: 60, hour: 48, day: 30 };

/** The stored activity of these keys up to now; the last few seconds may be missing. */
export async function listActivity(
  access: Access,
  keyIds: readonly string[],
  grain: ActivityGrain,
): Promise<ActivityView> {
  const length = GRAINS[grain];
  const now = access.clock.now().getTime();
  const first = now - (now % length) - (SPANS[grain] - 1) * length;
  const counts = await listActivityCounts(access.database.query, keyIds, grain, first);
  const byStart = Map.groupBy(counts, (count) => count.starts_at);
  const starts = Array.from({ length: SPANS[grain] }, (_, index) => first + index * length);
  return {
    spans: starts.map((starts_at) => toSpan(starts_at, byStart.get(starts_at) ?? [])),
    total: toSpan(first, counts),
  };
}

/** One of the last requests of a key. */
export interface RecentCall extends Omit<ActivityRequestTable, 'parameters' | 'refusals'>, Omit<CallDetails, 'path'> {}

/** The last requests of these keys, newest first. */
export async function listRecentCalls(access: Access, keyIds: readonly string[]): Promise<RecentCall[]> {
  const rows = await listActivityRequests(access.database.query, keyIds, REQUESTS_KEPT);
  // Written by this service alone, in this form.
  return rows.map(({ parameters, refusals, ...row }) => ({
    ...row,
    parameters: JSON.parse(parameters ?? '[]') as CallDetails['parameters'],
    refusals: JSON.parse(refusals ?? '[]') as CallDetails['refusals'],
  }));
}

function toSpan(starts_at: number, counts: readonly ActivityCountTable[]): ActivitySpan {
  const sums = new Map<string, number>();
  for (const { measure, amount } of counts) sums.set(measure, (sums.get(measure) ?? 0) + amount);
  const buckets = Array.from({ length: LATENCY_BUCKETS }, (_, bucket) => sums.get(`latency.${bucket}`) ?? 0);
  const refusals = [...sums]
    .filter(([measure]) => measure.startsWith('refused.'))
    .map(([measure, amount]) => [measure.slice('refused.'.length), amount] as const);
  return {
    starts_at,
    calls: sums.get('calls') ?? 0,
    units: sums.get('units') ?? 0,
    refusals: Object.fromEntries(refusals.toSorted(([left], [right]) => (left < right ? -1 : 1))),
    latency_ms: { p50: percentileOf(buckets, 0.5), p95: percentileOf(buckets, 0.95), p99: percentileOf(buckets, 0.99) },
  };
}

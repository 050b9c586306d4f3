/**
 * A histogram with fixed buckets: bucket n counts calls of up to 0.25 × 2^n ms, the
 * last one all slower calls. Histograms of several threads and nodes can be added up;
 * percentiles cannot.
 */
const SMALLEST_MICROSECONDS = 250;
/** 15 buckets up to 4 s, and one for slower calls. */
export const LATENCY_BUCKETS = 16;

export function bucketOf(latencyUs: number): number {
  // Up to 250 µs: bucket 0; 251 to 500 µs: bucket 1.
  const doublings = 32 - Math.clz32(Math.max(0, Math.ceil(latencyUs / SMALLEST_MICROSECONDS) - 1));
  return Math.min(LATENCY_BUCKETS - 1, doublings);
}

/** The upper bound of a bucket, in microseconds; the last bucket has none. */
export function boundOf(bucket: number): number {
  return SMALLEST_MICROSECONDS * 2 ** bucket;
}

/**
 * An upper bound for the fastest `share` (0 to 1) of the calls, in milliseconds; Infinity beyond the last bound,
 * undefined without calls.
 */
export function percentileOf(buckets: readonly number[], share: number): number | undefined {
  const calls = buckets.reduce((sum, amount) => sum + amount, 0);
  if (calls === 0) return undefined;
  let seen = 0;
  const bucket = buckets.findIndex((amount) => (seen += amount) >= calls * share);
  return bucket === LATENCY_BUCKETS - 1 ? Infinity : boundOf(bucket) / 1_000;
}

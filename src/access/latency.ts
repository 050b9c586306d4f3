/**
 * Times in a fixed histogram: bucket n holds what took up to 2^n quarters of a
 * millisecond, the last one everything slower. Histograms of threads and nodes
 * can be added up, which percentiles cannot.
 */
const SMALLEST_MICROSECONDS = 250;
/** Up to 4 s, and one for what is slower. */
export const LATENCY_BUCKETS = 16;

export function bucketOf(latency_us: number): number {
  // 250 and less give bucket 0, 251 to 500 bucket 1.
  const doublings = 32 - Math.clz32(Math.max(0, Math.ceil(latency_us / SMALLEST_MICROSECONDS) - 1));
  return Math.min(LATENCY_BUCKETS - 1, doublings);
}

/** The longest time a bucket holds, in microseconds; the last bucket has none. */
export function boundOf(bucket: number): number {
  return SMALLEST_MICROSECONDS * 2 ** bucket;
}

/** The bound that `share` (0 to 1) of the calls kept, in milliseconds; Infinity beyond the last bound, undefined without calls. */
export function percentileOf(buckets: readonly number[], share: number): number | undefined {
  const calls = buckets.reduce((sum, amount) => sum + amount, 0);
  if (calls === 0) return undefined;
  let seen = 0;
  const bucket = buckets.findIndex((amount) => (seen += amount) >= calls * share);
  return bucket === LATENCY_BUCKETS - 1 ? Infinity : boundOf(bucket) / 1_000;
}

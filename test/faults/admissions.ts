/** One call that a key was charged for: admitted at some moment from `sent` to `received`, in milliseconds. */
export interface Admission {
  readonly sent: number;
  readonly received: number;
  readonly units: number;
}

/** A token bucket, and the spans in which nodes went by buckets of their own. */
export interface Promised {
  readonly capacity: number;
  /** Buckets there may be beside the shared one while `away`; one for each node that is. */
  readonly buckets_away: number;
  readonly away: readonly { readonly from: number; readonly to: number }[];
}

/** What of a key's history was the nearest to its bound, as a share of it, and which window passed it. */
export interface Judged {
  readonly fullest_pct: number;
  readonly violation: string | undefined;
}

// A refill interval is rounded up, never down; one unit covers where windows are cut.
const ROUNDING_UNITS = 1;

/**
 * Every window of the history, from any call's sending to any answer's coming:
 * what was surely admitted in it is at most a bucketful and the refill, and as
 * much again for each further bucket there was meanwhile.
 */
export function judgeAdmissions(history: readonly Admission[], { capacity, buckets_away, away }: Promised): Judged {
  const bound = (from: number, to: number): number => {
    const buckets = away.some((span) => span.from < to && from < span.to) ? 1 + buckets_away : 1;
    return buckets * (capacity + (capacity * (to - from)) / 60_000) + ROUNDING_UNITS;
  };
  const answered = history.toSorted((one, other) => one.received - other.received);
  let fullest = 0;
  let violation: string | undefined;
  for (const { sent: from } of history) {
    let units = 0;
    for (const call of answered) {
      if (call.sent < from) continue;
      units += call.units;
      const share = units / bound(from, call.received);
      if (share <= fullest) continue;
      fullest = share;
      if (share > 1)
        violation = `${units} units were admitted in ${((call.received - from) / 1_000).toFixed(2)} s, at most ${Math.floor(bound(from, call.received))} may be`;
    }
  }
  return { fullest_pct: 100 * fullest, violation };
}

// A line of the log is read by us a moment after what it tells of.
const TELLING_MILLISECONDS = 500;

/** When a node limited by its own buckets, by what its threads logged. */
export function listAway(log: readonly { readonly at: number; readonly line: string }[]): Promised['away'] {
  const spans: { from: number; to: number }[] = [];
  let [away, since] = [0, 0];
  for (const { at, line } of log) {
    if (line.includes('the shared limiter is unavailable')) {
      if (away === 0) since = at - TELLING_MILLISECONDS;
      away += 1;
    } else if (away > 0 && line.includes('limits are shared again')) {
      away -= 1;
      if (away === 0) spans.push({ from: since, to: at + TELLING_MILLISECONDS });
    }
  }
  return away === 0 ? spans : [...spans, { from: since, to: Infinity }];
}

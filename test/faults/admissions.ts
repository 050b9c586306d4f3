/** One call that a key was charged for, admitted at some time from `sent` to `received`, in milliseconds. */
export interface Admission {
  readonly sent: number;
  readonly received: number;
  readonly units: number;
}

/** A token bucket, and the periods in which nodes used their own buckets. */
export interface Promised {
  readonly capacity: number;
  /**
   * Number of buckets in use in addition to the shared one while `away`: one for each node without the shared limiter.
   */
  readonly bucketsAway: number;
  readonly away: readonly { readonly from: number; readonly to: number }[];
}

/** The highest ratio of admitted units to the limit, in percent, and the window that exceeded the limit. */
export interface Judged {
  readonly fullestPct: number;
  readonly violation: string | undefined;
}

// Covers that a refill interval is rounded up and that windows cut units.
const ROUNDING_UNITS = 1;

/**
 * Checks every window from the sending of any call to the response of any other. The calls surely admitted in it must
 * not exceed one bucket and its refill, plus the same for each additional bucket in use at that time.
 */
export function judgeAdmissions(history: readonly Admission[], { capacity, bucketsAway, away }: Promised): Judged {
  const bound = (from: number, to: number): number => {
    const buckets = away.some((span) => span.from < to && from < span.to) ? 1 + bucketsAway : 1;
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
        violation = `${units} units were admitted in ${((call.received - from) / 1_000).toFixed(2)} s, the limit is ${Math.floor(bound(from, call.received))}`;
    }
  }
  return { fullestPct: 100 * fullest, violation };
}

// A log line arrives a moment after the event it reports.
const LOG_DELAY_MILLISECONDS = 500;

/** When a node used its own buckets, according to the log lines of its threads. */
export function listAway(log: readonly { readonly at: number; readonly line: string }[]): Promised['away'] {
  const spans: { from: number; to: number }[] = [];
  let [away, since] = [0, 0];
  for (const { at, line } of log) {
    if (line.includes('the shared limiter is unavailable')) {
      if (away === 0) since = at - LOG_DELAY_MILLISECONDS;
      away += 1;
    } else if (away > 0 && line.includes('limits are shared again')) {
      away -= 1;
      if (away === 0) spans.push({ from: since, to: at + LOG_DELAY_MILLISECONDS });
    }
  }
  return away === 0 ? spans : [...spans, { from: since, to: Infinity }];
}

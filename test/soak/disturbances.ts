/** What is broken at which time, and which refusals that explains. Times are of `performance.now`. */
export interface Disturbances {
  /** Runs `work` as a disturbance. During a database fault 503 with Retry-After is a stated response. */
  during<Result>(kind: DisturbanceKind, work: () => Promise<Result>): Promise<Result>;
  /** Whether any disturbance overlapped this time. */
  touched(from: number, to: number): boolean;
  /** Whether a fault of the database did, so that a 503 with Retry-After is stated. */
  excuses(from: number, to: number): boolean;
  /** What was broken last before this time and how long ago, for the message of a violation. */
  describeLast(at: number): string;
  /** Number of disturbances so far, by kind. */
  readonly counts: ReadonlyMap<DisturbanceKind, number>;
}

export type DisturbanceKind =
  | 'node restarted'
  | 'node killed'
  | 'limiter killed'
  | 'limiter flushed'
  | 'database killed'
  | 'database silent';

const DATABASE_FAULTS: readonly DisturbanceKind[] = ['database killed', 'database silent'];
// A node polls twice a second and gets an answer within a second (docs/operations.md); the rest is for a busy machine.
const RECOVERY_MILLISECONDS = 5_000;

interface Span {
  readonly kind: DisturbanceKind;
  readonly from: number;
  to: number;
}

export function createDisturbances(now: () => number = () => performance.now()): Disturbances {
  const spans: Span[] = [];
  const counts = new Map<DisturbanceKind, number>();
  const overlap = (from: number, to: number, isMeant: (span: Span) => boolean): boolean =>
    spans.some((span) => isMeant(span) && span.from <= to && from <= span.to + RECOVERY_MILLISECONDS);
  return {
    counts,
    async during(kind, work) {
      const span: Span = { kind, from: now(), to: Infinity };
      spans.push(span);
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      try {
        return await work();
      } finally {
        span.to = now();
      }
    },
    describeLast(at) {
      const last = spans.findLast(({ from }) => from <= at);
      if (last === undefined) return 'before any disturbance';
      return at <= last.to ? `during '${last.kind}'` : `${Math.round(at - last.to)} ms after '${last.kind}'`;
    },
    touched: (from, to) => overlap(from, to, () => true),
    excuses: (from, to) => overlap(from, to, ({ kind }) => DATABASE_FAULTS.includes(kind)),
  };
}

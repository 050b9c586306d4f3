/** The outcome of one kind of fault over all its trials. */
export interface FaultReport {
  readonly fault: string;
  /** Number of times the fault was injected. */
  readonly moments: number;
  /** Guarantees that held, as sentences with figures. */
  readonly held: readonly string[];
  /** Broken guarantees; empty if all held. */
  readonly violations: readonly string[];
  /** Longest time from the end of the fault to the next correct response. Null if nothing had to recover. */
  readonly recovery_ms: number | null;
}

/** One kind of fault as a repeatable trial. */
export interface Fault {
  readonly name: string;
  /** Why this machine cannot run the trial; undefined if it can. */
  readonly missing: () => Promise<string | undefined>;
  /** Injects the fault `moments` times, at times drawn from the seed. */
  readonly run: (moments: number, seed: number) => Promise<FaultReport>;
}

/** For faults that need only Node. */
export async function nothingMissing(): Promise<undefined> {
  return undefined;
}

/** What one kind of fault did, over all the moments it was tried at. */
export interface FaultReport {
  readonly fault: string;
  /** Times the fault was made. */
  readonly moments: number;
  /** What was found to hold, in words, with the figures behind it. */
  readonly held: readonly string[];
  /** Every broken promise; none is what is wanted. */
  readonly violations: readonly string[];
  /** From the end of the fault to the next good answer; the longest of all moments. Null where nothing had to recover. */
  readonly recovery_ms: number | null;
}

/** One kind of fault as a repeatable trial. */
export interface Fault {
  readonly name: string;
  /** Why it cannot be tried on this machine; undefined when it can. */
  readonly missing: () => Promise<string | undefined>;
  /** Makes the fault at that many moments, chosen by the seed. */
  readonly run: (moments: number, seed: number) => Promise<FaultReport>;
}

/** Where nothing but Node is needed. */
export async function nothingMissing(): Promise<undefined> {
  return undefined;
}

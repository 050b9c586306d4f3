/** The time of the facts to read: now, or an earlier time, for the facts served then. */
export interface AsOf {
  /** Milliseconds since the epoch; null: now. */
  readonly as_of: number | null;
}

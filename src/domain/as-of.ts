/** What a question about facts can be asked of: now, or what was served at an earlier moment. */
export interface AsOf {
  /** Milliseconds since the epoch; null is now. */
  readonly as_of: number | null;
}

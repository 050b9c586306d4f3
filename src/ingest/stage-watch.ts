/** What an import spends its time on, in this order; operators see it as `mfds_import_stage_seconds`. */
type StageName = 'fetch' | 'archive' | 'parse' | 'wait' | 'match' | 'promote';

/** Times the stages of one document. */
export class StageWatch {
  readonly microseconds = new Map<StageName, number>();
  #since = performance.now();

  /** `fetch_ms`: how long the document was fetched before it came here. */
  constructor(fetch_ms: number | undefined) {
    if (fetch_ms !== undefined) this.microseconds.set('fetch', fetch_ms * 1_000);
  }

  /** What passed since the last stage ended was this one. */
  end(stage: StageName): void {
    const now = performance.now();
    this.microseconds.set(stage, (now - this.#since) * 1_000);
    this.#since = now;
  }
}

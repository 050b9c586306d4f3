import { Fault, isFault } from '#base/fault.ts';
import type { Log } from '#base/log.ts';
import type { Decision } from '#ingest/apply-decision.ts';
import { rereadTaught } from '#ingest/run.ts';
import type { Ingest } from '#ingest/run.ts';
import { decideAll, previewDecisions } from '#review/decide.ts';
import type { Preview } from '#review/decide.ts';

/** What a reviewer decided with one action. */
export interface Action {
  readonly decisions: readonly Decision[];
  /** In the past tense, for the reviewer: `Accepted: Sample Cash Fund, allocations`. */
  readonly title: string;
  /** The page to return to if it is undone. */
  readonly page: string;
  /** Reports to read again once it is applied, by SHA-256. */
  readonly reread?: readonly string[];
}

interface Waiting extends Action {
  readonly id: number;
  readonly preview: Preview;
}

/** What became of the last action. */
interface Outcome {
  readonly title: string;
  readonly kind: 'applied' | 'undone' | 'failed';
  /** Number of promoted facts, or the reason of a failure. */
  readonly detail: string;
}

/**
 * Promoted facts cannot be taken back, so an action waits for some seconds, in which it can be undone. The next action,
 * and the end of the process, apply it early. One action waits at a time.
 */
export class PendingDecisions {
  readonly #ingest: Ingest;
  readonly #by: string;
  readonly #log: Log;
  readonly waitMs: number;
  #waiting: Waiting | undefined;
  #timer: NodeJS.Timeout | undefined;
  #outcome: Outcome | undefined;
  #last = 0;
  /** Actions and their application run one after another. */
  #queue: Promise<unknown> = Promise.resolve();

  constructor(ingest: Ingest, by: string, log: Log, waitMs: number) {
    this.#ingest = ingest;
    this.#by = by;
    this.#log = log;
    this.waitMs = waitMs;
  }

  get waiting(): Waiting | undefined {
    return this.#waiting;
  }

  get outcome(): Outcome | undefined {
    return this.#outcome;
  }

  /**
   * Applies the previous action and lets this one wait. Throws the Fault of a decision that cannot be applied.
   * `isFinal` is asked with the effect: true applies the action at once.
   */
  async add(action: Action, isFinal: (preview: Preview) => boolean): Promise<Preview> {
    return this.#inOrder(async () => {
      await this.#apply();
      if (this.#waiting !== undefined)
        throw new Fault('STORE_BUSY', 'An import is running: your previous decision is not applied yet. Try again.');
      const preview = await previewDecisions(this.#ingest, action.decisions, this.#by);
      this.#outcome = undefined;
      this.#last += 1;
      this.#waiting = { ...action, preview, id: this.#last };
      if (isFinal(preview)) await this.#apply();
      else this.#timer = setTimeout(() => void this.apply(), this.waitMs);
      return preview;
    });
  }

  /** Takes the waiting action back; undefined if it was applied already. */
  async undo(id: number): Promise<Action | undefined> {
    return this.#inOrder(async () => {
      const action = this.#waiting;
      if (action?.id !== id) return undefined;
      this.#clear();
      this.#outcome = { title: action.title, kind: 'undone', detail: '' };
      return action;
    });
  }

  /** Applies the waiting action now, if there is one. */
  async apply(): Promise<void> {
    return this.#inOrder(() => this.#apply());
  }

  #clear(): void {
    clearTimeout(this.#timer);
    this.#waiting = undefined;
  }

  async #apply(): Promise<void> {
    const action = this.#waiting;
    if (action === undefined) return;
    try {
      const reports = await decideAll(this.#ingest, action.decisions, this.#by);
      const changed = reports.reduce((sum, report) => sum + report.changed, 0);
      if (action.reread !== undefined) await rereadTaught(this.#ingest, action.reread);
      this.#outcome = { title: action.title, kind: 'applied', detail: `${changed}` };
      this.#clear();
    } catch (thrown) {
      if (!isFault(thrown) || thrown.code === 'STORE_BUSY' || thrown.code === 'DISK_FULL') {
        // An import holds the writer lock, or the disk fails: the decision is kept and applied later.
        this.#log.error('decision not applied yet', { internal: String(thrown) });
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => void this.apply(), this.waitMs);
        return;
      }
      // Another reviewer may have decided it since: the next page shows who.
      this.#outcome = { title: action.title, kind: 'failed', detail: thrown.message };
      this.#clear();
    }
  }

  /** Applies the waiting action and stops; returns its title if it could not be applied. */
  async close(): Promise<string | undefined> {
    await this.apply();
    clearTimeout(this.#timer);
    return this.#waiting?.title;
  }

  async #inOrder<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#queue.then(work);
    this.#queue = result.catch(() => undefined);
    return result;
  }
}

import { Fault } from '#base/fault.ts';
import { withTimeout } from '#base/promises.ts';

interface Pace {
  readonly at_once: number;
  /** How long the slot rests after a read, in durations of that read. */
  readonly rest: number;
}

/**
 * A server does the work of a read elsewhere: two of its eight connections. SQLite does it in this thread, so one read
 * at a time, and three quarters of the time remain for reads of current data, however many others wait.
 */
export const PAST_READ_PACE: Readonly<Record<'sqlite' | 'postgres', Pace>> = {
  sqlite: { at_once: 1, rest: 3 },
  postgres: { at_once: 2, rest: 0 },
};
// Each takes a few milliseconds with its rest: beyond this queue length, a retry is faster than waiting.
const MOST_WAITING = 128;
const QUEUE_TIMEOUT_MILLISECONDS = 1_000;
const RETRY_AFTER_SECONDS = 1;

/**
 * Limits the concurrent reads of earlier times in a thread. Their results are not cached, so each costs a query. The
 * others queue, and get 503 with Retry-After if the queue is long or slow, so that reads of current data remain fast.
 */
export class PastReadLimit {
  readonly #waiting: PromiseWithResolvers<void>[] = [];
  readonly #pace: Pace;
  #running = 0;

  constructor(pace: Pace) {
    this.#pace = pace;
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.#pace.at_once) await this.#wait();
    else this.#running += 1;
    const began = performance.now();
    try {
      return await work();
    } finally {
      // The event loop runs between two of them: a read of current data then waits for one of these, not for all.
      const rest = (performance.now() - began) * this.#pace.rest;
      if (rest > 0) setTimeout(() => this.#passOn(), rest);
      else setImmediate(() => this.#passOn());
    }
  }

  /** Passes the slot to the longest waiting read, so that a new arrival cannot overtake it. */
  #passOn(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#running -= 1;
    else next.resolve();
  }

  async #wait(): Promise<void> {
    if (this.#waiting.length >= MOST_WAITING) throw tooMany();
    const slot = Promise.withResolvers<void>();
    this.#waiting.push(slot);
    try {
      await withTimeout(slot.promise, QUEUE_TIMEOUT_MILLISECONDS, tooMany);
    } catch (thrown) {
      const index = this.#waiting.indexOf(slot);
      // The slot was granted at the same time as the timeout: use it.
      if (index < 0) return;
      this.#waiting.splice(index, 1);
      throw thrown;
    }
  }
}

function tooMany(): Fault {
  return new Fault(
    'SERVICE_UNAVAILABLE',
    'Too many requests with as_of are running. Wait for the number of seconds in Retry-After, then retry with ' +
      'fewer concurrent requests.',
    { retryAfterSeconds: RETRY_AFTER_SECONDS },
  );
}

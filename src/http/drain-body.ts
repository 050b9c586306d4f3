import type { Readable } from 'node:stream';

interface Bounds {
  /** Most bytes read from one client. */
  readonly bytes: number;
  readonly milliseconds: number;
  /**
   * Most streams drained at once per thread. Further ones are not drained, so that clients cannot use this to hold
   * connections open.
   */
  readonly streams: number;
}

/**
 * Reads and discards the rest of a request body after the response. The system resets a connection that is closed with
 * unread bytes, and a client that is still writing would see a broken pipe instead of the response.
 */
class BodyDrain {
  readonly #bounds: Bounds;
  #streams = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /** Number of streams being drained. */
  get streams(): number {
    return this.#streams;
  }

  /** Calls `done` once, with true if the stream ended within the bounds. */
  read(stream: Readable, done: (hasEnded: boolean) => void): void {
    const { bytes, milliseconds, streams } = this.#bounds;
    if (this.#streams >= streams) {
      done(false);
      return;
    }
    this.#streams += 1;
    let read = 0;
    const finish = (hasEnded: boolean): void => {
      clearTimeout(timer);
      stream.off('data', count).off('end', end).off('close', fail);
      this.#streams -= 1;
      done(hasEnded);
    };
    const end = (): void => finish(true);
    const fail = (): void => finish(false);
    const count = (chunk: Uint8Array): void => {
      read += chunk.length;
      if (read > bytes) finish(false);
    };
    const timer = setTimeout(fail, milliseconds);
    timer.unref();
    stream.on('data', count).on('end', end).on('close', fail);
    stream.resume();
  }
}

/** For requests that were answered without reading their body. */
export const AFTER_ANSWER = new BodyDrain({ bytes: 16 * 1024 * 1024, milliseconds: 10_000, streams: 256 });
/** For connections that were refused or timed out: short, because most such clients do not read the response. */
export const AFTER_REFUSAL = new BodyDrain({ bytes: 64 * 1024, milliseconds: 1_000, streams: 128 });

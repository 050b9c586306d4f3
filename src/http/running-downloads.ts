import type { Socket } from 'node:net';
import { Fault } from '#base/fault.ts';

// A few files at once are faster than one after another; more only take the bandwidth of others.
const MOST_PER_HOLDER = 4;
// Each has an open file and up to a megabyte of buffers.
const MOST_PER_THREAD = 64;
const RETRY_AFTER_SECONDS = 10;
// A client that accepts no bytes for this long is gone or holds the connection open on purpose.
const STALLED_MILLISECONDS = 60_000;

/** The downloads of one serving thread. */
export class RunningDownloads {
  readonly #stopping = new AbortController();
  readonly #holders = new Map<string, number>();
  #running = 0;

  /** Runs `send` unless too many downloads are running, and ends it if the client stalls. Fault RATE_LIMITED. */
  async run(holder: string, socket: Socket, send: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const own = this.#holders.get(holder) ?? 0;
    if (own >= MOST_PER_HOLDER || this.#running >= MOST_PER_THREAD) throw tooMany();
    this.#holders.set(holder, own + 1);
    this.#running += 1;
    let sent = socket.bytesWritten;
    const watch = setInterval(() => {
      if (socket.bytesWritten === sent) socket.destroy();
      sent = socket.bytesWritten;
    }, STALLED_MILLISECONDS).unref();
    try {
      await send(this.#stopping.signal);
    } finally {
      clearInterval(watch);
      this.#running -= 1;
      const rest = (this.#holders.get(holder) ?? 1) - 1;
      if (rest === 0) this.#holders.delete(holder);
      else this.#holders.set(holder, rest);
    }
  }

  /** Ends all downloads, because a shutdown does not wait for them; clients continue with a range. */
  stop(): void {
    this.#stopping.abort();
  }
}

function tooMany(): Fault {
  return new Fault(
    'RATE_LIMITED',
    `Too many downloads are running. Wait until one has ended; at most ${MOST_PER_HOLDER} may run at once.`,
    { retryAfterSeconds: RETRY_AFTER_SECONDS },
  );
}

import { Socket } from 'node:net';

/**
 * Numbers event-loop ticks, so that requests of one tick share one look-up of the store's current state. Requests read
 * from different connections in one tick were all sent before that look-up, so none of them can follow a commit that
 * it missed. A second request of the same connection can, and gets a new number.
 */
export class EventLoopTicks {
  #tick = 0;
  #isOpen = false;
  readonly #last = new WeakMap<object, number>();

  /** Requests with equal numbers may share a look-up. */
  of(connection: object): number {
    // Requests injected without a network, as in tests, may arrive at any time within a tick.
    if (!this.#isOpen || !(connection instanceof Socket) || this.#last.get(connection) === this.#tick) this.#tick += 1;
    if (!this.#isOpen) setImmediate(() => (this.#isOpen = false));
    this.#isOpen = true;
    this.#last.set(connection, this.#tick);
    return this.#tick;
  }
}

import { Socket } from 'node:net';

/**
 * Numbers the moments at which the newest state of the store is looked up.
 * Requests read from different connections in one turn of the event loop were all
 * on their way before the first of them was looked at, so one look serves them
 * all: none can have been sent because of a commit that came after it. A second
 * request of one connection can, and looks anew.
 */
export class Turns {
  #turn = 0;
  #isOpen = false;
  readonly #last = new WeakMap<object, number>();

  /** Equal numbers may share a look. */
  of(connection: object): number {
    // What is handed in without a network, as tests do, may come at any moment of a turn.
    if (!this.#isOpen || !(connection instanceof Socket) || this.#last.get(connection) === this.#turn) this.#turn += 1;
    if (!this.#isOpen) setImmediate(() => (this.#isOpen = false));
    this.#isOpen = true;
    this.#last.set(connection, this.#turn);
    return this.#turn;
  }
}

/** The only source of the current time; tests and rebuilds pass their own. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that changes only by `set` and `advance`: for tests and for replaying recorded timestamps. */
export class SetClock implements Clock {
  #at: number;

  constructor(at: Date | string) {
    this.#at = new Date(at).getTime();
  }

  now(): Date {
    return new Date(this.#at);
  }

  set(at: Date | string): void {
    this.#at = new Date(at).getTime();
  }

  advance(milliseconds: number): void {
    this.#at += milliseconds;
  }
}

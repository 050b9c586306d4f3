import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock } from '#base/clock.ts';
import { sha256Hex } from '#base/hash.ts';

// Cookies are shared by all ports of an address: the port in the name separates two review desks of one machine.
const COOKIE = 'mfds_review';
const SECRET_BYTES = 32;
const IDLE_MS = 12 * 3_600_000;

/** The one session of a running review desk: a link that works once, then a cookie. */
export class DeskSession {
  readonly #clock: Clock;
  readonly #link = newSecret();
  /** Hash of the cookie's secret; undefined until the link was opened. */
  #cookieHash: string | undefined;
  #usedAt: number;
  /** Part of every form, so that no other page can submit one. */
  readonly formToken = newSecret();

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#usedAt = this.#now();
  }

  /** The path that opens the session, once. */
  get linkPath(): string {
    return `/open/${this.#link}`;
  }

  /** The Set-Cookie header for the first correct use of the link; undefined for any other. */
  redeem(link: string, port: number): string | undefined {
    if (this.#cookieHash !== undefined || this.#isOver() || !isSame(link, this.#link)) return undefined;
    const secret = newSecret();
    this.#cookieHash = sha256Hex(Buffer.from(secret));
    this.#usedAt = this.#now();
    return `${COOKIE}_${port}=${secret}; Path=/; HttpOnly; SameSite=Strict`;
  }

  /** Whether a request belongs to the session; a use extends it. */
  admits(cookies: string | undefined, port: number): boolean {
    const name = `${COOKIE}_${port}=`;
    const secret = (cookies ?? '')
      .split(/;\s*/)
      .find((one) => one.startsWith(name))
      ?.slice(name.length);
    const isOwn =
      secret !== undefined &&
      this.#cookieHash !== undefined &&
      !this.#isOver() &&
      isSame(sha256Hex(Buffer.from(secret)), this.#cookieHash);
    if (isOwn) this.#usedAt = this.#now();
    return isOwn;
  }

  #isOver(): boolean {
    return this.#now() - this.#usedAt > IDLE_MS;
  }

  #now(): number {
    return this.#clock.now().getTime();
  }
}

function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** Takes the same time wherever the texts differ. */
export function isSame(one: string, other: string): boolean {
  const [left, right] = [one, other].map((text) => Buffer.from(sha256Hex(Buffer.from(text))));
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}

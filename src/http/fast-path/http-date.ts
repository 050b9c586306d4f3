import type { Clock } from '#base/clock.ts';

const SECOND = 1_000;

/** The current time as the Date header; formatted once per second. */
export function createHttpDate(clock: Clock): () => string {
  let second = -1;
  let text = '';
  return () => {
    const now = clock.now();
    const current = Math.floor(now.getTime() / SECOND);
    if (current !== second) [second, text] = [current, now.toUTCString()];
    return text;
  };
}

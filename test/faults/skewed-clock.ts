/**
 * Loaded into a process before everything else: its time of day is off by the
 * milliseconds that stand in the file MFDS_TEST_CLOCK, read anew again and again.
 * What the process measures durations with is left alone, as a set clock leaves it.
 */
import { readFileSync } from 'node:fs';

const RealDate = Date;
let offset = 0;
const readOffset = (): void => {
  try {
    offset = Number.parseInt(readFileSync(process.env['MFDS_TEST_CLOCK'] ?? '', 'utf8'), 10) || 0;
  } catch {
    offset = 0;
  }
};
readOffset();
setInterval(readOffset, 20).unref();

globalThis.Date = new Proxy(RealDate, {
  construct: (target, parts: unknown[]) =>
    Reflect.construct(target, parts.length === 0 ? [target.now() + offset] : parts) as object,
  get: (target, name) => (name === 'now' ? () => target.now() + offset : (Reflect.get(target, name) as unknown)),
});

/**
 * Preloaded into a process: shifts its time of day by the milliseconds in the file MFDS_TEST_CLOCK, which it rereads
 * regularly. Monotonic clocks are unchanged, as when a clock is set.
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

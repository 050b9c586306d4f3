/**
 * Ends its process when the current document exceeds its budget or the parent process has ended. It is a thread because
 * an import may block the event loop.
 */
import { writeFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import type { Marker, Watched } from './document-guard.ts';

const LOOK_EVERY_MS = 50;
const parent = process.ppid;
let watched: Watched = null;
let begun = process.cpuUsage();

parentPort?.on('message', (message: Watched) => {
  watched = message;
  begun = process.cpuUsage();
});

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  if (watched === null) return;
  const { user, system } = process.cpuUsage(begun);
  if (user + system > watched.mostSeconds * 1_000_000)
    setAside(watched, `its import took more than ${watched.mostSeconds} seconds of processor time`);
  if (process.memoryUsage.rss() > watched.mostMegabytes * 1_048_576)
    setAside(watched, `its import took more than ${watched.mostMegabytes} MB of memory`);
}, LOOK_EVERY_MS);

function setAside({ marker, content }: NonNullable<Watched>, reason: string): void {
  writeFileSync(marker, JSON.stringify({ ...content, reason } satisfies Marker));
  process.kill(process.pid, 'SIGKILL');
}

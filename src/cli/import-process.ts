/**
 * Entry point of the child process that runs importing commands; supervise-import.ts starts it and may kill it at any
 * time.
 */
import { loadQuickly } from '#base/load-quickly.ts';

loadQuickly();
// On a busy machine serving has priority, and a long import must not fill the memory with garbage. The process sees to
// both: when each command did, `mfds reread` and `mfds sync` had no limit of garbage.
const { limitHeapGrowth, lowerPriority } = await import('#base/process-resources.ts');
const { runMain } = await import('./commands.ts');
await lowerPriority();
limitHeapGrowth();
await runMain((current) => process.send?.({ current }));

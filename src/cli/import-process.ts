/**
 * Entry point of the child process that runs importing commands; supervise-import.ts starts it and may kill it at any
 * time.
 */
import { enableCompileCache } from 'node:module';

enableCompileCache();
const { runMain } = await import('./commands.ts');
await runMain((current) => process.send?.({ current }));

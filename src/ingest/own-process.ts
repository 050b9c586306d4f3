/** Entry point of the processes of import-process.ts: runs the file of its argument with quick loading. */
import { loadQuickly } from '#base/load-quickly.ts';

loadQuickly();
await import(process.argv[2] ?? '');

/** Entry point of the processes of import-process.ts: runs the file of its argument with the compile cache. */
import { enableCompileCache } from 'node:module';

enableCompileCache();
await import(process.argv[2] ?? '');

import { runMain } from './commands.ts';

await runMain();

import { COMMANDS } from './commands.ts';
import { runCommandLine } from './frame.ts';

// Whoever reads our output may stop reading (`mfds keys list | head`); that is no error of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await runCommandLine(COMMANDS, process.argv.slice(2));

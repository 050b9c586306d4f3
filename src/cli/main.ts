import { COMMANDS } from './commands.ts';
import { runCommandLine } from './frame.ts';

// Whoever reads our output may stop reading (`mfds keys list | head`); that is no error of ours.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return;
    if (stream === process.stdout) process.stderr.write(`error: The answer could not be written: ${error.message}. What was done stays done.\n`);
    process.exit(1);
  });
}

process.exitCode = await runCommandLine(COMMANDS, process.argv.slice(2));

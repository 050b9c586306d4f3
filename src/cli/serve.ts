import { flushCompileCache } from 'node:module';
import { availableParallelism } from 'node:os';
import type { Serving } from '#wire-serving.ts';
import { defineCommand } from './command.ts';
import type { Command } from './command.ts';
import { parseWhole } from './parse.ts';

const LAST_PORT = 65_535;
// More threads than this on one machine only compete for the cores.
const MOST_THREADS = 64;

const serve = defineCommand({
  name: 'serve',
  summary: 'Serve the API and the portal; fill an empty installation with fictional sample data first',
  args: {},
  options: {
    port: { value: 'PORT', summary: 'port to listen on (default: MFDS_PORT); 0 chooses a free port' },
    threads: { value: 'N', summary: 'number of serving threads (default: one per core)' },
    host: { value: 'HOST', summary: 'address to listen on (default: MFDS_HOST)' },
  },
  examples: ['mfds serve', 'mfds serve --port 9000', 'MFDS_SAMPLE=off MFDS_DATA_DIR=/srv/mfds mfds serve'],
  mayBeFirst: true,
  stopped: 'The service was not serving yet; the next start continues from here.',
  async run({ options, installation, print, say, progress, takeSignals }) {
    const threads =
      options.threads === undefined
        ? availableParallelism()
        : parseWhole('--threads', options.threads, 1, MOST_THREADS);
    const port =
      options.port === undefined ? installation.config.port : parseWhole('--port', options.port, 0, LAST_PORT);
    const sample = await installation.startSample(async (label, done, total) => {
      if (done === 1) say('Empty data directory: creating fictional sample data (MFDS_SAMPLE=off disables this).');
      await progress(label, done, total);
    });
    const host = options.host ?? installation.config.host;
    const serving = await installation.serve({ host, port, threads, sample }).catch(async (thrown: unknown) => {
      await sample?.stop();
      throw thrown;
    });
    const key = await sample?.key;
    const open = { ready: serving.address, docs: `${serving.address}/docs`, ...(key === undefined ? {} : { key }) };
    const stopped = untilStopped(serving, installation.config.drainSeconds * 1_000, { say, takeSignals });
    print({
      document: open,
      text: () =>
        Object.entries(open)
          .map(([name, value]) => `${name} ${value}`)
          .join('\n'),
    });
    // Node saves its compile cache when a process ends normally. A service that is killed would compile everything
    // again at its next start, which takes twice as long.
    flushCompileCache();
    await stopped;
    return {};
  },
});

export const SERVE_COMMANDS = [serve];

// The terminal and a parent process may both forward one Ctrl-C.
const SAME_SIGNAL_MILLISECONDS = 500;

// Requests have their own time limits; this ends the process if one of them fails.
const STOPPING_MILLISECONDS = 20_000;

type Context = Parameters<Command['run']>[0];

/** The first SIGTERM or SIGINT lets current requests finish; a second one exits at once. */
function untilStopped(
  serving: Serving,
  drainMs: number,
  { say, takeSignals }: Pick<Context, 'say' | 'takeSignals'>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let signalledAt: number | undefined;
    const stop = (): void => {
      if (signalledAt !== undefined && performance.now() - signalledAt < SAME_SIGNAL_MILLISECONDS) return;
      if (signalledAt !== undefined) process.exit(1);
      signalledAt = performance.now();
      say('Stopping: finishing current requests. Send the signal again to stop at once.');
      setTimeout(() => {
        say('Stopping took too long: the remaining requests were aborted.');
        process.exit(1);
      }, drainMs + STOPPING_MILLISECONDS).unref();
      serving.stop().then(resolve, reject);
    };
    takeSignals(stop);
  });
}

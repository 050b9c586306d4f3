import { availableParallelism } from 'node:os';
import type { Serving } from '#wire-serving.ts';
import { defineCommand } from './command.ts';
import type { Command } from './command.ts';
import { parseWhole } from './parse.ts';

const LAST_PORT = 65_535;
// More threads than this on one machine only take each other's turns.
const MOST_THREADS = 64;

const serve = defineCommand({
  name: 'serve',
  summary: 'Serve the API; an empty installation is first filled with fictional sample data',
  args: {},
  options: {
    port: { value: 'PORT', summary: 'port to listen on, instead of MFDS_PORT; 0 takes any free one' },
    threads: { value: 'N', summary: 'threads to serve from; one for each core unless said otherwise' },
    host: { value: 'HOST', summary: 'address to listen on, instead of MFDS_HOST' },
  },
  examples: ['mfds serve', 'mfds serve --port 9000', 'MFDS_SAMPLE=off MFDS_DATA_DIR=/srv/mfds mfds serve'],
  may_be_first: true,
  stopped: 'The service had not begun; the next start goes on from here.',
  async run({ options, installation, print, say, progress, takeSignals }) {
    const threads = options.threads === undefined ? availableParallelism() : parseWhole('--threads', options.threads, 1, MOST_THREADS);
    const port = options.port === undefined ? installation.config.port : parseWhole('--port', options.port, 0, LAST_PORT);
    const key = await installation.makeSample(async (label, done, total) => {
      if (done === 1) say('Empty data directory: making a fictional sample (MFDS_SAMPLE=off starts empty).');
      await progress(label, done, total);
    });
    const serving = await installation.serve({ host: options.host ?? installation.config.host, port, threads });
    const open = { ready: serving.address, docs: `${serving.address}/docs`, ...(key === undefined ? {} : { key }) };
    const stopped = untilToldToStop(serving, say, takeSignals);
    print({ document: open, text: () => Object.entries(open).map(([name, value]) => `${name} ${value}`).join('\n') });
    await stopped;
    return {};
  },
});

export const SERVE_COMMANDS = [serve];

// A terminal and a parent process may both pass on one Ctrl-C.
const SAME_SIGNAL_MILLISECONDS = 500;

type Context = Parameters<Command['run']>[0];

/** The first SIGTERM or SIGINT lets requests end; a second one does not wait. */
function untilToldToStop(serving: Serving, say: Context['say'], takeSignals: Context['takeSignals']): Promise<void> {
  return new Promise((resolve, reject) => {
    let told_at: number | undefined;
    const stop = (): void => {
      if (told_at !== undefined && performance.now() - told_at < SAME_SIGNAL_MILLISECONDS) return;
      if (told_at !== undefined) process.exit(1);
      told_at = performance.now();
      say('Stopping: requests under way are answered first. Once more to stop at once.');
      serving.stop().then(resolve, reject);
    };
    takeSignals(stop);
  });
}

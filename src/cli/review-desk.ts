import type { Desk } from '#wire-desk.ts';
import { defineCommand } from './command.ts';
import type { Command } from './command.ts';
import { operatorName } from './operator.ts';
import { parseWhole } from './parse.ts';

const LAST_PORT = 65_535;

const open = defineCommand({
  name: 'review open',
  summary: 'Serve the review desk to a browser on this machine, behind a link that works once',
  args: {},
  options: {
    port: { value: 'PORT', summary: 'port of 127.0.0.1 to listen on (default: a free one)' },
    by: { value: 'NAME', summary: 'name of the reviewer (default: the system user)' },
  },
  examples: ['mfds review open', 'mfds review open --port 8090 --by "Ayesha"'],
  async run({ options, installation, print, say, takeSignals }) {
    const port = options.port === undefined ? 0 : parseWhole('--port', options.port, 0, LAST_PORT);
    const desk = await installation.desk({ port, by: options.by ?? operatorName() });
    const stopped = untilStopped(desk, { say, takeSignals });
    print({
      document: { address: desk.address, link: desk.link },
      text: () => `Open this link in a browser on this machine; it works once:\n${desk.link}`,
    });
    const lost = await stopped;
    if (lost === undefined) return {};
    say(`Not applied, because the store could not be written: ${lost}. Decide it again.`);
    return { isFailed: true };
  },
});

export const REVIEW_DESK_COMMANDS = [open];

type Context = Parameters<Command['run']>[0];

/** The first signal applies the waiting decision and stops; a second one exits at once. */
function untilStopped(
  desk: Desk,
  { say, takeSignals }: Pick<Context, 'say' | 'takeSignals'>,
): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    let isStopping = false;
    takeSignals(() => {
      if (isStopping) process.exit(1);
      isStopping = true;
      say('Stopping: applying the last decision. Send the signal again to stop at once.');
      desk.stop().then(resolve, reject);
    });
  });
}

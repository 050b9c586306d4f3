import { parseArgs } from 'node:util';
import { copySampleInstallation } from '../support/sample-installation.ts';
import { startServing } from '../support/serving.ts';
import { runGenerated } from './run.ts';

/**
 * `npm run fuzz -- --requests 50000 --seed 1`: sends generated requests to the service with the sample, or with
 * --base-url and --key (or MFDS_TEST_KEY) to a running one. If a guarantee is broken, prints the requests as curl
 * commands and exits with 1.
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string' },
    'base-url': { type: 'string' },
    key: { type: 'string', default: process.env['MFDS_TEST_KEY'] ?? '' },
  },
});
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const requests = Number(values.requests);
console.log(`${requests} requests with seed ${seed}`);

const endings: (() => unknown)[] = [];
try {
  const started = performance.now();
  const run = await runGenerated({
    ...(values['base-url'] === undefined
      ? await startOwn()
      : { baseUrl: values['base-url'].replace(/\/+$/, ''), key: values.key }),
    requests,
    seed,
  });
  console.log(
    `${run.requests} answered in ${Math.round(performance.now() - started)} ms, by status: ${JSON.stringify(run.statuses)}`,
  );
  for (const finding of run.findings) console.log(`\n${finding}`);
  if (run.findings.length > 0) process.exitCode = 1;
} finally {
  for (const end of endings) await end();
}

async function startOwn(): Promise<{ baseUrl: string; key: string }> {
  const { dataDir, key, remove } = await copySampleInstallation();
  endings.push(remove);
  const served = await startServing(dataDir, { MFDS_LIMIT_UNITS_PER_MINUTE: '600000' }, (end) => endings.unshift(end));
  return { baseUrl: served.address, key };
}

import { expect, it, onTestFinished } from 'vitest';
import { copySampleInstallation } from '../support/sample-installation.ts';
import { startServing } from '../support/serving.ts';
import { runGenerated } from './run.ts';

const REQUESTS = 3_000;
// A different seed each day, the same for everyone on that day; MFDS_TEST_SEED overrides it.
const SEED = Number(process.env['MFDS_TEST_SEED'] ?? Math.floor(Date.now() / 86_400_000));

it(`thousands of requests generated from the description break no guarantee (seed ${SEED})`, async () => {
  const { dataDir, key, remove } = await copySampleInstallation();
  onTestFinished(remove);
  const served = await startServing(dataDir, { MFDS_LIMIT_UNITS_PER_MINUTE: '600000' });
  const { requests, statuses, findings } = await runGenerated({
    baseUrl: served.address,
    key,
    requests: REQUESTS,
    seed: SEED,
  });
  expect(findings, `Each with its request; again with MFDS_TEST_SEED=${SEED}, more of them with npm run fuzz.`).toEqual(
    [],
  );
  expect(requests).toBe(REQUESTS);
  // Successful, rejected and not-found requests must all occur, or the generator tests nothing.
  for (const status of [200, 400, 404, 422])
    expect(statuses[status] ?? 0, `answers with ${status}`).toBeGreaterThan(REQUESTS / 60);
});

/**
 * The trial of an importer that loses its connection to the database (`partition.ts`), run inside the network
 * namespaces: `importer-cut-inside.ts MOMENTS SEED`.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { createSeededRandom } from '../support/seeded-random.ts';
import { createInstallation } from './installation.ts';
import type { Installation } from './installation.ts';
import { breakDays, findRudeEnd } from './break-days.ts';
import type { FaultReport } from './fault.ts';
import { makeOwnPostgres } from './own-postgres.ts';
import { DATABASE_ADDRESS, createNetworks } from './network-namespaces.ts';
import type { NodeNetwork } from './network-namespaces.ts';

// A time anywhere in an import, including its start.
const LONGEST_WAIT_MILLISECONDS = 1_200;
// The waiting time of docs/operations.md plus one import.
const LONGEST_TURN_MILLISECONDS = 40_000;
// After a cut, TCP retries for as long as the cut lasted.
const LONGEST_END_MILLISECONDS = 90_000;

process.stdout.write(
  JSON.stringify(
    await cutImporters(...(process.argv.slice(2).map((text) => Number.parseInt(text, 10)) as [number, number])),
  ),
);
process.exit(0);

async function cutImporters(moments: number, seed: number): Promise<FaultReport> {
  const [network] = (await createNetworks(1)) as [NodeNetwork];
  const postgres = await makeOwnPostgres(DATABASE_ADDRESS);
  const installation = await createInstallation({ MFDS_DATABASE_URL: postgres.urlAt(postgres.port) });
  try {
    return await breakImports(installation, network, moments, seed);
  } finally {
    network.mend();
    await installation.end();
    await postgres.remove();
  }
}

async function breakImports(
  installation: Installation,
  network: NodeNetwork,
  moments: number,
  seed: number,
): Promise<FaultReport> {
  const random = createSeededRandom(seed).draw;
  let [broken, recovery_ms] = [0, 0];
  const { violations, answers } = await breakDays(installation, moments, async ({ day, watch, violations: found }) => {
    const cut = installation.ingest(day, undefined, {}, network.enter);
    await sleep(random() * LONGEST_WAIT_MILLISECONDS);
    network.cut();
    const begun = performance.now();
    const other = await installation.ingest(day);
    const took = performance.now() - begun;
    recovery_ms = Math.max(recovery_ms, took);
    if (other.code !== 0)
      found.push(`another importer could not import day ${day}: ${other.stderr.trim().slice(0, 300)}`);
    else if (!(await watch.hasWhole(day))) found.push(`day ${day} was acknowledged and is served in part`);
    if (took > LONGEST_TURN_MILLISECONDS)
      found.push(`day ${day}: another importer waited ${(took / 1_000).toFixed(0)} s for the writer lock`);
    network.mend();
    const ended = await Promise.race([cut, sleep(LONGEST_END_MILLISECONDS)]);
    if (ended === undefined) found.push(`day ${day}: the importer that was cut off did not exit`);
    else if (ended.code !== 0) broken += 1;
    if (ended !== undefined) found.push(...findRudeEnd(day, ended));
  });
  const held = [
    `${broken} of ${moments} imports failed; another importer repeated each during the outage`,
    `${answers} responses, none partial or mixed; no event lost or repeated`,
  ];
  return { fault: 'importer partitioned', moments, held, violations, recovery_ms };
}

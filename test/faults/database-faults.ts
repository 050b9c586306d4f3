import { setTimeout as sleep } from 'node:timers/promises';
import { createSeededRandom } from '../support/seeded-random.ts';
import { createInstallation, waitFor } from './installation.ts';
import type { Installation } from './installation.ts';
import { breakDays, findRudeEnd } from './break-days.ts';
import type { Fault } from './fault.ts';
import { makeOwnPostgres, missingPostgres } from './own-postgres.ts';
import type { OwnPostgres } from './own-postgres.ts';
import type { Watch } from './watch.ts';
import { startFaultyProxy } from '../support/faulty-proxy.ts';
import type { FaultyProxy, ProxyState } from '../support/faulty-proxy.ts';

// A time anywhere in an import, including its start.
const LONGEST_WAIT_MILLISECONDS = 1_000;
const LONGEST_OUTAGE_MILLISECONDS = 1_500;

interface Broken {
  readonly postgres: OwnPostgres;
  readonly proxy: FaultyProxy;
}

/** The database is killed at a random time of an import and restarts after a while. */
export const DATABASE_KILLED = databaseFault(
  'database killed',
  ({ postgres }) => postgres.kill(),
  ({ postgres }) => postgres.start(),
);
export const DATABASE_CUT = proxyFault('database unreachable', 'cut');
export const DATABASE_SLOW = proxyFault('database slow', 'slow');
/** As in a network partition: connections are not refused, and no data arrives. */
export const DATABASE_SILENT = proxyFault('database silent', 'silent');

function proxyFault(name: string, state: ProxyState): Fault {
  return databaseFault(
    name,
    async ({ proxy }) => proxy.set(state),
    async ({ proxy }) => proxy.set('whole'),
  );
}

function databaseFault(
  name: string,
  strike: (on: Broken) => Promise<void>,
  heal: (on: Broken) => Promise<void>,
): Fault {
  return {
    name,
    missing: missingPostgres,
    async run(moments, seed) {
      const postgres = await makeOwnPostgres();
      const proxy = await startFaultyProxy(postgres.port);
      let installation: Installation | undefined;
      try {
        installation = await createInstallation({ MFDS_DATABASE_URL: postgres.urlAt(proxy.port) });
        const on = { postgres, proxy };
        return await breakDatabase(name, installation, moments, seed, {
          strike: () => strike(on),
          heal: () => heal(on),
        });
      } finally {
        proxy.set('whole');
        await installation?.end();
        await proxy.end();
        await postgres.remove();
      }
    },
  };
}

// Each thread of a node polls twice a second and gets an answer within a second (docs/operations.md).
const FOUND_AGAIN_MILLISECONDS = 1_500;

async function becomesWhole(watch: Watch, day: number): Promise<boolean> {
  return waitFor(`day ${day} is whole`, () => watch.hasWhole(day), FOUND_AGAIN_MILLISECONDS).then(
    () => true,
    () => false,
  );
}

interface Breaking {
  strike(): Promise<void>;
  heal(): Promise<void>;
}

async function breakDatabase(
  name: string,
  installation: Installation,
  moments: number,
  seed: number,
  breaking: Breaking,
): ReturnType<Fault['run']> {
  const random = createSeededRandom(seed).draw;
  let [broken, recovery_ms] = [0, 0];
  const { violations, answers, refusals } = await breakDays(
    installation,
    moments,
    async ({ day, watch, violations: found }) => {
      const importing = installation.ingest(day);
      await sleep(random() * LONGEST_WAIT_MILLISECONDS);
      await breaking.strike();
      await sleep(random() * LONGEST_OUTAGE_MILLISECONDS);
      await breaking.heal();
      const begun = performance.now();
      await waitFor('the service responds again', () => watch.isServed());
      recovery_ms = Math.max(recovery_ms, performance.now() - begun);
      const ended = await importing;
      if (ended.code !== 0) broken += 1;
      if (ended.code === 0 && !(await becomesWhole(watch, day)))
        found.push(`day ${day} was acknowledged and is served in part`);
      found.push(...findRudeEnd(day, ended));
      const again = await installation.ingest(day);
      if (again.code !== 0)
        found.push(`day ${day} could not be imported afterwards: ${again.stderr.trim().slice(0, 300)}`);
      else if (!(await becomesWhole(watch, day))) found.push(`day ${day} was imported again and is served in part`);
    },
  );
  const held = [
    `${broken} of ${moments} imports failed, all succeeded when repeated`,
    `${answers} responses, none partial or mixed, ${refusals} of them 503 with Retry-After`,
  ];
  return { fault: name, moments, held, violations, recovery_ms };
}

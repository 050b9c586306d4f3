import { setTimeout as sleep } from 'node:timers/promises';
import { createSeededRandom } from '../support/seeded-random.ts';
import { createInstallation, waitFor } from './installation.ts';
import { nothingMissing } from './fault.ts';
import type { Fault } from './fault.ts';
import { startWatch } from './watch.ts';

const LONGEST_LIFE_MILLISECONDS = 800;

/** `kill -9` of the service at any time, while another process imports documents. */
export const KILL_SERVER: Fault = {
  name: 'server killed',
  missing: nothingMissing,
  async run(moments, seed) {
    const installation = await createInstallation();
    let day = 0;
    const watch = startWatch(() => day + 1);
    const violations: string[] = [];
    const random = createSeededRandom(seed).draw;
    let recovery_ms = 0;
    try {
      let served = await installation.serve();
      watch.switchTo(served);
      for (; day < moments; day += 1) {
        const importing = installation.ingest(day);
        await sleep(random() * LONGEST_LIFE_MILLISECONDS);
        watch.switchTo(undefined);
        await served.kill();
        const begun = performance.now();
        served = await installation.serve();
        watch.switchTo(served);
        await waitFor('the service responds after a restart', () => watch.isServed());
        recovery_ms = Math.max(recovery_ms, performance.now() - begun);
        const ended = await importing;
        if (ended.code !== 0) violations.push(`the import of day ${day} failed: ${ended.stderr.trim()}`);
        else if (!(await watch.hasWhole(day))) violations.push(`day ${day} was acknowledged and is served in part`);
      }
      await watch.end();
      const held = [
        `${moments} documents imported during as many kills, all served completely`,
        `${watch.answers} responses, none partial or mixed; no event lost or repeated`,
      ];
      return { fault: 'server killed', moments, held, violations: [...violations, ...watch.violations], recovery_ms };
    } finally {
      await installation.end();
    }
  },
};

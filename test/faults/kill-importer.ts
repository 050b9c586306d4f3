import { createSeededRandom } from '../support/seeded-random.ts';
import { createInstallation } from './installation.ts';
import { nothingMissing } from './fault.ts';
import type { Fault } from './fault.ts';
import { startWatch } from './watch.ts';

// Longer than one import with its start, so that kills fall anywhere in an import.
const LONGEST_LIFE_MILLISECONDS = 1_200;

/** `kill -9` of the importer at any time, while a service answers requests continuously. */
export const KILL_IMPORTER: Fault = {
  name: 'importer killed',
  missing: nothingMissing,
  async run(moments, seed) {
    const installation = await createInstallation();
    let day = 0;
    const watch = startWatch(() => day + 1);
    const violations: string[] = [];
    const random = createSeededRandom(seed).draw;
    let [killed, repeated] = [0, 0];
    try {
      watch.switchTo(await installation.serve());
      for (; day < moments; day += 1) {
        const first = await installation.ingest(day, random() * LONGEST_LIFE_MILLISECONDS);
        if (first.code === null) killed += 1;
        if (first.code === 0 && !(await watch.hasWhole(day)))
          violations.push(`day ${day} was acknowledged and is served in part`);
        // Importing the same document again completes whatever the kill left.
        const again = await installation.ingest(day);
        repeated += again.code === 0 ? 1 : 0;
        if (again.code !== 0) violations.push(`day ${day} could not be imported after a kill: ${again.stderr.trim()}`);
        else if (!(await watch.hasWhole(day))) violations.push(`day ${day} was imported again and is served in part`);
      }
      for (let each = 0; each < moments; each += 1)
        if (!(await watch.hasWhole(each))) violations.push(`day ${each} was lost later`);
      await watch.end();
      const held = [
        `${killed} of ${moments} imports were killed, ${repeated} repeated`,
        `${watch.answers} responses, none partial or mixed`,
      ];
      return {
        fault: 'importer killed',
        moments,
        held,
        violations: [...violations, ...watch.violations],
        recovery_ms: null,
      };
    } finally {
      await installation.end();
    }
  },
};

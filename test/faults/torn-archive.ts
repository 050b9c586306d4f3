import { readFileSync, readdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSeededRandom } from '../support/seeded-random.ts';
import { createInstallation } from './installation.ts';
import { nothingMissing } from './fault.ts';
import type { Fault } from './fault.ts';
import { startWatch } from './watch.ts';

/**
 * Archived files are truncated or altered, as by a disk after a power cut; importing the document again repairs them.
 */
export const TORN_ARCHIVE: Fault = {
  name: 'archive damaged',
  missing: nothingMissing,
  async run(moments, seed) {
    const installation = await createInstallation();
    const random = createSeededRandom(seed).draw;
    const violations: string[] = [];
    const watch = startWatch(() => moments);
    try {
      for (let day = 0; day < moments; day += 1) await installation.ingest(day);
      const objects = listObjects(join(installation.dataDir, 'archive', 'objects'));
      if (objects.length !== moments) violations.push(`${objects.length} archived documents instead of ${moments}`);
      for (const path of objects) tear(path, random());
      // Promoted facts are in the store, so they are served even if the archived document is damaged.
      watch.switchTo(await installation.serve());
      for (let day = 0; day < moments; day += 1) {
        if (!(await watch.hasWhole(day))) violations.push(`day ${day} is served in part while the archive is damaged`);
        const again = await installation.ingest(day);
        if (again.code !== 0) violations.push(`day ${day} could not be imported again: ${again.stderr.trim()}`);
      }
      await watch.end();
      const rebuilt = await installation.run(['rebuild', '--json']);
      if (rebuilt.code !== 0)
        violations.push(`rebuild from the repaired archive failed: ${rebuilt.stdout}${rebuilt.stderr}`);
      const held = [
        `${objects.length} archived documents damaged and repaired by importing them again`,
        'the repaired archive rebuilds the store',
        `${watch.answers} responses, none partial`,
      ];
      return {
        fault: 'archive damaged',
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

function listObjects(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.zst'))
    .map((path) => join(folder, path));
}

function tear(path: string, chance: number): void {
  const bytes = readFileSync(path);
  const place = Math.floor(chance * bytes.length);
  if (chance < 0.5) truncateSync(path, place);
  else writeFileSync(path, bytes.with(place, (bytes[place] ?? 0) ^ 0xff));
}

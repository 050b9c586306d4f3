import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSeededRandom } from '../support/seeded-random.ts';
import { createInstallation, waitFor } from './installation.ts';
import { nothingMissing } from './fault.ts';
import type { Fault } from './fault.ts';
import { startWatch } from './watch.ts';

const SKEW = fileURLToPath(new URL('./skewed-clock.ts', import.meta.url));
const DAY = 86_400_000;
// Half a year in both directions, far more than summer time or a wrong time zone.
const FARTHEST_STEP = 180 * DAY;

/** The clock of the machine jumps forward and back while a service runs and documents are imported. */
export const CLOCK_STEPS: Fault = {
  name: 'clock stepping',
  missing: nothingMissing,
  async run(moments, seed) {
    const folder = mkdtempSync(join(tmpdir(), 'mfds-clock-'));
    const clock = join(folder, 'offset');
    writeFileSync(clock, '0');
    const installation = await createInstallation({ NODE_OPTIONS: `--import ${SKEW}`, MFDS_TEST_CLOCK: clock });
    const random = createSeededRandom(seed).draw;
    const violations: string[] = [];
    let day = 1;
    const watch = startWatch(() => day + 1);
    try {
      await installation.ingest(0);
      watch.switchTo(await installation.serve());
      await waitFor('the first page is served', () => watch.hasWhole(0));
      for (; day <= moments; day += 1) {
        writeFileSync(clock, String(Math.round((random() * 2 - 1) * FARTHEST_STEP)));
        const ended = await installation.ingest(day);
        // Before the date of the page, its rows are in the future and may be held; they must not be lost or imported in
        // part.
        if (ended.code !== 0 && ended.code !== 3)
          violations.push(`the import of day ${day} failed: ${ended.stderr.trim().slice(0, 200)}`);
        if (!(await watch.isServed())) violations.push(`day ${day}: no response after the clock was set`);
      }
      writeFileSync(clock, '0');
      for (let each = 0; each <= moments; each += 1) {
        const again = await installation.ingest(each);
        if (again.code === 0 && !(await watch.hasWhole(each)))
          violations.push(`day ${each} was imported and is served in part`);
      }
      await watch.end();
      const rebuilt = await installation.run(['rebuild', '--json']);
      if (rebuilt.code !== 0)
        violations.push(`rebuild failed after imports under a stepping clock: ${rebuilt.stdout}${rebuilt.stderr}`);
      const held = [
        `${moments} pages imported with clocks up to half a year off`,
        `${watch.answers} responses, none partial; one order of the feed`,
        'rebuild succeeds from the archive',
      ];
      return {
        fault: 'clock stepping',
        moments,
        held,
        violations: [...violations, ...watch.violations],
        recovery_ms: null,
      };
    } finally {
      await installation.end();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

import { join } from 'node:path';
import { createSeededRandom } from '../support/seeded-random.ts';
import { createInstallation, waitFor } from './installation.ts';
import type { Installation } from './installation.ts';
import { breakDays, findRudeEnd } from './break-days.ts';
import type { Fault } from './fault.ts';
import { makeSmallDisk, missingDisk } from '../support/small-disk.ts';
import type { SmallDisk } from '../support/small-disk.ts';

const DISK_MEBIBYTES = 96;
// One import writes less than this, so some imports still fit and others fail at different points.
const MOST_FREE_BYTES = 400_000;

/** The disk becomes full at any point of an import. */
export const DISK_FULL = diskFault('disk full', (disk) => ({
  strike(chance) {
    disk.fill(Math.floor(chance * MOST_FREE_BYTES));
    return {};
  },
  heal: () => disk.empty(),
}));

/** The importer finds its folder read-only, as when the kernel remounts a disk after an error. */
export const READ_ONLY = diskFault('store read-only', (disk) => ({
  strike: () => ({ MFDS_DATA_DIR: join(disk.sealed_folder, 'data') }),
  heal: () => undefined,
}));

interface Breaking {
  /** Breaks the disk and returns the environment of the importer until it is mended. */
  strike(chance: number): Readonly<Record<string, string>>;
  heal(): void;
}

function diskFault(name: string, breaking: (disk: SmallDisk) => Breaking): Fault {
  return {
    name,
    missing: missingDisk,
    async run(moments, seed) {
      const disk = makeSmallDisk(DISK_MEBIBYTES);
      let installation: Installation | undefined;
      try {
        installation = await createInstallation({}, join(disk.folder, 'data'));
        return await breakDisk(name, installation, moments, seed, breaking(disk));
      } finally {
        await installation?.end();
        disk.remove();
      }
    },
  };
}

async function breakDisk(
  name: string,
  installation: Installation,
  moments: number,
  seed: number,
  breaking: Breaking,
): ReturnType<Fault['run']> {
  const random = createSeededRandom(seed).draw;
  let [refused, recovery_ms] = [0, 0];
  const { violations, answers, refusals } = await breakDays(
    installation,
    moments,
    async ({ day, watch, violations: found }) => {
      const ended = await installation.ingest(day, undefined, breaking.strike(random()));
      if (ended.code === 1) refused += 1;
      found.push(...findRudeEnd(day, ended));
      if (ended.code === 0 && !(await watch.hasWhole(day)))
        found.push(`day ${day} was acknowledged and is served in part`);
      if (!(await watch.hasWhole(0))) found.push(`day ${day}: an older page is not served while the disk is broken`);
      breaking.heal();
      const begun = performance.now();
      const again = await installation.ingest(day);
      if (again.code !== 0)
        found.push(`day ${day} could not be imported after the disk was mended: ${again.stderr.trim()}`);
      await waitFor(`day ${day} is served completely`, () => watch.hasWhole(day));
      recovery_ms = Math.max(recovery_ms, performance.now() - begun);
    },
  );
  const held = [
    `${refused} of ${moments} imports failed with a message, all succeeded when repeated`,
    `${answers} responses, none partial or mixed, ${refusals} of them 503`,
  ];
  return { fault: name, moments, held, violations, recovery_ms };
}

/** Makes one published export in its own process; started by export-schedule.ts. */
import { systemClock } from '#base/clock.ts';
import { explainDiskError } from '#base/files.ts';
import { isFault } from '#base/fault.ts';
import { limitHeapGrowth, lowerPriority } from '#base/process-resources.ts';
import { openFacts } from '#store/database.ts';
import type { ExportWork, FromExportProcess } from './export-schedule.ts';
import { publishExport } from './publish-export.ts';

// Files of this state that are finished are kept, so the process may end at any time.
for (const name of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(name, () => process.exit());
process.once('message', (work: ExportWork) => {
  run(work).then(
    (published) => send({ published }),
    (thrown: unknown) => send({ failure: describe(thrown) }),
  );
});

async function run({ place, cursorSecret, service_version, ...settings }: ExportWork) {
  await lowerPriority();
  limitHeapGrowth();
  const facts = await openFacts(place);
  try {
    return await publishExport({ facts, cursorSecret, service_version }, settings, systemClock.now());
  } finally {
    await facts.close();
  }
}

function send(message: FromExportProcess): void {
  process.send?.(message, () => process.disconnect());
}

function describe(thrown: unknown): string {
  const known = isFault(thrown) ? thrown : explainDiskError(thrown);
  return known?.message ?? String(thrown);
}

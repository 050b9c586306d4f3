import { limitHeapGrowth, lowerPriority } from '#base/process-resources.ts';
import { copyArchive } from '#ingest/archive.ts';
import { rebuild as rebuildStore } from '#ingest/rebuild.ts';
import { defineCommand } from './command.ts';

const rebuild = defineCommand({
  name: 'rebuild',
  summary: 'Rebuild the store from the archive by replaying every document and decision in recorded order',
  args: {},
  options: { from: { value: 'FOLDER', summary: 'copy this archive to the (empty) data directory first' } },
  examples: ['mfds rebuild', 'MFDS_DATA_DIR=/srv/new mfds rebuild --from /srv/old/archive'],
  mayBeFirst: true,
  imports: true,
  stopped: 'The archive and the store are unchanged: run `mfds rebuild` again.',
  async run({ options, installation, progress }) {
    await lowerPriority();
    limitHeapGrowth();
    if (options.from !== undefined) copyArchive(options.from, installation.config.dataDir);
    const { facts, archive } = await installation.ingest();
    const started = performance.now();
    const entries = await rebuildStore(facts, archive, progress);
    const seconds = Math.round((performance.now() - started) / 100) / 10;
    return { document: { entries, seconds }, text: () => `Replayed ${entries} journal entries in ${seconds} s.` };
  },
});

export const REBUILD_COMMANDS = [rebuild];

import { giveWay } from '#base/give-way.ts';
import { keepHeapSmall } from '#base/heap.ts';
import { copyArchive } from '#ingest/archive.ts';
import { rebuild as rebuildStore } from '#ingest/rebuild.ts';
import { defineCommand } from './command.ts';

const rebuild = defineCommand({
  name: 'rebuild',
  summary: 'Rebuild the store from the archive: every document and decision again, at its recorded moment',
  args: {},
  options: { from: { value: 'FOLDER', summary: 'first copy this archive into the (empty) data directory' } },
  examples: ['mfds rebuild', 'MFDS_DATA_DIR=/srv/new mfds rebuild --from /srv/old/archive'],
  may_be_first: true,
  stopped: 'The archive is whole, and the store is as it was: run `mfds rebuild` again.',
  async run({ options, installation, progress }) {
    await giveWay();
    keepHeapSmall();
    if (options.from !== undefined) copyArchive(options.from, installation.config.data_dir);
    const { facts, archive } = await installation.ingest();
    const started = performance.now();
    const entries = await rebuildStore(facts, archive, progress);
    const seconds = Math.round((performance.now() - started) / 100) / 10;
    return { document: { entries, seconds }, text: () => `${entries} journal entries replayed in ${seconds} s.` };
  },
});

export const REBUILD_COMMANDS = [rebuild];

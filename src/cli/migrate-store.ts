import { moveStore } from '#upkeep/move-store.ts';
import { openFilledGroup, openGroup, parseStoreAddress } from '#upkeep/store-address.ts';
import { defineCommand } from './command.ts';

const migrateStore = defineCommand({
  name: 'migrate-store',
  summary: 'Copy a whole store to the other engine and compare every row; the archive stays where it is',
  args: {
    FROM: { summary: 'sqlite:DATA_DIRECTORY or postgres://user:password@host/database' },
    TO: { summary: 'the same forms; it must be empty, or hold what an earlier run brought' },
  },
  options: {},
  may_be_first: true,
  stopped: 'Facts and accounts are each moved whole or not at all: run the same line again.',
  examples: ['mfds migrate-store sqlite:/srv/mfds postgres://mfds@db/mfds', 'mfds migrate-store postgres://mfds@db/mfds sqlite:/srv/small'],
  async run({ args, say, progress }) {
    const [from, to] = [parseStoreAddress(args.FROM), parseStoreAddress(args.TO)];
    const moved: Record<string, number> = {};
    for (const group of ['facts', 'access'] as const) {
      const source = await openFilledGroup(from, group);
      const target = await openGroup(to, group);
      try {
        const report = await moveStore(source, target, `rows of ${group} copied and compared`, progress);
        if (report.was_there) say(`The ${group} were there already, row for row; they were left as they are.`);
        Object.assign(moved, report.tables);
      } finally {
        await Promise.all([source.close(), target.close()]);
      }
    }
    const rows = Object.values(moved).reduce((sum, count) => sum + count, 0);
    return { document: { rows, tables: moved }, text: () => `${rows} rows moved and compared. Set or unset MFDS_DATABASE_URL, keep MFDS_DATA_DIR, and start the service again.` };
  },
});

export const MIGRATE_STORE_COMMANDS = [migrateStore];

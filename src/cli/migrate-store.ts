import { moveStore, openFilledGroup, openGroup, parseStoreAddress } from '#upkeep/move-store.ts';
import { defineCommand } from './command.ts';

const migrateStore = defineCommand({
  name: 'migrate-store',
  summary: 'Copy the store to another database engine and compare every row; the archive is not moved',
  args: {
    FROM: { summary: 'source: sqlite:DATA_DIRECTORY or postgres://user:password@host/database' },
    TO: { summary: 'target, in the same form; must be empty, or contain the result of an earlier run' },
  },
  options: {},
  mayBeFirst: true,
  stopped: 'Facts and accounts are each copied completely or not at all: run the same command again.',
  examples: [
    'mfds migrate-store sqlite:/srv/mfds postgres://mfds@db/mfds',
    'mfds migrate-store postgres://mfds@db/mfds sqlite:/srv/small',
  ],
  async run({ args, say, progress }) {
    const [from, to] = [parseStoreAddress(args.FROM), parseStoreAddress(args.TO)];
    const moved: Record<string, number> = {};
    for (const group of ['facts', 'access'] as const) {
      const source = await openFilledGroup(from, group);
      const target = await openGroup(to, group);
      try {
        const report = await moveStore(source, target, `rows of ${group} copied and compared`, progress);
        if (report.wasThere) say(`The target already contains the same ${group} rows; they were left unchanged.`);
        Object.assign(moved, report.tables);
      } finally {
        await Promise.all([source.close(), target.close()]);
      }
    }
    const rows = Object.values(moved).reduce((sum, count) => sum + count, 0);
    return {
      document: { rows, tables: moved },
      text: () =>
        `${rows} rows copied and compared. Set or unset MFDS_DATABASE_URL, keep MFDS_DATA_DIR, and restart the ` +
        'service.',
    };
  },
});

export const MIGRATE_STORE_COMMANDS = [migrateStore];

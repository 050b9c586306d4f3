import { systemClock } from '#base/clock.ts';
import { limitHeapGrowth } from '#base/process-resources.ts';
import { lowerPriority } from '#base/process-resources.ts';
import { copyArchive } from '#ingest/archive.ts';
import { rebuild as rebuildStore } from '#ingest/rebuild.ts';
import { backup as backUp } from '#upkeep/backup.ts';
import { moveStore } from '#upkeep/move-store.ts';
import { restore as restoreFrom } from '#upkeep/restore.ts';
import { openGroup, openFilledGroup, parseStoreAddress } from '#upkeep/move-store.ts';
import { defineCommand } from './command.ts';

const MEGABYTE = 1_048_576;

const backup = defineCommand({
  name: 'backup',
  summary: 'Back up facts, archive, accounts, keys and secret to one file while the service runs',
  args: {
    FILE: { summary: 'tar file to write; readable by its owner only, because it contains the installation secret' },
  },
  options: {},
  examples: ['mfds backup /backups/mfds-2026-08-20.tar', 'mfds backup nightly.tar --json'],
  stopped: 'No backup was written.',
  async run({ args, installation, progress }) {
    const report = await backUp(await installation.whole(), args.FILE, systemClock.now(), progress);
    return {
      document: report,
      text: () =>
        `Wrote ${report.rows} rows and ${report.documents} archived files to ${report.file} ` +
        `(${(report.bytes / MEGABYTE).toFixed(1)} MB).`,
    };
  },
});

const restore = defineCommand({
  name: 'restore',
  summary: 'Restore a backup into an empty data directory (and database), after checking the whole file',
  args: { FILE: { summary: 'backup file written by `mfds backup`' } },
  options: {},
  examples: ['MFDS_DATA_DIR=/srv/new mfds restore /backups/mfds-2026-08-20.tar'],
  mayBeFirst: true,
  stopped: 'Nothing was restored.',
  async run({ args, installation, progress, say }) {
    const { config } = installation;
    const report = await restoreFrom(
      args.FILE,
      { dataDir: config.dataDir, open: async (group, folder) => openGroup({ ...config, dataDir: folder }, group) },
      progress,
    );
    if (config.secret !== undefined)
      say(
        'MFDS_SECRET is set: it must equal the secret of the installation that was backed up, else its keys are ' +
          'refused.',
      );
    return {
      document: report,
      text: () =>
        `Restored ${report.rows} rows and ${report.documents} archived files as of ${report.made_at} to ` +
        `${config.dataDir}.`,
    };
  },
});

const LABELS = { archive: 'journal entries', reports: 'report sections', histories: 'NAV histories' } as const;

const verify = defineCommand({
  name: 'verify',
  summary: 'Check that archive, store, updates feed and served data agree, and report every difference',
  args: {},
  options: {},
  examples: ['mfds verify', 'mfds verify --json'],
  async run({ installation, progress }) {
    // Loaded on demand: verification needs the code of the reads, which no other command here does.
    const { verify: verifyInstallation } = await import('#upkeep/verify.ts');
    const { facts, archive } = await installation.ingest();
    const counts = { archive: 0, reports: 0, histories: 0 };
    const broken = await verifyInstallation(facts, archive, async (part, done, total) => {
      counts[part] = done;
      await progress(LABELS[part], done, total);
    });
    const seen =
      `${counts.archive} journal entries with their documents, ${counts.reports} report sections and the NAV ` +
      `histories of ${counts.histories} funds were checked.`;
    const verdict = broken.length === 0 ? `No differences found. ${seen}` : [...broken, '', seen].join('\n');
    return {
      document: { is_sound: broken.length === 0, broken, looked_at: counts },
      text: () => verdict,
      isFailed: broken.length > 0,
    };
  },
});

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

/** Commands about the whole installation. */
export const UPKEEP_COMMANDS = [backup, restore, verify, rebuild, migrateStore];

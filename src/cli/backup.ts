import { systemClock } from '#base/clock.ts';
import { backup as backUp } from '#upkeep/backup.ts';
import { restore as restoreFrom } from '#upkeep/restore.ts';
import { openGroup } from '#upkeep/move-store.ts';
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

export const BACKUP_COMMANDS = [backup, restore];

import { systemClock } from '#base/clock.ts';
import { backup as backUp } from '#upkeep/backup.ts';
import { restore as restoreFrom } from '#upkeep/restore.ts';
import { openGroup } from '#upkeep/store-address.ts';
import { defineCommand } from './command.ts';

const MEGABYTE = 1_048_576;

const backup = defineCommand({
  name: 'backup',
  summary: 'Write everything (facts, archive, accounts, keys, secret) into one file, while the service goes on',
  args: { FILE: { summary: 'the file to write, a tar; it is readable by its owner only, since it holds the secret of the keys' } },
  options: {},
  examples: ['mfds backup /backups/mfds-2026-08-20.tar', 'mfds backup nightly.tar --json'],
  stopped: 'No backup was written.',
  async run({ args, installation, progress }) {
    const report = await backUp(await installation.whole(), args.FILE, systemClock.now(), progress);
    return { document: report, text: () => `${report.rows} rows and ${report.documents} archived files in ${report.file} (${(report.bytes / MEGABYTE).toFixed(1)} MB).` };
  },
});

const restore = defineCommand({
  name: 'restore',
  summary: 'Fill an empty data directory (and database) from a backup, which is checked whole first',
  args: { FILE: { summary: 'a file that `mfds backup` wrote' } },
  options: {},
  examples: ['MFDS_DATA_DIR=/srv/new mfds restore /backups/mfds-2026-08-20.tar'],
  may_be_first: true,
  stopped: 'The data directory may be filled in part: empty it, then restore again.',
  async run({ args, installation, progress, say }) {
    const { config } = installation;
    const report = await restoreFrom(args.FILE, { data_dir: config.data_dir, open: async (group) => openGroup(config, group) }, progress);
    if (config.secret !== undefined) say('MFDS_SECRET is set: it must be the one of the installation that was backed up, else its keys are refused.');
    return { document: report, text: () => `${report.rows} rows and ${report.documents} archived files as of ${report.made_at} are in ${config.data_dir}.` };
  },
});

export const BACKUP_COMMANDS = [backup, restore];

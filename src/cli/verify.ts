import { verify as verifyInstallation } from '#upkeep/verify.ts';
import { defineCommand } from './command.ts';

const LABELS = { archive: 'journal entries', reports: 'report sections', histories: 'NAV histories' } as const;

const verify = defineCommand({
  name: 'verify',
  summary: 'Check that archive, store, updates feed and served data agree, and report every difference',
  args: {},
  options: {},
  examples: ['mfds verify', 'mfds verify --json'],
  async run({ installation, progress }) {
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

export const VERIFY_COMMANDS = [verify];

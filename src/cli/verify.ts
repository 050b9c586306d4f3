import { verify as verifyInstallation } from '#upkeep/verify.ts';
import { defineCommand } from './command.ts';
import type { Progress } from './progress.ts';

const LABELS = { archive: 'journal entries', reports: 'report sections', shelves: 'NAV histories' } as const;

const verify = defineCommand({
  name: 'verify',
  summary: 'Check that archive, store, feed and what is served agree; says in plain sentences what does not',
  args: {},
  options: {},
  examples: ['mfds verify', 'mfds verify --json'],
  async run({ installation, progress }) {
    const { facts, archive } = await installation.ingest();
    const counts = { archive: 0, reports: 0, shelves: 0 };
    let line: { part: string; bar: Progress } | undefined;
    try {
      const broken = await verifyInstallation(facts, archive, (part, done, total) => {
        if (line?.part !== part) {
          line?.bar.end();
          line = { part, bar: progress(LABELS[part], part === 'reports' ? undefined : total) };
        }
        line.bar.advance(done - counts[part]);
        counts[part] = done;
      });
      const seen = `${counts.archive} journal entries with their documents, ${counts.reports} report sections and the NAV histories of ${counts.shelves} funds were looked at.`;
      const verdict = broken.length === 0 ? `All agrees. ${seen}` : [...broken, '', seen].join('\n');
      return { document: { is_sound: broken.length === 0, broken, looked_at: counts }, text: () => verdict, is_failed: broken.length > 0 };
    } finally {
      line?.bar.end();
    }
  },
});

export const VERIFY_COMMANDS = [verify];

import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';
import { keepFilesInMemory } from './test/support/files-in-memory.ts';

// A new clone has no recorded durations: the slowest files start first, so that no core waits for them at the end.
const LONGEST = [
  'tidy/toolchain',
  'tidy/look-ups',
  'tidy/patterns',
  'test/cli/serve',
  'test/browser/pages.long',
  'test/cli/export',
  'test/ingest/crash.long',
  'test/desk/person.long',
  'test/ingest/report-checks',
  'test/faults/faults.long',
  'test/inbox/start-inbox.long',
  'test/blackbox/versioning',
  'test/pictures/drawing-limits.long',
  'test/ingest/rebuild',
  'test/reads/search',
  'test/deploy/rolling.long',
  'test/docs/commands',
  'test/browser/account.long',
  'test/soak/soak.long',
  'test/browser/chart.long',
  'test/cli/doctor',
  'test/exports/folder',
  'test/blackbox/reads',
  'test/http/growth.long',
  'test/exports/schedule',
  'test/documents/ocr.long',
  'test/exports/increments',
  'test/deploy/replica.long',
  'test/browser/keyboard.long',
  'test/ingest/report-review',
  'test/cli/small-installation.long',
  'test/reads/as-of',
  'test/cli/import-process',
  'test/reports/damaged.long',
  'test/cli/reports',
  'test/cli/what-goes-wrong',
  'test/portal/sign-in',
  'test/blackbox/events',
  'test/inbox/inbox',
  'test/blackbox/limits',
  'test/ingest/withheld-groups',
  'test/reads/reports',
  'test/access/limits-valkey',
  'test/ingest/navs',
  'test/exports/exactness',
  'test/reads/fact-view',
].map((name) => `/${name}.test.ts`);
for (const file of LONGEST)
  if (!existsSync(resolve(`.${file}`))) throw new Error(`vitest.config.ts names ${file}, which does not exist`);

// Browsers, broken disks and processes, load, and limits of time and memory.
const LONG = 'test/**/*.long.test.ts';

const LAST_OF_TIDY = LONGEST.findLastIndex((name) => name.startsWith('/tidy/'));

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const positionOf = ({ moduleId, project }: TestSpecification): number => {
      const place = LONGEST.findIndex((name) => moduleId.endsWith(name));
      if (place >= 0) return place;
      // All of tidy at the start: a worker that changes to another project ends, and a new one loads all code again. The
      // rules read every source, which one worker then does for all of them.
      return project.name === 'tidy' ? LAST_OF_TIDY + 0.5 : LONGEST.length;
    };
    return (await super.sort(files)).toSorted((one, other) => positionOf(one) - positionOf(other));
  }
}

const shared = {
  // A test, a hook or a wait that takes this long hangs, even on a busy machine, where imports run at lower priority.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000, interval: 20 } },
  // Node strips the types, as it does for the service. Test files share loaded modules: no test replaces a module.
  isolate: false,
  experimental: { viteModuleRunner: false },
};

const ofService = {
  globalSetup: 'test/support/remove-databases.ts',
  ...shared,
};

// Each worker loads the whole service, and child processes that read and draw documents start often: all share compiled
// code. Node reads this variable when a process starts, so the workers must inherit it.
process.env['NODE_COMPILE_CACHE'] ??= resolve('node_modules/.cache/compiled');

keepFilesInMemory();

export default defineConfig({
  test: {
    reporters: ['default', './tidy/report.ts'],
    sequence: { sequencer: LongestFirst },
    // Two more than the cores, because suites wait for disks and child processes. Each further worker loads all code again.
    maxWorkers: availableParallelism() + 2,
    projects: [
      { test: { name: 'tidy', include: ['tidy/**/*.test.ts'], ...shared } },
      { test: { name: 'suite', include: ['test/**/*.test.ts'], exclude: [LONG], ...ofService } },
      { test: { name: 'long', include: [LONG], ...ofService } },
    ],
  },
});

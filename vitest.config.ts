import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

// A new clone has no recorded durations: the slowest files start first, so that no core waits for them at the end. Those
// of tidy are next to each other: a worker that changes to another project ends, and a new one loads all code again.
const LONGEST = [
  'tidy/toolchain',
  'tidy/look-ups',
  'test/cli/serve',
  'test/faults/faults',
  'test/ingest/crash',
  'test/browser/pages',
  'test/desk/person',
  'test/blackbox/versioning',
  'test/blackbox/reads',
  'test/documents/ocr',
  'test/cli/export',
  'test/reports/planted-faults',
  'test/blackbox/events',
  'test/cli/small-installation',
  'test/reports/damaged',
  'test/desk/second-month',
  'test/cli/import-process',
  'test/exports/folder',
  'test/blackbox/authentication',
  'test/documents/bounds',
  'test/documents/pdf-words',
  'test/browser/keyboard',
  'test/cli/doctor',
  'test/blackbox/nodes',
  'test/cli/reports',
  'test/cli/what-goes-wrong',
  'test/ingest/report-checks',
  'test/exports/increments',
  'test/exports/exactness',
  'test/sync/sync-ingest',
  'test/fmr/extraction',
  'test/sample/sample-reports',
].map((name) => `/${name}.test.ts`);
for (const file of LONGEST)
  if (!existsSync(resolve(`.${file}`))) throw new Error(`vitest.config.ts names ${file}, which does not exist`);

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const positionOf = ({ moduleId }: TestSpecification): number => {
      const place = LONGEST.findIndex((name) => moduleId.endsWith(name));
      return place < 0 ? LONGEST.length : place;
    };
    return (await super.sort(files)).toSorted((one, other) => positionOf(one) - positionOf(other));
  }
}

const asServed = {
  // Node strips the types, as it does for the service. Test files share loaded modules: no test replaces a module.
  isolate: false,
  experimental: { viteModuleRunner: false },
  // Document readers are child processes that start often; they share compiled code.
  env: { NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled') },
};

export default defineConfig({
  test: {
    reporters: ['default', './tidy/report.ts'],
    sequence: { sequencer: LongestFirst },
    // One more than the cores, because suites wait for disks and child processes. Each further worker loads all code again.
    maxWorkers: availableParallelism() + 1,
    projects: [
      // The type check and the linter are slow.
      { test: { name: 'tidy', include: ['tidy/**/*.test.ts'], ...asServed, testTimeout: 300_000 } },
      // A test that takes this long hangs, even on a busy machine, where imports run at lower priority.
      {
        test: { name: 'suite', include: ['test/**/*.test.ts'], ...asServed, testTimeout: 60_000, hookTimeout: 60_000 },
      },
    ],
  },
});

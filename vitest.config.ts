import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

// A new clone has no times to go by: what takes longest begins first, so that no core waits for it at the end.
const LONGEST = [
  'tidy/toolchain', 'test/faults/faults', 'test/cli/serve', 'test/blackbox/reads', 'test/documents/ocr', 'test/blackbox/events', 'test/ingest/crash',
  'test/browser/pages', 'test/blackbox/versioning', 'test/reports/damaged', 'test/cli/what-goes-wrong', 'test/cli/keys', 'test/blackbox/nodes',
  'test/blackbox/authentication', 'test/blackbox/limits', 'test/sync/sync-ingest', 'test/reports/planted-faults', 'test/fmr/varied-layouts',
  'test/ingest/report-checks', 'test/fmr/extraction', 'test/documents/pdf-words', 'test/cli/command-line', 'test/cli/reports', 'test/sample/sample-reports',
  'test/browser/account',
].map((name) => `/${name}.test.ts`);
for (const file of LONGEST) if (!existsSync(resolve(`.${file}`))) throw new Error(`vitest.config.ts names ${file}, and there is no such file`);

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification): number => {
      const place = LONGEST.findIndex((name) => moduleId.endsWith(name));
      return place < 0 ? LONGEST.length : place;
    };
    return (await super.sort(files)).toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

const asServed = {
  // Node strips the types itself, as it does for the service. Tests share what is loaded: none puts anything in the place of a module.
  isolate: false,
  experimental: { viteModuleRunner: false },
  // Readers of documents start by the dozen; what one of them compiled, the next need not.
  env: { NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled') },
};

export default defineConfig({
  test: {
    reporters: ['default', './tidy/report.ts'],
    sequence: { sequencer: LongestFirst },
    // One more than there are cores: suites wait for disks and child processes. A fourth would load all code once more and wait for a core itself.
    maxWorkers: availableParallelism() + 1,
    projects: [
      // The type check and the lint are the slow rules among these.
      { test: { name: 'tidy', include: ['tidy/**/*.test.ts'], ...asServed, testTimeout: 120_000 } },
      // A test that waits this long hangs, also on a machine that does much else: imports give way to it.
      { test: { name: 'suite', include: ['test/**/*.test.ts'], ...asServed, testTimeout: 60_000, hookTimeout: 60_000 } },
    ],
  },
});

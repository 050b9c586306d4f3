import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    reporters: ['default', './tidy/report.ts'],
    // One core is not kept free for an editor: most suites wait for disks and child processes half of their time.
    maxWorkers: '100%',
    projects: [
      // Rules share one reading of the tree; the type check and the lint are the slow ones among them.
      { test: { name: 'tidy', include: ['tidy/**/*.test.ts'], isolate: false, testTimeout: 120_000 } },
      // A test that waits this long hangs; tests that start processes state their own, longer time.
      { test: { name: 'suite', include: ['test/**/*.test.ts'], testTimeout: 20_000, hookTimeout: 60_000 } },
    ],
  },
});

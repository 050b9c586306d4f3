import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** The last summary line, for programs that run the tests. */
export const SUMMARY_FILE = 'node_modules/.test-summary';

/** Prints skipped tests with their reasons at the end of a run, then one summary line. */
export default class Report implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const inState = (state: string): typeof tests => tests.filter((test) => test.result().state === state);
    // A file that does not load or a hook that throws fails no named test, but is a failure.
    const holders = modules.flatMap((module) => [module, ...module.children.allSuites()]);
    const unnamed = holders.filter((holder) => holder.errors().length > 0).length + errors.length;
    const skipped = inState('skipped');
    const failed = inState('failed').length + unnamed;
    const summary = `${inState('passed').length} passed, ${failed} failed, ${skipped.length} skipped`;
    process.stdout.write(`${skippedByReason(skipped)}\n${summary}\n`);
    writeFileSync(SUMMARY_FILE, `${summary}\n`);
  }
}

type Test = ReturnType<TestModule['children']['allTests']> extends Iterable<infer One> ? One : never;

function skippedByReason(skipped: readonly Test[]): string {
  const reasons = Map.groupBy(skipped, (test) => {
    const result = test.result();
    return (
      (result.state === 'skipped' ? result.note : undefined) ??
      'not reached: an earlier hook failed, or the run selected other tests'
    );
  });
  const lines = [...reasons].map(([reason, tests]) => {
    const files = new Set(tests.map(({ module }) => module.relativeModuleId));
    return `  ${tests.length} of ${[...files].join(', ')}: ${reason}\n`;
  });
  return lines.length === 0 ? '' : `Skipped:\n${lines.join('')}`;
}

import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule, TestSuite } from 'vitest/node';

/** For programs that run the tests: the summary line, then a line for each failure. */
export const SUMMARY_FILE = 'node_modules/.test-summary';

/** Prints skipped tests with their reasons at the end of a run, then one summary line. */
export default class Report implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const inState = (state: string): typeof tests => tests.filter((test) => test.result().state === state);
    // A file that does not load or a hook that throws fails no named test, but is a failure.
    const holders = modules.flatMap((module) => [module, ...module.children.allSuites()]);
    const broken = holders.filter((holder) => holder.errors().length > 0);
    const failures = [
      ...inState('failed').map((test) =>
        lineOf(`${test.module.relativeModuleId}: ${test.fullName}`, test.result().errors),
      ),
      ...broken.map((holder) => lineOf(holderName(holder), holder.errors())),
      ...errors.map((error) => lineOf('outside all tests', [error])),
    ];
    const skipped = inState('skipped');
    const summary = `${inState('passed').length} passed, ${failures.length} failed, ${skipped.length} skipped`;
    process.stdout.write(`${skippedByReason(skipped)}\n${summary}\n`);
    writeFileSync(SUMMARY_FILE, `${[summary, ...failures].join('\n')}\n`);
  }
}

function holderName(holder: TestModule | TestSuite): string {
  return holder.type === 'module' ? holder.relativeModuleId : `${holder.module.relativeModuleId}: ${holder.fullName}`;
}

const LONGEST_LINE = 300;

function lineOf(name: string, errors: readonly SerializedError[] | undefined): string {
  const message = errors?.[0]?.message ?? 'no message';
  return `${name}: ${message}`.replaceAll(/\s+/g, ' ').slice(0, LONGEST_LINE);
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

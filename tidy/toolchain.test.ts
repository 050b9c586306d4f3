/** The compiler and the linter as two tests more, so that one run and one count hold everything. */
import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

// `.bin` holds the very versions of package.json, on every machine.
function run(tool: string, ...args: string[]): { status: number | null; output: string } {
  // Both are written in Go, and take a quarter less of the cores when they collect less often.
  const env = { ...process.env, GOGC: '400' };
  const { status, stdout, stderr, error } = spawnSync(`node_modules/.bin/${tool}`, args, { encoding: 'utf8', env });
  return { status, output: `${stdout}${stderr}${error?.message ?? ''}` };
}

it('the whole tree type-checks', () => {
  const { status, output } = run('tsc', '--noEmit', '--pretty', 'false');
  expect(status, `tsc says:\n${output}`).toBe(0);
});

it('the scripts of the pages type-check against a browser', () => {
  const { status, output } = run('tsc', '--noEmit', '--pretty', 'false', '--project', 'src/pages/browser');
  expect(status, `tsc says:\n${output}`).toBe(0);
});

it('the linter finds nothing', () => {
  const { status, output } = run('oxlint', '--format', 'unix');
  expect(status, `oxlint says (.oxlintrc.json holds the rules):\n${output}`).toBe(0);
});

it('the whole tree is formatted', () => {
  const { status, output } = run(
    'prettier',
    '--check',
    '--cache',
    '--cache-location',
    'node_modules/.cache/prettier/.prettier-cache',
    '.',
  );
  expect(status, `Run \`npm run format\`. prettier reports:\n${output}`).toBe(0);
});

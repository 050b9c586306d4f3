/** Runs the compiler, the linter and the formatter as tests, so that one command checks everything. */
import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

// `.bin` has exactly the versions of package.json.
function run(tool: string, ...args: string[]): { status: number | null; output: string } {
  // tsc and oxlint are written in Go and use a quarter less processor time with fewer garbage collections.
  const env = { ...process.env, GOGC: '400' };
  const { status, stdout, stderr, error } = spawnSync(`node_modules/.bin/${tool}`, args, { encoding: 'utf8', env });
  return { status, output: `${stdout}${stderr}${error?.message ?? ''}` };
}

// Several checkers share the work but each checks the libraries again, which takes half more processor time. With a
// record of the last check, files are checked again only if they or a file they import changed.
const CHECKED = ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'];

it('the whole tree type-checks', () => {
  const { status, output } = run('tsc', '--noEmit', '--pretty', 'false', '--checkers', '1', ...CHECKED);
  expect(status, `tsc reports:\n${output}`).toBe(0);
});

it.each(['src/pages/browser', 'src/desk/browser'])('the scripts in %s type-check against a browser', (folder) => {
  const { status, output } = run('tsc', '--noEmit', '--pretty', 'false', '--project', folder);
  expect(status, `tsc reports:\n${output}`).toBe(0);
});

it('the linter finds nothing', () => {
  const { status, output } = run('oxlint', '--format', 'unix');
  expect(status, `oxlint reports (.oxlintrc.json has the rules):\n${output}`).toBe(0);
});

it('the whole tree is formatted', () => {
  const { status, output } = run('oxfmt', '--check');
  expect(status, `Run \`npm run format\` (.oxfmtrc.json). oxfmt reports:\n${output}`).toBe(0);
});

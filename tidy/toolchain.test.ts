/** Runs the compiler, the linter and the formatter as tests, so that one command checks everything. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

// `.bin` has exactly the versions of package.json.
function run(tool: string, ...args: string[]): { status: number | null; output: string } {
  // tsc and oxlint are written in Go and use a quarter less processor time with fewer garbage collections.
  const env = { ...process.env, GOGC: '400' };
  const { status, stdout, stderr, error } = spawnSync(`node_modules/.bin/${tool}`, args, { encoding: 'utf8', env });
  return { status, output: `${stdout}${stderr}${error?.message ?? ''}` };
}

// The linter needs the types of all expressions, so the compiler, which computes them again, takes as long as the linter
// without this option. Each file is checked with the `tsconfig.json` of its folder: browser scripts against a browser.
const TYPE_CHECK = '--type-check';

it('the whole tree type-checks, and the linter finds nothing', () => {
  const { status, output } = run('oxlint', '--format', 'unix', TYPE_CHECK);
  expect(status, `oxlint reports (.oxlintrc.json has the rules; TS and a number: the compiler):\n${output}`).toBe(0);
});

const WRONG = `
export const count: number = 'one';
export const first = (words: readonly string[]): string => words[0];
export const read = (row: Record<string, string>): unknown => row.name;
export function name(word: string | undefined, rest: string): string {
  const unused = 1;
  switch (word) {
    case 'a':
      word.trim();
    default:
      return process.title;
  }
}
`;

it('the linter reports the same type errors as the compiler, by the settings of the project', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mfds-types-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const project = { extends: resolve('tsconfig.json'), compilerOptions: { types: [] }, include: ['.'], exclude: [] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'wrong.ts'), WRONG);
  const listErrors = ({ output }: { output: string }): string[] =>
    [...output.matchAll(/wrong\.ts\D(\d+).*?(TS\d+)/g)].map(([, line, code]) => `${line} ${code}`).toSorted();
  const expected = listErrors(run('tsc', '--noEmit', '--pretty', 'false', '--project', folder));
  expect(expected).toHaveLength(7);
  expect(listErrors(run('oxlint', '--format', 'unix', TYPE_CHECK, folder))).toEqual(expected);
});

it('the whole tree is formatted', () => {
  const { status, output } = run('oxfmt', '--check');
  expect(status, `Run \`npm run format\` (.oxfmtrc.json). oxfmt reports:\n${output}`).toBe(0);
});

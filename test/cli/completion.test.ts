import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { makeOperator } from './operate.ts';
import { makeInstallation } from './run-mfds.ts';

/** The completions that bash offers after these words, using the generated script. */
function complete(script: string, words: readonly string[]): string[] {
  const line = words.map((word) => JSON.stringify(word)).join(' ');
  const asked = `${script}\nCOMP_WORDS=(mfds ${line}); COMP_CWORD=${words.length}; _mfds; printf '%s\\n' "\${COMPREPLY[@]}"`;
  return execFileSync('bash', ['-c', asked], { encoding: 'utf8' })
    .split('\n')
    .filter((word) => word !== '');
}

it('bash completes commands, second words, options and file names', async (context) => {
  context.skip(process.platform === 'win32', 'there is no bash');
  const { stdout, code } = await makeInstallation()(['completion', 'bash']);
  expect(code).toBe(0);
  expect(complete(stdout, ['ke'])).toEqual(['keys']);
  expect(complete(stdout, ['keys', 're'])).toEqual(['revoke']);
  expect(complete(stdout, ['keys', 'create', '--sc'])).toEqual(['--scopes']);
  expect(complete(stdout, ['sync', '--'])).toEqual(['--only', '--months', '--from', '--json', '--help']);
  expect(complete(stdout, ['sync', 'fmr', '--mo'])).toEqual(['--months']);
  expect(complete(stdout, ['ingest', 'pay'])).toEqual(['payouts']);
  expect(complete(stdout, ['ingest', 'nav', 'package.j'])).toEqual(['package.json']);
});

it('zsh completes commands, second words, options and file names', async (context) => {
  context.skip(!isInstalled('zsh'), 'there is no zsh');
  const { stdout } = await makeOperator()(['completion', 'zsh']);
  const offered = (...words: readonly string[]): string[] => {
    const asked = `compdef() { :; }\n${stdout}\ncompadd() { print -l -- "\${@[2,-1]}"; }; _files() { print files; }; words=(mfds ${words.map((word) => JSON.stringify(word)).join(' ')}); CURRENT=${words.length + 1}; _mfds`;
    return execFileSync('zsh', ['-f', '-c', asked], { encoding: 'utf8' }).trim().split('\n');
  };
  expect(offered('')).toContain('migrate-store');
  expect(offered('keys', '')).toEqual(['create', 'list', 'rotate', 'revoke']);
  expect(offered('sync', 'fmr', '--')).toContain('--months');
  expect(offered('ingest', '')).toContain('nav-history');
  expect(offered('ingest', 'nav', '')).toEqual(['files']);
});

function isInstalled(shell: string): boolean {
  try {
    execFileSync(shell, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

it('an unsupported shell is a usage error', async () => {
  expect((await makeOperator()(['completion', 'fish'])).code).toBe(2);
});

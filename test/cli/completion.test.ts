import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { makeInstallation } from './run-mfds.ts';

const PATIENT = { timeout: 30_000 };

/** What bash offers after these words, by the script the command prints. */
function complete(script: string, words: readonly string[]): string[] {
  const line = words.map((word) => JSON.stringify(word)).join(' ');
  const asked = `${script}\nCOMP_WORDS=(mfds ${line}); COMP_CWORD=${words.length}; _mfds; printf '%s\\n' "\${COMPREPLY[@]}"`;
  return execFileSync('bash', ['-c', asked], { encoding: 'utf8' }).split('\n').filter((word) => word !== '');
}

it('bash completes commands, second words, options and file names', PATIENT, async (context) => {
  context.skip(process.platform === 'win32', 'there is no bash');
  const { stdout, code } = await makeInstallation()(['completion', 'bash']);
  expect(code).toBe(0);
  expect(complete(stdout, ['ke'])).toEqual(['keys']);
  expect(complete(stdout, ['keys', 're'])).toEqual(['revoke']);
  expect(complete(stdout, ['keys', 'create', '--sc'])).toEqual(['--scopes']);
  expect(complete(stdout, ['ingest', 'nav', 'package.j'])).toEqual(['package.json']);
});

it('another shell is wrong usage', PATIENT, async () => {
  expect((await makeInstallation()(['completion', 'fish'])).code).toBe(2);
});

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copySampleInstallation, SAMPLE_MILLISECONDS } from '../support/sample-installation.ts';
import { startServing } from '../support/serving.ts';

/** Documents whose examples are run as a reader would: over the sample data, with a running service. */
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'docs/api-guide.md', 'docs/ingestion.md'];

/** Commands that a test must not run again, and what shows them instead. */
const SHOWN_ELSEWHERE: readonly (readonly [RegExp, string])[] = [
  [/^npm ci/, 'it is how these tests were started'],
  [/^npm (run check|test|start)/, 'it is these tests themselves, or test/cli/serve.test.ts'],
  [/^npx vitest /, 'it is these tests themselves'],
  [/^npx mfds (sync|ingest)/, 'it asks addresses or files of the operator: test/sync and test/cli do it over a site and files of their own'],
];

interface Example {
  readonly document: string;
  readonly line: number;
  readonly language: 'sh' | 'ts' | 'python';
  readonly text: string;
}

// ```sh … ``` at the start of a line
const FENCE = /^```(sh|ts|python)\n([\s\S]*?)^```/gm;

function listExamples(document: string): Example[] {
  const text = readFileSync(document, 'utf8');
  return [...text.matchAll(FENCE)].map((match) => ({
    document,
    line: text.slice(0, match.index).split('\n').length,
    language: match[1] as Example['language'],
    text: match[2] ?? '',
  }));
}

/** The example without the lines that are shown elsewhere. */
function runnablePart(text: string): string {
  return text.split('\n').filter((line) => !SHOWN_ELSEWHERE.some(([pattern]) => pattern.test(line))).join('\n').trim();
}

// Where a reader's service listens; ours takes any free port.
const PRINTED_ADDRESS = 'http://127.0.0.1:8080';

const folder = mkdtempSync(join(tmpdir(), 'mfds-docs-'));
const bin = join(folder, 'bin');
let env: Record<string, string> = {};
const ends: (() => Promise<void> | void)[] = [];

beforeAll(async () => {
  const sample = await copySampleInstallation();
  const served = await startServing(sample.data_dir, {}, (end) => ends.push(end));
  ends.push(sample.remove);
  // `npx mfds` without the second that npx takes to find it.
  mkdirSync(bin);
  writeFileSync(join(bin, 'npx'), `#!/bin/sh\nshift\nexec "${process.execPath}" --disable-warning=ExperimentalWarning "${join(process.cwd(), 'bin/mfds')}" "$@"\n`);
  chmodSync(join(bin, 'npx'), 0o755);
  env = { PATH: `${bin}:${process.env['PATH'] ?? ''}`, BASE: served.address, KEY: sample.key, MFDS_DATA_DIR: sample.data_dir };
}, SAMPLE_MILLISECONDS);
afterAll(async () => {
  for (const end of ends) await end();
  rmSync(folder, { recursive: true, force: true });
});

function hasPython(): boolean {
  try {
    execFileSync('python3', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function run({ language, text }: Example): Promise<{ readonly code: number | null; readonly output: string }> {
  const file = join(folder, { sh: 'example.sh', ts: 'example.mts', python: 'example.py' }[language]);
  const here = text.replaceAll(PRINTED_ADDRESS, env['BASE'] ?? '');
  writeFileSync(file, language === 'sh' ? `set -euo pipefail\n${runnablePart(here)}\n` : here);
  const program = { sh: 'bash', ts: process.execPath, python: 'python3' }[language];
  const child = spawn(program, [file], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [stdout, stderr] = await Promise.all([child.stdout.toArray(), child.stderr.toArray(), once(child, 'exit')]);
  return { code: child.exitCode, output: `${stdout.join('')}${stderr.join('')}` };
}

// A problem document, which only an example about problems may show.
const PROBLEM = /"code":"[A-Z_]+"/;
const ABOUT_PROBLEMS = /per_page=0/;

describe.for(DOCUMENTS)('%s: every example runs as it is printed', (document) => {
  it.for(listExamples(document))('line $line, $language', { timeout: 60_000 }, async (example, context) => {
    context.skip(example.language === 'python' && !hasPython(), 'examples in Python need python3');
    if (example.language === 'sh' && runnablePart(example.text) === '') return;
    const { code, output } = await run(example);
    expect(code, output).toBe(0);
    expect(output.trim(), 'an example that shows nothing teaches nothing').not.toBe('');
    expect(PROBLEM.test(output), output).toBe(ABOUT_PROBLEMS.test(example.text));
  });
});

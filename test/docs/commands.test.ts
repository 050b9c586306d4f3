import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadCommands } from '#cli/commands.ts';
import { readCommand, splitGlobalFlags } from '#cli/parse.ts';
import { publishExport } from '#exports/publish-export.ts';
import { openInstallation } from '#wire.ts';
import { readConfig } from '../../src/config.ts';
import { childEnvironment } from '../support/child-environment.ts';
import { copySampleInstallation } from '../support/sample-installation.ts';
import { startServing } from '../support/serving.ts';

const COMMANDS = await loadCommands();

/** Every document of the repository. */
const DOCUMENTS = [
  ...globSync('*.md'),
  ...globSync('{bench,docs,src,test,tidy}/**/*.md', { exclude: ['docs/problems/**'] }),
].toSorted();

/** Blocks that need something a test does not have. */
const NOT_RUN: readonly (readonly [block: string, reason: string])[] = [
  [
    'test/blackbox/README.md sh',
    'it asks a running service of the reader; test/blackbox/reads.test.ts runs the same over one of its own',
  ],
  [
    'docs/operations.md sql',
    'it makes a role and a database for good; test/store runs over a database that the tests made',
  ],
  ['docs/data-files.md sql', 'test/exports/documented.test.ts runs it with DuckDB and SQLite and checks the results'],
];

/** Commands that this test must not run, and the test that covers each. */
const SHOWN_ELSEWHERE: readonly (readonly [RegExp, string])[] = [
  [/^npm ci/, 'it is how these tests were started'],
  [/^npm (run (check|test:long)|test|start)/, 'it is these tests themselves, or test/cli/serve.test.ts'],
  [/^npx vitest /, 'it is these tests themselves'],
  [
    /^npx mfds (sync|ingest|sources (check|add))/,
    'it asks addresses or files of the operator: test/sync and test/cli do it over a site and files of their own',
  ],
];

interface Example {
  readonly document: string;
  readonly line: number;
  readonly language: string;
  readonly text: string;
}

// ```sh … ``` at the start of a line
const FENCE = /^```(\w*)\n([\s\S]*?)^```/gm;
// Blocks that show data or drawings and cannot be run.
const SHOWN = new Set(['json', 'text', '']);
const PROGRAMS: Readonly<Record<string, { readonly file: string; readonly program: string }>> = {
  sh: { file: 'example.sh', program: 'bash' },
  ts: { file: 'example.mts', program: process.execPath },
  python: { file: 'example.py', program: 'python3' },
};

function listExamples(document: string): Example[] {
  const text = readFileSync(document, 'utf8');
  return [...text.matchAll(FENCE)]
    .map((match) => ({
      document,
      line: text.slice(0, match.index).split('\n').length,
      language: match[1] ?? '',
      text: match[2] ?? '',
    }))
    .filter(({ language }) => !SHOWN.has(language));
}

function isRun({ document, language }: Example): boolean {
  return !NOT_RUN.some(([block]) => block === `${document} ${language}`);
}

/** The example without the lines that other tests cover. */
function runnablePart(text: string): string {
  return text
    .split('\n')
    .filter((line) => !SHOWN_ELSEWHERE.some(([pattern]) => pattern.test(line)))
    .join('\n')
    .trim();
}

// Replaces the port and data directory of the documents with a free port and a temporary folder.
const PRINTED_ADDRESS = 'http://127.0.0.1:8080';
const PRINTED_DATA_DIR = '/srv/mfds';

const folder = mkdtempSync(join(tmpdir(), 'mfds-docs-'));
const bin = join(folder, 'bin');
let env: Record<string, string | undefined> = {};
const ends: (() => Promise<void> | void)[] = [];

beforeAll(async () => {
  const sample = await copySampleInstallation();
  const MFDS_EXPORTS_DIR = join(folder, 'published');
  const installation = openInstallation(readConfig({ MFDS_DATA_DIR: sample.dataDir }));
  await publishExport(await installation.exported(), { folder: MFDS_EXPORTS_DIR, keep: 1 }, new Date());
  await installation.close();
  const served = await startServing(sample.dataDir, { MFDS_EXPORTS_DIR }, (end) => ends.push(end));
  ends.push(sample.remove);
  // Runs `npx mfds` without the second that npx needs to resolve it.
  mkdirSync(bin);
  writeFileSync(
    join(bin, 'npx'),
    `#!/bin/sh\nshift\nexec "${process.execPath}" --disable-warning=ExperimentalWarning "${join(process.cwd(), 'bin/mfds')}" "$@"\n`,
  );
  chmodSync(join(bin, 'npx'), 0o755);
  env = childEnvironment({
    PATH: `${bin}:${process.env['PATH'] ?? ''}`,
    BASE: served.address,
    KEY: sample.key,
    MFDS_DATA_DIR: sample.dataDir,
  });
});
afterAll(async () => {
  for (const end of ends) await end();
  rmSync(folder, { recursive: true, force: true });
});

function hasPython(statement: string): boolean {
  try {
    execFileSync('python3', ['-c', statement], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function run({ language, text }: Example): Promise<{ readonly code: number | null; readonly output: string }> {
  const how = PROGRAMS[language];
  if (how === undefined)
    throw new Error(`Nothing runs a block of "${language}": name its program here, or list the block with a reason.`);
  const file = join(folder, how.file);
  const here = text
    .replaceAll(PRINTED_ADDRESS, env['BASE'] ?? '')
    .replaceAll(PRINTED_DATA_DIR, env['MFDS_DATA_DIR'] ?? '');
  writeFileSync(file, language === 'sh' ? `set -euo pipefail\n${runnablePart(here)}\n` : here);
  const child = spawn(how.program, [file], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [stdout, stderr] = await Promise.all([child.stdout.toArray(), child.stderr.toArray(), once(child, 'exit')]);
  return { code: child.exitCode, output: `${stdout.join('')}${stderr.join('')}` };
}

// A problem document; only examples about problems may print one.
const PROBLEM = /"code":"[A-Z_]+"/;
const ABOUT_PROBLEMS = /per_page=0/;

const WITH_EXAMPLES = DOCUMENTS.filter((document) => listExamples(document).some(isRun));

describe.for(WITH_EXAMPLES)('%s: every example runs as printed', (document) => {
  it.for(listExamples(document).filter(isRun))(
    'the example in line $line ($language) runs as printed',
    async (example, context) => {
      context.skip(example.language === 'python' && !hasPython('1'), 'examples in Python need python3');
      const needsPandas = example.language === 'python' && example.text.includes('import pandas');
      context.skip(needsPandas && !hasPython('import pandas'), 'this example needs the Python package pandas');
      if (example.language === 'sh' && runnablePart(example.text) === '') return;
      const { code, output } = await run(example);
      expect(code, output).toBe(0);
      expect(output.trim(), 'an example that shows nothing teaches nothing').not.toBe('');
      expect(PROBLEM.test(output), output).toBe(ABOUT_PROBLEMS.test(example.text));
    },
  );
});

it('every block that is not run exists and has its reason', () => {
  const there = DOCUMENTS.flatMap(listExamples).map(({ document, language }) => `${document} ${language}`);
  expect(
    NOT_RUN.filter(([block]) => !there.includes(block)),
    'Take these out of the list.',
  ).toEqual([]);
});

// `mfds review list`, `npx mfds sync` or `npm run faults` in a sentence.
const IN_A_SENTENCE = /`(?:npx )?(mfds|npm run) ([^`\n]+)`/g;

it('every command in a sentence exists, with its options', () => {
  const scripts = Object.keys((JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }).scripts);
  const wrong = DOCUMENTS.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(IN_A_SENTENCE)].flatMap(([said, program, rest = '']) => {
      if (program === 'npm run') return scripts.includes(rest.split(' ')[0] ?? '') ? [] : [`${document}: ${said}`];
      const { flags, words } = splitGlobalFlags(rest.split(' '));
      if (flags.help && words.length === 0) return [];
      try {
        const { command } = readCommand(COMMANDS, words);
        const unknown = words.filter((word) => word.startsWith('--') && !Object.hasOwn(command.options, word.slice(2)));
        return unknown.map((option) => `${document}: ${said} has no ${option}`);
      } catch (thrown) {
        return [`${document}: ${said}: ${String(thrown)}`];
      }
    }),
  );
  expect(wrong).toEqual([]);
});

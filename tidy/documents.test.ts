import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SETTINGS } from '#config.ts';

// `MFDS_PORT`; names with `MFDS_TEST_` are settings of tests, which the service does not read.
const VARIABLE = /\bMFDS_(?!TEST_)[A-Z_]+\b/g;

const variablesOf = (path: string): string[] => [...new Set(readFileSync(path, 'utf8').match(VARIABLE))].toSorted();

it.for(['.env.example', 'README.md'])(
  '%s documents exactly the settings that src/config.ts reads',
  (document, context) => {
    for (const path of ['src/config.ts', document]) context.skip(!existsSync(path), `${path} is not written yet`);
    expect(
      variablesOf(document),
      `Describe every setting and its default in ${document}; remove settings that are not read.`,
    ).toEqual(variablesOf('src/config.ts'));
  },
);

it('.env.example states the default and the help text of every setting as src/config.ts has them', () => {
  // `# Port of the API.` and below it `MFDS_PORT=8080`; settings that only tests read are commented out.
  const stated = [...readFileSync('.env.example', 'utf8').matchAll(/^# (.+)\n(MFDS_\w+)=(.*)$/gm)];
  expect(
    stated.map(([, help, name, standard]) => [name, standard, help]),
    'Copy name, default and help from SETTINGS, in the same order.',
  ).toEqual(Object.entries(SETTINGS).map(([name, setting]) => [name, setting.default, setting.help]));
});

it('every word of the glossary has one meaning of at most two lines, in alphabetical order', () => {
  const entries = readFileSync('docs/glossary.md', 'utf8')
    .split('\n\n')
    .filter((entry) => entry.startsWith('**'));
  const words = entries.map((entry) => /^\*\*(.+?)\*\*/.exec(entry)?.[1]?.toLowerCase() ?? '');
  expect(
    entries.filter((entry) => entry.trim().split('\n').length > 2),
    'Shorten the entry to two lines.',
  ).toEqual([]);
  expect(words, 'One entry per word, sorted.').toEqual(
    [...new Set(words)].toSorted((a, b) => a.localeCompare(b, 'en')),
  );
});

it('docs/ingestion.md explains exactly the checks that hold something', () => {
  // `  | 'nav_jump'`, a member of the two unions of check names
  const namesOf = (path: string, union: string): string[] =>
    [...(new RegExp(`type ${union} =([^;]+);`).exec(readFileSync(path, 'utf8'))?.[1] ?? '').matchAll(/'(\w+)'/g)].map(
      ([, name = '']) => name,
    );
  const checks = [
    ...namesOf('src/ingest/ledger.ts', 'CheckName'),
    ...namesOf('src/domain/checks/finding.ts', 'ReportCheck'),
  ];
  const explained = [...readFileSync('docs/ingestion.md', 'utf8').matchAll(/^\| `(\w+)` \|/gm)].map(
    ([, name = '']) => name,
  );
  expect(checks.length).toBeGreaterThan(0);
  expect(
    explained.filter((name) => name !== 'mfds').toSorted(),
    'Write one row per check: the finding and the usual solution.',
  ).toEqual(checks.toSorted());
});

it.for(['docs/asvs.md', 'docs/security.md'])('%s names only existing tests as proofs', (document) => {
  // `test/portal/sign-in.test.ts › work once, and an older one dies with the newer`
  const proofs = [...readFileSync(document, 'utf8').matchAll(/`(test\/[^`]+?\.ts) › ([^`]+)`/g)];
  const missing = proofs
    .filter(([, file = '', name = '']) => !existsSync(file) || !readFileSync(file, 'utf8').includes(`'${name}'`))
    .map(([proof]) => proof);
  expect([proofs.length > 0, missing], 'Write the file and name of the test exactly.').toEqual([true, []]);
});

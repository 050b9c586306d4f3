import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// `MFDS_PORT`, `MFDS_TEST_DATABASE_URL`; tests have their own, which the service never reads.
const VARIABLE = /\bMFDS_(?!TEST_)[A-Z_]+\b/g;

const variablesOf = (path: string): string[] => [...new Set(readFileSync(path, 'utf8').match(VARIABLE))].toSorted();

it.for(['.env.example', 'README.md'])('%s documents exactly the settings that src/config.ts reads', (document, context) => {
  for (const path of ['src/config.ts', document]) context.skip(!existsSync(path), `${path} is not written yet`);
  expect(variablesOf(document), `Say in ${document} what each setting does and its default; remove settings that are not read.`).toEqual(
    variablesOf('src/config.ts'),
  );
});

it('every word of the glossary has one meaning of at most two lines, in alphabetical order', () => {
  const entries = readFileSync('docs/glossary.md', 'utf8').split('\n\n').filter((entry) => entry.startsWith('**'));
  const words = entries.map((entry) => /^\*\*(.+?)\*\*/.exec(entry)?.[1]?.toLowerCase() ?? '');
  expect(entries.filter((entry) => entry.trim().split('\n').length > 2), 'Say it in two lines.').toEqual([]);
  expect(words, 'One entry per word, sorted.').toEqual([...new Set(words)].toSorted((a, b) => a.localeCompare(b, 'en')));
});

it('docs/ingestion.md explains exactly the checks that hold something', () => {
  // `  | 'nav_jump'`, a member of the two unions of check names
  const namesOf = (path: string, union: string): string[] =>
    [...(new RegExp(`type ${union} =([^;]+);`).exec(readFileSync(path, 'utf8'))?.[1] ?? '').matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
  const checks = [...namesOf('src/ingest/ledger.ts', 'CheckName'), ...namesOf('src/domain/checks/finding.ts', 'ReportCheck')];
  const explained = [...readFileSync('docs/ingestion.md', 'utf8').matchAll(/^\| `(\w+)` \|/gm)].map(([, name = '']) => name);
  expect(checks.length).toBeGreaterThan(0);
  expect(explained.filter((name) => name !== 'mfds').toSorted(), 'One row a check: what was found, and what usually helps.').toEqual(checks.toSorted());
});

it.for(['docs/asvs.md', 'docs/security.md'])('%s proves its points by tests that are there', (document) => {
  // `test/portal/sign-in.test.ts › work once, and an older one dies with the newer`
  const proofs = [...readFileSync(document, 'utf8').matchAll(/`(test\/[^`]+?\.ts) › ([^`]+)`/g)];
  const missing = proofs.filter(([, file = '', name = '']) => !existsSync(file) || !readFileSync(file, 'utf8').includes(`'${name}'`)).map(([proof]) => proof);
  expect([proofs.length > 0, missing], 'Name the test that proves the point as its file names it.').toEqual([true, []]);
});

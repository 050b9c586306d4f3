/** Licences of the packages, and vulnerabilities that became known after they were chosen. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Licences that allow running and distributing a service without publishing its source code. */
const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'Python-2.0',
  'PSF-2.0',
  'MPL-2.0',
]);

/** Packages whose manifest names none of these licences, each with the licence its files state. */
const READ_BY_HAND: Readonly<Record<string, string>> = {
  'png-js': 'MIT, in its file LICENSE; its manifest names none',
};

interface LockedPackage {
  readonly license?: string;
  readonly dev?: boolean;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const locked = Object.entries(packages).filter(([place]) => place !== '');
const nameOf = (place: string): string => place.replace(/^.*node_modules\//, '');

/** `(MIT OR CC0-1.0)` offers a choice; `MIT AND ISC` requires both. */
function isAllowed(licence: string): boolean {
  const plain = licence.replace(/^\(|\)$/g, '');
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((one) => ALLOWED.has(one.trim())));
}

it('every package has a licence that allows running and redistributing it', () => {
  const wrong = locked
    .filter(([place, { license }]) => !isAllowed(license ?? '') && !(nameOf(place) in READ_BY_HAND))
    .map(([place, { license }]) => `${nameOf(place)}: ${license ?? 'none named'}`);
  expect(
    wrong,
    'Read what its files say; take another package, or add it to READ_BY_HAND with what you found.',
  ).toEqual([]);
});

it('every exception is still a package without a known licence', () => {
  const names = new Set(locked.filter(([, { license }]) => !isAllowed(license ?? '')).map(([place]) => nameOf(place)));
  expect(
    Object.keys(READ_BY_HAND).filter((name) => !names.has(name)),
    'Remove these from READ_BY_HAND.',
  ).toEqual([]);
});

// By default npm retries for minutes; this check should fail fast without a registry.
const ASK = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=8000'];

it('no production package has a known vulnerability', (context) => {
  const answer = askRegistry();
  context.skip(
    answer?.vulnerabilities === undefined,
    'the registry did not respond; run `npm audit --omit=dev` to check for vulnerabilities',
  );
  expect(Object.keys(answer?.vulnerabilities ?? {}), 'Update to a fixed version, or replace the package.').toEqual([]);
});

function askRegistry(): { readonly vulnerabilities?: Readonly<Record<string, unknown>> } | undefined {
  try {
    return JSON.parse(execFileSync('npm', ASK, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })) as Record<
      string,
      never
    >;
  } catch (thrown) {
    // npm exits with 1 for vulnerabilities and for an unreachable registry; only its output distinguishes them.
    const printed = thrown instanceof Error && 'stdout' in thrown ? String(thrown.stdout) : '';
    return printed.startsWith('{') ? (JSON.parse(printed) as Record<string, never>) : undefined;
  }
}

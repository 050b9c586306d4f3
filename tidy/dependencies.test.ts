import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { expect, it } from 'vitest';
import { SOURCES } from './read-sources.ts';

const MOST_RUNTIME_DEPENDENCIES = 21;
const TABLE = 'docs/dependencies.md';

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'optionalDependencies' | 'devDependencies',
  Record<string, string>
>;
// Optional packages are imported at run time if they are installed.
const runtime = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies });
const development = Object.keys(manifest.devDependencies);

// A row such as `| pg | store | the driver of PostgreSQL |`; the table's head has `home` in its second cell.
const ROW = /^\| *(?<name>[^|]+?) *\| *(?<home>[^|]+?) *\| *(?<reason>[^|]*?) *\|$/gm;
// The section on own code compares packages that are not installed.
const PACKAGE_TABLES = readFileSync(TABLE, 'utf8').split('## Own code')[0] ?? '';
const homes = new Map(
  [...PACKAGE_TABLES.matchAll(ROW)]
    .map((row) => row.groups ?? {})
    .filter(({ home }) => home !== 'home' && !home?.startsWith('-'))
    .map(({ name = '', home = '', reason = '' }) => [name, { folders: home.split(/, */), reason }]),
);

const imported = SOURCES.flatMap((source) =>
  source.imports
    .filter(({ target, specifier }) => target === undefined && !isBuiltin(specifier))
    .map(({ specifier }) => ({
      source,
      name: specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/'),
    })),
);

it('docs/dependencies.md has one row with a reason for every package of package.json, and no other', () => {
  const rows = [...homes].map(([name, { reason }]) => (reason.length < 10 ? `${name} (without a reason)` : name));
  expect(
    rows.toSorted(),
    `Write one row per package of package.json into ${TABLE}: | package | home | reason |.`,
  ).toEqual([...runtime, ...development].toSorted());
});

it('src imports a package only from its home folders', () => {
  const wrong = imported
    .filter(({ source }) => source.path.startsWith('src/'))
    .filter(({ source, name }) => !runtime.includes(name) || !homes.get(name)?.folders.includes(source.area))
    .map(({ source, name }) => `${source.path} imports ${name}`);
  expect(
    wrong,
    `A package has one home, so that it can be replaced in one place. Use what its home folder exports, or change ${TABLE} with a reason.`,
  ).toEqual([]);
});

it('tests import only packages of package.json', () => {
  const wrong = imported
    .filter(({ name }) => ![...runtime, ...development].includes(name))
    .map(({ source, name }) => `${source.path} imports ${name}`);
  expect(
    wrong,
    'These packages are installed only as dependencies of other packages. Add them to package.json, or do not import them.',
  ).toEqual([]);
});

it('every runtime package is imported', () => {
  const unused = runtime.filter(
    (name) =>
      homes.get(name)?.folders[0] !== 'none' &&
      !imported.some((one) => one.name === name && one.source.path.startsWith('src/')),
  );
  expect(unused, 'Nothing in src imports these packages. Remove them from package.json.').toEqual([]);
});

it('runtime packages stay few, and every version is exact', () => {
  expect(
    runtime.length,
    'Every package is a further party to trust. Remove a package before you add one.',
  ).toBeLessThanOrEqual(MOST_RUNTIME_DEPENDENCIES);
  const loose = Object.entries({
    ...manifest.dependencies,
    ...manifest.optionalDependencies,
    ...manifest.devDependencies,
  }).filter(([, version]) => !/^\d/.test(version));
  expect(loose, 'Write the exact version: `7.0.1`, not `^7.0.1`.').toEqual([]);
});

it('package-lock.json names no host', () => {
  const hosts = readFileSync('package-lock.json', 'utf8')
    .split('\n')
    .filter((line) => line.includes('"resolved": "http'));
  expect(
    hosts,
    'Run `npm install` with the .npmrc of this repository: the lock file keeps hashes, not the host of the packages.',
  ).toEqual([]);
});

it('package-lock.json holds the optional packages of every platform', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { optionalDependencies?: Record<string, string> }>;
  };
  const held = new Set(Object.keys(packages).map((place) => place.replace(/^.*node_modules\//, '')));
  const missing = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies).filter((name) => !held.has(name)),
  );
  expect(
    missing,
    '`npm ci` rejects a lock file without these. Choose versions whose platform packages the registry has, remove the lock file and node_modules, and install again.',
  ).toEqual([]);
});

/**
 * Packages that only the benchmarks use. Each is installed into its own folder outside the project and kept in the
 * temporary folder for later runs.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Exact versions. They are not in package.json. */
const VERSIONS = { '@platformatic/db': '3.67.0', autocannon: '9.0.0', postgraphile: '5.1.5' } as const;

export type BenchPackage = keyof typeof VERSIONS;

export const versionOf = (name: BenchPackage): string => `${name} ${VERSIONS[name]}`;

/**
 * Returns the folder whose `node_modules` contains the package. Install scripts are disabled; none of these packages
 * needs one.
 */
export function installed(name: BenchPackage): string {
  const folder = join(tmpdir(), `mfds-bench-${name.replace('/', '-')}-${VERSIONS[name]}`);
  if (existsSync(folder)) return folder;
  const draft = `${folder}.draft`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft);
  writeFileSync(
    join(draft, 'package.json'),
    JSON.stringify({ private: true, dependencies: { [name]: VERSIONS[name] } }),
  );
  console.log(`installing ${versionOf(name)} into ${folder}, once`);
  const { status, stderr, error } = spawnSync(
    'npm',
    ['install', '--prefix', draft, '--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts'],
    { cwd: draft, encoding: 'utf8' },
  );
  if (status !== 0)
    throw new Error(
      `${versionOf(name)} could not be installed: ${error?.message ?? stderr.split('\n').find((line) => line.startsWith('npm error'))}`,
    );
  renameSync(draft, folder);
  return folder;
}

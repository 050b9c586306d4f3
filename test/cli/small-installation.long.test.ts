import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { makeSampleDocuments } from '#sample/make-sample-documents.ts';
import { makeSampleReports } from '#sample/reports/make-sample-reports.ts';
import type { IsoDate } from '#domain/dates.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import type { Ran } from './run-mfds.ts';

interface LockedPackage {
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
}

/** The checkout after `npm ci --omit=dev --omit=optional`. */
function makeSmallInstallation(): string {
  const folder = temporaryFolder();
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const installed = Object.entries(packages)
    .filter(([, { dev, optional, devOptional }]) => dev !== true && optional !== true && devOptional !== true)
    .map(([place]) => place)
    // A package inside another one is copied with it.
    .filter((place) => place !== '' && place.lastIndexOf('node_modules/') === 0);
  for (const place of ['src', 'bin', 'package.json', ...installed]) {
    const copy = join(folder, place);
    mkdirSync(dirname(copy), { recursive: true });
    // A copy: from a symbolic link, Node would find the packages that are left out.
    execFileSync('cp', ['-a', place, copy]);
  }
  return folder;
}

it('an installation without optional packages reads reports, and under an older Node it says what to install', async () => {
  const folder = makeSmallInstallation();
  const mfds = async (args: readonly string[], nodeOptions: readonly string[] = []): Promise<Ran> => {
    const child = spawn(process.execPath, [...nodeOptions, join(folder, 'bin/mfds'), ...args], {
      env: { PATH: process.env['PATH'], MFDS_DATA_DIR: join(folder, 'data') },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [stdout, stderr] = await Promise.all([child.stdout.toArray(), child.stderr.toArray(), once(child, 'exit')]);
    return { code: child.exitCode, stdout: stdout.join(''), stderr: stderr.join('') };
  };
  const end = '2026-08-20' as IsoDate;
  const documents = { registry: [...makeSampleDocuments(end)][0], fmr: [...makeSampleReports(end)].at(-1) };
  for (const [source, document] of Object.entries(documents)) {
    const file = join(folder, document?.origin ?? '');
    writeFileSync(file, document?.bytes ?? '');
    const { code, stdout, stderr } = await mfds(['ingest', source, file, '--json']);
    expect([source, code], stdout + stderr).toEqual([source, 0]);
  }
  const older = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.0.0' } })`;
  const { code, stderr } = await mfds(['--version'], ['--import', `data:text/javascript,${encodeURIComponent(older)}`]);
  expect([code, stderr]).toEqual([1, expect.stringContaining('Node 24 or later is required; this is Node 20.0.0.')]);
});

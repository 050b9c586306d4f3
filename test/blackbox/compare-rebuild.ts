import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentOf, makeInstallation } from '../cli/run-mfds.ts';
import { copySampleInstallation } from '../support/sample-installation.ts';
import { startServing } from '../support/serving.ts';
import { listDifferences, sampleAnswers } from './support/sampled-answers.ts';

/**
 * `node test/blackbox/compare-rebuild.ts`: compares the sample installation with one rebuilt from its archive, 500
 * responses byte for byte. Exits with 1 if one differs.
 */
const ANSWERS = 500;
const PLENTY = { MFDS_LIMIT_UNITS_PER_MINUTE: '600000', MFDS_SAMPLE: 'off' };

const { dataDir, key, remove } = await copySampleInstallation();
const folder = mkdtempSync(join(tmpdir(), 'mfds-rebuilt-'));
const endings: (() => unknown)[] = [remove, () => rmSync(folder, { recursive: true, force: true })];
try {
  const fresh = join(folder, 'data');
  const mfds = makeInstallation(fresh);
  const rebuilt = documentOf(await mfds(['rebuild', '--from', join(dataDir, 'archive'), '--json']));
  console.log(`${String(rebuilt['entries'])} journal entries replayed in ${String(rebuilt['seconds'])} s`);
  const made = documentOf(
    await mfds([
      'keys',
      'create',
      '--account',
      'compare@example.com',
      '--name',
      'compare',
      '--scopes',
      'all',
      '--json',
    ]),
  );
  const before = await startServing(dataDir, PLENTY, (end) => endings.unshift(end));
  const after = await startServing(fresh, PLENTY, (end) => endings.unshift(end));
  const [left, right] = [
    await sampleAnswers(before.address, key, ANSWERS),
    await sampleAnswers(after.address, String(made['key']), ANSWERS),
  ];
  const differences = listDifferences(left, right);
  const bytes = [...left.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  console.log(`${left.size} answers, ${bytes} bytes, ${differences.length} different`);
  for (const path of differences.slice(0, 10))
    console.log(`${path}\n  ${left.get(path)?.slice(0, 400)}\n  ${right.get(path)?.slice(0, 400)}`);
  if (differences.length > 0 || left.size < ANSWERS) process.exitCode = 1;
} finally {
  for (const end of endings) await end();
}

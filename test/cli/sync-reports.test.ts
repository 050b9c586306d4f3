import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openSite } from '../sync/loopback-site.ts';
import { documentOf, makeDataDir, makeInstallation } from './run-mfds.ts';

it('mfds sync fmr reads the archives of report-sources.json, or a local copy of them, and reports the result', async () => {
  const dataDir = makeDataDir();
  const mfds = makeInstallation(dataDir);
  const without = await mfds(['sync', 'fmr']);
  expect({ code: without.code, says: without.stderr }).toEqual({
    code: 1,
    says: expect.stringContaining('Expected the addresses of report archives in') as string,
  });
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(
    join(dataDir, 'report-sources.json'),
    '[{"amc": "Sample AMC", "url": "https://www.sample-amc.example/fmr/{yyyy}-{mm}.pdf"}]',
  );
  const site = await openSite({});
  onTestFinished(() => site.close());
  const { code, ...ran } = await mfds(['sync', 'fmr', '--months', '1', '--from', site.origin, '--json']);
  const { addresses } = documentOf({ code, ...ran }) as { addresses: { amc: string; outcome: string; url: string }[] };
  expect({ code, addresses }).toEqual({
    code: 0,
    addresses: [
      expect.objectContaining({
        amc: 'Sample AMC',
        outcome: 'not_there',
        url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/fmr\/20\d\d-\d\d\.pdf$/) as string,
      }),
    ],
  });
  expect(site.asked.length).toBe(1);
  expect((await mfds(['sync', 'fmr', '--months', 'all'])).code).toBe(2);
  expect((await mfds(['sync', 'fmr', '--from', 'https://example.com'])).code, 'a copy is on this machine').toBe(2);
});

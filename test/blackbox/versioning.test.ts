import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentOf, makeDataDir, makeInstallation } from '../cli/run-mfds.ts';
import { fundRow, performancePage } from '../fixtures/association-page.ts';
import { fragmentFile, fundPage } from '../fixtures/fragment-file.ts';
import { startServing } from '../support/serving.ts';
import { eachStore, MF, ownService, PLENTY } from './support/installation.ts';
import { listDifferences, sampleAnswers } from './support/sampled-answers.ts';

/** Part 9 of the contract: versions of reports, from the first promotion to a correction. */
eachStore((store) => {
  const service = ownService(store);

  const SLUG = 'sample-crescent-cash-fund';
  const REPORTS = `${MF}/funds/${SLUG}/fmr-reports`;
  // Below the capacity of a bucket; compare-rebuild.ts compares more responses of the whole sample.
  const MOST_ANSWERS = 500;
  const fee = (value_percent: string) => ({
    fees: [{ fee_type: 'TOTAL_EXPENSE_RATIO', label_raw: 'Total Expense Ratio', value_percent }],
  });

  interface Report {
    readonly id: string;
    readonly data_version: number;
    readonly fees: readonly { readonly value_percent: string }[];
    readonly sections: Readonly<Record<string, unknown>>;
    readonly report_fragments: readonly { readonly schema_version: string; readonly data_version: number }[];
  }
  interface Revision {
    readonly data_version: number;
    readonly is_current: boolean;
    readonly changed_sections: readonly string[];
    readonly content_hash: string;
  }

  describe('a report', () => {
    it('a report that was not published yet is 404 although its fund exists', async () => {
      expect(
        await service.ingest(
          'performance',
          'performance.html',
          performancePage([fundRow({ fund_id: '1', validity_date: 'Jun 30, 2026', nav: '10.4089' })]),
        ),
      ).toBe(0);
      expect(await service.refusal(`${REPORTS}/latest`)).toBe('404 REPORT_NOT_FOUND');
      expect(await service.read(REPORTS)).toEqual([]);
    });

    it('a first report is version 1, and each of its fragments names its schema', async () => {
      expect(await service.ingest('fmr', 'first.json', fragmentFile([fundPage(fee('1.58'))]))).toBe(0);
      const report = await service.read<Report>(`${REPORTS}/2026-06-30`);
      expect([report.data_version, report.fees[0]?.value_percent]).toEqual([1, '1.58']);
      for (const { schema_version } of report.report_fragments) expect(schema_version).toMatch(/^\d+\.\d+/);
    });

    it('a corrected report becomes version 2; version 1 stays readable, and the revisions list what changed', async () => {
      const before = await service.read<Report>(`${REPORTS}/2026-06-30`);
      const etag = (await service.call(`${REPORTS}/latest`)).headers.get('etag') ?? '';
      expect(await service.ingest('fmr', 'second.json', fragmentFile([fundPage(fee('1.85'))]))).toBe(0);
      const after = await service.read<Report>(`${REPORTS}/latest`);
      expect([after.id, after.data_version, after.fees[0]?.value_percent]).toEqual([before.id, 2, '1.85']);
      expect((await service.call(`${REPORTS}/latest`, { headers: { 'if-none-match': etag } })).status).toBe(200);
      expect(await service.read(`${REPORTS}/2026-06-30?data_version=1`)).toEqual(before);
      const revisions = await service.read<Revision[]>(`${REPORTS}/2026-06-30/revisions`);
      expect(revisions.map(({ data_version, is_current }) => [data_version, is_current])).toEqual([
        [2, true],
        [1, false],
      ]);
      expect(revisions[0]?.changed_sections).toContain('fees');
      expect(await service.refusal(`${REPORTS}/2026-06-30?data_version=3`)).toBe('404 REPORT_NOT_FOUND');
    });

    it('a report without changes promotes nothing', async () => {
      const before = await service.read<Revision[]>(`${REPORTS}/2026-06-30/revisions`);
      expect(await service.ingest('fmr', 'third.json', fragmentFile([fundPage(fee('1.85'))]))).toBe(0);
      expect(await service.read(`${REPORTS}/2026-06-30/revisions`)).toEqual(before);
    });

    it('a fact that fails a check is held and not served, and the rest of its report is', async () => {
      expect(await service.ingest('fmr', 'held.json', fragmentFile([fundPage(fee('91.85'))]))).toBe(3);
      const latest = await service.read<Report>(`${REPORTS}/latest`);
      expect(latest.fees).toEqual([]);
      expect(latest.sections['fees']).toEqual({ status: 'NOT_REPORTED', row_count: 0, withheld_row_count: 1 });
      const { holds } = JSON.parse((await service.mfds(['review', 'list', '--json'])).stdout) as { holds: unknown[] };
      expect(holds).not.toEqual([]);
    });
  });

  it('a store rebuilt from the archive returns the same responses byte for byte, including ids, versions and times', async () => {
    const fresh = makeDataDir();
    const mfds = makeInstallation(fresh);
    expect((await mfds(['rebuild', '--from', join(service.dataDir, 'archive'), '--json'])).code).toBe(0);
    const { key } = documentOf(
      await mfds(['keys', 'create', '--account', 'a@example.com', '--name', 'n', '--scopes', 'all', '--json']),
    ) as { key: string };
    const rebuilt = await startServing(fresh, { MFDS_LIMIT_UNITS_PER_MINUTE: PLENTY, MFDS_SAMPLE: 'off' });
    const [before, after] = [
      await sampleAnswers(service.address, service.key, MOST_ANSWERS),
      await sampleAnswers(rebuilt.address, key, MOST_ANSWERS),
    ];
    expect(before.size).toBeGreaterThan(30);
    expect(listDifferences(before, after)).toEqual([]);
  });

  it('every path of the description contains the major version', () => {
    for (const { path } of service.judge.operations) expect(path).toMatch(/^\/v1\//);
  });
});

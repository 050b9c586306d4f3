import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SetClock } from '#base/clock.ts';
import { silentLog } from '#base/log.ts';
import type { IsoDate } from '#domain/dates.ts';
import { openArchive } from '#ingest/archive.ts';
import type { ImportReport } from '#ingest/import-report.ts';
import { type Ingest, ingestDocument } from '#ingest/run.ts';
import { makeSampleDocuments } from '#sample/make-sample-documents.ts';
import { openFacts } from '#store/database.ts';
import { listHolds } from '#store/hold-rows.ts';
import { listRegistry, type StoredRegistry } from '#store/registry.ts';

const END = '2026-08-20' as IsoDate;

describe('the sample in the real pipeline', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sample-'));
  let ingest: Ingest;
  let reports: ImportReport[];
  let registry: StoredRegistry;

  async function ingestAll(): Promise<ImportReport[]> {
    const done: ImportReport[] = [];
    for (const { source, bytes, origin } of makeSampleDocuments(END))
      done.push(await ingestDocument(ingest, { source, bytes, origin, url: null, is_partial: false }));
    return done;
  }

  beforeAll(async () => {
    const facts = await openFacts({ engine: 'sqlite', file: join(folder, 'facts.sqlite') });
    ingest = {
      facts,
      archive: openArchive(join(folder, 'archive')),
      clock: new SetClock('2026-08-21T04:00:00Z'),
      log: silentLog,
    };
    reports = await ingestAll();
    registry = await listRegistry(facts.query);
  });
  afterAll(async () => {
    await ingest.facts.close();
    rmSync(folder, { recursive: true });
  });

  it('the sample is imported without rejections', () => {
    expect(reports.map(({ outcome, message }) => ({ outcome, message }))).toEqual(
      reports.map(() => ({ outcome: 'promoted', message: null })),
    );
  });

  it('the import creates every fund of the sample with its AMCs and families, each with its own slug', () => {
    expect([registry.funds.length, registry.amcs.length]).toEqual([59, 6]);
    expect(new Set(registry.funds.map(({ slug }) => slug)).size).toBe(59);
    expect(Object.fromEntries(registry.families.map(({ name, family_type }) => [name, family_type]))).toEqual({
      'Sample Indus Pension Fund': 'VPS',
      'Sample Bolan Islamic Pension Fund': 'VPS',
      'Sample Bolan Islamic Planning Fund': 'PLAN_FAMILY',
      'Sample Chenab Fixed Return Fund': 'PLAN_FAMILY',
      'Sample Kirthar Staff Pension Fund': 'EMPLOYER_PENSION',
      'Sample Makran Islamic Term Fund': 'PLAN_FAMILY',
      'Sample Makran Islamic Staff Pension Fund': 'EMPLOYER_PENSION',
    });
  });

  it('the import of the sample holds exactly the planted errors: one jump and one dead fund', async () => {
    const holds = await listHolds(ingest.facts.query, { status: 'OPEN' });
    expect(
      holds
        .map(({ check_name, subject }) => [check_name, subject])
        .toSorted((a, b) => String(a[0]).localeCompare(String(b[0]))),
    ).toEqual([
      ['nav_jump', 'Sample Chenab Fixed Return Fund (Sample Chenab Fixed Return Plan III)'],
      ['nav_not_positive', 'Sample Deosai Heritage Income Fund'],
    ]);
  });

  it('the import of the sample keeps the three restated prices as corrections', () => {
    expect(reports.reduce((sum, { changes }) => sum + changes.nav_corrected, 0)).toBe(3);
  });

  it('the imported sample has a matured fund, both kinds of rename, and no price for the dead fund', () => {
    const fund = (name: string): object | undefined => registry.funds.find((one) => one.name === name);
    expect(fund('Sample Chenab Fixed Return Fund (Sample Chenab Fixed Return Plan I)')).toMatchObject({
      lifecycle_status: 'MATURED',
      maturity_date: '2026-01-02',
      latest_nav_date: '2026-01-02',
    });
    expect(fund('Sample Kirthar Income Fund')).toMatchObject({
      previous_names: ['Sample Kirthar Sovereign Bond Fund'],
      latest_nav_date: END,
    });
    expect(fund('Sample Makran Islamic Stock Fund')).toMatchObject({
      previous_names: ['Sample Makran Shariah Growth Fund'],
    });
    expect(fund('Sample Deosai Heritage Income Fund')).toMatchObject({
      lifecycle_status: 'CLOSED',
      latest_nav_date: null,
    });
  });

  it('importing the sample again changes nothing', async () => {
    const again = await ingestAll();
    expect(again.map(({ outcome, changed }) => [outcome, changed])).toEqual(reports.map(() => ['unchanged', 0]));
  });
});

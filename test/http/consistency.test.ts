import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentLog } from '#base/log.ts';
import { openArchive } from '#ingest/archive.ts';
import { ingestDocument } from '#ingest/run.ts';
import type { Ingest } from '#ingest/run.ts';
import { fundRow as printed, payoutsPage, performancePage } from '../fixtures/association-page.ts';
import { fragmentFile, fundPage } from '../fixtures/fragment-file.ts';
import { createTestApp } from './support/test-app.ts';
import type { TestApp } from './support/test-app.ts';

type Json = Record<string, unknown>;
interface Event {
  readonly id: string;
  readonly dataset: string;
  readonly resource: string;
}
interface Updates {
  readonly data: { readonly events: readonly Event[]; readonly checkpoint: string };
  readonly meta: { readonly next_cursor: string | null };
}

const MF = '/v1/mutual-funds';
const FUNDS = [1, 2] as const;
const folder = mkdtempSync(join(tmpdir(), 'mfds-consistency-'));
let service: TestApp;
let ingest: Ingest;
beforeAll(async () => {
  service = await createTestApp();
  ingest = { facts: service.facts, archive: openArchive(folder), clock: service.clock, log: silentLog };
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

// Every run imports the same documents; timing decides which of them a reader sees between two requests.
const CHOICES = fc.sample(
  fc.record({
    day: fc.integer({ min: 6, max: 12 }),
    digits: fc.integer({ min: 4_000, max: 4_999 }),
    kind: fc.constantFrom('performance', 'payouts', 'fmr'),
  }),
  { numRuns: 32, seed: 20_260_106 },
);

/** A random document: NAVs of a day, new or corrected, a payout, or a report. */
async function importOne(index: number): Promise<void> {
  const { day: date = 6, digits = 4_000, kind = 'fmr' } = CHOICES[index] ?? {};
  const day = `Jan ${String(date).padStart(2, '0')}, 2026`;
  const nav = (key: number): string => `${key === 1 ? 10 : 200}.${digits}`;
  const rows = FUNDS.map((key) =>
    printed({
      fund: `Sample Fund ${key}`,
      fund_id: `${10_000 + key}`,
      validity_date: day,
      nav: nav(key),
      ...(key === 1 ? {} : { category: 'VPS-Equity', sector: 'Voluntary Pension Scheme (VPS)' }),
    }),
  );
  const paid = printed({
    fund: 'Sample Fund 1',
    fund_id: '10001',
    amc: 'Sample AMC 1',
    payout_date: day,
    payout: `0.${digits}`,
    ex_nav: '10.3797',
  });
  const page = fundPage({
    report_date: '2025-12-31',
    report_month: '2025-12',
    nav_date: '2025-12-31',
    nav_per_unit: '10.40',
    fund_name_raw: 'Sample Fund 1',
    amc_name_raw: 'Sample AMC 1',
    fees: [{ fee_type: 'TOTAL_EXPENSE_RATIO', label_raw: 'Total Expense Ratio', value_percent: `1.${digits}` }],
  });
  service.clock.advance(60_000);
  const text = { performance: performancePage(rows), payouts: payoutsPage([paid]), fmr: fragmentFile([page]) }[kind];
  await ingestDocument(ingest, {
    source: kind,
    bytes: Buffer.from(text),
    origin: `document-${index}`,
    url: null,
    is_partial: true,
  });
}

const read = async <Body>(path: string): Promise<Body> => {
  const answer = await service.ask(path);
  expect(answer.statusCode, path).toBe(200);
  return answer.json<Body>();
};

/** The copy of a client that follows only the feed: it reads again whatever an event names. */
async function follow(mirror: Map<string, unknown>, seen: string[], checkpoint: string | null): Promise<string> {
  const { data } = await read<Updates>(
    `${MF}/updates?limit=3${checkpoint === null ? '' : `&cursor=${encodeURIComponent(checkpoint)}`}`,
  );
  for (const event of data.events) {
    seen.push(event.id);
    const { data: found } = await read<{ data: Json }>(event.resource);
    for (const row of listFacts(found)) mirror.set(...row);
  }
  return data.checkpoint;
}

/** Rows by the resource they belong to. */
function listFacts(found: Json): [string, unknown][] {
  const navs = (found['navs'] ?? []) as Json[];
  const payouts = (found['payouts'] ?? []) as Json[];
  const report: [string, unknown][] =
    found['report_date'] === undefined ? [] : [[`report ${String(found['id'])}`, found]];
  return [
    ...navs.map((row): [string, unknown] => [`nav ${String(row['fund_id'])} ${String(row['nav_date'])}`, row]),
    ...payouts.map((row): [string, unknown] => [`payout ${String(row['id'])}`, row]),
    ...report,
  ];
}

/** Everything that the random documents can change, read directly. */
async function readAll(): Promise<Map<string, unknown>> {
  const facts = new Map<string, unknown>();
  const paths = [
    ...FUNDS.map((key) => `sample-fund-${key}/nav`),
    'sample-fund-1/payouts?from=2025-01-01&to=2026-01-31',
    'sample-fund-1/fmr-reports/2025-12-31',
  ];
  for (const path of paths)
    for (const row of listFacts((await read<{ data: Json }>(`${MF}/funds/${path}`)).data)) facts.set(...row);
  return facts;
}

describe('a client that follows the feed while documents come in', () => {
  it('a client that follows the feed during imports gets every event once and in order, and ends with the served facts', async () => {
    const [mirror, seen] = [await readAll(), [] as string[]];
    const last = (await read<Updates>(`${MF}/updates?limit=500`)).data.checkpoint;
    const before = (await service.facts.query.selectFrom('events').select('id').execute()).length;
    const importing = (async (): Promise<void> => {
      for (let index = 0; index < 24; index++) await importOne(index);
    })();
    let [checkpoint, done] = [last, false];
    void importing.finally(() => (done = true));
    while (!done) checkpoint = await follow(mirror, seen, checkpoint);
    await importing;
    for (let idle = checkpoint; ; idle = checkpoint) {
      checkpoint = await follow(mirror, seen, checkpoint);
      if (checkpoint === idle) break;
    }
    const events = await service.facts.query.selectFrom('events').select(['id', 'dataset']).orderBy('seq').execute();
    expect(seen).toEqual(events.slice(before).map(({ id }) => id));
    expect(seen.length).toBeGreaterThan(12);
    expect(mirror).toEqual(await readAll());
    const told = new Set(events.slice(before).map(({ dataset }) => dataset));
    expect(told.size).toBeGreaterThan(1);
  });
});

describe('a walk while documents come in', () => {
  it('reading by cursor during imports returns each day of the window once, and uncorrected rows as in one response', async () => {
    const importing = (async (): Promise<void> => {
      for (let index = 24; index < CHOICES.length; index++) await importOne(index);
    })();
    const window = `${MF}/funds/sample-fund-1/nav?from=2025-12-08&to=2026-01-05&order=desc`;
    const whole = (await read<{ data: { navs: Json[] } }>(window)).data.navs;
    const walked: Json[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const { data, meta }: { data: { navs: Json[] }; meta: { next_cursor: string | null } } = await read(
        `${window}&limit=4${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`,
      );
      walked.push(...data.navs);
      cursor = meta.next_cursor;
    }
    await importing;
    expect(walked).toEqual(whole);
  });

  it('reading by pages during imports loses and repeats nothing in a list that does not change', async () => {
    const list = `${MF}/funds?lifecycle_status=ALL`;
    const whole = (await read<{ data: Json[] }>(list)).data;
    const paged: Json[] = [];
    for (let page = 1, more = true; more; page++) {
      const { data, meta }: { data: Json[]; meta: { has_next: boolean } } = await read(
        `${list}&per_page=2&page=${page}`,
      );
      paged.push(...data);
      more = meta.has_next;
    }
    expect(paged).toEqual(whole);
  });
});

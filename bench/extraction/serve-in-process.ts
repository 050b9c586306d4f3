/** A document through the service's own path, in this process: import, checks, promotion, and the reads of the API. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '#base/clock.ts';
import { silentLog } from '#base/log.ts';
import type { IsoDate } from '#domain/dates.ts';
import { openArchive } from '#ingest/archive.ts';
import type { ImportReport } from '#ingest/import-report.ts';
import { extractPages } from '#ingest/reports/extract-pdf.ts';
import { ingestDocument } from '#ingest/run.ts';
import type { Incoming, Ingest } from '#ingest/run.ts';
import { openFactReader } from '#reads/fact-view.ts';
import type { FactReader, FactView } from '#reads/fact-view.ts';
import { listFunds } from '#reads/funds.ts';
import { listReports, readReport } from '#reads/reports.ts';
import { readPayload } from '#reads/query-result.ts';
import type { QueryResult } from '#reads/query-result.ts';
import { openFacts } from '#store/database.ts';
import { listHolds } from '#store/hold-rows.ts';
import type { BenchDocument } from './documents.ts';
import { decide } from '#review/decide.ts';
import type { HouseLesson } from './learn-house.ts';
import { readPagesOnce } from './keep-words.ts';
import { makeNavs, makeRegistry } from './make-registry.ts';
import type { Served, ServedFund } from './served.ts';

export interface Circumstances {
  /** What an earlier report of the AMC taught; none is read without profiles. */
  readonly lesson?: HouseLesson;
  /** Whether the association's NAVs of the report dates are in the store. */
  readonly withNavs?: boolean;
  /** Whether a person accepts every page that was read by character recognition. */
  readonly isConfirmed?: boolean;
}

/** Takes the document into a store of its own, with a registry of its funds, and reads every report of every fund. */
export async function serveDocument(document: BenchDocument, circumstances: Circumstances = {}): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'mfds-extraction-'));
  const location = { engine: 'sqlite', file: join(folder, 'facts.sqlite') } as const;
  try {
    const report = await takeIn(document, location, join(folder, 'archive'), circumstances);
    // A connection that writes does not notice its own commits; the reader has one of its own, as in the service.
    const facts = await openFacts(location);
    const reader = openFactReader(facts, 'bench');
    try {
      return {
        ingest: JSON.stringify({ documents: [report] }),
        exit: report.outcome === 'refused' ? 1 : report.held > 0 ? 3 : 0,
        served: await readEverything(reader),
      };
    } finally {
      await reader.close();
      await facts.close();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function takeIn(
  document: BenchDocument,
  location: Parameters<typeof openFacts>[0],
  archiveFolder: string,
  { lesson = { profiles: [], aliases: [] }, withNavs = false, isConfirmed = false }: Circumstances,
): Promise<ImportReport> {
  const facts = await openFacts(location);
  try {
    const ingest: Ingest = {
      facts,
      archive: openArchive(archiveFolder),
      clock: systemClock,
      log: silentLog,
      extractReport: async (bytes, funds) =>
        extractPages(await readPagesOnce(bytes), funds, { profiles: lesson.profiles }),
    };
    const file = (source: Incoming['source'], origin: string, bytes: Uint8Array): Promise<ImportReport> =>
      ingestDocument(ingest, { source, origin, bytes, url: null, is_partial: false });
    const registry = await file('registry', 'registry.csv', makeRegistry(document));
    if (registry.outcome === 'refused') throw new Error(`registry of ${document.name}: ${registry.message}`);
    for (const alias of lesson.aliases)
      await decide(ingest, { kind: 'alias', ...alias, reason: 'bench' }, 'bench').catch(() => undefined);
    const navs = withNavs ? makeNavs(document) : null;
    if (navs !== null) await file('nav-history', 'navs.csv', navs);
    const report = await file('fmr', document.path, readFileSync(document.path));
    if (isConfirmed)
      for (const { id } of await listHolds(facts.query, { status: 'OPEN', check_name: 'reading_unconfirmed' }))
        await decide(ingest, { kind: 'accept', hold_id: id, reason: 'bench' }, 'bench');
    return report;
  } finally {
    await facts.close();
  }
}

// The largest page that a list has.
const PER_PAGE = 100;

async function readEverything(reader: FactReader): Promise<ServedFund[]> {
  const as_of = null;
  const funds = await readPagesOf(reader, (view, page) =>
    listFunds(view, {
      q: null,
      amc: null,
      category: [],
      scheme_type: [],
      risk_profile: [],
      is_shariah_compliant: null,
      is_exchange_traded: null,
      is_fund_of_funds: null,
      lifecycle_status: 'ALL',
      family: null,
      sort: 'name_asc',
      ...page,
    }),
  );
  const served: ServedFund[] = [];
  for (const fund of funds) {
    const fund_slug = fund.slug;
    const listings = await readPagesOf(reader, (view, page) => listReports(view, { fund_slug, as_of, ...page }));
    const reports: unknown[] = [];
    for (const { report_date } of listings) {
      const question = {
        fund_slug,
        report_date: report_date as IsoDate,
        data_version: null,
        as_of,
        include: ['all'],
      };
      reports.push(readPayload(await reader.answer((view) => readReport(view, question))));
    }
    served.push({ fund, reports: reports as ServedFund['reports'] });
  }
  return served;
}

async function readPagesOf<Item>(
  reader: FactReader,
  read: (view: FactView, page: { page: number; per_page: number }) => Promise<QueryResult<Item[]>>,
): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1; ; page += 1) {
    const result = await reader.answer((view) => read(view, { page, per_page: PER_PAGE }));
    items.push(...readPayload(result));
    if (result.paging?.has_next !== true) return items;
  }
}

/**
 * What a person who goes through an earlier report of the AMC would teach: names of funds that the registry does not have,
 * words without a meaning beside figures that the expected file explains, and pages confirmed as read.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '#base/clock.ts';
import { silentLog } from '#base/log.ts';
import type { AmcProfile, ProfileTerm } from '#domain/amc-profile.ts';
import { normaliseName } from '#domain/names.ts';
import { openArchive } from '#ingest/archive.ts';
import type { Decision } from '#ingest/apply-decision.ts';
import { extractPages } from '#ingest/reports/extract-pdf.ts';
import { ReportPageReader } from '#ingest/reports/page-words.ts';
import { listProfiles } from '#ingest/reports/profiles.ts';
import { ingestDocument, rereadTaught } from '#ingest/run.ts';
import type { Ingest } from '#ingest/run.ts';
import { decide } from '#review/decide.ts';
import { readReportDocument, readReportPage } from '#review/document-pages.ts';
import { listNearNames } from '#review/near-names.ts';
import { openFacts } from '#store/database.ts';
import { listHolds } from '#store/hold-rows.ts';
import { listRegistry } from '#store/registry.ts';
import type { BenchDocument } from './documents.ts';
import type { ExpectedFund } from './expected-file.ts';
import { readPagesOnce } from './keep-words.ts';
import { makeRegistry } from './make-registry.ts';

export interface HouseLesson {
  readonly profiles: readonly AmcProfile[];
  readonly aliases: readonly { readonly alias: string; readonly fund_slug: string }[];
}

type ByName = Readonly<Record<string, unknown>>;

/** The member of an expected entry with the value of a term. */
const SCALARS: readonly (readonly [member: string, term: ProfileTerm])[] = [
  ['nav_per_unit', 'nav'],
  ['fund_size_pkr', 'fund_size'],
  ['units_outstanding', 'units_outstanding'],
  ['offer_price', 'offer_price'],
  ['repurchase_price', 'repurchase_price'],
  ['par_value', 'par_value'],
];

/** Reads the earlier report in a store of its own and makes the decisions. */
export async function learnHouse(document: BenchDocument): Promise<HouseLesson> {
  const folder = mkdtempSync(join(tmpdir(), 'mfds-lesson-'));
  const facts = await openFacts({ engine: 'sqlite', file: join(folder, 'facts.sqlite') });
  try {
    const ingest: Ingest = {
      facts,
      archive: openArchive(join(folder, 'archive')),
      clock: systemClock,
      log: silentLog,
      extractReport: async (bytes, funds, profiles) => extractPages(await readPagesOnce(bytes), funds, { profiles }),
    };
    const file = { url: null, is_partial: false };
    await ingestDocument(ingest, {
      ...file,
      source: 'registry',
      origin: 'registry.csv',
      bytes: makeRegistry(document),
    });
    const bytes = readFileSync(document.path);
    const report = await ingestDocument(ingest, { ...file, source: 'fmr', origin: document.path, bytes });
    return await teach(ingest, document, report.document.sha256);
  } finally {
    await facts.close();
    rmSync(folder, { recursive: true });
  }
}

async function teach(ingest: Ingest, document: BenchDocument, sha256: string): Promise<HouseLesson> {
  const aliases: { alias: string; fund_slug: string }[] = [];
  const make = async (decision: Decision): Promise<void> => void (await decide(ingest, decision, 'bench'));
  for (const { subject } of await listHolds(ingest.facts.query, { status: 'OPEN', check_name: 'fund_unknown' })) {
    const { funds } = await listRegistry(ingest.facts.query);
    const [near] = listNearNames(subject, funds);
    if (near === undefined || !isSameFund(subject, near.name)) continue;
    await make({ kind: 'alias', alias: subject, fund_slug: near.slug, reason: 'bench' });
    aliases.push({ alias: subject, fund_slug: near.slug });
  }
  const reader = new ReportPageReader(ingest.archive);
  const { pages } = await readReportDocument(ingest.facts, sha256).catch(() => ({ pages: [] }));
  const taught = new Set<string>();
  for (const { page_number } of pages) {
    const { amc, unread, funds } = await readReportPage(ingest.facts, reader, sha256, page_number);
    if (amc === undefined) continue;
    for (const { printed, figure } of unread) {
      const term = figure === null || taught.has(printed) ? undefined : termOf(document.funds, funds, figure);
      if (term === undefined) continue;
      taught.add(printed);
      await make({ kind: 'teach', amc_slug: amc.slug, text: printed, term, reason: 'bench' });
    }
  }
  if (taught.size > 0) await rereadTaught(ingest, [sha256]);
  for (const { page_number: page } of pages)
    await make({ kind: 'confirm_page', document_sha256: sha256, page, reason: 'bench' });
  return { profiles: await listProfiles(ingest.facts.query), aliases };
}

/** `Sample Cash` for `Sample Cash Fund (SCF)`: a person sees that the printed words are a part of the name. */
function isSameFund(printed: string, name: string): boolean {
  const [one, other] = [printed, name].map((text) =>
    normaliseName(text)
      .replace(/[^a-z ]/g, '')
      .split(' ')
      .filter((word) => word.length > 2),
  );
  return (
    one !== undefined &&
    other !== undefined &&
    (one.every((word) => other.includes(word)) || other.every((word) => one.includes(word)))
  );
}

/** The term of which the expected entry of a fund on the page has exactly this figure; undefined if several do. */
function termOf(entries: readonly ExpectedFund[], funds: readonly string[], figure: string): ProfileTerm | undefined {
  const value = figure.replace(/[^\d.]/g, '');
  if (!/\d{2}/.test(value)) return undefined;
  const own = entries.filter(({ fund_name_raw }) => funds.some((name) => isSameFund(name, fund_name_raw)));
  const isIt = (stated: unknown): boolean => typeof stated === 'string' && stated.replace(/[^\d.]/g, '') === value;
  const found = own.flatMap((entry): ProfileTerm[] => [
    ...SCALARS.flatMap(([member, term]) => (isIt((entry as unknown as ByName)[member]) ? [term] : [])),
    ...(entry.reported_returns ?? []).flatMap((row): ProfileTerm[] => [
      ...(isIt(row.fund_return_percent) ? ['fund_returns' as const] : []),
      ...(isIt(row.benchmark_return_percent) ? ['benchmark_returns' as const] : []),
    ]),
  ]);
  return new Set(found).size === 1 ? found[0] : undefined;
}

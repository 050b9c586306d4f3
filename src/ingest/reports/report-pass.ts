import { Fault } from '#base/fault.ts';
import { NAV_DAYS_AROUND_MONTH } from '#domain/checks/report-dates.ts';
import type { PageWords } from '#domain/checks/report-evidence.ts';
import { checkNavs, NEAR_DAYS, NEIGHBOUR_DAYS } from '#domain/checks/report-navs.ts';
import { addDays, daysBetween, endsOf } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { Decimal } from '#domain/decimal.ts';
import type { Fragment } from '#domain/fragment.ts';
import type { Archive } from '#ingest/archive.ts';
import type { CheckName } from '#ingest/ledger.ts';
import type { PassResult } from '#ingest/pass.ts';
import { readFragmentFile } from '#sources/fragment-file/read-fragment-file.ts';
import type { FragmentFile } from '#sources/fragment-file/read-fragment-file.ts';
import type { FactTx } from '#store/database.ts';
import { findDocument, findPromoted } from '#store/document-rows.ts';
import { listDocumentsOfHolds, listHolds } from '#store/hold-rows.ts';
import { listRegistry } from '#store/registry.ts';
import { listFragmentChanges, listFragments, listPricedReports } from '#store/reports.ts';
import type { DocumentTable } from '#store/tables.ts';
import { applyChanges } from './change-fragment.ts';
import type { FragmentChange } from './change-fragment.ts';
import { subjectOf } from './extraction.ts';
import { findPublished } from './judge-report.ts';
import { runReportPass } from './run-report-pass.ts';

/**
 * Judges and promotes the stored fragments of a document, including changes by reviewers;
 * runs again after each decision.
 */
export async function passReport(
  tx: FactTx,
  archive: Archive,
  document: DocumentTable,
  known_at: number,
): Promise<PassResult> {
  const files = new Map<string, FragmentFile>();
  const fileOf = (one: DocumentTable | undefined): FragmentFile | undefined => {
    const sha256 = one?.extraction_sha256 ?? null;
    if (sha256 === null) return undefined;
    const file = files.get(sha256) ?? readFragmentFile(archive.read(sha256));
    files.set(sha256, file);
    return file;
  };
  const own = fileOf(document);
  const { document_sha256 } =
    own === undefined ? { document_sha256: document.sha256 } : subjectOf(document.sha256, own);
  const stored = await listFragments(tx, document_sha256);
  const changes = Map.groupBy(
    await listFragmentChanges(
      tx,
      stored.map((row) => row.id),
    ),
    (change) => change.fragment_id,
  );
  const sources = new Map<number, Source>();
  for (const seq of new Set(stored.map((row) => row.document_seq))) {
    const row = await findDocument(tx, seq);
    sources.set(seq, { name: publicName(row), url: row?.url ?? null, pages: fileOf(row)?.pages ?? [] });
  }
  const first = await findPromoted(tx, document_sha256, 'fmr', 'first');
  const original = fileOf(await findPromoted(tx, document_sha256, 'fmr', 'last'))?.pages ?? [];
  const rows = new Map<Fragment, (typeof stored)[number]>();
  const fragments = stored.map((row) => {
    const changed = applyChanges(JSON.parse(row.content) as Fragment, (changes.get(row.id) ?? []) as FragmentChange[]);
    rows.set(changed.fragment, row);
    return changed;
  });
  const sourceOf = (fragment: Fragment): Source | undefined => sources.get(rows.get(fragment)?.document_seq ?? 0);
  const pagesOf = (fragment: Fragment): readonly PageWords[] => withOriginal(sourceOf(fragment)?.pages ?? [], original);
  return runReportPass(tx, {
    document_sha256,
    document_seq: document.document_seq,
    editionSeq: first?.document_seq ?? document.document_seq,
    known_at,
    fragments,
    pagesOf,
    idOf: (fragment) => rows.get(fragment)?.id ?? '',
    documentOf: (fragment) => ({
      sha256: document_sha256,
      name: publicName(first) ?? sourceOf(fragment)?.name ?? null,
      url: first?.url ?? sourceOf(fragment)?.url ?? null,
    }),
    pageSizeOf(fragment, page_number) {
      const page = pagesOf(fragment).find((one) => one.page_number === page_number);
      const { width, height } = page ?? {};
      return width === undefined || height === undefined ? undefined : { width, height };
    },
  });
}

/** Judges the reports of these documents again, in order of arrival. */
async function passDocuments(
  tx: FactTx,
  archive: Archive,
  documents: Iterable<number>,
  known_at: number,
): Promise<PassResult[]> {
  const results: PassResult[] = [];
  for (const document_seq of [...new Set(documents)].toSorted((a, b) => a - b)) {
    const document = await findDocument(tx, document_seq);
    if (document === undefined)
      throw new Fault('INTERNAL_ERROR', 'The document of a report is missing from the store.', {
        internal: `document ${document_seq}`,
      });
    results.push(await passReport(tx, archive, document, known_at));
  }
  return results;
}

interface Source {
  readonly name: string | null;
  readonly url: string | null;
  readonly pages: readonly PageWords[];
}

/**
 * The words a file brings of a page, else those of the document itself: a reading of a page is held against the page.
 */
function withOriginal(own: readonly PageWords[], original: readonly PageWords[]): readonly PageWords[] {
  const brought = new Set(own.map((page) => page.page_number));
  return [...own, ...original.filter((page) => !brought.has(page.page_number))];
}

/** How a client may know the document: its address, or its file's name without the folders of this machine. */
function publicName(document: Pick<DocumentTable, 'origin' | 'url'> | undefined): string | null {
  if (document === undefined) return null;
  return document.url ?? document.origin.split(/[/\\]/).at(-1) ?? null;
}

// Checks whose finding a NAV can answer.
const NAV_CHECKS: readonly CheckName[] = ['nav_disagrees', 'sub_funds_swapped', 'units_disagree'];

/**
 * Judges reports again when NAVs of their days became known after them: prices
 * that were withheld may pass now; what is served and contradicted is withheld
 * by a further version.
 */
export async function rejudgeReports(
  tx: FactTx,
  archive: Archive,
  priced: readonly (readonly [fund_key: number, dates: readonly IsoDate[]])[],
  known_at: number,
): Promise<PassResult[]> {
  const news = new Map<number, readonly IsoDate[]>();
  for (const [fund_key, dates] of priced)
    news.set(fund_key, news.has(fund_key) ? [...(news.get(fund_key) ?? []), ...dates] : dates);
  // A history brings millions of dates, which are not to be copied only to find the ends of them.
  const [first, last] = endsOf([...news.values()].flatMap((dates) => endsOf(dates)));
  if (first === undefined || last === undefined) return [];
  const window = {
    from: addDays(first, -NAV_DAYS_AROUND_MONTH),
    to: addDays(last, NEAR_DAYS + NAV_DAYS_AROUND_MONTH + MONTH_DAYS),
  };
  const documents = [...(await listContradicted(tx, news, window)), ...(await listHeld(tx, window))];
  return passDocuments(tx, archive, documents, known_at);
}

// A page's NAV may be of any day of its month, and reports are dated at its end.
const MONTH_DAYS = 31;

/** Months of reports that a new NAV can confirm or contradict. */
interface Window {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

/** The documents of served reports whose NAV is not the association's as it is known now. */
async function listContradicted(
  tx: FactTx,
  news: ReadonlyMap<number, readonly IsoDate[]>,
  { from, to }: Window,
): Promise<number[]> {
  const reports = (await listPricedReports(tx, from, to)).flatMap((report) => {
    const nav_date =
      (JSON.parse(report.fund_size) as { nav_date: IsoDate | null }).nav_date ?? (report.report_date as IsoDate);
    const isSpokenOf = (news.get(report.fund_key) ?? []).some(
      (date) => date <= nav_date && daysBetween(date, nav_date) <= NEAR_DAYS,
    );
    return isSpokenOf ? [{ ...report, nav_date }] : [];
  });
  if (reports.length === 0) return [];
  const funds = new Map((await listRegistry(tx)).funds.map((fund) => [fund.fund_key, fund]));
  const documents: number[] = [];
  for (const { fund_key, nav_per_unit, nav_date, document_seq } of reports) {
    const fund = funds.get(fund_key);
    if (fund === undefined) continue;
    const stated = {
      fund_name: fund.name,
      page_number: 1,
      path: 'nav_per_unit',
      nav: nav_per_unit as Decimal,
      nav_date,
      published: await findPublished(tx, fund, nav_date),
      ofSiblings: [],
      accused: [],
    };
    if (checkNavs([stated]).length > 0) documents.push(document_seq);
  }
  return documents;
}

/**
 * The documents of the reports of these months that were held for a NAV. A scheme's page is held under one of its
 * sub-funds, and the NAV of another may answer it.
 */
async function listHeld(tx: FactTx, { from, to }: Window): Promise<number[]> {
  const held = await listHolds(tx, { status: 'OPEN', checks: NAV_CHECKS, dataset: 'fmr', since: from, until: to });
  return held.length === 0
    ? []
    : listDocumentsOfHolds(
        tx,
        held.map((hold) => hold.id),
      );
}

/**
 * Judges the reports again whose sizes are withheld for a jump, once another report of the fund is promoted or
 * corrected that their sizes are compared with: one of the months before and after.
 * A size that is released may confirm the next one.
 */
export async function rejudgeSizes(
  tx: FactTx,
  archive: Archive,
  before: readonly PassResult[],
  known_at: number,
): Promise<PassResult[]> {
  const results: PassResult[] = [];
  const judged = new Set<number>();
  for (let news = before; ;) {
    const ids = new Set<string>();
    for (const { fund_key, report_date } of news.flatMap(({ reported }) => reported)) {
      const [since, until] = [addDays(report_date, -NEIGHBOUR_DAYS), addDays(report_date, NEIGHBOUR_DAYS)];
      const near = await listHolds(tx, { status: 'OPEN', check_name: 'size_jump', fund_key, since, until });
      for (const { id } of near) ids.add(id);
    }
    const documents = await listDocumentsOfHolds(tx, [...ids]);
    const fresh = documents.filter((document_seq) => !judged.has(document_seq));
    if (fresh.length === 0) return results;
    for (const document_seq of fresh) judged.add(document_seq);
    news = await passDocuments(tx, archive, fresh, known_at);
    results.push(...news);
  }
}

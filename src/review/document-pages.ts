/**
 * The pages of a report document, for a person who goes through them: what was read, what is held, who confirmed what.
 */
import { Fault } from '#base/fault.ts';
import { own } from '#base/own.ts';
import { listValues } from '#domain/fragment-members.ts';
import type { Fragment } from '#domain/fragment.ts';
import { normaliseName, readPrintedName } from '#domain/names.ts';
import { compare } from '#domain/decimal.ts';
import { rowPathOf } from '#domain/withheld-groups.ts';
import { applyChanges } from '#ingest/reports/change-fragment.ts';
import type { FragmentChange } from '#ingest/reports/change-fragment.ts';
import type { ReportPageReader } from '#ingest/reports/page-words.ts';
import { amcFinder } from '#ingest/reports/profiles.ts';
import { figuresOf } from '#ingest/reports/report-holds.ts';
import { listUnreadWords } from '#ingest/reports/unread-words.ts';
import type { UnreadWord } from '#ingest/reports/unread-words.ts';
import type { FactDatabase, FactTx } from '#store/database.ts';
import { findPromoted, listDecisionsAbout } from '#store/document-rows.ts';
import { listHolds } from '#store/hold-rows.ts';
import { listRegistry } from '#store/registry.ts';
import type { StoredRegistry } from '#store/registry.ts';
import { listFragmentChanges, listFragments } from '#store/reports.ts';
import { listNavAround } from '#store/series.ts';
import type { HoldTable } from '#store/tables.ts';
import { showValue, sizeOf } from './case-pages.ts';
import type { CasePage, CaseValue } from './case-pages.ts';
import { certaintyIn } from './certainty.ts';
import type { Certainty } from './certainty.ts';

/** Who compared a page with what was read of it. */
interface Confirmation {
  readonly by: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

export interface ReportPageState {
  readonly page_number: number;
  /** As printed. */
  readonly funds: readonly string[];
  readonly values: number;
  /** Ids of open holds over the page. */
  readonly holds: readonly string[];
  /** The newest confirmation. */
  readonly confirmed: Confirmation | undefined;
}

export interface ReportDocument {
  readonly document_sha256: string;
  /** The name of its file or its address. */
  readonly origin: string;
  readonly pages: readonly ReportPageState[];
}

/** Fault PAGE_UNKNOWN. */
export async function readReportDocument(facts: FactDatabase, document_sha256: string): Promise<ReportDocument> {
  return facts.read(async (tx) => {
    const { origin, rows, holds, confirmations } = await openDocument(tx, document_sha256);
    const byPage = Map.groupBy(rows, ({ page_number }) => page_number);
    return {
      document_sha256,
      origin,
      pages: [...byPage]
        .toSorted(([one], [other]) => one - other)
        .map(([page_number, ofPage]) => ({
          page_number,
          funds: ofPage.flatMap(({ fragment }) => fragment.fund_name_raw ?? []),
          values: ofPage.reduce((count, { fragment }) => count + Object.keys(fragment.evidence).length, 0),
          holds: holds.filter((hold) => figuresOf(hold).pages.includes(page_number)).map(({ id }) => id),
          confirmed: confirmations.get(page_number),
        })),
    };
  });
}

/** A value of a page and how far it can be relied on. */
interface WeighedValue extends CaseValue {
  readonly certainty: Certainty;
}

/** One page with everything that was read of it. */
export interface ReportPage {
  readonly page: Omit<CasePage, 'values'> & { readonly values: readonly WeighedValue[] };
  readonly funds: readonly string[];
  /** The AMC of its funds; undefined if the registry does not know it. */
  readonly amc: { readonly slug: string; readonly name: string } | undefined;
  readonly unread: readonly UnreadWord[];
  readonly holds: readonly Pick<HoldTable, 'id' | 'check_name' | 'summary'>[];
  readonly confirmed: Confirmation | undefined;
}

/** Fault PAGE_UNKNOWN. */
export async function readReportPage(
  facts: FactDatabase,
  reader: ReportPageReader,
  document_sha256: string,
  page_number: number,
): Promise<ReportPage> {
  return facts.read(async (tx) => {
    const { rows, holds, confirmations } = await openDocument(tx, document_sha256);
    const ofPage = rows.filter((row) => row.page_number === page_number);
    if (ofPage.length === 0)
      throw new Fault('PAGE_UNKNOWN', `Nothing was read of page ${page_number} of this document.`);
    const report = await reader.read(tx, document_sha256);
    const words = report.pages.get(page_number);
    const registry = await listRegistry(tx);
    const over = holds.filter((hold) => figuresOf(hold).pages.includes(page_number));
    const confirmed = confirmations.get(page_number);
    const values: WeighedValue[] = [];
    for (const row of ofPage)
      values.push(...(await weigh(tx, row, over, { registry, isConfirmed: confirmed !== undefined })));
    const name = ofPage.map(({ fragment }) => amcFinder(registry)(fragment)).find((one) => one !== undefined);
    const amc = registry.amcs.find((one) => one.name === name);
    return {
      page: { document_sha256, page_number, isPdf: report.isPdf, ...sizeOf(words), values, missing: [] },
      funds: ofPage.flatMap(({ fragment }) => fragment.fund_name_raw ?? []),
      amc: amc === undefined ? undefined : { slug: amc.slug, name: amc.name },
      unread:
        words === undefined
          ? []
          : await listUnreadWords(
              words,
              ofPage.map(({ fragment }) => fragment),
            ),
      holds: over,
      confirmed,
    };
  });
}

interface ReadRow {
  readonly page_number: number;
  /** With the changes of reviewers. */
  readonly fragment: Fragment;
  readonly decided: ReadonlySet<string>;
}

interface OpenDocument {
  readonly origin: string;
  readonly rows: readonly ReadRow[];
  /** Open holds over its pages. */
  readonly holds: readonly HoldTable[];
  readonly confirmations: ReadonlyMap<number, Confirmation>;
}

async function openDocument(tx: FactTx, document_sha256: string): Promise<OpenDocument> {
  const document = await findPromoted(tx, document_sha256, 'fmr', 'first');
  const stored = await listFragments(tx, document_sha256);
  if (stored.length === 0) throw new Fault('PAGE_UNKNOWN', 'No report with this SHA-256 was read.');
  const changes = Map.groupBy(
    await listFragmentChanges(
      tx,
      stored.map(({ id }) => id),
    ),
    ({ fragment_id }) => fragment_id,
  );
  return {
    origin: document?.origin.split(/[/\\]/).at(-1) ?? document_sha256.slice(0, 12),
    rows: stored.map((row) => ({
      page_number: row.page_number,
      ...applyChanges(JSON.parse(row.content) as Fragment, (changes.get(row.id) ?? []) as FragmentChange[]),
    })),
    holds: await listHolds(tx, { status: 'OPEN', document_sha256 }),
    confirmations: await listConfirmations(tx, document_sha256),
  };
}

/** The newest confirmation of each page: of the page itself, or of the holds over it. */
async function listConfirmations(tx: FactTx, document_sha256: string): Promise<Map<number, Confirmation>> {
  const found = new Map<number, Confirmation>();
  const holds = new Map((await listHolds(tx, { document_sha256 })).map((hold) => [hold.id, hold]));
  const about = { document_sha256, holdIds: [...holds.keys()] };
  for (const { kind, payload, decided_at: at, decided_by: by } of await listDecisionsAbout(tx, about)) {
    const { hold_id = '', page } = JSON.parse(payload) as { hold_id?: string; page?: number };
    const hold = holds.get(hold_id);
    if (kind === 'confirm_page' && page !== undefined) found.set(page, { by, at });
    else if (kind === 'confirm' && hold !== undefined)
      for (const each of figuresOf(hold).pages) found.set(each, { by, at });
  }
  return found;
}

interface Weighing {
  readonly registry: StoredRegistry;
  readonly isConfirmed: boolean;
}

async function weigh(
  tx: FactTx,
  { fragment, decided, page_number }: ReadRow,
  holds: readonly HoldTable[],
  { registry, isConfirmed }: Weighing,
): Promise<WeighedValue[]> {
  const held = new Set(
    holds.flatMap((hold) =>
      (figuresOf(hold).group?.values ?? []).flatMap((value) => (value.page_number === page_number ? [value.path] : [])),
    ),
  );
  const isNavPublished = await isPublished(tx, fragment, registry);
  const certaintyOf = certaintyIn(fragment, { held, decided, isConfirmed, isNavPublished });
  return [...listValues(fragment)].flatMap(({ path, member, value }): WeighedValue[] => {
    const evidence = own(fragment.evidence, path);
    // A flag is derived from words that are a value of their own.
    if (
      value === null ||
      value === undefined ||
      member.kind === 'flag' ||
      (evidence === undefined && !decided.has(path) && !isRowName(path))
    )
      return [];
    const certainty = certaintyOf(path);
    return [{ path, member, value: showValue(value), evidence, isHeld: certainty === 'HELD', certainty }];
  });
}

/** A row is named by its label, which has no place of its own if it is a link of the chain of its figure. */
function isRowName(path: string): boolean {
  return path !== rowPathOf(path) && /\.(?:period_)?label_raw$|\.name_raw$/.test(path);
}

/** Whether the association publishes exactly this NAV for this day. */
async function isPublished(
  tx: FactTx,
  { fund_name_raw, nav_per_unit, nav_date, report_date }: Fragment,
  { funds }: StoredRegistry,
): Promise<boolean> {
  const date = nav_date ?? report_date;
  const name = normaliseName(readPrintedName(fund_name_raw ?? '').name);
  const fund = funds.find((one) =>
    [one.name, one.official_name, ...one.previous_names].some((each) => normaliseName(each) === name),
  );
  if (fund === undefined || date === null || nav_per_unit === null) return false;
  return (await listNavAround(tx, fund, date, date)).some(
    (one) => one.nav_date === date && compare(one.nav, nav_per_unit) === 0,
  );
}

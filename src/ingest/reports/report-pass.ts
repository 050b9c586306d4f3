import type { Finding } from '#domain/checks/finding.ts';
import type { PageWords } from '#domain/checks/report-evidence.ts';
import { monthEnd } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { Fragment } from '#domain/fragment.ts';
import { normaliseName } from '#domain/names.ts';
import { draftReport } from '#domain/report-draft.ts';
import type { ReportDraft } from '#domain/report-draft.ts';
import type { Archive } from '#ingest/archive.ts';
import { NO_CHANGES } from '#ingest/import-report.ts';
import type { HoldSummary } from '#store/hold-rows.ts';
import { Ledger } from '#ingest/ledger.ts';
import type { PassResult } from '#ingest/pass.ts';
import { RegistryDraft } from '#ingest/registry-draft.ts';
import { readFragmentFile } from '#sources/fragment-file/read-fragment-file.ts';
import type { FragmentFile } from '#sources/fragment-file/read-fragment-file.ts';
import type { FactTx } from '#store/database.ts';
import { findDocument, findPromoted } from '#store/document-rows.ts';
import { listFragmentChanges, listFragments } from '#store/fragments.ts';
import type { DocumentTable } from '#store/tables.ts';
import { applyChanges } from './change-fragment.ts';
import type { ChangedFragment, FragmentChange } from './change-fragment.ts';
import { subjectOf } from './extraction.ts';
import { judgeReport } from './judge-report.ts';
import { matchReport } from './place-report.ts';
import type { MatchedReport } from './place-report.ts';
import { promoteReport } from './promote-report.ts';
import type { Promoting, Promotion, ReportOrigin } from './promote-report.ts';
import { ReportHolds } from './report-holds.ts';

/** Judges and promotes the fragments of a document as they stand, persons' changes included; also run again when a decision was taken. */
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
    sources.set(seq, { name: publicName(row), pages: fileOf(row)?.pages ?? [] });
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
  return runReportPass(tx, {
    document_sha256,
    document_seq: document.document_seq,
    editionSeq: first?.document_seq ?? document.document_seq,
    known_at,
    fragments,
    pagesOf: (fragment) => withOriginal(sourceOf(fragment)?.pages ?? [], original),
    idOf: (fragment) => rows.get(fragment)?.id ?? '',
    documentOf: (fragment) => publicName(first) ?? sourceOf(fragment)?.name ?? null,
  });
}

interface Source {
  readonly name: string | null;
  readonly pages: readonly PageWords[];
}

/** The words a file brings of a page, else those of the document itself: a reading of a page is held against the page. */
function withOriginal(own: readonly PageWords[], original: readonly PageWords[]): readonly PageWords[] {
  const brought = new Set(own.map((page) => page.page_number));
  return [...own, ...original.filter((page) => !brought.has(page.page_number))];
}

/** How a client may know the document: its address, or its file's name without the folders of this machine. */
function publicName(document: Pick<DocumentTable, 'origin' | 'url'> | undefined): string | null {
  if (document === undefined) return null;
  return document.url ?? document.origin.split(/[/\\]/).at(-1) ?? null;
}

/** The fragments of one document, as persons changed them, with what is needed to judge them. */
interface ReportPassInput extends ReportOrigin {
  readonly document_sha256: string;
  readonly document_seq: number;
  /** When what this pass promotes became known, milliseconds. */
  readonly known_at: number;
  readonly fragments: readonly ChangedFragment[];
  pagesOf(fragment: Fragment): readonly PageWords[];
}

/**
 * One report document through match, validate and promote, inside the caller's
 * transaction: the pages of one fund and month are judged together, and all of
 * them are served or none.
 */
async function runReportPass(tx: FactTx, input: ReportPassInput): Promise<PassResult> {
  const ledger = await Ledger.open(tx, input.document_seq, input.known_at);
  const registry = await RegistryDraft.load(tx, ledger);
  const pass = new ReportPass(input, { tx, ledger, registry, input }, await ledger.verdicts.loadReportHolds());
  const counts = await pass.run();
  await registry.saveFunds(tx);
  await ledger.flush(tx);
  return {
    changes: {
      ...NO_CHANGES,
      ...registry.counts,
      reports_promoted: counts.promoted,
      reports_corrected: counts.corrected,
    },
    unchanged_rows: counts.unchanged,
    empty_rows: counts.older,
    held_rows: ledger.holds.heldRows,
    paidFunds: [],
    pricedFunds: new Map(),
  };
}

interface Passed {
  readonly draft: ReportDraft;
  readonly place: MatchedReport;
}

class ReportPass {
  readonly #input: ReportPassInput;
  readonly #promoting: Promoting;
  readonly #holds: ReportHolds;
  readonly #decided: ReadonlyMap<Fragment, ReadonlySet<string>>;
  readonly #counts: Record<Promotion, number> = { promoted: 0, corrected: 0, unchanged: 0, older: 0 };

  constructor(input: ReportPassInput, promoting: Promoting, holds: readonly HoldSummary[]) {
    this.#input = input;
    this.#promoting = promoting;
    this.#holds = new ReportHolds(promoting.ledger, holds, input.document_sha256);
    this.#decided = new Map(input.fragments.map(({ fragment, decided }) => [fragment, decided]));
  }

  async run(): Promise<Readonly<Record<Promotion, number>>> {
    const drafts: ReportDraft[] = [];
    for (const group of groupByFund(this.#input.fragments.map(({ fragment }) => fragment))) {
      const draft = this.#holds.takeIn(group);
      if (draft !== undefined) drafts.push(draft);
    }
    const month = commonMonth(drafts);
    // Older months first, so that a size is compared with the month before even within one document.
    for (const date of [...new Set(drafts.map((draft) => draft.report_date))].toSorted()) {
      await this.#settleMonth(
        drafts.filter((draft) => draft.report_date === date),
        date,
        month,
      );
    }
    this.#holds.closeAnswered();
    return this.#counts;
  }

  /** A fund may be named twice in a document, by a former name or on its scheme's page: its report is the merge of what passes. */
  async #settleMonth(drafts: readonly ReportDraft[], date: IsoDate, month: IsoDate | null): Promise<void> {
    const passed: Passed[] = [];
    for (const draft of drafts) for (const place of await this.#settle(draft, month)) passed.push({ draft, place });
    for (const [first, ...others] of Map.groupBy(passed, ({ place }) => place.fund.fund_key).values()) {
      if (first === undefined) continue;
      const all = [first, ...others];
      // Of several, the page of the scheme says which of its rows are the fund's.
      const { place } = all.find((one) => one.place.scheme.sub_fund_key !== undefined) ?? first;
      const fragments = new Set(all.flatMap(({ draft }) => draft.fragments));
      const merged = others.length === 0 ? first.draft : draftReport(first.draft.fund_name, date, [...fragments]);
      this.#counts[await promoteReport(this.#promoting, merged, place)] += 1;
    }
    for (const draft of new Set(passed.map((one) => one.draft))) this.#holds.closeOlder(draft);
  }

  /** Where the report may be served; nowhere while anything of it is held. */
  async #settle(draft: ReportDraft, month: IsoDate | null): Promise<readonly MatchedReport[]> {
    if (this.#holds.isRejected(draft)) return [];
    const placing = matchReport(this.#promoting.registry, draft);
    if (placing.kind !== 'funds') {
      this.#holds.holdUnplaced(draft, placing, this.#promoting.registry);
      return [];
    }
    const findings = await this.#judge(draft, placing.places, month);
    return this.#holds.holdFindings(draft, findings, placing.places[0]?.fund ?? null) ? [] : placing.places;
  }

  #judge(draft: ReportDraft, places: readonly MatchedReport[], month: IsoDate | null): Promise<Finding[]> {
    return judgeReport(this.#promoting.tx, {
      draft,
      places,
      today: this.#promoting.ledger.today,
      month,
      pagesOf: (fragment) => this.#input.pagesOf(fragment),
      decidedOf: (fragment) => this.#decided.get(fragment) ?? new Set(),
    });
  }
}

/** The fragments of one fund and month each; a page that names neither fund nor month stands alone. */
function groupByFund(fragments: readonly Fragment[]): Fragment[][] {
  const groups = Map.groupBy(fragments, ({ fund_name_raw, report_date, page_number }) =>
    fund_name_raw === null
      ? `page ${page_number}`
      : `${normaliseName(fund_name_raw)}\n${report_date === null ? '' : monthEnd(report_date)}`,
  );
  return [...groups.values()];
}

// Below this share a document is no report of one month; of fewer funds none can be told to stand out.
const COMMON_SHARE = 0.75;
const FEWEST_REPORTS = 4;

/** The month that most reports of a document carry: a page of another one is not believed unseen. */
function commonMonth(drafts: readonly ReportDraft[]): IsoDate | null {
  const [most] = [...Map.groupBy(drafts, (draft) => draft.report_date).values()].toSorted(
    (left, right) => right.length - left.length,
  );
  const isCommon = most !== undefined && drafts.length >= FEWEST_REPORTS && most.length >= drafts.length * COMMON_SHARE;
  return isCommon ? (most[0]?.report_date ?? null) : null;
}

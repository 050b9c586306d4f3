/**
 * The pages of one document through match, validate and promote, whether they came just now or a decision was taken.
 */
import type { Finding } from '#domain/checks/finding.ts';
import type { PageWords } from '#domain/checks/report-evidence.ts';
import { monthEnd } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { Fragment } from '#domain/fragment.ts';
import { normaliseName } from '#domain/names.ts';
import { draftReport, reportKey } from '#domain/report-draft.ts';
import type { ReportDraft } from '#domain/report-draft.ts';
import { wholePaths } from '#domain/withheld-groups.ts';
import { NO_CHANGES } from '#ingest/import-report.ts';
import { Ledger } from '#ingest/ledger.ts';
import type { PassResult, ReportOfFund } from '#ingest/pass.ts';
import { RegistryDraft } from '#ingest/registry-draft.ts';
import type { FactTx } from '#store/database.ts';
import type { HoldSummary } from '#store/hold-rows.ts';
import { findReport } from '#store/reports.ts';
import { dropReleased, groupFindings, groupWithheld, withoutGroups } from './accused-groups.ts';
import type { AccusedGroup, StandingGroup } from './accused-groups.ts';
import type { ChangedFragment } from './change-fragment.ts';
import { completeFund, promoteReport } from './promote-report.ts';
import type { Promoting, Promotion } from './promote-report.ts';
import type { ReportOrigin } from './render-report.ts';
import { judgeReport } from './judge-report.ts';
import { matchReport } from './place-report.ts';
import type { MatchedReport } from './place-report.ts';
import { ReportHolds } from './report-holds.ts';

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
 * One report document through match, validate and promote, inside the caller's transaction: the pages of one fund and
 * month are judged together. What a check accuses is withheld; pages that are accused as a whole are not served.
 */
export async function runReportPass(tx: FactTx, input: ReportPassInput): Promise<PassResult> {
  const ledger = await Ledger.open(tx, input.document_seq, input.known_at);
  const registry = await RegistryDraft.load(tx, ledger);
  const keys = input.fragments.map(({ fragment: { fund_name_raw, report_date } }) =>
    reportKey(fund_name_raw ?? '', report_date),
  );
  const known = await ledger.verdicts.loadReportHolds(input.document_sha256, [...new Set(keys)]);
  const pass = new ReportPass(input, { tx, ledger, registry }, known);
  const counts = await pass.run();
  registry.announce();
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
    paidFunds: new Map(),
    pricedFunds: new Map(),
    reported: pass.reported,
  };
}

/** A draft of what may be served, and the funds it is for. */
interface Passed {
  readonly draft: ReportDraft;
  readonly place: MatchedReport;
}

class ReportPass {
  /** Reports that were promoted or corrected. */
  readonly reported: ReportOfFund[] = [];
  readonly #input: ReportPassInput;
  readonly #promoting: Promoting;
  readonly #holds: ReportHolds;
  readonly #changed: ReadonlyMap<Fragment, ChangedFragment>;
  /** The whole page of each fragment from which something is withheld. */
  readonly #whole = new Map<Fragment, Fragment>();
  readonly #counts: Record<Promotion, number> = { promoted: 0, corrected: 0, unchanged: 0, older: 0 };

  constructor(
    input: ReportPassInput,
    { tx, ledger, registry }: Omit<Promoting, 'input'>,
    holds: readonly HoldSummary[],
  ) {
    const origin: ReportOrigin = {
      editionSeq: input.editionSeq,
      idOf: (fragment) => input.idOf(this.#wholeOf(fragment)),
      documentOf: (fragment) => input.documentOf(this.#wholeOf(fragment)),
      pageSizeOf: (fragment, page_number) => input.pageSizeOf(this.#wholeOf(fragment), page_number),
    };
    this.#input = input;
    this.#promoting = { tx, ledger, registry, input: origin };
    this.#holds = new ReportHolds(ledger, holds, input);
    this.#changed = new Map(input.fragments.map((changed) => [changed.fragment, changed]));
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

  /**
   * A fund may be named twice in a document, by a former name or on its scheme's page:
   * its report is the merge of what passes.
   */
  async #settleMonth(drafts: readonly ReportDraft[], date: IsoDate, month: IsoDate | null): Promise<void> {
    const passed: Passed[] = [];
    for (const draft of drafts) passed.push(...(await this.#settle(draft, month)));
    for (const [first, ...others] of Map.groupBy(passed, ({ place }) => place.fund.fund_key).values()) {
      if (first === undefined) continue;
      const all = [first, ...others];
      // Of several, the page of the scheme says which of its rows are the fund's; one that only lists the scheme names
      // no sub-fund.
      const keyOf = ({ place: { scheme } }: Passed): string | null | undefined => scheme.sub_fund_key;
      const { place } =
        all.find((one) => typeof keyOf(one) === 'string') ?? all.find((one) => keyOf(one) !== undefined) ?? first;
      const fragments = new Set(all.flatMap(({ draft }) => draft.fragments));
      const merged = others.length === 0 ? first.draft : draftReport(first.draft.fund_name, date, [...fragments]);
      const promotion = await promoteReport(this.#promoting, merged, place);
      if (promotion !== 'older') completeFund(this.#promoting.registry, merged, place);
      this.#counts[promotion] += 1;
      if (promotion === 'promoted' || promotion === 'corrected')
        this.reported.push({ fund_key: place.fund.fund_key, report_date: date });
    }
    for (const draft of new Set(passed.map((one) => one.draft))) this.#holds.closeOlder(draft);
  }

  /** What of the pages may be served, and of which funds; nothing while the pages are held as a whole. */
  async #settle(whole: ReportDraft, month: IsoDate | null): Promise<readonly Passed[]> {
    if (this.#holds.isRejected(whole)) return [];
    const read = this.#decide(whole, groupWithheld(whole.fragments.map((page) => [page, this.#withheldOn(page)])));
    const draft = this.#without(whole, read.standing);
    const placing = matchReport(this.#promoting.registry, draft);
    if (placing.kind !== 'funds') {
      this.#holds.holdUnplaced(whole, placing, this.#promoting.registry);
      return [];
    }
    const { places } = placing;
    const findings = await this.#judge(draft, places, month);
    const ofPages = findings.filter(({ accused }) => accused === 'page');
    if (this.#holds.holdFindings(whole, ofPages, places[0]?.fund ?? null)) return [];
    const judged = this.#decide(whole, groupFindings(findings));
    const released = pathsByPage([...read.released, ...judged.released], (fragment) => this.#wholeOf(fragment));
    const asked = dropReleased(findings, (fragment) => released.get(this.#wholeOf(fragment)) ?? new Set());
    const accused = this.#decide(whole, groupFindings(asked));
    const standing = [...read.standing, ...accused.standing];
    if (!(await this.#isOvertaken(draft, places))) this.#hold(whole, standing, places);
    const served = this.#without(draft, accused.standing);
    return places.map((place) => ({ draft: served, place }));
  }

  /** The groups by what reviewers decided about them. */
  #decide(
    draft: ReportDraft,
    groups: readonly AccusedGroup[],
  ): { readonly released: readonly AccusedGroup[]; readonly standing: readonly StandingGroup[] } {
    const released: AccusedGroup[] = [];
    const standing: StandingGroup[] = [];
    for (const group of groups) {
      const decision = this.#holds.decisionOn(draft, group);
      if (decision === 'released') released.push(group);
      else standing.push({ group, rejected: decision?.rejected });
    }
    return { released, standing };
  }

  #hold(draft: ReportDraft, standing: readonly StandingGroup[], places: readonly MatchedReport[]): void {
    for (const { group, rejected } of standing) {
      if (rejected !== undefined) continue;
      const own = places.find(({ scheme }) => scheme.sub_fund_key === group.sub_fund_key);
      this.#holds.holdGroup(draft, group, (own ?? places[0])?.fund ?? null);
    }
  }

  /** A later document is served for this month, so the pages need no review. */
  async #isOvertaken({ report_date }: ReportDraft, places: readonly MatchedReport[]): Promise<boolean> {
    for (const { fund } of places) {
      const current = await findReport(this.#promoting.tx, fund.fund_key, report_date);
      if (current === undefined || current.document_seq <= this.#input.editionSeq) return false;
    }
    return true;
  }

  #without(draft: ReportDraft, standing: readonly StandingGroup[]): ReportDraft {
    const fragments = draft.fragments.map((fragment) => {
      const left = withoutGroups(fragment, standing);
      if (left !== fragment) this.#whole.set(left, this.#wholeOf(fragment));
      return left;
    });
    return draftReport(draft.fund_name, draft.report_date, fragments);
  }

  #wholeOf(fragment: Fragment): Fragment {
    return this.#whole.get(fragment) ?? fragment;
  }

  #withheldOn(whole: Fragment): ChangedFragment['withheld'] {
    return this.#changed.get(whole)?.withheld ?? [];
  }

  #judge(draft: ReportDraft, places: readonly MatchedReport[], month: IsoDate | null): Promise<Finding[]> {
    return judgeReport(this.#promoting.tx, {
      draft,
      places,
      today: this.#promoting.ledger.today,
      month,
      pagesOf: (fragment) => this.#input.pagesOf(this.#wholeOf(fragment)),
      isDecided: (fragment, path) => {
        const decided = this.#changed.get(this.#wholeOf(fragment))?.decided;
        return decided !== undefined && decided.size > 0 && decided.has(wholePaths(fragment)(path));
      },
    });
  }
}

/** The paths of groups in their whole pages, by page. */
function pathsByPage(
  groups: readonly AccusedGroup[],
  wholeOf: (fragment: Fragment) => Fragment,
): ReadonlyMap<Fragment, ReadonlySet<string>> {
  const found = new Map<Fragment, Set<string>>();
  for (const { fragment, values } of groups.flatMap(({ parts }) => parts)) {
    const page = wholeOf(fragment);
    found.set(page, new Set([...(found.get(page) ?? []), ...Object.keys(values)]));
  }
  return found;
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

// Below this share a document is not a report of one month; among fewer funds no single one can be called an exception.
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

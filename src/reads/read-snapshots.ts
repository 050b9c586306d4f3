import { Fault } from '#base/fault.ts';
import type { AsOf, IsoDate } from '#domain/dates.ts';
import type { ExpandedSnapshot, Snapshot, SubFundSnapshot, VpsSnapshot } from '#payloads/reports.ts';
import type { FactView } from './fact-view.ts';
import { readFundEntry, selectFunds } from './funds.ts';
import { referenceOfFamily } from './registry.ts';
import { isVps, listSubFunds, readFamilyEntry, subFundOf } from './families.ts';
import { readReportPage, readSnapshotIncludes } from './reports.ts';
import type { ReportsQuestion, SnapshotExpansion } from './reports.ts';
import { contentHash, joinPieces, RenderedJson, renderJson } from './query-result.ts';
import type { QueryResult, Renderable } from './query-result.ts';
import { resultOf } from './build-result.ts';
import { newestReport, openAll, openReport, openReports, readTexts } from './open-report.ts';
import type { OpenedReport } from './open-report.ts';
import { newestReportOf } from './source-dates.ts';

const SUMMARY = 'snapshot';

/** The parts that an expansion includes; the members of `profile` are merged into the summary. */
const PARTS: Readonly<Record<SnapshotExpansion, readonly string[]>> = {
  profile: ['profile'],
  performance: ['reported_returns', 'metrics'],
  allocations: ['allocations'],
  holdings: ['holdings'],
  fees: ['fees'],
  ratings: ['ratings'],
  compliance: ['compliance'],
  notes: ['notes'],
};

/** The summary of a fund's newest report. Faults: FUND_NOT_FOUND, REPORT_NOT_FOUND. */
export async function readLatestSnapshot(
  view: FactView,
  { fund_slug, as_of }: AsOf & { readonly fund_slug: string },
): Promise<QueryResult<Snapshot>> {
  const entry = readFundEntry(view, fund_slug);
  const opened = await openReport(view, entry, { report_date: null, data_version: null, as_of }, [SUMMARY]);
  return resultOf<Snapshot>({ fund: entry.reference, ...summaryOf(opened) }, opened.report.report_date as IsoDate);
}

/** Summaries of a fund's reports, newest first; empty if none was promoted. Faults: FUND_NOT_FOUND. */
export async function listSnapshots(view: FactView, question: ReportsQuestion): Promise<QueryResult<Snapshot[]>> {
  const entry = readFundEntry(view, question.fund_slug);
  const { items, paging } = await readReportPage(view, entry, question, (tx, reports) =>
    openAll(tx, reports, [SUMMARY]),
  );
  return resultOf<Snapshot[]>(
    items.map((one): Snapshot => ({ fund: entry.reference, ...summaryOf(one) })),
    await newestReportOf(view, entry, question.as_of),
    paging,
  );
}

interface SnapshotSelectionQuestion extends AsOf {
  readonly funds: readonly string[];
  readonly report_date: IsoDate | null;
  /**
   * True: each fund's newest report, and `report_date` has no effect; null: true without `report_date`, otherwise
   * false.
   */
  readonly latest: boolean | null;
  readonly include: readonly string[];
}

/**
 * Snapshots of a selection in its order; `missing_funds` lists the funds without such a report. Faults:
 * UNSUPPORTED_EXPANSION, VALIDATION_ERROR.
 */
export async function readSnapshotSelection(
  view: FactView,
  question: SnapshotSelectionQuestion,
): Promise<QueryResult<ExpandedSnapshot[]>> {
  const expansions = readSnapshotIncludes(question.include);
  const latest = question.latest ?? question.report_date === null;
  if (!latest && question.report_date === null) {
    const message = "'report_date' is required if 'latest' is false";
    throw new Fault('VALIDATION_ERROR', `The request is invalid: ${message}.`, {
      errors: [{ location: 'body.report_date', message, type: 'missing' }],
    });
  }
  const { entries } = selectFunds(view, question.funds);
  const opened = await openReports(
    view,
    entries,
    { report_date: latest ? null : question.report_date, as_of: question.as_of },
    [SUMMARY, ...expansions.flatMap((name) => PARTS[name])],
  );
  const found = entries.filter(({ fund }) => opened.has(fund.fund_key));
  const payload = found.flatMap((entry): Renderable<ExpandedSnapshot>[] => {
    const one = opened.get(entry.fund.fund_key);
    return one === undefined ? [] : [{ fund: entry.reference, ...summaryOf(one), ...expansionsOf(one, expansions) }];
  });
  const answered = new Set(found.map(({ fund }) => fund.slug));
  const missing_funds = question.funds.filter((slug) => !answered.has(slug));
  const text = joinPieces(renderJson(payload));
  return {
    facts: contentHash(JSON.stringify([text, missing_funds])),
    data_as_of: newestReport(opened),
    missing_funds,
    payload: () => payload,
    render: () => [text],
  };
}

/** `{family, sub_funds, missing_sub_funds}`: the newest snapshot of each sub-fund. Faults: FAMILY_NOT_FOUND. */
export async function readVpsSnapshot(
  view: FactView,
  { family_slug, as_of }: AsOf & { readonly family_slug: string },
): Promise<QueryResult<VpsSnapshot>> {
  const familyEntry = readFamilyEntry(view, family_slug, isVps);
  const subFunds = listSubFunds(familyEntry);
  const opened = await openReports(view, subFunds, { report_date: null, as_of }, [SUMMARY]);
  const sub_funds = subFunds.flatMap((entry): SubFundSnapshot[] => {
    const one = opened.get(entry.fund.fund_key);
    return one === undefined ? [] : [{ ...subFundOf(entry), ...summaryOf(one) }];
  });
  const missing_sub_funds = subFunds.filter(({ fund }) => !opened.has(fund.fund_key)).map(({ reference }) => reference);
  return resultOf<VpsSnapshot>(
    { family: referenceOfFamily(familyEntry.family), sub_funds, missing_sub_funds },
    newestReport(opened),
  );
}

type Summary = Omit<Snapshot, 'fund'>;
type SummaryFigures = Omit<Summary, 'report_ids' | 'report_date' | 'data_version' | 'currency'>;

function summaryOf({ report, parts }: OpenedReport): Summary {
  const figures = new RenderedJson<SummaryFigures>(parts.get(SUMMARY)?.text ?? '{}').parse();
  return {
    report_ids: readTexts(report.report_ids),
    report_date: report.report_date,
    data_version: report.data_version,
    currency: report.currency,
    ...figures,
  };
}

type Expansions = Omit<ExpandedSnapshot, keyof Snapshot>;
type RenderableExpansions = { readonly [Name in keyof Expansions]: Renderable<Expansions[Name]> };

/** The members of the requested expansions; those of `profile` are merged into the snapshot itself. */
function expansionsOf({ parts }: OpenedReport, expansions: readonly SnapshotExpansion[]): RenderableExpansions {
  const plainOf = (name: string, empty: string): RenderedJson<object> =>
    new RenderedJson(parts.get(name)?.plain ?? empty);
  const members = expansions.flatMap((expansion): (readonly [string, unknown])[] =>
    expansion === 'profile'
      ? Object.entries<unknown>({ ...plainOf('profile', '{}').parse() })
      : PARTS[expansion].map((name) => [name, plainOf(name, '[]')]),
  );
  return Object.fromEntries(members);
}

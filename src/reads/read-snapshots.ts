import { Fault } from '#base/fault.ts';
import type { AsOf } from '#domain/as-of.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { FactView } from './fact-view.ts';
import { readFundEntry, selectFunds } from './find-fund.ts';
import type { FundEntry } from './fund-record.ts';
import { isVps, listSubFunds } from './list-vps.ts';
import { listServed } from './list-reports.ts';
import type { ReportsQuestion } from './list-reports.ts';
import { markOf } from './mark.ts';
import { pageOf } from './page-of.ts';
import { readFamilyEntry } from './read-family.ts';
import { readUnmoved } from './read-unmoved.ts';
import type { Reading } from './reading.ts';
import { readingOfText } from './registry-reading.ts';
import { readSnapshotIncludes } from './report-includes.ts';
import type { SnapshotExpansion } from './report-includes.ts';
import { compact, newestReport, openAll, openReport, openReports } from './open-report.ts';
import type { OpenedReport } from './open-report.ts';

const SUMMARY = 'snapshot';

/** The parts that an expansion takes; `profile` gives its members flat beside the summary. */
const PARTS: Readonly<Record<SnapshotExpansion, readonly string[]>> = {
  profile: ['profile'], performance: ['reported_returns', 'metrics'], allocations: ['allocations'], holdings: ['holdings'], fees: ['fees'], ratings: ['ratings'],
  compliance: ['compliance'], notes: ['notes'],
};

/** The summary of a fund's newest report. Faults: FUND_NOT_FOUND, REPORT_NOT_FOUND. */
export async function readLatestSnapshot(view: FactView, { fund_slug, as_of }: AsOf & { readonly fund_slug: string }): Promise<Reading> {
  const entry = readFundEntry(view, fund_slug);
  const opened = await openReport(view, entry, { report_date: null, data_version: null, as_of }, [SUMMARY]);
  return readingOfText(renderSnapshot(entry, opened, []), opened.report.report_date as IsoDate);
}

/** Summaries of a fund's reports, newest first; empty where none was promoted. Faults: FUND_NOT_FOUND. */
export async function listSnapshots(view: FactView, question: ReportsQuestion): Promise<Reading> {
  const entry = readFundEntry(view, question.fund_slug);
  const { items, paging } = pageOf(await listServed(view, entry, question.as_of), question);
  const opened = await readUnmoved(view, [entry], ['report_version'], (tx) => openAll(tx, items, [SUMMARY]));
  return readingOfText(`[${opened.map((one) => renderSnapshot(entry, one, [])).join(',')}]`, (items[0]?.report_date ?? null) as IsoDate | null, paging);
}

interface SnapshotSelectionQuestion extends AsOf {
  readonly funds: readonly string[];
  readonly report_date: IsoDate | null;
  /** Each fund's newest report, whatever `report_date` says; null = as `report_date` is given or not. */
  readonly latest: boolean | null;
  readonly include: readonly string[];
}

/** Snapshots of a selection in its order; funds without such a report stand in `missing_funds`. Faults: UNSUPPORTED_EXPANSION, VALIDATION_ERROR. */
export async function readSnapshotSelection(view: FactView, question: SnapshotSelectionQuestion): Promise<Reading> {
  const expansions = readSnapshotIncludes(question.include);
  const latest = question.latest ?? question.report_date === null;
  if (!latest && question.report_date === null) {
    const message = "with 'latest' false, 'report_date' says which period is meant";
    throw new Fault('VALIDATION_ERROR', `The request was refused: ${message}.`, { errors: [{ location: 'body.report_date', message, type: 'missing' }] });
  }
  const { entries } = selectFunds(view, question.funds);
  const opened = await openReports(view, entries, { report_date: latest ? null : question.report_date, as_of: question.as_of }, [SUMMARY, ...expansions.flatMap((name) => PARTS[name])]);
  const found = entries.filter(({ fund }) => opened.has(fund.fund_key));
  const texts = found.flatMap((entry) => renderOpened(entry, opened, expansions) ?? []);
  const answered = new Set(found.map(({ fund }) => fund.slug));
  const missing_funds = question.funds.filter((slug) => !answered.has(slug));
  const text = `[${texts.join(',')}]`;
  return { facts: markOf(JSON.stringify([text, missing_funds])), data_as_of: newestReport(opened), missing_funds, data: () => [text] };
}

/** `{family, sub_funds, missing_sub_funds}`: the newest snapshot of each sub-fund. Faults: FAMILY_NOT_FOUND. */
export async function readVpsSnapshot(view: FactView, { family_slug, as_of }: AsOf & { readonly family_slug: string }): Promise<Reading> {
  const familyEntry = readFamilyEntry(view, family_slug, isVps);
  const { family } = familyEntry;
  const subFunds = listSubFunds(familyEntry);
  const opened = await openReports(view, subFunds, { report_date: null, as_of }, [SUMMARY]);
  const { id, slug, name, family_type } = family;
  const snapshots = subFunds.flatMap((entry) => renderOpened(entry, opened, []) ?? []);
  const missing = subFunds.filter(({ fund }) => !opened.has(fund.fund_key)).map((entry) => entry.reference);
  const text = `{"family":${JSON.stringify({ id, slug, name, family_type })},"sub_funds":[${snapshots.join(',')}],"missing_sub_funds":[${missing.join(',')}]}`;
  return readingOfText(text, newestReport(opened));
}

function renderOpened(entry: FundEntry, opened: ReadonlyMap<number, OpenedReport>, expansions: readonly SnapshotExpansion[]): string | undefined {
  const one = opened.get(entry.fund.fund_key);
  return one === undefined ? undefined : renderSnapshot(entry, one, expansions);
}

function renderSnapshot(entry: FundEntry, { report, parts }: OpenedReport, expansions: readonly SnapshotExpansion[]): string {
  const members = [
    `"fund":${entry.reference}`,
    `"report_ids":${compact(report.report_ids)}`,
    `"report_date":"${report.report_date}"`,
    `"data_version":${report.data_version}`,
    `"currency":${JSON.stringify(report.currency)}`,
    flat(parts.get(SUMMARY)?.text),
    ...expansions.flatMap((expansion) => (expansion === 'profile' ? [flat(parts.get('profile')?.plain ?? undefined)] : PARTS[expansion].map((name) => `"${name}":${parts.get(name)?.plain ?? '[]'}`))),
  ];
  return `{${members.filter((member) => member !== '').join(',')}}`;
}

/** The members of a rendered object, without its braces. */
function flat(object: string | undefined): string {
  return object === undefined ? '' : object.slice(1, -1);
}

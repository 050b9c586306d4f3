import { endsOf } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import { compare, parseDecimal } from '#domain/decimal.ts';
import type { NavFigures } from '#domain/series.ts';
import type { Dataset } from '#domain/vocabularies.ts';
import type { ParsedDocument, SourceRow } from '#sources/rows.ts';
import type { FactTx } from '#store/database.ts';
import type { StageWatch } from '#store/document-rows.ts';
import { listFirstNavDates, listNavAround } from '#store/series.ts';
import type { StoredFund } from '#store/registry.ts';
import type { HoldTable } from '#store/tables.ts';
import { applySheet } from './apply-sheet.ts';
import type { ChangeCounts } from './import-report.ts';
import { Ledger } from './ledger.ts';
import type { CheckName, HeldRow } from './ledger.ts';
import { heldNavRow, heldPayoutRow, promoteNavs, promotePayouts } from './promote-series.ts';
import { RegistryDraft } from './registry-draft.ts';
import { DocumentPrecedence } from './series-import.ts';
import type { Importing, SeriesCounts } from './series-import.ts';
import { stageRows } from './stage.ts';
import type { Only, Staged, Unmatched } from './stage.ts';

interface PassInput {
  readonly document: ParsedDocument;
  readonly document_seq: number;
  readonly url: string | null;
  /** Time at which the facts of this pass became known, milliseconds. */
  readonly known_at: number;
  readonly only: Only;
  /** Absent if the rows of an earlier document are read again. */
  readonly watch?: StageWatch | undefined;
}

export interface PassResult {
  readonly changes: ChangeCounts;
  readonly unchanged_rows: number;
  readonly empty_rows: number;
  readonly held_rows: Readonly<Record<string, number>>;
  /** Funds with new payouts, by key, with their days: a payout may explain a held drop. */
  readonly paidFunds: ReadonlyMap<number, readonly IsoDate[]>;
  /** Funds with new NAVs, by key, with their dates: reports may state them. */
  readonly pricedFunds: ReadonlyMap<number, readonly IsoDate[]>;
  /** Reports that were promoted or corrected. */
  readonly reported: readonly ReportOfFund[];
}

/** A month of a fund that has a report. */
export interface ReportOfFund {
  readonly fund_key: number;
  readonly report_date: IsoDate;
}

// A registry sheet only contains facts about the funds themselves, not rows of a series.
const NOTHING_STAGED: Staged = { placed: new Map(), unmatched: [], doubtful: [], rejectedRows: 0 };

/**
 * One document through stage, match, validate and promote, inside the caller's transaction. Also processes an archived
 * document again, limited by `only`, after a decision about some of its rows.
 */
export async function runPass(tx: FactTx, input: PassInput): Promise<PassResult> {
  const { document, document_seq } = input;
  const ledger = await Ledger.open(tx, document_seq, input.known_at);
  const draft = await RegistryDraft.load(tx, ledger);
  const precedence = new DocumentPrecedence(tx, {
    document_seq,
    source: document.source,
    page_date: document.page_date,
  });
  const sighting = document.sighting ?? { observed_on: ledger.today, printedBy: ledger.today };
  const seen = { sighting, firstNavs: await listFirstNavDates(tx) };
  if (document.source === 'registry') await applySheet(draft, ledger, document, seen);
  const staged =
    document.source === 'registry' ? NOTHING_STAGED : await stageRows(document, draft, ledger, input.only, seen);
  input.watch?.end('match');
  draft.announce();
  // Series refer to funds, so new funds are written before them; changes of funds by series are written after.
  await draft.saveNew(tx);
  const dataset = document.source === 'payouts' ? 'payouts' : 'nav';
  for (const unmatched of staged.unmatched) holdUnmatched(ledger, document, dataset, unmatched);
  for (const doubtful of staged.doubtful) holdUnmatched(ledger, document, 'registry', doubtful);
  const importing = { tx, ledger, draft, precedence, sighting };
  const { navs, payouts, pricedFunds, paidFunds } = await promoteSeries(importing, document, staged, input.url);
  await resolveHolds(tx, ledger, draft, pricedFunds);
  await draft.saveFunds(tx);
  await ledger.flush(tx);
  return {
    changes: {
      ...draft.counts,
      nav_observed: navs.observed,
      nav_corrected: navs.corrected,
      payouts_observed: payouts.observed,
      payouts_corrected: payouts.corrected,
      reports_promoted: 0,
      reports_corrected: 0,
    },
    unchanged_rows: navs.unchanged_rows + payouts.unchanged_rows,
    empty_rows: navs.empty_rows + payouts.empty_rows + staged.rejectedRows,
    held_rows: ledger.holds.heldRows,
    paidFunds,
    pricedFunds,
    reported: [],
  };
}

/** One fund after the other, so that only the rows of one are in memory at a time. */
async function promoteSeries(
  importing: Importing,
  document: ParsedDocument,
  staged: Staged,
  url: string | null,
): Promise<{ navs: SeriesCounts; payouts: SeriesCounts } & Pick<PassResult, 'pricedFunds' | 'paidFunds'>> {
  const navs: SeriesCounts = { observed: 0, corrected: 0, unchanged_rows: 0, empty_rows: 0 };
  const payouts: SeriesCounts = { observed: 0, corrected: 0, unchanged_rows: 0, empty_rows: 0 };
  const pricedFunds = new Map<number, IsoDate[]>();
  const paidFunds = new Map<number, IsoDate[]>();
  for (const [fund_key, places] of staged.placed) {
    const fund = importing.draft.fund(fund_key);
    const rows = readPlaces(document, places);
    if (document.source === 'payouts') {
      const days = await promotePayouts(
        importing,
        fund,
        rows.filter((row) => row.kind === 'payout'),
        url,
        payouts,
      );
      if (days.length > 0) paidFunds.set(fund_key, days);
      continue;
    }
    const dates = await promoteNavs(
      importing,
      fund,
      rows.filter((row) => row.kind === 'nav'),
      navs,
    );
    if (dates.length > 0) pricedFunds.set(fund_key, dates);
  }
  return { navs, payouts, pricedFunds, paidFunds };
}

/** In document order: rows that name one fund in different ways may alternate. */
function readPlaces(document: ParsedDocument, places: readonly number[]): SourceRow[] {
  return places.toSorted((one, other) => one - other).flatMap((place) => document.rows.at(place) ?? []);
}

function holdUnmatched(
  ledger: Ledger,
  document: ParsedDocument,
  dataset: Dataset,
  { check, identity, subject, fund_key, summary, figures, places }: Unmatched,
): void {
  const rows = readPlaces(document, places).flatMap((row): HeldRow[] => {
    if (row.kind === 'nav') return [heldNavRow(row, ledger.document_seq)];
    return row.kind === 'payout' ? [heldPayoutRow(row, ledger.document_seq)] : [];
  });
  ledger.holds.raise({ check, dataset, identity, subject, fund_key, summary, figures, rows });
}

// Checks whose holds are resolved once the printed value of the day is served.
const VALUE_CHECKS: readonly CheckName[] = [
  'nav_jump',
  'nav_spike',
  'sources_disagree',
  'conflicting_values',
  'nav_not_positive',
  'date_implausible',
  'figure_implausible',
];

/** Closes open holds whose printed value is now served, promoted from another document. */
async function resolveHolds(
  tx: FactTx,
  ledger: Ledger,
  draft: RegistryDraft,
  pricedFunds: PassResult['pricedFunds'],
): Promise<void> {
  const [since] = endsOf([...pricedFunds.values()].flatMap((dates) => endsOf(dates)));
  if (since === undefined) return;
  for (const hold of await ledger.holds.listOpen(VALUE_CHECKS, { since })) {
    const priced = hold.fund_key === null ? undefined : pricedFunds.get(hold.fund_key);
    if (priced !== undefined && hold.dataset === 'nav')
      await resolveValue(tx, ledger, draft.fund(hold.fund_key ?? 0), hold, new Set(priced));
  }
}

/** `priced`: days of the fund whose NAVs this import changed. */
async function resolveValue(
  tx: FactTx,
  ledger: Ledger,
  fund: StoredFund,
  hold: HoldTable,
  priced: ReadonlySet<IsoDate>,
): Promise<void> {
  const rows = JSON.parse(hold.rows) as (HeldRow & { nav_date?: IsoDate | null; nav?: string })[];
  const dates = rows.flatMap((row) => row.nav_date ?? []).sort();
  const [first] = dates;
  const last = dates.at(-1);
  if (first === undefined || last === undefined || rows.length < hold.row_count) return;
  // Only this import's own changes can resolve holds, and most open holds are about other days.
  if (!dates.some((date) => priced.has(date))) return;
  const accepted = new Map((await listNavAround(tx, fund, first, last)).map((one) => [one.nav_date, one]));
  const { figure = 'nav' } = JSON.parse(hold.figures) as { figure?: keyof NavFigures };
  const isAnswered = (row: (typeof rows)[number]): boolean => {
    const observation = row.nav_date === null || row.nav_date === undefined ? undefined : accepted.get(row.nav_date);
    if (observation === undefined) return false;
    if (figure !== 'nav') return observation[figure] !== null;
    const served = observation.nav;
    // Of conflicting values one is sufficient: the served one.
    const printed = (
      hold.check_name === 'conflicting_values' ? rows.filter((other) => other.nav_date === row.nav_date) : [row]
    ).map((one) => parseDecimal(one.nav ?? ''));
    return (
      hold.check_name === 'nav_not_positive' ||
      printed.some((value) => value !== undefined && compare(served, value) === 0)
    );
  };
  if (rows.every(isAnswered)) ledger.holds.resolve(hold.id, 'A later document resolved it.');
}

import { boundDates, NAV_DAYS_AHEAD, PAYOUT_DAYS_AHEAD } from '#domain/checks/plausible-dates.ts';
import { addDays, dayNumber, daysBetween } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { Decimal } from '#domain/decimal.ts';
import { payoutId } from '#domain/identity.ts';
import { NAV_FIGURES } from '#domain/series.ts';
import type { PayoutFigures } from '#domain/series.ts';
import type { NavRow, PayoutRow } from '#sources/rows.ts';
import type { StoredFund } from '#store/registry.ts';
import {
  ALL_PAYOUTS,
  insertNavs,
  insertPayouts,
  listNavAround,
  listPayoutsOf,
  supersedeNav,
  supersedePayout,
} from '#store/series.ts';
import type { StoredNav, StoredPayout } from '#store/series.ts';
import type { NavTable } from '#store/tables.ts';
import { judgeNavs } from './judge-navs.ts';
import type { AcceptedNav, HeldNav, NavJudgement } from './judge-navs.ts';
import { judgePayouts, OFTEN_DAYS } from './judge-payouts.ts';
import type { HeldPayout, PayoutJudgement } from './judge-payouts.ts';
import type { CheckName, HeldRow, Ledger } from './ledger.ts';
import { addCounts } from './series-import.ts';
import type { Importing, SeriesCounts } from './series-import.ts';

/** Checks and writes the NAV rows of one fund. Returns their dates and adds to `counts`. */
export async function promoteNavs(
  importing: Importing,
  fund: StoredFund,
  rows: readonly NavRow[],
  counts: SeriesCounts,
): Promise<IsoDate[]> {
  const { tx, ledger, draft, precedence } = importing;
  const dates = rows.flatMap((row) => row.nav_date ?? []).sort();
  const [first] = dates;
  const last = dates.at(-1);
  const accepted = first === undefined || last === undefined ? [] : await listNavAround(tx, fund, first, last);
  await precedence.load(accepted);
  const subject = {
    rows,
    accepted,
    payouts: fund.payout_version === 0 ? [] : await listPayoutsBetween(tx, fund, [...dates, ...accepted.map(dateOf)]),
    category: fund.category,
    bounds: boundDates(importing.sighting, NAV_DAYS_AHEAD, fund.inception_date),
    precedenceOver: (observation: StoredNav) => precedence.against(observation.document_seq),
    verdictOn: (check: CheckName, date: string, printed: string) =>
      ledger.verdicts.verdictOn(check, navIdentity(fund, check, date, printed)),
    choiceOn: (date: string, printed: string) =>
      ledger.verdicts.choiceOn('conflicting_values', navIdentity(fund, 'conflicting_values', date, printed)),
  };
  const judgement = await ledger.verdicts.judge(fund.fund_key, () => judgeNavs(subject));
  for (const held of judgement.held) holdNav(ledger, fund, held);
  await writeNavs(
    importing,
    fund,
    judgement,
    accepted.map(({ nav_date }) => nav_date),
  );
  addCounts(counts, judgement);
  const newest = [...judgement.observed.map((one) => one.nav_date), fund.latest_nav_date ?? ''].sort().at(-1);
  if (judgement.observed.length + judgement.replaced.length > 0) {
    draft.noteSeries(fund.fund_key, { nav_version: ledger.events.head, latest_nav_date: newest as IsoDate });
  }
  return [...judgement.observed, ...judgement.replaced].map((one) => one.nav_date);
}

const dateOf = ({ nav_date }: StoredNav): IsoDate => nav_date;

/**
 * The payouts that may explain a change between two of these days. A fund that pays daily has thousands of others: with
 * all of them, each day's page would take longer than the one before.
 */
async function listPayoutsBetween(
  tx: Importing['tx'],
  { fund_key }: StoredFund,
  days: readonly IsoDate[],
): Promise<StoredPayout[]> {
  const [from = null, ...others] = days.toSorted();
  return from === null ? [] : listPayoutsOf(tx, fund_key, null, { ...ALL_PAYOUTS, from, to: others.at(-1) ?? from });
}

/** The same problem gives the same hold: by day and value, or by fund if the fund has no positive NAV. */
function navIdentity(fund: StoredFund, check: CheckName, date: string, printed: string): string[] {
  return check === 'nav_not_positive' ? [fund.id] : [fund.id, date, printed];
}

function holdNav(ledger: Ledger, fund: StoredFund, held: HeldNav): void {
  ledger.holds.raise({
    check: held.check,
    dataset: 'nav',
    identity: navIdentity(fund, held.check, held.nav_date, held.printed),
    subject: fund.name,
    fund_key: fund.fund_key,
    summary: held.summary,
    figures: held.figures,
    rows: held.rows.map((row) => heldNavRow(row, ledger.document_seq)),
  });
}

export function heldNavRow(row: NavRow, document_seq: number): HeldRow {
  return { row_number: row.row_number, document_seq, nav_date: row.nav_date, nav: row.navPrinted };
}

async function writeNavs(
  { tx, ledger }: Importing,
  fund: StoredFund,
  { observed, replaced }: NavJudgement,
  accepted: readonly IsoDate[],
): Promise<void> {
  const corrected = replaced.filter((one) => one.isCorrection);
  const completed = replaced.filter((one) => !one.isCorrection);
  const fresh = [...observed, ...completed].sort((a, b) => (a.nav_date < b.nav_date ? -1 : 1));
  const dates = [...accepted, ...observed.map(({ nav_date }) => nav_date)].sort();
  const inserts: NavTable[] = [];
  const write = (
    navs: readonly AcceptedNav[],
    type: 'nav.observed' | 'nav.corrected',
    changed: readonly string[],
  ): void => {
    for (const window of windows(navs)) {
      const version = announce(ledger, fund, window, type, changed, dates);
      for (const { nav_date, figures } of window) {
        inserts.push({
          fund_key: fund.fund_key,
          nav_date,
          version,
          ...figures,
          document_seq: ledger.document_seq,
          known_at: ledger.known_at,
          superseded_at: null,
        });
      }
    }
  };
  write(
    fresh,
    'nav.observed',
    completed.length === 0 ? ['nav'] : [...new Set(['nav', ...completed.flatMap((one) => one.changed)])],
  );
  write(
    corrected,
    'nav.corrected',
    NAV_FIGURES.filter((name) => corrected.some((one) => one.changed.includes(name))),
  );
  for (const { before } of replaced) await supersedeNav(tx, before, ledger.known_at);
  await insertNavs(tx, inserts);
}

// A client reads the resource of an event in one request, and a history request spans at most this many days.
const LONGEST_WINDOW_DAYS = 3653;

/** Splits a list ordered by date so that each part can be read in one request. */
function windows(navs: readonly AcceptedNav[]): AcceptedNav[][] {
  const parts: AcceptedNav[][] = [];
  for (const nav of navs) {
    const part = parts.at(-1);
    const start = part?.[0];
    if (part !== undefined && start !== undefined && daysBetween(start.nav_date, nav.nav_date) <= LONGEST_WINDOW_DAYS)
      part.push(nav);
    else parts.push([nav]);
  }
  return parts;
}

function announce(
  ledger: Ledger,
  fund: StoredFund,
  window: readonly AcceptedNav[],
  type: 'nav.observed' | 'nav.corrected',
  changed: readonly string[],
  dates: readonly IsoDate[],
): number {
  const from = window[0]?.nav_date ?? ledger.today;
  const to = window.at(-1)?.nav_date ?? from;
  // The change of the next date is computed from this NAV, so clients must read that date again as well.
  const next = dates.find((date) => date > to);
  const until = next !== undefined && daysBetween(from, next) <= LONGEST_WINDOW_DAYS ? next : to;
  return ledger.events.add({
    dataset: 'nav',
    type,
    fund_key: fund.fund_key,
    subjectId: fund.id,
    effective_date: to,
    resource: `/v1/mutual-funds/funds/${fund.slug}/nav?from=${from}&to=${until}`,
    changed,
  });
}

/** Checks and writes the payout rows of one fund. Returns their days and adds to `counts`. */
export async function promotePayouts(
  importing: Importing,
  fund: StoredFund,
  rows: readonly PayoutRow[],
  url: string | null,
  counts: SeriesCounts,
): Promise<IsoDate[]> {
  const { tx, ledger, draft, precedence } = importing;
  const accepted = await listPayoutsNear(tx, fund, rows);
  await precedence.load(accepted);
  const subject = {
    rows,
    accepted,
    category: fund.category,
    bounds: boundDates(importing.sighting, PAYOUT_DAYS_AHEAD, fund.inception_date),
    navNear: await findNavsNear(importing.tx, fund, rows),
    precedenceOver: (payout: StoredPayout) => precedence.against(payout.document_seq),
    verdictOn: (check: CheckName, date: string, printed: string) =>
      ledger.verdicts.verdictOn(check, payoutIdentity(fund, date, printed)),
    choiceOn: (date: string, printed: string) =>
      ledger.verdicts.choiceOn('conflicting_payouts', payoutIdentity(fund, date, printed)),
  };
  const judgement = await ledger.verdicts.judge(fund.fund_key, () => judgePayouts(subject));
  for (const held of judgement.held) holdPayout(ledger, fund, held);
  await writePayouts(importing, fund, accepted, judgement, url);
  addCounts(counts, judgement);
  if (judgement.observed.length + judgement.replaced.length > 0)
    draft.noteSeries(fund.fund_key, { payout_version: ledger.events.head });
  return [...judgement.observed, ...judgement.replaced.map(({ after }) => after)].map((one) => one.payout_date);
}

/** The fund's payouts of the days of these rows, and around them, where an earlier one may be the same. */
async function listPayoutsNear(
  tx: Importing['tx'],
  { fund_key }: StoredFund,
  rows: readonly PayoutRow[],
): Promise<StoredPayout[]> {
  const days = rows.flatMap((row) => row.payout_date ?? []).sort();
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return [];
  const [from, to] = [addDays(first, -OFTEN_DAYS), addDays(last, OFTEN_DAYS)];
  return listPayoutsOf(tx, fund_key, null, { ...ALL_PAYOUTS, from, to });
}

// The largest distance at which a NAV is comparable with the NAV after a payout.
const NEAR_DAYS = 31;

async function findNavsNear(
  tx: Importing['tx'],
  fund: StoredFund,
  rows: readonly PayoutRow[],
): Promise<(date: IsoDate) => Decimal | undefined> {
  const days = rows.flatMap((row) => row.payout_date ?? []).sort();
  const [first] = days;
  const last = days.at(-1);
  const navs =
    first === undefined || last === undefined
      ? []
      : await listNavAround(tx, fund, addDays(first, -NEAR_DAYS), addDays(last, NEAR_DAYS));
  const byDay = new Map(navs.map(({ nav_date, nav }) => [dayNumber(nav_date), nav]));
  return (date) => {
    const day = dayNumber(date);
    for (let away = 0; away <= NEAR_DAYS; away += 1) {
      const nav = byDay.get(day + away) ?? byDay.get(day - away);
      if (nav !== undefined) return nav;
    }
    return undefined;
  };
}

function payoutIdentity(fund: StoredFund, date: string, printed: string): string[] {
  return ['payout', fund.id, date, printed];
}

function holdPayout(ledger: Ledger, fund: StoredFund, held: HeldPayout): void {
  ledger.holds.raise({
    check: held.check,
    dataset: 'payouts',
    identity: payoutIdentity(fund, held.date, held.printed),
    subject: fund.name,
    fund_key: fund.fund_key,
    summary: held.summary,
    figures: { payout_date: held.date, amounts: held.rows.map((row) => row.amount_per_unit) },
    rows: held.rows.map((row) => heldPayoutRow(row, ledger.document_seq)),
  });
}

export function heldPayoutRow(row: PayoutRow, document_seq: number): HeldRow {
  return {
    row_number: row.row_number,
    document_seq,
    payout_date: row.payout_date,
    amount_per_unit: row.amount_per_unit,
    ex_nav: row.ex_nav,
  };
}

async function writePayouts(
  { tx, ledger }: Importing,
  fund: StoredFund,
  accepted: readonly StoredPayout[],
  { observed, replaced }: PayoutJudgement,
  source_url: string | null,
): Promise<void> {
  const announcePayout = (
    type: 'payout.observed' | 'payout.corrected',
    date: PayoutFigures['payout_date'],
    changed: readonly string[],
  ): number =>
    ledger.events.add({
      dataset: 'payouts',
      type,
      fund_key: fund.fund_key,
      subjectId: fund.id,
      effective_date: date,
      resource: `/v1/mutual-funds/funds/${fund.slug}/payouts?from=${date}&to=${date}`,
      changed,
    });
  const common = {
    fund_key: fund.fund_key,
    source_url,
    document_seq: ledger.document_seq,
    known_at: ledger.known_at,
    superseded_at: null,
  };
  const ordinals = new Map<string, number>();
  for (const { payout_date } of accepted) ordinals.set(payout_date, (ordinals.get(payout_date) ?? 0) + 1);
  const inserts = observed.map((figures) => {
    const ordinal = (ordinals.get(figures.payout_date) ?? 0) + 1;
    ordinals.set(figures.payout_date, ordinal);
    const version = announcePayout('payout.observed', figures.payout_date, ['payouts']);
    return {
      ...common,
      ...figures,
      id: payoutId(fund.id, figures.payout_date, ordinal),
      version,
      ordinal,
      observed_at: ledger.known_at,
    };
  });
  for (const { before, after, changed, isCorrection } of replaced) {
    const version = announcePayout(isCorrection ? 'payout.corrected' : 'payout.observed', after.payout_date, changed);
    // The event keeps the time of its first observation; only its figures have a new version.
    inserts.push({
      ...common,
      ...after,
      ex_nav: after.ex_nav ?? before.ex_nav,
      id: before.id,
      version,
      ordinal: before.ordinal,
      observed_at: before.observed_at,
    });
    await supersedePayout(tx, before, ledger.known_at);
  }
  await insertPayouts(tx, inserts);
}

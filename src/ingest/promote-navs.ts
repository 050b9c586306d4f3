import { boundDates, NAV_DAYS_AHEAD } from '#domain/checks/plausible-dates.ts';
import { daysBetween } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import { NAV_FIGURES } from '#domain/series.ts';
import type { NavRow } from '#sources/rows.ts';
import type { StoredFund } from '#store/registry.ts';
import { insertNavs, listNavAround, listPayoutsOf, supersedeNav } from '#store/series.ts';
import type { StoredNav } from '#store/series.ts';
import type { NavTable } from '#store/tables.ts';
import { judgeNavs } from './judge-navs.ts';
import type { AcceptedNav, HeldNav, NavJudgement } from './judge-navs.ts';
import type { Ledger } from './ledger.ts';
import type { CheckName, HeldRow } from './review-holds.ts';
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
  const subject = {
    rows,
    accepted,
    payouts: fund.payout_version === 0 ? [] : await listPayoutsOf(tx, fund.fund_key),
    category: fund.category,
    bounds: boundDates(importing.sighting, NAV_DAYS_AHEAD, fund.inception_date),
    precedenceOver: (observation: StoredNav) => precedence.against(observation.document_seq),
    verdictOn: (check: CheckName, date: string, printed: string) =>
      ledger.verdicts.verdictOn(check, holdIdentity(fund, check, date, printed)),
    choiceOn: (date: string, printed: string) =>
      ledger.verdicts.choiceOn('conflicting_values', holdIdentity(fund, 'conflicting_values', date, printed)),
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

/** The same problem gives the same hold: by day and value, or by fund if the fund has no positive NAV. */
function holdIdentity(fund: StoredFund, check: CheckName, date: string, printed: string): string[] {
  return check === 'nav_not_positive' ? [fund.id] : [fund.id, date, printed];
}

function holdNav(ledger: Ledger, fund: StoredFund, held: HeldNav): void {
  ledger.holds.raise({
    check: held.check,
    dataset: 'nav',
    identity: holdIdentity(fund, held.check, held.nav_date, held.printed),
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

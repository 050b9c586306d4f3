import { boundDates, PAYOUT_DAYS_AHEAD } from '#domain/checks/plausible-dates.ts';
import { addDays, dayNumber } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { Decimal } from '#domain/decimal.ts';
import { payoutId } from '#domain/identity.ts';
import type { PayoutFigures } from '#domain/series.ts';
import type { PayoutRow } from '#sources/rows.ts';
import type { StoredFund } from '#store/registry.ts';
import { insertPayouts, listNavAround, listPayoutsOf, supersedePayout } from '#store/series.ts';
import type { StoredPayout } from '#store/series.ts';
import { judgePayouts } from './judge-payouts.ts';
import type { HeldPayout, PayoutJudgement } from './judge-payouts.ts';
import type { Ledger } from './ledger.ts';
import type { CheckName, HeldRow } from './review-holds.ts';
import { addCounts } from './series-import.ts';
import type { Importing, SeriesCounts } from './series-import.ts';

/** Checks and writes the payout rows of one fund; adds to `counts`. */
export async function promotePayouts(
  importing: Importing,
  fund: StoredFund,
  rows: readonly PayoutRow[],
  url: string | null,
  counts: SeriesCounts,
): Promise<void> {
  const { tx, ledger, draft, precedence } = importing;
  const accepted = await listPayoutsOf(tx, fund.fund_key);
  const subject = {
    rows,
    accepted,
    category: fund.category,
    bounds: boundDates(importing.sighting, PAYOUT_DAYS_AHEAD, fund.inception_date),
    navNear: await findNavsNear(importing.tx, fund, rows),
    precedenceOver: (payout: StoredPayout) => precedence.against(payout.document_seq),
    verdictOn: (check: CheckName, date: string, printed: string) =>
      ledger.verdicts.verdictOn(check, holdIdentity(fund, date, printed)),
    choiceOn: (date: string, printed: string) =>
      ledger.verdicts.choiceOn('conflicting_payouts', holdIdentity(fund, date, printed)),
  };
  const judgement = await ledger.verdicts.judge(fund.fund_key, () => judgePayouts(subject));
  for (const held of judgement.held) holdPayout(ledger, fund, held);
  await writePayouts(importing, fund, accepted, judgement, url);
  addCounts(counts, judgement);
  if (judgement.observed.length + judgement.replaced.length > 0)
    draft.noteSeries(fund.fund_key, { payout_version: ledger.events.head });
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

function holdIdentity(fund: StoredFund, date: string, printed: string): string[] {
  return ['payout', fund.id, date, printed];
}

function holdPayout(ledger: Ledger, fund: StoredFund, held: HeldPayout): void {
  ledger.holds.raise({
    check: held.check,
    dataset: 'payouts',
    identity: holdIdentity(fund, held.date, held.printed),
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
  const announce = (
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
    const version = announce('payout.observed', figures.payout_date, ['payouts']);
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
    const version = announce(isCorrection ? 'payout.corrected' : 'payout.observed', after.payout_date, changed);
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

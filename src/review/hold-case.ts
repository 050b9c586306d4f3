import { Fault } from '#base/fault.ts';
import { dayNumber, fromDayNumber, parseIsoDate } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import { parseDecimal } from '#domain/decimal.ts';
import { findRefusal, listCandidates } from '#ingest/apply-decision.ts';
import type { HeldRow } from '#ingest/ledger.ts';
import type { ReportPageReader } from '#ingest/reports/page-words.ts';
import type { FactDatabase, FactTx } from '#store/database.ts';
import { findHold } from '#store/hold-rows.ts';
import { listRegistry } from '#store/registry.ts';
import { listNavAround } from '#store/series.ts';
import type { HoldTable } from '#store/tables.ts';
import { listCasePages } from './case-pages.ts';
import type { CasePage } from './case-pages.ts';
import { readHold } from './holds.ts';
import type { ShownHold } from './holds.ts';
import { listNearNames } from './near-names.ts';
import type { NearName } from './near-names.ts';

/** A price around a hold; the printed decimal. */
export interface DatedPrice {
  readonly date: IsoDate;
  readonly nav: string;
  /** Held, or served. */
  readonly isHeld: boolean;
}

/** A hold with everything that a reviewer compares it with. */
export interface HoldCase {
  readonly hold: ShownHold;
  /** Why the hold cannot be accepted; undefined if it can. */
  readonly refusal: string | undefined;
  /** Conflicting values of which one can be accepted. */
  readonly candidates: readonly string[];
  /** Pages of a report, with the values that were read. */
  readonly pages: readonly CasePage[];
  /** NAVs of the fund around the held rows, oldest first. */
  readonly prices: readonly DatedPrice[];
  /** Set if a fund was not found for a printed name. */
  readonly naming: { readonly near: readonly NearName[]; readonly funds: readonly NamedFund[] } | undefined;
}

interface NamedFund {
  readonly slug: string;
  readonly name: string;
}

// Checks that an alias can answer.
const NAME_CHECKS: ReadonlySet<string> = new Set(['fund_unknown', 'fund_ambiguous']);

/** Fault HOLD_NOT_FOUND. */
export async function readCase(facts: FactDatabase, reader: ReportPageReader, id: string): Promise<HoldCase> {
  const shown = await readHold(facts, id);
  return facts.read(async (tx) => {
    const hold = await findHold(tx, id);
    if (hold === undefined) throw new Fault('HOLD_NOT_FOUND', `There is no hold ${id}.`);
    const { funds } = await listRegistry(tx);
    return {
      hold: shown,
      refusal: findRefusal(hold)?.message,
      candidates: listCandidates(hold),
      pages: hold.dataset === 'fmr' ? await listCasePages(tx, reader, hold) : [],
      prices: hold.dataset === 'fmr' ? [] : await listPrices(tx, hold),
      naming: NAME_CHECKS.has(hold.check_name)
        ? {
            near: listNearNames(hold.subject, funds),
            funds: funds.map(({ slug, name }) => ({ slug, name })),
          }
        : undefined,
    };
  });
}

// Two months of daily prices show whether a level is new.
const DAYS_AROUND = 30;
const MOST_PRICES = 80;

async function listPrices(tx: FactTx, hold: HoldTable): Promise<DatedPrice[]> {
  const rows = JSON.parse(hold.rows) as HeldRow[];
  const held = rows.flatMap(({ nav_date, nav }): DatedPrice[] => {
    const date = parseIsoDate(String(nav_date ?? ''));
    return date === undefined || parseDecimal(String(nav ?? '')) === undefined
      ? []
      : [{ date, nav: String(nav), isHeld: true }];
  });
  const days = rows.flatMap(({ nav_date, payout_date }) => parseIsoDate(String(nav_date ?? payout_date ?? '')) ?? []);
  const numbers = days.map(dayNumber);
  const fund = (await listRegistry(tx)).funds.find((one) => one.fund_key === hold.fund_key);
  const served =
    fund === undefined || numbers.length === 0
      ? []
      : await listNavAround(
          tx,
          fund,
          fromDayNumber(Math.min(...numbers) - DAYS_AROUND),
          fromDayNumber(Math.max(...numbers) + DAYS_AROUND),
        );
  return [...served.map(({ nav_date, nav }): DatedPrice => ({ date: nav_date, nav, isHeld: false })), ...held]
    .toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0))
    .slice(0, MOST_PRICES);
}

import type { Insertable } from 'kysely';
import { eventId } from '#domain/identity.ts';
import type { FactDatabase } from '#store/database.ts';
import type {
  AmcTable,
  DocumentTable,
  EventTable,
  FamilyTable,
  FundTable,
  NavTable,
  PayoutTable,
} from '#store/tables.ts';

/** Rows of invented funds with defaults for every column. */

// 2026-01-05T10:00:00Z: the time that all invented rows share.
export const KNOWN_AT = 1_767_607_200_000;

export function amcRow(amc_key: number, row: Partial<AmcTable> = {}): AmcTable {
  return {
    amc_key,
    id: uuid('a', amc_key),
    slug: `sample-amc-${amc_key}`,
    name: `Sample AMC ${amc_key}`,
    short_name: null,
    website: null,
    ...row,
  };
}

export function familyRow(family_key: number, row: Partial<FamilyTable> = {}): FamilyTable {
  return {
    family_key,
    id: uuid('b', family_key),
    slug: `sample-family-${family_key}`,
    name: `Sample Family ${family_key}`,
    family_type: 'PLAN_FAMILY',
    amc_key: null,
    ...row,
  };
}

export function fundRow(fund_key: number, row: Partial<FundTable> = {}): FundTable {
  const name = `Sample Fund ${fund_key}`;
  return {
    fund_key,
    id: uuid('f', fund_key),
    slug: `sample-fund-${fund_key}`,
    name,
    official_name: name,
    association_fund_id: `${10_000 + fund_key}`,
    amc_key: null,
    category: 'Money Market',
    scheme_type: 'OPEN_END',
    risk_profile: null,
    is_shariah_compliant: 0,
    is_exchange_traded: 0,
    is_fund_of_funds: 0,
    is_pension_scheme: 0,
    lifecycle_status: 'ACTIVE',
    family_key: null,
    vps_asset_class: null,
    benchmark: null,
    trustee: null,
    rating: null,
    inception_date: null,
    maturity_date: null,
    currency: 'PKR',
    previous_names: '[]',
    latest_nav_date: null,
    latest_report_date: null,
    updated_at: KNOWN_AT,
    described_on: '2026-01-05',
    reported_on: '{}',
    record_version: 0,
    nav_version: 0,
    payout_version: 0,
    report_version: 0,
    ...row,
  };
}

export function navRow(fund_key: number, nav_date: string, nav: string, row: Partial<NavTable> = {}): NavTable {
  return {
    fund_key,
    nav_date,
    version: 1,
    nav,
    offer_price: null,
    repurchase_price: null,
    market_price: null,
    front_end_load_pct: null,
    back_end_load_pct: null,
    contingent_load_pct: null,
    document_seq: 1,
    known_at: KNOWN_AT,
    superseded_at: null,
    ...row,
  };
}

export function payoutRow(
  fund_key: number,
  payout_date: string,
  amount_per_unit: string,
  row: Partial<PayoutTable> = {},
): PayoutTable {
  const ordinal = row.ordinal ?? 1;
  return {
    id: uuid('c', fund_key * 10_000_000 + Number(payout_date.replaceAll('-', '').slice(2)) * 10 + ordinal),
    version: 1,
    fund_key,
    payout_date,
    ordinal,
    amount_per_unit,
    ex_nav: null,
    source_url: null,
    observed_at: KNOWN_AT,
    document_seq: 1,
    known_at: KNOWN_AT,
    superseded_at: null,
    ...row,
  };
}

export interface Facts {
  readonly amcs?: readonly AmcTable[];
  readonly families?: readonly FamilyTable[];
  readonly funds?: readonly FundTable[];
  readonly navs?: readonly NavTable[];
  readonly payouts?: readonly PayoutTable[];
  readonly events?: readonly Partial<Insertable<EventTable>>[];
  readonly documents?: readonly DocumentTable[];
}

export function documentRow(
  document_seq: number,
  source: string,
  page_date: string | null,
  row: Partial<DocumentTable> = {},
): DocumentTable {
  return {
    document_seq,
    sha256: `${document_seq}`,
    source,
    format: 'html',
    origin: 'page.html',
    url: null,
    extraction_sha256: null,
    received_at: KNOWN_AT,
    page_date,
    row_count: 5,
    is_partial: 0,
    outcome: 'PROMOTED',
    message: null,
    report: '{}',
    ...row,
  };
}

/**
 * Commits facts as one document would: rows and their events (one registry event by default) in one transaction. Every
 * row of funds, NAVs and payouts gets the number of the last event as its version, as do the funds that NAVs and
 * payouts belong to. A NAV supersedes an earlier one of the same date. Returns the number of the last event.
 */
export async function commitFacts(database: FactDatabase, facts: Facts): Promise<number> {
  return database.write(async (tx) => {
    const { seq: before } = await tx.selectFrom('feed_head').select('seq').executeTakeFirstOrThrow();
    const events = facts.events ?? [{}];
    const seq = before + events.length;
    if (facts.documents?.length)
      await tx
        .insertInto('documents')
        .values([...facts.documents])
        .execute();
    if (facts.amcs?.length)
      await tx
        .insertInto('amcs')
        .values([...facts.amcs])
        .execute();
    if (facts.families?.length)
      await tx
        .insertInto('families')
        .values([...facts.families])
        .execute();
    for (const fund of facts.funds ?? []) {
      const row = { ...fund, record_version: seq };
      const { nav_version: _nav, payout_version: _payout, ...change } = row;
      await tx
        .insertInto('funds')
        .values(row)
        .onConflict((on) => on.column('fund_key').doUpdateSet(change))
        .execute();
    }
    for (const { fund_key, nav_date } of facts.navs ?? []) {
      await tx
        .updateTable('nav_observations')
        .set({ superseded_at: KNOWN_AT })
        .where('fund_key', '=', fund_key)
        .where('nav_date', '=', nav_date)
        .where('superseded_at', 'is', null)
        .execute();
    }
    for (const rows of chunks((facts.navs ?? []).map((row) => ({ ...row, version: seq }))))
      await tx.insertInto('nav_observations').values(rows).execute();
    for (const rows of chunks((facts.payouts ?? []).map((row) => ({ ...row, version: seq }))))
      await tx.insertInto('payouts').values(rows).execute();
    for (const fund_key of new Set((facts.navs ?? []).map((row) => row.fund_key))) {
      const newest = await tx
        .selectFrom('nav_observations')
        .where('fund_key', '=', fund_key)
        .select(({ fn }) => fn.max('nav_date').as('date'))
        .executeTakeFirst();
      await tx
        .updateTable('funds')
        .set({ nav_version: seq, latest_nav_date: newest?.date ?? null })
        .where('fund_key', '=', fund_key)
        .execute();
    }
    const paying = new Set((facts.payouts ?? []).map((row) => row.fund_key));
    if (paying.size > 0)
      await tx
        .updateTable('funds')
        .set({ payout_version: seq })
        .where('fund_key', 'in', [...paying])
        .execute();
    // Events are committed at the time when their facts become known.
    const occurred_at = [...(facts.navs ?? []), ...(facts.payouts ?? [])].reduce(
      (newest, { known_at }) => Math.max(newest, known_at),
      KNOWN_AT,
    );
    const numbered = events.map((event, index) => eventRow(before + index + 1, { occurred_at, ...event }));
    for (const rows of chunks(numbered)) await tx.insertInto('events').values(rows).execute();
    await tx.updateTable('feed_head').set({ seq }).execute();
    return seq;
  });
}

function eventRow(seq: number, event: Partial<Insertable<EventTable>>): EventTable {
  const row = {
    dataset: 'registry',
    type: 'fund.updated',
    fund_key: null,
    effective_date: null,
    data_version: null,
    occurred_at: KNOWN_AT,
    resource: '/v1/mutual-funds/funds',
    changed: '[]',
    ...event,
  };
  return { id: eventId(seq, row.type, `${row.fund_key}`, row.effective_date ?? ''), ...row, seq };
}

// Below both engines' maximum number of parameters per statement.
const ROWS_A_STATEMENT = 400;

function chunks<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_A_STATEMENT) }, (_, index) =>
    rows.slice(index * ROWS_A_STATEMENT, (index + 1) * ROWS_A_STATEMENT),
  );
}

function uuid(kind: string, number: number): string {
  return `${kind.repeat(8)}-0000-5000-8000-${number.toString(16).padStart(12, '0')}`;
}

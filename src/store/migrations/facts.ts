import type { Kysely } from 'kysely';
import type { FactTables } from '#store/tables.ts';
import { sql } from '#store/kysely.ts';
import type { ColumnTypes, Migration } from './migration.ts';
import { EVENT_IDS } from './event-ids.ts';
import { HOLD_DATES } from './hold-dates.ts';
import { GROWTH_INDEXES, IMPORT_INDEXES, READ_INDEXES } from './indexes.ts';
import { REPORT_TABLES } from './reports.ts';
import { WITHHELD_GROUPS } from './withheld-groups.ts';

/** Migrations only go forward: change a released table in a new migration, never here. */
export const FACT_MIGRATIONS: readonly Migration[] = [
  { name: '0001-start', up: start },
  REPORT_TABLES,
  { name: '0003-import-stages', up: addImportStages },
  READ_INDEXES,
  IMPORT_INDEXES,
  WITHHELD_GROUPS,
  { name: '0007-reported-members', up: addReportedMembers },
  { name: '0008-report-evidence', up: addReportEvidence },
  GROWTH_INDEXES,
  HOLD_DATES,
  EVENT_IDS,
];

async function start(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const statements = [...registryTables(types), ...seriesTables(types), ...ledgerTables(types)];
  for (const statement of statements) await sql.raw(statement).execute(db);
  await sql`insert into feed_head (singleton, seq) values (1, 0)`.execute(db);
}

/** Durations of imports: sums for operators, to which every importing process adds. */
async function addImportStages(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const statement = `create table import_stages (source text not null, stage text not null, outcome text not null,
    times ${types.bigint} not null, microseconds ${types.bigint} not null, primary key (source, stage, outcome))
    ${types.clustered}`;
  await sql.raw(statement).execute(db);
}

/** Which members of a fund were completed from a report. */
async function addReportedMembers(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await sql.raw(`alter table funds add column reported_on ${types.json} not null default '{}'`).execute(db);
}

/** Empty for reports promoted earlier, until `mfds reread` or a new document reads them again. */
async function addReportEvidence(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const statement = `create table report_evidence (fund_key integer not null references funds,
    report_date ${types.date} not null, data_version integer not null, pages text not null, places text not null,
    primary key (fund_key, report_date, data_version)) ${types.clustered}`;
  await sql.raw(statement).execute(db);
  await nameDocuments(db);
}

/** Completes the stored source rows with the document's hash and address. */
async function nameDocuments(db: Kysely<unknown>): Promise<void> {
  const facts = db as Kysely<FactTables>;
  const fragments = await facts.selectFrom('fragments').select(['id', 'document_sha256']).execute();
  const shaOf = new Map(fragments.map(({ id, document_sha256 }) => [id, document_sha256]));
  const documents = await facts
    .selectFrom('documents')
    .select(['sha256', 'url'])
    .where('url', 'is not', null)
    .execute();
  const urlOf = new Map(documents.map(({ sha256, url }) => [sha256, url]));
  const sources = facts.selectFrom('report_sections').selectAll().where('section', '=', 'source');
  for (const { fund_key, report_date, data_version, text } of await sources.execute()) {
    const rows = JSON.parse(text) as readonly { readonly report_id: string; readonly document: string | null }[];
    const named = rows.map(({ report_id, document, ...rest }) => {
      const document_sha256 = shaOf.get(report_id) ?? null;
      return { report_id, document, document_sha256, published_url: urlOf.get(document_sha256 ?? '') ?? null, ...rest };
    });
    await facts
      .updateTable('report_sections')
      .set({ text: JSON.stringify(named) })
      .where('fund_key', '=', fund_key)
      .where('report_date', '=', report_date)
      .where('data_version', '=', data_version)
      .where('section', '=', 'source')
      .execute();
  }
}

function registryTables(types: ColumnTypes): string[] {
  return [
    `create table amcs (amc_key integer primary key, id text not null unique, slug text not null unique,
      name text not null, short_name text, website text)`,
    `create table families (family_key integer primary key, id text not null unique, slug text not null unique,
      name text not null, family_type text not null, amc_key integer references amcs)`,
    `create table funds (fund_key integer primary key, id text not null unique, slug text not null unique,
      name text not null, official_name text not null, association_fund_id text unique,
      amc_key integer references amcs, category text, scheme_type text, risk_profile text,
      is_shariah_compliant integer, is_exchange_traded integer, is_fund_of_funds integer, is_pension_scheme integer,
      lifecycle_status text not null, family_key integer references families, vps_asset_class text, benchmark text,
      trustee text, rating text, inception_date ${types.date}, maturity_date ${types.date}, currency text not null,
      previous_names ${types.json} not null, latest_nav_date ${types.date}, latest_report_date ${types.date},
      updated_at ${types.bigint} not null, described_on ${types.date}, record_version ${types.bigint} not null,
      nav_version ${types.bigint} not null, payout_version ${types.bigint} not null)`,
    `create table aliases (alias_key integer primary key ${types.identity}, alias text not null,
      fund_key integer not null references funds, unique (alias, fund_key))`,
  ];
}

function seriesTables(types: ColumnTypes): string[] {
  return [
    `create table nav_observations (fund_key integer not null references funds, nav_date ${types.date} not null,
      version ${types.bigint} not null, nav ${types.decimal} not null, offer_price ${types.decimal},
      repurchase_price ${types.decimal}, market_price ${types.decimal}, front_end_load_pct ${types.decimal},
      back_end_load_pct ${types.decimal}, contingent_load_pct ${types.decimal}, document_seq integer not null,
      known_at ${types.bigint} not null, superseded_at ${types.bigint}, primary key (fund_key, nav_date, version))
      ${types.clustered}`,
    `create table payouts (id text not null, version ${types.bigint} not null,
      fund_key integer not null references funds, payout_date ${types.date} not null, ordinal integer not null,
      amount_per_unit ${types.decimal} not null, ex_nav ${types.decimal}, source_url text,
      observed_at ${types.bigint} not null, document_seq integer not null, known_at ${types.bigint} not null,
      superseded_at ${types.bigint}, primary key (id, version))`,
    'create index payouts_by_fund on payouts (fund_key, payout_date)',
  ];
}

function ledgerTables(types: ColumnTypes): string[] {
  return [
    `create table documents (document_seq integer primary key, sha256 text not null, source text not null,
      format text, origin text not null, url text, received_at ${types.bigint} not null, page_date ${types.date},
      row_count integer, is_partial integer not null, outcome text not null, message text,
      report ${types.json} not null)`,
    'create index documents_by_sha256 on documents (sha256)',
    `create table events (seq ${types.bigint} primary key, id text not null unique, dataset text not null,
      type text not null, fund_key integer references funds, effective_date ${types.date}, data_version integer,
      occurred_at ${types.bigint} not null, resource text not null, changed ${types.json} not null)`,
    `create table feed_head (singleton integer primary key check (singleton = 1), seq ${types.bigint} not null,
      lineage text not null default '')`,
    `create table holds (id text primary key, dataset text not null, check_name text not null, status text not null,
      subject text not null, fund_key integer references funds, summary text not null, figures ${types.json} not null,
      rows ${types.json} not null, row_count integer not null, opened_at ${types.bigint} not null,
      decided_at ${types.bigint}, decided_by text, reason text)`,
    'create index holds_by_status on holds (status, check_name)',
    `create table hold_documents (hold_id text not null references holds, document_seq integer not null,
      primary key (hold_id, document_seq)) ${types.clustered}`,
    `create table decisions (decision_seq integer primary key ${types.identity}, decided_at ${types.bigint} not null,
      decided_by text not null, kind text not null, payload ${types.json} not null)`,
    `create table journal (seq integer primary key, entry ${types.json} not null)`,
  ];
}

import type { Generated } from 'kysely';
import type { FiguresOf } from '#domain/nav.ts';

/**
 * The tables of facts, as both engines hold them. Dates are `YYYY-MM-DD`, moments are
 * milliseconds since the epoch, decimals are exact text (numeric in PostgreSQL),
 * truth values are 0 and 1, lists are JSON text (jsonb in PostgreSQL).
 */
export interface FactTables {
  documents: DocumentTable;
  amcs: AmcTable;
  families: FamilyTable;
  funds: FundTable;
  aliases: AliasTable;
  nav_observations: NavTable;
  payouts: PayoutTable;
  fragments: FragmentTable;
  fragment_changes: FragmentChangeTable;
  reports: ReportTable;
  report_sections: ReportSectionTable;
  events: EventTable;
  feed_head: FeedHeadTable;
  holds: HoldTable;
  hold_documents: HoldDocumentTable;
  decisions: DecisionTable;
  journal: JournalTable;
  import_stages: ImportStageTable;
}

export interface DocumentTable {
  /** Order of arrival, from 1. */
  document_seq: number;
  sha256: string;
  source: string;
  format: string | null;
  /** The file's name or the page's address, as the operator gave it. */
  origin: string;
  /** The address it was fetched from; null for a file. */
  url: string | null;
  received_at: number;
  page_date: string | null;
  row_count: number | null;
  is_partial: number;
  /** `PROMOTED` or `REFUSED`. */
  outcome: string;
  /** Why it was refused, in public words; null when promoted. */
  message: string | null;
  /** The import report as first given, JSON. */
  report: string;
  /** SHA-256 of the archived page extraction that was taken in; null for tables. */
  extraction_sha256: string | null;
}

export interface AmcTable {
  amc_key: number;
  id: string;
  slug: string;
  name: string;
  short_name: string | null;
  website: string | null;
}

export interface FamilyTable {
  family_key: number;
  id: string;
  slug: string;
  name: string;
  family_type: string;
  amc_key: number | null;
}

export interface FundTable {
  fund_key: number;
  id: string;
  slug: string;
  name: string;
  official_name: string;
  association_fund_id: string | null;
  amc_key: number | null;
  category: string | null;
  scheme_type: string | null;
  risk_profile: string | null;
  is_shariah_compliant: number | null;
  is_exchange_traded: number | null;
  is_fund_of_funds: number | null;
  is_pension_scheme: number | null;
  lifecycle_status: string;
  family_key: number | null;
  vps_asset_class: string | null;
  benchmark: string | null;
  trustee: string | null;
  rating: string | null;
  inception_date: string | null;
  maturity_date: string | null;
  currency: string;
  previous_names: string;
  latest_nav_date: string | null;
  latest_report_date: string | null;
  updated_at: number;
  described_on: string | null;
  /** JSON: members completed from a report, with the report's date. */
  reported_on: string;
  /** Number of the last event that changed this record: what a conditional read of it hangs on. */
  record_version: number;
  /** Number of the last event that changed its NAVs. */
  nav_version: number;
  /** Number of the last event that changed its payouts. */
  payout_version: number;
  /** Number of the last event that changed its reports. */
  report_version: number;
}

interface AliasTable {
  alias_key: Generated<number>;
  /** The name in its normalised form. */
  alias: string;
  fund_key: number;
}

/** One version of one observation; the current one has no `superseded_at`. */
export interface NavTable extends FiguresOf<string> {
  fund_key: number;
  nav_date: string;
  version: number;
  document_seq: number;
  known_at: number;
  superseded_at: number | null;
}

export interface PayoutTable {
  id: string;
  version: number;
  fund_key: number;
  payout_date: string;
  ordinal: number;
  amount_per_unit: string;
  ex_nav: string | null;
  source_url: string | null;
  observed_at: number;
  document_seq: number;
  known_at: number;
  superseded_at: number | null;
}

/** What a page says of a fund, as last extracted: what a decision is judged over again. */
export interface FragmentTable {
  id: string;
  /** The document whose page it is; a later extraction of the same document replaces its fragments. */
  document_sha256: string;
  /** The import that brought this extraction. */
  document_seq: number;
  page_number: number;
  /** Brought by a file about another document, as a person's reading of a scanned page is: 0 or 1. */
  is_supplement: number;
  /** The fragment, JSON. */
  content: string;
}

/** What a person changed of a fragment; applied whenever the fragment is judged. */
export interface FragmentChangeTable {
  change_seq: Generated<number>;
  fragment_id: string;
  /** `CORRECT` a value, or `DROP` a section. */
  kind: string;
  /** The member path, or the section's name. */
  path: string;
  /** The value that was corrected, JSON: an extraction that reads another value there is not overruled. */
  was: string;
  /** The value given, JSON. */
  value: string;
  reason: string;
}

/** One version of one report; immutable but for `superseded_at`. */
export interface ReportTable {
  fund_key: number;
  report_date: string;
  data_version: number;
  /** Number of the update event that announced it. */
  version: number;
  id: string;
  content_hash: string;
  /** Ids of its fragments, JSON. */
  report_ids: string;
  /** Names of the sections that differ from the version before, JSON. */
  changed_sections: string;
  /** The documents it was read from, JSON. */
  documents: string;
  currency: string;
  nav_per_unit: string | null;
  /** In rupees; what the next month's size is compared with. */
  size_pkr: string | null;
  document_seq: number;
  known_at: number;
  superseded_at: number | null;
}

/** A part of a report version as it is served: rows of a section, or an object such as `identity`. */
export interface ReportSectionTable {
  fund_key: number;
  report_date: string;
  data_version: number;
  /** A section's name, `allocations/ASSET_ALLOCATION` for the rows of one type, or the name of an object. */
  section: string;
  row_count: number;
  /** Rows of the section that are withheld for review. */
  withheld_row_count: number;
  /** Names its content; ids, pages and moments aside. */
  mark: string;
  /** JSON as served in a complete report. */
  text: string;
  /** JSON as served in a snapshot, without fragment and page; null where snapshots do not show it. */
  plain: string | null;
}

export interface EventTable {
  seq: number;
  id: string;
  dataset: string;
  type: string;
  fund_key: number | null;
  /** Null for events of an AMC or a family. */
  effective_date: string | null;
  data_version: number | null;
  occurred_at: number;
  resource: string;
  changed: string;
}

/** One row: the number of the last event, and which filling of the store it belongs to. */
interface FeedHeadTable {
  singleton: number;
  seq: number;
  lineage: Generated<string>;
}

export interface HoldTable {
  id: string;
  dataset: string;
  check_name: string;
  /** `OPEN`, `ACCEPTED`, `REJECTED`, or `RESOLVED` when a later document settled it. */
  status: string;
  /** What it is about, in words: the fund's name. */
  subject: string;
  fund_key: number | null;
  /** One sentence: what was expected and what was found. */
  summary: string;
  /** The figures the check compared, JSON. */
  figures: string;
  /** The held rows, JSON; at most as many as a person would read. */
  rows: string;
  row_count: number;
  opened_at: number;
  decided_at: number | null;
  decided_by: string | null;
  reason: string | null;
  /** Of a hold over report pages, the content of the document that raised it first. */
  document_sha256: string | null;
  /** Of a hold over report pages, the fund and month that it is about, as `reportKey` names them. */
  report_key: string | null;
}

/** Which documents a hold was raised by: those are read again once it is decided. */
interface HoldDocumentTable {
  hold_id: string;
  document_seq: number;
}

/** What a person decided; replayed on a rebuild. */
export interface DecisionTable {
  decision_seq: Generated<number>;
  decided_at: number;
  decided_by: string;
  /** `accept`, `reject`, `alias`, `correct` or `drop`. */
  kind: string;
  /** What the decision says, JSON. */
  payload: string;
}

/** Everything that entered the store, in order: what a rebuild replays. Mirrored into the archive. */
interface JournalTable {
  seq: number;
  entry: string;
}

/** How long one stage of imports took, summed over all documents of a source that ended so. Figures for operators: a rebuild leaves them. */
export interface ImportStageTable {
  source: string;
  stage: string;
  /** `promoted`, `unchanged` or `refused`. */
  outcome: string;
  times: number;
  microseconds: number;
}

import type { Generated } from 'kysely';
import type { FiguresOf } from '#domain/series.ts';

/**
 * The tables of facts, for both engines. Dates are `YYYY-MM-DD`, timestamps are milliseconds since the epoch, decimals
 * are exact text (numeric in PostgreSQL), booleans are 0 and 1, lists are JSON text (jsonb in PostgreSQL).
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
  report_evidence: ReportEvidenceTable;
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
  /** The file's name or the page's URL, as given by the operator. */
  origin: string;
  /** The URL it was fetched from; null for a file. */
  url: string | null;
  received_at: number;
  page_date: string | null;
  row_count: number | null;
  is_partial: number;
  /** `PROMOTED` or `REFUSED`. */
  outcome: string;
  /** Public reason of the refusal; null if promoted. */
  message: string | null;
  /** The first import report, JSON. */
  report: string;
  /** SHA-256 of the archived page extraction that was imported; null for tables. */
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
  /** Number of the last event that changed this record; conditional reads of it depend on this. */
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

/** The facts about a fund on one page, as last extracted; decisions are checked against them again. */
export interface FragmentTable {
  id: string;
  /** The document with the page; a later extraction of the same document replaces its fragments. */
  document_sha256: string;
  /** The import of this extraction. */
  document_seq: number;
  page_number: number;
  /** Whether the fragment came from a file about another document, such as a transcript of a scanned page: 0 or 1. */
  is_supplement: number;
  /** The fragment, JSON. */
  content: string;
}

/** A reviewer's change of a fragment; applied each time the fragment is checked. */
export interface FragmentChangeTable {
  change_seq: Generated<number>;
  fragment_id: string;
  /** `CORRECT` a value, or `DROP` a section. */
  kind: string;
  /** The member path, or the section's name. */
  path: string;
  /** The value that was corrected, JSON: if an extraction reads another value there, the correction does not apply. */
  was: string;
  /** The corrected value, JSON. */
  value: string;
  reason: string;
}

/** One version of one report; immutable except for `superseded_at`. */
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
  /** Names of the sections that differ from the previous version, JSON. */
  changed_sections: string;
  /** The source documents, JSON. */
  documents: string;
  currency: string;
  nav_per_unit: string | null;
  /** In rupees; the next month's size is compared with it. */
  size_pkr: string | null;
  document_seq: number;
  known_at: number;
  superseded_at: number | null;
}

/** A part of a report version as served: rows of a section, or an object such as `identity`. */
export interface ReportSectionTable {
  fund_key: number;
  report_date: string;
  data_version: number;
  /** A section's name, `allocations/ASSET_ALLOCATION` for the rows of one type, or the name of an object. */
  section: string;
  row_count: number;
  /** Rows of the section that are withheld for review. */
  withheld_row_count: number;
  /** Hash of its content without ids, pages and timestamps. */
  mark: string;
  /** JSON as contained in a complete report. */
  text: string;
  /** JSON as contained in a snapshot, without fragment and page; null if snapshots do not include the part. */
  plain: string | null;
}

/**
 * The printed places of the values of a report version. Written again if a later reading finds the values elsewhere.
 */
export interface ReportEvidenceTable {
  fund_key: number;
  report_date: string;
  data_version: number;
  /** JSON as served: pages, and places of values on them. */
  pages: string;
  places: string;
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

/** One row: the number of the last event, and the lineage of the store. */
interface FeedHeadTable {
  singleton: number;
  seq: number;
  lineage: Generated<string>;
}

export interface HoldTable {
  id: string;
  dataset: string;
  check_name: string;
  /** `OPEN`, `ACCEPTED`, `REJECTED`, or `RESOLVED` if a later document resolved it. */
  status: string;
  /** The subject in words: the fund's name. */
  subject: string;
  fund_key: number | null;
  /** One sentence: the expected and the found value. */
  summary: string;
  /** The figures that the check compared, JSON. */
  figures: string;
  /** The held rows, JSON; limited to a number that a person can read. */
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
  /** The last day that its rows or its report are about; null if they name none. */
  last_date: string | null;
}

/** The documents that raised a hold; they are processed again after a decision. */
interface HoldDocumentTable {
  hold_id: string;
  document_seq: number;
}

/** A reviewer's decision; replayed by a rebuild. */
export interface DecisionTable {
  decision_seq: Generated<number>;
  decided_at: number;
  decided_by: string;
  /** `accept`, `reject`, `alias`, `correct`, `add`, `drop`, `confirm`, `confirm_page` or `teach`. */
  kind: string;
  /** Content of the decision, JSON. */
  payload: string;
}

/** Everything that entered the store, in order; a rebuild replays it. Copied to the archive. */
interface JournalTable {
  seq: number;
  entry: string;
}

/**
 * Duration of one import stage, summed over all documents of a source with this outcome. For operators; a rebuild does
 * not change it.
 */
export interface ImportStageTable {
  source: string;
  stage: string;
  /** `promoted`, `unchanged` or `refused`. */
  outcome: string;
  times: number;
  microseconds: number;
}

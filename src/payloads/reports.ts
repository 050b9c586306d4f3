import { MEMBERS, REPORT_SECTIONS } from '#domain/fragment-members.ts';
import type { ReportSection } from '#domain/fragment-members.ts';
import { VPS_ASSET_CLASSES } from '#domain/vocabularies.ts';
import {
  date,
  dateOrNull,
  decimalOrNull,
  described,
  flag,
  flagOrNull,
  id,
  integer,
  listOf,
  timestamp,
  oneOf,
  oneOfOrNull,
  orNull,
  record,
  text,
  textOrNull,
  texts,
} from './members.ts';
import { AMC_OF_FUND, FAMILY_REFERENCE, FUND_REFERENCE, SERIES_FUND_MEMBERS, SUB_FUND_MEMBERS } from './registry.ts';
import { memberSchema, PAGE_MEMBERS, ROWS } from './report-rows.ts';
import type { RowSection } from './report-rows.ts';
import { Optional, schemaOf } from './schema.ts';
import type { Schema, Static } from './schema.ts';

const RUPEES = 'PKR';
const PER_UNIT = 'PKR per unit';
const UNITS = { 'x-unit': 'rows' };
const STATUS = oneOf(
  ['AVAILABLE', 'NOT_REPORTED'],
  'AVAILABLE if the report has rows, otherwise NOT_REPORTED, which does not mean that the fund has none.',
);

const REPORT_FUND = record('ReportFund', 'The fund of a report.', { ...SERIES_FUND_MEMBERS, amc: AMC_OF_FUND });

const IDENTITY = record('ReportIdentity', 'Names and classification of the fund, as stated in the report.', {
  fund_name_as_reported: textOrNull('Name.'),
  fund_short_name_as_reported: textOrNull('Short name.'),
  parent_fund_name_as_reported: textOrNull('Name of the fund that the plan belongs to.'),
  plan_name_as_reported: textOrNull('Plan.'),
  fund_type_as_reported: textOrNull('Type.'),
  category_as_reported: textOrNull('Category.'),
  risk_profile_as_reported: textOrNull('Risk profile.'),
  is_shariah_compliant: flagOrNull('Whether the fund is Shariah compliant; null if not stated.'),
  is_plan: flagOrNull('Whether it is a plan of a fund; null if not stated.'),
  is_pension_scheme: flagOrNull('Whether it is a pension scheme; null if not stated.'),
  is_etf: flagOrNull('Whether it is traded on an exchange; null if not stated.'),
});

const REPORT_DATE = date('The last day of the month.');
const REPORT_IDS = texts('Ids of the fragments of the report.');
const AMOUNT_CURRENCY = text('Currency of all amounts.');
const DOCUMENTS = texts('Source documents.');

const SUMMARY_FIGURES = {
  nav_per_unit: decimalOrNull(PER_UNIT, 'NAV as printed in the report.'),
  net_assets_pkr: decimalOrNull(RUPEES, 'Net assets in rupees.'),
  fund_size_pkr: decimalOrNull(RUPEES, 'Fund size in rupees.'),
  units_outstanding: decimalOrNull('units', 'Units outstanding.'),
};

const FUND_SIZE = record('ReportFundSize', 'Prices and sizes stated in the report, in rupees.', {
  nav_per_unit: SUMMARY_FIGURES.nav_per_unit,
  nav_date: dateOrNull('Date of the NAV.'),
  offer_price: decimalOrNull(PER_UNIT, 'Offer price.'),
  redemption_price: decimalOrNull(PER_UNIT, 'Redemption price.'),
  repurchase_price: decimalOrNull(PER_UNIT, 'Repurchase price.'),
  market_price: decimalOrNull(PER_UNIT, 'Market price.'),
  net_assets_pkr: SUMMARY_FIGURES.net_assets_pkr,
  fund_size_pkr: SUMMARY_FIGURES.fund_size_pkr,
  fund_size_including_fof_pkr: decimalOrNull(RUPEES, 'Fund size including the investments of funds of funds.'),
  fund_size_excluding_fof_pkr: decimalOrNull(RUPEES, 'Fund size excluding the investments of funds of funds.'),
  amount_invested_by_fof_pkr: decimalOrNull(RUPEES, 'Amount invested by funds of funds.'),
  units_outstanding: SUMMARY_FIGURES.units_outstanding,
});

const PROFILE_MEMBERS = {
  launch_date: dateOrNull('Launch.'),
  inception_date: dateOrNull('Inception.'),
  maturity_date: dateOrNull('Maturity.'),
  benchmark: textOrNull('Benchmark.'),
  old_benchmark: textOrNull('Benchmark before a change.'),
  new_benchmark: textOrNull('Benchmark after a change.'),
  benchmark_effective_date: dateOrNull('Date of the change of benchmark.'),
  risk_of_principal_erosion: textOrNull('Risk of principal erosion.'),
  pricing_mechanism: textOrNull('Pricing mechanism.'),
  dealing_days: textOrNull('Dealing days.'),
  dealing_time: textOrNull('Dealing time.'),
  cutoff_time: textOrNull('Cut-off time.'),
  settlement_period: textOrNull('Settlement period.'),
  leverage: textOrNull('Leverage.'),
  minimum_initial_investment_pkr: decimalOrNull(RUPEES, 'Minimum initial investment.'),
  minimum_subsequent_investment_pkr: decimalOrNull(RUPEES, 'Minimum subsequent investment.'),
  minimum_redemption_pkr: decimalOrNull(RUPEES, 'Minimum redemption.'),
  unit_classes: texts('Classes of units.'),
};

const FRAGMENT = schemaOf<Readonly<Record<string, unknown>>>(
  record('ReportFragment', 'The facts about the fund on one page of a document, as printed.', {
    id: id('Public id of the fragment: the report_id of its rows.'),
    page_number: PAGE_MEMBERS.page_number,
    schema_version: text('Version of the fragment schema.'),
    data_version: integer('Version of the report that it was promoted with.'),
    promoted_at: timestamp('Time of that promotion.'),
    report_date: dateOrNull('The last day of the month.'),
    report_month: textOrNull('The month, for example 2026-06.'),
    page_type: text('FUND_PAGE, or CONTINUATION for a further page about the fund.'),
    extraction_mode: text('How the text was obtained: TEXT_LAYER, OCR, IMPORTED or MODEL.'),
    ...Object.fromEntries(
      Object.entries(MEMBERS)
        .filter(([name]) => !name.startsWith('report_'))
        .map(([name, member]) => [name, schemaOf<unknown>(memberSchema(member, wordsOf(name)))]),
    ),
  }),
);

function wordsOf(name: string): string {
  return `As printed on the page: ${name.replace(/_raw$/, '').replaceAll('_', ' ')}.`;
}

const SUB_FUND_ROW = record('ReportSubFund', "A sub-fund named on the page of a scheme's report.", {
  sub_fund_key: text('Key of the sub-fund in the rows of the report.'),
  sub_fund_name_raw: textOrNull('Name as printed.'),
  fund: orNull(FUND_REFERENCE, 'Fund in the registry; null if none matched.'),
  asset_class: oneOfOrNull(VPS_ASSET_CLASSES, 'Asset class; null for a plan.'),
  nav_per_unit: decimalOrNull(PER_UNIT, 'NAV as printed.'),
  net_assets_pkr: decimalOrNull(RUPEES, 'Net assets in rupees.'),
  row_order: integer('Position of the row in its section, starting at 1.'),
  ...PAGE_MEMBERS,
});

const SOURCE_ROW = record('ReportSource', 'A source page of the report.', {
  ...PAGE_MEMBERS,
  document: textOrNull('URL or file name of the document.'),
  document_sha256: textOrNull('SHA-256 of the document; null for a report promoted before it was stored.'),
  published_url: textOrNull('Address at which the document was published; null if unknown.'),
  promoted_at: timestamp('Time at which this version was promoted.'),
  data_version: integer('Version of the report.'),
});

const SECTION_STATE = record('SectionState', 'State of a section.', {
  status: STATUS,
  row_count: integer('Number of rows in the section.', UNITS),
  withheld_row_count: integer('Rows withheld for review; a notes row with note_kind WITHHELD gives the reason.', UNITS),
});
type SectionState = Static<typeof SECTION_STATE>;

const STATES = record(
  'SectionStates',
  'State of every section, whether requested or not.',
  Object.fromEntries(REPORT_SECTIONS.map((name) => [name, described(SECTION_STATE, `State of ${name}.`)])) as Record<
    ReportSection,
    Schema<SectionState>
  >,
);

const optional = <Of extends Schema>(schema: Of) => new Optional(schema);
const sectionOf = <Section extends RowSection>(section: Section) =>
  optional(listOf(ROWS[section].row, `Rows of ${section}; absent if not requested.`));

export const REPORT = record(
  'Report',
  'A complete report: the facts about one fund and month, each with its source page.',
  {
    id: id('Public id of the report.'),
    report_ids: REPORT_IDS,
    fund: described(REPORT_FUND, 'The fund.'),
    report_date: REPORT_DATE,
    currency: AMOUNT_CURRENCY,
    data_version: integer('Version of the report, starting at 1; a version never changes.'),
    identity: described(IDENTITY, 'Names and classification as reported.'),
    fund_size: described(FUND_SIZE, 'Prices and sizes.'),
    profile: record('ReportProfile', 'Terms of the fund as reported.', PROFILE_MEMBERS),
    report_fragments: listOf(FRAGMENT, 'The facts of each page.'),
    sub_funds: optional(listOf(SUB_FUND_ROW, 'Sub-funds of the scheme; absent if not requested.')),
    reported_returns: sectionOf('reported_returns'),
    allocations: sectionOf('allocations'),
    holdings: sectionOf('holdings'),
    metrics: sectionOf('metrics'),
    fees: sectionOf('fees'),
    ratings: sectionOf('ratings'),
    parties: sectionOf('parties'),
    special_terms: sectionOf('special_terms'),
    compliance: sectionOf('compliance'),
    notes: sectionOf('notes'),
    source: optional(listOf(SOURCE_ROW, 'Source pages; absent if not requested.')),
    sections: described(STATES, 'State of every section.'),
    available_expansions: texts('Values of the parameter include.'),
  },
);

export type Report = Static<typeof REPORT>;

export const REPORT_LISTING = record('ReportListing', 'A promoted report.', {
  id: id('Public id of the report.'),
  report_date: date('Date of the report, for the path of the report.'),
  data_version: integer('Current version.'),
  promoted_at: timestamp('Time at which that version was promoted.'),
  report_ids: REPORT_IDS,
  documents: DOCUMENTS,
});

export type ReportListing = Static<typeof REPORT_LISTING>;

export const REVISION = record('ReportRevision', 'A version of a report.', {
  data_version: integer('Version, starting at 1.'),
  is_current: flag('Whether it is the version returned without data_version.'),
  promoted_at: timestamp('Time of promotion.'),
  report_ids: REPORT_IDS,
  content_hash: text('Hash of the content.'),
  changed_sections: texts('Sections that differ from the previous version; for the first version, all its sections.'),
  documents: DOCUMENTS,
});

export type ReportRevision = Static<typeof REVISION>;

const SUMMARY_BESIDE_FUND = {
  report_ids: REPORT_IDS,
  report_date: REPORT_DATE,
  data_version: integer('Version of the report.'),
  currency: AMOUNT_CURRENCY,
  ...SUMMARY_FIGURES,
  benchmark: textOrNull('Benchmark as reported.'),
  risk_profile_as_reported: textOrNull('Risk profile as reported.'),
};
const SUMMARY_MEMBERS = { fund: described(FUND_REFERENCE, 'The fund.'), ...SUMMARY_BESIDE_FUND };

export const SNAPSHOT = record('Snapshot', 'Summary of a report.', SUMMARY_MEMBERS);
export type Snapshot = Static<typeof SNAPSHOT>;

const { benchmark: _inSummary, ...PROFILE_BESIDE } = PROFILE_MEMBERS;
const plainOf = <Section extends RowSection>(section: Section) =>
  optional(listOf(ROWS[section].plain, `Rows of ${section}; present if the expansion was requested.`));

export const EXPANDED_SNAPSHOT = record('ExpandedSnapshot', 'Summary of a report with the requested expansions.', {
  ...SUMMARY_MEMBERS,
  ...(Object.fromEntries(Object.entries(PROFILE_BESIDE).map(([name, schema]) => [name, optional(schema)])) as {
    [Name in keyof typeof PROFILE_BESIDE]: Optional<(typeof PROFILE_BESIDE)[Name]>;
  }),
  reported_returns: plainOf('reported_returns'),
  metrics: plainOf('metrics'),
  allocations: plainOf('allocations'),
  holdings: plainOf('holdings'),
  fees: plainOf('fees'),
  ratings: plainOf('ratings'),
  compliance: plainOf('compliance'),
  notes: plainOf('notes'),
});

export type ExpandedSnapshot = Static<typeof EXPANDED_SNAPSHOT>;

const SUB_FUND_SNAPSHOT = record('SubFundSnapshot', 'Summary of the newest report of one sub-fund.', {
  ...SUB_FUND_MEMBERS,
  ...SUMMARY_BESIDE_FUND,
});

export const VPS_SNAPSHOT = record(
  'VpsSnapshot',
  'The newest snapshot of each sub-fund of a voluntary pension scheme.',
  {
    family: described(FAMILY_REFERENCE, 'The scheme.'),
    sub_funds: listOf(SUB_FUND_SNAPSHOT, 'Snapshots, ordered by asset class.'),
    missing_sub_funds: listOf(FUND_REFERENCE, 'Sub-funds without a promoted report.'),
  },
);

export type VpsSnapshot = Static<typeof VPS_SNAPSHOT>;
export type SubFundSnapshot = Static<typeof SUB_FUND_SNAPSHOT>;

/** Schemas of the newest rows of one section, and of their history, under this title. */
export function sectionSchemas(title: string, section: RowSection, isTyped: boolean) {
  // Only allocations have this member.
  const type = (isTyped ? { allocation_type: text('What the rows break down, as requested.') } : {}) as {
    allocation_type: Optional<Schema<string>>;
  };
  const list = listOf(ROWS[section].row, 'Rows, in page order.');
  const fund = described(FUND_REFERENCE, 'The fund.');
  const ofSection = { section: oneOf([section], 'The section.'), ...type };
  const head = { report_date: REPORT_DATE, data_version: integer('Version of the report.') };
  return {
    latest: record(`Latest${title}`, 'Rows of the newest report.', {
      fund,
      ...head,
      currency: AMOUNT_CURRENCY,
      ...ofSection,
      status: STATUS,
      rows: list,
    }),
    history: record(`${title}History`, 'Rows of every report of a window, newest first.', {
      fund,
      ...ofSection,
      from: dateOrNull('First day of the window; null if not limited.'),
      to: dateOrNull('Last day of the window; null if not limited.'),
      reports: listOf(
        record(`${title}OfReport`, 'Rows of one report.', { ...head, status: STATUS, rows: list }),
        'All promoted reports of the window.',
      ),
    }),
  };
}

export type LatestSection = Static<ReturnType<typeof sectionSchemas>['latest']>;
export type SectionHistory = Static<ReturnType<typeof sectionSchemas>['history']>;

import { Type } from 'typebox';
import type { Static, TOptional, TSchema, TUnsafe } from 'typebox';
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
  moment,
  oneOf,
  oneOfOrNull,
  orNull,
  record,
  text,
  textOrNull,
  texts,
} from './members.ts';
import { AMC_REFERENCE, ASSOCIATION_FUND_ID, FAMILY_REFERENCE, FUND_REFERENCE } from './registry.ts';
import { memberSchema, ROWS } from './report-rows.ts';
import type { RowSection } from './report-rows.ts';

const RUPEES = 'PKR';
const PER_UNIT = 'PKR per unit';
const UNITS = { 'x-unit': 'rows' };
const STATUS = oneOf(
  ['AVAILABLE', 'NOT_REPORTED'],
  'AVAILABLE with rows; NOT_REPORTED without, which says nothing of what the fund holds.',
);

const REPORT_FUND = record('ReportFund', 'The fund of a report.', {
  id: id('Public id of the fund.'),
  slug: text('Slug of the registry.'),
  name: text('Current name.'),
  association_fund_id: ASSOCIATION_FUND_ID,
  amc: orNull(AMC_REFERENCE, 'The asset management company; null where no source names one.'),
});

const IDENTITY = record('ReportIdentity', 'The fund as the report calls it.', {
  fund_name_as_reported: textOrNull('Name.'),
  fund_short_name_as_reported: textOrNull('Short name.'),
  parent_fund_name_as_reported: textOrNull('Fund that the plan belongs to.'),
  plan_name_as_reported: textOrNull('Plan.'),
  fund_type_as_reported: textOrNull('Type.'),
  category_as_reported: textOrNull('Category.'),
  risk_profile_as_reported: textOrNull('Risk profile.'),
  is_shariah_compliant: flagOrNull('Shariah compliant; null where the report does not say.'),
  is_plan: flagOrNull('A plan of a fund; null where the report does not say.'),
  is_pension_scheme: flagOrNull('A pension scheme; null where the report does not say.'),
  is_etf: flagOrNull('Exchange traded; null where the report does not say.'),
});

const SUMMARY_FIGURES = {
  nav_per_unit: decimalOrNull(PER_UNIT, 'NAV as the report prints it.'),
  net_assets_pkr: decimalOrNull(RUPEES, 'Net assets in rupees.'),
  fund_size_pkr: decimalOrNull(RUPEES, 'Fund size in rupees.'),
  units_outstanding: decimalOrNull('units', 'Units outstanding.'),
};

const FUND_SIZE = record('ReportFundSize', 'Prices and sizes that the report states, in rupees.', {
  nav_per_unit: SUMMARY_FIGURES.nav_per_unit,
  nav_date: dateOrNull('The day of that NAV.'),
  offer_price: decimalOrNull(PER_UNIT, 'Offer price.'),
  redemption_price: decimalOrNull(PER_UNIT, 'Redemption price.'),
  repurchase_price: decimalOrNull(PER_UNIT, 'Repurchase price.'),
  market_price: decimalOrNull(PER_UNIT, 'Market price.'),
  net_assets_pkr: SUMMARY_FIGURES.net_assets_pkr,
  fund_size_pkr: SUMMARY_FIGURES.fund_size_pkr,
  fund_size_including_fof_pkr: decimalOrNull(RUPEES, 'Fund size with the investments of funds of funds.'),
  fund_size_excluding_fof_pkr: decimalOrNull(RUPEES, 'Fund size without the investments of funds of funds.'),
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
  benchmark_effective_date: dateOrNull('Day of that change.'),
  risk_of_principal_erosion: textOrNull('Risk of principal erosion.'),
  pricing_mechanism: textOrNull('Pricing mechanism.'),
  dealing_days: textOrNull('Dealing days.'),
  dealing_time: textOrNull('Dealing time.'),
  cutoff_time: textOrNull('Cut-off time.'),
  settlement_period: textOrNull('Settlement period.'),
  leverage: textOrNull('Leverage.'),
  minimum_initial_investment_pkr: decimalOrNull(RUPEES, 'Least first investment.'),
  minimum_subsequent_investment_pkr: decimalOrNull(RUPEES, 'Least further investment.'),
  minimum_redemption_pkr: decimalOrNull(RUPEES, 'Least redemption.'),
  unit_classes: texts('Classes of units.'),
};

const FRAGMENT = Type.Unsafe<Readonly<Record<string, unknown>>>(
  record('ReportFragment', 'What one page of a document says of the fund, as it stands there.', {
    id: id('Public id of the fragment: the report_id of its rows.'),
    page_number: integer('Page of the document, from 1.'),
    schema_version: text('Version of the fragment schema it was read by.'),
    data_version: integer('Version of the report it was promoted with.'),
    promoted_at: moment('When that was.'),
    report_date: dateOrNull('The last day of the month.'),
    report_month: textOrNull('The month: 2026-06.'),
    page_type: text('FUND_PAGE, or CONTINUATION for a later page of the fund.'),
    extraction_mode: text('How the words were won: TEXT_LAYER, OCR, IMPORTED or MODEL.'),
    ...Object.fromEntries(
      Object.entries(MEMBERS)
        .filter(([name]) => !name.startsWith('report_'))
        .map(([name, member]) => [name, Type.Unsafe<unknown>(memberSchema(member, wordsOf(name)))]),
    ),
  }),
);

function wordsOf(name: string): string {
  return `As printed on the page: ${name.replace(/_raw$/, '').replaceAll('_', ' ')}.`;
}

const SUB_FUND_ROW = record('ReportSubFund', 'A sub-fund that a page of a scheme names.', {
  sub_fund_key: text('Key of the sub-fund in the rows of the report.'),
  sub_fund_name_raw: textOrNull('Name as printed.'),
  fund: orNull(FUND_REFERENCE, 'The fund of the registry; null where none matched.'),
  asset_class: oneOfOrNull(VPS_ASSET_CLASSES, 'Asset class; null for a plan.'),
  nav_per_unit: decimalOrNull(PER_UNIT, 'NAV as printed.'),
  net_assets_pkr: decimalOrNull(RUPEES, 'Net assets in rupees.'),
  row_order: integer('Place of the row in its section, from 1.'),
  report_id: id('The fragment the row comes from.'),
  page_number: integer('Page of the document, from 1.'),
});

const SOURCE_ROW = record('ReportSource', 'A page that the report was read from.', {
  report_id: id('The fragment.'),
  page_number: integer('Page of the document, from 1.'),
  document: textOrNull('The document: its address or its name.'),
  promoted_at: moment('When this version was promoted.'),
  data_version: integer('Version of the report.'),
});

const SECTION_STATE = record('SectionState', 'State of a section.', {
  status: STATUS,
  row_count: integer('Rows of the section.', UNITS),
});
type SectionState = Static<typeof SECTION_STATE>;

const STATES = record(
  'SectionStates',
  'State of every section, asked for or not.',
  Object.fromEntries(REPORT_SECTIONS.map((name) => [name, described(SECTION_STATE, `State of ${name}.`)])) as Record<
    ReportSection,
    TUnsafe<SectionState>
  >,
);

const optional = <Schema extends TSchema>(schema: Schema) => Type.Optional(schema);
const sectionOf = <Section extends RowSection>(section: Section) =>
  optional(listOf(ROWS[section].row, `Rows of ${section}; absent when not asked for.`));

export const REPORT = record('Report', 'A complete report: the facts of one fund and month, with where they stand.', {
  id: id('Public id of the report.'),
  report_ids: texts('Ids of its fragments.'),
  fund: described(REPORT_FUND, 'The fund.'),
  report_date: date('The last day of the month.'),
  currency: text('Currency of all amounts.'),
  data_version: integer('Version of the report, from 1; a version never changes.'),
  identity: described(IDENTITY, 'What the report calls the fund.'),
  fund_size: described(FUND_SIZE, 'Prices and sizes.'),
  profile: record('ReportProfile', 'Terms of the fund as reported.', PROFILE_MEMBERS),
  report_fragments: listOf(FRAGMENT, 'The pages it was read from.'),
  sub_funds: optional(listOf(SUB_FUND_ROW, 'Sub-funds of the scheme; absent when not asked for.')),
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
  source: optional(listOf(SOURCE_ROW, 'Where it was read; absent when not asked for.')),
  sections: described(STATES, 'State of every section.'),
  available_expansions: texts('Values that include takes.'),
});

export type Report = Static<typeof REPORT>;

export const REPORT_LISTING = record('ReportListing', 'A report that can be read.', {
  id: id('Public id of the report.'),
  report_date: date('The date to read it by.'),
  data_version: integer('Its current version.'),
  promoted_at: moment('When that version was promoted.'),
  report_ids: texts('Ids of its fragments.'),
  documents: texts('The documents it was read from.'),
});

export type ReportListing = Static<typeof REPORT_LISTING>;

export const REVISION = record('ReportRevision', 'A version of a report.', {
  data_version: integer('Version, from 1.'),
  is_current: flag('The version that is served without data_version.'),
  promoted_at: moment('When it was promoted.'),
  report_ids: texts('Ids of its fragments.'),
  content_hash: text('Names what it says.'),
  changed_sections: texts('What differs from the version before; of the first version, the sections it has.'),
  documents: texts('The documents it was read from.'),
});

export type ReportRevision = Static<typeof REVISION>;

const SUMMARY_BESIDE_FUND = {
  report_ids: texts('Ids of the fragments of the report.'),
  report_date: date('The last day of the month.'),
  data_version: integer('Version of the report.'),
  currency: text('Currency of all amounts.'),
  ...SUMMARY_FIGURES,
  benchmark: textOrNull('Benchmark as reported.'),
  risk_profile_as_reported: textOrNull('Risk profile as reported.'),
};
const SUMMARY_MEMBERS = { fund: described(FUND_REFERENCE, 'The fund.'), ...SUMMARY_BESIDE_FUND };

export const SNAPSHOT = record('Snapshot', 'The summary of a report.', SUMMARY_MEMBERS);
export type Snapshot = Static<typeof SNAPSHOT>;

const { benchmark: _inSummary, ...PROFILE_BESIDE } = PROFILE_MEMBERS;
const plainOf = <Section extends RowSection>(section: Section) =>
  optional(listOf(ROWS[section].plain, `Rows of ${section}, where the expansion was asked for.`));

export const EXPANDED_SNAPSHOT = record('ExpandedSnapshot', 'The summary of a report with the expansions asked for.', {
  ...SUMMARY_MEMBERS,
  ...(Object.fromEntries(Object.entries(PROFILE_BESIDE).map(([name, schema]) => [name, optional(schema)])) as {
    [Name in keyof typeof PROFILE_BESIDE]: TOptional<(typeof PROFILE_BESIDE)[Name]>;
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

const SUB_FUND_SNAPSHOT = record('SubFundSnapshot', 'The summary of the newest report of one sub-fund.', {
  fund: described(FUND_REFERENCE, 'The sub-fund.'),
  asset_class: oneOfOrNull(VPS_ASSET_CLASSES, 'What it invests in; null where unknown.'),
  ...SUMMARY_BESIDE_FUND,
});

export const VPS_SNAPSHOT = record(
  'VpsSnapshot',
  'The newest snapshot of each sub-fund of a voluntary pension scheme.',
  {
    family: described(FAMILY_REFERENCE, 'The scheme.'),
    sub_funds: listOf(SUB_FUND_SNAPSHOT, 'Snapshots, by asset class.'),
    missing_sub_funds: listOf(FUND_REFERENCE, 'Sub-funds without a promoted report.'),
  },
);

export type VpsSnapshot = Static<typeof VPS_SNAPSHOT>;
export type SubFundSnapshot = Static<typeof SUB_FUND_SNAPSHOT>;

/** The newest rows of one section, and their history, under this title. */
export function sectionSchemas(title: string, section: RowSection, isTyped: boolean) {
  // Of all sections, the allocations alone have this member.
  const type = (isTyped ? { allocation_type: text('What is divided, as asked.') } : {}) as {
    allocation_type: TOptional<TUnsafe<string>>;
  };
  const list = listOf(ROWS[section].row, 'Rows, in page order.');
  const common = { fund: described(FUND_REFERENCE, 'The fund.') };
  const head = { report_date: date('The last day of the month.'), data_version: integer('Version of the report.') };
  return {
    latest: record(`Latest${title}`, 'The rows of the newest report.', {
      ...common,
      ...head,
      currency: text('Currency of all amounts.'),
      section: oneOf([section], 'The section.'),
      ...type,
      status: STATUS,
      rows: list,
    }),
    history: record(`${title}History`, 'The rows of every report of a window, newest first.', {
      ...common,
      section: oneOf([section], 'The section.'),
      ...type,
      from: dateOrNull('First day of the window; null for none.'),
      to: dateOrNull('Last day of the window; null for none.'),
      reports: listOf(
        record(`${title}OfReport`, 'The rows of one report.', { ...head, status: STATUS, rows: list }),
        'Whole reports.',
      ),
    }),
  };
}

export type LatestSection = Static<ReturnType<typeof sectionSchemas>['latest']>;
export type SectionHistory = Static<ReturnType<typeof sectionSchemas>['history']>;

import { REPORT_SECTIONS } from '#domain/fragment-members.ts';
import type { ReportSection } from '#domain/fragment-members.ts';
import type { Scope } from '#domain/vocabularies.ts';
import { UPDATES } from '#payloads/feed.ts';
import { FUND } from '#payloads/registry.ts';
import { REPORT, REPORT_LISTING } from '#payloads/reports.ts';
import { NAV_HISTORY, PAYOUT_HISTORY } from '#payloads/series.ts';
import { columnsOf, itemsOf } from './columns.ts';
import type { Column, Renaming } from './columns.ts';
import { readPartRows, readReportRows } from './rows-of-reports.ts';
import { readEventRows, readFundRows, readNavRows, readPayoutRows } from './rows-of-series.ts';
import type { Batch, Source } from './rows-of-series.ts';

/** One table of an export. */
export interface Dataset {
  /** Name of the table, and of its files without their ending. */
  readonly name: string;
  readonly description: string;
  readonly columns: readonly Column[];
  /** An increment replaces the rows with equal values of these columns. */
  readonly replace_by: readonly string[];
  /** The table whose `replace_by` values to replace, if another one than this. */
  readonly replaced_with?: string;
  /** The column with the date of the data. */
  readonly date: string;
  /** Scope of the operations that serve the same values. */
  readonly scope: Scope;
  /** Operation of the API that serves the same values. */
  readonly operation: string;
  /** Whether `as_of` selects its rows; registry data is always current. */
  readonly is_point_in_time: boolean;
  read(source: Source): AsyncIterable<Batch>;
}

const FUND_SLUG = fixed('fund_slug', 'text', 'Slug of the fund: `slug` of the table funds.');
const REPORT_COLUMNS: readonly Column[] = [
  { ...FUND_SLUG, path: ['report', 'fund_slug'] },
  fixed('report_date', 'date', 'The last day of the month of the report.', ['report', 'report_date']),
  fixed('data_version', 'integer', 'Version of the report.', ['report', 'data_version']),
];

function fixed(name: string, type: Column['type'], description: string, path: readonly string[] = [name]): Column {
  return { name, type, unit: null, is_nullable: false, description, path };
}

const FUNDS: Dataset = {
  name: 'funds',
  description: 'Registry records of all funds, of every lifecycle status, ordered by slug.',
  columns: columnsOf(FUND, { family_family_type: 'family_type' }),
  replace_by: ['slug'],
  date: 'latest_nav_date',
  scope: 'funds:read',
  operation: 'listFunds',
  is_point_in_time: false,
  read: readFundRows,
};

const NAVS: Dataset = {
  name: 'navs',
  description: 'NAV observations, one row per fund and date, ordered by fund and date.',
  // Names and ids of funds are in the table funds: repeated in every row, they would be most of the bytes.
  columns: columnsOf(itemsOf(NAV_HISTORY.properties.navs), {
    fund_id: null,
    fund_name: null,
    association_fund_id: null,
  }),
  replace_by: ['fund_slug', 'nav_date'],
  date: 'nav_date',
  scope: 'nav:read',
  operation: 'readNavHistory',
  is_point_in_time: true,
  read: readNavRows,
};

const PAYOUTS: Dataset = {
  name: 'payouts',
  description: 'Observed payouts, ordered by fund and date. A fund without rows may still have paid out.',
  columns: [
    FUND_SLUG,
    ...columnsOf(itemsOf(PAYOUT_HISTORY.properties.payouts)),
    fixed('currency', 'text', 'Currency of all amounts.'),
  ],
  replace_by: ['id'],
  date: 'payout_date',
  scope: 'nav:read',
  operation: 'readPayouts',
  is_point_in_time: true,
  read: readPayoutRows,
};

const BY_REPORT = ['fund_slug', 'report_date'];

const REPORTS: Dataset = {
  name: 'reports',
  description: 'Fund manager reports: identity, sizes and profile as reported, and the state of every section.',
  columns: reportColumns(),
  replace_by: BY_REPORT,
  date: 'report_date',
  scope: 'fmr:read',
  operation: 'readReport',
  is_point_in_time: true,
  read: readReportRows,
};

/** The objects inside a report become columns of their members; `sections.fees.status` becomes `fees_status`. */
function reportColumns(): Column[] {
  const { id, report_ids, report_date, currency, data_version, identity, fund_size, profile, sections } =
    REPORT.properties;
  const { promoted_at, documents } = REPORT_LISTING.properties;
  const members = { id, report_ids, report_date, currency, data_version, promoted_at, documents };
  const inner = columnsOf({ properties: { identity, fund_size, profile, sections } });
  return [
    FUND_SLUG,
    ...columnsOf({ properties: members }),
    ...inner.map((column) => ({ ...column, name: column.path.slice(1).join('_') })),
  ];
}

const SECTION_WORDS: Readonly<Record<ReportSection, string>> = {
  sub_funds: "Sub-funds named on the pages of a scheme's reports.",
  reported_returns: 'Returns stated in reports.',
  allocations: 'Allocations stated in reports: assets, sectors, credit quality and others, by allocation_type.',
  holdings: 'Holdings listed in reports, usually the largest ones only.',
  metrics: 'Statistics stated in reports.',
  fees: 'Fees, loads and expense ratios stated in reports.',
  ratings: 'Ratings of funds and managers stated in reports.',
  parties: 'Persons and firms named in reports.',
  special_terms: 'Special terms of funds, in the words of reports.',
  compliance: 'Exposures beyond a limit stated in reports.',
  notes: 'Footnotes and statements of reports, and notes about withheld or omitted values.',
  source: 'Source pages of reports.',
};

// Members that have the name of a column that names the report.
const SECTION_NAMES: Readonly<Partial<Record<ReportSection, Renaming>>> = {
  sub_funds: { fund_id: 'sub_fund_id', fund_slug: 'sub_fund_slug', fund_name: 'sub_fund_name' },
  source: { data_version: 'page_data_version' },
};

function sectionDataset(section: ReportSection): Dataset {
  const list: unknown = REPORT.properties[section];
  return reportTable(`report_${section}`, section, SECTION_WORDS[section], list, SECTION_NAMES[section]);
}

function reportTable(name: string, part: string, description: string, list: unknown, renaming?: Renaming): Dataset {
  return {
    name,
    description: `${description} Ordered by fund, date and page.`,
    columns: [
      ...REPORT_COLUMNS,
      ...columnsOf(itemsOf(list), renaming).map((column) => ({ ...column, path: ['row', ...column.path] })),
    ],
    replace_by: BY_REPORT,
    replaced_with: REPORTS.name,
    date: 'report_date',
    scope: 'fmr:read',
    operation: 'readReport',
    is_point_in_time: true,
    read: (source) => readPartRows(source, part),
  };
}

const FRAGMENTS = reportTable(
  'report_fragments',
  'report_fragments',
  'The facts of each page of a report, as printed.',
  REPORT.properties.report_fragments,
  { id: 'report_id', report_date: 'page_report_date', data_version: 'page_data_version' },
);

const EVENTS: Dataset = {
  name: 'events',
  description: 'The updates feed, in its order.',
  columns: [
    fixed('event_number', 'integer', 'Position in the feed, starting at 1.'),
    ...columnsOf(itemsOf(UPDATES.properties.events), { fund_id: null, fund_name: null }),
  ],
  replace_by: ['id'],
  date: 'effective_date',
  scope: 'updates:read',
  operation: 'listUpdates',
  is_point_in_time: true,
  read: readEventRows,
};

/** Every table of an export, in the order in which they are written. */
export const DATASETS: readonly Dataset[] = [
  FUNDS,
  NAVS,
  PAYOUTS,
  REPORTS,
  ...REPORT_SECTIONS.map(sectionDataset),
  FRAGMENTS,
  EVENTS,
];

import type { Scope } from '#domain/vocabularies.ts';
import type { AllocationType } from '#domain/fragment-terms.ts';
import { ALLOCATION_TYPES } from '#domain/fragment-terms.ts';
import { readLatestSection, readSectionHistory } from '#reads/read-section.ts';
import { defineOperation } from '#http/operation.ts';
import type { Operation } from '#http/operation.ts';
import { AS_OF, FUND_SLUG, MF, day } from './shared-parameters.ts';
import { withDefault, filter } from '#http/parameter.ts';
import { sectionSchemas } from '#payloads/reports.ts';
import type { ReportRow, RowSection } from '#payloads/report-rows.ts';
import { SAMPLE_ROWS } from '#http/schemas/report-samples.ts';
import { SAMPLE_FUND_REFERENCE } from '#http/schemas/samples.ts';

/** An operation that reads one section: of the newest report, or of every report of a window. */
interface SectionRead {
  readonly id: string;
  /** The last part of the path, after that of the fund. */
  readonly path: string;
  readonly title: string;
  /** The name of the rows in a sentence. */
  readonly rows: string;
  readonly section: RowSection;
  readonly reads: 'latest' | 'history';
  /** The default of allocation_type; absent for the other sections. */
  readonly allocation_type?: AllocationType;
  readonly scopes?: readonly [Scope, ...Scope[]];
}

const ASSETS = {
  title: 'AssetAllocation',
  rows: 'the asset allocation',
  section: 'allocations',
  allocation_type: 'ASSET_ALLOCATION',
} as const;
const CREDIT = {
  title: 'CreditQuality',
  rows: 'the credit quality',
  section: 'allocations',
  allocation_type: 'CREDIT_QUALITY',
} as const;
const SECTORS = {
  title: 'SectorAllocation',
  rows: 'the sector allocation',
  section: 'allocations',
  allocation_type: 'SECTOR_ALLOCATION',
} as const;
const HOLDINGS = { title: 'Holdings', rows: 'the holdings', section: 'holdings' } as const;

/** The section operations, in the order of the contract: they differ by data only. */
const SECTION_READS: readonly SectionRead[] = [
  { id: 'readLatestAssetAllocation', path: 'asset-allocation/latest', reads: 'latest', ...ASSETS },
  { id: 'readAssetAllocationHistory', path: 'asset-allocation/history', reads: 'history', ...ASSETS },
  { id: 'readLatestCreditQuality', path: 'credit-quality/latest', reads: 'latest', ...CREDIT },
  { id: 'readCreditQualityHistory', path: 'credit-quality/history', reads: 'history', ...CREDIT },
  { id: 'readLatestSectorAllocation', path: 'sector-allocation/latest', reads: 'latest', ...SECTORS },
  { id: 'readSectorAllocationHistory', path: 'sector-allocation/history', reads: 'history', ...SECTORS },
  { id: 'readLatestHoldings', path: 'holdings/latest', reads: 'latest', ...HOLDINGS },
  { id: 'readHoldingsHistory', path: 'holdings/history', reads: 'history', ...HOLDINGS },
  {
    id: 'readLatestCompliance',
    path: 'compliance/latest',
    reads: 'latest',
    title: 'Compliance',
    rows: 'the compliance rows',
    section: 'compliance',
  },
  {
    id: 'readLatestRatings',
    path: 'ratings/latest',
    reads: 'latest',
    title: 'Ratings',
    rows: 'the ratings',
    section: 'ratings',
  },
  { id: 'readFees', path: 'fees', reads: 'history', title: 'Fees', rows: 'the fees', section: 'fees' },
  // The contract states two scopes; either grants access.
  {
    id: 'readReportedReturns',
    path: 'reported-returns',
    reads: 'history',
    title: 'ReportedReturns',
    rows: 'the reported returns',
    section: 'reported_returns',
    scopes: ['fmr:read', 'funds:read'],
  },
  {
    id: 'readReportedMetrics',
    path: 'reported-metrics',
    reads: 'history',
    title: 'ReportedMetrics',
    rows: 'the reported metrics',
    section: 'metrics',
  },
  { id: 'readParties', path: 'parties', reads: 'history', title: 'Parties', rows: 'the parties', section: 'parties' },
  {
    id: 'readSpecialTerms',
    path: 'special-terms',
    reads: 'history',
    title: 'SpecialTerms',
    rows: 'the special terms',
    section: 'special_terms',
  },
  { id: 'readNotes', path: 'notes', reads: 'history', title: 'Notes', rows: 'the notes', section: 'notes' },
];

const OF_REPORT = { report_date: '2026-07-31', data_version: 1 };

function commonOf({ id, path, scopes }: SectionRead) {
  return {
    id,
    method: 'GET',
    path: `${MF}/funds/{fund_slug}/${path}`,
    group: 'Reports',
    scopes: scopes ?? (['fmr:read'] as const),
    cost_units: 1,
    paging: 'none',
    isSelection: false,
  } as const;
}

/** Allocations can be filtered by type; the other sections have no such parameter. */
function typeParameter(allocation_type: AllocationType) {
  return {
    allocation_type: withDefault(
      filter(ALLOCATION_TYPES),
      allocation_type,
      'What the allocations break down; a value of the enums catalog.',
    ),
  };
}

function latestOperation(read: SectionRead): Operation {
  const { title, rows, section, allocation_type } = read;
  const definition = {
    ...commonOf(read),
    summary: `Get ${rows} of the newest report`,
    description:
      `Rows of the newest promoted report. A report without ${rows} has the state NOT_REPORTED, which does not mean ` +
      'that the fund has none; a fund without any report returns 404.',
    payload: sectionSchemas(title, section, allocation_type !== undefined).latest,
    example: {
      fund: SAMPLE_FUND_REFERENCE,
      ...OF_REPORT,
      currency: 'PKR',
      section,
      ...(allocation_type && { allocation_type }),
      status: 'AVAILABLE' as const,
      rows: [exampleRow(read)],
    },
  };
  if (allocation_type === undefined) {
    return defineOperation({
      ...definition,
      parameters: { path: { fund_slug: FUND_SLUG }, query: { as_of: AS_OF }, body: null },
      answer: async ({ reader }, values) =>
        reader.answer((view) => readLatestSection(view, { ...values, section, allocation_type: null })),
    });
  }
  return defineOperation({
    ...definition,
    parameters: {
      path: { fund_slug: FUND_SLUG },
      query: { ...typeParameter(allocation_type), as_of: AS_OF },
      body: null,
    },
    answer: async ({ reader }, values) => reader.answer((view) => readLatestSection(view, { ...values, section })),
  });
}

const WINDOW = { from: day('Only reports of this date or later.'), to: day('Only reports of this date or earlier.') };

function historyOperation(read: SectionRead): Operation {
  const { title, rows, section, allocation_type } = read;
  const definition = {
    ...commonOf(read),
    summary: `Get ${rows} of every report`,
    description:
      'Rows of the promoted reports of a window, newest report first; without a window, of all promoted reports.',
    payload: sectionSchemas(title, section, allocation_type !== undefined).history,
    example: {
      fund: SAMPLE_FUND_REFERENCE,
      section,
      ...(allocation_type && { allocation_type }),
      from: null,
      to: null,
      reports: [{ ...OF_REPORT, status: 'AVAILABLE' as const, rows: [exampleRow(read)] }],
    },
  };
  if (allocation_type === undefined) {
    return defineOperation({
      ...definition,
      parameters: { path: { fund_slug: FUND_SLUG }, query: { ...WINDOW, as_of: AS_OF }, body: null },
      answer: async ({ reader }, values) =>
        reader.answer((view) => readSectionHistory(view, { ...values, section, allocation_type: null })),
    });
  }
  return defineOperation({
    ...definition,
    parameters: {
      path: { fund_slug: FUND_SLUG },
      query: { ...WINDOW, ...typeParameter(allocation_type), as_of: AS_OF },
      body: null,
    },
    answer: async ({ reader }, values) => reader.answer((view) => readSectionHistory(view, { ...values, section })),
  });
}

function exampleRow({ section, allocation_type }: SectionRead): ReportRow<RowSection> {
  return { ...SAMPLE_ROWS[section], ...(allocation_type && { allocation_type }) };
}

export const SECTION_OPERATIONS: readonly Operation[] = SECTION_READS.map((read) =>
  read.reads === 'latest' ? latestOperation(read) : historyOperation(read),
);

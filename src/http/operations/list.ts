import type { Operation } from '#http/operation.ts';
import { BULK_FUNDS, BULK_NAVS, BULK_SNAPSHOTS } from './bulk.ts';
import { LIST_COVERAGE, READ_CATALOG, READ_ENUMS_CATALOG, READ_FIELDS_CATALOG } from './catalog.ts';
import { LIST_LATEST_NAVS, LIST_NAVS_OF_DATE, READ_NAV_HISTORY, READ_PAYOUTS } from './nav-and-payouts.ts';
import {
  LIST_AMCS,
  LIST_CATEGORIES,
  LIST_FAMILIES,
  LIST_FUNDS,
  LIST_FUND_TYPES,
  LIST_VPS,
  READ_AMC,
  READ_FAMILY,
  READ_FUND,
  READ_VPS_ALLOCATIONS,
} from './registry.ts';
import {
  LIST_REPORTS,
  LIST_REVISIONS,
  LIST_SNAPSHOTS,
  READ_EVIDENCE,
  READ_LATEST_REPORT,
  READ_LATEST_SNAPSHOT,
  READ_REPORT,
  READ_VPS_SNAPSHOT,
} from './reports.ts';
import { SECTION_OPERATIONS } from './sections.ts';
import { LIST_UPDATES } from './updates.ts';

/**
 * The list of all operations, in the order of the contract. Router, validation, catalog, OpenAPI, reference and the
 * test of every operation are derived from it.
 */
export const OPERATIONS: readonly Operation[] = [
  READ_CATALOG,
  READ_FIELDS_CATALOG,
  READ_ENUMS_CATALOG,
  LIST_COVERAGE,
  LIST_UPDATES,
  LIST_AMCS,
  READ_AMC,
  LIST_FUNDS,
  READ_FUND,
  LIST_CATEGORIES,
  LIST_FUND_TYPES,
  LIST_FAMILIES,
  READ_FAMILY,
  LIST_VPS,
  READ_VPS_ALLOCATIONS,
  LIST_LATEST_NAVS,
  LIST_NAVS_OF_DATE,
  READ_NAV_HISTORY,
  READ_PAYOUTS,
  READ_LATEST_SNAPSHOT,
  LIST_SNAPSHOTS,
  LIST_REPORTS,
  READ_LATEST_REPORT,
  LIST_REVISIONS,
  READ_REPORT,
  READ_EVIDENCE,
  ...SECTION_OPERATIONS,
  READ_VPS_SNAPSHOT,
  BULK_FUNDS,
  BULK_NAVS,
  BULK_SNAPSHOTS,
];

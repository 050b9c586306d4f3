import type { Operation } from '#http/operation.ts';
import { LIST_REPORTS } from './list-reports.ts';
import { LIST_REVISIONS } from './list-revisions.ts';
import { LIST_SNAPSHOTS } from './list-snapshots.ts';
import { READ_LATEST_REPORT } from './read-latest-report.ts';
import { READ_LATEST_SNAPSHOT } from './read-latest-snapshot.ts';
import { READ_REPORT } from './read-report.ts';
import { READ_VPS_SNAPSHOT } from './read-vps-snapshot.ts';
import { BULK_SNAPSHOTS } from './bulk-snapshots.ts';
import { SECTION_OPERATIONS } from './section-reads.ts';
import { BULK_FUNDS } from './bulk-funds.ts';
import { BULK_NAVS } from './bulk-navs.ts';
import { LIST_AMCS } from './list-amcs.ts';
import { LIST_CATEGORIES } from './list-categories.ts';
import { LIST_COVERAGE } from './list-coverage.ts';
import { LIST_FAMILIES } from './list-families.ts';
import { LIST_FUND_TYPES } from './list-fund-types.ts';
import { LIST_FUNDS } from './list-funds.ts';
import { LIST_LATEST_NAVS } from './list-latest-navs.ts';
import { LIST_NAVS_OF_DATE } from './list-navs-of-date.ts';
import { LIST_UPDATES } from './list-updates.ts';
import { LIST_VPS } from './list-vps.ts';
import { READ_AMC } from './read-amc.ts';
import { READ_CATALOG } from './read-catalog.ts';
import { READ_ENUMS_CATALOG } from './read-enums-catalog.ts';
import { READ_FAMILY } from './read-family.ts';
import { READ_FIELDS_CATALOG } from './read-fields-catalog.ts';
import { READ_FUND } from './read-fund.ts';
import { READ_NAV_HISTORY } from './read-nav-history.ts';
import { READ_PAYOUTS } from './read-payouts.ts';
import { READ_VPS_ALLOCATIONS } from './read-vps-allocations.ts';

/**
 * The one list: router, validation, catalog, OpenAPI, reference and the test
 * that walks every operation are all made of it. In the order of the contract.
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
  ...SECTION_OPERATIONS,
  READ_VPS_SNAPSHOT,
  BULK_FUNDS,
  BULK_NAVS,
  BULK_SNAPSHOTS,
];

import type { Operation } from '#http/operation.ts';
import { BULK_FUNDS } from '#http/operations/bulk-funds.ts';
import { BULK_NAVS } from '#http/operations/bulk-navs.ts';
import { LIST_AMCS } from '#http/operations/list-amcs.ts';
import { LIST_CATEGORIES } from '#http/operations/list-categories.ts';
import { LIST_COVERAGE } from '#http/operations/list-coverage.ts';
import { LIST_FAMILIES } from '#http/operations/list-families.ts';
import { LIST_FUND_TYPES } from '#http/operations/list-fund-types.ts';
import { LIST_FUNDS } from '#http/operations/list-funds.ts';
import { LIST_LATEST_NAVS } from '#http/operations/list-latest-navs.ts';
import { LIST_NAVS_OF_DATE } from '#http/operations/list-navs-of-date.ts';
import { LIST_UPDATES } from '#http/operations/list-updates.ts';
import { LIST_VPS } from '#http/operations/list-vps.ts';
import { READ_AMC } from '#http/operations/read-amc.ts';
import { READ_CATALOG } from '#http/operations/read-catalog.ts';
import { READ_ENUMS_CATALOG } from '#http/operations/read-enums-catalog.ts';
import { READ_FAMILY } from '#http/operations/read-family.ts';
import { READ_FIELDS_CATALOG } from '#http/operations/read-fields-catalog.ts';
import { READ_FUND } from '#http/operations/read-fund.ts';
import { READ_NAV_HISTORY } from '#http/operations/read-nav-history.ts';
import { READ_PAYOUTS } from '#http/operations/read-payouts.ts';
import { READ_VPS_ALLOCATIONS } from '#http/operations/read-vps-allocations.ts';

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
  BULK_FUNDS,
  BULK_NAVS,
];

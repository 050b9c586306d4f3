import { proveBulkReads } from './bulk.ts';
import { proveEndpoints } from './endpoints.ts';
import { proveErrors } from './errors.ts';
import { proveResources } from './resources.ts';
import { eachReadService } from './support/installation.ts';

/**
 * Read-only rules of parts 2, 4 and 7 of the contract. They share one service per store, because starting the sample on
 * PostgreSQL copies 50,000 rows.
 */
eachReadService((service) => {
  proveResources(service);
  proveEndpoints(service);
  proveBulkReads(service);
  proveErrors(service);
});

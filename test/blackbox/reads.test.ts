import { proveBulkReads } from './bulk.ts';
import { proveEndpoints } from './endpoints.ts';
import { proveErrors } from './errors.ts';
import { proveResources } from './resources.ts';
import { eachReadService } from './support/installation.ts';

/** Parts 2, 4 and 7 of the contract, which only read: one service a store for all of them, since each start of the sample over PostgreSQL moves 50,000 rows. */
eachReadService((service) => {
  proveResources(service);
  proveEndpoints(service);
  proveBulkReads(service);
  proveErrors(service);
});

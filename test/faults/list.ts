import { CLOCK_STEPS } from './clock-steps.ts';
import { DATABASE_CUT, DATABASE_KILLED, DATABASE_SILENT, DATABASE_SLOW } from './database-faults.ts';
import { DISK_FULL, READ_ONLY } from './disk-faults.ts';
import type { Fault, FaultReport } from './fault.ts';
import { KILL_IMPORTER } from './kill-importer.ts';
import { KILL_SERVER } from './kill-server.ts';
import { LIMITER_CUT, LIMITER_FLUSHED, LIMITER_KILLED, LIMITER_SILENT, LIMITER_SLOW } from './limiter-faults.ts';
import { IMPORTER_PARTITIONED, NODE_PARTITIONED } from './partition.ts';
import { STORM } from './storm.ts';
import { TORN_ARCHIVE } from './torn-archive.ts';

/** Faults of one machine. They need only Node; the two disk faults also need root. */
export const LOCAL_FAULTS: readonly Fault[] = [
  KILL_IMPORTER,
  KILL_SERVER,
  DISK_FULL,
  READ_ONLY,
  TORN_ARCHIVE,
  CLOCK_STEPS,
];
/** Database faults, each on its own PostgreSQL server. */
export const DATABASE_FAULTS: readonly Fault[] = [DATABASE_KILLED, DATABASE_CUT, DATABASE_SLOW, DATABASE_SILENT];

/** Faults of the shared limiter, each on its own Valkey or Redis server. */
export const LIMITER_FAULTS: readonly Fault[] = [
  LIMITER_KILLED,
  LIMITER_CUT,
  LIMITER_SILENT,
  LIMITER_SLOW,
  LIMITER_FLUSHED,
];

/**
 * Two nodes with their own PostgreSQL and Valkey: one node or an importer is cut off, or everything happens at once.
 */
export const NODE_FAULTS: readonly Fault[] = [NODE_PARTITIONED, IMPORTER_PARTITIONED, STORM];

/** A trial that cannot finish counts as a broken guarantee. */
export async function tryFault(fault: Fault, moments: number, seed: number): Promise<FaultReport> {
  try {
    return await fault.run(moments, seed);
  } catch (thrown) {
    return {
      fault: fault.name,
      moments,
      held: [],
      violations: [thrown instanceof Error ? thrown.message : String(thrown)],
      recovery_ms: null,
    };
  }
}

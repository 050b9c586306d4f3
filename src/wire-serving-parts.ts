/** Opens all resources of one serving thread. */
import { join } from 'node:path';
import type { Access } from '#access/accounts.ts';
import { createActivity } from '#access/activity.ts';
import type { Activity } from '#access/activity.ts';
import { EXPLORER_UNITS_PER_MINUTE, createExplorer } from '#access/explorer.ts';
import type { Explorer } from '#access/explorer.ts';
import type { SharedBuckets } from '#access/limits-valkey.ts';
import { createBuckets } from '#access/limits.ts';
import { createOutbox, createSmtpMail } from '#access/mail.ts';
import type { Mail } from '#access/mail.ts';
import { deriveSecret, readInstallationSecret } from '#access/secret.ts';
import { systemClock } from '#base/clock.ts';
import type { Log } from '#base/log.ts';
import type { Metric } from '#base/metrics.ts';
import { ConnectionLimits } from '#http/connection-limits.ts';
import type { ListenAddress } from '#http/listen-address.ts';
import { figureOf, toSeriesMetrics, watchLoop } from '#http/process-metrics.ts';
import { createRequestMeter } from '#http/request-meter.ts';
import type { RequestMeter } from '#http/request-meter.ts';
import { openFactReader } from '#reads/fact-view.ts';
import type { FactReader } from '#reads/fact-view.ts';
import type { SeriesCachePort } from '#reads/series-cache.ts';
import { openFacts } from '#store/database.ts';
import type { DatabaseLocation } from '#store/database-location.ts';
import { databaseLocation } from '#store/database-location.ts';
import type { Config } from './config.ts';
import { openAccessPart } from './wire-parts.ts';

/** The address of a serving thread and the resources that it shares with the other threads of the service. */
export interface ThreadLocation extends ListenAddress {
  readonly seriesCachePort: SeriesCachePort;
  readonly buckets: { readonly keys: SharedArrayBuffer; readonly explorers: SharedArrayBuffer };
  /** Name of the channel over which threads exchange their metrics. */
  readonly metricsChannel: string;
}

export interface ServingParts {
  readonly access: Access;
  readonly activity: Activity;
  readonly buckets: SharedBuckets;
  readonly connections: ConnectionLimits;
  readonly explorer: Explorer;
  readonly mail: Mail;
  readonly meter: RequestMeter;
  readonly reader: FactReader;
  /** Installation secret, from which the others are derived. */
  readonly secret: string;
  readMetrics(): Metric[];
  close(): Promise<void>;
}

// A read of facts takes milliseconds and a look-up of a key less; a statement that takes longer means that the database
// is unavailable.
const STATEMENT_TIMEOUT_MILLISECONDS = 4_000;

export async function openServingParts(
  config: Config,
  log: Log,
  { seriesCachePort, buckets: memory }: ThreadLocation,
): Promise<ServingParts> {
  const access = await openAccessPart(config, log, STATEMENT_TIMEOUT_MILLISECONDS);
  const secret = readInstallationSecret(config.dataDir, config.secret);
  const facts = await openFacts(factsLocation(config));
  const reader = openFactReader(facts, deriveSecret(secret, 'cursors'), { seriesCachePort });
  const buckets = await openBuckets(config, memory.keys, log);
  const activity = createActivity({ database: access.database, clock: systemClock, log });
  const meter = createRequestMeter();
  const connections = limitConnections(config);
  const readLoopDelay = watchLoop();
  return {
    access,
    activity,
    buckets,
    connections,
    explorer: openExplorer(secret, buckets, memory.explorers),
    mail: openMail(config, log),
    meter,
    reader,
    secret,
    readMetrics: () => [
      ...meter.read(),
      ...connections.readMetrics(),
      ...readLoopDelay(),
      ...toSeriesMetrics(reader),
      figureOf(
        'mfds_limiter_away',
        'Threads that apply limits in-process because the shared limiter is unavailable.',
        'gauge',
        buckets.isUnavailable ? 1 : 0,
      ),
    ],
    async close() {
      await activity.stop();
      await reader.close();
      await buckets.close();
      await facts.close();
      await access.database.close();
    },
  };
}

function factsLocation(config: Config): DatabaseLocation {
  const location = databaseLocation(config, 'facts');
  return location.engine === 'sqlite'
    ? location
    : { ...location, replicaUrl: config.databaseReplicaUrl, statementTimeoutMs: STATEMENT_TIMEOUT_MILLISECONDS };
}

function limitConnections({ maxConnections, maxConnectionsPerClient, trustedProxies }: Config): ConnectionLimits {
  return new ConnectionLimits({ most: maxConnections, mostPerClient: maxConnectionsPerClient, trustedProxies });
}

/** The explorer's limits are shared between nodes if those of keys are. */
function openExplorer(secret: string, buckets: SharedBuckets, memory: SharedArrayBuffer): Explorer {
  const clients = buckets.withSize(EXPLORER_UNITS_PER_MINUTE, createBuckets(EXPLORER_UNITS_PER_MINUTE, { memory }));
  return createExplorer({ secret: deriveSecret(secret, 'explorer'), clock: systemClock, clients });
}

/** Limits shared between nodes if MFDS_VALKEY_URL is set, otherwise in this process. */
async function openBuckets(
  { valkeyUrl, limitUnitsPerMinute }: Config,
  memory: SharedArrayBuffer,
  log: Log,
): Promise<SharedBuckets> {
  const local = createBuckets(limitUnitsPerMinute, { memory });
  if (valkeyUrl === undefined)
    return {
      ...local,
      isUnavailable: false,
      withSize: (_units, localOfSize) => localOfSize,
      close: async () => undefined,
    };
  const { openSharedBuckets } = await import('#access/limits-valkey.ts');
  return openSharedBuckets(valkeyUrl, limitUnitsPerMinute, log, local);
}

/** Sends to the mail server, or writes to the data directory if none is configured. */
function openMail({ smtpUrl, mailFrom, baseUrl, dataDir }: Config, log: Log): Mail {
  if (smtpUrl === undefined) return createOutbox(join(dataDir, 'outbox'), log);
  return createSmtpMail(
    smtpUrl,
    mailFrom ?? `no-reply@${baseUrl === undefined ? 'localhost' : new URL(baseUrl).hostname}`,
  );
}

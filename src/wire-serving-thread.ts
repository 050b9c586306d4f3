/** The composition root of one serving thread: opens its resources, builds its app and listens. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findAccount } from '#access/accounts.ts';
import type { Access } from '#access/accounts.ts';
import { createActivity } from '#access/activity.ts';
import type { Activity } from '#access/activity.ts';
import { EXPLORER_UNITS_PER_MINUTE, createExplorer } from '#access/explorer.ts';
import type { Explorer } from '#access/explorer.ts';
import { createGate } from '#access/gate.ts';
import { KEYLESS_UNITS_PER_MINUTE, createKeylessLimit } from '#access/keyless-limit.ts';
import type { KeylessLimit } from '#access/keyless-limit.ts';
import type { SharedBuckets } from '#access/limits-valkey.ts';
import { createBuckets } from '#access/limits.ts';
import type { Buckets } from '#access/limits.ts';
import { createLogins } from '#access/logins.ts';
import type { Logins } from '#access/logins.ts';
import { createOutbox, createSmtpMail } from '#access/mail.ts';
import type { Mail } from '#access/mail.ts';
import { deriveSecret, readInstallationSecret } from '#access/secret.ts';
import { systemClock } from '#base/clock.ts';
import type { Log } from '#base/log.ts';
import type { Metric } from '#base/metrics.ts';
import { todayInKarachi } from '#domain/dates.ts';
import type { AppParts } from '#http/app-parts.ts';
import { createApp } from '#http/app.ts';
import { ConnectionLimits } from '#http/connection-limits.ts';
import type { ListenAddress } from '#http/listen-address.ts';
import { listenAt } from '#http/listen-address.ts';
import { sendMetrics } from '#http/metrics-server.ts';
import { figureOf, toSeriesMetrics, watchLoop, createRequestMeter } from '#http/metrics.ts';
import type { RequestMeter } from '#http/metrics.ts';
import { serveAccount } from '#portal/account/serve-account.ts';
import { warmUp } from '#http/warm-up.ts';
import type { Pictures } from '#pictures/open-pictures.ts';
import { openPublishedExports } from '#exports/published-exports.ts';
import type { PublishedExports } from '#exports/published-exports.ts';
import { serveDownloads } from '#http/downloads.ts';
import { listPages } from '#portal/list-pages.ts';
import { findExampleValues } from '#reads/example-values.ts';
import { openFactReader } from '#reads/fact-view.ts';
import type { FactReader } from '#reads/fact-view.ts';
import { readStatus } from '#reads/read-status.ts';
import type { SeriesCachePort } from '#reads/series-cache.ts';
import type { DatabaseLocation } from '#store/database-location.ts';
import { databaseLocation } from '#store/database-location.ts';
import { openFacts } from '#store/database.ts';
import type { Config } from './config.ts';
import { openAccessPart, openPicturesPart, readSampleProgress } from './wire-parts.ts';

/** The address of a serving thread and the resources that it shares with the other threads of the service. */
export interface ThreadLocation extends ListenAddress {
  readonly seriesCachePort: SeriesCachePort;
  readonly buckets: {
    readonly keys: SharedArrayBuffer;
    readonly explorers: SharedArrayBuffer;
    readonly keyless: SharedArrayBuffer;
  };
  /** Name of the channel over which threads exchange their metrics. */
  readonly metricsChannel: string;
}

export interface ServingParts {
  readonly access: Access;
  readonly activity: Activity;
  readonly buckets: SharedBuckets;
  readonly connections: ConnectionLimits;
  readonly explorer: Explorer;
  readonly keylessLimit: KeylessLimit;
  readonly mail: Mail;
  readonly meter: RequestMeter;
  readonly reader: FactReader;
  /** Undefined if page pictures are off. */
  readonly pictures: Pictures | undefined;
  /** Undefined if no folder of exports is set. */
  readonly exports: PublishedExports | undefined;
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
  const pictures = await openPicturesPart(config, log);
  const activity = createActivity({ database: access.database, clock: systemClock, log });
  const meter = createRequestMeter();
  const connections = limitConnections(config);
  const readLoopDelay = watchLoop();
  return {
    access,
    activity,
    buckets,
    connections,
    explorer: createExplorer({
      secret: deriveSecret(secret, 'explorer'),
      clock: systemClock,
      clients: openClients(buckets, EXPLORER_UNITS_PER_MINUTE, memory.explorers),
    }),
    keylessLimit: createKeylessLimit(openClients(buckets, KEYLESS_UNITS_PER_MINUTE, memory.keyless)),
    mail: openMail(config, log),
    meter,
    pictures,
    exports: config.exports === undefined ? undefined : openPublishedExports(config.exports.dir),
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
      await pictures?.close();
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
    ? { ...location, isMapped: true }
    : { ...location, replicaUrl: config.databaseReplicaUrl, statementTimeoutMs: STATEMENT_TIMEOUT_MILLISECONDS };
}

function limitConnections({ maxConnections, maxConnectionsPerClient, trustedProxies }: Config): ConnectionLimits {
  return new ConnectionLimits({ most: maxConnections, mostPerClient: maxConnectionsPerClient, trustedProxies });
}

/** The limits of client addresses are shared between nodes if those of keys are. */
function openClients(buckets: SharedBuckets, unitsPerMinute: number, memory: SharedArrayBuffer): Buckets {
  return buckets.withSize(unitsPerMinute, createBuckets(unitsPerMinute, { memory }));
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

export interface Serving {
  /** `http://127.0.0.1:8080`. */
  readonly address: string;
  /**
   * `/readyz` reports not ready for the configured time, so that load balancers use other nodes; then running requests
   * finish and the thread closes.
   */
  stop(): Promise<void>;
}

/** Connects a worker thread (serve-thread.ts) with the main thread. */
export interface ThreadWork {
  readonly config: Config;
  readonly location: ThreadLocation;
}

/** Serves from a worker thread with its own connections; sends its metrics to the main thread. */
export async function serveThread({ config, location }: ThreadWork, log: Log): Promise<Serving> {
  const serving = await serveHere(config, log, location);
  const channel = sendMetrics(location.metricsChannel, serving.readMetrics);
  return {
    address: serving.address,
    async stop() {
      channel.close();
      await serving.stop();
    },
  };
}

/** One serving thread, with the data for the main thread's metrics. */
interface ServingThread extends Serving {
  readonly readMetrics: () => Metric[];
  readonly reader: FactReader;
}

/** Listens when `filled` resolves; closes everything if it rejects. */
export async function serveHere(
  config: Config,
  log: Log,
  location: ThreadLocation,
  filled?: Promise<unknown>,
): Promise<ServingThread> {
  const parts = await openServingParts(config, log, location);
  const appParts = describeApp(config, log, parts);
  const app = createApp(appParts);
  const logins = openPortal(app, log, parts, () => appParts.baseUrl);
  offerDownloads(app, appParts, parts, logins);
  const close = async (): Promise<void> => {
    await app.close();
    await logins.close();
    await parts.close();
  };
  const listen = async (): Promise<string> => {
    if (filled !== undefined) {
      // Most of the code is compiled while the sample is imported.
      await warmUp(app);
      await filled;
    }
    await warmUp(app);
    return listenAt(app, location);
  };
  const address = await listen().catch(async (thrown: unknown) => {
    await close();
    throw thrown;
  });
  // Port 0 is replaced only when listening begins.
  appParts.baseUrl = config.baseUrl ?? address;
  return {
    address,
    reader: parts.reader,
    readMetrics: () => parts.readMetrics(),
    async stop() {
      appParts.isDraining = true;
      await sleep(Math.max(config.drainSeconds * 1_000, LAST_REQUESTS_MILLISECONDS));
      await close();
    },
  };
}

// Requests on their way over connections that were idle are still answered; each response then ends its connection.
const LAST_REQUESTS_MILLISECONDS = 250;

/** The members that change while the app serves are writable here; the app reads them anew at each use. */
type LiveAppParts = AppParts & { baseUrl: string; isDraining: boolean };

function describeApp(
  config: Config,
  log: Log,
  {
    access,
    activity,
    buckets,
    connections,
    exports,
    explorer,
    keylessLimit,
    meter,
    pictures,
    reader,
    secret,
  }: ServingParts,
): LiveAppParts {
  const unitsPerMinute = config.limitUnitsPerMinute;
  return {
    reader,
    activity,
    meter,
    log,
    gate: createGate({ database: access.database, keysSecret: access.keysSecret, clock: systemClock, buckets }),
    explorer,
    keylessLimit,
    unitsPerMinute,
    clock: systemClock,
    baseUrl: config.baseUrl ?? '',
    isDraining: false,
    secret: deriveSecret(secret, 'etags'),
    trustedProxies: config.trustedProxies,
    connections,
    isFastPath: config.isFastPath,
    isTimed: config.isTimed,
    status: () => reader.answer((view) => readStatus(view, todayInKarachi(systemClock.now()))),
    sampleProgress: async () => readSampleProgress(config),
    pages: listPages({ reader, clock: systemClock, unitsPerMinute, pictures, contact: config.contact, exports }),
  };
}

/** Adds the files of published exports to the app, for keys and for signed-in people. */
function offerDownloads(
  app: ReturnType<typeof createApp>,
  appParts: AppParts,
  { access, buckets, exports }: ServingParts,
  logins: Logins,
): void {
  if (exports === undefined) return;
  serveDownloads(app, appParts, {
    exports,
    charge: (account_id, cost_units) => buckets.take(account_id, cost_units),
    async findHolder({ ip, headers }) {
      const signed = await logins.findSession({ address: ip, userAgent: '', cookie: headers.cookie });
      const account = signed === undefined ? undefined : await findAccount(access, signed.email);
      return account === undefined ? undefined : { account_id: account.id, isActive: account.status === 'ACTIVE' };
    },
  });
}

/** Adds the account pages to the app. The returned logins know which emails are not sent yet. */
function openPortal(
  app: ReturnType<typeof createApp>,
  log: Log,
  { access, buckets, reader, mail, secret }: ServingParts,
  baseUrl: () => string,
): Logins {
  const logins = createLogins({ access, baseUrl, mail, log, secret: deriveSecret(secret, 'sessions') });
  serveAccount(app, { access, buckets, logins, baseUrl, examples: async () => findExampleValues(await reader.view()) });
  return logins;
}

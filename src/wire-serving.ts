/** The composition root of what serves, and of the imports that run by themselves beside it. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Access } from '#access/accounts.ts';
import { createActivity } from '#access/activity.ts';
import { createBucketMemory } from '#access/bucket-table.ts';
import { EXPLORER_CLIENT_UNITS_PER_MINUTE, EXPLORER_UNITS_PER_MINUTE, createExplorer } from '#access/explorer.ts';
import type { Explorer } from '#access/explorer.ts';
import { createGate } from '#access/gate.ts';
import type { SharedBuckets } from '#access/limits-valkey.ts';
import { createBuckets } from '#access/limits.ts';
import { createLogins } from '#access/logins.ts';
import type { Logins } from '#access/logins.ts';
import { createOutbox, createSmtpMail } from '#access/mail.ts';
import type { Mail } from '#access/mail.ts';
import { deriveSecret, readInstallationSecret } from '#access/secret.ts';
import { systemClock } from '#base/clock.ts';
import type { Log } from '#base/log.ts';
import { addMetrics } from '#base/metrics.ts';
import type { Metric } from '#base/metrics.ts';
import type { Config } from './config.ts';
import { todayInKarachi } from '#domain/dates.ts';
import { createApp } from '#http/app.ts';
import { gatherMetrics, tellMetrics } from '#http/gather-metrics.ts';
import { serveMetrics } from '#http/metrics-server.ts';
import { figureOf, readProcessMetrics, readStoreMetrics, toShelfMetrics, watchLoop } from '#http/process-metrics.ts';
import { createRequestMeter } from '#http/request-meter.ts';
import { listenAt, takeSeat } from '#http/seat.ts';
import type { Seat } from '#http/seat.ts';
import { startThreads } from '#http/threads.ts';
import { LIVE_TOOLS } from '#ingest/sync/fetch.ts';
import { PATIENT_INBOX } from '#ingest/inbox/watch-inbox.ts';
import { startInbox } from '#ingest/inbox/start-inbox.ts';
import { scheduleSync } from '#ingest/sync/sync-schedule.ts';
import type { Schedule } from '#ingest/sync/sync-schedule.ts';
import { ASSOCIATION_SYNC } from '#ingest/sync/sync-association.ts';
import { serveAccount } from '#portal/account/serve-account.ts';
import { listPages } from '#portal/list-pages.ts';
import { openFactReader } from '#reads/fact-view.ts';
import type { FactReader } from '#reads/fact-view.ts';
import { readStatus } from '#reads/read-status.ts';
import type { ServiceStatus } from '#reads/read-status.ts';
import { ShelfKeeper } from '#reads/shelf-keeper.ts';
import type { ShelfDoor } from '#reads/shelf-keeper.ts';
import { openFacts } from '#store/database.ts';
import type { Place } from '#store/places.ts';
import { placeAt } from '#store/places.ts';
import { importPlace, openAccessPart } from './wire-parts.ts';

export interface ServeOptions {
  readonly host: string;
  readonly port: number;
  readonly threads: number;
}

export interface Serving {
  /** Where it listens: `http://127.0.0.1:8080`. */
  readonly address: string;
  /** Sends load balancers elsewhere for as long as configured, then stops accepting, answers what is under way, closes. */
  stop(): Promise<void>;
}

// A page of facts takes milliseconds, a key less; a database that says nothing for so long is away, and clients are told so.
const SERVING_PATIENCE_MILLISECONDS = 4_000;

function servingPlaceOf(config: Config): Place {
  const place = placeAt(config, 'facts');
  return place.engine === 'sqlite' ? place : { ...place, replica_url: config.database_replica_url, patience_ms: SERVING_PATIENCE_MILLISECONDS };
}

/** Serves from this thread and the threads beside it; imports that run by themselves have threads of their own. */
export async function serve(config: Config, log: Log, { host, port, threads }: ServeOptions): Promise<Serving> {
  const shelves = new ShelfKeeper();
  const buckets = { keys: createBucketMemory(), sessions: createBucketMemory(), clients: createBucketMemory() };
  const seat = await takeSeat(host, port, threads, log);
  const metrics_channel = `mfds metrics ${randomUUID()}`;
  const here = await serveHere(config, log, { ...seat, shelf_door: shelves.openDoor(), buckets, metrics_channel });
  const others = seat.is_shared ? threads - 1 : 0;
  const readAll = async (): Promise<Metric[]> => [
    ...addMetrics([here.readMetrics(), ...(await gatherMetrics(metrics_channel, others))]),
    ...readProcessMetrics(),
    figureOf('mfds_shelf_bytes', 'Bytes of rendered rows that all threads share.', 'gauge', shelves.used_bytes),
    ...(await readStoreMetrics(here.reader, systemClock.now())),
  ];
  const metrics = config.metrics_port === undefined ? undefined : await serveMetrics(host, config.metrics_port, log, readAll).catch(async (thrown: unknown) => {
    // Nothing else runs yet: a service that cannot be watched as configured does not start.
    await here.stop();
    throw thrown;
  });
  const siblings = startThreads(others, log, () => {
    const shelf_door = shelves.openDoor();
    const work: ThreadWork = { config, place: { ...seat, port: Number.parseInt(new URL(here.address).port, 10), shelf_door, buckets, metrics_channel } };
    return new Worker(new URL('./serve-thread.ts', import.meta.url), { workerData: work, transferList: [shelf_door.port] });
  });
  const schedule = startSchedule(config, log);
  const inbox = openInbox(config, log);
  if (metrics !== undefined) log.info(`metrics at ${metrics.address}`);
  return {
    address: here.address,
    async stop() {
      await metrics?.close();
      await Promise.all([here.stop(), siblings.stop()]);
      await schedule?.stop();
      await inbox?.stop();
    },
  };
}

/** What a thread beside the main one is given (serve-thread.ts). */
export interface ThreadWork {
  readonly config: Config;
  readonly place: ServingPlace;
}

/** One thread's part of the service, with connections of its own. */
export async function serveThread({ config, place }: ThreadWork, log: Log): Promise<Serving> {
  const here = await serveHere(config, log, place);
  const teller = tellMetrics(place.metrics_channel, here.readMetrics);
  return {
    address: here.address,
    async stop() {
      teller.close();
      await here.stop();
    },
  };
}

/** Where a thread listens, and what it shares with the others. */
interface ServingPlace extends Seat {
  readonly shelf_door: ShelfDoor;
  readonly buckets: { readonly keys: SharedArrayBuffer; readonly sessions: SharedArrayBuffer; readonly clients: SharedArrayBuffer };
  /** Where the threads of this service tell each other their figures. */
  readonly metrics_channel: string;
}

/** One serving thread, and what it can tell of itself. */
interface ServingHere extends Serving {
  readonly readMetrics: () => Metric[];
  readonly reader: FactReader;
}

async function serveHere(config: Config, log: Log, place: ServingPlace): Promise<ServingHere> {
  const access = await openAccessPart(config, log, SERVING_PATIENCE_MILLISECONDS);
  const secret = readInstallationSecret(config.data_dir, config.secret);
  const facts = await openFacts(servingPlaceOf(config));
  const reader = openFactReader(facts, deriveSecret(secret, 'cursors'), { shelf_door: place.shelf_door });
  const buckets = await openBuckets(config, place.buckets.keys, log);
  const activity = createActivity({ database: access.database, clock: systemClock, log });
  const meter = createRequestMeter();
  const readLoop = watchLoop();
  const status = (): Promise<ServiceStatus> => reader.answer((view) => readStatus(view, todayInKarachi(systemClock.now())));
  let address = '';
  let is_draining = false;
  const app = createApp({
    reader,
    activity,
    meter,
    gate: createGate({ database: access.database, keys_secret: access.keys_secret, clock: systemClock, buckets }),
    explorer: openExplorer(secret, place.buckets),
    clock: systemClock,
    log,
    // Port 0 is known only once it is taken.
    get base_url() {
      return config.base_url ?? address;
    },
    get is_draining() {
      return is_draining;
    },
    secret: deriveSecret(secret, 'etags'),
    trusted_proxies: config.trusted_proxies,
    is_timed: config.is_timed,
    status,
    pages: listPages({ reader, clock: systemClock }),
  });
  const logins = openPortal(app, { config, access, log, secret }, () => config.base_url ?? address);
  const close = async (): Promise<void> => {
    await app.close();
    await logins.idle();
    await activity.stop();
    await reader.close();
    await buckets.close();
    await facts.close();
    await access.database.close();
  };
  try {
    address = await listenAt(app, place);
  } catch (thrown) {
    await close();
    throw thrown;
  }
  return {
    address,
    reader,
    readMetrics: () => [...meter.read(), ...readLoop(), ...toShelfMetrics(reader), figureOf('mfds_limiter_away', 'Threads that limit by themselves because the shared limiter is away.', 'gauge', buckets.is_away ? 1 : 0)],
    async stop() {
      is_draining = true;
      await sleep(config.drain_seconds * 1_000);
      await close();
    },
  };
}

/** Its buckets are this process's own: sessions are free, and none is worth a server of limits. */
function openExplorer(secret: string, { sessions, clients }: Pick<ServingPlace['buckets'], 'sessions' | 'clients'>): Explorer {
  return createExplorer({
    secret: deriveSecret(secret, 'explorer'),
    clock: systemClock,
    sessions: createBuckets(EXPLORER_UNITS_PER_MINUTE, { memory: sessions }),
    clients: createBuckets(EXPLORER_CLIENT_UNITS_PER_MINUTE, { memory: clients }),
  });
}

/** Shared between nodes where there is something to share them in, else this process's own. */
async function openBuckets({ valkey_url, limit_units_per_minute }: Config, memory: SharedArrayBuffer, log: Log): Promise<SharedBuckets> {
  const own = createBuckets(limit_units_per_minute, { memory });
  if (valkey_url === undefined) return { ...own, is_away: false, close: async () => undefined };
  const { openSharedBuckets } = await import('#access/limits-valkey.ts');
  return openSharedBuckets(valkey_url, limit_units_per_minute, log, own);
}

/** The account pages on this app; what is returned knows which letters are still to be sent. */
function openPortal(app: ReturnType<typeof createApp>, { config, access, log, secret }: { config: Config; access: Access; log: Log; secret: string }, baseUrl: () => string): Logins {
  const logins = createLogins({ access, baseUrl, mail: openMail(config, log), log, secret: deriveSecret(secret, 'sessions') });
  serveAccount(app, { access, logins, baseUrl });
  return logins;
}

/** To the mail server, or into the data directory where there is none. */
function openMail({ smtp_url, mail_from, base_url, data_dir }: Config, log: Log): Mail {
  if (smtp_url === undefined) return createOutbox(join(data_dir, 'outbox'), log);
  return createSmtpMail(smtp_url, mail_from ?? `no-reply@${base_url === undefined ? 'localhost' : new URL(base_url).hostname}`);
}

// Installations started by one cron line ask the association within this time, not all in one second.
const SYNC_JITTER_MINUTES = 10;

function startSchedule(config: Config, log: Log): Schedule | undefined {
  if (config.sync_schedule === undefined) return undefined;
  const work = { ...importPlace(config), sync: ASSOCIATION_SYNC, data_dir: config.data_dir };
  return scheduleSync({ schedule: config.sync_schedule, jitter_minutes: SYNC_JITTER_MINUTES }, work, LIVE_TOOLS, log);
}

// Long enough for a database to come back, short enough for a person who waits.
const INBOX_RESTART_MILLISECONDS = 10_000;

function openInbox(config: Config, log: Log): ReturnType<typeof startInbox> | undefined {
  if (config.inbox_dir === undefined) return undefined;
  const inbox = { inbox_dir: config.inbox_dir, ...PATIENT_INBOX };
  return startInbox({ ...importPlace(config), inbox, restart_wait_ms: INBOX_RESTART_MILLISECONDS }, log);
}

/** Builds the app of one serving thread and listens. */
import { setTimeout as sleep } from 'node:timers/promises';
import { createGate } from '#access/gate.ts';
import { createLogins } from '#access/logins.ts';
import type { Logins } from '#access/logins.ts';
import { deriveSecret } from '#access/secret.ts';
import { systemClock } from '#base/clock.ts';
import type { Log } from '#base/log.ts';
import type { Metric } from '#base/metrics.ts';
import { todayInKarachi } from '#domain/dates.ts';
import { createApp } from '#http/app.ts';
import { sendMetrics } from '#http/gather-metrics.ts';
import { listenAt } from '#http/listen-address.ts';
import { serveAccount } from '#portal/account/serve-account.ts';
import { listPages } from '#portal/list-pages.ts';
import { findExampleValues } from '#reads/example-values.ts';
import type { FactReader } from '#reads/fact-view.ts';
import { readStatus } from '#reads/read-status.ts';
import type { Config } from './config.ts';
import { openServingParts } from './wire-serving-parts.ts';
import type { ServingParts, ThreadLocation } from './wire-serving-parts.ts';

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

export async function serveHere(config: Config, log: Log, location: ThreadLocation): Promise<ServingThread> {
  const parts = await openServingParts(config, log, location);
  // Port 0 is replaced only when listening begins, so the base URL is read anew at each use.
  const state = { address: '', isDraining: false };
  const baseUrl = (): string => config.baseUrl ?? state.address;
  const app = buildApp(config, log, parts, { baseUrl, isDraining: () => state.isDraining });
  const logins = openPortal(app, log, parts, baseUrl);
  const close = async (): Promise<void> => {
    await app.close();
    await logins.idle();
    await parts.close();
  };
  try {
    state.address = await listenAt(app, location);
  } catch (thrown) {
    await close();
    throw thrown;
  }
  return {
    address: state.address,
    reader: parts.reader,
    readMetrics: () => parts.readMetrics(),
    async stop() {
      state.isDraining = true;
      await sleep(config.drainSeconds * 1_000);
      await close();
    },
  };
}

type App = ReturnType<typeof createApp>;

function buildApp(
  config: Config,
  log: Log,
  { access, activity, buckets, connections, explorer, meter, reader, secret }: ServingParts,
  { baseUrl, isDraining }: { readonly baseUrl: () => string; readonly isDraining: () => boolean },
): App {
  const unitsPerMinute = config.limitUnitsPerMinute;
  return createApp({
    reader,
    activity,
    meter,
    log,
    gate: createGate({ database: access.database, keysSecret: access.keysSecret, clock: systemClock, buckets }),
    explorer,
    unitsPerMinute,
    clock: systemClock,
    get baseUrl() {
      return baseUrl();
    },
    get isDraining() {
      return isDraining();
    },
    secret: deriveSecret(secret, 'etags'),
    trustedProxies: config.trustedProxies,
    connections,
    isFastPath: config.isFastPath,
    isTimed: config.isTimed,
    status: () => reader.answer((view) => readStatus(view, todayInKarachi(systemClock.now()))),
    pages: listPages({ reader, clock: systemClock, unitsPerMinute: unitsPerMinute }),
  });
}

/** Adds the account pages to the app. The returned logins know which emails are not sent yet. */
function openPortal(app: App, log: Log, { access, reader, mail, secret }: ServingParts, baseUrl: () => string): Logins {
  const logins = createLogins({ access, baseUrl, mail, log, secret: deriveSecret(secret, 'sessions') });
  serveAccount(app, { access, logins, baseUrl, examples: async () => findExampleValues(await reader.view()) });
  return logins;
}

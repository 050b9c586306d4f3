import type { Activity } from '#access/activity.ts';
import type { Explorer } from '#access/explorer.ts';
import type { Gate } from '#access/gate.ts';
import type { KeylessLimit } from '#access/keyless-limit.ts';
import type { Clock } from '#base/clock.ts';
import type { Log } from '#base/log.ts';
import type { PageRoute } from '#pages/page.ts';
import type { FactReader } from '#reads/fact-view.ts';
import type { ServiceStatus } from '#reads/read-status.ts';
import type { ConnectionLimits } from './connection-limits.ts';
import type { RequestMeter } from './metrics.ts';

/** Reports of the fictional sample that are imported after a first start; `total` is null at its beginning. */
export interface SampleProgress {
  readonly imported: number;
  readonly total: number | null;
}

/** The dependencies of the HTTP server, from the composition root. */
export interface AppParts {
  readonly reader: FactReader;
  readonly gate: Gate;
  /** Records every answered call of a known key. */
  readonly activity: Pick<Activity, 'record'>;
  /** Counts every answered call, for monitoring. */
  readonly meter: Pick<RequestMeter, 'record'>;
  readonly explorer: Explorer;
  /** The limit of pages and files that cost work. */
  readonly keylessLimit: KeylessLimit;
  /** The burst limit of a key. */
  readonly unitsPerMinute: number;
  readonly clock: Clock;
  readonly log: Log;
  /**
   * Public URL of the service, without a trailing slash. Read at each use, because it may depend on the port that the
   * system assigned.
   */
  readonly baseUrl: string;
  /**
   * Addresses and networks of proxies whose X-Forwarded-For names the client. From any other address the header is
   * ignored.
   */
  readonly trustedProxies: readonly string[];
  /** Counts and limits the connections of this thread. */
  readonly connections: ConnectionLimits;
  /** Whether repeated plain requests are answered without Node's HTTP parser and the router (fast-path/). */
  readonly isFastPath: boolean;
  /** Secret of the ETags; the same on all nodes of an installation. */
  readonly secret: string;
  /** True after a signal to stop: `/readyz` then returns 503 while running requests finish. */
  readonly isDraining?: boolean;
  /** Whether responses of operations have Server-Timing. */
  readonly isTimed: boolean;
  status(): Promise<ServiceStatus>;
  /** Null if the service is not importing the reports of the fictional sample. */
  sampleProgress(): Promise<SampleProgress | null>;
  /** Portal pages, served next to the API reference. */
  readonly pages: readonly PageRoute[];
}

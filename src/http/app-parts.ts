import type { Activity } from '#access/activity.ts';
import type { Explorer } from '#access/explorer.ts';
import type { Gate } from '#access/gate.ts';
import type { Clock } from '#base/clock.ts';
import type { Log } from '#base/log.ts';
import type { PageRoute } from '#pages/page.ts';
import type { FactReader } from '#reads/fact-view.ts';
import type { ServiceStatus } from '#reads/read-status.ts';
import type { RequestMeter } from './request-meter.ts';

/** What the HTTP side is given by the composition root. */
export interface AppParts {
  readonly reader: FactReader;
  readonly gate: Gate;
  /** Told of every answered call of a known key. */
  readonly activity: Pick<Activity, 'record'>;
  /** Told of every answered call, for monitoring. */
  readonly meter: Pick<RequestMeter, 'record'>;
  readonly explorer: Explorer;
  readonly clock: Clock;
  readonly log: Log;
  /** Where clients reach the service, without a trailing slash; asked at each use, so that it may be a getter of the address listened on. */
  readonly base_url: string;
  /** Addresses and networks of proxies: whom they name in X-Forwarded-For is the client. From anybody else the header is not read. */
  readonly trusted_proxies: readonly string[];
  /** Keys the ETags; equal on all nodes of one installation. */
  readonly secret: string;
  /** True once the process was told to stop: a load balancer shall look for another node while this one still answers. */
  readonly is_draining?: boolean;
  /** Whether answers of operations carry Server-Timing. */
  readonly is_timed: boolean;
  status(): Promise<ServiceStatus>;
  /** Pages for people that are made elsewhere, served beside the description of the API. */
  readonly pages: readonly PageRoute[];
}

import type { Activity } from '#access/activity.ts';
import type { Gate } from '#access/gate.ts';
import type { Clock } from '#base/clock.ts';
import type { Log } from '#base/log.ts';
import type { FactReader } from '#reads/fact-view.ts';
import type { ServiceStatus } from '#reads/read-status.ts';

/** What the HTTP side is given by the composition root. */
export interface AppParts {
  readonly reader: FactReader;
  readonly gate: Gate;
  /** Told of every answered call of a known key. */
  readonly activity: Pick<Activity, 'record'>;
  readonly clock: Clock;
  readonly log: Log;
  /** Where clients reach the service, without a trailing slash; asked at each use, so that it may be a getter of the address listened on. */
  readonly base_url: string;
  /** Keys the ETags; equal on all nodes of one installation. */
  readonly secret: string;
  status(): Promise<ServiceStatus>;
}

import type { Clock } from '#base/clock.ts';
import { todayInKarachi, daysBetween } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { UntypedResult } from '#reads/query-result.ts';

/** The time of a response, in every form a response needs. */
export interface Timestamp {
  readonly now: Date;
  /** ISO 8601, UTC. */
  readonly generated_at: string;
  /** Today in Karachi at `now`. */
  readonly today: IsoDate;
}

function timestampOf(now: Date): Timestamp {
  return { now, generated_at: now.toISOString(), today: todayInKarachi(now) };
}

/**
 * The current time, formatted once per millisecond: formatting takes more than a tenth of the time of a small response.
 */
export function createTimestamps(clock: Clock): () => Timestamp {
  let last = timestampOf(clock.now());
  return () => {
    const now = clock.now();
    if (now.getTime() !== last.now.getTime()) last = timestampOf(now);
    return last;
  };
}

/** The body of a success: this opening, the pieces of `data`, then `meta`. */
export const ENVELOPE_OPENING = '{"success":true,"data":';

type Described = Omit<UntypedResult, 'payload' | 'render' | 'facts' | 'holder'>;

/** In the order of the contract; members that do not apply to the operation are absent, not null. */
export function buildMeta(
  reading: Described,
  response: { readonly request_id: string; readonly generated_at: string; readonly today: IsoDate },
): object {
  const { request_id, generated_at, today } = response;
  return { request_id, generated_at, ...buildStableMeta(reading, today) };
}

/** The members of `meta` about the facts: the same in every response of that day. */
function buildStableMeta(reading: Described, today: IsoDate): object {
  return {
    data_as_of: reading.data_as_of,
    data_freshness_days: reading.data_as_of === null ? null : Math.max(0, daysBetween(reading.data_as_of, today)),
    ...(reading.next_cursor === undefined ? {} : { next_cursor: reading.next_cursor }),
    ...(reading.missing_funds === undefined ? {} : { missing_funds: reading.missing_funds }),
    ...reading.paging,
  };
}

/** The end of the envelope after `generated_at`, rendered once for all responses of that day. */
export function renderStableMeta(reading: Described, today: IsoDate): string {
  return `${JSON.stringify(buildStableMeta(reading, today)).slice(1)}}`;
}

/** The text between `data` and the stable members of `meta`; the two values need no escaping. */
export function renderTimestamp(request_id: string, generated_at: string): string {
  return `,"meta":{"request_id":"${request_id}","generated_at":"${generated_at}",`;
}

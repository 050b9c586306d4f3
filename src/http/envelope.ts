import { daysBetween } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { Reading } from '#reads/reading.ts';

/** The body of a success is this, the pieces of `data` as they are, and its `meta`. */
export const ENVELOPE_OPENING = '{"success":true,"data":';

type Described = Omit<Reading, 'data' | 'facts' | 'holder'>;

/** In the order of the contract; members that do not apply to the operation are absent, not null. */
export function buildMeta(reading: Described, response: { readonly request_id: string; readonly generated_at: string; readonly today: IsoDate }): object {
  const { request_id, generated_at, today } = response;
  return { request_id, generated_at, ...buildStanding(reading, today) };
}

/** What `meta` says of the facts: the same for every response that shows them on that day. */
function buildStanding(reading: Described, today: IsoDate): object {
  return {
    data_as_of: reading.data_as_of,
    data_freshness_days: reading.data_as_of === null ? null : Math.max(0, daysBetween(reading.data_as_of, today)),
    ...(reading.next_cursor === undefined ? {} : { next_cursor: reading.next_cursor }),
    ...(reading.missing_funds === undefined ? {} : { missing_funds: reading.missing_funds }),
    ...reading.paging,
  };
}

/** The end of the envelope behind `generated_at`, rendered once for all responses of that day. */
export function renderStanding(reading: Described, today: IsoDate): string {
  return `${JSON.stringify(buildStanding(reading, today)).slice(1)}}`;
}

/** What stands between `data` and the standing; the two texts hold nothing to escape. */
export function renderMoment(request_id: string, generated_at: string): string {
  return `,"meta":{"request_id":"${request_id}","generated_at":"${generated_at}",`;
}

import type { IsoDate } from '#domain/dates.ts';
import { daysBetween } from '#domain/dates.ts';
import type { JsonText, Reading } from '#reads/reading.ts';

export interface Moment {
  readonly request_id: string;
  readonly now: Date;
  /** Today in Karachi at `now`. */
  readonly today: IsoDate;
}

/** The body of a success (spec 2.1) around the pieces of `data`, which are passed on as they are. */
export function renderEnvelope(reading: Reading, moment: Moment): JsonText {
  return ['{"success":true,"data":', ...reading.data(), `,"meta":${JSON.stringify(buildMeta(reading, moment))}}`];
}

/** In the order of the contract; members that do not apply to the operation are absent, not null. */
export function buildMeta(reading: Omit<Reading, 'data' | 'facts'>, moment: Moment): object {
  return {
    request_id: moment.request_id,
    generated_at: moment.now.toISOString(),
    data_as_of: reading.data_as_of,
    data_freshness_days: reading.data_as_of === null ? null : Math.max(0, daysBetween(reading.data_as_of, moment.today)),
    ...(reading.next_cursor === undefined ? {} : { next_cursor: reading.next_cursor }),
    ...(reading.missing_funds === undefined ? {} : { missing_funds: reading.missing_funds }),
    ...reading.paging,
  };
}

import { nextDue } from '#base/open-schedule.ts';
import type { FactDatabase } from '#store/database.ts';
import { findFirstAfter } from '#store/event-rows.ts';
import type { PublishedExports } from './published-exports.ts';

/** How the published exports compare with the data. */
export interface ExportState {
  /** Name of the newest export; undefined before the first. */
  readonly newest: string | undefined;
  /** Time of the first change that the newest export does not have; undefined if it has all data. */
  readonly changed_at: Date | undefined;
  /** When that change was due to be exported; undefined without such a change or without a schedule. */
  readonly due_at: Date | undefined;
  readonly is_late: boolean;
}

// An export of ten years of data takes minutes.
const EXPORT_MILLISECONDS = 3_600_000;

/** `schedule` is a valid cron expression; undefined if exports are made by hand. */
export async function readExportState(
  facts: FactDatabase,
  published: PublishedExports,
  schedule: string | undefined,
  now: Date,
): Promise<ExportState> {
  const [newest] = await published.list();
  const first = await findFirstAfter(facts.query, newest?.manifest.generation.event ?? 0);
  const changed_at = first === undefined ? undefined : new Date(first);
  const due_at =
    changed_at === undefined || schedule === undefined ? undefined : (nextDue(schedule, changed_at) ?? undefined);
  const is_late = due_at !== undefined && now.getTime() > due_at.getTime() + EXPORT_MILLISECONDS;
  return { newest: newest?.name, changed_at, due_at, is_late };
}

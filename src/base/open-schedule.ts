import { Cron } from 'croner';
import { Fault } from './fault.ts';

interface CronLine {
  /** The setting that contains the line. */
  readonly setting: string;
  /** Five fields, or six with seconds first, in Pakistan's time. */
  readonly line: string;
  /** A valid line, for the message of the fault. */
  readonly example: string;
}

const CRON = { timezone: 'Asia/Karachi', mode: '5-or-6-parts' } as const;

/** The first time of a cron expression after `after`; null if there is none. */
export function nextDue(line: string, after: Date): Date | null {
  return new Cron(line, { ...CRON, paused: true }).nextRun(after);
}

/**
 * Calls `due` at the times of a cron expression, and `protect` instead while the previous call is still running. Fault
 * CONFIG_INVALID for an invalid expression.
 */
export function openSchedule(
  { setting, line, example }: CronLine,
  { protect, due }: { readonly protect: () => void; readonly due: () => Promise<void> },
): { stop(): void } {
  try {
    return new Cron(line, { ...CRON, protect }, due);
  } catch (thrown) {
    throw new Fault(
      'CONFIG_INVALID',
      `${setting} is not a cron expression: "${line}". ` +
        `Expected five fields like "${example}" (minute, hour, day, month, weekday; Pakistan's time).`,
      { cause: thrown },
    );
  }
}

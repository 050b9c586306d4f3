import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog, silentLog } from '#base/log.ts';
import { type Schedule, startSchedule } from '#ingest/sync/sync-schedule.ts';
import { stillTools } from './loopback-site.ts';

const DAILY = { schedule: '30 18 * * *', jitterMinutes: 0 };
const MINUTE = 60_000;

describe('the schedule of the running service', () => {
  let schedule: Schedule | undefined;
  // The clock is set, so that the test does not wait for the daily run; nothing else here depends on time.
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-08-20T13:29:00Z') });
  });
  afterEach(async () => {
    await schedule?.stop();
    schedule = undefined;
    vi.useRealTimers();
  });

  it('a scheduled run starts at the cron time of Pakistan', async () => {
    const runs: string[] = [];
    schedule = startSchedule(async () => void runs.push(new Date().toISOString()), DAILY, stillTools(), silentLog);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(runs).toEqual([]);
    await vi.advanceTimersByTimeAsync(24 * 60 * MINUTE);
    expect(runs).toEqual(['2026-08-20T13:30:00.000Z']);
  });

  it('a scheduled run starts with a random delay within the stated minutes', async () => {
    const waits: number[] = [];
    const runs: string[] = [];
    schedule = startSchedule(
      async () => void runs.push('run'),
      { ...DAILY, jitterMinutes: 20 },
      stillTools(waits),
      silentLog,
    );
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(waits).toEqual([10 * MINUTE]);
    expect(runs).toEqual(['run']);
  });

  it('scheduled runs never overlap: a run that is due during another is skipped and logged', async () => {
    const lines: string[] = [];
    let going = 0;
    let most = 0;
    const run = async (signal: AbortSignal): Promise<void> => {
      most = Math.max(most, (going += 1));
      await new Promise((resolve) => {
        setTimeout(resolve, 2.5 * MINUTE);
        signal.addEventListener('abort', resolve);
      });
      going -= 1;
    };
    schedule = startSchedule(
      run,
      { schedule: '* * * * *', jitterMinutes: 0 },
      stillTools(),
      createLog((line) => lines.push(line), true),
    );
    await vi.advanceTimersByTimeAsync(6 * MINUTE);
    expect(most).toBe(1);
    expect(lines.filter((line) => line.includes('the previous one is still running')).length).toBeGreaterThan(1);
  });

  it('the schedule continues after a failed run', async () => {
    const lines: string[] = [];
    let runs = 0;
    const run = (): Promise<void> => ((runs += 1) === 1 ? Promise.reject(new Error('thread died')) : Promise.resolve());
    schedule = startSchedule(
      run,
      { schedule: '* * * * *', jitterMinutes: 0 },
      stillTools(),
      createLog((line) => lines.push(line), true),
    );
    await vi.advanceTimersByTimeAsync(2 * MINUTE + 1_000);
    expect(runs).toBe(2);
    expect(lines.join('')).toContain('thread died');
  });

  it('a stopped schedule aborts the current run, waits for it, and starts no other', async () => {
    let ended = 0;
    const run = (signal: AbortSignal): Promise<void> =>
      new Promise((resolve) =>
        signal.addEventListener('abort', () => setTimeout(() => resolve(void (ended += 1)), 5_000)),
      );
    const started = startSchedule(run, { schedule: '* * * * *', jitterMinutes: 0 }, stillTools(), silentLog);
    await vi.advanceTimersByTimeAsync(MINUTE);
    const stopped = started.stop().then(() => ended);
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    expect(await stopped).toBe(1);
    expect(ended).toBe(1);
  });

  it('an invalid cron line is rejected with an example', () => {
    expect(() =>
      startSchedule(() => Promise.resolve(), { schedule: 'every evening', jitterMinutes: 0 }, stillTools(), silentLog),
    ).toThrow(
      'MFDS_SYNC_SCHEDULE is not a cron expression: "every evening". Expected five fields like "30 18 * * 1-6"',
    );
  });
});

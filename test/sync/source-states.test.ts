import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { ReportSource } from '#ingest/sync/report-sources.ts';
import { readSourceStates, recordVisit, stateOf } from '#ingest/sync/source-states.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const SOURCE: ReportSource = {
  id: 'sample-amc',
  amc: 'Sample AMC',
  url: 'https://www.sample-amc.example/{yyyy}-{mm}.pdf',
  links: null,
  or: [],
  names: [],
  hosts: [],
  format: 'pdf',
  is_enabled: true,
  certainty: 'operator',
  note: null,
};
const NOW = new Date('2026-08-20T12:00:00Z');
const FAILED = { is_success: false, newest_month: null, failure: 'the site returned 503.', asked_wait_seconds: null };
const FETCHED = { is_success: true, newest_month: '2026-07', failure: null, asked_wait_seconds: null };

function minutesUntil(next: string | null): number | null {
  return next === null ? null : (Date.parse(next) - NOW.getTime()) / 60_000;
}

it('after each failure the pause doubles up to a day, a success ends it, and the state survives a restart', () => {
  const file = join(temporaryFolder(), 'data', 'source-states.json');
  const pauses = Array.from({ length: 9 }, () => minutesUntil(recordVisit(file, SOURCE, FAILED, NOW).next_try_at));
  expect(pauses).toEqual([30, 60, 120, 240, 480, 960, 1_440, 1_440, 1_440]);
  expect(stateOf(readSourceStates(file), SOURCE)).toMatchObject({
    failures: 9,
    last_failure: 'the site returned 503.',
    last_failure_at: NOW.toISOString(),
    last_success_at: null,
  });
  recordVisit(file, SOURCE, FETCHED, NOW);
  expect(stateOf(readSourceStates(file), SOURCE)).toMatchObject({
    failures: 0,
    next_try_at: null,
    newest_month: '2026-07',
    last_success_at: NOW.toISOString(),
    last_failure: 'the site returned 503.',
  });
});

it('a delay that the site requests counts if it is longer, and a success of an older month keeps the newest', () => {
  const file = join(temporaryFolder(), 'source-states.json');
  recordVisit(file, SOURCE, FETCHED, NOW);
  const failed = recordVisit(file, SOURCE, { ...FAILED, asked_wait_seconds: 7_200 }, NOW);
  expect(minutesUntil(failed.next_try_at)).toBe(120);
  expect(recordVisit(file, SOURCE, { ...FETCHED, newest_month: '2026-05' }, NOW).newest_month).toBe('2026-07');
});

it('a corrected address is tried at once, and another source keeps its state', () => {
  const file = join(temporaryFolder(), 'source-states.json');
  const other = { ...SOURCE, id: 'other-sample' };
  recordVisit(file, SOURCE, FAILED, NOW);
  recordVisit(file, other, FAILED, NOW);
  const corrected = { ...SOURCE, url: 'https://www.sample-amc.example/new/{mm}.pdf' };
  expect(stateOf(readSourceStates(file), corrected)).toMatchObject({ failures: 0, next_try_at: null });
  expect(stateOf(readSourceStates(file), other).failures).toBe(1);
});

it('a damaged file of states delays no source', () => {
  const file = join(temporaryFolder(), 'source-states.json');
  writeFileSync(file, '{"cut o');
  expect(stateOf(readSourceStates(file), SOURCE).next_try_at).toBeNull();
  recordVisit(file, SOURCE, FAILED, NOW);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ 'sample-amc': { failures: 1 } });
});

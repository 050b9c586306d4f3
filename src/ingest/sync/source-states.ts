import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeFileDurably } from '#base/files.ts';
import type { ReportSource } from './report-sources.ts';

/** What happened to one archive. Times are ISO 8601, UTC. */
export interface SourceState {
  /** Whether the times are of these addresses: a corrected entry is tried at once. */
  readonly address: string;
  readonly last_success_at: string | null;
  /** The newest month with an imported report: `2026-07`; null if unknown. */
  readonly newest_month: string | null;
  readonly last_failure_at: string | null;
  /** One or two sentences with the reason and the next step. */
  readonly last_failure: string | null;
  /** Failed runs since the last success. */
  readonly failures: number;
  /** Not requested before this time; null: at the next run. */
  readonly next_try_at: string | null;
}

/** The result of one visit. */
interface VisitResult {
  /** Whether a report was fetched, or is known to be unchanged. */
  readonly is_success: boolean;
  readonly newest_month: string | null;
  readonly failure: string | null;
  /** The delay that the site requests, seconds; null if none. */
  readonly asked_wait_seconds: number | null;
}

const FIRST_PAUSE_MINUTES = 30;
const LONGEST_PAUSE_MINUTES = 24 * 60;

/** The file of the states, next to the operator's list. Without it, every source is tried. */
export function sourceStatesFile(dataDir: string): string {
  return join(dataDir, 'source-states.json');
}

/** Empty if it is missing or damaged: then every source is tried. */
export function readSourceStates(file: string): Map<string, SourceState> {
  if (!existsSync(file)) return new Map();
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Partial<SourceState> | null>;
    return new Map(Object.entries(kept).map(([id, state]) => [id, { ...UNTRIED, ...state }]));
  } catch {
    return new Map();
  }
}

const UNTRIED: SourceState = {
  address: '',
  last_success_at: null,
  newest_month: null,
  last_failure_at: null,
  last_failure: null,
  failures: 0,
  next_try_at: null,
};

/** The state of a source; that of other addresses under the same id does not delay it. */
export function stateOf(states: ReadonlyMap<string, SourceState>, source: ReportSource): SourceState {
  const state = states.get(source.id);
  if (state === undefined) return UNTRIED;
  return state.address === addressOf(source) ? state : { ...state, failures: 0, next_try_at: null };
}

/** Records a visit durably. Other entries are read again, because another process may have written them. */
export function recordVisit(file: string, source: ReportSource, result: VisitResult, now: Date): SourceState {
  const states = readSourceStates(file);
  const next = nextState(stateOf(states, source), source, result, now);
  states.set(source.id, next);
  mkdirSync(dirname(file), { recursive: true });
  writeFileDurably(file, Buffer.from(`${JSON.stringify(Object.fromEntries(states), null, 1)}\n`));
  return next;
}

function nextState(before: SourceState, source: ReportSource, result: VisitResult, now: Date): SourceState {
  const at = now.toISOString();
  const state: SourceState = {
    ...before,
    address: addressOf(source),
    ...(result.is_success ? { last_success_at: at } : {}),
    newest_month:
      [before.newest_month, result.newest_month]
        .filter((month) => month !== null)
        .toSorted()
        .at(-1) ?? null,
  };
  if (result.failure === null) return { ...state, failures: 0, next_try_at: null };
  const failures = before.failures + 1;
  const pause = Math.max(
    Math.min(FIRST_PAUSE_MINUTES * 2 ** (failures - 1), LONGEST_PAUSE_MINUTES) * 60_000,
    (result.asked_wait_seconds ?? 0) * 1_000,
  );
  return {
    ...state,
    failures,
    last_failure_at: at,
    last_failure: result.failure,
    next_try_at: new Date(now.getTime() + pause).toISOString(),
  };
}

function addressOf({ url, links, or, names }: ReportSource): string {
  return JSON.stringify([url, links, or, names]);
}

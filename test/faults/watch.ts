import { setTimeout as sleep } from 'node:timers/promises';
import type { Served } from './installation.ts';
import { FUND_COUNT, dateOf, findWrong } from './series.ts';

interface NavRow {
  readonly fund_slug: string;
  readonly fund_name: string;
  readonly nav: string | null;
}

interface FeedEvent {
  readonly id: string;
  readonly type: string;
  readonly effective_date: string | null;
}

/** A client that reads continuously while faults are injected and records every broken guarantee. */
export interface Watch {
  readonly violations: readonly string[];
  readonly answers: number;
  /** Number of 503 responses; allowed if they have Retry-After. */
  readonly refusals: number;
  /** Switches to another process of the same service; undefined while none runs. */
  switchTo(served: Served | undefined): void;
  /** Whether a data request returns 200 now. */
  isServed(): Promise<boolean>;
  /** Whether all rows of the page of the day are served; called once its import is acknowledged. */
  hasWhole(day: number): Promise<boolean>;
  /** Reads the feed to its end, compares the events with a full read from the start, and stops. */
  end(): Promise<void>;
}

const MF = '/v1/mutual-funds';
// All funds in one request.
const MOST_FUNDS = 100;

// Almost no pause; slower readers are for services with a normal rate limit.
const PAUSE_MILLISECONDS = 2;

/** `days` returns the number of pages that may have been imported. */
export function startWatch(days: () => number, pauseMs = PAUSE_MILLISECONDS): Watch {
  const violations: string[] = [];
  const events: FeedEvent[] = [];
  let served: Served | undefined;
  let [answers, refusals] = [0, 0];
  let slugs: readonly string[] = [];
  let checkpoint: string | null = null;
  let isEnding = false;

  /**
   * Undefined if no response arrived: a connection may break when a process is killed, but a response must be correct.
   */
  const ask = async (path: string): Promise<Record<string, unknown> | undefined> => {
    const at = served;
    if (at === undefined) return undefined;
    let response: Response;
    let body: Record<string, unknown>;
    try {
      response = await fetch(at.address + path, {
        headers: { 'x-api-key': at.key },
        signal: AbortSignal.timeout(20_000),
      });
      body = (await response.json()) as Record<string, unknown>;
    } catch (thrown) {
      if (at === served && at.child.exitCode === null && at.child.signalCode === null && !at.child.killed)
        violations.push(`${path}: no response from a running service (${String(thrown)})`);
      return undefined;
    }
    answers += 1;
    if (response.status === 200) return body;
    if (response.status === 503 && response.headers.has('retry-after')) refusals += 1;
    else violations.push(`${path}: ${response.status} ${JSON.stringify(body).slice(0, 200)}`);
    return undefined;
  };

  const readDay = async (day: number): Promise<readonly NavRow[] | undefined> => {
    const known = slugs.length === FUND_COUNT ? slugs : await listSlugs();
    if (known.length === 0) return [];
    const query = known.map((slug) => `funds=${slug}`).join('&');
    const body = await ask(`${MF}/nav/bulk?date=${dateOf(day)}&${query}`);
    return body?.['data'] as readonly NavRow[] | undefined;
  };
  const listSlugs = async (): Promise<readonly string[]> => {
    const body = await ask(`${MF}/funds?per_page=${MOST_FUNDS}`);
    slugs = ((body?.['data'] ?? []) as { slug: string }[]).map(({ slug }) => slug);
    if (slugs.length !== 0 && slugs.length !== FUND_COUNT)
      violations.push(`${slugs.length} funds are listed instead of ${FUND_COUNT}`);
    return slugs;
  };
  const follow = async (): Promise<boolean> => {
    const body = await ask(
      `${MF}/updates?limit=500${checkpoint === null ? '' : `&cursor=${encodeURIComponent(checkpoint)}`}`,
    );
    if (body === undefined) return false;
    const data = body['data'] as { events: FeedEvent[]; checkpoint: string };
    events.push(...data.events);
    checkpoint = data.checkpoint;
    return data.events.length === 0;
  };
  const loop = (async () => {
    for (let turn = 0; !isEnding; turn += 1) {
      const day = turn % Math.max(1, days());
      const rows = await readDay(day);
      const wrong = rows === undefined ? undefined : findWrong(day, rows);
      if (wrong !== undefined) violations.push(wrong);
      await follow();
      await sleep(served === undefined ? 20 : pauseMs);
    }
  })();

  return {
    violations,
    get answers() {
      return answers;
    },
    get refusals() {
      return refusals;
    },
    switchTo(next) {
      served = next;
    },
    isServed: async () => (await ask(`${MF}/nav/latest`)) !== undefined,
    hasWhole: async (day) => (await readDay(day))?.length === FUND_COUNT,
    async end() {
      isEnding = true;
      await loop;
      while (!(await follow()));
      const followed = [...events];
      checkpoint = null;
      events.length = 0;
      while (!(await follow()));
      violations.push(...compareFeeds(followed, events));
    },
  };
}

/**
 * Following the feed and reading it from the start must return the same events in the same order, without duplicates or
 * gaps.
 */
function compareFeeds(followed: readonly FeedEvent[], whole: readonly FeedEvent[]): string[] {
  const wrong: string[] = [];
  if (new Set(followed.map(({ id }) => id)).size !== followed.length) wrong.push('the followed feed repeated an event');
  if (JSON.stringify(followed.map(({ id }) => id)) !== JSON.stringify(whole.map(({ id }) => id)))
    wrong.push(
      `the followed feed has ${followed.length} events, a read from the start ${whole.length}, or another order`,
    );
  const navs = Map.groupBy(
    whole.filter(({ type }) => type === 'nav.observed'),
    ({ effective_date }) => effective_date,
  );
  for (const [date, told] of navs)
    if (told.length !== FUND_COUNT) wrong.push(`${date}: ${told.length} events for ${FUND_COUNT} funds`);
  return wrong;
}

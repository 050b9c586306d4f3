import { listKeys } from '#access/keys.ts';
import type { ApiKey } from '#access/keys.ts';
import { listActivity, listRecentCalls } from '#access/list-activity.ts';
import type { ActivitySpan } from '#access/list-activity.ts';
import { renderBarChart } from '#pages/chart.ts';
import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import { renderFacts, renderTable } from '#pages/table.ts';
import { renderAccountPage } from './account-frame.ts';
import type { PageResult, AccountRequest } from './page-request.ts';
import { linkCode, readCallFilter, renderRecentCalls, showTime } from './recent-calls.ts';

const VIEWS = { day: 'Last 30 days', hour: 'Last 48 hours', minute: 'Last 60 minutes' } as const;
type Grain = keyof typeof VIEWS;
const GRAINS = Object.keys(VIEWS) as Grain[];

export async function showActivity(request: AccountRequest): Promise<PageResult> {
  const { access } = request.parts;
  const keys = await listKeys(access, request.signed.email);
  const grain = GRAINS.find((by) => by === request.query.get('by')) ?? 'day';
  const key = keys.find(({ id }) => id === request.query.get('key'));
  const ids = (key === undefined ? keys : [key]).map(({ id }) => id);
  const { spans, total } = await listActivity(access, ids, grain);
  const calls = await listRecentCalls(access, ids);
  const names = new Map(keys.map(({ id, name, prefix }) => [id, `${name} (${prefix}…)`]));
  const kept = { by: grain, ...(key === undefined ? {} : { key: key.id }) };
  return {
    title: 'Activity',
    body: renderAccountPage(
      request,
      'Activity',
      html`${renderChoices(keys, key, grain)}
        ${
          total.calls === 0
            ? html`<p class="empty">No calls in the ${VIEWS[grain].toLowerCase()}.</p>`
            : renderSpans(spans, total, grain)
        }
        <section>
          <h2 id="requests">Last requests</h2>
          ${renderRecentCalls(calls, readCallFilter(request.query), names, kept)}
        </section>
        <p class="soft small">
          The newest calls appear after a few seconds. Durations exclude network time. Counts are kept by the minute for
          two days, by the hour for two months and by the day for two years; of the last 50 requests of each key also
          the path and the known parameters. Keys and unknown parameters are never stored. Times are UTC.
        </p>`,
    ),
  };
}

function renderChoices(keys: readonly ApiKey[], key: ApiKey | undefined, grain: Grain): Html {
  const link = (by: Grain, id: string | undefined): string =>
    `/account/activity?by=${by}${id === undefined ? '' : `&key=${id}`}`;
  const choice = (to: string, name: string, isCurrent: boolean): Html =>
    html`<li><a href="${to}" ${isCurrent ? html` aria-current="true"` : ''}>${name}</a></li>`;
  return html`<nav aria-label="Time range">
      <ul class="choices">
        ${GRAINS.map((by) => choice(link(by, key?.id), VIEWS[by], by === grain))}
      </ul>
    </nav>
    ${
      keys.length < 2
        ? ''
        : html`<nav aria-label="Key">
            <ul class="choices">
              ${choice(link(grain, undefined), 'All keys', key === undefined)}${keys.map((each) =>
                choice(link(grain, each.id), each.name, each.id === key?.id),
              )}
            </ul>
          </nav>`
    }`;
}

function renderSpans(spans: readonly ActivitySpan[], total: ActivitySpan, grain: Grain): Html {
  const bars = spans.map((span) => ({
    text: showStart(span.starts_at, grain),
    value: span.calls,
    second: refusedOf(span),
  }));
  const { p50, p95, p99 } = total.latency_ms;
  return html`${renderFacts(
      [
        ['Calls', total.calls],
        ['Units', total.units],
        ['Refused', refusedOf(total)],
        ['50 % took up to', showBound(p50)],
        ['95 % took up to', showBound(p95)],
        ['99 % took up to', showBound(p99)],
      ],
      'large',
    )}
    <figure class="card">
      <figcaption>Calls, with refused calls highlighted</figcaption>
      ${renderBarChart({
        label:
          `Calls, ${VIEWS[grain].toLowerCase()}: ${total.calls}, of which ${refusedOf(total)} were refused. ` +
          'The table below lists the figures.',
        bars,
      })}
    </figure>
    <details>
      <summary>Show as a table</summary>
      ${renderTable({
        caption: `Activity, ${VIEWS[grain].toLowerCase()}, newest first`,
        columns: [
          { head: 'From' },
          ...['Calls', 'Units', 'p50', 'p95', 'p99'].map((head) => ({ head, isNumber: true })),
          { head: 'Refused' },
        ],
        rows: spans
          .filter(({ calls }) => calls > 0)
          .toReversed()
          .map((span) => [
            showStart(span.starts_at, grain),
            span.calls,
            span.units,
            showBound(span.latency_ms.p50),
            showBound(span.latency_ms.p95),
            showBound(span.latency_ms.p99),
            showRefusals(span),
          ]),
      })}
    </details>
    ${refusedOf(total) === 0 ? '' : html`<p>Refused: ${showRefusals(total)}</p>`}`;
}

function refusedOf({ refusals }: ActivitySpan): number {
  return Object.values(refusals).reduce((sum, calls) => sum + calls, 0);
}

function showRefusals({ refusals }: ActivitySpan): Html {
  return html`${Object.entries(refusals).map(
    ([code, calls], index) => html`${index === 0 ? '' : ', '}${linkCode(code)} ${calls}`,
  )}`;
}

function showBound(milliseconds: number | undefined): string | null {
  if (milliseconds === undefined) return null;
  return milliseconds === Infinity ? 'over 4 s' : showTime(milliseconds);
}

/** `20 Nov` for a day, `20 Nov 14:00` for an hour, `14:05` for a minute. */
function showStart(startsAt: number, grain: Grain): string {
  const text = new Date(startsAt).toISOString();
  const day = DAY.format(startsAt);
  return grain === 'day' ? day : grain === 'hour' ? `${day} ${text.slice(11, 16)}` : text.slice(11, 16);
}

const DAY = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short' });

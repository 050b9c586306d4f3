import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import { renderTable } from '#pages/table.ts';
import { wordsOfCheck } from '#domain/checks/check-words.ts';
import { filterHolds, groupHolds } from '#review/inbox.ts';
import type { InboxFilter, InboxGroup, InboxHold } from '#review/inbox.ts';
import { readFilter, writeFilter } from './desk-request.ts';
import type { DeskRequest, DeskResult } from './desk-request.ts';
import { renderHidden, renderHiddenToken, renderKey, renderReason, renderSelect } from './fields.ts';
import { countOf } from './frame.ts';

export function showInbox(request: DeskRequest): DeskResult {
  const filter = readFilter(request.query);
  const { holds, decidedToday } = request.inbox;
  const found = filterHolds(holds, filter);
  const isOneGroup = filter.check !== undefined && filter.document_seq !== undefined;
  return {
    title: 'Inbox',
    body: html`<h1>Inbox</h1>
      ${renderMeterLine(holds.length, decidedToday)} ${holds.length === 0 ? '' : renderFilter(holds, filter)}
      ${
        found.length === 0
          ? html`<p class="empty">${holds.length === 0 ? 'Nothing is held.' : 'No open hold matches the filter.'}</p>`
          : isOneGroup
            ? renderList(request, found, filter)
            : renderGroups(request, found, filter)
      }`,
  };
}

function renderMeterLine(open: number, decidedToday: number): Html {
  const all = open + decidedToday;
  return html`<p class="soft">
    ${countOf(open, 'hold')} open, ${countOf(decidedToday, 'decision')}
    today.${
      all === 0
        ? ''
        : html` <progress class="done" max="${all}" value="${decidedToday}" aria-label="Decided today"></progress>`
    }
  </p>`;
}

function renderFilter(holds: readonly InboxHold[], filter: InboxFilter): Html {
  const all = { value: '', text: 'All' };
  const checks = countBy(holds, ({ check }) => check);
  const amcs = countBy(holds, ({ amc }) => amc ?? '-');
  const documents = countBy(holds, ({ document_seq }) => String(document_seq));
  const nameOf = new Map(holds.map(({ document_seq, document }) => [String(document_seq), document]));
  return html`<form class="card filter" method="get" action="/" role="search">
    <div class="fields">
      <div class="field">
        <label for="q">Search${renderKey('/')}</label>
        <input id="q" name="q" type="search" value="${filter.text ?? ''}" maxlength="200" data-key="/" />
      </div>
      ${renderSelect(
        'check',
        'Check',
        [all, ...checks.map(([value, count]) => ({ value, text: `${wordsOfCheck(value).title} (${count})` }))],
        filter.check ?? '',
      )}
      ${renderSelect(
        'amc',
        'AMC',
        [all, ...amcs.map(([value, count]) => ({ value, text: `${value === '-' ? 'Not known' : value} (${count})` }))],
        filter.amc === '' ? '-' : (filter.amc ?? ''),
      )}
      ${renderSelect(
        'document',
        'Document',
        [all, ...documents.map(([value, count]) => ({ value, text: `${nameOf.get(value) ?? value} (${count})` }))],
        filter.document_seq === undefined ? '' : String(filter.document_seq),
      )}
    </div>
    <div class="actions tight"><button class="quiet">Show</button> <a href="/">Show all</a></div>
  </form>`;
}

/** Values with the number of holds, most holds first. */
function countBy(holds: readonly InboxHold[], valueOf: (hold: InboxHold) => string): [string, number][] {
  const counts = new Map<string, number>();
  for (const hold of holds) counts.set(valueOf(hold), (counts.get(valueOf(hold)) ?? 0) + 1);
  return [...counts].toSorted((one, other) => other[1] - one[1]);
}

function renderGroups({ parts }: DeskRequest, holds: readonly InboxHold[], filter: InboxFilter): Html {
  const groups = groupHolds(holds);
  const now = parts.clock.now().getTime();
  const first = holds[0];
  return html`${
      filter.document_seq === undefined || first === undefined
        ? ''
        : html`<p>
            <a class="button" href="/holds/${first.id}${writeFilter(filter)}" data-key="j"
              >Review page by page${renderKey('j')}</a
            >
            ${
              first.document_sha256 === null
                ? ''
                : html`<a href="/documents/${first.document_sha256}" data-key="p">All pages${renderKey('p')}</a>`
            }
          </p>`
    }
    <div class="scroll" role="group" aria-label="Open holds by check, AMC and document" tabindex="0">
      <table class="causes stacked" role="table">
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">AMC</th>
            <th scope="col" role="columnheader">Document</th>
            <th scope="col" role="columnheader" class="number">Holds</th>
            <th scope="col" role="columnheader" class="number">Rows</th>
            <th scope="col" role="columnheader">Oldest</th>
            <th scope="col" role="columnheader">Open</th>
          </tr>
        </thead>
        ${[...Map.groupBy(groups, ({ check }) => check)].map(([check, ofCheck], index) =>
          renderCheck(check, ofCheck, holds, {
            filter,
            now,
            isFirst: index === 0 && filter.document_seq === undefined,
          }),
        )}
      </table>
    </div>`;
}

interface GroupView {
  readonly filter: InboxFilter;
  readonly now: number;
  readonly isFirst: boolean;
}

function renderCheck(
  check: string,
  groups: readonly InboxGroup[],
  holds: readonly InboxHold[],
  { filter, now, isFirst }: GroupView,
): Html {
  const { title, advice } = wordsOfCheck(check);
  const total = groups.reduce((sum, group) => sum + group.holds, 0);
  return html`<tbody role="rowgroup">
    <tr class="cause" role="row">
      <th colspan="6" scope="rowgroup" role="rowheader">
        ${title} <span class="chip warn">${countOf(total, 'hold')}</span>
        <span class="soft small"><code>${check}</code> ${advice}</span>
      </th>
    </tr>
    ${groups.map((group, index) => renderGroup(group, title, holds, { filter, now, isFirst: isFirst && index === 0 }))}
  </tbody>`;
}

function renderGroup(
  { check, amc, document_seq, document, holds: count, rows, oldest }: InboxGroup,
  title: string,
  holds: readonly InboxHold[],
  { filter, now, isFirst }: GroupView,
): Html {
  const narrowed = { ...filter, check, amc: amc ?? '', document_seq };
  const [first] = filterHolds(holds, narrowed);
  const name = `${title}, ${amc ?? 'AMC not known'}, ${document}`;
  return html`<tr role="row">
    <td role="cell">
      <a href="/${writeFilter({ amc: amc ?? '' })}" aria-label="Everything of ${amc ?? 'AMC not known'}"
        >${amc ?? 'AMC not known'}</a
      >
    </td>
    <td role="cell" data-head="Document">
      <a href="/${writeFilter({ document_seq })}" aria-label="Everything of ${document}">${document}</a>
    </td>
    <td role="cell" class="number" data-head="Holds">${count}</td>
    <td role="cell" class="number" data-head="Rows">${rows}</td>
    <td role="cell" class="nowrap" data-head="Oldest">${showAge(now - oldest)}</td>
    <td role="cell">
      <span class="links"
        ><a
          href="/holds/${first?.id ?? ''}${writeFilter(narrowed)}"
          aria-label="Review ${name}"
          ${isFirst ? html` data-key="j"` : ''}
          >Review</a
        >${isFirst ? renderKey('j') : ''} <a href="/${writeFilter(narrowed)}" aria-label="List ${name}">List</a></span
      >
    </td>
  </tr>`;
}

/** The holds of one cause and document one by one, with a form that accepts all of them. */
function renderList({ parts }: DeskRequest, holds: readonly InboxHold[], filter: InboxFilter): Html {
  const { title, advice } = wordsOfCheck(filter.check ?? '');
  return html`<section class="card cause">
    <h2>${title} <span class="chip warn">${countOf(holds.length, 'hold')}</span></h2>
    <p class="soft small"><code>${filter.check}</code> ${advice}</p>
    ${renderTable({
      caption: title,
      columns: [{ head: 'Subject' }, { head: 'Finding' }, { head: 'Rows', isNumber: true, isNamed: true }],
      rows: holds.map((hold, index) => [
        html`<a href="/holds/${hold.id}${writeFilter(filter)}" ${index === 0 ? html` data-key="j"` : ''}
          >${hold.subject}</a
        >`,
        hold.summary,
        hold.rows,
      ]),
      layout: 'stacked',
    })}
    ${
      holds.length < 2
        ? ''
        : html`<details>
            <summary>Decide all ${holds.length}</summary>
            <form method="post" action="/decisions">
              ${renderHiddenToken(parts.session)}
              ${renderHidden({ filter: writeFilter(filter), holds: holds.map(({ id }) => id).join(' ') })}
              ${renderReason({ id: 'all-reason', value: '' })}
              <div class="actions tight">
                <button name="kind" value="accept-all">Accept all ${holds.length}</button>
                <button class="danger" name="kind" value="reject-all">Reject all ${holds.length}</button>
              </div>
            </form>
          </details>`
    }
  </section>`;
}

/** `5 minutes`, `3 days`: the largest whole unit. */
function showAge(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / 60_000));
  if (minutes < 60) return countOf(minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? countOf(hours, 'hour') : countOf(Math.floor(hours / 24), 'day');
}

import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import { renderFacts, renderTable } from '#pages/table.ts';
import { memberAt } from '#review/case-pages.ts';
import type { CasePage } from '#review/case-pages.ts';
import { wordsOfCheck } from '#domain/checks/check-words.ts';
import { readCase } from '#review/hold-case.ts';
import type { HoldCase } from '#review/hold-case.ts';
import { filterHolds } from '#review/inbox.ts';
import type { InboxHold } from '#review/inbox.ts';
import { fillAddress, nextField, readNewRow, renderAddLinks, renderAddRow } from './add-row-form.ts';
import type { NewRow } from './add-row-form.ts';
import { renderComparison } from './comparison.ts';
import { renderCorrection } from './correction-form.ts';
import type { Fix } from './correction-form.ts';
import { renderDecisionForms } from './decision-forms.ts';
import { readFilter, writeFilter } from './desk-request.ts';
import type { DeskRequest, DeskResult } from './desk-request.ts';
import { renderKey } from './fields.ts';
import { showTime } from './decided-page.ts';
import { listPicks } from './pick-words.ts';
import { renderPageView } from './page-view.ts';
import { renderValues } from './value-table.ts';
import { renderWeighed } from './weighed-candidates.ts';

/** A rejected form, whose values are shown again with the reason. */
interface Rejected {
  readonly problem: string;
  readonly status: number;
}

export async function showHold(request: DeskRequest, rejected?: Rejected): Promise<DeskResult> {
  const { parts, params, query } = request;
  const subject = await readCase(parts.ingest.facts, parts.reader, params['id'] ?? '');
  const { hold } = subject;
  const filter = readFilter(query);
  const found = filterHolds(request.inbox.holds, filter);
  const isWaiting = parts.pending.waiting?.preview.closed.includes(hold.id) === true;
  const isOpen = hold.status === 'OPEN' && !isWaiting;
  const row = isOpen ? readNewRow(subject, request.form.has('section') ? addingOf(request.form) : query) : undefined;
  const fix =
    isOpen && row === undefined ? readFix(subject, request.form.has('path') ? request.form : query) : undefined;
  const { title } = wordsOfCheck(hold.check);
  warmNextPage(request, found, hold.id);
  const panel = !isOpen
    ? renderDecided(subject, isWaiting)
    : row !== undefined
      ? renderAddRow(request, subject, row, filter)
      : fix === undefined
        ? html`${renderWeighed(request, subject, filter)}${renderDecisionForms(request, subject, filter)}`
        : renderCorrection(request, subject, fix, filter);
  return {
    title: `${hold.subject}: ${title}`,
    ...(rejected === undefined ? {} : { status: rejected.status }),
    body: html`${renderSteps(found, hold.id, writeFilter(filter))}
      <h1 tabindex="-1" ${fix === undefined && row === undefined && rejected === undefined ? html`autofocus` : ''}>
        ${hold.subject}
      </h1>
      <p class="lead finding">${title}: ${hold.summary}</p>
      ${rejected === undefined ? '' : html`<div class="notice bad" role="alert"><p>${rejected.problem}</p></div>`}
      <div class="${subject.pages.length === 0 ? 'case' : 'case paged'}">
        <div class="source">
          ${subject.pages.map((page) => renderSource(request, page, fix ?? row, filter))}
          ${subject.pages.length === 0 ? renderComparison(subject) : ''}
        </div>
        <div class="panel">
          ${panel}${
            subject.pages.length === 0
              ? ''
              : html`<section class="card">
                  <h2>As read</h2>
                  ${renderFindings(subject)}${renderValues(subject, isOpen ? writeFilter(filter) : undefined)}
                  ${isOpen ? renderAddLinks(subject, filter) : ''} ${renderPageLinks(subject)}
                </section>`
          }${renderOrigin(subject)}
        </div>
      </div>`,
  };
}

/** The reviewer sees the next page at once, because it is drawn while this one is compared. */
function warmNextPage({ parts }: DeskRequest, found: readonly InboxHold[], id: string): void {
  const { pictures } = parts;
  if (pictures === undefined) return;
  const next = found[found.findIndex((hold) => hold.id === id) + 1];
  if (next?.dataset !== 'fmr') return;
  void readCase(parts.ingest.facts, parts.reader, next.id)
    .then(async ({ pages: [page] }) => (page?.isPdf === true ? pictures.page({ ...page, outlines: [] }) : undefined))
    // The page itself shows what is wrong with it.
    .catch(() => undefined);
}

/** A rejected form of a new row names its section like the address of the form does. */
function addingOf(form: URLSearchParams): URLSearchParams {
  const adding = new URLSearchParams(form);
  if (form.get('kind') === 'add') adding.set('add', form.get('section') ?? '');
  return adding;
}

function renderPageLinks({ pages }: HoldCase): Html {
  return html`<p class="small">
    ${pages.map(
      ({ document_sha256, page_number }, index) =>
        html`<a href="/documents/${document_sha256}/pages/${page_number}" ${index === 0 ? html` data-key="p"` : ''}
            >Everything that was read of page ${page_number}</a
          >${index === 0 ? renderKey('p') : ''} `,
    )}
  </p>`;
}

function readFix(subject: HoldCase, from: URLSearchParams): Fix | undefined {
  const path = from.get('path') ?? from.get('fix') ?? '';
  const number = Number.parseInt(from.get('page') ?? '', 10);
  const page = subject.pages.find(({ page_number }) => page_number === number) ?? subject.pages[0];
  if (page === undefined || path === '' || memberAt(path) === undefined) return undefined;
  return { page, path, value: from.get('value') ?? undefined };
}

function renderSteps(found: readonly InboxHold[], id: string, filter: string): Html {
  const place = found.findIndex((hold) => hold.id === id);
  const [before, after] = [place < 0 ? undefined : found[place - 1], found[place + 1]];
  return html`<div class="steps">
    <p class="crumbs"><a href="/${filter}">Inbox</a>${place < 0 ? '' : html` · ${place + 1} of ${found.length}`}</p>
    <nav aria-label="Holds">
      ${
        before === undefined
          ? ''
          : html`<a href="/holds/${before.id}${filter}" data-key="k" rel="prev">Previous${renderKey('k')}</a>`
      }
      ${
        after === undefined
          ? ''
          : html`<a href="/holds/${after.id}${filter}" data-key="j" rel="next">Next${renderKey('j')}</a>`
      }
    </nav>
  </div>`;
}

function renderSource(
  { parts, params }: DeskRequest,
  page: CasePage,
  change: Fix | NewRow | undefined,
  filter: ReturnType<typeof readFilter>,
): Html {
  const id = params['id'] ?? '';
  const isChanged = change !== undefined && change.page.page_number === page.page_number;
  const fix = isChanged && 'path' in change ? change : undefined;
  const row = isChanged && 'section' in change ? change : undefined;
  const kind =
    row === undefined
      ? fix === undefined
        ? undefined
        : memberAt(fix.path)?.kind
      : nextField(row) === undefined
        ? undefined
        : ('mixed' as const);
  const held = page.values.filter(({ isHeld, path }) => (fix === undefined ? isHeld : path === fix.path));
  return renderPageView({
    page,
    hasPictures: parts.pictures !== undefined,
    outlined: held,
    picks: kind === undefined ? [] : listPicks(page.words, kind),
    pickAddress: (value) =>
      row !== undefined
        ? fillAddress(row, id, filter, value)
        : `/holds/${id}${writeFilter(filter, { fix: fix?.path ?? '', page: String(page.page_number), value })}`,
  });
}

/** The findings of a hold over whole pages; a withheld group has one, which is the summary. */
function renderFindings({ hold }: HoldCase): Html | '' {
  const group = hold.figures['group'] as { readonly values: readonly unknown[] } | undefined;
  if (group?.values.length === 0)
    return html`<p>
      Printed, but not understood: ${hold.held_rows.map(({ value }) => html`<q class="unread">${value}</q>`)}
    </p>`;
  const rows = hold.held_rows.filter(({ expected }) => expected !== undefined);
  if (rows.length === 0) return '';
  return renderTable({
    caption: 'Findings',
    columns: [{ head: 'Value' }, { head: 'Expected', isNamed: true }, { head: 'Found', isNamed: true }],
    rows: rows.map(({ path, expected, found }) => [html`<code>${path}</code>`, expected, found]),
    layout: 'stacked',
  });
}

function renderDecided({ hold }: HoldCase, isWaiting: boolean): Html {
  if (isWaiting)
    return html`<section class="card">
      <h2>Decided</h2>
      <p>Your decision is applied in a few seconds. Until then it can be undone above.</p>
    </section>`;
  return html`<section class="card">
    <h2>${hold.status === 'RESOLVED' ? 'Resolved' : `Decided: ${hold.status.toLowerCase()}`}</h2>
    ${renderFacts([
      ['By', hold.decided_by],
      ['On', hold.decided_at === null ? null : showTime(Date.parse(hold.decided_at))],
      ['Reason', hold.reason],
    ])}
    <p class="soft small">
      ${
        hold.status === 'ACCEPTED'
          ? 'Its values were promoted, so it cannot be decided again.'
          : 'It cannot be decided again; a new document that states it differently is held anew.'
      }
    </p>
  </section>`;
}

function renderOrigin({ hold }: HoldCase): Html {
  return html`<section class="card">
    <h2>Source</h2>
    ${renderFacts([
      ['Check', html`<code>${hold.check}</code>`],
      ['Fund', hold.fund],
      ['Opened', showTime(Date.parse(hold.opened_at))],
      ['Rows', hold.rows],
    ])}
    <ul class="documents small">
      ${hold.documents.map(
        ({ origin, received_at, sha256 }) =>
          html`<li>
            ${origin} <span class="soft">received ${showTime(Date.parse(received_at))}</span><br /><code
              >${sha256}</code
            >
          </li>`,
      )}
    </ul>
    <p class="soft small">Command line: <code>mfds review show ${hold.id}</code></p>
  </section>`;
}

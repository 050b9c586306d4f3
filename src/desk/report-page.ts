import { PROFILE_TERMS } from '#domain/amc-profile.ts';
import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import { wordsOfCheck } from '#domain/checks/check-words.ts';
import { readReportDocument, readReportPage } from '#review/document-pages.ts';
import type { ReportDocument, ReportPage } from '#review/document-pages.ts';
import type { DeskRequest, DeskResult } from './desk-request.ts';
import { renderProgress, showConfirmation } from './document-page.ts';
import { renderHidden, renderHiddenToken, renderKey, renderReason } from './fields.ts';
import { renderPageView } from './page-view.ts';
import { renderReadValues } from './value-table.ts';

/**
 * `/documents/{sha256}/pages/{page}`: one page with every value that was read,
 * to be confirmed or taught. Fault: PAGE_UNKNOWN.
 */
export async function showReportPage(request: DeskRequest): Promise<DeskResult> {
  const { parts, params } = request;
  const sha256 = params['sha256'] ?? '';
  const number = Number.parseInt(params['page'] ?? '', 10);
  const document = await readReportDocument(parts.ingest.facts, sha256);
  const report = await readReportPage(parts.ingest.facts, parts.reader, sha256, number);
  return {
    title: `Page ${number} of ${document.origin}`,
    body: html`${renderSteps(document, number)}
      <h1 tabindex="-1" autofocus>Page ${number}: ${report.funds.join(', ') || 'fund not named'}</h1>
      ${renderProgress(document.pages)}
      <div class="case paged">
        <div class="source">
          ${renderPageView({
            page: report.page,
            hasPictures: parts.pictures !== undefined,
            outlined: report.page.values,
            picks: [],
            pickAddress: () => '',
            certainties: new Map(report.page.values.map((value) => [value.path, value.certainty])),
          })}
        </div>
        <div class="panel">
          ${renderHolds(report)} ${renderConfirm(request, report)} ${renderTeach(request, report)}
          <section class="card">
            <h2>As read</h2>
            ${renderReadValues(report.page)}
          </section>
        </div>
      </div>`,
  };
}

function renderSteps({ document_sha256, origin, pages }: ReportDocument, number: number): Html {
  const place = pages.findIndex(({ page_number }) => page_number === number);
  const link = (at: number, key: string, text: string, rel: string): Html | '' => {
    const page = pages[at];
    return page === undefined
      ? ''
      : html`<a href="/documents/${document_sha256}/pages/${page.page_number}" data-key="${key}" rel="${rel}"
          >${text}${renderKey(key)}</a
        >`;
  };
  return html`<div class="steps">
    <p class="crumbs">
      <a href="/">Inbox</a> / <a href="/documents/${document_sha256}">${origin}</a> · ${place + 1} of ${pages.length}
    </p>
    <nav aria-label="Pages">
      ${place < 1 ? '' : link(place - 1, 'k', 'Previous', 'prev')} ${link(place + 1, 'j', 'Next', 'next')}
    </nav>
  </div>`;
}

function renderHolds({ holds }: ReportPage): Html | '' {
  if (holds.length === 0) return '';
  return html`<section class="card">
    <h2>Held</h2>
    <ul class="plain">
      ${holds.map(
        ({ id, check_name, summary }, index) =>
          html`<li>
            <a href="/holds/${id}" ${index === 0 ? html` data-key="h"` : ''}>${wordsOfCheck(check_name).title}</a
            >${index === 0 ? renderKey('h') : ''} <span class="soft small">${summary}</span>
          </li>`,
      )}
    </ul>
  </section>`;
}

function renderConfirm({ parts }: DeskRequest, { page, holds, confirmed }: ReportPage): Html {
  return html`<section class="card">
    <h2>Confirm the page</h2>
    ${confirmed === undefined ? '' : html`<p>Confirmed by ${showConfirmation(confirmed)}.</p>`}
    <p class="soft small">
      ${holds.length === 0 ? 'Nothing of this page is held.' : 'Its holds that can be accepted are accepted.'} The page
      then counts as compared.
    </p>
    <form method="post" action="/decisions">
      ${renderHiddenToken(parts.session)}
      ${renderHidden({ document: page.document_sha256, page: String(page.page_number) })}
      ${renderReason({ id: 'confirm-reason', value: `Compared with page ${page.page_number}` })}
      <div class="actions tight">
        <button name="kind" value="confirm_page" data-key="g">Confirm page${renderKey('g')}</button>
      </div>
    </form>
  </section>`;
}

/** Words of the page without a meaning, each with a list of the terms that it can be. */
function renderTeach({ parts }: DeskRequest, { page, unread, amc }: ReportPage): Html | '' {
  if (amc === undefined || unread.length === 0) return '';
  const terms = Object.entries(PROFILE_TERMS);
  return html`<section class="card">
    <h2>Teach the AMC's words</h2>
    <p class="soft small">
      The reader gave these words no meaning. What you choose applies to all reports of ${amc.name}; this report is read
      again when the decision is applied.
    </p>
    <form method="post" action="/decisions">
      ${renderHiddenToken(parts.session)}
      ${renderHidden({ kind: 'teach', amc: amc.slug, document: page.document_sha256, page: String(page.page_number) })}
      ${unread.map(
        ({ printed, figure }, index) =>
          html`<div class="field word">
            <input type="hidden" name="text" value="${printed}" />
            <label for="word-${index}"
              ><q>${printed}</q>${figure === null ? '' : html` <span class="soft">${figure}</span>`}</label
            >
            <select id="word-${index}" name="term" ${index === 0 ? html` data-key="t"` : ''}>
              <option value="">not a term</option>
              ${terms.map(([term, name]) => html`<option value="${term}">${name}</option> `)}
            </select>
          </div>`,
      )}
      ${renderReason({ id: 'teach-reason', value: `Word of the AMC, page ${page.page_number}` })}
      <div class="actions tight">
        <button>Teach</button>
        <span class="soft small">${renderKey('t')} goes to the first word.</span>
      </div>
    </form>
  </section>`;
}

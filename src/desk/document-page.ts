import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import { renderTable } from '#pages/table.ts';
import { readReportDocument } from '#review/document-pages.ts';
import type { ReportPageState } from '#review/document-pages.ts';
import { showTime } from './decided-page.ts';
import type { DeskRequest, DeskResult } from './desk-request.ts';
import { renderKey } from './fields.ts';

/** `/documents/{sha256}`: the pages of a report, and which of them a person has confirmed. Fault: PAGE_UNKNOWN. */
export async function showDocument({ parts, params }: DeskRequest): Promise<DeskResult> {
  const { document_sha256, origin, pages } = await readReportDocument(parts.ingest.facts, params['sha256'] ?? '');
  const path = (page: ReportPageState): string => `/documents/${document_sha256}/pages/${page.page_number}`;
  const open = pages.find(({ confirmed }) => confirmed === undefined);
  return {
    title: origin,
    body: html`<p class="crumbs"><a href="/">Inbox</a></p>
      <h1>${origin}</h1>
      ${renderProgress(pages)}
      ${
        open === undefined
          ? ''
          : html`<p>
              <a class="button" href="${path(open)}" data-key="j">Compare page ${open.page_number}${renderKey('j')}</a>
            </p>`
      }
      ${renderTable({
        caption: 'Pages about funds',
        columns: [
          { head: 'Page' },
          { head: 'Funds', isNamed: true },
          { head: 'Values', isNumber: true, isNamed: true },
          { head: 'Open holds', isNumber: true, isNamed: true },
          { head: 'Confirmed', isNamed: true },
        ],
        rows: pages.map((page) => [
          html`<a href="${path(page)}">Page ${page.page_number}</a>`,
          page.funds.join(', '),
          page.values,
          page.holds.length,
          page.confirmed === undefined ? html`<span class="soft">not yet</span>` : showConfirmation(page.confirmed),
        ]),
        layout: 'stacked',
      })}`,
  };
}

/** `12 of 40 pages confirmed`, as text and as a bar. */
export function renderProgress(pages: readonly ReportPageState[]): Html {
  const done = pages.filter(({ confirmed }) => confirmed !== undefined).length;
  return html`<p class="soft">
    <strong>${done} of ${pages.length} pages</strong> confirmed.
    <progress class="done" max="${pages.length}" value="${done}" aria-label="Confirmed pages"></progress>
  </p>`;
}

/** `Ayesha, 20 Nov 2026, 14:05 UTC` */
export function showConfirmation({ by, at }: NonNullable<ReportPageState['confirmed']>): string {
  return `${by}, ${showTime(at)}`;
}

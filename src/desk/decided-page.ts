import { PROFILE_TERMS } from '#domain/amc-profile.ts';
import { own } from '#base/own.ts';
import { isAboutHold } from '#ingest/apply-decision.ts';
import type { Decision } from '#ingest/apply-decision.ts';
import { html } from '#pages/html.ts';
import type { Html, HtmlPart } from '#pages/html.ts';
import { renderTable } from '#pages/table.ts';
import { wordsOfCheck } from '#domain/checks/check-words.ts';
import { listDecided } from '#review/decided.ts';
import type { DecidedHold } from '#review/decided.ts';
import type { DeskRequest, DeskResult } from './desk-request.ts';
import { renderKey } from './fields.ts';

const PAGE_ROWS = 100;
const LAST_PAGE = 10_000;

/** Who decided what, when and why. */
export async function showDecided({ parts, query }: DeskRequest): Promise<DeskResult> {
  const asked = Number.parseInt(query.get('page') ?? '1', 10);
  const page = Number.isSafeInteger(asked) && asked >= 1 && asked <= LAST_PAGE ? asked : 1;
  const decided = await listDecided(parts.ingest.facts, { start: (page - 1) * PAGE_ROWS, limit: PAGE_ROWS });
  return {
    title: 'Decided',
    body: html`<h1>Decided</h1>
      ${
        decided.length === 0
          ? html`<p class="empty">${page === 1 ? 'Nothing was decided yet.' : 'There are no earlier decisions.'}</p>`
          : renderTable({
              caption: 'Decisions, newest first',
              columns: [
                { head: 'Subject' },
                { head: 'Decision', isNamed: true },
                { head: 'Reason', isNamed: true },
                { head: 'By', isNamed: true },
                { head: 'Time', isNamed: true },
              ],
              rows: decided.map(rowOf),
              layout: 'stacked',
            })
      }
      <nav aria-label="Pages" class="actions">
        ${page === 1 ? '' : html`<a href="/decided?page=${page - 1}" data-key="k">Newer${renderKey('k')}</a>`}
        ${
          decided.length < PAGE_ROWS
            ? ''
            : html`<a href="/decided?page=${page + 1}" data-key="j">Older${renderKey('j')}</a>`
        }
      </nav>`,
  };
}

function rowOf({ decision, hold, by, at }: DecidedHold): readonly HtmlPart[] {
  return [subjectOf(decision, hold), describe(decision, hold), decision.reason, by, showTime(at)];
}

function subjectOf(decision: Decision, hold: DecidedHold['hold']): HtmlPart {
  if (decision.kind === 'alias') return decision.alias;
  if (decision.kind === 'teach') return html`“${decision.text}”`;
  if (decision.kind === 'confirm_page')
    return html`<a href="/documents/${decision.document_sha256}/pages/${decision.page}">Page ${decision.page}</a>`;
  if (!isAboutHold(decision)) return '';
  if (hold === undefined) return html`<code>${decision.hold_id}</code>`;
  return html`<a href="/holds/${hold.id}">${hold.subject}</a> <br /><span class="soft small"
      >${wordsOfCheck(hold.check).title}</span
    >`;
}

function describe(decision: Decision, hold: DecidedHold['hold']): Html {
  const isOpen = hold?.status === 'OPEN';
  const still = isOpen ? html` <span class="chip warn">still held</span>` : '';
  switch (decision.kind) {
    case 'accept':
      return html`<span class="chip good">accepted</span>${decision.value === undefined ? '' : ` ${decision.value}`}`;
    case 'confirm':
      return html`<span class="chip good">pages released</span>`;
    case 'reject':
      return html`<span class="chip bad">rejected</span>`;
    case 'correct':
      return html`<span class="chip">corrected</span> <code>${decision.path}</code> to
        ${decision.value === '' ? 'unknown' : decision.value}${still}`;
    case 'drop':
      return html`<span class="chip">left out</span> ${decision.section}${still}`;
    case 'add':
      return html`<span class="chip">row added</span> ${decision.section}${still}`;
    case 'confirm_page':
      return html`<span class="chip good">page confirmed</span>`;
    case 'teach':
      return html`<span class="chip">taught</span> ${decision.amc_slug}:
        ${own<string>(PROFILE_TERMS, decision.term) ?? decision.term}`;
    case 'alias':
      return html`<span class="chip">name of</span> ${decision.fund_slug}`;
  }
}

const TIME = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** `20 Nov 2026, 14:05 UTC` */
export function showTime(milliseconds: number): string {
  return `${TIME.format(milliseconds)} UTC`;
}

import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import { FRAGMENT_SECTIONS } from '#domain/fragment-members.ts';
import { parsePath } from '#domain/withheld-groups.ts';
import type { HoldCase } from '#review/hold-case.ts';
import type { InboxFilter } from '#review/inbox.ts';
import type { NearName } from '#review/near-names.ts';
import { writeFilter } from './desk-request.ts';
import type { DeskRequest } from './desk-request.ts';
import { renderHidden, renderHiddenToken, renderKey, renderReason, renderSelect } from './fields.ts';

/** The forms that decide an open hold. A field that was rejected keeps its text. */
export function renderDecisionForms(request: DeskRequest, subject: HoldCase, filter: InboxFilter): Html {
  const { hold, refusal, naming } = subject;
  const hidden = html`${renderHiddenToken(request.parts.session)}
  ${renderHidden({ hold: hold.id, filter: writeFilter(filter) })}`;
  const typed = (kind: string, otherwise: string): string =>
    request.form.get('kind') === kind ? (request.form.get('reason') ?? otherwise) : otherwise;
  return html`<section class="card decide">
    <h2>Decide</h2>
    ${naming === undefined ? '' : renderAlias(subject, hidden, typed('alias', ''))}
    ${
      refusal === undefined
        ? renderAccept(request, subject, hidden, typed('accept', usualReason(subject)))
        : html`<p class="soft small">${withoutCommands(refusal)}</p>`
    }
    <form method="post" action="/decisions">
      ${hidden}
      ${renderReason({ id: 'reject-reason', value: typed('reject', ''), key: 'r', label: 'Reason to reject' })}
      <div class="actions tight">
        <button class="danger" name="kind" value="reject">Reject</button>
        <span class="soft small">${renderKey('r')} to type the reason; the values are never served.</span>
      </div>
    </form>
    ${hold.dataset === 'fmr' ? renderDrop(subject, hidden, typed('drop', '')) : ''}
  </section>`;
}

/** A hold that cannot be accepted names commands, which the forms on this page replace. */
function withoutCommands(refusal: string): string {
  return refusal.replaceAll(/ with `mfds review alias` or a registry sheet/g, ' above, or with a registry sheet');
}

function usualReason({ hold, pages }: HoldCase): string {
  if (hold.dataset !== 'fmr') return 'Compared with the source';
  return `Compared with page ${pages.map(({ page_number }) => page_number).join(' and ')}`;
}

function renderAccept(request: DeskRequest, subject: HoldCase, hidden: Html, reason: string): Html {
  const { candidates, hold, pages } = subject;
  const others = countOnSamePages(request, subject);
  const isOptional = hold.check === 'conflicting_payouts';
  return html`<form method="post" action="/decisions">
    ${hidden} ${renderReason({ id: 'accept-reason', value: reason, label: 'Reason to accept' })}
    <div class="actions tight">
      ${candidates.map(
        (value, index) =>
          html`<button name="kind" value="accept ${value}" data-key="${index + 1}">
            Accept ${value}${renderKey(String(index + 1))}
          </button>`,
      )}
      ${
        candidates.length > 0 && !isOptional
          ? ''
          : html`<button name="kind" value="accept" data-key="${others === 0 ? 'a g' : 'a'}">
              ${labelOfAccept(subject, isOptional)}${renderKey('a')}
            </button>`
      }
      ${
        others === 0
          ? ''
          : html`<button class="quiet" name="kind" value="confirm" data-key="g">
              Release all ${others + 1} holds of ${pages.length > 1 ? 'these pages' : 'this page'}${renderKey('g')}
            </button>`
      }
    </div>
  </form>`;
}

function labelOfAccept({ hold, naming }: HoldCase, isOptional: boolean): string {
  if (isOptional) return 'Accept all';
  if (naming !== undefined) return 'Accept as a new fund';
  return hold.figures['group'] === undefined ? 'Accept' : 'Release';
}

/** Other open holds over nothing but the pages of this one. */
function countOnSamePages({ inbox }: DeskRequest, { hold, pages }: HoldCase): number {
  const numbers = new Set(pages.map(({ page_number }) => page_number));
  const own = inbox.holds.find(({ id }) => id === hold.id);
  return inbox.holds.filter(
    (other) =>
      other.id !== hold.id &&
      other.isAcceptable &&
      other.document_seq === own?.document_seq &&
      other.pages.length > 0 &&
      other.pages.every((page) => numbers.has(page)),
  ).length;
}

function renderDrop({ pages, hold }: HoldCase, hidden: Html, reason: string): Html | '' {
  const group = (hold.figures['group'] as { section?: string } | undefined)?.section;
  const stated = new Set(pages.flatMap(({ values }) => values.flatMap(({ path }) => parsePath(path).section ?? [])));
  const sections = FRAGMENT_SECTIONS.filter((section) => stated.has(section) || section === group);
  const [first] = sections;
  if (first === undefined) return '';
  return html`<details>
    <summary>Leave out a whole section</summary>
    <form method="post" action="/decisions">
      ${hidden}
      ${renderSelect(
        'section',
        'Section',
        sections.map((value) => ({ value, text: value.replaceAll('_', ' ') })),
        group ?? first,
      )}
      ${renderReason({ id: 'drop-reason', value: reason })}
      <div class="actions tight"><button class="danger" name="kind" value="drop">Leave out</button></div>
    </form>
  </details>`;
}

function renderAlias({ hold, naming }: HoldCase, hidden: Html, reason: string): Html {
  const near = naming?.near ?? [];
  return html`<form method="post" action="/decisions">
    ${hidden}
    <fieldset>
      <legend>“${hold.subject}” is another name of</legend>
      ${near.map(
        (name, index) =>
          html`<p class="check near">
            <input
              type="radio"
              name="fund"
              value="${name.slug}"
              id="near-${index}"
              data-key="${index + 1}"
              ${index === 0 ? html`aria-describedby="why-${index}"` : ''}
            />
            <label for="near-${index}">${name.name}${renderKey(String(index + 1))}</label>
            <span class="soft small why" id="why-${index}">${whyNear(name)}</span>
          </p>`,
      )}
      ${near.length === 0 ? html`<p class="soft small">No fund of the registry has a similar name.</p>` : ''}
      <div class="field">
        <label for="other-fund">${near.length === 0 ? 'Fund' : 'Another fund'}</label>
        <input id="other-fund" name="other" list="funds" autocomplete="off" maxlength="300" />
        <datalist id="funds">
          ${(naming?.funds ?? []).map(({ slug, name }) => html`<option value="${slug}">${name}</option> `)}
        </datalist>
      </div>
      ${renderReason({ id: 'alias-reason', value: reason === '' ? 'Same fund, another spelling' : reason })}
      <div class="actions tight">
        <button name="kind" value="alias">Use this fund</button>
        <span class="soft small">Settles every hold with this name.</span>
      </div>
    </fieldset>
  </form>`;
}

function whyNear({ shared, printedOnly, registeredOnly, isExact }: NearName): string {
  if (isExact) return 'the same words';
  const parts = [
    `same: ${shared.join(' ')}`,
    printedOnly.length === 0 ? '' : `only printed: ${printedOnly.join(' ')}`,
    registeredOnly.length === 0 ? '' : `only in the registry: ${registeredOnly.join(' ')}`,
  ];
  return parts.filter((part) => part !== '').join('; ');
}

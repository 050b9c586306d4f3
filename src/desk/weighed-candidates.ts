/** Texts that the reader weighed against the ones that it chose: a reviewer takes one with one key. */
import { datesIn, monthEndsIn, numbersIn } from '#domain/printed.ts';
import type { Rival } from '#domain/fragment.ts';
import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import type { CasePage, CaseValue } from '#review/case-pages.ts';
import type { HoldCase } from '#review/hold-case.ts';
import type { InboxFilter } from '#review/inbox.ts';
import { writeFilter } from './desk-request.ts';
import type { DeskRequest } from './desk-request.ts';
import { listTwins } from './correction-form.ts';
import { renderHidden, renderHiddenToken, renderKey } from './fields.ts';
import { nameOf } from './value-table.ts';

// Keys 1 to 9 take one.
const MOST = 9;

interface Candidate {
  readonly page: CasePage;
  readonly value: CaseValue;
  readonly rival: Rival;
  /** The rival as the value's type. */
  readonly read: string;
}

/** A form for each other candidate of the held values; empty if the reader weighed none. */
export function renderWeighed(request: DeskRequest, { hold, pages, naming }: HoldCase, filter: InboxFilter): Html | '' {
  // The keys of a fund that was not found choose its name.
  const candidates = naming === undefined ? pages.flatMap(listCandidates).slice(0, MOST) : [];
  if (candidates.length === 0) return '';
  return html`<section class="card">
    <h2>Other candidates</h2>
    <p class="soft small">
      The reader weighed these texts too. The margin says how much worse each fits: below 10 is close.
    </p>
    ${candidates.map(
      ({ page, value, rival, read }, index) =>
        html`<form class="weighed" method="post" action="/decisions">
          ${renderHiddenToken(request.parts.session)}
          ${renderHidden({
            kind: 'correct',
            hold: hold.id,
            path: value.path,
            page: String(page.page_number),
            filter: writeFilter(filter),
            value: read,
            unit: value.evidence?.multiplied_by ?? '1',
            reason: `Another candidate of page ${page.page_number}, margin ${rival.margin}`,
          })}
          ${listTwins(page, value.path).map(({ path }) => renderHidden({ also: path }))}
          <button class="quiet" data-key="${index + 1}">Take ${rival.printed}${renderKey(String(index + 1))}</button>
          <span class="soft small"
            >${nameOf(value, page)} instead of ${value.value ?? 'unknown'}, margin ${rival.margin}</span
          >
        </form>`,
    )}
  </section>`;
}

function listCandidates(page: CasePage): Candidate[] {
  return (
    page.values
      .filter(({ isHeld, evidence }) => isHeld && evidence?.page_number === page.page_number)
      // Of several values of the same words the first one is decided with the others.
      .filter(
        ({ path }, index, held) =>
          !listTwins(page, path).some((twin) => held.indexOf(twin) >= 0 && held.indexOf(twin) < index),
      )
      .flatMap((value) =>
        (value.evidence?.rivals ?? []).flatMap((rival) => {
          const read = readAs(value, rival.printed);
          return read === undefined ? [] : [{ page, value, rival, read }];
        }),
      )
  );
}

/** The text as a value of the member; undefined if it cannot be one. */
function readAs({ member }: CaseValue, printed: string): string | undefined {
  if (member.kind === 'decimal' || member.kind === 'integer') return numbersIn(printed)[0];
  if (member.kind === 'date') return [...datesIn(printed), ...monthEndsIn(printed)][0];
  return member.kind === 'text' ? printed : undefined;
}

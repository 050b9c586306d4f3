import { asDecimal, multiply, parseDecimal } from '#domain/decimal.ts';
import type { Decimal } from '#domain/decimal.ts';
import { numbersIn } from '#domain/printed.ts';
import { groupOfPath } from '#domain/withheld-groups.ts';
import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import { memberAt } from '#review/case-pages.ts';
import type { CasePage, CaseValue } from '#review/case-pages.ts';
import type { HoldCase } from '#review/hold-case.ts';
import type { InboxFilter } from '#review/inbox.ts';
import { writeFilter } from './desk-request.ts';
import type { DeskRequest } from './desk-request.ts';
import { renderHidden, renderHiddenToken, renderKey, renderReason, renderSelect } from './fields.ts';
import { listOtherCandidates } from './other-candidates.ts';
import { nameOf, UNIT_NAMES } from './value-table.ts';

/** The value that the reviewer is correcting. */
export interface Fix {
  readonly page: CasePage;
  readonly path: string;
  /** As typed, or as picked from the page; undefined to begin with the printed value. */
  readonly value: string | undefined;
}

// Figures that reports print in a unit.
const IN_UNITS = /assets|size|amount|invest|redemption$|value(_|$)|provision|quantity|units/;

/** The form for one value: typed, or picked from the page. */
export function renderCorrection(request: DeskRequest, { hold }: HoldCase, fix: Fix, filter: InboxFilter): Html {
  const { page, path } = fix;
  const member = memberAt(path);
  const name = nameOf({ path }, page);
  const unit = request.form.get('unit') ?? unitOf(page, path);
  const back = `/holds/${hold.id}${writeFilter(filter)}`;
  return html`<section class="card correction">
    <h2>Correct ${name}</h2>
    <p class="soft small"><code>${path}</code> on page ${page.page_number}. Type the value, or click it on the page.</p>
    <form method="post" action="/decisions">
      ${renderHiddenToken(request.parts.session)}
      ${renderHidden({
        kind: 'correct',
        hold: hold.id,
        path,
        page: String(page.page_number),
        filter: writeFilter(filter),
      })}
      ${renderValueField(fix)} ${renderCandidates(fix, hold.id, filter)}
      ${
        member?.kind === 'decimal' && IN_UNITS.test(path.split('.').at(-1) ?? '') && !path.includes('percent')
          ? renderSelect(
              'unit',
              'Unit',
              [...UNIT_NAMES].map(([value, text]) => ({ value, text })),
              unit,
            )
          : ''
      }
      ${renderTwins(page, path, request.form)}
      ${renderReason({
        id: 'correct-reason',
        value: request.form.get('reason') ?? `Corrected from page ${page.page_number}`,
      })}
      <div class="actions tight">
        <button>Correct</button> <a href="${back}" data-key="Escape">Cancel${renderKey('Esc')}</a>
      </div>
    </form>
  </section>`;
}

/** Other figures at the label or in the column of the value, each as a link that fills the field. */
function renderCandidates({ page, path }: Fix, id: string, filter: InboxFilter): Html | '' {
  const value = page.values.find((one) => one.path === path);
  const candidates = value === undefined ? [] : listOtherCandidates(page, value);
  if (candidates.length === 0) return '';
  return html`<p class="candidates small">
    Also printed there:
    ${candidates.map(
      (printed, index) =>
        html`<a
          href="/holds/${id}${writeFilter(filter, { fix: path, page: String(page.page_number), value: printed })}"
          data-key="${index + 1}"
          data-pick="${printed}"
          >${printed}${renderKey(String(index + 1))}</a
        > `,
    )}
  </p>`;
}

/** A list for terms and flags, and a text field for everything else. */
function renderValueField({ page, path, value }: Fix): Html {
  const member = memberAt(path);
  const known = page.values.find((one) => one.path === path);
  if (member === undefined || member.values.length > 0 || member.kind === 'flag') {
    const terms = member?.kind === 'flag' ? ['true', 'false'] : (member?.values ?? []);
    const choices = [{ value: '', text: 'unknown' }, ...terms.map((term) => ({ value: term, text: term }))];
    return renderSelect('value', 'Value', choices, value ?? known?.value ?? '', html`data-picked autofocus`);
  }
  return html`<div class="field">
    <label for="value">Value</label>
    <input
      id="value"
      name="value"
      value="${value ?? printedOf(page, path)}"
      maxlength="2000"
      autocomplete="off"
      aria-describedby="value-hint"
      data-picked
      autofocus
    />
    <span class="hint" id="value-hint">${HINTS[member.kind]} Empty: unknown.</span>
  </div>`;
}

/** Other values that were read from the same printed words. */
export function listTwins(page: CasePage, path: string): CaseValue[] {
  const own = page.values.find((value) => value.path === path);
  if (own?.evidence === undefined) return [];
  const { x0, y0, page_number } = own.evidence;
  return page.values.filter(
    ({ path: other, evidence, member }) =>
      other !== path &&
      member.kind === own.member.kind &&
      evidence?.page_number === page_number &&
      evidence.x0 === x0 &&
      evidence.y0 === y0,
  );
}

/** The correction is for all values of the same words. */
function renderTwins(page: CasePage, path: string, form: URLSearchParams): Html | '' {
  const twins = listTwins(page, path);
  // A form that was rejected keeps the choice.
  const isChosen = (twin: CaseValue): boolean => !form.has('kind') || form.getAll('also').includes(twin.path);
  return html`${twins.map(
    (twin, index) =>
      html`<p class="check">
        <input
          type="checkbox"
          name="also"
          value="${twin.path}"
          id="also-${index}"
          ${isChosen(twin) ? html`checked` : ''}
        />
        <label for="also-${index}">Also ${nameOf(twin, page)}, read from the same words</label>
      </p>`,
  )}`;
}

const HINTS = {
  decimal: 'A number like 10.0080.',
  integer: 'A whole number.',
  date: 'A date like 2024-01-31.',
  text: 'The text as printed.',
  texts: 'The text as printed.',
  flag: '',
  term: '',
} as const;

/** The value as it is printed, before its unit. */
function printedOf(page: CasePage, path: string): string {
  const known = page.values.find((value) => value.path === path);
  if (known === undefined) return '';
  const { evidence, value, member } = known;
  const printed = member.kind === 'decimal' && evidence !== undefined ? numbersIn(evidence.printed)[0] : undefined;
  return printed ?? value ?? '';
}

/** The unit of the value, else of the other values in its part of the page. */
function unitOf(page: CasePage, path: string): string {
  const known = page.values.find((value) => value.path === path)?.evidence;
  if (known !== undefined) return known.multiplied_by ?? '1';
  const group = groupOfPath(path);
  const others = page.values.filter((value) => groupOfPath(value.path) === group);
  return others.flatMap(({ evidence }) => evidence?.multiplied_by ?? [])[0] ?? '1';
}

/** The value in rupees of a number in a unit; any other text unchanged, because its check reports what is expected. */
export function inRupees(typed: string, unit: string | null): string {
  const number = parseDecimal(typed);
  const factor = unit !== null && UNIT_NAMES.has(unit) ? unit : '1';
  if (number === undefined || factor === '1') return typed;
  return trimZeros(multiply(number, asDecimal(factor)));
}

/** `2944510000` for `2944510000.00`: a factor adds digits that were not printed. */
function trimZeros(value: Decimal): string {
  if (!value.includes('.')) return value;
  let end = value.length;
  while (value[end - 1] === '0') end -= 1;
  return value.slice(0, value[end - 1] === '.' ? end - 1 : end);
}

import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import { own } from '#base/own.ts';
import { PERIOD_KEYS, ALLOCATION_TYPES, FEE_TYPES } from '#domain/fragment-terms.ts';
import type { CasePage } from '#review/case-pages.ts';
import type { HoldCase } from '#review/hold-case.ts';
import type { InboxFilter } from '#review/inbox.ts';
import { writeFilter } from './desk-request.ts';
import type { DeskRequest } from './desk-request.ts';
import { renderHidden, renderHiddenToken, renderKey, renderReason, renderSelect } from './fields.ts';

interface RowField {
  readonly name: string;
  readonly label: string;
  /** The values of a term; undefined for a field that is typed or clicked. */
  readonly values?: readonly string[];
  /** What a click on the page may give. */
  readonly kind: 'text' | 'decimal' | 'term';
}

/** The values of a row that a person gives, by section; the service derives the others. */
const FIELDS: Readonly<Record<string, readonly RowField[]>> = {
  allocations: [
    { name: 'label_raw', label: 'Label', kind: 'text' },
    { name: 'percent_of_total_assets', label: 'Percent in this month', kind: 'decimal' },
    { name: 'previous_period', label: 'Percent in the month before', kind: 'decimal' },
    { name: 'allocation_type', label: 'Table', kind: 'term', values: ALLOCATION_TYPES },
  ],
  holdings: [
    { name: 'name_raw', label: 'Name', kind: 'text' },
    { name: 'percent_of_total_assets', label: 'Percent of total assets', kind: 'decimal' },
  ],
  reported_returns: [
    { name: 'period_label_raw', label: 'Period as printed', kind: 'text' },
    { name: 'fund_return_percent', label: 'Return of the fund', kind: 'decimal' },
    { name: 'benchmark_return_percent', label: 'Return of the benchmark', kind: 'decimal' },
    { name: 'period_key', label: 'Period', kind: 'term', values: PERIOD_KEYS },
  ],
  fees: [
    { name: 'label_raw', label: 'Label', kind: 'text' },
    { name: 'value_percent', label: 'Percent', kind: 'decimal' },
    { name: 'fee_type', label: 'Fee', kind: 'term', values: FEE_TYPES },
  ],
};

const ADDABLE_SECTIONS: readonly string[] = Object.keys(FIELDS);
// A row has fewer members.
const MOST_MEMBERS = 40;

/** The row that a reviewer is adding. */
export interface NewRow {
  readonly page: CasePage;
  readonly section: string;
  readonly fields: readonly RowField[];
  /** As typed or clicked so far. */
  readonly given: ReadonlyMap<string, string>;
}

/** Undefined if the address asks for none. */
export function readNewRow({ hold, pages }: HoldCase, from: URLSearchParams): NewRow | undefined {
  const section = from.get('add') ?? '';
  const fields = own<readonly RowField[]>(FIELDS, section);
  const number = Number.parseInt(from.get('page') ?? '', 10);
  const page = pages.find(({ page_number }) => page_number === number) ?? pages[0];
  if (fields === undefined || page === undefined || hold.dataset !== 'fmr') return undefined;
  const given = new Map(fields.map(({ name }) => [name, from.get(`row.${name}`) ?? '']));
  return { page, section, fields, given };
}

/** What a click on the page gives: the first empty field that can be clicked. */
export function nextField({ fields, given }: NewRow): RowField | undefined {
  return fields.find(({ name, kind }) => kind !== 'term' && given.get(name) === '');
}

/** The address of the form with one more field, for browsers without scripts. */
export function fillAddress(row: NewRow, id: string, filter: InboxFilter, value: string): string {
  const next = nextField(row)?.name;
  const given = [...row.given].map(([name, text]): [string, string] => [`row.${name}`, name === next ? value : text]);
  const filled = { add: row.section, page: String(row.page.page_number), ...Object.fromEntries(given) };
  return `/holds/${id}${writeFilter(filter, filled)}`;
}

/** The row of a submitted form, with the members that are the same figure. */
export function readRow(form: URLSearchParams): Record<string, string> {
  const given = Object.fromEntries(
    [...form]
      .filter(([name, value]) => name.startsWith('row.') && value.trim() !== '')
      .slice(0, MOST_MEMBERS)
      .map(([name, value]) => [name.slice('row.'.length), value]),
  );
  const share = given['percent_of_total_assets'];
  if (form.get('same') === 'current_period' && share !== undefined) return { ...given, current_period: share };
  return form.get('section') === 'holdings' ? { ...given, holding_group: 'TOP_HOLDINGS' } : given;
}

/** A table states this month's shares once more if it has those of another month, or if none of its rows was read. */
function hasPeriods({ page, section }: NewRow): boolean {
  const rows = page.values.filter(({ path }) => path.startsWith('allocations['));
  return section === 'allocations' && (rows.length === 0 || rows.some(({ path }) => path.endsWith('.current_period')));
}

export function renderAddRow(request: DeskRequest, { hold }: HoldCase, row: NewRow, filter: InboxFilter): Html {
  const { page, section, fields, given } = row;
  const next = nextField(row);
  const hidden = { filter: writeFilter(filter), ...(hasPeriods(row) ? { same: 'current_period' } : {}) };
  return html`<section class="card correction">
    <h2>Add a row to ${section.replaceAll('_', ' ')}</h2>
    <p class="soft small">
      Page ${page.page_number}. Click the words on the page, or type them; each click fills the next field.
    </p>
    <form method="post" action="/decisions">
      ${renderHiddenToken(request.parts.session)}
      ${renderHidden({ kind: 'add', hold: hold.id, section, page: String(page.page_number), ...hidden })}
      ${fields.map(({ name, label, values }) =>
        values === undefined
          ? html`<div class="field">
              <label for="row.${name}">${label}</label>
              <input
                id="row.${name}"
                name="row.${name}"
                value="${given.get(name)}"
                maxlength="500"
                autocomplete="off"
                data-picked
                ${name === next?.name ? html`autofocus` : ''}
              />
            </div>`
          : renderSelect(
              `row.${name}`,
              label,
              values.map((value) => ({ value, text: value.replaceAll('_', ' ').toLowerCase() })),
              given.get(name) ?? '',
            ),
      )}
      ${renderReason({
        id: 'add-reason',
        value: request.form.get('reason') ?? `Added from page ${page.page_number}`,
      })}
      <div class="actions tight">
        <button>Add the row</button>
        <a href="/holds/${hold.id}${writeFilter(filter)}" data-key="Escape">Cancel${renderKey('Esc')}</a>
      </div>
    </form>
  </section>`;
}

/** Links to the forms for rows of the held part. */
export function renderAddLinks({ hold, pages }: HoldCase, filter: InboxFilter): Html | '' {
  const group = (hold.figures['group'] as { readonly section?: string } | undefined)?.section;
  const sections = ADDABLE_SECTIONS.filter((section) => group === undefined || section === group);
  const [page] = pages;
  if (page === undefined || sections.length === 0) return '';
  return html`<p class="small">
    ${sections.map(
      (section, index) =>
        html`<a
            href="/holds/${hold.id}${writeFilter(filter, { add: section, page: String(page.page_number) })}"
            ${index === 0 ? html` data-key="n"` : ''}
            >Add a missing row to ${section.replaceAll('_', ' ')}</a
          >${index === 0 ? renderKey('n') : ''} `,
    )}
  </p>`;
}

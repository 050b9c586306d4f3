import { parsePath, rowPathOf } from '#domain/withheld-groups.ts';
import { html } from '#pages/html.ts';
import type { Html, HtmlPart } from '#pages/html.ts';
import { renderTable } from '#pages/table.ts';
import type { CasePage, CaseValue } from '#review/case-pages.ts';
import type { HoldCase } from '#review/hold-case.ts';
import { renderHidden, renderKey } from './fields.ts';

/** Printed units of money by their factor. */
export const UNIT_NAMES: ReadonlyMap<string, string> = new Map([
  ['1', 'as printed'],
  ['1000', 'thousands'],
  ['100000', 'lacs'],
  ['1000000', 'millions'],
  ['10000000', 'crores'],
  ['1000000000', 'billions'],
]);

/** The addresses of the forms for corrections; undefined if the hold is decided. */
type AddressOf = ((page: CasePage, value: Pick<CaseValue, 'path'>) => string) | undefined;

/** The values of each page as read; as links to their corrections if the hold is open. */
export function renderValues({ hold, pages, naming }: HoldCase, filter: string | undefined): Html {
  const addressOf: AddressOf =
    filter === undefined
      ? undefined
      : (page, { path }) =>
          `/holds/${hold.id}${filter}${filter === '' ? '?' : '&'}${new URLSearchParams({
            fix: path,
            page: String(page.page_number),
          }).toString()}`;
  return html`${pages.map((page, index) => {
    const values = html`${renderPage(page, addressOf, index === 0)}
    ${filter === undefined ? '' : renderMissing(hold.id, page, filter)}`;
    const title = pages.length > 1 ? html`<h3>Page ${page.page_number}</h3>` : '';
    // A fund that was not found is doubted for its name only.
    return naming === undefined
      ? html`${title}${values}`
      : html`${title}
          <details>
            <summary>All values of page ${page.page_number}</summary>
            ${values}
          </details>`;
  })}`;
}

/** The values of a page as text. */
export function renderReadValues(page: CasePage): Html {
  return renderPage(page, undefined, false);
}

function renderPage(page: CasePage, addressOf: AddressOf, isFirst: boolean): Html {
  const { values } = page;
  if (values.length === 0) return html`<p class="soft">No value of this page was read.</p>`;
  const key = isFirst ? keyed(values) : undefined;
  const members = values.filter(({ path }) => parsePath(path).section === null);
  const sections = Map.groupBy(
    values.filter(({ path }) => parsePath(path).section !== null),
    ({ path }) => parsePath(path).section ?? '',
  );
  const cell = (value: CaseValue): HtmlPart => renderValue(page, value, addressOf, value === key);
  return html`${
    members.length === 0
      ? ''
      : renderTable({
          caption: `Values of page ${page.page_number}`,
          columns: [{ head: 'Value' }, { head: 'As read' }, { head: 'Printed' }],
          rows: members.map((value) => [nameOf(value, page), cell(value), printedOf(value)]),
        })
  }
  ${[...sections].map(([section, rows]) => renderMatrix(section, page, rows, { cell, addressOf }))}`;
}

/** The value that the key `c` corrects: the first held number, if there is one. */
function keyed(values: readonly CaseValue[]): CaseValue | undefined {
  return (
    values.find(({ isHeld, member }) => isHeld && member.kind === 'decimal') ?? values.find(({ isHeld }) => isHeld)
  );
}

function renderValue(page: CasePage, value: CaseValue, addressOf: AddressOf, hasKey: boolean): Html {
  const text = value.value ?? 'unknown';
  if (addressOf === undefined) return html`${text}`;
  return html`<a
      class="${value.isHeld ? 'held' : ''}"
      href="${addressOf(page, value)}"
      aria-label="Correct ${nameOf(value, page)}, ${text}"
      ${hasKey ? html` data-key="c"` : ''}
      >${text}</a
    >${hasKey ? renderKey('c') : ''}`;
}

function printedOf({ evidence }: CaseValue): HtmlPart {
  if (evidence === undefined) return html`<span class="soft">not stated</span>`;
  const unit = evidence.multiplied_by;
  return html`“${evidence.printed}”${unit === null ? '' : html` <span class="soft">${UNIT_NAMES.get(unit) ?? `× ${unit}`}</span>`}`;
}

/** Members that name a row. */
const NAMES = ['label_raw', 'name_raw', 'period_label_raw', 'sub_fund_name_raw', 'rating_raw', 'role', 'text'];

/** Rows of a section; a column for each member that is printed in some row, the derived ones below. */
function renderMatrix(
  section: string,
  page: CasePage,
  values: readonly CaseValue[],
  { cell, addressOf }: { readonly cell: (value: CaseValue) => HtmlPart; readonly addressOf: AddressOf },
): Html {
  const memberOf = ({ path }: CaseValue): string => parsePath(path).member ?? '';
  const rows = [...Map.groupBy(values, ({ path }) => rowPathOf(path))];
  const nameIn = NAMES.find((name) => values.some((value) => memberOf(value) === name));
  const columns = [...new Set(values.map(memberOf))].filter(
    (name) => name !== nameIn && values.some((value) => memberOf(value) === name && isPrinted(value)),
  );
  const derived = values.filter((value) => memberOf(value) !== nameIn && !columns.includes(memberOf(value)));
  const cellAt = (row: readonly CaseValue[], path: string): HtmlPart => {
    const value = row.find((one) => one.path === path);
    if (value !== undefined) return cell(value);
    // The page may print it although it was not read.
    if (addressOf === undefined) return '';
    const name = nameOf({ path }, page);
    return html`<a class="add" href="${addressOf(page, { path })}" aria-label="add ${name}">add</a>`;
  };
  const nameOfRow = (path: string, row: readonly CaseValue[]): HtmlPart => {
    const isNamed = addressOf !== undefined || row.some((value) => memberOf(value) === nameIn);
    return nameIn === undefined || !isNamed ? path : cellAt(row, `${path}.${nameIn}`);
  };
  return html`<h3>${section.replaceAll('_', ' ')}</h3>
    <div class="scroll" role="group" aria-label="Rows of ${section.replaceAll('_', ' ')}" tabindex="0">
      <table class="matrix">
        <thead>
          <tr>
            <th scope="col">Row</th>
            ${columns.map((name) => html`<th scope="col">${wordsOf(name)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ([path, row]) =>
              html`<tr>
                <th scope="row">${nameOfRow(path, row)}</th>
                ${columns.map((name) => html`<td>${cellAt(row, `${path}.${name}`)}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    ${
      derived.length === 0
        ? ''
        : html`<details>
            <summary>${derived.length} values that are not printed</summary>
            ${renderTable({
              caption: `Derived values of ${section}`,
              columns: [{ head: 'Value' }, { head: 'As read' }],
              rows: derived.map((value) => [nameOf(value, page), cell(value)]),
            })}
          </details>`
    }`;
}

/** Terms and flags are derived from the page. */
function isPrinted({ member, evidence, path }: CaseValue): boolean {
  return evidence !== undefined || member.kind === 'decimal' || member.kind === 'date' || path.endsWith('_raw');
}

function wordsOf(member: string): string {
  return member.replaceAll('_', ' ').replace(/ raw$/, '');
}

/** `T-Bills: percent of total assets`. */
export function nameOf({ path }: Pick<CaseValue, 'path'>, { values }: Pick<CasePage, 'values'>): string {
  const { section, member } = parsePath(path);
  const words = wordsOf(member ?? path);
  if (section === null) return words;
  const row = rowPathOf(path);
  const name = NAMES.flatMap((each) => values.find((value) => value.path === `${row}.${each}`)?.value ?? [])[0];
  return name === undefined ? words : `${name}: ${words}`;
}

/** A value that the reader did not find, but the page states. */
function renderMissing(id: string, { missing, page_number }: CasePage, filter: string): Html | '' {
  if (missing.length === 0) return '';
  const fields = { ...Object.fromEntries(new URLSearchParams(filter)), page: String(page_number) };
  return html`<details>
    <summary>Give a value that was not read</summary>
    <form class="inline" method="get" action="/holds/${id}">
      ${renderHidden(fields)}
      <div class="field">
        <label for="missing-${page_number}">Value</label>
        <select id="missing-${page_number}" name="fix">
          ${missing.map(({ path }) => html`<option value="${path}">${path.replaceAll('_', ' ')}</option> `)}
        </select>
      </div>
      <button class="quiet">Continue</button>
    </form>
  </details>`;
}

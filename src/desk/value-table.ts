import { parsePath, rowPathOf } from '#domain/withheld-groups.ts';
import { html } from '#pages/html.ts';
import type { Html, HtmlPart } from '#pages/html.ts';
import { renderTable } from '#pages/table.ts';
import type { CasePage, CaseValue } from '#review/case-pages.ts';
import type { HoldCase } from '#review/hold-case.ts';
import { renderHidden, renderKey } from './fields.ts';

/** Members that name a row. */
const NAMES = ['label_raw', 'name_raw', 'period_label_raw', 'sub_fund_name_raw', 'rating_type', 'role'];

/** The values of each page as read and as printed; with links for corrections if the hold is open. */
export function renderValues({ hold, pages }: HoldCase, filter: string | undefined): Html {
  const hasSeveral = pages.length > 1;
  return html`${pages.map(
    (page, index) => html`${hasSeveral ? html`<h3>Page ${page.page_number}</h3>` : ''}
      ${
        page.values.length === 0
          ? html`<p class="soft">No value of this page was read.</p>`
          : renderTable({
              caption: `Values of page ${page.page_number}`,
              columns: [
                { head: 'Value' },
                { head: 'As read', isNamed: true },
                { head: 'Printed', isNamed: true },
                ...(filter === undefined ? [] : [{ head: 'Correct' }]),
              ],
              rows: page.values.map((value, place) =>
                rowOf(hold.id, page, value, filter, index === 0 && place === firstHeld(page)),
              ),
              layout: 'stacked',
            })
      }
      ${filter === undefined ? '' : renderMissing(hold.id, page, filter)}`,
  )}`;
}

/** The first held value is the one that the key `c` corrects: a number, if there is one. */
function firstHeld({ values }: CasePage): number {
  const number = values.findIndex(({ isHeld, member }) => isHeld && member.kind === 'decimal');
  return number >= 0 ? number : Math.max(0, values.findIndex(({ isHeld }) => isHeld));
}

function rowOf(
  id: string,
  page: CasePage,
  value: CaseValue,
  filter: string | undefined,
  isFirst: boolean,
): readonly HtmlPart[] {
  const { evidence, path } = value;
  const unit = evidence?.multiplied_by ?? null;
  const name = nameOf(value, page);
  const printed =
    evidence === undefined
      ? html`<span class="soft">not stated</span>`
      : html`“${evidence.printed}”${unit === null ? '' : html` <span class="soft">× ${unit}</span>`}`;
  const cells = [
    html`<span class="${value.isHeld ? 'held' : ''}">${name}</span><br /><code class="plain">${path}</code>`,
    value.value ?? html`<span class="soft">unknown</span>`,
    printed,
  ];
  if (filter === undefined) return cells;
  const to = `/holds/${id}${filter}${filter === '' ? '?' : '&'}${new URLSearchParams({
    fix: path,
    page: String(page.page_number),
  }).toString()}`;
  return [
    ...cells,
    html`<a href="${to}" aria-label="Correct ${name}" ${isFirst ? html` data-key="c"` : ''}
      >Correct${isFirst ? renderKey('c') : ''}</a
    >`,
  ];
}

/** `T-Bills: percent of total assets`. */
export function nameOf({ path }: Pick<CaseValue, 'path'>, { values }: Pick<CasePage, 'values'>): string {
  const { section, member } = parsePath(path);
  const words = (member ?? path).replaceAll('_', ' ').replace(/ raw$/, '');
  if (section === null) return words;
  const row = rowPathOf(path);
  const name = NAMES.flatMap((each) => values.find((value) => value.path === `${row}.${each}`)?.value ?? [])[0];
  return name === undefined || path.endsWith('_raw') ? words : `${name}: ${words}`;
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

import { html } from './html.ts';
import type { Html, HtmlPart } from './html.ts';

interface Column {
  readonly head: string;
  /** Right-aligned with tabular digits. */
  readonly isNumber?: boolean;
  /** Shows the column head before the cell in the stacked layout, where a date alone would be ambiguous. */
  readonly isNamed?: boolean;
  /** Sorts the table by this column: the address of the sorted page, and the order now. */
  readonly sort?: { readonly href: string; readonly order: 'ascending' | 'descending' | null };
}

interface Table {
  /** A description of the table, for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column[];
  /** Cells in column order; the first is the row header. */
  readonly rows: readonly (readonly HtmlPart[])[];
  /**
   * `narrow`: does not stretch a few short columns over the whole width.
   * `stacked`: on small screens shows the cells of a row below each other; for columns of sentences.
   * `readable`: as wide as its content, so that figures stay next to their labels.
   */
  readonly layout?: 'narrow' | 'stacked' | 'readable';
}

/** A table in a box that scrolls, also by keyboard, if it is wider than the page. */
export function renderTable({ caption, columns, rows, layout }: Table): Html {
  const classOf = (index: number): Html | '' => (columns[index]?.isNumber === true ? html` class="number"` : '');
  const headOf = (index: number): Html | '' =>
    columns[index]?.isNamed === true ? html` data-head="${columns[index].head}"` : '';
  // Screen readers need explicit table roles when CSS lays out the cells as blocks.
  const role = (name: string): Html | '' => (layout === 'stacked' ? html` role="${name}"` : '');
  const row = (cells: readonly HtmlPart[]): Html =>
    html`<tr${role('row')}>${cells.map((cell, index) =>
      index === 0
        ? html`<th scope="row" ${role('rowheader')}${classOf(0)}>${cell}</th>`
        : html`<td${role('cell')}${classOf(index)}${headOf(index)}>${cell}</td>`,
    )}</tr>\n`;
  const attributes = html`${role('table')}${layout === undefined ? '' : html` class="${layout}"`}`;
  return html`<div class="scroll" role="group" aria-label="${caption}" tabindex="0"><table${attributes}>
<thead${role('rowgroup')}><tr${role('row')}>${columns.map(
    ({ head, sort }, index) =>
      html`<th
        scope="col"
        ${role('columnheader')}${classOf(index)}${
          sort === undefined || sort.order === null ? '' : html` aria-sort="${sort.order}"`
        }
      >
        ${sort === undefined ? head : html`<a class="sort" href="${sort.href}">${head}</a>`}
      </th>`,
  )}</tr></thead>
<tbody${role('rowgroup')}>
${rows.map(row)}</tbody></table></div>`;
}

/** Name–value pairs; a null value is shown as "unknown". */
export function renderFacts(
  facts: readonly (readonly [name: string, value: HtmlPart])[],
  size: 'large' | 'normal' = 'normal',
): Html {
  return html`<dl class="facts${size === 'large' ? ' large' : ''}">
    ${facts.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value ?? html`<span class="soft">unknown</span>`}</dd>
        </div>`,
    )}
  </dl>`;
}

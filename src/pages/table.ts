import { html } from './html.ts';
import type { Html, HtmlPart } from './html.ts';

interface Column {
  readonly head: string;
  /** Right-aligned, digits under digits. */
  readonly is_number?: boolean;
  /** Where the cells of a row stand below each other, the head stands before this one: a date alone says nothing. */
  readonly is_named?: boolean;
}

interface Table {
  /** What the table holds; read out to whoever does not see it. */
  readonly caption: string;
  readonly columns: readonly Column[];
  /** Cells in the order of the columns; the first names its row. */
  readonly rows: readonly (readonly HtmlPart[])[];
  /**
   * `narrow`: a few short columns, which spread over the whole width would be hard to read along.
   * `stacked`: on a telephone the cells of a row stand below each other; for columns of sentences.
   */
  readonly layout?: 'narrow' | 'stacked';
}

/** A table in a box that scrolls by itself, with the keyboard too, where it is wider than the page. */
export function renderTable({ caption, columns, rows, layout }: Table): Html {
  const classOf = (index: number): Html | '' => (columns[index]?.is_number === true ? html` class="number"` : '');
  // A table whose cells are laid out as blocks is a table to a screen reader only where it says so.
  const role = (name: string): Html | '' => (layout === 'stacked' ? html` role="${name}"` : '');
  const row = (cells: readonly HtmlPart[]): Html =>
    html`<tr${role('row')}>${cells.map((cell, index) => (index === 0 ? html`<th scope="row"${role('rowheader')}${classOf(0)}>${cell}</th>` : html`<td${role('cell')}${classOf(index)}${columns[index]?.is_named === true ? html` data-head="${columns[index].head}"` : ''}>${cell}</td>`))}</tr>\n`;
  return html`<div class="scroll" role="group" aria-label="${caption}" tabindex="0"><table${role('table')}${layout === undefined ? '' : html` class="${layout}"`}>
<thead${role('rowgroup')}><tr${role('row')}>${columns.map(({ head }, index) => html`<th scope="col"${role('columnheader')}${classOf(index)}>${head}</th>`)}</tr></thead>
<tbody${role('rowgroup')}>
${rows.map(row)}</tbody></table></div>`;
}

/** Facts as pairs; a fact that is not known says so. */
export function renderFacts(facts: readonly (readonly [name: string, value: HtmlPart])[], size: 'large' | 'normal' = 'normal'): Html {
  return html`<dl class="facts${size === 'large' ? ' large' : ''}">${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value ?? html`<span class="soft">unknown</span>`}</dd></div>`)}</dl>`;
}

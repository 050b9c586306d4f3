import { html } from './html.ts';
import type { Html, HtmlPart } from './html.ts';

interface Column {
  readonly head: string;
  /** Right-aligned, digits under digits. */
  readonly is_number?: boolean;
}

interface Table {
  /** What the table holds; read out to whoever does not see it. */
  readonly caption: string;
  readonly columns: readonly Column[];
  /** Cells in the order of the columns; the first names its row. */
  readonly rows: readonly (readonly HtmlPart[])[];
  /** A few short columns, which spread over the whole width would be hard to read along. */
  readonly is_narrow?: boolean;
}

/** A table in a region that scrolls by itself, with the keyboard too, where it is wider than the page. */
export function renderTable({ caption, columns, rows, is_narrow }: Table): Html {
  const classOf = (index: number): Html | '' => (columns[index]?.is_number === true ? html` class="number"` : '');
  return html`<div class="scroll" role="region" aria-label="${caption}" tabindex="0"><table${is_narrow === true ? html` class="narrow"` : ''}>
<thead><tr>${columns.map(({ head }, index) => html`<th scope="col"${classOf(index)}>${head}</th>`)}</tr></thead>
<tbody>
${rows.map((cells) => html`<tr>${cells.map((cell, index) => (index === 0 ? html`<th scope="row"${classOf(0)}>${cell}</th>` : html`<td${classOf(index)}>${cell}</td>`))}</tr>\n`)}</tbody></table></div>`;
}

/** Facts as pairs; a fact that is not known says so. */
export function renderFacts(facts: readonly (readonly [name: string, value: HtmlPart])[], size: 'large' | 'normal' = 'normal'): Html {
  return html`<dl class="facts${size === 'large' ? ' large' : ''}">${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value ?? html`<span class="soft">unknown</span>`}</dd></div>`)}</dl>`;
}

import { describe, expect, it } from 'vitest';
import { renderPage } from '#pages/page.ts';
import { html } from '#pages/html.ts';
import { renderFacts, renderTable } from '#pages/table.ts';

describe('a page', () => {
  it('a page shows its data as text, never as markup', () => {
    const hostile = '<img src=x onerror=alert(1)>"\'&';
    const page = renderPage({
      title: hostile,
      description: hostile,
      path: '/x',
      body: html`<p title="${hostile}">${hostile}</p>
        ${renderTable({ caption: hostile, columns: [{ head: hostile }], rows: [[hostile]] })}`,
    });
    expect(page).not.toContain('<img src=x');
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;');
  });

  it('a page shows a missing fact as unknown, and a zero as zero', () => {
    const facts = renderFacts([
      ['Trustee', null],
      ['Load', 0],
      ['Units', '0.00'],
    ]).html;
    expect(facts).toContain('unknown');
    expect(facts).toContain('<dd>0</dd>');
    expect(facts).toContain('<dd>0.00</dd>');
  });
});

import { GROUPS } from '#http/operation.ts';
import type { Operation } from '#http/operation.ts';
import { PROBLEMS, PROBLEM_CODES, problemPath } from '#http/problems.ts';
import { renderPage } from '#pages/frame.ts';
import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import { STATEMENTS } from '#pages/statements.ts';
import { renderTable } from '#pages/table.ts';

/** `/docs`: every operation in a line, made of the list; each has a page of its own with all there is to say. */
export function renderReferenceIndex(operations: readonly Operation[], base_url: string): string {
  return renderPage({
    title: 'Docs',
    description: 'Every operation of the service with its scope and cost; each can be tried without a key.',
    path: '/docs',
    body: html`<h1>Docs</h1>
<p class="lead">${operations.length} operations, all read-only. Each has a page with its parameters, fields and errors, where it can be tried on the real API without a key.</p>
<h2>First request</h2>
<pre tabindex="0"><code>curl -H "X-API-Key: $MFDS_KEY" "${base_url}/v1/mutual-funds/funds?q=income"</code></pre>
<p>Or <a href="/docs/listFunds">try it here</a>, without a key. Generators of clients read <a href="/openapi.json">/openapi.json</a>.</p>
<h2>Operations</h2>
${GROUPS.map((group) => html`<h3>${group}</h3><div class="card">${renderTable({
      caption: `Operations: ${group}`,
      layout: 'stacked',
      columns: [{ head: 'Operation' }, { head: 'Scope and cost' }],
      rows: operations.filter((operation) => operation.group === group).map((operation) => [renderLink(operation), html`<span class="small soft">${operation.scopes.join(' or ')} · ${operation.cost_units} ${operation.cost_units === 1 ? 'unit' : 'units'}</span>`]),
    })}</div>`)}
<h2>What holds everywhere</h2>
<ul>${STATEMENTS.map((statement) => html`<li>${statement}</li>`)}
<li>Answers are <code>{success, data, meta}</code>; <code>meta</code> has the request id and, on lists, how to go on: <code>page</code> and <code>has_next</code>, or a <code>next_cursor</code> to send back unchanged until it is null.</li>
<li>Every answer to a key says what is left: <code>RateLimit-Limit</code>, <code>RateLimit-Remaining</code>, <code>RateLimit-Reset</code> and <code>X-RateLimit-Cost</code>. After a 429, wait as <code>Retry-After</code> says.</li>
<li>GET answers carry an <code>ETag</code>. Sent back in <code>If-None-Match</code>, it gives 304 without a body as long as the facts hold.</li>
<li>The explorer on these pages asks the same API as an explorer session with 120 units, refilled at 2 per second; all sessions of one network address share 600 a minute.</li></ul>
<h2>Errors</h2>
<p>Every error is an <code>application/problem+json</code> document. Its <code>code</code> is stable, its <code>type</code> leads to one of these pages.</p>
<div class="card">${renderTable({
      caption: 'Errors by status',
      columns: [{ head: 'Status' }, { head: 'Codes' }],
      rows: [...Map.groupBy(PROBLEM_CODES, (code) => PROBLEMS[code].status)].map(([status, codes]) => [status, codes.map((code) => html`<a href="${problemPath(code)}"><code>${code}</code></a> `)]),
    })}</div>`,
  });
}

function renderLink({ id, method, path, summary }: Operation): Html {
  return html`<span class="method ${method.toLowerCase()}">${method}</span><a href="/docs/${id}">${summary}</a><br><code class="plain">${path}</code>`;
}

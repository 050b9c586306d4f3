import { describeParameters } from '#http/describe-parameters.ts';
import type { ParameterText } from '#http/describe-parameters.ts';
import { GROUPS } from '#http/operation.ts';
import type { Operation } from '#http/operation.ts';
import { STATEMENTS } from '#http/statements.ts';
import { renderPage } from '#pages/frame.ts';
import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';

/** `/docs`: every operation on one page, made of the list. */
export function renderReferencePage(operations: readonly Operation[], base_url: string): string {
  const groups = GROUPS.map((group) => ({ group, members: operations.filter((operation) => operation.group === group) }));
  return renderPage({
    title: 'Reference',
    description: 'Every operation of the service with its parameters, payload, scope and cost.',
    path: '/docs',
    body: html`<h1>Reference</h1>
${STATEMENTS.map((statement) => html`<p>${statement}</p>\n`)}
<h2>First request</h2>
<pre><code>curl -H "X-API-Key: $MFDS_KEY" "${base_url}/v1/mutual-funds/funds?q=income"</code></pre>
<p>Every request needs a key in the <code>X-API-Key</code> header. Errors are explained under <a href="/problems">problems</a>; generators read <a href="/openapi.json">/openapi.json</a>.</p>
<h2>Operations</h2>
<div class="scroll"><table><thead><tr><th>Operation</th><th>Scope</th><th>Cost</th></tr></thead><tbody>
${operations.map((operation) => html`<tr><td><a href="#${operation.id}"><code>${operation.method} ${operation.path}</code></a><br>${operation.summary}</td><td>${operation.scopes.join(' or ')}</td><td>${operation.cost_units}</td></tr>\n`)}
</tbody></table></div>
${groups.map(({ group, members }) => html`<h2>${group}</h2>\n${members.map(renderOperation)}`)}`,
  });
}

function renderOperation(operation: Operation): Html {
  const parameters = describeParameters(operation.parameters);
  const units = operation.cost_units === 1 ? 'unit' : 'units';
  return html`<section id="${operation.id}">
<h3><code>${operation.method} ${operation.path}</code></h3>
<p>${operation.description}</p>
<p class="soft">Scope ${operation.scopes.join(' or ')} · ${operation.cost_units} ${units} · paging: ${operation.paging}</p>
${parameters.length === 0 ? '' : html`<div class="scroll"><table><thead><tr><th>Parameter</th><th>In</th><th>Value</th><th>Meaning</th></tr></thead><tbody>
${parameters.map(renderParameter)}</tbody></table></div>`}
<details><summary>Example of data</summary><pre><code>${JSON.stringify(operation.example, null, 2)}</code></pre></details>
</section>
`;
}

function renderParameter({ name, in: place, required, repeated, schema, description }: ParameterText): Html {
  const { description: _untold, ...shown } = schema;
  return html`<tr><td><code>${name}</code>${required ? ' (required)' : ''}${repeated && place === 'query' ? ', repeated' : ''}</td><td>${place}</td><td><code>${JSON.stringify(shown)}</code></td><td>${description}</td></tr>\n`;
}

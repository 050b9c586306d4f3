import type { Guide } from '#http/guides.ts';
import { GROUPS } from '#http/operation.ts';
import type { Operation } from '#http/operation.ts';
import { PROBLEM_CODES, problemPath, statusesOf } from '#http/problems.ts';
import type { ProblemCode } from '#http/problems.ts';
import { writeCalls } from '#pages/browser/write-calls.ts';
import { renderCode } from '#pages/code.ts';
import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import { listStatements } from '#pages/statements.ts';
import { renderTable } from '#pages/table.ts';
import type { ExampleValues } from '#reads/example-values.ts';
import { renderReferencePage } from './reference-frame.ts';
import type { Contents } from './reference-frame.ts';

interface Surroundings {
  readonly baseUrl: string;
  readonly unitsPerMinute: number;
  readonly examples: ExampleValues;
}

/** `/docs`: how to start, the guides, and every operation in one line with a link to its own page. */
export function renderReferenceIndex(
  contents: Contents,
  guides: readonly Guide[],
  { baseUrl, unitsPerMinute, examples: { fund_slug = '' } }: Surroundings,
): string {
  const { operations } = contents;
  const { curl } = writeCalls({
    method: 'GET',
    url: `${baseUrl}/v1/mutual-funds/nav/latest?funds=${fund_slug}`,
    body: undefined,
  });
  return renderReferencePage(
    {
      title: 'Docs',
      description: 'Every operation of the service with its scope and cost, guides, and a way to try each call.',
      path: '/docs',
      body: html`<div class="guide">
        <h1>Docs</h1>
        <p class="lead">
          ${operations.length} operations, all read-only. The page of each operation lists its parameters, fields and
          errors, and calls the real API from your browser.
        </p>
        <h2 id="start">Make your first call</h2>
        <ol>
          <li><a href="/docs/listFunds">Try a call in your browser</a>. It needs no key.</li>
          <li><a href="/account/sign-up">Sign up</a> and create a key. It is free and takes about a minute.</li>
          <li>Put the key into the environment variable <code>MFDS_KEY</code> and call the API:</li>
        </ol>
        ${renderCode({ text: curl, language: 'sh', copy: 'the first call' })}
        <p>For client generators and API tools: <a href="/openapi.json">/openapi.json</a> (OpenAPI 3.1).</p>
        <h2 id="guides">Guides</h2>
        <ul class="guides">
          ${guides.map(
            ({ path, title, summary }) =>
              html`<li><a href="${path}">${title}</a><br /><span class="small soft">${summary}</span></li>`,
          )}
        </ul>
        <h2 id="operations">Operations</h2>
        ${GROUPS.map((group) => renderGroup(group, operations))}
        <h2 id="common">Common to all operations</h2>
        ${renderConventions(unitsPerMinute)} ${renderErrors()}
      </div>`,
    },
    contents,
  );
}

function renderGroup(group: Operation['group'], operations: readonly Operation[]): Html {
  return html`<h3>${group}</h3>
    <div class="card">
      ${renderTable({
        caption: `Operations: ${group}`,
        layout: 'stacked',
        columns: [{ head: 'Operation' }, { head: 'Scope and cost' }],
        rows: operations
          .filter((operation) => operation.group === group)
          .map((operation) => [renderLink(operation), renderCost(operation)]),
      })}
    </div>`;
}

function renderConventions(unitsPerMinute: number): Html {
  return html`<ul>
    ${listStatements(unitsPerMinute).map((statement) => html`<li>${statement}</li>`)}
    <li>
      Responses are <code>{success, data, meta}</code>. <code>meta</code> has the request id and, on lists, the
      position: <code>page</code> and <code>has_next</code>, or a <code>next_cursor</code> to send back unchanged until
      it is null.
    </li>
    <li>
      Every response to a key reports its <a href="/docs/guides/limits">limit</a>: <code>RateLimit-Limit</code>,
      <code>RateLimit-Remaining</code>, <code>RateLimit-Reset</code> and <code>X-RateLimit-Cost</code>. After a 429,
      wait for the number of seconds in <code>Retry-After</code>.
    </li>
    <li>
      GET responses have an <code>ETag</code>. Send it in <code>If-None-Match</code> to get 304 without a body while the
      facts are unchanged.
    </li>
    <li>
      The explorer on these pages calls the same API without a key. It has 120 units per network address, refilled at 2
      per second.
    </li>
  </ul>`;
}

function renderErrors(): Html {
  return html`<h2 id="errors">Errors</h2>
    <p>
      Every error is an <code>application/problem+json</code> document. Its <code>code</code> is stable; its
      <code>type</code> links to one of these pages.
    </p>
    <div class="card">
      ${renderTable({
        caption: 'Errors by status',
        columns: [{ head: 'Status' }, { head: 'Codes' }],
        rows: listStatuses().map(([status, codes]) => [
          status,
          codes.map((code) => html`<a href="${problemPath(code)}"><code>${code}</code></a> `),
        ]),
      })}
    </div>`;
}

function listStatuses(): [status: number, codes: ProblemCode[]][] {
  const pairs = PROBLEM_CODES.flatMap((code) => statusesOf(code).map((status) => ({ status, code })));
  return [...Map.groupBy(pairs, ({ status }) => status)]
    .toSorted(([one], [other]) => one - other)
    .map(([status, found]) => [status, found.map(({ code }) => code)]);
}

function renderLink({ id, method, path, summary }: Operation): Html {
  return html`<span class="method ${method.toLowerCase()}">${method}</span><a href="/docs/${id}">${summary}</a
    ><br /><code class="plain">${path}</code>`;
}

function renderCost({ scopes, cost_units }: Operation): Html {
  return html`<span class="small soft"
    >${scopes.join(' or ')} · ${cost_units} ${cost_units === 1 ? 'unit' : 'units'}</span
  >`;
}

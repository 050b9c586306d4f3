import { describePayload } from '#http/catalog.ts';
import { describeParameters } from '#http/describe-parameters.ts';
import type { ParameterText } from '#http/describe-parameters.ts';
import { GROUPS } from '#http/operation.ts';
import type { Operation } from '#http/operation.ts';
import { PROBLEMS, PROBLEM_CODES, problemPath } from '#http/problems.ts';
import type { ProblemCode } from '#http/problems.ts';
import { COPY_PATH, EXPLORER_PATH } from '#pages/assets.ts';
import { renderPage } from '#pages/frame.ts';
import { html } from '#pages/html.ts';
import type { Html, HtmlPart } from '#pages/html.ts';
import { renderTable } from '#pages/table.ts';
import type { ExampleValues } from './example-values.ts';
import { renderCalls, renderTryForm } from './try-form.ts';

/** `/docs/{operation_id}`: all there is to say of one operation, and a form that asks it. */
export function renderOperationPage(operation: Operation, operations: readonly Operation[], base_url: string, examples: ExampleValues): string {
  const { id, method, path, summary, description, scopes, cost_units, paging } = operation;
  const parameters = describeParameters(operation.parameters);
  return renderPage({
    title: summary,
    description,
    path: `/docs/${id}`,
    scripts: [EXPLORER_PATH, COPY_PATH],
    body: html`<div class="beside">
<article>
<p class="crumbs"><a href="/docs">Docs</a> / ${operation.group}</p>
<h1>${summary}</h1>
<p class="path"><span class="method ${method.toLowerCase()}">${method}</span><code>${path}</code></p>
<p>${description}</p>
<ul class="chips"><li><span class="chip">scope ${scopes.join(' or ')}</span></li><li><span class="chip">${cost_units} ${cost_units === 1 ? 'unit' : 'units'}</span></li><li><span class="chip">paging: ${paging}</span></li><li><span class="chip">operation ${id}</span></li></ul>
${renderTryForm(operation, parameters, base_url, examples)}
<h2>Parameters</h2>
${parameters.length === 0 ? html`<p class="soft">None.</p>` : html`<div class="card">${renderTable({ caption: 'Parameters', layout: 'stacked', columns: [{ head: 'Name' }, { head: 'Value' }, { head: 'Meaning' }], rows: parameters.map(describeRow) })}</div>`}
<h2>Call it</h2>
${renderCalls(operation, parameters, base_url, examples)}
${renderPayload(operation)}
<h2>Example of <code>data</code></h2>
<pre tabindex="0"><code>${JSON.stringify(operation.example, null, 2)}</code></pre>
<h2>Errors</h2>
<div class="card">${renderTable({ caption: 'Errors', layout: 'stacked', columns: [{ head: 'Code' }, { head: 'Status', is_number: true }, { head: 'When' }], rows: codesOf(operation).map((code) => [html`<a href="${problemPath(code)}"><code>${code}</code></a>`, PROBLEMS[code].status, PROBLEMS[code].explanation]) })}</div>
</article>
<nav class="contents" aria-label="Operations">${GROUPS.map((group) => renderGroup(group, operations, id))}</nav></div>`,
  });
}

function renderGroup(group: string, operations: readonly Operation[], current: string): Html {
  const members = operations.filter((operation) => operation.group === group);
  return html`<p class="label">${group}</p><ul>${members.map(({ id, summary }) => html`<li><a href="/docs/${id}"${id === current ? html` aria-current="page"` : ''}>${summary}</a></li>`)}</ul>`;
}

function describeRow({ name, in: place, required, repeated, schema, description }: ParameterText): HtmlPart[] {
  return [html`<code>${name}</code>`, html`${sayKind(schema, repeated && place === 'query')}<br><span class="small soft">${place}${required ? ', required' : ''}</span>`, description];
}

/** `whole number, at least 1, at most 500, default 100` of a schema. */
function sayKind(schema: ParameterText['schema'], is_repeated: boolean): Html {
  const { type, format, enum: values, minimum, maximum, maxLength, items, anyOf, default: otherwise } = schema;
  const [alternative] = Array.isArray(anyOf) ? (anyOf as ParameterText['schema'][]) : [];
  if (alternative !== undefined) return sayKind(alternative, is_repeated);
  if (typeof items === 'object' && items !== null) return html`${is_repeated ? 'repeated' : 'list'}: ${sayKind(items as ParameterText['schema'], false)}`;
  const kind = format === 'date' ? 'date, YYYY-MM-DD' : type === 'integer' ? 'whole number' : type === 'boolean' ? 'true or false' : 'text';
  const bounds = [[minimum, 'at least'], [maximum, 'at most'], [maxLength, 'characters at most:']].map(([bound, word]) => (typeof bound === 'number' ? `, ${String(word)} ${bound}` : ''));
  const ending = otherwise === undefined || (Array.isArray(otherwise) && otherwise.length === 0) ? '' : html`, default <code>${typeof otherwise === 'string' ? otherwise : JSON.stringify(otherwise)}</code>`;
  return Array.isArray(values) ? html`one of ${values.map((value, index) => html`${index === 0 ? '' : ', '}<code>${String(value)}</code>`)}${ending}` : html`${kind}${bounds}${ending}`;
}

function renderPayload(operation: Operation): Html {
  const { data, records } = describePayload(operation);
  return html`<h2>Fields of <code>data</code></h2>
<p><code>data</code> is ${data}.</p>
${records.map(({ resource, description, fields }, index) => html`<details${index === 0 ? html` open` : ''}><summary>${resource}: ${description}</summary><div class="card">${renderTable({
    caption: resource,
    layout: 'stacked',
    columns: [{ head: 'Field' }, { head: 'Type' }, { head: 'Meaning' }],
    rows: fields.map(({ name, type, nullable, unit, description: meaning }) => [html`<code>${name}</code>`, html`${type}${nullable ? html` <span class="soft">or null</span>` : ''}`, `${meaning}${unit === null ? '' : ` In ${unit}.`}`]),
  })}</div></details>`)}`;
}

// What any request may meet; the rest depends on what can be asked.
const EVERYWHERE: readonly ProblemCode[] = ['API_KEY_MISSING', 'API_KEY_INVALID', 'API_KEY_EXPIRED', 'SCOPE_MISSING', 'ACCOUNT_UNAVAILABLE', 'VALIDATION_ERROR', 'RATE_LIMITED', 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE'];
const BY_PARAMETER: Readonly<Record<string, ProblemCode>> = { fund_slug: 'FUND_NOT_FOUND', amc_slug: 'AMC_NOT_FOUND', family_slug: 'FAMILY_NOT_FOUND', cursor: 'INVALID_CURSOR', include: 'UNSUPPORTED_EXPANSION', fields: 'UNSUPPORTED_FIELD', from: 'INVALID_DATE_RANGE' };

function codesOf({ parameters, group, method }: Operation): ProblemCode[] {
  const names = Object.keys({ ...parameters.path, ...parameters.query, ...parameters.body });
  const own = [...names.map((name) => BY_PARAMETER[name]), ...(group === 'Reports' ? (['REPORT_NOT_FOUND'] as const) : []), ...(method === 'POST' ? (['MALFORMED_JSON', 'UNSUPPORTED_MEDIA_TYPE'] as const) : [])];
  return PROBLEM_CODES.filter((code) => EVERYWHERE.includes(code) || own.includes(code));
}

import { own } from '#base/own.ts';
import { describePayload } from '#http/catalog.ts';
import { describeParameters } from '#http/json-schema.ts';
import type { ParameterText } from '#http/json-schema.ts';
import { GROUPS } from '#http/operation.ts';
import type { Operation } from '#http/operation.ts';
import { PROBLEMS, PROBLEM_CODES, problemPath } from '#http/problems.ts';
import type { ProblemCode } from '#http/problems.ts';
import { COPY_PATH, EXPLORER_PATH } from '#pages/assets.ts';
import { renderPage } from '#pages/page.ts';
import { html } from '#pages/html.ts';
import type { Html, HtmlPart } from '#pages/html.ts';
import { renderTable } from '#pages/table.ts';
import type { ExampleValues } from '#reads/example-values.ts';
import { renderCalls, renderTryForm } from './try-form.ts';

/** `/docs/{operation_id}`: the full description of one operation, and a form that calls it. */
export function renderOperationPage(
  operation: Operation,
  operations: readonly Operation[],
  baseUrl: string,
  examples: ExampleValues,
): string {
  const { id, method, path, summary, description } = operation;
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
        ${renderChips(operation)} ${renderTryForm(operation, parameters, baseUrl, examples)}
        <h2>Parameters</h2>
        ${renderParameters(parameters)}
        <h2>Call it</h2>
        ${renderCalls(operation, parameters, baseUrl, examples)} ${renderPayload(operation)}
        <h2>Example of <code>data</code></h2>
        <pre tabindex="0"><code>${JSON.stringify(operation.example, null, 2)}</code></pre>
        <h2>Errors</h2>
        ${renderErrors(operation)}
      </article>
      <nav class="contents" aria-label="Operations">${GROUPS.map((group) => renderGroup(group, operations, id))}</nav>
    </div>`,
  });
}

function renderChips({ id, scopes, cost_units, paging }: Operation): Html {
  return html`<ul class="chips">
    <li><span class="chip">scope ${scopes.join(' or ')}</span></li>
    <li><span class="chip">${cost_units} ${cost_units === 1 ? 'unit' : 'units'}</span></li>
    <li><span class="chip">paging: ${paging}</span></li>
    <li><span class="chip">operation ${id}</span></li>
  </ul>`;
}

function renderParameters(parameters: readonly ParameterText[]): Html {
  if (parameters.length === 0) return html`<p class="soft">None.</p>`;
  const table = renderTable({
    caption: 'Parameters',
    layout: 'stacked',
    columns: [{ head: 'Name' }, { head: 'Value' }, { head: 'Meaning' }],
    rows: parameters.map(describeRow),
  });
  return html`<div class="card">${table}</div>`;
}

function renderErrors(operation: Operation): Html {
  const table = renderTable({
    caption: 'Errors',
    layout: 'stacked',
    columns: [{ head: 'Code' }, { head: 'Status', isNumber: true }, { head: 'When' }],
    rows: codesOf(operation).map((code) => [
      html`<a href="${problemPath(code)}"><code>${code}</code></a>`,
      PROBLEMS[code].status,
      PROBLEMS[code].explanation,
    ]),
  });
  return html`<div class="card">${table}</div>`;
}

function renderGroup(group: string, operations: readonly Operation[], current: string): Html {
  const members = operations.filter((operation) => operation.group === group);
  return html`<p class="label">${group}</p>
    <ul>
      ${members.map(
        ({ id, summary }) =>
          html`<li><a href="/docs/${id}" ${id === current ? html` aria-current="page"` : ''}>${summary}</a></li>`,
      )}
    </ul>`;
}

function describeRow({ name, in: location, required, repeated, schema, description }: ParameterText): HtmlPart[] {
  return [
    html`<code>${name}</code>`,
    html`${renderKind(schema, repeated && location === 'query')}<br /><span class="small soft"
        >${location}${required ? ', required' : ''}</span
      >`,
    description,
  ];
}

/** For example `whole number, at least 1, at most 500, default 100`. */
function renderKind(schema: ParameterText['schema'], isRepeated: boolean): Html {
  const { type, format, enum: values, minimum, maximum, maxLength, items, anyOf, default: defaultValue } = schema;
  if (Array.isArray(anyOf)) {
    const alternatives = (anyOf as ParameterText['schema'][])
      .filter((alternative) => alternative['type'] !== 'null')
      .map((alternative) => renderKind(alternative, isRepeated));
    return html`${alternatives.map(
      (alternative, index) => html`${index === 0 ? '' : ' or '}${alternative}`,
    )}${renderDefault(defaultValue)}`;
  }
  if (typeof items === 'object' && items !== null)
    return html`${isRepeated ? 'repeated' : 'list'}: ${renderKind(items as ParameterText['schema'], false)}`;
  const kind =
    format === 'date'
      ? 'date, YYYY-MM-DD'
      : type === 'integer'
        ? 'whole number'
        : type === 'boolean'
          ? 'true or false'
          : 'text';
  const bounds = [
    [minimum, 'at least'],
    [maximum, 'at most'],
    [maxLength, 'characters at most:'],
  ].map(([bound, word]) => (typeof bound === 'number' ? `, ${String(word)} ${bound}` : ''));
  const ending = renderDefault(defaultValue);
  return Array.isArray(values)
    ? html`one of
      ${values.map((value, index) => html`${index === 0 ? '' : ', '}<code>${String(value)}</code>`)}${ending}`
    : html`${kind}${bounds}${ending}`;
}

function renderDefault(defaultValue: unknown): Html | '' {
  return defaultValue === undefined || (Array.isArray(defaultValue) && defaultValue.length === 0)
    ? ''
    : html`, default <code>${typeof defaultValue === 'string' ? defaultValue : JSON.stringify(defaultValue)}</code>`;
}

function renderPayload(operation: Operation): Html {
  const { data, records } = describePayload(operation);
  return html`<h2>Fields of <code>data</code></h2>
    <p><code>data</code> is ${data}.</p>
    ${records.map((record, index) => renderRecord(record, index === 0))}`;
}

type PayloadRecord = ReturnType<typeof describePayload>['records'][number];

function renderRecord({ resource, description, fields }: PayloadRecord, isOpen: boolean): Html {
  const table = renderTable({
    caption: resource,
    layout: 'stacked',
    columns: [{ head: 'Field' }, { head: 'Type' }, { head: 'Meaning' }],
    rows: fields.map(({ name, type, nullable, unit, description: meaning }) => [
      html`<code>${name}</code>`,
      html`${type}${nullable ? html` <span class="soft">or null</span>` : ''}`,
      `${meaning}${unit === null ? '' : ` In ${unit}.`}`,
    ]),
  });
  return html`<details${isOpen ? html` open` : ''}>
    <summary>${resource}: ${description}</summary>
    <div class="card">${table}</div>
  </details>`;
}

// Any operation can return these; the others depend on its parameters.
const COMMON_CODES: readonly ProblemCode[] = [
  'API_KEY_MISSING',
  'API_KEY_INVALID',
  'API_KEY_EXPIRED',
  'SCOPE_MISSING',
  'ACCOUNT_UNAVAILABLE',
  'VALIDATION_ERROR',
  'RATE_LIMITED',
  'INTERNAL_ERROR',
  'SERVICE_UNAVAILABLE',
];
const CODES_BY_PARAMETER: Readonly<Record<string, ProblemCode>> = {
  fund_slug: 'FUND_NOT_FOUND',
  amc_slug: 'AMC_NOT_FOUND',
  family_slug: 'FAMILY_NOT_FOUND',
  cursor: 'INVALID_CURSOR',
  include: 'UNSUPPORTED_EXPANSION',
  fields: 'UNSUPPORTED_FIELD',
  from: 'INVALID_DATE_RANGE',
};

function codesOf({ parameters, group, method }: Operation): ProblemCode[] {
  const names = Object.keys({ ...parameters.path, ...parameters.query, ...parameters.body });
  const ownCodes = [
    ...names.map((name) => own(CODES_BY_PARAMETER, name)),
    ...(group === 'Reports' ? (['REPORT_NOT_FOUND'] as const) : []),
    ...(method === 'POST' ? (['MALFORMED_JSON', 'UNSUPPORTED_MEDIA_TYPE'] as const) : []),
  ];
  return PROBLEM_CODES.filter((code) => COMMON_CODES.includes(code) || ownCodes.includes(code));
}

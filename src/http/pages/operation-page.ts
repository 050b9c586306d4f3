import { own } from '#base/own.ts';
import { describeParameters } from '#http/json-schema.ts';
import type { Operation } from '#http/operation.ts';
import { PROBLEMS, PROBLEM_CODES, problemPath } from '#http/problems.ts';
import type { ProblemCode } from '#http/problems.ts';
import { EXPLORER_PATH } from '#pages/assets.ts';
import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import { renderTable } from '#pages/table.ts';
import type { ExampleValues } from '#reads/example-values.ts';
import { renderAnswerFields } from './answer-fields.ts';
import { renderParameterList } from './parameter-list.ts';
import { renderReferencePage } from './reference-frame.ts';
import type { Contents } from './reference-frame.ts';
import { readFieldTexts, renderSamplePanel } from './sample-panel.ts';
import type { ExampleAnswer } from './sample-panel.ts';

/** What the page of an operation shows besides its declaration. */
interface Surroundings {
  readonly contents: Contents;
  readonly baseUrl: string;
  readonly examples: ExampleValues;
  readonly answer: ExampleAnswer;
  /** The query of the page's address, which fills the fields. */
  readonly query: URLSearchParams;
}

/** `/docs/{operation_id}`: the full description of one operation, and a form that calls it. */
export function renderOperationPage(
  operation: Operation,
  { contents, baseUrl, examples, answer, query }: Surroundings,
): string {
  const { id, method, path, summary, description } = operation;
  const parameters = describeParameters(operation.parameters);
  const texts = readFieldTexts(operation, parameters, examples, query);
  return renderReferencePage(
    {
      title: summary,
      description,
      path: `/docs/${id}`,
      scripts: [EXPLORER_PATH],
      body: html`<div class="operation">
        <header>
          <p class="crumbs"><a href="/docs">Docs</a> / ${operation.group}</p>
          <h1>${summary}</h1>
          <p class="path"><span class="method ${method.toLowerCase()}">${method}</span> <code>${path}</code></p>
          <p>${description}</p>
          ${renderChips(operation)}
        </header>
        <form
          id="try"
          action="/docs/${id}"
          method="get"
          data-method="${method}"
          data-path="${path}"
          data-base="${baseUrl}"
        >
          <h2 id="parameters">Parameters</h2>
          ${renderParameterList(parameters, texts)}${method === 'POST' ? renderBodyField(texts.get('body') ?? '') : ''}
        </form>
        ${renderSamplePanel({ operation, parameters, texts, baseUrl, answer })}
        <section>${renderAnswerFields(operation)}</section>
        <section>
          <h2 id="errors">Errors</h2>
          ${renderErrors(operation)}
        </section>
      </div>`,
    },
    contents,
  );
}

function renderBodyField(text: string): Html {
  return html`<div class="parameter">
    <p class="parameter-head"><label for="in-body">Body</label> <span class="soft small">JSON</span></p>
    <div class="field">
      <textarea id="in-body" name="body" data-in="body" data-choices="fund" data-member="funds" spellcheck="false">
${text}</textarea>
    </div>
  </div>`;
}

function renderChips({ id, scopes, cost_units, paging }: Operation): Html {
  return html`<ul class="chips">
    <li><span class="chip">scope ${scopes.join(' or ')}</span></li>
    <li><span class="chip">${cost_units} ${cost_units === 1 ? 'unit' : 'units'}</span></li>
    <li><span class="chip">${PAGING_WORDS[paging]}</span></li>
    <li><span class="chip">operation ${id}</span></li>
  </ul>`;
}

const PAGING_WORDS: Readonly<Record<Operation['paging'], string>> = {
  none: 'one page',
  page: 'pages by number',
  cursor: 'pages by cursor',
};

function renderErrors(operation: Operation): Html {
  const table = renderTable({
    caption: 'Errors',
    layout: 'stacked',
    columns: [{ head: 'Code' }, { head: 'Status', isNumber: true }, { head: 'Meaning' }],
    rows: codesOf(operation).map((code) => [
      html`<a href="${problemPath(code)}"><code>${code}</code></a>`,
      PROBLEMS[code].status,
      PROBLEMS[code].title,
    ]),
  });
  return html`<div class="card">${table}</div>`;
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

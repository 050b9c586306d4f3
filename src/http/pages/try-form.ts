import { own } from '#base/own.ts';
import type { ParameterText } from '#http/json-schema.ts';
import type { Operation } from '#http/operation.ts';
import { writeCalls } from '#pages/browser/write-calls.ts';
import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import type { ExampleValues } from '#reads/example-values.ts';

/** The form that `explorer.ts` submits. It is hidden, with a note, if the browser runs no scripts. */
export function renderTryForm(
  { method, path }: Operation,
  parameters: readonly ParameterText[],
  baseUrl: string,
  examples: ExampleValues,
): Html {
  const fields = parameters
    .filter(({ in: location }) => location !== 'body')
    .map((parameter) => renderField(parameter, examples));
  const body =
    method === 'POST'
      ? html`<div class="field">
          <label for="in-body">Body, JSON</label
          ><textarea id="in-body" name="body" data-in="body" spellcheck="false">
${bodyOf(parameters, examples)}</textarea>
        </div>`
      : '';
  return html`<section aria-labelledby="try-title">
    <h2 id="try-title">Try it</h2>
    <noscript><p class="notice">This form needs JavaScript. The calls below work without it.</p></noscript>
    <form id="try" class="card" hidden data-method="${method}" data-path="${path}" data-base="${baseUrl}">
      ${
        fields.length === 0 && body === ''
          ? html`<p class="soft">This operation has no parameters.</p>`
          : html`<div class="fields">${fields}</div>
              ${body}`
      }
      <div class="actions">
        <button id="send" type="submit">Send</button
        ><button id="repeat" type="button" class="quiet" ${method === 'GET' ? '' : html` hidden`} disabled>
          Repeat with the ETag</button
        ><span class="small soft"
          >No key needed: the explorer has 120 units per network address, refilled at 2 per second.</span
        >
      </div>
      <div id="answer" hidden>
        <p role="status">
          <span id="status" class="chip"></span> <span id="took" class="small soft"></span>
          <span id="limits" class="small"></span>
        </p>
        <details>
          <summary>Headers</summary>
          <pre tabindex="0"><code id="headers"></code></pre>
        </details>
        <pre tabindex="0" aria-label="Response body"><code id="body"></code></pre>
      </div>
    </form>
  </section>`;
}

/** The same request as a curl command and in two programming languages. */
export function renderCalls(
  { method, path }: Operation,
  parameters: readonly ParameterText[],
  baseUrl: string,
  examples: ExampleValues,
): Html {
  const calls = writeCalls({
    method,
    url: baseUrl + urlOf(path, parameters, examples),
    body: method === 'POST' ? bodyOf(parameters, examples) : undefined,
  });
  const block = (id: string, name: string, code: string): Html =>
    html`<h3>${name}</h3>
      <pre tabindex="0"><code id="call-${id}" data-copy="the ${name} call">${code}</code></pre>`;
  return html`<p>Set your key in the environment variable <code>MFDS_KEY</code>.</p>
    ${block('curl', 'curl', calls.curl)}${block('typescript', 'TypeScript', calls.typescript)}${block(
      'python',
      'Python',
      calls.python,
    )}`;
}

function renderField({ name, in: location, required, repeated, schema }: ParameterText, examples: ExampleValues): Html {
  const id = `in-${name}`;
  const values = valuesOf(schema);
  const attributes = html`id="${id}" name="${name}"
  data-in="${location}"${repeated ? html` data-repeated` : ''}${required ? html` required` : ''}`;
  const control =
    values.length > 0
      ? html`<select ${attributes}>
          ${required ? '' : html`<option value=""></option>`}${values.map((value) => html`<option>${value}</option>`)}
        </select>`
      : html`<input
          ${attributes}
          value="${required ? (own(examples, name) ?? '') : ''}"
          ${placeholderOf(schema, repeated)}
          autocomplete="off"
          spellcheck="false"
        />`;
  return html`<div class="field">
    <label for="${id}">${name}${required ? html` <span class="soft">required</span>` : ''}</label>${control}
  </div>`;
}

function placeholderOf({ format, default: defaultValue }: ParameterText['schema'], isRepeated: boolean): Html | '' {
  if (isRepeated) return html` placeholder="one, another"`;
  if (format === 'date') return html` placeholder="YYYY-MM-DD"`;
  return typeof defaultValue === 'number' || typeof defaultValue === 'string'
    ? html` placeholder="${defaultValue}"`
    : '';
}

/** The values to choose from: those of an enumeration or of a list of it, or true and false. */
function valuesOf({ type, enum: values, items, anyOf }: ParameterText['schema']): readonly string[] {
  if (Array.isArray(anyOf)) return anyOf.flatMap((alternative) => valuesOf(alternative as ParameterText['schema']));
  if (type === 'boolean') return ['true', 'false'];
  if (Array.isArray(values)) return values.map(String);
  return typeof items === 'object' && items !== null ? valuesOf(items as ParameterText['schema']) : [];
}

function urlOf(path: string, parameters: readonly ParameterText[], examples: ExampleValues): string {
  const query = new URLSearchParams();
  for (const { name, in: location, required, repeated } of parameters) {
    if (location === 'query' && required)
      for (const value of repeated ? (own(examples, name) ?? '').split(',') : [own(examples, name) ?? ''])
        query.append(name, value);
  }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(own(examples, name) ?? ''));
  return query.size === 0 ? filled : `${filled}?${query.toString()}`;
}

function bodyOf(parameters: readonly ParameterText[], examples: ExampleValues): string {
  const given = parameters
    .filter(({ in: location, required }) => location === 'body' && required)
    .map(({ name, repeated }) => [name, repeated ? (own(examples, name) ?? '').split(',') : own(examples, name)]);
  return JSON.stringify(Object.fromEntries(given));
}

import type { ParameterText } from '#http/describe-parameters.ts';
import type { Operation } from '#http/operation.ts';
import { writeCalls } from '#pages/browser/write-calls.ts';
import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import type { ExampleValues } from './example-values.ts';

/** The form that `explorer.ts` sends; without scripts it stays hidden and says why. */
export function renderTryForm({ method, path }: Operation, parameters: readonly ParameterText[], base_url: string, examples: ExampleValues): Html {
  const fields = parameters.filter(({ in: place }) => place !== 'body').map((parameter) => renderField(parameter, examples));
  const body = method === 'POST' ? html`<div class="field"><label for="in-body">Body, JSON</label><textarea id="in-body" name="body" data-in="body" spellcheck="false">${bodyOf(parameters, examples)}</textarea></div>` : '';
  return html`<section aria-labelledby="try-title"><h2 id="try-title">Try it</h2>
<noscript><p class="notice">Trying it here needs JavaScript. The calls below work without.</p></noscript>
<form id="try" class="card" hidden data-method="${method}" data-path="${path}" data-base="${base_url}">
${fields.length === 0 && body === '' ? html`<p class="soft">This operation has no parameters.</p>` : html`<div class="fields">${fields}</div>${body}`}
<div class="actions"><button id="send" type="submit">Send</button><button id="repeat" type="button" class="quiet"${method === 'GET' ? '' : html` hidden`} disabled>Repeat with its ETag</button><span class="small soft">No key needed: this page has an explorer session of 120 units, refilled at 2 per second.</span></div>
<div id="answer" hidden>
<p role="status"><span id="status" class="chip"></span> <span id="took" class="small soft"></span> <span id="limits" class="small"></span></p>
<details><summary>Headers</summary><pre tabindex="0"><code id="headers"></code></pre></details>
<pre tabindex="0" aria-label="Body of the answer"><code id="body"></code></pre>
</div></form></section>`;
}

/** The same request from elsewhere, in three languages. */
export function renderCalls({ method, path }: Operation, parameters: readonly ParameterText[], base_url: string, examples: ExampleValues): Html {
  const calls = writeCalls({ method, url: base_url + urlOf(path, parameters, examples), body: method === 'POST' ? bodyOf(parameters, examples) : undefined });
  const block = (id: string, name: string, code: string): Html => html`<h3>${name}</h3><pre tabindex="0"><code id="call-${id}" data-copy="the ${name} call">${code}</code></pre>`;
  return html`<p>Your key stands in the environment as <code>MFDS_KEY</code>.</p>${block('curl', 'curl', calls.curl)}${block('typescript', 'TypeScript', calls.typescript)}${block('python', 'Python', calls.python)}`;
}

function renderField({ name, in: place, required, repeated, schema }: ParameterText, examples: ExampleValues): Html {
  const id = `in-${name}`;
  const values = valuesOf(schema);
  const attributes = html`id="${id}" name="${name}" data-in="${place}"${repeated ? html` data-repeated` : ''}${required ? html` required` : ''}`;
  const control = values.length > 0
    ? html`<select ${attributes}>${required ? '' : html`<option value=""></option>`}${values.map((value) => html`<option>${value}</option>`)}</select>`
    : html`<input ${attributes} value="${required ? (examples[name] ?? '') : ''}"${placeholderOf(schema, repeated)} autocomplete="off" spellcheck="false">`;
  return html`<div class="field"><label for="${id}">${name}${required ? html` <span class="soft">required</span>` : ''}</label>${control}</div>`;
}

function placeholderOf({ format, default: otherwise }: ParameterText['schema'], is_repeated: boolean): Html | '' {
  if (is_repeated) return html` placeholder="one, another"`;
  if (format === 'date') return html` placeholder="YYYY-MM-DD"`;
  return typeof otherwise === 'number' || typeof otherwise === 'string' ? html` placeholder="${otherwise}"` : '';
}

/** What may be chosen: an enumeration, also as the element of a list; true and false. */
function valuesOf({ type, enum: values, items }: ParameterText['schema']): readonly string[] {
  if (type === 'boolean') return ['true', 'false'];
  if (Array.isArray(values)) return values.map(String);
  return typeof items === 'object' && items !== null ? valuesOf(items as ParameterText['schema']) : [];
}

function urlOf(path: string, parameters: readonly ParameterText[], examples: ExampleValues): string {
  const query = new URLSearchParams();
  for (const { name, in: place, required, repeated } of parameters) {
    if (place === 'query' && required) for (const value of repeated ? (examples[name] ?? '').split(',') : [examples[name] ?? '']) query.append(name, value);
  }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(examples[name] ?? ''));
  return query.size === 0 ? filled : `${filled}?${query.toString()}`;
}

function bodyOf(parameters: readonly ParameterText[], examples: ExampleValues): string {
  const given = parameters.filter(({ in: place, required }) => place === 'body' && required).map(({ name, repeated }) => [name, repeated ? (examples[name] ?? '').split(',') : examples[name]]);
  return JSON.stringify(Object.fromEntries(given));
}

import { own } from '#base/own.ts';
import type { ParameterText } from '#http/json-schema.ts';
import type { Operation } from '#http/operation.ts';
import { LANGUAGES, writeCalls } from '#pages/browser/write-calls.ts';
import { renderCode } from '#pages/code.ts';
import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import type { ExampleValues } from '#reads/example-values.ts';
import type { FieldTexts } from './parameter-list.ts';

/** A text of the answer to the example call. */
export interface ExampleAnswer {
  readonly text: string;
  /** Whether it comes from the facts of this installation; otherwise it is fictional. */
  readonly isReal: boolean;
}

interface Sample {
  readonly operation: Operation;
  readonly parameters: readonly ParameterText[];
  readonly texts: FieldTexts;
  readonly baseUrl: string;
  readonly answer: ExampleAnswer;
}

/** The pane at the right of the parameters: the call in three languages, the button that sends it, and its answer. */
export function renderSamplePanel({ operation, parameters, texts, baseUrl, answer }: Sample): Html {
  const { method, path, rows } = operation;
  const calls = writeCalls({
    method,
    url: baseUrl + urlOf(path, parameters, texts),
    body: method === 'POST' ? (texts.get('body') ?? '') : undefined,
  });
  return html`<section class="samples" aria-label="Call and answer">
    <fieldset class="languages">
      <legend class="hidden">Language of the call</legend>
      ${LANGUAGES.map(
        ({ id, name }, index) =>
          html`<input
              type="radio"
              name="language"
              id="language-${id}"
              form="no-form"
              ${index === 0 ? html` checked` : ''}
            /><label for="language-${id}">${name}</label>`,
      )}
    </fieldset>
    ${LANGUAGES.map(
      ({ id, name, language }) =>
        html`<div class="call call-${id}">
          ${renderCode({ text: calls[id], language, id: `call-${id}`, copy: `the ${name} call` })}
        </div>`,
    )}
    <p class="small soft">Set your key in the environment variable <code>MFDS_KEY</code>.</p>
    <div class="actions">
      <button id="send" type="submit" form="try">Send</button
      ><button id="repeat" type="button" class="quiet" ${method === 'GET' ? '' : html` hidden`} disabled>
        Repeat with the ETag</button
      >${rows === undefined ? '' : html`<button id="csv" type="button" class="quiet needs-script">Download CSV</button>`}
    </div>
    <noscript
      ><p class="notice">
        Sending needs JavaScript. Without it, "Send" writes your values into the calls above, and you can run those.
      </p></noscript
    >
    ${renderAnswer(answer)}
  </section>`;
}

/** The answer: of this installation until the call is sent. */
function renderAnswer(answer: ExampleAnswer): Html {
  return html`<div id="answer">
    <p role="status" id="sent" class="small">
      <span id="status" class="chip" hidden></span>
      <span id="took" class="soft"
        >You need no key here: each network address has 120 units, and regains 2 per second.</span
      >
      <span id="limits"></span>
    </p>
    <p class="small soft" id="answer-note">
      ${
        answer.isReal
          ? 'The answer of this installation, with long lists shortened:'
          : 'A fictional answer; send the call to see the real one:'
      }
    </p>
    ${renderCode({ text: answer.text, language: 'json', id: 'body', copy: 'the answer', label: 'Answer' })}
    <details id="headers-box" hidden>
      <summary>Headers</summary>
      <pre tabindex="0" role="group" aria-label="Headers"><code id="headers"></code></pre>
    </details>
  </div>`;
}

/** The texts of the fields: from the query of the page's address if it has any, else the examples. */
export function readFieldTexts(
  { method }: Operation,
  parameters: readonly ParameterText[],
  examples: ExampleValues,
  query: URLSearchParams,
): FieldTexts {
  const texts = new Map<string, string>();
  for (const { name, in: location, required } of parameters) {
    const given = query.getAll(name).filter((text) => text !== '');
    const text = given.length > 0 ? given.join(', ') : required ? (own(examples, name) ?? '') : '';
    if (location !== 'body' && text !== '') texts.set(name, text.slice(0, LONGEST_TEXT));
  }
  if (method === 'POST') texts.set('body', query.get('body')?.slice(0, LONGEST_TEXT) ?? bodyOf(parameters, examples));
  return texts;
}

// 100 slugs are longer; such a selection is sent, but not kept in the address.
const LONGEST_TEXT = 4_000;

/** Path and query of the call. */
export function urlOf(path: string, parameters: readonly ParameterText[], texts: FieldTexts): string {
  const query = new URLSearchParams();
  for (const { name, in: location, repeated } of parameters) {
    const text = texts.get(name);
    if (location !== 'query' || text === undefined) continue;
    for (const value of repeated ? text.split(',') : [text]) query.append(name, value.trim());
  }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(texts.get(name) ?? ''));
  return query.size === 0 ? filled : `${filled}?${query.toString()}`;
}

function bodyOf(parameters: readonly ParameterText[], examples: ExampleValues): string {
  const given = parameters
    .filter(({ in: location, required }) => location === 'body' && required)
    .map(({ name, repeated }) => [name, repeated ? (own(examples, name) ?? '').split(',') : own(examples, name)]);
  return JSON.stringify(Object.fromEntries(given));
}

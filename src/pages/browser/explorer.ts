import { viewJson } from './answer-view.ts';
import './choices.ts';
import { paint } from './paint-code.ts';
import { LANGUAGES, writeCalls } from './write-calls.ts';

/*
 * "Try it": calls the real API with an explorer session. This script cannot read the
 * session cookie, and the API accepts it from this origin only. The page contains no key.
 */

const SESSION_PATH = '/docs/session';
// Longer bodies are slow to display; the calls return all of it.
const LONGEST_VIEWED = 400_000;
const SHOWN_HEADERS =
  /^(ratelimit|x-ratelimit|x-request-id|x-monthly|etag|retry-after|cache-control|content-type|content-encoding|link|x-missing)/;

interface Problem {
  readonly errors?: readonly { readonly location: string; readonly message: string }[];
}

const form = find('#try', HTMLFormElement);
const repeatButton = find('#repeat', HTMLButtonElement);
const csvButton = document.querySelector<HTMLButtonElement>('#csv');
/** The URL and ETag of the last response, for "repeat with If-None-Match". */
let last: { readonly url: string; readonly etag: string } | undefined;
let isSending = false;

form.addEventListener('input', (event) => {
  if (event.target instanceof Element) clearFault(event.target);
  showCalls();
  history.replaceState(null, '', addressOf());
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  void run(undefined);
});
repeatButton.addEventListener('click', () => void run(last?.etag));
csvButton?.addEventListener('click', () => void download());
document.documentElement.classList.add('scripted');
showCalls();

// The buttons stay enabled while a call runs: a disabled button would lose the focus.
async function run(etag: string | undefined): Promise<void> {
  if (isSending) return;
  isSending = true;
  const started = performance.now();
  try {
    const { url, answer } = await ask(etag);
    const text = await answer.text();
    const given = answer.headers.get('etag');
    last = given === null ? undefined : { url, etag: given };
    showAnswer(answer, text, performance.now() - started);
  } catch {
    find('#took', HTMLElement).textContent =
      'The service could not be reached. Check that it is running and that you are online.';
  } finally {
    isSending = false;
    repeatButton.disabled = last === undefined || last.url !== readForm().url;
  }
}

/** Opens a session and retries if the request is refused because there is none or it has expired. */
async function ask(
  etag: string | undefined,
  format?: string,
): Promise<{ readonly url: string; readonly answer: Response }> {
  const { method, url, body } = readForm(format);
  const headers = {
    'x-mfds-explorer': '1',
    ...(etag === undefined ? {} : { 'if-none-match': etag }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const send = async (): Promise<Response> =>
    fetch(url, { method, headers, cache: 'no-store', ...(body === undefined ? {} : { body }) });
  const first = await send();
  if (first.status !== 401) return { url, answer: first };
  await fetch(SESSION_PATH, { method: 'POST' });
  return { url, answer: await send() };
}

/** Saves the rows of the answer as a file; a refusal is shown like that of any other call. */
async function download(): Promise<void> {
  const started = performance.now();
  const { answer } = await ask(undefined, 'csv');
  if (!answer.ok) {
    showAnswer(answer, await answer.text(), performance.now() - started);
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await answer.blob());
  link.download = `${location.pathname.split('/').at(-1)}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
  showOutcome(answer, 'The file was saved.');
}

function listFields(): (HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement)[] {
  return [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>('[data-in]')];
}

/** Builds the request from the fields; empty fields are omitted, so that the API's defaults apply. */
function readForm(format?: string): {
  readonly method: string;
  readonly url: string;
  readonly body: string | undefined;
} {
  const { method = 'GET', path = '' } = form.dataset;
  const query = new URLSearchParams();
  let filled = path;
  let body: string | undefined;
  for (const field of listFields()) {
    const value = field.value.trim();
    if (field.dataset['in'] === 'body') body = value;
    else if (field.dataset['in'] === 'path') filled = filled.replace(`{${field.name}}`, encodeURIComponent(value));
    else if (value !== '')
      for (const each of field.dataset['repeated'] === undefined ? [value] : value.split(','))
        query.append(field.name, each.trim());
  }
  if (format !== undefined) query.set('format', format);
  return { method, url: `${filled}${query.size === 0 ? '' : `?${query.toString()}`}`, body };
}

/** The address of this page with the fields in it, to share or to bookmark. */
function addressOf(): string {
  const query = new URLSearchParams();
  for (const { name, value } of listFields()) if (value.trim() !== '') query.append(name, value.trim());
  return `${location.pathname}${query.size === 0 ? '' : `?${query.toString()}`}`;
}

function showAnswer(answer: Response, text: string, milliseconds: number): void {
  showOutcome(
    answer,
    `${Math.round(milliseconds)} ms, ${new TextEncoder().encode(text).length.toLocaleString('en')} bytes`,
  );
  find('#headers', HTMLElement).textContent = [...answer.headers]
    .filter(([name]) => SHOWN_HEADERS.test(name))
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
  find('#headers-box', HTMLElement).hidden = false;
  find('#answer-note', HTMLElement).hidden = true;
  const json = text.length > LONGEST_VIEWED ? undefined : parse(text);
  const view = find('#body', HTMLElement);
  view.dataset['raw'] = text;
  if (json === undefined) view.textContent = text.slice(0, LONGEST_VIEWED) || '(no body)';
  else view.replaceChildren(viewJson(json));
  for (const field of listFields()) clearFault(field);
  if (answer.status === 422 && typeof json === 'object' && json !== null) markFaults(json);
}

function showOutcome(answer: Response, took: string): void {
  const status = find('#status', HTMLElement);
  status.textContent = `${answer.status}${answer.status === 304 ? ' Not Modified: your copy is still current' : ''}`;
  status.className = `chip ${answer.ok || answer.status === 304 ? 'good' : 'bad'}`;
  status.hidden = false;
  find('#took', HTMLElement).textContent = took;
  const [left, limit, reset, cost] = [
    'ratelimit-remaining',
    'ratelimit-limit',
    'ratelimit-reset',
    'x-ratelimit-cost',
  ].map((name) => answer.headers.get(name));
  find('#limits', HTMLElement).textContent =
    left === null ? '' : `${left} of ${limit} units left, full again in ${reset} s; this call cost ${cost}.`;
}

/** Undefined if the text is not JSON. Decimals are strings, so parsing does not change their digits. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Shows each message of a 422 at its field. The focus stays at the button, whose status names the fields. */
function markFaults({ errors = [] }: Problem): void {
  const fields = new Map(listFields().map((field) => [field.name, field]));
  for (const { location: place, message } of errors) {
    // `query.limit`, `path.report_date`, `body.funds[3]`
    const [group = '', name = ''] = place.split(/[.[]/);
    const field = fields.get(group === 'body' ? 'body' : name);
    if (field === undefined) continue;
    const note = document.createElement('span');
    note.className = 'error';
    note.id = `${field.id}-error`;
    note.textContent = `${name}: ${message}`;
    field.setAttribute('aria-invalid', 'true');
    field.setAttribute('aria-describedby', `${note.id} about-${field.name}`);
    field.after(note);
  }
  if (errors.length > 0)
    find('#took', HTMLElement).textContent += `. Correct ${errors.map(({ location: place }) => place).join(', ')}.`;
}

function clearFault(field: Element): void {
  if (field.getAttribute('aria-invalid') !== 'true') return;
  field.removeAttribute('aria-invalid');
  field.setAttribute('aria-describedby', `about-${field.id.replace(/^in-/, '')}`);
  for (const note of field.parentElement?.querySelectorAll('.error') ?? []) note.remove();
}

function showCalls(): void {
  const { method, url, body } = readForm();
  const { base = '' } = form.dataset;
  const calls = writeCalls({ method, url: base + url, body });
  for (const { id, language } of LANGUAGES) paint(find(`#call-${id}`, HTMLElement), calls[id], language);
  repeatButton.disabled = last === undefined || last.url !== url;
}

function find<Kind extends HTMLElement>(selector: string, kind: new () => Kind): Kind {
  const element = document.querySelector(selector);
  if (element instanceof kind) return element;
  throw new TypeError(`the page has no ${selector}`);
}

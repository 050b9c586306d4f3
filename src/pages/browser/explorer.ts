import { writeCalls } from './write-calls.ts';

/*
 * "Try it": calls the real API with an explorer session. This script cannot read the
 * session cookie, and the API accepts it from this origin only. The page contains no key.
 */

const SESSION_PATH = '/docs/session';
// Longer bodies are slow to display; the calls shown below the response return all of it.
const LONGEST_SHOWN = 60_000;
const SHOWN_HEADERS =
  /^(ratelimit|x-ratelimit|x-request-id|x-monthly|etag|retry-after|cache-control|content-type|content-encoding)/;

const form = find('#try', HTMLFormElement);
const sendButton = find('#send', HTMLButtonElement);
const repeatButton = find('#repeat', HTMLButtonElement);
/** The URL and ETag of the last response, for "repeat with If-None-Match". */
let last: { readonly url: string; readonly etag: string } | undefined;

form.addEventListener('input', showCalls);
form.addEventListener('submit', (event) => {
  event.preventDefault();
  void run(undefined);
});
repeatButton.addEventListener('click', () => void run(last?.etag));
form.hidden = false;
showCalls();

async function run(etag: string | undefined): Promise<void> {
  sendButton.disabled = true;
  repeatButton.disabled = true;
  const started = performance.now();
  try {
    const { url, answer } = await ask(etag);
    const text = await answer.text();
    const given = answer.headers.get('etag');
    last = given === null ? undefined : { url, etag: given };
    showAnswer(answer, text, performance.now() - started);
  } catch {
    find('#status', HTMLElement).textContent =
      'The service could not be reached. Check that it is running and that you are online.';
    find('#answer', HTMLElement).hidden = false;
  } finally {
    sendButton.disabled = false;
    repeatButton.disabled = last === undefined || last.url !== readForm().url;
  }
}

/** Opens a session and retries if the request is refused because there is none or it has expired. */
async function ask(etag: string | undefined): Promise<{ readonly url: string; readonly answer: Response }> {
  const { method, url, body } = readForm();
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

/** Builds the request from the fields; empty fields are omitted, so that the API's defaults apply. */
function readForm(): { readonly method: string; readonly url: string; readonly body: string | undefined } {
  const { method = 'GET', path = '' } = form.dataset;
  const query = new URLSearchParams();
  let filled = path;
  let body: string | undefined;
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>('[data-in]')) {
    const value = field.value.trim();
    if (field.dataset['in'] === 'body') body = value;
    else if (field.dataset['in'] === 'path') filled = filled.replace(`{${field.name}}`, encodeURIComponent(value));
    else if (value !== '')
      for (const each of field.dataset['repeated'] === undefined ? [value] : value.split(','))
        query.append(field.name, each.trim());
  }
  return { method, url: `${filled}${query.size === 0 ? '' : `?${query.toString()}`}`, body };
}

function showAnswer(answer: Response, text: string, milliseconds: number): void {
  const status = find('#status', HTMLElement);
  status.textContent = `${answer.status}${answer.status === 304 ? ' Not Modified: your copy is still current' : ''}`;
  status.className = `chip ${answer.ok || answer.status === 304 ? 'good' : 'bad'}`;
  find('#took', HTMLElement).textContent =
    `${Math.round(milliseconds)} ms, ${new TextEncoder().encode(text).length.toLocaleString('en')} bytes`;
  const [left, limit, reset, cost] = [
    'ratelimit-remaining',
    'ratelimit-limit',
    'ratelimit-reset',
    'x-ratelimit-cost',
  ].map((name) => answer.headers.get(name));
  find('#limits', HTMLElement).textContent =
    left === null ? '' : `${left} of ${limit} units left, full again in ${reset} s; this call cost ${cost}.`;
  find('#headers', HTMLElement).textContent = [...answer.headers]
    .filter(([name]) => SHOWN_HEADERS.test(name))
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
  const shown = indent(text);
  find('#body', HTMLElement).textContent =
    shown.length > LONGEST_SHOWN
      ? `${shown.slice(0, LONGEST_SHOWN)}\n… ${(shown.length - LONGEST_SHOWN).toLocaleString('en')} characters more`
      : shown || '(no body)';
  find('#answer', HTMLElement).hidden = false;
}

/** Indents JSON. Decimals are strings, so parsing does not change their digits. */
function indent(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function showCalls(): void {
  const { method, url, body } = readForm();
  const { base = '' } = form.dataset;
  for (const [language, code] of Object.entries(writeCalls({ method, url: base + url, body })))
    find(`#call-${language}`, HTMLElement).textContent = code;
  repeatButton.disabled = last === undefined || last.url !== url;
}

function find<Kind extends HTMLElement>(selector: string, kind: new () => Kind): Kind {
  const element = document.querySelector(selector);
  if (element instanceof kind) return element;
  throw new TypeError(`the page has no ${selector}`);
}

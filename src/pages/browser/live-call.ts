/*
 * Repeats the call of the home page with an explorer session, which needs no key. The page shows the answer without it.
 */

const SESSION_PATH = '/docs/session';

const button = document.querySelector<HTMLButtonElement>('#live-run');
const shown = document.querySelector<HTMLElement>('#live-answer');
const status = document.querySelector<HTMLElement>('#live-status');
const path = button?.dataset['path'];

if (button !== null && shown !== null && status !== null && path !== undefined) {
  button.hidden = false;
  button.addEventListener('click', () => void run(button, shown, status, path));
}

async function run(pressed: HTMLButtonElement, answer: HTMLElement, said: HTMLElement, url: string): Promise<void> {
  pressed.disabled = true;
  const started = performance.now();
  try {
    const response = await ask(url);
    const milliseconds = Math.round(performance.now() - started);
    answer.textContent = JSON.stringify(await response.json(), null, 2);
    said.textContent = `${response.status} in ${milliseconds} ms`;
  } catch {
    said.textContent = 'The service could not be reached. Check that you are online.';
  } finally {
    pressed.disabled = false;
  }
}

async function ask(url: string): Promise<Response> {
  const send = async (): Promise<Response> => fetch(url, { headers: { 'x-mfds-explorer': '1' }, cache: 'no-store' });
  const first = await send();
  if (first.status !== 401) return first;
  await fetch(SESSION_PATH, { method: 'POST' });
  return send();
}

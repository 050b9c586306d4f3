/* Suggestions for the search box of every page: a combobox with a list. Without scripts the form opens the results. */

const SUGGESTIONS_PATH = '/search/suggestions';
// Long enough to wait for the next letter, short enough not to be noticed.
const PAUSE_MILLISECONDS = 120;
const LEAST_CHARACTERS = 2;

interface Suggestion {
  readonly name: string;
  readonly detail: string;
  readonly path: string;
}

for (const form of document.querySelectorAll<HTMLFormElement>('form.find')) {
  const input = form.querySelector('input');
  if (input !== null) suggest(form, input);
}

function suggest(form: HTMLFormElement, input: HTMLInputElement): void {
  const list = document.createElement('ul');
  list.id = `${input.id}-list`;
  list.role = 'listbox';
  list.ariaLabel = 'Suggestions';
  list.hidden = true;
  form.append(list);
  input.role = 'combobox';
  input.ariaAutoComplete = 'list';
  input.setAttribute('aria-controls', list.id);
  input.ariaExpanded = 'false';

  let chosen = -1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;

  const choose = (to: number): void => {
    const options = [...list.children];
    chosen = options.length === 0 ? -1 : ((to % options.length) + options.length) % options.length;
    for (const [at, option] of options.entries()) option.ariaSelected = String(at === chosen);
    input.setAttribute('aria-activedescendant', options[chosen]?.id ?? '');
    options[chosen]?.scrollIntoView({ block: 'nearest' });
  };
  const close = (): void => {
    clearTimeout(timer);
    running?.abort();
    list.hidden = true;
    input.ariaExpanded = 'false';
    input.removeAttribute('aria-activedescendant');
    chosen = -1;
  };
  const show = (found: readonly Suggestion[]): void => {
    list.replaceChildren(...found.map((one, at) => optionOf(one, `${list.id}-${at}`)));
    list.hidden = found.length === 0;
    input.ariaExpanded = String(!list.hidden);
    input.removeAttribute('aria-activedescendant');
    chosen = -1;
  };
  const ask = async (): Promise<void> => {
    running?.abort();
    const query = input.value.trim();
    if (query.length < LEAST_CHARACTERS) {
      close();
      return;
    }
    running = new AbortController();
    try {
      const answer = await fetch(`${SUGGESTIONS_PATH}?${new URLSearchParams({ q: query }).toString()}`, {
        signal: running.signal,
      });
      if (answer.ok) show(((await answer.json()) as { suggestions: Suggestion[] }).suggestions);
    } catch {
      // A newer question replaced this one, or the service is unreachable: the form still works.
    }
  };

  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), PAUSE_MILLISECONDS);
  });
  input.addEventListener('keydown', (event) => {
    if (list.hidden) return;
    if (event.key === 'ArrowDown') choose(chosen + 1);
    else if (event.key === 'ArrowUp') choose(chosen < 0 ? -1 : chosen - 1);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && chosen >= 0) list.querySelectorAll('li')[chosen]?.click();
    else return;
    event.preventDefault();
  });
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) close();
  });
}

/** Without a link inside: an option has no interactive content. */
function optionOf({ name, detail, path }: Suggestion, id: string): HTMLLIElement {
  const option = document.createElement('li');
  option.id = id;
  option.role = 'option';
  option.ariaSelected = 'false';
  const small = document.createElement('span');
  small.textContent = detail;
  option.append(name, small);
  // The input keeps the focus, so that the list stays open until the click.
  option.addEventListener('mousedown', (event) => event.preventDefault());
  option.addEventListener('click', () => location.assign(path));
  return option;
}

/*
 * Suggestions for search forms: a combobox with a list. The form names the address that answers with them. Without
 * scripts the form opens the results.
 */

// Long enough to wait for the next letter, short enough not to be noticed.
const PAUSE_MILLISECONDS = 120;
const LEAST_CHARACTERS = 2;

interface Suggestion {
  readonly name: string;
  readonly detail: string;
  readonly path: string;
}

/** The list of suggestions below one search box. */
class SuggestionList {
  readonly #input: HTMLInputElement;
  /** Answers `?q=` with suggestions. */
  readonly #path: string;
  readonly #list = document.createElement('ul');
  #chosen = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: AbortController | undefined;

  constructor(form: HTMLFormElement, input: HTMLInputElement) {
    this.#input = input;
    this.#path = form.dataset['suggestions'] ?? '';
    this.#list.id = `${input.id}-list`;
    this.#list.role = 'listbox';
    this.#list.ariaLabel = 'Suggestions';
    this.#list.hidden = true;
    form.append(this.#list);
    input.role = 'combobox';
    input.ariaAutoComplete = 'list';
    input.setAttribute('aria-controls', this.#list.id);
    input.ariaExpanded = 'false';
    input.addEventListener('input', () => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.#ask(), PAUSE_MILLISECONDS);
    });
    input.addEventListener('keydown', (event) => this.#press(event));
    form.addEventListener('focusout', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) this.#close();
    });
  }

  #press(event: KeyboardEvent): void {
    if (this.#list.hidden) return;
    if (event.key === 'ArrowDown') this.#choose(this.#chosen + 1);
    else if (event.key === 'ArrowUp') this.#choose(this.#chosen < 0 ? -1 : this.#chosen - 1);
    else if (event.key === 'Escape') this.#close();
    else if (event.key === 'Enter' && this.#chosen >= 0) this.#list.querySelectorAll('li')[this.#chosen]?.click();
    else return;
    event.preventDefault();
  }

  /** Wraps around at both ends. */
  #choose(to: number): void {
    const options = [...this.#list.children];
    this.#chosen = options.length === 0 ? -1 : ((to % options.length) + options.length) % options.length;
    for (const [at, option] of options.entries()) option.ariaSelected = String(at === this.#chosen);
    this.#input.setAttribute('aria-activedescendant', options[this.#chosen]?.id ?? '');
    options[this.#chosen]?.scrollIntoView({ block: 'nearest' });
  }

  #show(found: readonly Suggestion[]): void {
    this.#list.replaceChildren(...found.map((one, at) => optionOf(one, `${this.#list.id}-${at}`)));
    this.#list.hidden = found.length === 0;
    this.#input.ariaExpanded = String(!this.#list.hidden);
    this.#input.removeAttribute('aria-activedescendant');
    this.#chosen = -1;
  }

  #close(): void {
    clearTimeout(this.#timer);
    this.#running?.abort();
    this.#show([]);
  }

  async #ask(): Promise<void> {
    this.#running?.abort();
    const query = this.#input.value.trim();
    if (query.length < LEAST_CHARACTERS) {
      this.#close();
      return;
    }
    this.#running = new AbortController();
    try {
      const answer = await fetch(`${this.#path}?${new URLSearchParams({ q: query }).toString()}`, {
        signal: this.#running.signal,
      });
      if (answer.ok) this.#show(((await answer.json()) as { suggestions: Suggestion[] }).suggestions);
    } catch {
      // A newer question replaced this one, or the service is unreachable: the form still works.
    }
  }
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

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-suggestions]')) {
  const input = form.querySelector('input');
  if (input !== null) new SuggestionList(form, input);
}

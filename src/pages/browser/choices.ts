/*
 * Suggests funds, companies and families by name in the fields that take a slug, and adds funds to a JSON body. Loaded
 * when such a field is used first.
 */

const PATH = '/docs/choices.json';

type Choices = Readonly<Record<string, readonly (readonly [slug: string, name: string])[]>>;
let loading: Promise<Choices> | undefined;

for (const field of document.querySelectorAll<HTMLInputElement>('input[data-choices]'))
  field.addEventListener('focus', () => void suggest(field), { once: true });
for (const body of document.querySelectorAll<HTMLTextAreaElement>('textarea[data-choices]')) addBodyPicker(body);

async function suggest(field: HTMLInputElement): Promise<void> {
  try {
    const choices = await loadChoices(field);
    if ('repeated' in field.dataset) addPicker(field, choices);
    else attach(field, choices);
  } catch {
    // Without suggestions a slug can still be typed.
    loading = undefined;
  }
}

async function loadChoices({ dataset }: HTMLElement): Promise<Choices[string]> {
  loading ??= fetch(PATH).then(async (answer) => (await answer.json()) as Choices);
  return (await loading)[dataset['choices'] ?? ''] ?? [];
}

function attach(field: HTMLInputElement, choices: Choices[string]): void {
  const list = document.createElement('datalist');
  list.id = `${field.id}-choices`;
  list.append(...choices.map(([slug, name]) => new Option(name, slug)));
  field.after(list);
  field.setAttribute('list', list.id);
}

/** A list of slugs gets a second field: each choice in it is added to the list. */
function addPicker(field: HTMLInputElement, choices: Choices[string]): void {
  const picker = createPicker(field);
  attach(picker, choices);
  onChoice(picker, choices, (slug) => {
    const chosen = field.value
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean);
    field.value = [...new Set([...chosen, slug])].join(', ');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** A JSON body gets a field whose choices are added to one of its lists. */
function addBodyPicker(body: HTMLTextAreaElement): void {
  const picker = createPicker(body);
  const prepare = async (): Promise<void> => {
    try {
      const choices = await loadChoices(body);
      attach(picker, choices);
      onChoice(picker, choices, (slug) => {
        const text = addToList(body.value, body.dataset['member'] ?? '', slug);
        picker.setCustomValidity(text === undefined ? 'The body is not a JSON object. Correct it first.' : '');
        picker.reportValidity();
        if (text === undefined) return;
        body.value = text;
        body.dispatchEvent(new Event('input', { bubbles: true }));
      });
    } catch {
      loading = undefined;
    }
  };
  picker.addEventListener('focus', () => void prepare(), { once: true });
  body.addEventListener('input', () => picker.setCustomValidity(''));
}

/** The JSON object `text` with the slug in its list; undefined if the text is not a JSON object. */
function addToList(text: string, member: string, slug: string): string | undefined {
  try {
    const body: unknown = text.trim() === '' ? {} : JSON.parse(text);
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined;
    const members = new Map<string, unknown>(Object.entries(body));
    const listed = members.get(member);
    members.set(member, [...new Set([...(Array.isArray(listed) ? (listed as unknown[]) : []), slug])]);
    return JSON.stringify(Object.fromEntries(members), undefined, 2);
  } catch {
    return undefined;
  }
}

function createPicker(field: HTMLInputElement | HTMLTextAreaElement): HTMLInputElement {
  const picker = document.createElement('input');
  picker.id = `${field.id}-picker`;
  picker.placeholder = field instanceof HTMLTextAreaElement ? 'Add a fund by name' : 'Add by name';
  picker.ariaLabel = `Add to ${field.dataset['member'] ?? field.name} by name`;
  picker.autocomplete = 'off';
  field.after(picker);
  return picker;
}

/** Calls `add` with each chosen slug, and empties the field for the next one. */
function onChoice(picker: HTMLInputElement, choices: Choices[string], add: (slug: string) => void): void {
  const slugs = new Set(choices.map(([slug]) => slug));
  picker.addEventListener('input', () => {
    picker.setCustomValidity('');
    if (!slugs.has(picker.value)) return;
    const slug = picker.value;
    picker.value = '';
    add(slug);
  });
}

/* Suggests funds, companies and families by name in the fields that take a slug. Loaded when such a field is used first. */

const PATH = '/docs/choices.json';

type Choices = Readonly<Record<string, readonly (readonly [slug: string, name: string])[]>>;
let loading: Promise<Choices> | undefined;

for (const field of document.querySelectorAll<HTMLInputElement>('input[data-choices]'))
  field.addEventListener('focus', () => void suggest(field), { once: true });

async function suggest(field: HTMLInputElement): Promise<void> {
  try {
    loading ??= fetch(PATH).then(async (answer) => (await answer.json()) as Choices);
    const choices = (await loading)[field.dataset['choices'] ?? ''] ?? [];
    if ('repeated' in field.dataset) addPicker(field, choices);
    else attach(field, choices);
  } catch {
    // Without suggestions a slug can still be typed.
    loading = undefined;
  }
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
  const picker = document.createElement('input');
  picker.id = `${field.id}-picker`;
  picker.placeholder = 'Add by name';
  picker.ariaLabel = `Add to ${field.name} by name`;
  picker.autocomplete = 'off';
  const slugs = new Set(choices.map(([slug]) => slug));
  picker.addEventListener('input', () => {
    if (!slugs.has(picker.value)) return;
    const chosen = field.value
      .split(',')
      .map((slug) => slug.trim())
      .filter(Boolean);
    field.value = [...new Set([...chosen, picker.value])].join(', ');
    picker.value = '';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  field.after(picker);
  attach(picker, choices);
}

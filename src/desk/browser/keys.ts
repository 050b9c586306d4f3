/** Keys of the review desk. Every element with `data-key` has one; the pages work without this script. */

// People who control their computer by voice must be able to switch single keys off.
const OFF = 'review-keys-off';
const isOff = (): boolean => localStorage.getItem(OFF) !== null;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && target.type !== 'radio');

document.addEventListener('keydown', (event) => {
  // A list over the page has keys of its own.
  if (document.querySelector('dialog[open]') !== null) return;
  if (isOff() || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  if (event.key === 'Escape' && isTyping(event.target) && event.target instanceof HTMLElement) {
    // The first Escape leaves the field, the next one the form.
    event.target.blur();
    return;
  }
  if (isTyping(event.target)) return;
  const element = document.querySelector<HTMLElement>(`[data-key~="${CSS.escape(event.key)}"]`);
  if (element === null) return;
  event.preventDefault();
  if (element instanceof HTMLInputElement && element.type !== 'radio') {
    element.focus();
    element.select();
  } else {
    element.focus();
    element.click();
  }
});

// A word of the page becomes the value without loading the page again: of the field in use, then of the next empty one.
let inUse: HTMLInputElement | null = null;
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLInputElement && target.dataset['picked'] !== undefined) inUse = target;
});

document.addEventListener('click', (event) => {
  const pick = event.target instanceof Element ? event.target.closest('[data-pick]') : null;
  const fields = [...document.querySelectorAll<HTMLInputElement>('[data-picked]')];
  const field = inUse ?? fields[0];
  if (pick === null || field === undefined) return;
  event.preventDefault();
  field.value = pick.getAttribute('data-pick') ?? '';
  (fields.find((other) => other.value === '') ?? field).focus();
});

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-dialog]') : null;
  const dialog = link === null ? null : document.getElementById(link.dataset['dialog'] ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  event.preventDefault();
  dialog.showModal();
});

function announceKeys(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-key]')) {
    if (isOff()) element.removeAttribute('aria-keyshortcuts');
    else element.setAttribute('aria-keyshortcuts', element.dataset['key'] ?? '');
  }
}

const switchOff = document.querySelector<HTMLInputElement>('#keys-off');
if (switchOff !== null) {
  switchOff.closest('[hidden]')?.removeAttribute('hidden');
  switchOff.checked = isOff();
  switchOff.addEventListener('change', () => {
    if (switchOff.checked) localStorage.setItem(OFF, 'yes');
    else localStorage.removeItem(OFF);
    announceKeys();
  });
}
announceKeys();

// After its time the decision is applied, and undoing it is no longer offered.
const ending = document.querySelector<HTMLElement>('[data-ends]');
if (ending !== null) {
  setTimeout(
    () => {
      ending.hidden = true;
    },
    Number.parseInt(ending.dataset['ends'] ?? '', 10),
  );
}

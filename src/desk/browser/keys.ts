/** Keys of the review desk. Every element with `data-key` has one; the pages work without this script. */

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && target.type !== 'radio');

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  if (event.key === 'Escape' && isTyping(event.target) && event.target instanceof HTMLElement) {
    // The first Escape leaves the field, the next one the form.
    event.target.blur();
    return;
  }
  if (isTyping(event.target)) return;
  const element = document.querySelector<HTMLElement>(`[data-key="${CSS.escape(event.key)}"]`);
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

// A word of the page becomes the value without loading the page again.
document.addEventListener('click', (event) => {
  const pick = event.target instanceof Element ? event.target.closest('[data-pick]') : null;
  const field = document.querySelector<HTMLInputElement>('[data-picked]');
  if (pick === null || field === null) return;
  event.preventDefault();
  field.value = pick.getAttribute('data-pick') ?? '';
  field.focus();
});

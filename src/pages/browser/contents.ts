/* Scrolls the list of contents, not the page, so that the current place is in view. */

const list = document.querySelector<HTMLElement>('.contents');
const current = list?.querySelector<HTMLElement>('[aria-current]');
if (list !== null && list !== undefined && current !== null && current !== undefined) {
  const below = current.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom;
  if (list.scrollHeight > list.clientHeight && below > 0) list.scrollTop += below + list.clientHeight / 3;
}

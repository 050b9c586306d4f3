/*
 * JSON as nested lines, in which every object and list can be folded. The text of the whole element stays valid JSON,
 * so that a selection can be pasted.
 */

// More rows than these are added by a button: each foldable row is a stop for keyboard users,
// and costs time to lay out.
const ROWS_AT_ONCE = 20;
// Deeper levels begin folded.
const OPEN_LEVELS = 4;

/** The view of a parsed JSON value. */
export function viewJson(value: unknown): HTMLElement {
  const root = document.createElement('div');
  root.className = 'json';
  root.append(line(undefined, value, true, 0));
  return root;
}

function line(name: string | undefined, value: unknown, isLast: boolean, level: number): HTMLElement {
  const comma = isLast ? '' : ',';
  if (typeof value !== 'object' || value === null) return leaf(name, value, comma);
  const members: readonly (readonly [string | undefined, unknown])[] = Array.isArray(value)
    ? value.map((element: unknown) => [undefined, element] as const)
    : Object.entries(value);
  const [opening, closing] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  if (members.length === 0) return leaf(name, undefined, opening + closing + comma);
  const box = document.createElement('details');
  box.open = level < OPEN_LEVELS;
  const head = document.createElement('summary');
  head.append(...nameOf(name), opening);
  const count = document.createElement('span');
  count.className = 'folded';
  // Shown by the style sheet only while folded, so that it is not part of the text.
  count.dataset['count'] = `${members.length} ${Array.isArray(value) ? 'rows' : 'fields'} ${closing}`;
  head.append(count);
  const inner = document.createElement('div');
  inner.className = 'inner';
  addRows(inner, members, 0, level);
  const end = document.createElement('div');
  end.textContent = closing + comma;
  box.append(head, inner, end);
  return box;
}

function addRows(
  inner: HTMLElement,
  members: readonly (readonly [string | undefined, unknown])[],
  from: number,
  level: number,
): void {
  const isList = members[0]?.[0] === undefined;
  const to = isList ? Math.min(members.length, from + ROWS_AT_ONCE) : members.length;
  for (const [offset, [name, value]] of members.slice(from, to).entries())
    inner.append(line(name, value, from + offset === members.length - 1, level + 1));
  if (to === members.length) return;
  const more = document.createElement('button');
  more.type = 'button';
  more.className = 'quiet small';
  more.dataset['label'] = `Show ${Math.min(ROWS_AT_ONCE, members.length - to)} more of ${members.length - to}`;
  more.ariaLabel = more.dataset['label'];
  more.addEventListener('click', () => {
    const first = inner.childElementCount - 1;
    more.remove();
    addRows(inner, members, to, level);
    inner.children[first]?.querySelector('summary')?.focus();
  });
  inner.append(more);
}

function leaf(name: string | undefined, value: unknown, after: string): HTMLElement {
  const row = document.createElement('div');
  row.append(...nameOf(name));
  if (value !== undefined) row.append(span(kindOf(value), JSON.stringify(value)));
  row.append(after);
  return row;
}

function nameOf(name: string | undefined): (Node | string)[] {
  return name === undefined ? [] : [span('name', JSON.stringify(name)), ': '];
}

function kindOf(value: unknown): string {
  return typeof value === 'string' ? 'string' : typeof value === 'number' ? 'number' : 'word';
}

function span(kind: string, text: string): HTMLElement {
  const element = document.createElement('span');
  element.className = `c-${kind}`;
  element.textContent = text;
  return element;
}

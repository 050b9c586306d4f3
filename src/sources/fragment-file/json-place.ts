// The tokens of JSON after white space: punctuation, a string, a number or a word.
const TOKEN =
  /[ \t\r\n]*(?:([{}[\],:])|("(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/uy;
const BLANKS = /[ \t\r\n]*/y;

type Expecting = 'value' | 'value or ]' | 'name' | 'name or }' | ':' | ', or end' | 'end';

/** Line and column, starting at 1, of the first syntax error; undefined if the text is valid JSON. */
export function findJsonMistake(text: string): { readonly line: number; readonly column: number } | undefined {
  const open: ('{' | '[')[] = [];
  let expecting: Expecting = 'value';
  let at = 0;
  while (true) {
    BLANKS.lastIndex = at;
    BLANKS.exec(text);
    const start = BLANKS.lastIndex;
    if (start === text.length) return expecting === 'end' ? undefined : positionOf(text, start);
    TOKEN.lastIndex = start;
    const [whole, mark, string]: readonly (string | undefined)[] = TOKEN.exec(text) ?? [];
    const next: Expecting | undefined =
      whole === undefined ? undefined : step(expecting, mark, string !== undefined, open);
    if (next === undefined) return positionOf(text, start);
    expecting = next;
    at = TOKEN.lastIndex;
  }
}

/** The expected next token after this one; undefined if this token is not allowed here. */
function step(
  expecting: Expecting,
  mark: string | undefined,
  isString: boolean,
  open: ('{' | '[')[],
): Expecting | undefined {
  const closed = (): Expecting => (open.length === 0 ? 'end' : ', or end');
  if (expecting === 'value' || expecting === 'value or ]') {
    if (mark === undefined) return closed();
    if (mark === '{' || mark === '[') {
      open.push(mark);
      return mark === '{' ? 'name or }' : 'value or ]';
    }
    return mark === ']' && expecting === 'value or ]' ? (open.pop(), closed()) : undefined;
  }
  if (expecting === 'name' || expecting === 'name or }') {
    if (isString) return ':';
    return mark === '}' && expecting === 'name or }' ? (open.pop(), closed()) : undefined;
  }
  if (expecting === ':') return mark === ':' ? 'value' : undefined;
  if (expecting === 'end') return undefined;
  const inside = open.at(-1);
  if (mark === ',') return inside === '{' ? 'name' : 'value';
  const end = inside === '{' ? '}' : ']';
  return mark === end ? (open.pop(), closed()) : undefined;
}

function positionOf(text: string, position: number): { line: number; column: number } {
  const before = text.slice(0, position).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

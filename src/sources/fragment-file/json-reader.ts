import { joinLines } from '#base/pattern-lines.ts';
import { listNearest } from '#base/nearest.ts';
import { own } from '#base/own.ts';
import { parseIsoDate } from '#domain/dates.ts';
import { parseDecimal } from '#domain/decimal.ts';
import type { Decimal } from '#domain/decimal.ts';
import { membersOf } from '#domain/fragment-members.ts';
import type { FragmentSection, Member } from '#domain/fragment-members.ts';
import { CHAIN_ROLES } from '#domain/fragment.ts';
import type { ChainLink, Evidence, Rival } from '#domain/fragment.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

/** A mistake and its location: `fragments[2].allocations[0].label_raw`. */
interface Mistake {
  readonly location: string;
  readonly message: string;
}

// The longest text of a page is its commentary; a longer text does not come from a report.
const LONGEST_TEXT = 20_000;

/**
 * Reads values of a parsed JSON document and collects every mistake with its location. Its result after a mistake is
 * not used.
 */
export class JsonReader {
  readonly mistakes: Mistake[] = [];

  refuse(location: string, expected: string, found: unknown): void {
    this.mistakes.push({ location, message: `expected ${expected}, found ${describe(found)}` });
  }

  object(value: unknown, at: string): JsonObject {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as JsonObject;
    this.refuse(at, 'an object', value);
    return {};
  }

  list(value: unknown, at: string, most: number): readonly unknown[] {
    if (value === undefined) return [];
    if (!Array.isArray(value)) {
      this.refuse(at, 'a list', value);
      return [];
    }
    if (value.length > most)
      this.mistakes.push({ location: at, message: `expected at most ${most} elements, found ${value.length}` });
    return value.slice(0, most) as unknown[];
  }

  /** Unknown members are mistakes: a misspelt one would be lost silently. */
  known(object: JsonObject, names: readonly string[], at: string): void {
    for (const name of Object.keys(object).filter((given) => !names.includes(given))) {
      const [near] = listNearest(name, names);
      this.mistakes.push({
        location: at === '' ? name : `${at}.${name}`,
        message: `expected no member of this name${near === undefined ? '' : `; did you mean ${near}?`}`,
      });
    }
  }

  integer(value: unknown, at: string, least: number, most: number): number {
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
    this.refuse(at, `a whole number from ${least} to ${most}`, value);
    return least;
  }

  /** A coordinate in points. */
  coordinate(value: unknown, at: string): number {
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    this.refuse(at, 'a number of points', value);
    return 0;
  }

  text(value: unknown, at: string): string {
    if (typeof value === 'string' && isText(value)) return value;
    this.refuse(at, `a text of 1 to ${LONGEST_TEXT} characters`, value);
    return '';
  }

  /** A member of a fragment or a row; an absent one is null if null is allowed. */
  member(value: unknown, { kind, is_nullable, values }: Member, at: string): unknown {
    if (value === undefined || value === null) {
      if (!is_nullable) this.refuse(at, EXPECTED[kind](values), value);
      return null;
    }
    const is_right = IS_RIGHT[kind](value, values);
    if (!is_right) this.refuse(at, EXPECTED[kind](values), value);
    return is_right ? value : null;
  }
}

// NUL is never part of a text, and the two databases treat it differently.
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST_TEXT && !value.includes('\0');
// For example `-0.0007`, `100.0000`: without thousands separators, the only sign is a minus.
const PLAIN_DECIMAL = /^-?\d{1,20}(\.\d{1,12})?$/;

const IS_RIGHT: Readonly<Record<Member['kind'], (value: unknown, values: readonly string[]) => boolean>> = {
  decimal: (value) => typeof value === 'string' && PLAIN_DECIMAL.test(value) && parseDecimal(value) !== undefined,
  date: (value) => typeof value === 'string' && parseIsoDate(value) !== undefined,
  text: isText,
  texts: (value) => Array.isArray(value) && value.length <= 50 && value.every(isText),
  flag: (value) => typeof value === 'boolean',
  integer: (value) => typeof value === 'number' && Number.isInteger(value) && value >= 0,
  term: (value, values) => typeof value === 'string' && values.includes(value),
};

const EXPECTED: Readonly<Record<Member['kind'], (values: readonly string[]) => string>> = {
  decimal: () => 'a decimal as a string like "10.0080", without thousands separators',
  date: () => 'a calendar date like "2024-01-31"',
  text: () => `a text of 1 to ${LONGEST_TEXT} characters`,
  texts: () => 'a list of at most 50 texts',
  flag: () => 'true or false',
  integer: () => 'a whole number from 0',
  term: (values) => `one of ${values.join(', ')}`,
};

function describe(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

// The tokens of JSON after white space: punctuation, a string, a number or a word.
const TOKEN = new RegExp(
  joinLines`
    [ \t\r\n]*
    (?:([{}[\],:])
    |("(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")
    |-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?
    |true|false|null)`,
  'uy',
);
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

// The longest report has 120 pages.
export const MOST_PAGES = 1_000;
// The box of evidence that names its page only: it contains every word of the page.
const WHOLE_PAGE = { x0: 0, y0: 0, x1: 100_000, y1: 100_000 };

/** One row of a section with all its members. */
export function readRow(
  reader: JsonReader,
  json: unknown,
  section: FragmentSection,
  index: number,
  at: string,
): JsonObject {
  const members = membersOf(section);
  const row: JsonObject = { row_order: index + 1, ...reader.object(json, at) };
  reader.known(row, Object.keys(members), at);
  return Object.fromEntries(
    Object.entries(members).map(([name, member]) => [name, reader.member(own(row, name), member, `${at}.${name}`)]),
  );
}

// A label, a few heads over one column, a unit.
const MOST_LINKS = 20;
const MOST_MARGIN = 1_000;
const ROLE = { kind: 'term', is_nullable: false, values: CHAIN_ROLES } as const;

function readChain(reader: JsonReader, json: unknown, at: string): ChainLink[] {
  return reader.list(json, at, MOST_LINKS).map((each, index): ChainLink => {
    const place = `${at}[${index}]`;
    const given = reader.object(each, place);
    reader.known(given, ['role', 'x0', 'y0', 'x1', 'y1', 'printed'], place);
    const side = (name: 'x0' | 'y0' | 'x1' | 'y1'): number => reader.coordinate(given[name], `${place}.${name}`);
    return {
      role: reader.member(given['role'], ROLE, `${place}.role`) as ChainLink['role'],
      x0: side('x0'),
      y0: side('y0'),
      x1: side('x1'),
      y1: side('y1'),
      printed: reader.text(given['printed'], `${place}.printed`),
    };
  });
}

function readRivals(reader: JsonReader, json: unknown, at: string): Rival[] {
  return reader.list(json, at, MOST_LINKS).map((each, index): Rival => {
    const place = `${at}[${index}]`;
    const given = reader.object(each, place);
    reader.known(given, ['x0', 'y0', 'x1', 'y1', 'printed', 'margin'], place);
    const side = (name: 'x0' | 'y0' | 'x1' | 'y1'): number => reader.coordinate(given[name], `${place}.${name}`);
    return {
      x0: side('x0'),
      y0: side('y0'),
      x1: side('x1'),
      y1: side('y1'),
      printed: reader.text(given['printed'], `${place}.printed`),
      margin: reader.integer(given['margin'], `${place}.margin`, 0, MOST_MARGIN),
    };
  });
}

/** The positions of values, by path. */
export function readEvidence(
  reader: JsonReader,
  json: unknown,
  page_number: number,
  at: string,
): Record<string, Evidence> {
  const entries = Object.entries(reader.object(json, at)).map(([path, each]): [string, Evidence] => {
    const place = `${at}["${path}"]`;
    const given = reader.object(each, place);
    reader.known(given, ['page_number', 'x0', 'y0', 'x1', 'y1', 'printed', 'multiplied_by', 'chain', 'rivals'], place);
    const isBoxed = ['x0', 'y0', 'x1', 'y1'].some((name) => Object.hasOwn(given, name));
    const side = (name: 'x0' | 'y0' | 'x1' | 'y1'): number =>
      isBoxed ? reader.coordinate(given[name], `${place}.${name}`) : WHOLE_PAGE[name];
    const multiplied_by = reader.member(
      given['multiplied_by'],
      { kind: 'decimal', is_nullable: true, values: [] },
      `${place}.multiplied_by`,
    ) as Decimal | null;
    return [
      path,
      {
        page_number: reader.integer(given['page_number'] ?? page_number, `${place}.page_number`, 1, MOST_PAGES),
        x0: side('x0'),
        y0: side('y0'),
        x1: side('x1'),
        y1: side('y1'),
        printed: reader.text(given['printed'], `${place}.printed`),
        multiplied_by,
        ...(given['chain'] === undefined ? {} : { chain: readChain(reader, given['chain'], `${place}.chain`) }),
        ...(given['rivals'] === undefined ? {} : { rivals: readRivals(reader, given['rivals'], `${place}.rivals`) }),
      },
    ];
  });
  return Object.fromEntries(entries);
}

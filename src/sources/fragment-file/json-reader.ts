import { listNearest } from '#base/nearest.ts';
import { parseIsoDate } from '#domain/dates.ts';
import { parseDecimal } from '#domain/decimal.ts';
import type { Member } from '#domain/fragment-members.ts';

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

import { Type } from 'typebox';
import type { TSchema } from 'typebox';
import type { IsoDate } from '#domain/dates.ts';
import { parseIsoDate, parseTimestamp } from '#domain/dates.ts';
import type { Kind, Outcome } from './parameter.ts';
import { quote, trouble } from './parameter.ts';

// For example `25`, `+25`, `-1`; not `1.0`, `1e3` or ` 1`.
const INTEGER = /^[+-]?\d+$/;
// The contract sets no maximum page number; above this one, page times page size exceeds the exact integers.
const LARGEST_INTEGER = 1_000_000_000_000;
// All funds are younger, and date arithmetic and every database support this range.
const EARLIEST_DATE = '1900-01-01';
const LATEST_DATE = '2999-12-31';
const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

export function integer(bounds: { readonly minimum: number; readonly maximum?: number }): Kind<number> {
  const { minimum, maximum = LARGEST_INTEGER } = bounds;
  return scalar(Type.Integer(bounds), (given) => {
    if (!INTEGER.test(given)) return trouble('int_parsing', `expected a whole number, found ${quote(given)}`);
    const value = Number.parseInt(given, 10);
    if (value < minimum) return trouble('greater_than_equal', `expected at least ${minimum}, found ${quote(given)}`);
    if (value > maximum) return trouble('less_than_equal', `expected at most ${maximum}, found ${quote(given)}`);
    return { value };
  });
}

/** Not empty, at most `longest` characters. */
export function text(longest: number): Kind<string> {
  return scalar(Type.String({ minLength: 1, maxLength: longest }), (value) => boundedText(value, longest));
}

/**
 * A value of an open vocabulary: listed in the schema; the read rejects unknown ones (400 `INVALID_FILTER`), not this
 * parser.
 */
export function filter(values: readonly string[], longest = 200): Kind<string> {
  return scalar(Type.Enum([...values]), (value) => boundedText(value, longest));
}

/** A value of a closed vocabulary: anything else is 422 `enum`. */
export function oneOf<Value extends string>(values: readonly Value[]): Kind<Value> {
  return scalar(Type.Enum([...values]), (given) => {
    const value = values.find((allowed) => allowed === given);
    return value === undefined
      ? trouble('enum', `expected one of ${values.join(', ')}, found ${quote(given)}`)
      : { value };
  });
}

export function civilDate(): Kind<IsoDate> {
  return scalar(Type.String({ format: 'date' }), (given) => {
    const value = parseIsoDate(given);
    const expected = `a calendar date as YYYY-MM-DD, from ${EARLIEST_DATE} to ${LATEST_DATE}`;
    return value === undefined || value < EARLIEST_DATE || value > LATEST_DATE
      ? trouble('date_parsing', `expected ${expected}; found ${quote(given)}`)
      : { value };
  });
}

/** A timestamp as milliseconds since the epoch. */
export function timestamp(): Kind<number> {
  return scalar(Type.String({ format: 'date-time' }), (given) => {
    const value = parseTimestamp(given);
    return value === undefined
      ? trouble('date_parsing', `expected a UTC timestamp as YYYY-MM-DDThh:mm:ssZ, found ${quote(given)}`)
      : { value };
  });
}

/** `true` and `false` in any case, `1` and `0`; in a body also as JSON booleans and numbers. */
export function boolean(): Kind<boolean> {
  const fromJson = (json: unknown): Outcome<boolean> =>
    ['boolean', 'number', 'string'].includes(typeof json)
      ? parseBoolean(String(json))
      : trouble('bool_parsing', 'expected true or false');
  return { ...scalar<boolean>(Type.Boolean(), (given) => parseBoolean(given)), fromJson };
}

/** A boolean filter with a default: `null` or `all`, in any case, disables it. */
export function booleanOrAll(): Kind<boolean | null> {
  return scalar<boolean | null>(Type.Union([Type.Boolean(), Type.Enum(['null', 'all'])]), (given) =>
    ['null', 'all'].includes(given.toLowerCase()) ? { value: null } : parseBoolean(given, ', or null for both'),
  );
}

function parseBoolean(given: string, others = ''): Outcome<boolean> {
  const value = BOOLEANS.get(given.toLowerCase());
  return value === undefined
    ? trouble('bool_parsing', `expected true or false (or 1 or 0)${others}; found ${quote(given)}`)
    : { value };
}

export function boundedText(value: string, longest: number): Outcome<string> {
  if (value.length === 0)
    return trouble('string_too_short', 'expected at least 1 character, found none; omit the parameter to disable it');
  if (value.length > longest)
    return trouble('string_too_long', `expected at most ${longest} characters, found ${value.length}`);
  return { value };
}

function scalar<Value>(schema: TSchema, parse: (text: string) => Outcome<Value>): Kind<Value> {
  return {
    schema,
    repeated: false,
    fromTexts(texts) {
      if (texts.length > 1)
        return trouble('too_long', `expected one value, found ${texts.length}; this parameter is not repeated`);
      return parse(texts[0] ?? '');
    },
    fromJson(json) {
      return typeof json === 'string' ? readJsonText(json, parse) : trouble('string_type', 'expected a string');
    },
  };
}

/** Rejects NUL characters, which databases treat differently. */
export function readJsonText<Value>(json: string, parse: (text: string) => Outcome<Value>): Outcome<Value> {
  return json.includes('\0') ? trouble('string_type', 'expected a string without NUL characters') : parse(json);
}

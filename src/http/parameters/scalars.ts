import { Type } from 'typebox';
import type { TSchema } from 'typebox';
import type { IsoDate } from '#domain/dates.ts';
import { parseIsoDate, parseTimestamp } from '#domain/dates.ts';
import type { Kind, Outcome } from './parameter.ts';
import { quote, trouble } from './parameter.ts';

// For example `25`, `+25`, `-1`; not `1.0`, `1e3` or ` 1`.
const INTEGER = /^[+-]?\d+$/;
// The contract gives a page number no maximum; past this one, page times page size is no exact number any more.
const LARGEST_INTEGER = 1_000_000_000_000;

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

/** A value of an open vocabulary: listed in the schema, but refused by the read (400 `INVALID_FILTER`), not here. */
export function filter(values: readonly string[], longest = 200): Kind<string> {
  return scalar(Type.Enum([...values]), (value) => boundedText(value, longest));
}

/** A value of a closed vocabulary: anything else is 422 `enum`. */
export function oneOf<Value extends string>(values: readonly Value[]): Kind<Value> {
  return scalar(Type.Enum([...values]), (given) => {
    const value = values.find((allowed) => allowed === given);
    return value === undefined ? trouble('enum', `expected one of ${values.join(', ')}, found ${quote(given)}`) : { value };
  });
}

export function civilDate(): Kind<IsoDate> {
  return scalar(Type.String({ format: 'date' }), (given) => {
    const value = parseIsoDate(given);
    return value === undefined ? trouble('date_parsing', `expected a date of the calendar as YYYY-MM-DD, found ${quote(given)}`) : { value };
  });
}

/** A moment as milliseconds since the epoch. */
export function timestamp(): Kind<number> {
  return scalar(Type.String({ format: 'date-time' }), (given) => {
    const value = parseTimestamp(given);
    return value === undefined ? trouble('date_parsing', `expected a moment in UTC as YYYY-MM-DDThh:mm:ssZ, found ${quote(given)}`) : { value };
  });
}

export function boolean(): Kind<boolean> {
  const kind = scalar<boolean>(Type.Boolean(), (given) =>
    given === 'true' || given === 'false' ? { value: given === 'true' } : trouble('bool_parsing', `expected true or false, found ${quote(given)}`),
  );
  return { ...kind, fromJson: (json) => (typeof json === 'boolean' ? { value: json } : trouble('bool_parsing', 'expected true or false, without quotes')) };
}

export function boundedText(value: string, longest: number): Outcome<string> {
  if (value.length === 0) return trouble('string_too_short', 'expected at least 1 character, found none; leave the parameter out to not use it');
  if (value.length > longest) return trouble('string_too_long', `expected at most ${longest} characters, found ${value.length}`);
  return { value };
}

function scalar<Value>(schema: TSchema, parse: (text: string) => Outcome<Value>): Kind<Value> {
  return {
    schema,
    repeated: false,
    fromTexts(texts) {
      if (texts.length > 1) return trouble('too_long', `expected one value, found ${texts.length}; this parameter is not repeated`);
      return parse(texts[0] ?? '');
    },
    fromJson(json) {
      return typeof json === 'string' ? readJsonText(json, parse) : trouble('string_type', 'expected a string');
    },
  };
}

/** NUL is no character of any text here, and stores differ in what they make of it. */
export function readJsonText<Value>(json: string, parse: (text: string) => Outcome<Value>): Outcome<Value> {
  return json.includes('\0') ? trouble('string_type', 'expected a text without NUL characters') : parse(json);
}

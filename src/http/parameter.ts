import { own } from '#base/own.ts';
import type { IsoDate } from '#domain/dates.ts';
import { parseIsoDate, parseTimestamp } from '#domain/dates.ts';
import type { JsonSchema } from '#payloads/schema.ts';

/** The closed vocabulary of `errors[].type`. */
export const TROUBLE_TYPES = [
  'missing',
  'greater_than_equal',
  'less_than_equal',
  'int_parsing',
  'bool_parsing',
  'date_parsing',
  'string_too_short',
  'string_too_long',
  'too_short',
  'too_long',
  'enum',
  'uuid_parsing',
  'extra_forbidden',
  'json_invalid',
  'string_type',
  'list_type',
] as const;
export type TroubleType = (typeof TROUBLE_TYPES)[number];

export interface Trouble {
  /** Suffix of the parameter's location: empty, or `[3]` for an element of a list. */
  readonly at: string;
  readonly message: string;
  readonly type: TroubleType;
}

export type Outcome<Value> = { readonly value: Value } | { readonly troubles: readonly Trouble[] };

/** How one kind of value is parsed from a URL and from a JSON body, with its schema. */
export interface Kind<Value> {
  readonly schema: JsonSchema;
  /** Given as `name=A&name=B`. */
  readonly repeated: boolean;
  fromTexts(texts: readonly string[]): Outcome<Value>;
  fromJson(json: unknown): Outcome<Value>;
}

/** A declared parameter: validation, contract and OpenAPI use this object. */
export interface Parameter<Value> {
  readonly kind: Kind<unknown>;
  readonly description: string;
  readonly is_required: boolean;
  /** In a body, null means the same as absent. */
  readonly is_nullable: boolean;
  readonly absent: Value | undefined;
  /** The value that an absent parameter usually means, unless the operation finds another, for example in a cursor. */
  readonly usual?: Value;
}

export type Declaration = Readonly<Record<string, Parameter<unknown>>>;

export type ValuesOf<Declared extends Declaration> = {
  readonly [Name in keyof Declared]: Declared[Name] extends Parameter<infer Value> ? Value : never;
};

export function required<Value>(kind: Kind<Value>, description: string): Parameter<Value> {
  return { kind, description, is_required: true, is_nullable: false, absent: undefined };
}

export function optional<Value>(kind: Kind<Value>, description: string): Parameter<Value | null> {
  return { kind, description, is_required: false, is_nullable: true, absent: null };
}

export function withDefault<Value>(kind: Kind<Value>, absent: Value, description: string): Parameter<Value> {
  return { kind, description, is_required: false, is_nullable: false, absent };
}

/** Replaces absent values by the usual ones, so that requests with equal effective values get equal ETags. */
export function withUsual(
  declared: Declaration,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const usual = Object.entries(declared).filter(
    ([name, parameter]) => parameter.usual !== undefined && own(values, name) === null,
  );
  return usual.length === 0
    ? values
    : { ...values, ...Object.fromEntries(usual.map(([name, parameter]) => [name, parameter.usual])) };
}

export function trouble(type: TroubleType, message: string, at = ''): { readonly troubles: readonly Trouble[] } {
  return { troubles: [{ at, message, type }] };
}

// Enough to recognise a value, and short enough that hostile requests cannot inflate responses.
const SHOWN_CHARACTERS = 40;

/** A value in quotes for a message, truncated. */
function quote(value: string): string {
  return value.length <= SHOWN_CHARACTERS ? `"${value}"` : `"${value.slice(0, SHOWN_CHARACTERS)}…"`;
}

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
  return scalar({ type: 'integer', ...bounds }, (given) => {
    if (!INTEGER.test(given)) return trouble('int_parsing', `expected a whole number, found ${quote(given)}`);
    const value = Number.parseInt(given, 10);
    if (value < minimum) return trouble('greater_than_equal', `expected at least ${minimum}, found ${quote(given)}`);
    if (value > maximum) return trouble('less_than_equal', `expected at most ${maximum}, found ${quote(given)}`);
    return { value };
  });
}

/** Not empty, at most `longest` characters. */
export function text(longest: number): Kind<string> {
  return scalar({ type: 'string', minLength: 1, maxLength: longest }, (value) => boundedText(value, longest));
}

/**
 * A value of an open vocabulary: listed in the schema; the read rejects unknown ones (400 `INVALID_FILTER`), not this
 * parser.
 */
export function filter(values: readonly string[], longest = 200): Kind<string> {
  return scalar({ enum: values }, (value) => boundedText(value, longest));
}

/** A value of a closed vocabulary: anything else is 422 `enum`. */
export function oneOf<Value extends string>(values: readonly Value[]): Kind<Value> {
  return scalar({ enum: values }, (given) => {
    const value = values.find((allowed) => allowed === given);
    return value === undefined
      ? trouble('enum', `expected one of ${values.join(', ')}, found ${quote(given)}`)
      : { value };
  });
}

export function civilDate(): Kind<IsoDate> {
  return scalar({ type: 'string', format: 'date' }, (given) => {
    const value = parseIsoDate(given);
    const expected = `a calendar date as YYYY-MM-DD, from ${EARLIEST_DATE} to ${LATEST_DATE}`;
    return value === undefined || value < EARLIEST_DATE || value > LATEST_DATE
      ? trouble('date_parsing', `expected ${expected}; found ${quote(given)}`)
      : { value };
  });
}

/** A timestamp as milliseconds since the epoch. */
export function timestamp(): Kind<number> {
  return scalar({ type: 'string', format: 'date-time' }, (given) => {
    const value = parseTimestamp(given);
    return value === undefined
      ? trouble('date_parsing', `expected a UTC timestamp as YYYY-MM-DDThh:mm:ssZ, found ${quote(given)}`)
      : { value };
  });
}

const BOOLEAN = { type: 'boolean' };

/** `true` and `false` in any case, `1` and `0`; in a body also as JSON booleans and numbers. */
export function boolean(): Kind<boolean> {
  const fromJson = (json: unknown): Outcome<boolean> =>
    ['boolean', 'number', 'string'].includes(typeof json)
      ? parseBoolean(String(json))
      : trouble('bool_parsing', 'expected true or false');
  return { ...scalar<boolean>(BOOLEAN, (given) => parseBoolean(given)), fromJson };
}

/** A boolean filter with a default: `null` or `all`, in any case, disables it. */
export function booleanOrAll(): Kind<boolean | null> {
  return scalar<boolean | null>({ anyOf: [BOOLEAN, { enum: ['null', 'all'] }] }, (given) =>
    ['null', 'all'].includes(given.toLowerCase()) ? { value: null } : parseBoolean(given, ', or null for both'),
  );
}

function parseBoolean(given: string, others = ''): Outcome<boolean> {
  const value = BOOLEANS.get(given.toLowerCase());
  return value === undefined
    ? trouble('bool_parsing', `expected true or false (or 1 or 0)${others}; found ${quote(given)}`)
    : { value };
}

function boundedText(value: string, longest: number): Outcome<string> {
  if (value.length === 0)
    return trouble('string_too_short', 'expected at least 1 character, found none; omit the parameter to disable it');
  if (value.length > longest)
    return trouble('string_too_long', `expected at most ${longest} characters, found ${value.length}`);
  return { value };
}

function scalar<Value>(schema: JsonSchema, parse: (text: string) => Outcome<Value>): Kind<Value> {
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
function readJsonText<Value>(json: string, parse: (text: string) => Outcome<Value>): Outcome<Value> {
  return json.includes('\0') ? trouble('string_type', 'expected a string without NUL characters') : parse(json);
}

/** Limit of one selection, also of the repeated `funds` of GET operations. */
const MAXIMUM_FUNDS = 100;

/** Repeated texts, each not empty and at most `longest` characters. */
export function textList(longest = 200): Kind<readonly string[]> {
  return list({ type: 'array', items: { type: 'string', minLength: 1, maxLength: longest } }, (texts) =>
    eachText(texts, longest),
  );
}

/** Values of an open vocabulary; the read rejects unknown ones with 400. */
export function filterList(values: readonly string[], longest = 200): Kind<readonly string[]> {
  return list({ type: 'array', items: { enum: values } }, (texts) => eachText(texts, longest));
}

/** Fund slugs: trimmed, without blanks and duplicates, 1 to 100. */
export function fundSelection(): Kind<readonly string[]> {
  return list({ type: 'array', items: { type: 'string' }, minItems: 1, maxItems: MAXIMUM_FUNDS }, selectFunds);
}

/** The selected slugs in the client's order. Blanks and duplicates are dropped before the limit applies. */
function selectFunds(given: readonly string[]): Outcome<readonly string[]> {
  const slugs = [...new Set(given.map((slug) => slug.trim()).filter((slug) => slug.length > 0))];
  if (slugs.length === 0) return trouble('too_short', 'expected at least 1 fund slug, found none that is not blank');
  if (slugs.length > MAXIMUM_FUNDS) {
    return trouble(
      'too_long',
      `expected at most ${MAXIMUM_FUNDS} different fund slugs, found ${slugs.length}; use several requests`,
    );
  }
  return { value: slugs };
}

function eachText(texts: readonly string[], longest: number): Outcome<readonly string[]> {
  const troubles = texts.flatMap((given, index) => {
    const outcome = boundedText(given, longest);
    return 'troubles' in outcome ? outcome.troubles.map((found): Trouble => ({ ...found, at: `[${index}]` })) : [];
  });
  return troubles.length > 0 ? { troubles } : { value: texts };
}

function list(
  schema: JsonSchema,
  accept: (texts: readonly string[]) => Outcome<readonly string[]>,
): Kind<readonly string[]> {
  return {
    schema,
    repeated: true,
    fromTexts: accept,
    fromJson(json) {
      if (!Array.isArray(json)) return trouble('list_type', 'expected a list of strings');
      const elements: readonly unknown[] = json;
      const texts: string[] = [];
      const troubles: Trouble[] = [];
      for (const [index, element] of elements.entries()) {
        const outcome =
          typeof element === 'string'
            ? readJsonText(element, (value) => ({ value }))
            : trouble('string_type', 'expected a string');
        if ('troubles' in outcome) troubles.push(...outcome.troubles.map((found) => ({ ...found, at: `[${index}]` })));
        else texts.push(outcome.value);
      }
      return troubles.length > 0 ? { troubles } : accept(texts);
    },
  };
}

import { own } from '#base/own.ts';
import type { TSchema } from 'typebox';

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
  readonly schema: TSchema;
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
export function quote(text: string): string {
  return text.length <= SHOWN_CHARACTERS ? `"${text}"` : `"${text.slice(0, SHOWN_CHARACTERS)}…"`;
}

/** JSON Schemas that carry the type of their values, so that a payload and its schema cannot differ. */

/** A JSON Schema whose values have no type of their own. */
export type JsonSchema = { readonly [keyword: string]: unknown };

declare const VALUE: unique symbol;

/** The JSON Schema of values of one type, which only the compiler sees. */
export interface Schema<Value = unknown> {
  readonly [VALUE]?: Value;
}

/** The type of the values of a schema. */
export type Static<Of extends Schema> = Of extends Schema<infer Value> ? Value : never;

/** A member that its object may be without. */
export class Optional<Of extends Schema = Schema> {
  readonly schema: Of;

  constructor(schema: Of) {
    this.schema = schema;
  }
}

export type Members = Readonly<Record<string, Schema | Optional>>;

type SchemaOf<Member> = Member extends Optional<infer Of> ? Of : Member extends Schema ? Member : never;
type OptionalIn<Of extends Members> = { [Name in keyof Of]: Of[Name] extends Optional ? Name : never }[keyof Of];

type ValueOfMembers<Of extends Members> = {
  -readonly [Name in Exclude<keyof Of, OptionalIn<Of>>]: Static<SchemaOf<Of[Name]>>;
} & { -readonly [Name in OptionalIn<Of>]?: Static<SchemaOf<Of[Name]>> };

type Flat<Value> = { [Name in keyof Value]: Value[Name] };

export interface ObjectSchema<Of extends Members = Members> extends Schema<Flat<ValueOfMembers<Of>>> {
  readonly properties: { readonly [Name in keyof Of]: SchemaOf<Of[Name]> };
}

/** A schema of values of a type that the caller states. */
export function schemaOf<Value>(keywords: object): Schema<Value> {
  return keywords;
}

export function objectOf<Of extends Members>(members: Of, keywords: object = {}): ObjectSchema<Of> {
  const all = Object.entries<Schema | Optional>(members);
  const required = all.filter(([, member]) => !(member instanceof Optional)).map(([name]) => name);
  const properties = Object.fromEntries(
    all.map(([name, member]) => [name, member instanceof Optional ? member.schema : member]),
  ) as ObjectSchema<Of>['properties'];
  const schema = { type: 'object', ...(required.length === 0 ? {} : { required }), properties, ...keywords };
  return schema;
}

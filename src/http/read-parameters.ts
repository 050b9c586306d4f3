import { Fault } from '#base/fault.ts';
import type { FieldFault } from '#base/fault.ts';
import { own } from '#base/own.ts';
import { nameNearest } from '#reads/check-filter.ts';
import type { Declaration, Outcome, Parameter, Trouble } from './parameter.ts';
import { trouble } from './parameter.ts';

export interface DeclaredParameters {
  readonly path: Declaration;
  readonly query: Declaration;
  /** Null for an operation that takes no body. */
  readonly body: Declaration | null;
}

interface GivenParameters {
  readonly path: Readonly<Record<string, string>>;
  /** The query string without its question mark. */
  readonly query: string;
  /** The parsed JSON; undefined without a body. */
  readonly body: unknown;
}

export type ParameterValues = Readonly<Record<string, unknown>>;

// A request of a few kilobytes can contain thousands of mistakes; a hundred are enough to correct it.
const MOST_FAULTS = 100;

/**
 * The effective values of all declared parameters, in declared order. Fault VALIDATION_ERROR (422) with every mistake
 * of the request and its location, INVALID_REQUEST (400) for a query string that cannot be decoded.
 */
export function readParameters(declared: DeclaredParameters, given: GivenParameters): ParameterValues {
  const faults: FieldFault[] = [];
  const values = {
    ...readPath(declared.path, given.path, faults),
    ...readQuery(declared.query, parseQueryText(given.query), faults),
    ...(declared.body === null ? {} : readBody(declared.body, given.body, faults)),
  };
  if (faults.length === 0) return values;
  const locations = [...new Set(faults.map((fault) => fault.location))];
  throw new Fault(
    'VALIDATION_ERROR',
    'The request is invalid: see errors for ' +
      `${locations.slice(0, 3).join(', ')}${locations.length > 3 ? ' and others' : ''}.`,
    {
      errors: faults.slice(0, MOST_FAULTS),
    },
  );
}

function readPath(
  declared: Declaration,
  given: Readonly<Record<string, string>>,
  faults: FieldFault[],
): ParameterValues {
  return readEach(declared, 'path', faults, (name, parameter) =>
    parameter.kind.fromTexts([refuseNul(own(given, name) ?? '')]),
  );
}

function readQuery(
  declared: Declaration,
  given: ReadonlyMap<string, readonly string[]>,
  faults: FieldFault[],
): ParameterValues {
  refuseUnknown([...given.keys()], Object.keys(declared), 'query', 'parameter', faults);
  return readEach(declared, 'query', faults, (name, parameter) => {
    const texts = given.get(name);
    return texts === undefined ? undefined : parameter.kind.fromTexts(texts);
  });
}

function readBody(declared: Declaration, given: unknown, faults: FieldFault[]): ParameterValues {
  if (given === undefined)
    return refuse(faults, 'body', trouble('missing', 'expected a JSON object as the request body, found no body'));
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return refuse(faults, 'body', trouble('json_invalid', 'expected a JSON object, found another JSON value'));
  }
  const members = new Map<string, unknown>(Object.entries(given));
  refuseUnknown([...members.keys()], Object.keys(declared), 'body', 'member', faults);
  return readEach(declared, 'body', faults, (name, parameter) => {
    const json = members.get(name);
    return json === undefined || (json === null && parameter.is_nullable) ? undefined : parameter.kind.fromJson(json);
  });
}

/** `read` returns undefined for an absent parameter. */
function readEach(
  declared: Declaration,
  group: string,
  faults: FieldFault[],
  read: (name: string, parameter: Parameter<unknown>) => Outcome<unknown> | undefined,
): ParameterValues {
  const values = new Map<string, unknown>();
  for (const [name, parameter] of Object.entries(declared)) {
    const absent = parameter.is_required
      ? trouble('missing', 'this parameter is required')
      : { value: parameter.absent };
    const outcome = read(name, parameter) ?? absent;
    if ('troubles' in outcome) refuse(faults, `${group}.${name}`, outcome);
    else values.set(name, outcome.value);
  }
  return Object.fromEntries(values);
}

function refuseUnknown(
  given: readonly string[],
  known: readonly string[],
  group: string,
  noun: string,
  faults: FieldFault[],
): void {
  for (const name of given.filter((candidate) => !known.includes(candidate)).slice(0, MOST_FAULTS)) {
    const hint = nameNearest(name, known) || listed(known, noun);
    refuse(faults, `${group}.${shownName(name)}`, trouble('extra_forbidden', `Unknown ${noun}.${hint}`));
  }
}

function listed(known: readonly string[], noun: string): string {
  return known.length === 0 ? ` This operation has no ${noun}s here.` : ` Known: ${known.join(', ')}.`;
}

/** A name as sent, truncated so that hostile requests cannot inflate responses. */
function shownName(name: string): string {
  return name.length > 64 ? `${name.slice(0, 64)}…` : name;
}

function refuse(
  faults: FieldFault[],
  location: string,
  outcome: { readonly troubles: readonly Trouble[] },
): ParameterValues {
  for (const { at, message, type } of outcome.troubles) faults.push({ location: `${location}${at}`, message, type });
  return {};
}

/**
 * The parameters of a query string, repeated ones in order. Fault INVALID_REQUEST for an invalid percent-encoding or a
 * NUL.
 */
function parseQueryText(query: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const pair of query.split('&')) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const name = decode(equals < 0 ? pair : pair.slice(0, equals));
    const value = decode(equals < 0 ? '' : pair.slice(equals + 1));
    const values = found.get(name);
    if (values === undefined) found.set(name, [value]);
    else values.push(value);
  }
  return found;
}

function decode(text: string): string {
  return refuseNul(decodeEscapes(text.replaceAll('+', ' ')));
}

function decodeEscapes(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (thrown) {
    throw new Fault(
      'INVALID_REQUEST',
      'The query string contains an invalid percent-encoding; write a literal percent sign as %25.',
      { cause: thrown },
    );
  }
}

function refuseNul(text: string): string {
  if (text.includes('\0'))
    throw new Fault(
      'INVALID_REQUEST',
      'The URL contains a NUL character (%00), which parameters must not contain; remove it.',
    );
  return text;
}

/** The time of the facts to read: `as_of` if given, else now. Fault VALIDATION_ERROR for a time in the future. */
export function readTimestamp(declared: DeclaredParameters, values: ParameterValues, now: Date): Date {
  const { as_of } = values;
  if (typeof as_of !== 'number') return now;
  if (as_of <= now.getTime()) return new Date(as_of);
  const location = declared.query['as_of'] === undefined ? 'body.as_of' : 'query.as_of';
  const message = `expected a timestamp not after ${now.toISOString()}, found ${new Date(as_of).toISOString()}`;
  throw new Fault('VALIDATION_ERROR', `The request is invalid: see errors for ${location}.`, {
    errors: [{ location, message, type: 'less_than_equal' }],
  });
}

import { Fault } from '#base/fault.ts';

/**
 * The parameters of a query string, repeated ones in order. Fault INVALID_REQUEST for an invalid percent-encoding or a
 * NUL.
 */
export function parseQueryText(query: string): ReadonlyMap<string, readonly string[]> {
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

export function refuseNul(text: string): string {
  if (text.includes('\0'))
    throw new Fault(
      'INVALID_REQUEST',
      'The URL contains a NUL character (%00), which parameters must not contain; remove it.',
    );
  return text;
}

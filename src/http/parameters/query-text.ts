import { Fault } from '#base/fault.ts';

/**
 * The parameters of a query string, repeated ones in their order. Throws
 * INVALID_REQUEST for what is no query string at all, so that a broken escape
 * is never read as some other text.
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
    throw new Fault('INVALID_REQUEST', 'The query string holds a percent sign that is no UTF-8 escape; write a literal percent sign as %25.', { cause: thrown });
  }
}

export function refuseNul(text: string): string {
  if (text.includes('\0')) throw new Fault('INVALID_REQUEST', 'The URL holds a NUL character (%00), which no parameter may contain; remove it.');
  return text;
}

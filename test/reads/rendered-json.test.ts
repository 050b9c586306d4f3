import fc from 'fast-check';
import { expect, it } from 'vitest';
import { RenderedJson, joinPieces, parseRendered, renderJson } from '#reads/query-result.ts';

/**
 * Any JSON value after a round trip (JSON has no -0), and the same value with some parts already rendered as text or
 * bytes.
 */
const value = fc.jsonValue({ maxDepth: 4 }).map((any): unknown => JSON.parse(JSON.stringify(any)));
function renderSome(whole: unknown, chosen: () => number): unknown {
  const kind = chosen();
  if (kind === 0) return new RenderedJson(JSON.stringify(whole));
  if (kind === 1) return new RenderedJson(Buffer.from(JSON.stringify(whole)));
  if (Array.isArray(whole)) return whole.map((part) => renderSome(part, chosen));
  if (typeof whole !== 'object' || whole === null) return whole;
  return Object.fromEntries(Object.entries(whole).map(([name, part]) => [name, renderSome(part, chosen)]));
}

it('a response with rendered parts has the same bytes as one rendered at once, and parses to the same value', () => {
  fc.assert(
    fc.property(value, fc.array(fc.nat({ max: 5 }), { minLength: 1 }), (whole, choices) => {
      let at = 0;
      const partly = renderSome(whole, () => choices[at++ % choices.length] ?? 5);
      expect(joinPieces(renderJson(partly))).toBe(JSON.stringify(whole));
      expect(parseRendered(partly)).toEqual(JSON.parse(JSON.stringify(whole)));
    }),
  );
});

it('rendered rows are included in a response without being copied', () => {
  const rows = Buffer.from('{"nav":"1.0000"}');
  const pieces = renderJson({ fund: 'a', navs: new RenderedJson('[', rows, ']'), absent: undefined });
  expect(pieces).toEqual(['{"fund":"a","navs":[', rows, ']}']);
  expect(pieces[1]).toBe(rows);
});

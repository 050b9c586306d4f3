import { expect, expectTypeOf, it } from 'vitest';
import { defineOperation } from '#http/operation.ts';
import { listOf, record, text, textOrNull } from '#payloads/members.ts';
import { resultOf } from '#reads/build-result.ts';
import { readPayload } from '#reads/query-result.ts';
import type { Static } from '#payloads/schema.ts';

const PLACE = record('SamplePlace', 'A fictional record.', { slug: text('Slug.'), name: textOrNull('Name.') });
type Place = Static<typeof PLACE>;

/** Everything an operation needs in addition to its schema and its handler. */
const DEFINITION = {
  id: 'samplePlaces',
  method: 'GET',
  path: '/v1/sample/places',
  group: 'Registry',
  summary: 'Read places',
  description: 'Fictional.',
  scopes: ['funds:read'],
  cost_units: 1,
  paging: 'none',
  isSelection: false,
  parameters: { path: {}, query: {}, body: null },
  payload: listOf(PLACE, 'Places.'),
  example: [] as Place[],
} as const;

it('an operation whose payload has a member more or less than its schema does not compile', () => {
  const whole = defineOperation({
    ...DEFINITION,
    answer: async () => resultOf<Place[]>([{ slug: 'a', name: null }], null),
  });
  const less = defineOperation({
    ...DEFINITION,
    // @ts-expect-error The schema has `name`, the payload does not.
    answer: async () => resultOf<{ slug: string }[]>([{ slug: 'a' }], null),
  });
  const more = defineOperation({
    ...DEFINITION,
    // @ts-expect-error The payload has `town`, the schema does not.
    answer: async () => resultOf<(Place & { town: string })[]>([{ slug: 'a', name: null, town: 'b' }], null),
  });
  const other = defineOperation({
    ...DEFINITION,
    // @ts-expect-error The schema allows null for `name`.
    answer: async () => resultOf<{ slug: string; name: string }[]>([{ slug: 'a', name: 'A' }], null),
  });
  expect([whole, less, more, other].map(({ id }) => id)).toEqual(Array.from({ length: 4 }, () => DEFINITION.id));
});

it('a payload with a member more or less than its type does not compile', () => {
  // @ts-expect-error `name` is missing.
  resultOf<Place>({ slug: 'a' }, null);
  // @ts-expect-error `town` is unknown.
  resultOf<Place>({ slug: 'a', name: null, town: 'b' }, null);
  const result = resultOf<Place>({ slug: 'a', name: null }, null);
  expectTypeOf(readPayload(result)).toEqualTypeOf<Place>();
  expect(readPayload(result)).toEqual({ slug: 'a', name: null });
});

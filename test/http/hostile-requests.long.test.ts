import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OPERATIONS } from '#http/operations/list.ts';
import { anyText } from '../support/any-text.ts';
import { exampleRequest } from './support/example-request.ts';
import { problemOf } from './support/problem.ts';
import { createTestApp } from './support/test-app.ts';
import type { TestApp } from './support/test-app.ts';

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp();
});
afterAll(async () => service.close());

const NAMES = [
  ...new Set(
    OPERATIONS.flatMap(({ parameters }) => [...Object.keys(parameters.query), ...Object.keys(parameters.body ?? {})]),
  ),
];
const VALUES = fc.oneof(
  anyText(),
  fc.constantFrom(
    '',
    '0',
    '1',
    '-1',
    '999999999999999999',
    'true',
    'null',
    '2026-01-05',
    '2026-13-01',
    '0000-00-00',
    'sample-fund-1',
    'asc',
    'ALL',
    '%',
    '%00',
    "' or 1=1 --",
    '__proto__',
    '../../etc/passwd',
    '{}',
    '\ud800',
  ),
);
const PAIRS = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...NAMES), fc.string()), VALUES), { maxLength: 6 });

/** A success, or a rejection with locations that all refer to parts of the request. */
function checkAnswer(answer: Awaited<ReturnType<TestApp['ask']>>): void {
  expect(answer.statusCode, answer.body).toBeLessThan(500);
  const errors = answer.statusCode === 200 ? [] : (problemOf(answer).errors ?? []);
  expect(answer.statusCode === 200 ? answer.json<{ success: boolean }>().success : true).toBe(true);
  for (const { location } of errors) expect(location, answer.body).toMatch(/^(path|query|body)(\.|$)/);
}

const characters = (text: string) => fc.string({ unit: fc.constantFrom(...Array.from(text)) });

const escape = (text: string): string => encodeURIComponent(text.toWellFormed());

it('any query string is answered or rejected with a correct problem document, never with a 5xx', async () => {
  const query = fc.oneof(
    PAIRS.map((pairs) => pairs.map(([name, value]) => `${escape(name)}=${escape(value)}`).join('&')),
    // Valid and invalid escapes; a request line cannot contain control characters or spaces.
    characters('abc=&%+;[]0123456789ABCDEF?/'),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...OPERATIONS), query, async (operation, text) => {
      const { path, options } = exampleRequest(operation);
      checkAnswer(await service.ask(`${path.split('?')[0]}?${text}`, options));
    }),
    { numRuns: 1500 },
  );
});

it('any path segment is answered or rejected with a correct problem document, never with a 5xx', async () => {
  const withPath = OPERATIONS.filter(({ parameters }) => Object.keys(parameters.path).length > 0);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...withPath),
      fc.oneof(VALUES.map(escape), characters('ab%0F2-.~;:@')),
      async (operation, segment) => {
        checkAnswer(await service.ask(operation.path.replace(/\{\w+\}/, segment.replaceAll('$', '$$$$'))));
      },
    ),
    { numRuns: 600 },
  );
});

it('any body is answered or rejected with a correct problem document, never with a 5xx', async () => {
  const member = fc.oneof(fc.jsonValue(), VALUES, fc.array(VALUES, { maxLength: 4 }));
  const body = fc.oneof(
    fc
      .dictionary(fc.oneof(fc.constantFrom(...NAMES), fc.string()), member, { maxKeys: 5 })
      .map((value) => JSON.stringify(value)),
    fc
      .record(
        { funds: fc.array(fc.oneof(VALUES, fc.jsonValue())), fields: member, date: member, date_policy: member },
        { requiredKeys: [] },
      )
      .map((value) => JSON.stringify(value)),
    fc.json(),
    anyText(),
    fc.uint8Array().map((bytes) => Buffer.from(bytes)),
  );
  const bulk = OPERATIONS.filter(({ method }) => method === 'POST');
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...bulk), body, async (operation, text) => {
      checkAnswer(await service.ask(operation.path, { method: 'POST', body: text }));
    }),
    { numRuns: 1500 },
  );
});

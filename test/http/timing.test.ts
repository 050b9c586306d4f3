import { expect, it } from 'vitest';
import { createTestApp } from './support/test-app.ts';

const HISTORY = '/v1/mutual-funds/funds/sample-fund-1/nav';

const TIMING = /^total;dur=\d+\.\d\d$/;

it.each([
  [true, TIMING],
  [false, /^undefined$/],
])(
  'Server-Timing is on every response, including 304 and errors, only if the operator enables it (%s)',
  async (isTimed, expected) => {
    const service = await createTestApp({ wrap: (parts) => ({ ...parts, isTimed }) });
    const first = await service.ask(HISTORY);
    const answers = [
      first,
      await service.ask(HISTORY, { headers: { 'if-none-match': `${first.headers['etag']}` } }),
      await service.ask(`${HISTORY}?limit=0`),
      await service.ask(HISTORY, { key: null }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 304, 422, 401]);
    for (const { headers } of answers) expect(String(headers['server-timing'])).toMatch(expected);
    await service.close();
  },
);

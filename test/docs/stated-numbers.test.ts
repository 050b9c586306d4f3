import { readFileSync } from 'node:fs';
import { maxHeaderSize } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { LINK_MINUTES } from '#access/mail.ts';
import { readConfig } from '#config.ts';
import { describeParameters } from '#http/json-schema.ts';
import { OPERATIONS } from '#http/operations/list.ts';
import { LARGEST_BODY_BYTES } from '#http/request-body.ts';
import { PROBLEMS } from '#http/problems.ts';
import { LARGEST_BYTES } from '#ingest/open-files.ts';
import { createTestApp } from '../http/support/test-app.ts';

const { limitUnitsPerMinute: UNITS, port, host } = readConfig({});
const KILOBYTE = 1024;
const LINK: number = LINK_MINUTES;

function schemaOf(id: string, name: string): Readonly<Record<string, unknown>> {
  const operation = OPERATIONS.find((one) => one.id === id);
  return (
    (operation === undefined ? [] : describeParameters(operation.parameters)).find(
      (parameter) => parameter.name === name,
    )?.schema ?? {}
  );
}

const FUNDS = Number(schemaOf('bulkNavs', 'funds')['maxItems']);

/** Numbers in the documents, each computed from the code that enforces it. */
const STATED: readonly (readonly [document: string, text: string])[] = [
  ['docs/api-guide.md', `- ${UNITS} units a minute for each key`],
  ['docs/api-guide.md', `At most ${FUNDS} slugs in one call`],
  ['docs/api-guide.md', `limit=${String(schemaOf('readNavHistory', 'limit')['maximum'])}`],
  ['docs/api-guide.md', `?limit=${String(schemaOf('listUpdates', 'limit')['maximum'])}`],
  ['docs/glossary.md', `at most ${UNITS} units, refilled at ${UNITS / 60} units a second`],
  ['docs/security.md', `${UNITS} units a minute a key`],
  [
    'docs/security.md',
    `bounds on body (${LARGEST_BODY_BYTES / KILOBYTE} kB), headers (${maxHeaderSize / KILOBYTE} kB), lists (${FUNDS} funds)`,
  ],
  [
    'docs/security.md',
    `| request body, headers, path parameter | ${LARGEST_BODY_BYTES / KILOBYTE} kB, ${maxHeaderSize / KILOBYTE} kB,`,
  ],
  ['docs/security.md', `| funds in one selection | ${FUNDS} |`],
  ['docs/security.md', `| an archived document, unpacked | ${LARGEST_BYTES / KILOBYTE / KILOBYTE} MB |`],
  ['docs/asvs.md', `works once within ${LINK === 60 ? 'an hour' : `${LINK} minutes`}`],
  ['README.md', `| \`MFDS_PORT\`, \`MFDS_HOST\` | \`${port}\`, \`${host}\` |`],
  ['README.md', `| \`MFDS_LIMIT_UNITS_PER_MINUTE\` | \`${UNITS}\` |`],
  ['.env.example', `MFDS_LIMIT_UNITS_PER_MINUTE=${UNITS}`],
];

it.each(STATED)('%s states the enforced number: %s', (document, text) => {
  expect(readFileSync(document, 'utf8')).toContain(text);
});

it('explanations of problems state the enforced limits', () => {
  expect(PROBLEMS.PAYLOAD_TOO_LARGE.explanation).toContain(`larger than ${LARGEST_BODY_BYTES / KILOBYTE} kB`);
  expect(PROBLEMS.PAYLOAD_TOO_LARGE.remedy).toContain(`at most ${FUNDS} funds`);
  expect(PROBLEMS.INVALID_REQUEST.explanation).toContain(`more than ${maxHeaderSize / KILOBYTE} kB`);
});

it('a 304 costs as much as the read, as the guide says', async () => {
  const service = await createTestApp();
  onTestFinished(async () => service.close());
  expect(readFileSync('docs/api-guide.md', 'utf8')).toContain('It costs what the read costs');
  for (const path of ['/v1/mutual-funds/funds/sample-fund-1', '/v1/mutual-funds/funds/sample-fund-1/snapshot/latest']) {
    const whole = await service.ask(path);
    const confirmed = await service.ask(path, { headers: { 'if-none-match': String(whole.headers['etag']) } });
    expect([confirmed.statusCode, confirmed.headers['x-ratelimit-cost']]).toEqual([
      304,
      whole.headers['x-ratelimit-cost'],
    ]);
  }
});

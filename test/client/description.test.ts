import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { printDescription, SNAPSHOT } from './description.ts';

it('docs/openapi.json equals the description that the service serves', () => {
  // Compared as a boolean to keep the output short; `git diff` shows the difference after `npm run openapi`.
  expect(
    readFileSync(SNAPSHOT, 'utf8') === printDescription(),
    'The contract changed. Run `npm run openapi`, read the difference, and commit it.',
  ).toBe(true);
});

it('the recommended rules of a public linter pass for the OpenAPI description', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const found = await lintFromString({ source: printDescription(), absoluteRef: SNAPSHOT, config });
  expect(found.map(({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer})`)).toEqual([]);
});

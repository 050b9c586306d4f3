import { expect, it, onTestFinished } from 'vitest';
import { createTestApp } from './support/test-app.ts';

it('the configured rate limit is stated wherever a client reads it', async () => {
  const service = await createTestApp({ unitsPerMinute: 7_531 });
  onTestFinished(async () => service.close());
  expect((await service.ask('/v1/catalog')).headers).toMatchObject({
    'ratelimit-limit': '7531',
    'ratelimit-policy': '"burst";q=7531;w=60',
  });
  for (const path of ['/', '/docs', '/openapi.json', '/v1/catalog']) {
    const { body } = await service.ask(path);
    expect(body, path).toContain('7531 weighted units per minute');
    expect(body.replaceAll(/viewBox="[^"]*"/g, '').match(/\b600\b/g), path).toBeNull();
  }
  const { components } = (await service.ask('/openapi.json')).json<{
    components: { headers: Record<string, { example: unknown }> };
  }>();
  expect(components.headers).toMatchObject({
    'RateLimit-Limit': { example: 7_531 },
    'RateLimit-Policy': { example: '"burst";q=7531;w=60' },
  });
});

import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { warmUp } from '#http/warm-up.ts';

const open = (home: () => Promise<string> | string) => {
  const app = Fastify();
  onTestFinished(() => app.close());
  const asked: string[] = [];
  app.addHook('onRequest', async ({ url, headers }) => void asked.push(`${url} ${headers['accept-encoding'] ?? ''}`));
  app.get('/', home);
  app.get('/assets/1/styles.css', () => 'main {}');
  app.get('/search/suggestions', () => ({}));
  return { app, asked };
};

it('before it listens the app has sent the home page, its assets and a search as a browser asks for them', async () => {
  const { app, asked } = open(() => '<link rel="stylesheet" href="/assets/1/styles.css"><a href="/funds">Funds</a>');
  await warmUp(app);
  expect(asked.slice(1)).toEqual([
    '/ gzip, deflate, br, zstd',
    '/assets/1/styles.css gzip, deflate, br, zstd',
    '/search/suggestions?q=fund gzip, deflate, br, zstd',
  ]);
});

it.each([
  ['fails', () => Promise.reject(new Error('the database is unavailable'))],
  ['never answers', () => new Promise<string>(() => undefined)],
])('a service whose home page %s starts anyway', async (_what, home) => {
  const { app } = open(home);
  await expect(warmUp(app)).resolves.toBeUndefined();
});

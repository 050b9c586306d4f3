import type { FastifyInstance } from 'fastify';
import { withTimeout } from '#base/promises.ts';

// A service that reads a slow or large database starts anyway; the warm-up then ends while it serves.
const LONGEST_MILLISECONDS = 2_000;
// What current browsers send.
const BROWSER = { host: 'localhost', 'accept-encoding': 'gzip, deflate, br, zstd' };
const ASSET_PATH = /(?:href|src)="(\/assets\/[^"]+)"/g;
// Builds the index of all names.
const FIRST_SEARCH = '/search/suggestions?q=fund';

/**
 * Sends the app the requests of a first visitor before it listens, so that no visitor waits until code is compiled,
 * caches are filled and assets are compressed. Takes at most two seconds; failures are left to the first real request.
 */
export async function warmUp(app: FastifyInstance): Promise<void> {
  const warming = (async (): Promise<void> => {
    const { body } = await app.inject({ url: '/', headers: { host: BROWSER.host } });
    const assets = [...body.matchAll(ASSET_PATH)].flatMap(([, path]) => path ?? []);
    for (const url of new Set(['/', ...assets, FIRST_SEARCH])) await app.inject({ url, headers: BROWSER });
  })();
  await withTimeout(warming, LONGEST_MILLISECONDS, () => new Error('the warm-up took too long')).catch(() => undefined);
}

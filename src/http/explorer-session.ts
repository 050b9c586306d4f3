import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppParts } from './app-parts.ts';
import { EXPLORER_SESSION_SECONDS } from '#access/explorer.ts';
import { Fault } from '#base/fault.ts';
import { baseHeaders, listHeaders } from './headers.ts';
import { send } from './send.ts';

const COOKIE = 'mfds_explorer';

/**
 * `POST /docs/session` gives a browser an explorer session. The cookie goes to
 * the API alone (`Path=/v1`), is out of reach of scripts, and is never sent with
 * a request that another site began (`SameSite=Strict`). Pages stay free of
 * cookies, so that they can be kept by caches.
 */
export function serveExplorerSession(app: FastifyInstance, parts: AppParts): void {
  app.post('/docs/session', async (request, reply) => {
    checkOwnOrigin(request);
    openSession(parts, request, reply);
  });
}

function openSession({ base_url, explorer }: AppParts, request: FastifyRequest, reply: FastifyReply): void {
  const secure = base_url.startsWith('https:') ? '; Secure' : '';
  send(reply, {
    status: 204,
    headers: listHeaders({
      ...baseHeaders(request.id, base_url),
      'cache-control': 'no-store',
      'set-cookie': `${COOKIE}=${explorer.open()}; Path=/v1; HttpOnly; SameSite=Strict; Max-Age=${EXPLORER_SESSION_SECONDS}${secure}`,
    }),
    body: undefined,
  });
}

/** The explorer says so by a header of its own: no form, link or image can send one, and another site's script may not. */
export function isExploring({ headers }: FastifyRequest): boolean {
  return headers['x-mfds-explorer'] !== undefined;
}

/** The text of the session's cookie, once the request is known to come from our own pages. */
export function readExplorerSession(request: FastifyRequest): string | undefined {
  checkOwnOrigin(request);
  // `a=1; mfds_explorer=eyJ…; b=2`
  return /(?:^|;\s*)mfds_explorer=([^;\s]+)/.exec(request.headers.cookie ?? '')?.[1];
}

/** Browsers say where a request was begun, and scripts cannot say otherwise. What is no browser has no session to lose. */
function checkOwnOrigin({ headers }: FastifyRequest): void {
  const site = headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin') return;
  throw new Fault('INVALID_REQUEST', 'The explorer is open to its own pages only. Other sites and programs send an API key in the X-API-Key header.');
}

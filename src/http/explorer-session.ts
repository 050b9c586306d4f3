import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppParts } from './app-parts.ts';
import { EXPLORER_SESSION_SECONDS } from '#access/explorer.ts';
import { Fault } from '#base/fault.ts';
import { baseHeaders, listHeaders, send } from './send.ts';

const COOKIE = 'mfds_explorer';

/**
 * `POST /docs/session` gives a browser an explorer session. The cookie is sent to the API only (`Path=/v1`), is hidden
 * from scripts, and is never sent with a request from another site (`SameSite=Strict`). Pages set no cookies, so that
 * caches can store them.
 */
export function serveExplorerSession(app: FastifyInstance, parts: AppParts): void {
  app.post('/docs/session', async (request, reply) => {
    checkOwnOrigin(request);
    openSession(parts, request, reply);
  });
}

function openSession({ baseUrl, explorer }: AppParts, request: FastifyRequest, reply: FastifyReply): void {
  const secure = baseUrl.startsWith('https:') ? '; Secure' : '';
  send(reply, {
    status: 204,
    headers: listHeaders({
      ...baseHeaders(request.id, baseUrl),
      'cache-control': 'no-store',
      'set-cookie':
        `${COOKIE}=${explorer.open()}; Path=/v1; HttpOnly; SameSite=Strict; ` +
        `Max-Age=${EXPLORER_SESSION_SECONDS}${secure}`,
    }),
    body: undefined,
  });
}

/** The explorer sends its own header: forms, links and images cannot send one, and scripts of other sites may not. */
export function isExploring({ headers }: FastifyRequest): boolean {
  return headers['x-mfds-explorer'] !== undefined;
}

/** The session cookie. Fault INVALID_REQUEST if the request comes from another site. */
export function readExplorerSession(request: FastifyRequest): string | undefined {
  checkOwnOrigin(request);
  // `a=1; mfds_explorer=eyJ…; b=2`
  return /(?:^|;\s*)mfds_explorer=([^;\s]+)/.exec(request.headers.cookie ?? '')?.[1];
}

/** Browsers set Sec-Fetch-Site, and scripts cannot change it. Other programs have no session to steal. */
function checkOwnOrigin({ headers }: FastifyRequest): void {
  const site = headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin') return;
  throw new Fault(
    'INVALID_REQUEST',
    'Only the pages of this service may use the explorer. ' +
      'From other sites and programs, send an API key in the X-API-Key header.',
  );
}

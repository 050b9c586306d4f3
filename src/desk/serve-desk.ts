import Fastify from 'fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Fault, isFault } from '#base/fault.ts';
import type { Log } from '#base/log.ts';
import { ASSETS, FAVICON_PATH, STYLES_PATH } from '#pages/assets.ts';
import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import { PAGE_POLICY } from '#pages/page.ts';
import { NO_DRAWING_LIBRARY } from '#pictures/open-pictures.ts';
import { readInbox } from '#review/inbox.ts';
import { DESK_KEYS, DESK_STYLES } from './assets.ts';
import { checkForm, refuse } from './check-request.ts';
import type { Refusal } from './check-request.ts';
import { applyNow, decideByForm, undo } from './decide-by-form.ts';
import { showDecided } from './decided-page.ts';
import { showDocument } from './document-page.ts';
import type { DeskParts, DeskRequest, DeskResult } from './desk-request.ts';
import { statusOf } from './fault-status.ts';
import { renderFrame } from './frame.ts';
import { showHold } from './hold-page.ts';
import { showInbox } from './inbox-page.ts';
import { showKeys } from './keys-page.ts';
import { showReportPage } from './report-page.ts';

type Answer = (request: DeskRequest) => DeskResult | Promise<DeskResult>;

const ROUTES: Readonly<Record<string, Answer>> = {
  'GET /': showInbox,
  'GET /holds/:id': (request) => showHold(request),
  'GET /documents/:sha256': showDocument,
  'GET /documents/:sha256/pages/:page': showReportPage,
  'GET /decided': showDecided,
  'GET /keys': showKeys,
  'POST /decisions': decideByForm,
  'POST /undo': undo,
  'POST /apply': applyNow,
};

// A form with the ids of a long list of holds.
const LARGEST_FORM_BYTES = 64 * 1024;

/** The server without a port. `portOf` is the port that it listens on, which is part of its address checks. */
export function createDesk(parts: DeskParts, log: Log, portOf: () => number): FastifyInstance {
  const refuseBadUrl = (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void =>
    sendRefusal(reply, refuse(request, parts.session, portOf()) ?? { status: 401, text: 'This address is not valid.' });
  const app = Fastify({
    bodyLimit: LARGEST_FORM_BYTES,
    exposeHeadRoutes: false,
    requestTimeout: 30_000,
    http: { requireHostHeader: false },
    frameworkErrors: refuseBadUrl,
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => new URLSearchParams(body),
  );
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS);
    const refusal = refuse(request, parts.session, portOf());
    if (refusal !== undefined) return sendRefusal(reply, refusal);
  });
  app.setErrorHandler(async (thrown, request, reply) => sendFailure(parts, log, request, reply, thrown));
  app.setNotFoundHandler(async () => {
    throw new Fault('ROUTE_NOT_FOUND', 'The review desk has no such page.');
  });
  addRoutes(app, parts);
  addFiles(app, parts, portOf);
  return app;
}

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': PAGE_POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'same-origin',
};

function addRoutes(app: FastifyInstance, parts: DeskParts): void {
  for (const [route, answer] of Object.entries(ROUTES)) {
    const [method = 'GET', url = '/'] = route.split(' ');
    app.route({
      method,
      url,
      handler: async (request, reply) => {
        if (method === 'POST') checkForm(request, parts.session);
        const asked = await readRequest(parts, request);
        return sendResult(asked, request, reply, await answer(asked));
      },
    });
  }
}

async function readRequest(parts: DeskParts, request: FastifyRequest): Promise<DeskRequest> {
  return {
    parts,
    params: request.params as Readonly<Record<string, string>>,
    query: new URLSearchParams(request.url.split('?', 2)[1] ?? ''),
    form: request.body instanceof URLSearchParams ? request.body : new URLSearchParams(),
    inbox: await readOpen(parts),
  };
}

/** The inbox without the holds that the waiting action closes. */
async function readOpen(parts: DeskParts): Promise<DeskRequest['inbox']> {
  const inbox = await readInbox(parts.ingest.facts, parts.clock.now());
  const closing = new Set(parts.pending.waiting?.preview.closed);
  return closing.size === 0 ? inbox : { ...inbox, holds: inbox.holds.filter(({ id }) => !closing.has(id)) };
}

/** The one-time link, pictures, and the files of the pages. */
function addFiles(app: FastifyInstance, parts: DeskParts, portOf: () => number): void {
  app.get<{ Params: { link: string } }>('/open/:link', async (request, reply) => {
    // A reviewer who opens the link again in the same browser gets to the inbox.
    if (parts.session.admits(request.headers.cookie, portOf())) return reply.code(303).header('location', '/').send('');
    const cookie = parts.session.redeem(request.params.link, portOf());
    if (cookie === undefined)
      return sendRefusal(reply, { status: 401, text: 'This link was used before. Run mfds review open again.' });
    reply.header('set-cookie', cookie);
    const site = request.headers['sec-fetch-site'];
    if (site === undefined || site === 'none' || site === 'same-origin')
      return reply.code(303).header('location', '/').send('');
    // From another site, such as a terminal in a browser, a redirect would not carry the strict cookie.
    return sendNotice(reply, 200, html`<p>The session is open in this browser. <a href="/">Open the inbox</a></p>`);
  });
  app.get<{ Params: { sha256: string; page: string } }>('/pictures/:sha256/:page', async (request, reply) => {
    const { sha256, page } = request.params;
    const asked = { document_sha256: sha256, page_number: Number(page), outlines: [] };
    const { pictures } = parts;
    if (pictures === undefined) throw new Fault('ROUTE_NOT_FOUND', `There are no pictures: ${NO_DRAWING_LIBRARY}`);
    const etag = pictures.etagOf('page', asked);
    reply.headers({ 'cache-control': 'private, no-cache', etag });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send('');
    const picture = await pictures.page(asked);
    return reply.type(picture.mediaType).send(picture.bytes);
  });
  const shared = ASSETS.filter(({ path }) => path === STYLES_PATH || path === FAVICON_PATH);
  for (const { path, mediaType, read } of [...shared, DESK_STYLES, DESK_KEYS])
    app.get(path, async (_request, reply) =>
      reply
        .headers({ 'content-type': mediaType, 'cache-control': 'private, max-age=31536000, immutable' })
        .send(read()),
    );
}

async function sendResult(
  { parts, inbox }: DeskRequest,
  request: FastifyRequest,
  reply: FastifyReply,
  result: DeskResult,
): Promise<FastifyReply> {
  if ('to' in result) return reply.code(303).header('location', result.to).send('');
  const text = renderFrame(parts, {
    title: result.title,
    path: request.url.split('?', 1)[0] ?? '/',
    body: result.body,
    progress: { open: inbox.holds.length, decidedToday: inbox.decidedToday },
  });
  return reply
    .code(result.status ?? 200)
    .type('text/html; charset=utf-8')
    .send(text);
}

function sendRefusal(reply: FastifyReply, { status, text }: Refusal): void {
  sendNotice(reply, status, html`<p>${text}</p>`);
}

/** A page without style: nothing but the link is answered without a session. */
function sendNotice(reply: FastifyReply, status: number, text: Html): void {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Review desk</title>
      </head>
      <body>
        <main>
          <h1>Review desk</h1>
          ${text}
        </main>
      </body>
    </html>`;
  void reply.headers(HEADERS).code(status).type('text/html; charset=utf-8').send(page.html);
}

async function sendFailure(
  parts: DeskParts,
  log: Log,
  request: FastifyRequest,
  reply: FastifyReply,
  thrown: unknown,
): Promise<FastifyReply> {
  // Mistakes in the request itself, such as a body that is too large.
  const refused = thrown instanceof Error && 'statusCode' in thrown ? Number(thrown.statusCode) : 500;
  const status = isFault(thrown) ? statusOf(thrown) : refused >= 400 && refused < 500 ? refused : 500;
  const text = isFault(thrown)
    ? thrown.message
    : status < 500
      ? 'This request cannot be processed.'
      : 'Something failed; the terminal with mfds review open shows the details.';
  if (status === 500) log.error('request failed', { url: request.url, internal: stackOf(thrown) });
  const page = renderFrame(parts, {
    title: 'Not possible',
    path: '',
    progress: undefined,
    body: html`<h1>Not possible</h1>
      <div class="notice bad" role="alert"><p>${text}</p></div>
      <p><a href="/" data-key="i">Back to the inbox</a></p>`,
  });
  return reply.headers(HEADERS).code(status).type('text/html; charset=utf-8').send(page);
}

function stackOf(thrown: unknown): string {
  return thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Fault } from '#base/fault.ts';
import type { Charged } from '#access/keyless-limit.ts';
import { answerFault } from './answer-fault.ts';
import { AssetBodies } from './asset-bodies.ts';
import { baseHeaders, listHeaders, bodyOf, limitHeaders, send } from './send.ts';
import { routerPath } from './operation.ts';
import type { Operation } from './operation.ts';
import { renderStatusPage } from './pages/status-page.ts';
import { isServiceFailure, queryOf } from './problems.ts';
import { serveReference } from './serve-reference.ts';
import type { ReferenceKind } from './serve-reference.ts';
import type { AppParts } from './app-parts.ts';
import { serveExplorerSession } from './explorer-session.ts';
import { CSV_FILE_TYPE } from './files/send-fund-file.ts';
import { serveFundFiles } from './files/serve-fund-files.ts';
import { ASSETS } from '#pages/assets.ts';
import { PAGE_POLICY } from '#pages/page.ts';
import type { PageFile, PageRoute } from '#pages/page.ts';

/** Everything that needs no key: the API reference, portal pages, status and health. */
export function serveOpenPages(app: FastifyInstance, parts: AppParts, operations: readonly Operation[]): void {
  const serve = (path: string, kind: Kind, render: (request: FastifyRequest) => string | Promise<string>): void => {
    app.route({
      method: ['GET', 'HEAD'],
      url: path,
      handler: async (request, reply) => sendPage(parts, request, reply, kind, await render(request)),
    });
  };
  serveReference((path, kind, render) => serve(path, REFERENCE_KINDS[kind], render), parts, operations);
  serveAssets(app, parts);
  serve('/status', LIVE_PAGE, async () =>
    renderStatusPage(await parts.status(), await parts.sampleProgress(), parts.baseUrl),
  );
  serve('/status.json', LIVE_JSON, async () =>
    JSON.stringify({ ...(await parts.status()), sample_reports: await parts.sampleProgress() }),
  );
  serveExplorerSession(app, parts);
  serveFundFiles(app, parts);
  servePages(app, parts);

  serve('/healthz', LIVE_JSON, () => '{"status":"ok"}');
  serve('/readyz', LIVE_JSON, async () => {
    if (parts.isDraining === true)
      throw new Fault('SERVICE_UNAVAILABLE', 'This node is shutting down; send further requests to another node.');
    await parts.reader.view();
    return '{"status":"ready"}';
  });
}

/** Static files; their path changes with their content. */
function serveAssets(app: FastifyInstance, parts: AppParts): void {
  for (const { path, mediaType, read } of ASSETS) {
    let bodies: AssetBodies | undefined;
    app.route({
      method: ['GET', 'HEAD'],
      url: path,
      handler: async (request, reply) =>
        send(reply, {
          status: 200,
          headers: listHeaders({
            ...baseHeaders(request.id, parts.baseUrl),
            vary: 'Accept-Encoding',
            'content-type': mediaType,
            'cache-control': FOREVER,
          }),
          body: await (bodies ??= new AssetBodies(read())).find(request.headers['accept-encoding']),
        }),
    });
  }
}

function servePages(app: FastifyInstance, parts: AppParts): void {
  for (const page of parts.pages) {
    app.route({
      method: ['GET', 'HEAD'],
      url: routerPath(page.path),
      handler: async (request, reply) => {
        const ask = {
          params: request.params as Readonly<Record<string, string>>,
          query: new URLSearchParams(queryOf(request.url)),
          baseUrl: parts.baseUrl,
        };
        const charged = await charge(parts, page, request, reply);
        if (charged === 'refused') return;
        const answer = await page.answer(ask).catch((thrown: unknown) => {
          if (isServiceFailure(thrown)) charged?.refund();
          throw thrown;
        });
        if (typeof answer === 'string') sendPage(parts, request, reply, FACT_PAGE, answer);
        else sendFile(parts, request, reply, answer);
      },
    });
  }
}

/** Charges the client's address for a page that costs work; answers with the error page if its units are used up. */
async function charge(
  parts: AppParts,
  { costUnits }: PageRoute,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Charged | undefined | 'refused'> {
  if (costUnits === undefined) return undefined;
  const admission = await parts.keylessLimit.admit(request.ip, costUnits);
  if ('passed' in admission) return admission.passed;
  const { fault, limit } = admission.refused;
  answerFault(parts, request, reply, fault, limitHeaders(limit, 0));
  return 'refused';
}

interface Kind {
  readonly 'content-type': string;
  readonly 'cache-control': string;
  readonly 'content-security-policy'?: string;
}

// Five minutes: these pages change only with a deployment, which clients should notice soon.
const LASTING = 'public, max-age=300';
// One year, the usual maximum: the path of an asset changes with its content.
const FOREVER = 'public, max-age=31536000, immutable';
const JSON_TEXT: Kind = { 'content-type': 'application/json', 'cache-control': LASTING };
const HTML_PAGE: Kind = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': LASTING,
  'content-security-policy': PAGE_POLICY,
};
// A picture that is opened on its own must not run scripts either.
const SVG_PICTURE: Kind = {
  'content-type': 'image/svg+xml',
  'cache-control': LASTING,
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
};
const REFERENCE_KINDS: Readonly<Record<ReferenceKind, Kind>> = { page: HTML_PAGE, json: JSON_TEXT, svg: SVG_PICTURE };
const LIVE_JSON: Kind = { ...JSON_TEXT, 'cache-control': 'no-store' };
const LIVE_PAGE: Kind = { ...HTML_PAGE, 'cache-control': 'no-store' };
// Facts can be corrected at any time: caches may store the page but must revalidate it.
const FACT_PAGE: Kind = { ...HTML_PAGE, 'cache-control': 'no-cache' };

function sendFile({ baseUrl }: AppParts, request: FastifyRequest, reply: FastifyReply, file: PageFile): void {
  const { bytes, mediaType, etag, isLive = false, fileName } = file;
  const known = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  const isKnown = known.includes(etag);
  // Pictures are compressed already and never change; facts can be corrected at any time.
  const isText = mediaType === JSON_TEXT['content-type'] || mediaType === CSV_FILE_TYPE;
  send(reply, {
    status: isKnown ? 304 : 200,
    headers: listHeaders({
      ...baseHeaders(request.id, baseUrl),
      'content-type': mediaType,
      'cache-control': isText || isLive ? 'no-cache' : LASTING,
      ...(isText ? { vary: 'Accept-Encoding' } : {}),
      etag,
      ...(fileName === undefined ? {} : { 'content-disposition': `attachment; filename="${fileName}"` }),
    }),
    body: isKnown
      ? undefined
      : isText
        ? bodyOf(Buffer.from(bytes).toString(), request.headers['accept-encoding'])
        : { pieces: [bytes], bytes: bytes.length, encoding: 'utf8' },
  });
}

function sendPage({ baseUrl }: AppParts, request: FastifyRequest, reply: FastifyReply, kind: Kind, text: string): void {
  send(reply, {
    status: 200,
    headers: listHeaders({ ...baseHeaders(request.id, baseUrl), vary: 'Accept-Encoding', ...kind }),
    body: bodyOf(text, request.headers['accept-encoding']),
  });
}

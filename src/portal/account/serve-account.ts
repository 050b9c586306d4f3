import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isFault } from '#base/fault.ts';
import type { FaultCode } from '#base/fault.ts';
import { own } from '#base/own.ts';
import { renderPage, PAGE_POLICY } from '#pages/page.ts';
import { html } from '#pages/html.ts';
import { COPY_PATH, LIMITS_PATH } from '#pages/assets.ts';
import { showActivity } from './activity-page.ts';
import { askRevoke, askRotate, revokeOwnKey, rotateOwnKey } from './end-key-pages.ts';
import { listLimits, showKeys } from './key-list.ts';
import { askNewKey, createOwnKey } from './new-key-pages.ts';
import { activate, askClose, changePassword, closeOwnAccount, endSessions, showAccount } from './overview-pages.ts';
import {
  choosePassword,
  resetPage,
  sendReset,
  sendSignUp,
  showPassword,
  signIn,
  signInPage,
  signOut,
  signUpPage,
} from './sign-in-pages.ts';
import { renderTerms } from './terms-page.ts';
import { checkOwnForm, readPageRequest } from './page-request.ts';
import type { AccountParts, PageResult, AccountRequest, PageRequest } from './page-request.ts';

type Open = (request: PageRequest) => PageResult | Promise<PageResult>;
type Own = (request: AccountRequest) => PageResult | Promise<PageResult>;

const OPEN: Readonly<Record<string, Open>> = {
  'GET /terms': renderTerms,
  'GET /account/sign-up': signUpPage,
  'POST /account/sign-up': sendSignUp,
  'GET /account/sign-in': signInPage,
  'POST /account/sign-in': signIn,
  'GET /account/reset': resetPage,
  'POST /account/reset': sendReset,
  'GET /account/password': showPassword,
  'POST /account/password': choosePassword,
  'POST /account/sign-out': signOut,
};

/** For signed-in people; others are redirected to the sign-in page. */
const OWN: Readonly<Record<string, Own>> = {
  'GET /account': showAccount,
  'POST /account/activate': activate,
  'POST /account/change-password': changePassword,
  'POST /account/sessions': endSessions,
  'GET /account/close': askClose,
  'POST /account/close': closeOwnAccount,
  'GET /account/keys': showKeys,
  'GET /account/keys/new': askNewKey,
  'POST /account/keys': createOwnKey,
  'GET /account/limits': listLimits,
  'GET /account/keys/:id/rotate': askRotate,
  'POST /account/keys/:id/rotate': rotateOwnKey,
  'GET /account/keys/:id/revoke': askRevoke,
  'POST /account/keys/:id/revoke': revokeOwnKey,
  'GET /account/activity': showActivity,
};

// All forms have a few short fields.
const LARGEST_FORM_BYTES = 16 * 1024;

/** Serves the account pages, which must not be cached. */
export function serveAccount(app: FastifyInstance, parts: AccountParts): void {
  void app.register(async (pages) => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: LARGEST_FORM_BYTES },
      async (_request: FastifyRequest, body: string) => new URLSearchParams(body),
    );
    pages.setErrorHandler((thrown, request, reply) => {
      const status = isFault(thrown) ? own<number>(STATUSES, thrown.code) : undefined;
      if (!isFault(thrown) || status === undefined) throw thrown;
      sendAnswer(parts, request, reply, {
        title: 'Something went wrong',
        status,
        body: html`<h1>Something went wrong</h1>
          <p class="notice bad">${thrown.message}</p>
          <p><a href="/account">Back to your account</a></p>`,
      });
    });
    for (const [route, answer] of Object.entries(OPEN)) serve(pages, parts, route, answer);
    for (const [route, answer] of Object.entries(OWN)) {
      serve(pages, parts, route, async (pageRequest) => {
        const signed = await parts.logins.findSession(pageRequest.client);
        if (signed === undefined) return { to: '/account/sign-in' };
        const given = await answer({ ...pageRequest, signed });
        return { ...given, cookies: [...signed.cookies, ...(given.cookies ?? [])] };
      });
    }
  });
}

/** Faults that have no form to appear in, with their status; any other error is a defect. */
const STATUSES = {
  FOREIGN_FORM: 403,
  KEY_NOT_FOUND: 404,
  KEY_REVOKED: 409,
  KEY_ROTATED: 409,
  KEY_EXPIRED: 409,
  ACCOUNT_STATE: 409,
  ACCOUNT_NOT_ACTIVE: 409,
  KEY_LIMIT: 409,
} as const satisfies Partial<Record<FaultCode, number>>;

function serve(pages: FastifyInstance, parts: AccountParts, route: string, answer: Open): void {
  const [method = 'GET', url = '/'] = route.split(' ');
  pages.route({
    method: method === 'GET' ? ['GET', 'HEAD'] : method,
    url,
    handler: async (request, reply) => {
      if (method === 'POST') checkOwnForm(request, parts.baseUrl());
      sendAnswer(parts, request, reply, await answer(readPageRequest(parts, request)));
      return reply;
    },
  });
}

function sendAnswer(parts: AccountParts, request: FastifyRequest, reply: FastifyReply, answer: PageResult): void {
  reply.headers({
    'x-request-id': request.id,
    'cache-control': 'no-store',
    'content-security-policy': PAGE_POLICY,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    // Forms of this service need the Origin header; other sites receive no referrer.
    'referrer-policy': 'same-origin',
    ...(parts.baseUrl().startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
    ...(answer.cookies === undefined || answer.cookies.length === 0 ? {} : { 'set-cookie': [...answer.cookies] }),
  });
  if ('to' in answer) {
    void reply.code(303).header('location', answer.to).send('');
    return;
  }
  if ('json' in answer) {
    void reply.type('application/json').send(JSON.stringify(answer.json));
    return;
  }
  if (answer.retryAfterSeconds !== undefined) void reply.header('retry-after', answer.retryAfterSeconds);
  const path = request.url.split('?', 1)[0] ?? '/account';
  const page = renderPage({
    title: answer.title,
    description: 'Your account, API keys and their activity.',
    path,
    body: answer.body,
    scripts: [COPY_PATH, LIMITS_PATH],
  });
  void reply
    .code(answer.status ?? 200)
    .type('text/html; charset=utf-8')
    .send(page);
}

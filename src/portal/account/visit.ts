import type { FastifyRequest } from 'fastify';
import type { Access } from '#access/accounts.ts';
import type { Client } from '#access/login-desk.ts';
import type { SignedIn } from '#access/login-sessions.ts';
import type { Logins } from '#access/logins.ts';
import { Fault } from '#base/fault.ts';
import type { Html } from '#pages/html.ts';

/** What the account pages are given by the composition root. */
export interface AccountParts {
  readonly access: Access;
  readonly logins: Logins;
  /** Where clients reach the service, without a trailing slash; asked at each use. */
  readonly baseUrl: () => string;
}

/** One request of a browser: what it sent, and from where. */
export interface Visit {
  readonly parts: AccountParts;
  readonly client: Client;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The fields of a form; empty for a page that is only looked at. */
  readonly form: URLSearchParams;
}

/** The visit of a person who is signed in. */
export interface OwnVisit extends Visit {
  readonly signed: SignedIn;
}

/** A page, or the path to go to next. */
export type Answer = (Shown | { readonly to: string }) & { readonly cookies?: readonly string[] };

interface Shown {
  readonly title: string;
  readonly body: Html;
  /** 200 unless said otherwise. */
  readonly status?: number;
  /** Whole seconds, for a page that says to wait. */
  readonly retry_after_seconds?: number;
}

// A browser's name is shown in the list of sessions; nobody needs more of it.
const LONGEST_USER_AGENT = 300;

export function readVisit(parts: AccountParts, request: FastifyRequest): Visit {
  return {
    parts,
    client: { address: request.ip, user_agent: (request.headers['user-agent'] ?? '').slice(0, LONGEST_USER_AGENT), cookie: request.headers.cookie },
    params: request.params as Readonly<Record<string, string>>,
    query: new URLSearchParams(request.url.split('?', 2)[1] ?? ''),
    form: request.body instanceof URLSearchParams ? request.body : new URLSearchParams(),
  };
}

/** The text of a field, exactly as typed; empty when it was not sent. */
export function fieldOf(visit: Visit, name: string): string {
  return visit.form.get(name) ?? '';
}

/**
 * A form counts only where our own page sent it: browsers say so by themselves,
 * and no foreign page can make them say otherwise. Fault FOREIGN_FORM.
 */
export function checkOwnForm(request: FastifyRequest, base_url: string): void {
  const site = request.headers['sec-fetch-site'];
  const origin = request.headers.origin;
  const isOwn = origin !== undefined && URL.canParse(origin) && (new URL(origin).host === request.headers.host || origin === new URL(base_url).origin);
  // Plain http beyond this machine has no Sec-Fetch-Site; the Origin is there with every form.
  if (site === undefined ? isOwn : site === 'same-origin') return;
  throw new Fault('FOREIGN_FORM', 'This form was not sent from a page of this service, so nothing was done. Open the page here and send it again.');
}

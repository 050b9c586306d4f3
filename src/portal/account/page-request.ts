import type { FastifyRequest } from 'fastify';
import type { Access } from '#access/accounts.ts';
import type { Buckets } from '#access/limits.ts';
import type { Client } from '#access/login-context.ts';
import type { SignedIn, Logins } from '#access/logins.ts';
import { Fault } from '#base/fault.ts';
import type { Html } from '#pages/html.ts';
import type { ExampleValues } from '#reads/example-values.ts';

/** Dependencies of the account pages. */
export interface AccountParts {
  readonly access: Access;
  readonly logins: Logins;
  /** The public base URL, without a trailing slash; a function, because the port may not be known at construction. */
  readonly baseUrl: () => string;
  /** The buckets of keys, to show what is left in them. */
  readonly buckets: Pick<Buckets, 'peek'>;
  /** Slugs and dates for example calls that return data. */
  readonly examples: () => Promise<ExampleValues>;
}

/** A browser's request. */
export interface PageRequest {
  readonly parts: AccountParts;
  readonly client: Client;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The fields of a submitted form; empty for GET requests. */
  readonly form: URLSearchParams;
}

/** A request of a signed-in person. */
export interface AccountRequest extends PageRequest {
  readonly signed: SignedIn;
}

/** A page, data for its scripts, or the path to redirect to. */
export type PageResult = (Shown | { readonly to: string } | { readonly json: object }) & {
  readonly cookies?: readonly string[];
};

interface Shown {
  readonly title: string;
  readonly body: Html;
  /** Default: 200. */
  readonly status?: number;
  /** Whole seconds, for the Retry-After header. */
  readonly retryAfterSeconds?: number;
}

// Enough for the browser name in the list of sessions.
const LONGEST_USER_AGENT = 300;

export function readPageRequest(parts: AccountParts, request: FastifyRequest): PageRequest {
  return {
    parts,
    client: {
      address: request.ip,
      userAgent: (request.headers['user-agent'] ?? '').slice(0, LONGEST_USER_AGENT),
      cookie: request.headers.cookie,
    },
    params: request.params as Readonly<Record<string, string>>,
    query: new URLSearchParams(request.url.split('?', 2)[1] ?? ''),
    form: request.body instanceof URLSearchParams ? request.body : new URLSearchParams(),
  };
}

/** The text of a field, exactly as typed; empty when it was not sent. */
export function fieldOf(request: PageRequest, name: string): string {
  return request.form.get(name) ?? '';
}

/**
 * Rejects forms that another site's page submitted (CSRF): browsers set Sec-Fetch-Site and
 * Origin themselves, and no page can forge them. Fault FOREIGN_FORM.
 */
export function checkOwnForm(request: FastifyRequest, baseUrl: string): void {
  const site = request.headers['sec-fetch-site'];
  const origin = request.headers.origin;
  const isOwn =
    origin !== undefined &&
    URL.canParse(origin) &&
    (new URL(origin).host === request.headers.host || origin === new URL(baseUrl).origin);
  // Browsers omit Sec-Fetch-Site over plain http, but send Origin with every form.
  if (site === undefined ? isOwn : site === 'same-origin') return;
  throw new Fault(
    'FOREIGN_FORM',
    'This form was not sent from a page of this service, so it was ignored. ' +
      'Open the page on this site and submit it again.',
  );
}

import type { Fault } from '#base/fault.ts';
import type { Log } from '#base/log.ts';
import { confirmLogin } from '#store/login-rows.ts';
import { confirmEmail, findAccount } from './accounts.ts';
import type { Access } from './accounts.ts';
import { passwordChangedEmail, passwordEmail, welcomeEmail } from './mail.ts';
import type { BetterAuthAdapter, PasswordHashing } from './better-auth-adapter.ts';
import { createLater } from './later.ts';
import type { Later } from './later.ts';
import type { Mail } from './mail.ts';

/** The browser that sent a request; used for limits and the list of sessions. */
export interface Client {
  readonly address: string;
  readonly userAgent: string;
  /** The `Cookie` header as sent. */
  readonly cookie: string | undefined;
}

export interface LoginParts {
  readonly access: Access;
  readonly mail: Mail;
  readonly log: Log;
  /** Signs the session cookie. */
  readonly secret: string;
  /** The public base URL, without a trailing slash; a function, because the port may not be known at construction. */
  readonly baseUrl: () => string;
  /** Replaces scrypt in tests that do not cover hashing. */
  readonly hashing?: PasswordHashing;
}

/** Shared dependencies of everything about logins. */
export interface LoginContext {
  readonly access: Access;
  /** better-auth, loaded on first use. */
  readonly open: () => Promise<BetterAuthAdapter>;
  /** Work on an address runs after the response, so that response times reveal nothing. */
  readonly later: Later;
  readonly mail: Mail;
}

// The page that mailed links open; the portal serves it.
const PASSWORD_PATH = '/account/password';
// Set by this service only: better-auth receives these headers and none of the request's own.
const CLIENT_HEADER = 'x-mfds-client';

export function openLoginContext(parts: LoginParts): LoginContext {
  const { access, mail, log } = parts;
  let adapter: Promise<BetterAuthAdapter> | undefined;
  const later = createLater(log);
  return { access, mail, later, open: () => (adapter ??= openAdapter(parts, later)) };
}

async function openAdapter(
  { access, baseUrl, secret, log, mail, hashing }: LoginParts,
  later: Later,
): Promise<BetterAuthAdapter> {
  const { openBetterAuthAdapter } = await import('./better-auth-adapter.ts');
  return openBetterAuthAdapter({
    database: access.database,
    secret,
    baseUrl: baseUrl(),
    clientHeader: CLIENT_HEADER,
    hashing,
    warn: (message) => log.warn('better-auth error', { internal: message }),
    // A job of its own, because better-auth logs a failure here and continues.
    sendToken(email, token) {
      const link = `${baseUrl()}${PASSWORD_PATH}?token=${token}`;
      later.queue(async () => {
        const account = await findAccount(access, email);
        const isNew = account === undefined || account.email_verified_at === null;
        await mail(isNew ? welcomeEmail(email, link) : passwordEmail(email, link));
      });
    },
    async onPasswordSet(login) {
      const before = await findAccount(access, login.email);
      await confirmLogin(access.database, login.id);
      await confirmEmail(access, login.email);
      if (before !== undefined && before.email_verified_at !== null)
        later.queue(() => mail(passwordChangedEmail(login.email)));
    },
  });
}

/** The request headers that better-auth receives. */
export function headersOf({ address, userAgent, cookie }: Client): Headers {
  return new Headers({
    [CLIENT_HEADER]: address,
    'user-agent': userAgent,
    ...(cookie === undefined ? {} : { cookie }),
  });
}

/** For `catch`: replaces better-auth's 4xx errors with a Fault of this service; other errors pass through. */
export function refuseWith(fault: () => Fault): (thrown: unknown) => never {
  return (thrown) => {
    const isRefusal =
      thrown instanceof Error &&
      'statusCode' in thrown &&
      typeof thrown.statusCode === 'number' &&
      thrown.statusCode < 500;
    throw isRefusal ? fault() : thrown;
  };
}

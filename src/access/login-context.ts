import type { Fault } from '#base/fault.ts';
import type { Log } from '#base/log.ts';
import { confirmLogin } from '#store/login-rows.ts';
import { confirmEmail, findAccount } from './accounts.ts';
import type { Access } from './accounts.ts';
import { passwordChangedEmail, passwordEmail, welcomeEmail } from './mail.ts';
import type { BetterAuthAdapter, PasswordHashing } from './better-auth-adapter.ts';
import type { Email, Mail } from './mail.ts';

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
  /** Queues work to run after the response, one job at a time, so that response times reveal nothing. Logs failures. */
  readonly later: (work: () => Promise<void>) => void;
  readonly mail: Mail;
  /** Resolves when all work queued so far has finished or failed. */
  idle(): Promise<void>;
}

// The page that mailed links open; the portal serves it.
const PASSWORD_PATH = '/account/password';
// Set by this service only: better-auth receives these headers and none of the request's own.
const CLIENT_HEADER = 'x-mfds-client';

// Bounds memory if the mail server hangs; the recipient can request another e-mail.
const MOST_WAITING = 1_000;

export function openLoginContext(parts: LoginParts): LoginContext {
  let adapter: Promise<BetterAuthAdapter> | undefined;
  let working: Promise<void> = Promise.resolve();
  let waiting = 0;
  const later = (work: () => Promise<void>): void => {
    if (waiting >= MOST_WAITING) {
      parts.log.error('email dropped: too many are waiting for the mail server');
      return;
    }
    waiting += 1;
    working = working
      .then(work)
      .catch((thrown: unknown) =>
        parts.log.error('email could not be sent', {
          internal: thrown instanceof Error ? thrown.message : String(thrown),
        }),
      )
      .finally(() => void (waiting -= 1));
  };
  return {
    access: parts.access,
    mail: parts.mail,
    open: () => (adapter ??= openAdapter(parts, (email) => later(() => parts.mail(email)))),
    later,
    idle: () => working,
  };
}

async function openAdapter(
  { access, baseUrl, secret, log, mail, hashing }: LoginParts,
  sendLater: (email: Email) => void,
): Promise<BetterAuthAdapter> {
  const { openBetterAuthAdapter } = await import('./better-auth-adapter.ts');
  return openBetterAuthAdapter({
    database: access.database,
    secret,
    baseUrl: baseUrl(),
    clientHeader: CLIENT_HEADER,
    hashing,
    warn: (message) => log.warn('better-auth error', { internal: message }),
    async sendToken(email, token) {
      const link = `${baseUrl()}${PASSWORD_PATH}?token=${token}`;
      const account = await findAccount(access, email);
      await mail(
        account === undefined || account.email_verified_at === null
          ? welcomeEmail(email, link)
          : passwordEmail(email, link),
      );
    },
    async onPasswordSet(login) {
      const before = await findAccount(access, login.email);
      await confirmLogin(access.database, login.id);
      await confirmEmail(access, login.email);
      if (before !== undefined && before.email_verified_at !== null) sendLater(passwordChangedEmail(login.email));
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

import { Fault, isFault } from '#base/fault.ts';
import { deleteLoginSessions, listLoginSessions } from '#store/login-rows.ts';
import { findAccount } from './accounts.ts';
import { forgiveAttempt, returnAttempt, takeAttempt } from './attempts.ts';
import { parseEmail } from './contact.ts';
import { accountClosedEmail, passwordChangedEmail } from './mail.ts';
import { refuseWith, headersOf, openLoginContext } from './login-context.ts';
import type { Client, LoginContext, LoginParts } from './login-context.ts';
import { checkPassword } from './passwords.ts';

interface LoginLinks {
  /** Mails a link to this address; to an unknown address only if `isNew`. Faults: INVALID_EMAIL, TOO_MANY_ATTEMPTS. */
  askForLink(typed: string, isNew: boolean, client: Client): Promise<void>;
  /** The address a mailed link belongs to. Fault LINK_INVALID. */
  readLink(token: string): Promise<string>;
  /**
   * Uses up a mailed link: sets the password, confirms the address and ends its sessions. Returns the address. Faults:
   * LINK_INVALID, WEAK_PASSWORD.
   */
  setPassword(token: string, password: string): Promise<string>;
}

/**
 * A mailed link proves that a person owns an address; its page sets a password. Sign-up and password reset both use it,
 * so a person can only set the password of their own address. Requests for a link are answered identically, before any
 * work on the address, so that they do not reveal whether an account exists.
 */
function createLoginLinks({ access, open, later, mail }: LoginContext): LoginLinks {
  const request = async (email: string, isNew: boolean): Promise<void> => {
    const account = await findAccount(access, email);
    if (account?.status === 'CLOSED') return mail(accountClosedEmail(email));
    const { api, $context } = await open();
    const { internalAdapter } = await $context;
    const known = await internalAdapter.findUserByEmail(email);
    if (known === null) {
      if (!isNew && account === undefined) return undefined;
      await internalAdapter.createUser({ email, name: email, emailVerified: false }, { method: 'email-password' });
    }
    await api.requestPasswordReset({ body: { email } });
  };

  const readLink = async (token: string): Promise<string> => {
    const { internalAdapter } = await (await open()).$context;
    const proof = token === '' ? null : await internalAdapter.findVerificationValue(`reset-password:${token}`);
    const login =
      proof === null || proof.expiresAt.getTime() < access.clock.now().getTime()
        ? null
        : await internalAdapter.findUserById(proof.value);
    if (login === null) throw linkInvalid();
    return login.email;
  };

  return {
    async askForLink(typed, isNew, client) {
      const email = parseEmail(typed);
      await takeAttempt(access, 'email', email, client.address);
      later.queue(() => request(email, isNew));
    },
    readLink,
    async setPassword(token, password) {
      const email = await readLink(token);
      checkPassword(password, email);
      const { api } = await open();
      await api.resetPassword({ body: { token, newPassword: password } }).catch(refuseWith(linkInvalid));
      return email;
    },
  };
}

function linkInvalid(): Fault {
  return new Fault('LINK_INVALID', 'This link was already used, has expired, or is incomplete. Request a new one.');
}

/** Timestamps are milliseconds since the epoch. */
export interface Session {
  readonly id: string;
  readonly address: string;
  readonly userAgent: string;
  readonly createdAt: number;
  readonly usedAt: number;
}

/** `Set-Cookie` headers to send with the response. */
type Cookies = readonly string[];

/** A person who is signed in. */
export interface SignedIn {
  readonly email: string;
  readonly sessionId: string;
  readonly cookies: Cookies;
}

interface LoginSessions {
  /**
   * Starts a session and ends the previous one of this browser. Faults: SIGN_IN_REFUSED, INVALID_EMAIL,
   * TOO_MANY_ATTEMPTS.
   */
  signIn(typed: string, password: string, client: Client): Promise<Cookies>;
  /** The same without a limit on attempts, for a person who just set this password through a mailed link. */
  signInByLink(email: string, password: string, client: Client): Promise<Cookies>;
  /** The person that the cookie identifies; undefined if there is no valid session. */
  findSession(client: Client): Promise<SignedIn | undefined>;
  /** Ends the session; the returned cookies delete the session cookie. */
  signOut(client: Client): Promise<Cookies>;
  /** The most recently used session first. */
  listSessions(email: string): Promise<Session[]>;
  /** Ends one session of this person, or all of them. */
  endSessions(email: string, sessionId?: string): Promise<void>;
}

// Even a session in use ends after two weeks, and the person signs in again.
const LONGEST_SESSION_MILLISECONDS = 14 * 86_400_000;

function createLoginSessions(context: LoginContext): LoginSessions {
  const { access, open } = context;
  const { database, clock } = access;
  const beginSession = async (email: string, password: string, client: Client): Promise<Cookies> => {
    const { api } = await open();
    const body = { email, password };
    const { headers } = await api
      .signInEmail({ body, headers: headersOf({ ...client, cookie: undefined }), returnHeaders: true })
      .catch(refuseWith(signInRefused));
    // The browser's previous session, perhaps another person's, ends here.
    if (client.cookie !== undefined) await api.signOut({ headers: headersOf(client) });
    // The password was right, so earlier attempts no longer count.
    await forgiveAttempt(access, 'sign_in', email, client.address);
    return headers.getSetCookie();
  };
  return {
    async signIn(typed, password, client) {
      const email = parseEmail(typed);
      return countRefusal(context, 'sign_in', email, client, () => beginSession(email, password, client));
    },
    signInByLink: beginSession,
    async findSession(client) {
      if (client.cookie?.includes('mfds_session') !== true) return undefined;
      const { api } = await open();
      const { headers, response } = await api.getSession({ headers: headersOf(client), returnHeaders: true });
      if (response === null) return undefined;
      const { session, user } = response;
      if (clock.now().getTime() - session.createdAt.getTime() > LONGEST_SESSION_MILLISECONDS) {
        await deleteLoginSessions(database.query, user.email, session.id);
        return undefined;
      }
      return { email: user.email, sessionId: session.id, cookies: headers.getSetCookie() };
    },
    async signOut(client) {
      const { api } = await open();
      const { headers } = await api.signOut({ headers: headersOf(client), returnHeaders: true });
      return headers.getSetCookie();
    },
    async listSessions(email) {
      const rows = await listLoginSessions(database.query, email, clock.now().toISOString());
      return rows.map(toSession);
    },
    endSessions: (email, sessionId) => deleteLoginSessions(database.query, email, sessionId),
  };
}

function toSession(row: Awaited<ReturnType<typeof listLoginSessions>>[number]): Session {
  return {
    id: row.id,
    address: row.ip_address ?? '',
    userAgent: row.user_agent ?? '',
    createdAt: Date.parse(row.created_at),
    usedAt: Date.parse(row.updated_at),
  };
}

function signInRefused(): Fault {
  return new Fault(
    'SIGN_IN_REFUSED',
    'The e-mail address or the password is wrong. Check both, or reset your password.',
  );
}

/**
 * Sign-up, sign-in, sessions and passwords. A login alone grants no access to the API: its account must be activated.
 */
export interface Logins extends LoginLinks, LoginSessions {
  /**
   * Changes the password and ends all sessions; the returned cookies start a new one. Faults: PASSWORD_WRONG,
   * WEAK_PASSWORD, TOO_MANY_ATTEMPTS.
   */
  changePassword(email: string, current: string, next: string, client: Client): Promise<readonly string[]>;
  /** Checks the password again before a sensitive action. Faults: PASSWORD_WRONG, TOO_MANY_ATTEMPTS. */
  confirmPassword(email: string, password: string, client: Client): Promise<void>;
  /** Resolves when every queued e-mail was sent or has failed for the last time. */
  idle(): Promise<void>;
  /** The same, but e-mails that fail from now on are not repeated. */
  close(): Promise<void>;
}

export function createLogins(parts: LoginParts): Logins {
  const context = openLoginContext(parts);
  return {
    ...createLoginLinks(context),
    ...createLoginSessions(context),
    changePassword: (email, current, next, client) =>
      countRefusal(context, 'password', email, client, async () => {
        checkPassword(next, email);
        const { api } = await context.open();
        const body = { currentPassword: current, newPassword: next, revokeOtherSessions: true };
        const { headers } = await api
          .changePassword({ body, headers: headersOf(client), returnHeaders: true })
          .catch(refuseWith(passwordWrong));
        await forgiveAttempt(context.access, 'password', email, client.address);
        context.later.queue(() => context.mail(passwordChangedEmail(email)));
        return headers.getSetCookie();
      }),
    confirmPassword: (email, password, client) =>
      countRefusal(context, 'password', email, client, async () => {
        const { api } = await context.open();
        await api.verifyPassword({ body: { password }, headers: headersOf(client) }).catch(refuseWith(passwordWrong));
        await forgiveAttempt(context.access, 'password', email, client.address);
      }),
    idle: () => context.later.idle(),
    close: () => context.later.close(),
  };
}

/**
 * Counts an attempt on a password, and takes it back if no password was refused: otherwise an outage of the database
 * keeps the owners of accounts out after its end.
 */
async function countRefusal<Result>(
  { access, later }: LoginContext,
  kind: 'sign_in' | 'password',
  email: string,
  client: Client,
  work: () => Promise<Result>,
): Promise<Result> {
  await takeAttempt(access, kind, email, client.address);
  try {
    return await work();
  } catch (thrown) {
    // In the background, because the database that failed may delay it; if it fails as well, the attempt stays counted.
    if (!isFault(thrown, 'SIGN_IN_REFUSED') && !isFault(thrown, 'PASSWORD_WRONG'))
      later.queue(() => returnAttempt(access, kind, email, client.address).catch(() => undefined));
    throw thrown;
  }
}

function passwordWrong(): Fault {
  return new Fault('PASSWORD_WRONG', 'The current password is wrong. Type it again, or sign out and reset it.');
}

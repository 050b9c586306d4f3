import { Fault } from '#base/fault.ts';
import { deleteLoginSessions, listLoginSessions } from '#store/login-rows.ts';
import { forgiveAttempt, takeAttempt } from './attempts.ts';
import { parseEmail } from './contact.ts';
import { headersOf, refuseWith } from './login-context.ts';
import type { Client, LoginContext } from './login-context.ts';

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

export interface LoginSessions {
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

export function createLoginSessions({ access, open }: LoginContext): LoginSessions {
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
      await takeAttempt(access, 'sign_in', email, client.address);
      return beginSession(email, password, client);
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

import { Fault } from '#base/fault.ts';
import { deleteLoginSessions, listLoginSessions } from '#store/login-rows.ts';
import { takeAttempt } from './attempts.ts';
import { parseEmail } from './contact.ts';
import { headersOf, refuseWith } from './login-desk.ts';
import type { Client, LoginDesk } from './login-desk.ts';

/** Moments are milliseconds since the epoch. */
export interface Session {
  readonly id: string;
  readonly address: string;
  readonly user_agent: string;
  readonly created_at: number;
  readonly used_at: number;
}

/** To be sent along with whatever is answered, as `Set-Cookie`. */
type Cookies = readonly string[];

/** A person who is signed in. */
export interface SignedIn {
  readonly email: string;
  readonly session_id: string;
  readonly cookies: Cookies;
}

export interface LoginSessions {
  /** A new session in place of the one there was. Faults: SIGN_IN_REFUSED, INVALID_EMAIL, TOO_MANY_ATTEMPTS. */
  signIn(typed: string, password: string, client: Client): Promise<Cookies>;
  /** Who the cookie stands for; undefined when for nobody any more. */
  findSession(client: Client): Promise<SignedIn | undefined>;
  /** The session is gone, and the cookies returned take its cookie away. */
  signOut(client: Client): Promise<Cookies>;
  /** The one used last first. */
  listSessions(email: string): Promise<Session[]>;
  /** Ends one session of this person, or all. */
  endSessions(email: string, session_id?: string): Promise<void>;
}

// However much it is used, a session is asked for the password again after two weeks.
const LONGEST_SESSION_MILLISECONDS = 14 * 86_400_000;

export function createLoginSessions({ access, open }: LoginDesk): LoginSessions {
  const { database, clock } = access;
  return {
    async signIn(typed, password, client) {
      const email = parseEmail(typed);
      await takeAttempt(access, 'sign_in', email, client.address);
      const { api } = await open();
      const { headers } = await api
        .signInEmail({ body: { email, password }, headers: headersOf({ ...client, cookie: undefined }), returnHeaders: true })
        .catch(refuseWith(() => new Fault('SIGN_IN_REFUSED', 'This e-mail address and this password do not belong together. Check both, or ask for a new password.')));
      // The session there was, perhaps somebody else's, does not outlive the new one.
      if (client.cookie !== undefined) await api.signOut({ headers: headersOf(client) });
      return headers.getSetCookie();
    },
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
      return { email: user.email, session_id: session.id, cookies: headers.getSetCookie() };
    },
    async signOut(client) {
      const { api } = await open();
      const { headers } = await api.signOut({ headers: headersOf(client), returnHeaders: true });
      return headers.getSetCookie();
    },
    async listSessions(email) {
      const rows = await listLoginSessions(database.query, email, clock.now().toISOString());
      return rows.map((row) => ({ id: row.id, address: row.ip_address ?? '', user_agent: row.user_agent ?? '', created_at: Date.parse(row.created_at), used_at: Date.parse(row.updated_at) }));
    },
    endSessions: (email, session_id) => deleteLoginSessions(database.query, email, session_id),
  };
}

import { Fault } from '#base/fault.ts';
import { findAccount } from './accounts.ts';
import { takeAttempt } from './attempts.ts';
import { parseEmail } from './contact.ts';
import { accountClosedEmail } from './emails.ts';
import { refuseWith } from './login-context.ts';
import type { Client, LoginContext } from './login-context.ts';
import { checkPassword } from './passwords.ts';

export interface LoginLinks {
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
export function createLoginLinks({ access, open, later, mail }: LoginContext): LoginLinks {
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
      later(() => request(email, isNew));
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

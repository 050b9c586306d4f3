import { Fault } from '#base/fault.ts';
import { findAccount } from './accounts.ts';
import { takeAttempt } from './attempts.ts';
import { parseEmail } from './contact.ts';
import { closedLetter } from './letters.ts';
import { refuseWith } from './login-desk.ts';
import type { Client, LoginDesk } from './login-desk.ts';
import { checkPassword } from './passwords.ts';

export interface LoginLinks {
  /** Sends a letter to whoever reads this address: `is_new` also where it was never seen. Faults: INVALID_EMAIL, TOO_MANY_ATTEMPTS. */
  askForLink(typed: string, is_new: boolean, client: Client): Promise<void>;
  /** The address a mailed link belongs to. Fault LINK_INVALID. */
  readLink(token: string): Promise<string>;
  /** Sets the password behind a mailed link, which is used up, confirms the address and ends its sessions. Returns the address. Faults: LINK_INVALID, WEAK_PASSWORD. */
  setPassword(token: string, password: string): Promise<string>;
}

/**
 * An address proves itself by a mailed link, behind which a password is chosen;
 * signing up and forgetting the password are this one way, so nobody can choose
 * the password of an address that is not theirs. What is asked about an address
 * is answered before the work begins, and always alike.
 */
export function createLoginLinks({ access, open, later, mail }: LoginDesk): LoginLinks {
  const request = async (email: string, is_new: boolean): Promise<void> => {
    const account = await findAccount(access, email);
    if (account?.status === 'CLOSED') return mail(closedLetter(email));
    const { api, $context } = await open();
    const { internalAdapter } = await $context;
    const known = await internalAdapter.findUserByEmail(email);
    if (known === null) {
      if (!is_new && account === undefined) return undefined;
      await internalAdapter.createUser({ email, name: email, emailVerified: false }, { method: 'email-password' });
    }
    await api.requestPasswordReset({ body: { email } });
  };

  const readLink = async (token: string): Promise<string> => {
    const { internalAdapter } = await (await open()).$context;
    const proof = token === '' ? null : await internalAdapter.findVerificationValue(`reset-password:${token}`);
    const login = proof === null || proof.expiresAt.getTime() < access.clock.now().getTime() ? null : await internalAdapter.findUserById(proof.value);
    if (login === null) throw linkInvalid();
    return login.email;
  };

  return {
    async askForLink(typed, is_new, client) {
      const email = parseEmail(typed);
      await takeAttempt(access, 'letter', email, client.address);
      later(() => request(email, is_new));
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
  return new Fault('LINK_INVALID', 'This link was used already, has expired, or was not copied whole. Ask for a new one.');
}

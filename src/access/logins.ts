import { Fault } from '#base/fault.ts';
import { forgiveAttempt, takeAttempt } from './attempts.ts';
import { passwordChangedEmail } from './emails.ts';
import { headersOf, openLoginContext, refuseWith } from './login-context.ts';
import type { Client, LoginParts } from './login-context.ts';
import { createLoginLinks } from './login-links.ts';
import type { LoginLinks } from './login-links.ts';
import { createLoginSessions } from './login-sessions.ts';
import type { LoginSessions } from './login-sessions.ts';
import { checkPassword } from './passwords.ts';

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
  /** Resolves when every e-mail queued so far was sent or has failed. */
  idle(): Promise<void>;
}

export function createLogins(parts: LoginParts): Logins {
  const context = openLoginContext(parts);
  return {
    ...createLoginLinks(context),
    ...createLoginSessions(context),
    async changePassword(email, current, next, client) {
      await takeAttempt(context.access, 'password', email, client.address);
      checkPassword(next, email);
      const { api } = await context.open();
      const body = { currentPassword: current, newPassword: next, revokeOtherSessions: true };
      const { headers } = await api
        .changePassword({ body, headers: headersOf(client), returnHeaders: true })
        .catch(refuseWith(passwordWrong));
      await forgiveAttempt(context.access, 'password', email, client.address);
      context.later(() => context.mail(passwordChangedEmail(email)));
      return headers.getSetCookie();
    },
    async confirmPassword(email, password, client) {
      await takeAttempt(context.access, 'password', email, client.address);
      const { api } = await context.open();
      await api.verifyPassword({ body: { password }, headers: headersOf(client) }).catch(refuseWith(passwordWrong));
      await forgiveAttempt(context.access, 'password', email, client.address);
    },
    idle: () => context.idle(),
  };
}

function passwordWrong(): Fault {
  return new Fault('PASSWORD_WRONG', 'The current password is wrong. Type it again, or sign out and reset it.');
}

import { Fault } from '#base/fault.ts';
import { takeAttempt } from './attempts.ts';
import { passwordChangedLetter } from './letters.ts';
import { headersOf, openLoginDesk, refuseWith } from './login-desk.ts';
import type { Client, LoginParts } from './login-desk.ts';
import { createLoginLinks } from './login-links.ts';
import type { LoginLinks } from './login-links.ts';
import { createLoginSessions } from './login-sessions.ts';
import type { LoginSessions } from './login-sessions.ts';
import { checkPassword } from './passwords.ts';

/** How people come in, stay and go. A login alone opens nothing: the account behind it must be activated. */
export interface Logins extends LoginLinks, LoginSessions {
  /** A new password in place of the current one; all sessions end, and the cookies returned begin a new one. Faults: PASSWORD_WRONG, WEAK_PASSWORD, TOO_MANY_ATTEMPTS. */
  changePassword(email: string, current: string, next: string, client: Client): Promise<readonly string[]>;
  /** For what asks for the password once more. Faults: PASSWORD_WRONG, TOO_MANY_ATTEMPTS. */
  confirmPassword(email: string, password: string, client: Client): Promise<void>;
  /** Resolves when every letter asked for so far was handed over or given up. */
  idle(): Promise<void>;
}

export function createLogins(parts: LoginParts): Logins {
  const desk = openLoginDesk(parts);
  return {
    ...createLoginLinks(desk),
    ...createLoginSessions(desk),
    async changePassword(email, current, next, client) {
      await takeAttempt(desk.access, 'password', email, client.address);
      checkPassword(next, email);
      const { api } = await desk.open();
      const body = { currentPassword: current, newPassword: next, revokeOtherSessions: true };
      const { headers } = await api.changePassword({ body, headers: headersOf(client), returnHeaders: true }).catch(refuseWith(passwordWrong));
      desk.later(() => desk.mail(passwordChangedLetter(email)));
      return headers.getSetCookie();
    },
    async confirmPassword(email, password, client) {
      await takeAttempt(desk.access, 'password', email, client.address);
      const { api } = await desk.open();
      await api.verifyPassword({ body: { password }, headers: headersOf(client) }).catch(refuseWith(passwordWrong));
    },
    idle: () => desk.idle(),
  };
}

function passwordWrong(): Fault {
  return new Fault('PASSWORD_WRONG', 'The current password is not right. Type it again, or sign out and ask for a new one.');
}

import type { Letter } from './mail.ts';

// NIST SP 800-63B lets a mailed code live a day; an hour is enough for a person at a desk.
export const LINK_MINUTES = 60;

const SERVICE = 'Mutual Fund Data Service';

/** To whoever typed this address into the sign-up form and has no password yet. */
export function welcomeLetter(to: string, link: string): Letter {
  return { to, link, subject: `Confirm your address for the ${SERVICE}`, text: lines(`Open this link to confirm your address and choose a password:`, link, `It works once, for ${LINK_MINUTES} minutes. If you did not ask for it, ignore this letter: nothing happens without the link.`) };
}

/** To whoever asked for a new password, or signed up again with an address that has an account. */
export function passwordLetter(to: string, link: string): Letter {
  return { to, link, subject: `A new password for the ${SERVICE}`, text: lines(`There is an account for this address. Open this link to choose a new password:`, link, `It works once, for ${LINK_MINUTES} minutes, and ends all sessions. If you did not ask for it, ignore this letter: your password stays as it is.`) };
}

export function closedLetter(to: string): Letter {
  return { to, link: undefined, subject: `Your account at the ${SERVICE} is closed`, text: lines('Somebody, probably you, asked to sign up or for a new password. The account for this address was closed and stays closed.', 'Use another address, or ask the operator of the service.') };
}

/** Tells the owner what somebody else may have done. */
export function passwordChangedLetter(to: string): Letter {
  return { to, link: undefined, subject: `Your password for the ${SERVICE} was changed`, text: lines('The password of your account was just set or changed, and all other sessions were ended.', 'If that was not you, choose "Forgot password?" on the sign-in page at once, then rotate your keys.') };
}

function lines(...paragraphs: readonly string[]): string {
  return paragraphs.join('\n\n');
}

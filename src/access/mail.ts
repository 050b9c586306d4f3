import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transporter } from 'nodemailer';
import type { Log } from '#base/log.ts';

export interface Email {
  readonly to: string;
  readonly subject: string;
  /** Plain text, including the link. */
  readonly text: string;
  readonly link: string | undefined;
}

/** Sends an e-mail; resolves once the mail server or the outbox has accepted it, else rejects. */
export type Mail = (email: Email) => Promise<void>;

// A mail server that is silent for this long will not accept the e-mail.
const SMTP_TIMEOUT_MILLISECONDS = 15_000;

export function createSmtpMail(smtpUrl: string, from: string): Mail {
  const timeouts = {
    connectionTimeout: SMTP_TIMEOUT_MILLISECONDS,
    greetingTimeout: SMTP_TIMEOUT_MILLISECONDS,
    socketTimeout: SMTP_TIMEOUT_MILLISECONDS,
  };
  // Loaded with the first e-mail: most serving threads never send one.
  let transport: Promise<Transporter> | undefined;
  const connect = async (): Promise<Transporter> =>
    (await import('nodemailer')).createTransport({ url: smtpUrl, ...timeouts });
  return async ({ to, subject, text }) =>
    void (await (await (transport ??= connect())).sendMail({ from, to, subject, text }));
}

/** Used without a mail server: writes each e-mail to a file of the folder and its link to the log, for local use. */
export function createOutbox(folder: string, log: Log): Mail {
  return async ({ to, subject, text, link }) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replaceAll(':', '')}-${randomUUID().slice(0, 8)}.txt`;
    const draft = join(folder, `.${name}`);
    await writeFile(draft, `To: ${to}\nSubject: ${subject}\n\n${text}\n`, { mode: 0o600 });
    await rename(draft, join(folder, name));
    log.info('Email written to outbox/: MFDS_SMTP_URL is not set', {
      to,
      subject,
      ...(link === undefined ? {} : { link }),
      file: join(folder, name),
    });
  };
}

// NIST SP 800-63B allows 24 hours for a mailed code; an hour is enough to read an e-mail.
export const LINK_MINUTES = 60;

const SERVICE = 'Mutual Fund Data Service';

/** For a sign-up with an address that has no password yet. */
export function welcomeEmail(to: string, link: string): Email {
  return {
    to,
    link,
    subject: `Confirm your address for the ${SERVICE}`,
    text: lines(
      `Open this link to confirm your address and choose a password:`,
      link,
      `The link works once, for ${LINK_MINUTES} minutes. If you did not sign up, ignore this e-mail: ` +
        'nothing happens unless the link is opened.',
    ),
  };
}

/** For a password reset, or a sign-up with an address that already has an account. */
export function passwordEmail(to: string, link: string): Email {
  return {
    to,
    link,
    subject: `Reset your password for the ${SERVICE}`,
    text: lines(
      `There is an account for this address. Open this link to choose a new password:`,
      link,
      `The link works once, for ${LINK_MINUTES} minutes. Choosing a new password ends all sessions. ` +
        'If you did not request it, ignore this e-mail: your password does not change.',
    ),
  };
}

export function accountClosedEmail(to: string): Email {
  return {
    to,
    link: undefined,
    subject: `Your account at the ${SERVICE} is closed`,
    text: lines(
      'Someone, probably you, tried to sign up or to reset a password with this address. ' +
        'Its account was closed and cannot be reopened.',
      'Sign up with another address, or contact the operator of the service.',
    ),
  };
}

/** Notifies the owner, in case somebody else changed the password. */
export function passwordChangedEmail(to: string): Email {
  return {
    to,
    link: undefined,
    subject: `Your password for the ${SERVICE} was changed`,
    text: lines(
      'The password of your account was just set or changed, and all other sessions were ended.',
      'If this was not you, choose "Forgot password?" on the sign-in page now, then rotate your keys.',
    ),
  };
}

function lines(...paragraphs: readonly string[]): string {
  return paragraphs.join('\n\n');
}

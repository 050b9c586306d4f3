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

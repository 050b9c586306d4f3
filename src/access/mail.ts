import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transporter } from 'nodemailer';
import type { Log } from '#base/log.ts';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  /** Plain text; what it asks to open stands in `link` as well. */
  readonly text: string;
  readonly link: string | undefined;
}

/** Carries letters; resolves once one is handed over. Rejects when it cannot be. */
export type Mail = (letter: Letter) => Promise<void>;

// A mail server that says nothing for so long will not take the letter.
const SMTP_PATIENCE_MILLISECONDS = 15_000;

export function createSmtpMail(smtp_url: string, from: string): Mail {
  const patience = { connectionTimeout: SMTP_PATIENCE_MILLISECONDS, greetingTimeout: SMTP_PATIENCE_MILLISECONDS, socketTimeout: SMTP_PATIENCE_MILLISECONDS };
  // Loaded with the first letter: most threads that serve never send one.
  let transport: Promise<Transporter> | undefined;
  const connect = async (): Promise<Transporter> => (await import('nodemailer')).createTransport({ url: smtp_url, ...patience });
  return async ({ to, subject, text }) => void (await (await (transport ??= connect())).sendMail({ from, to, subject, text }));
}

/**
 * Without a mail server: each letter becomes a file of the folder, and its link
 * a line of the log, for whoever runs the service on a desk of their own.
 */
export function createOutbox(folder: string, log: Log): Mail {
  return async ({ to, subject, text, link }) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replaceAll(':', '')}-${randomUUID().slice(0, 8)}.txt`;
    const draft = join(folder, `.${name}`);
    await writeFile(draft, `To: ${to}\nSubject: ${subject}\n\n${text}\n`, { mode: 0o600 });
    await rename(draft, join(folder, name));
    log.info('A letter lies in the outbox, since MFDS_SMTP_URL is not set', { to, subject, ...(link === undefined ? {} : { link }), file: join(folder, name) });
  };
}

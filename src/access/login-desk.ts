import type { Fault } from '#base/fault.ts';
import type { Log } from '#base/log.ts';
import { confirmLogin } from '#store/login-rows.ts';
import { confirmEmail, findAccount } from './accounts.ts';
import type { Access } from './accounts.ts';
import { passwordChangedLetter, passwordLetter, welcomeLetter } from './letters.ts';
import type { LoginLibrary, PasswordHashing } from './login-library.ts';
import type { Letter, Mail } from './mail.ts';

/** Who asks: for the list of sessions and the limits. */
export interface Client {
  readonly address: string;
  readonly user_agent: string;
  /** The `Cookie` header as sent. */
  readonly cookie: string | undefined;
}

export interface LoginParts {
  readonly access: Access;
  readonly mail: Mail;
  readonly log: Log;
  /** Signs the session cookie. */
  readonly secret: string;
  /** Where clients reach the service, without a trailing slash; asked at each use, since the port may be known late. */
  readonly baseUrl: () => string;
  /** In place of scrypt, for tests that are not about it. */
  readonly hashing?: PasswordHashing;
}

/** What everything about logins is done with. */
export interface LoginDesk {
  readonly access: Access;
  /** The library, loaded when first asked for. */
  readonly open: () => Promise<LoginLibrary>;
  /** Work whose time no answer may tell of: it begins when the answer is given, one at a time. A failure is logged. */
  readonly later: (work: () => Promise<void>) => void;
  readonly mail: Mail;
  /** Resolves when everything put off so far was done or given up. */
  idle(): Promise<void>;
}

// Where a mailed link leads; the portal serves it.
const PASSWORD_PATH = '/account/password';
// Ours alone: the library sees these headers and none of the request.
const CLIENT_HEADER = 'x-mfds-client';

export function openLoginDesk(parts: LoginParts): LoginDesk {
  let library: Promise<LoginLibrary> | undefined;
  let working: Promise<void> = Promise.resolve();
  const later = (work: () => Promise<void>): void => {
    working = working.then(work).catch((thrown: unknown) => parts.log.error('a letter could not be sent', { internal: thrown instanceof Error ? thrown.message : String(thrown) }));
  };
  return {
    access: parts.access,
    mail: parts.mail,
    open: () => (library ??= openLibrary(parts, (letter) => later(() => parts.mail(letter)))),
    later,
    idle: () => working,
  };
}

async function openLibrary({ access, baseUrl, secret, log, mail, hashing }: LoginParts, sendLater: (letter: Letter) => void): Promise<LoginLibrary> {
  const { openLoginLibrary } = await import('./login-library.ts');
  return openLoginLibrary({
    database: access.database,
    secret,
    base_url: baseUrl(),
    client_header: CLIENT_HEADER,
    hashing,
    warn: (message) => log.warn('the login library complains', { internal: message }),
    async sendToken(email, token) {
      const link = `${baseUrl()}${PASSWORD_PATH}?token=${token}`;
      const account = await findAccount(access, email);
      await mail(account === undefined || account.email_verified_at === null ? welcomeLetter(email, link) : passwordLetter(email, link));
    },
    async onPasswordSet(login) {
      const before = await findAccount(access, login.email);
      await confirmLogin(access.database, login.id);
      await confirmEmail(access, login.email);
      if (before !== undefined && before.email_verified_at !== null) sendLater(passwordChangedLetter(login.email));
    },
  });
}

/** What the library is told of a request. */
export function headersOf({ address, user_agent, cookie }: Client): Headers {
  return new Headers({ [CLIENT_HEADER]: address, 'user-agent': user_agent, ...(cookie === undefined ? {} : { cookie }) });
}

/** For `catch`: where the library says no to what was typed, our own words; a failure stays what it is. */
export function refuseWith(fault: () => Fault): (thrown: unknown) => never {
  return (thrown) => {
    const isRefusal = thrown instanceof Error && 'statusCode' in thrown && typeof thrown.statusCode === 'number' && thrown.statusCode < 500;
    throw isRefusal ? fault() : thrown;
  };
}

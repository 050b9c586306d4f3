import { betterAuth } from 'better-auth';
import { uuidV7 } from '#base/ids.ts';
import type { AccessDatabase } from '#store/database.ts';
import { LINK_MINUTES } from './letters.ts';
import { LONGEST_PASSWORD } from './passwords.ts';

/** A session nobody uses for a day ends; one that is used is prolonged at most once an hour. */
const IDLE_SECONDS = 86_400;
const PROLONGED_AFTER_SECONDS = 3_600;

export interface PasswordHashing {
  hash(password: string): Promise<string>;
  verify(data: { readonly hash: string; readonly password: string }): Promise<boolean>;
}

interface LibraryParts {
  readonly database: AccessDatabase;
  /** Signs the session cookie; equal on all nodes. */
  readonly secret: string;
  readonly base_url: string;
  /** The header in which the library is told who asks; no header of a client's request reaches it. */
  readonly client_header: string;
  /** The library's own, which is scrypt, unless given. */
  readonly hashing: PasswordHashing | undefined;
  readonly warn: (message: string) => void;
  sendToken(email: string, token: string): Promise<void>;
  onPasswordSet(login: { readonly id: string; readonly email: string }): Promise<void>;
}

export type LoginLibrary = ReturnType<typeof openLoginLibrary>;

/**
 * better-auth over our tables: passwords (scrypt), sessions, and the tokens of
 * mailed links, which are stored hashed. Nothing of it is reachable by HTTP but
 * through `logins.ts`. It is loaded when somebody first signs in or up: it takes
 * a while and 50 MB, and a service that nobody signs in to needs neither.
 */
export function openLoginLibrary(parts: LibraryParts) {
  const isHttps = parts.base_url.startsWith('https:');
  return betterAuth({
    baseURL: parts.base_url,
    secret: parts.secret,
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_level, message) => parts.warn(message) },
    // Called SQLite for both engines: that is the dialect without types of its own, moments as ISO text and booleans as 0 and 1.
    database: { db: parts.database.query, type: 'sqlite', transaction: false },
    user: { modelName: 'logins', fields: { emailVerified: 'email_verified', ...STAMPS } },
    session: {
      modelName: 'login_sessions',
      fields: { userId: 'login_id', expiresAt: 'expires_at', ipAddress: 'ip_address', userAgent: 'user_agent', ...STAMPS },
      expiresIn: IDLE_SECONDS,
      updateAge: PROLONGED_AFTER_SECONDS,
    },
    account: { modelName: 'login_credentials', fields: CREDENTIAL_FIELDS },
    verification: { modelName: 'login_proofs', fields: { expiresAt: 'expires_at', ...STAMPS }, storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      ...(parts.hashing === undefined ? {} : { password: parts.hashing }),
      requireEmailVerification: true,
      // Our own rules are stricter and say more.
      minPasswordLength: 1,
      maxPasswordLength: LONGEST_PASSWORD * 4,
      resetPasswordTokenExpiresIn: LINK_MINUTES * 60,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, token }) => parts.sendToken(user.email, token),
      onPasswordReset: async ({ user }) => parts.onPasswordSet(user),
    },
    advanced: {
      database: { generateId: () => uuidV7(new Date()) },
      ipAddress: { ipAddressHeaders: [parts.client_header] },
      // The prefix binds the cookie to this host and to https; browsers refuse it over plain http.
      cookies: { session_token: { name: isHttps ? '__Host-mfds_session' : 'mfds_session', attributes: { secure: isHttps, httpOnly: true, sameSite: 'lax', path: '/' } } },
      useSecureCookies: false,
    },
  });
}

const STAMPS = { createdAt: 'created_at', updatedAt: 'updated_at' } as const;

const CREDENTIAL_FIELDS = {
  ...STAMPS,
  userId: 'login_id', accountId: 'account_id', providerId: 'provider_id', accessToken: 'access_token', refreshToken: 'refresh_token', idToken: 'id_token',
  accessTokenExpiresAt: 'access_token_expires_at', refreshTokenExpiresAt: 'refresh_token_expires_at',
} as const;

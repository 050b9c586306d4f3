import { betterAuth } from 'better-auth';
import { uuidV7 } from '#base/ids.ts';
import type { AccessDatabase } from '#store/database.ts';
import { LINK_MINUTES } from './mail.ts';
import { LONGEST_PASSWORD } from './passwords.ts';

/** A session ends after a day without use; a session in use is extended at most once an hour. */
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
  readonly baseUrl: string;
  /** The header that passes the client's address to better-auth; no header of the client's request reaches it. */
  readonly clientHeader: string;
  /** Undefined: better-auth's own hashing (scrypt). */
  readonly hashing: PasswordHashing | undefined;
  readonly warn: (message: string) => void;
  sendToken(email: string, token: string): void;
  onPasswordSet(login: { readonly id: string; readonly email: string }): Promise<void>;
}

export type BetterAuthAdapter = ReturnType<typeof openBetterAuthAdapter>;

/**
 * better-auth over this service's tables: passwords (scrypt), sessions, and the tokens
 * of mailed links, which are stored hashed. HTTP requests reach it only through
 * `logins.ts`. It is loaded at the first sign-in or sign-up: loading takes time and
 * 50 MB, which a service without sign-ins saves.
 */
export function openBetterAuthAdapter(parts: LibraryParts) {
  const isHttps = parts.baseUrl.startsWith('https:');
  return betterAuth({
    baseURL: parts.baseUrl,
    secret: parts.secret,
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_level, message) => parts.warn(message) },
    // SQLite for both engines: in this dialect timestamps are ISO text and booleans are 0 and 1, as in the tables of
    // this service.
    database: { db: parts.database.query, type: 'sqlite', transaction: false },
    user: { modelName: 'logins', fields: { emailVerified: 'email_verified', ...STAMPS } },
    session: {
      modelName: 'login_sessions',
      fields: {
        userId: 'login_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        ...STAMPS,
      },
      expiresIn: IDLE_SECONDS,
      updateAge: PROLONGED_AFTER_SECONDS,
    },
    account: { modelName: 'login_credentials', fields: CREDENTIAL_FIELDS },
    verification: {
      modelName: 'login_proofs',
      fields: { expiresAt: 'expires_at', ...STAMPS },
      storeIdentifier: 'hashed',
    },
    emailAndPassword: {
      enabled: true,
      ...(parts.hashing === undefined ? {} : { password: parts.hashing }),
      requireEmailVerification: true,
      // passwords.ts has stricter rules with better messages.
      minPasswordLength: 1,
      maxPasswordLength: LONGEST_PASSWORD * 4,
      resetPasswordTokenExpiresIn: LINK_MINUTES * 60,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, token }) => parts.sendToken(user.email, token),
      onPasswordReset: async ({ user }) => parts.onPasswordSet(user),
    },
    advanced: {
      database: { generateId: () => uuidV7(new Date()) },
      ipAddress: { ipAddressHeaders: [parts.clientHeader] },
      // The `__Host-` prefix binds the cookie to this host and to https; browsers refuse it over plain http.
      // `session_token` is better-auth's own name for the cookie; another name would configure nothing.
      cookies: {
        session_token: {
          name: isHttps ? '__Host-mfds_session' : 'mfds_session',
          attributes: { secure: isHttps, httpOnly: true, sameSite: 'lax', path: '/' },
        },
      },
      useSecureCookies: false,
    },
  });
}

const STAMPS = { createdAt: 'created_at', updatedAt: 'updated_at' } as const;

const CREDENTIAL_FIELDS = {
  ...STAMPS,
  userId: 'login_id',
  accountId: 'account_id',
  providerId: 'provider_id',
  accessToken: 'access_token',
  refreshToken: 'refresh_token',
  idToken: 'id_token',
  accessTokenExpiresAt: 'access_token_expires_at',
  refreshTokenExpiresAt: 'refresh_token_expires_at',
} as const;

/**
 * Accounts, keys, logins and the activity of keys; timestamps and booleans as in tables.ts. With SQLite they have their
 * own database, so that a long import never delays the revocation of a key.
 */
export interface AccessTables {
  accounts: AccountTable;
  api_keys: ApiKeyTable;
  access_head: AccessHeadTable;
  activity_counts: ActivityCountTable;
  activity_requests: ActivityRequestTable;
  logins: LoginTable;
  login_sessions: LoginSessionTable;
  login_proofs: LoginProofTable;
  attempts: AttemptTable;
}

export type AccountStatus = 'PENDING' | 'ACTIVE' | 'SUSPENDED' | 'CLOSED';

export interface AccountTable {
  id: string;
  email: string;
  status: AccountStatus;
  email_verified_at: number | null;
  messaging_number: string | null;
  intended_use: string | null;
  terms_version: string | null;
  /** When an operator vouched for required details that the account lacked. */
  vouched_at: number | null;
  /** Operator and reason of the vouch; also null for vouches from before they were recorded. */
  vouched_by: string | null;
  vouched_reason: string | null;
  /** JSON list of the details that were missing. */
  vouched_for: string | null;
  created_at: number;
  activated_at: number | null;
}

export interface ApiKeyTable {
  id: string;
  account_id: string;
  name: string;
  /** The first 8 characters, to identify keys in a list. */
  prefix: string;
  /** Keyed hash of the secret; the secret itself is not stored. */
  secret_hash: string;
  /** JSON list. */
  scopes: string;
  created_at: number;
  expires_at: number | null;
  revoked_at: number | null;
  /** The key that this one replaced by rotation. */
  rotated_from: string | null;
}

/** One row, increased with every change of an account or a key, so that servers know when to read them again. */
interface AccessHeadTable {
  singleton: number;
  version: number;
  /**
   * A keyed hash of a fixed word: shows whether a server has the secret that the keys were hashed with. Null before
   * first use.
   */
  secret_check: string | null;
}

export type ActivityGrain = 'minute' | 'hour' | 'day';

/** The amount of one measure for a key in one minute, hour or day. */
export interface ActivityCountTable {
  key_id: string;
  grain: ActivityGrain;
  /** Milliseconds since the epoch; days begin at midnight UTC. */
  starts_at: number;
  /** `calls`, `units`, `refused.RATE_LIMITED`, `latency.7`. */
  measure: string;
  amount: number;
}

/** One of the last requests of a key. */
export interface ActivityRequestTable {
  key_id: string;
  request_id: string;
  finished_at: number;
  operation_id: string;
  status: number;
  /** The problem code; null if the call succeeded. */
  code: string | null;
  cost_units: number;
  latency_us: number;
  /** Null for requests from before it was recorded. */
  path: string | null;
  /** JSON list of names and values of known parameters. */
  parameters: string | null;
  /** JSON list of what a 422 refused: location and message. */
  refusals: string | null;
}

/** A person who can sign in. better-auth owns these rows; timestamps are ISO text. */
interface LoginTable {
  id: string;
  email: string;
  email_verified: 0 | 1;
}

export interface LoginSessionTable {
  id: string;
  login_id: string;
  ip_address: string | null;
  user_agent: string | null;
  created_at: string;
  updated_at: string;
  expires_at: string;
}

/** A mailed link: the hash of its token, and its login. */
interface LoginProofTable {
  id: string;
  /** The login. */
  value: string;
  expires_at: string;
}

/** The number of attempts of one subject, and the time of the next allowed one. */
export interface AttemptTable {
  /** A keyed hash: it reveals neither addresses nor clients. */
  subject: string;
  tries: number;
  /** Attempts before this time are refused. */
  next_at: number;
  /** The row is deleted after this time. */
  ends_at: number;
}

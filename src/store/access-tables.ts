/**
 * Accounts, keys, logins and what keys did; moments and truth values as in tables.ts.
 * They live in a database of their own where the engine is SQLite, so that a long
 * import never keeps a key from being revoked.
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
  /** When an operator answered for what activation asks for and the account lacked. */
  vouched_at: number | null;
  /** Who answered, and why; null also where that was not recorded yet. */
  vouched_by: string | null;
  vouched_reason: string | null;
  /** JSON list of what was missing at that moment. */
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
  /** Keyed hash of the secret; the secret itself is stored nowhere. */
  secret_hash: string;
  /** JSON list. */
  scopes: string;
  created_at: number;
  expires_at: number | null;
  revoked_at: number | null;
  /** The key this one replaced by rotation. */
  rotated_from: string | null;
}

/** One row: rises with every change of an account or a key, so that a server knows when to read them again. */
interface AccessHeadTable {
  singleton: number;
  version: number;
  /** A keyed hash of a fixed word: shows whether a server has the secret that the keys were hashed with. Null before first use. */
  secret_check: string | null;
}

export type ActivityGrain = 'minute' | 'hour' | 'day';

/** How much of one measure fell to a key in one minute, hour or day. */
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
  /** The problem's code; null where the call succeeded. */
  code: string | null;
  cost_units: number;
  latency_us: number;
}

/** A person who can sign in. The login library owns these rows; moments are ISO text. */
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

/** What a mailed link proves: its token's hash, and whose it is. */
interface LoginProofTable {
  id: string;
  /** The login. */
  value: string;
  expires_at: string;
}

/** How often something was tried by one subject, and when it may try again. */
export interface AttemptTable {
  /** A keyed hash: neither addresses nor clients can be read from it. */
  subject: string;
  tries: number;
  /** Tries before this moment are refused. */
  next_at: number;
  /** The row is forgotten after this moment. */
  ends_at: number;
}

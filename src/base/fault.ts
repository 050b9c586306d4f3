export interface FieldFault {
  /** The rejected value: `query.page`, `body.funds[3]`, `path.fund_slug`. */
  readonly location: string;
  readonly message: string;
  /** One word of a closed vocabulary, for example `int_parsing`. */
  readonly type: string;
}

interface FaultOptions {
  /** For logs only: driver messages, paths, the offending bytes. */
  readonly internal?: string;
  readonly errors?: readonly FieldFault[];
  /** Whole seconds until a retry, for codes that carry `Retry-After`. */
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/**
 * The one kind of error for expected failures: a stable code, a public text, and details that only an operator may
 * see. Anything else that is thrown is a defect of this service, and clients get INTERNAL_ERROR.
 */
export class Fault extends Error {
  readonly code: FaultCode;
  readonly internal: string | undefined;
  readonly errors: readonly FieldFault[];
  readonly retryAfterSeconds: number | undefined;

  /** `text` is public: it names the expected value, the found value and the next step. */
  constructor(code: FaultCode, text: string, options: FaultOptions = {}) {
    super(text, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'Fault';
    this.code = code;
    this.internal = options.internal;
    this.errors = options.errors ?? [];
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** True for a Fault, of the given code if one is given. */
export function isFault(thrown: unknown, code?: FaultCode): thrown is Fault {
  return thrown instanceof Fault && (code === undefined || thrown.code === code);
}

/**
 * Every code that a `Fault` may have. Declare a new code here first: a code that is not in this file does not
 * compile, so a misspelt one cannot reach a client as an internal error.
 */
export type FaultCode = ApiFaultCode | OperatorFaultCode;

/** Returned to clients of the API as problem documents; described in src/http/problems.ts. */
export type ApiFaultCode =
  | 'ACCOUNT_UNAVAILABLE'
  | 'AMC_NOT_FOUND'
  | 'API_KEY_EXPIRED'
  | 'API_KEY_INVALID'
  | 'API_KEY_MISSING'
  | 'FAMILY_NOT_FOUND'
  | 'FUND_NOT_FOUND'
  | 'INTERNAL_ERROR'
  | 'INVALID_CURSOR'
  | 'INVALID_DATE_RANGE'
  | 'INVALID_FILTER'
  | 'INVALID_REQUEST'
  | 'MALFORMED_JSON'
  | 'METHOD_NOT_ALLOWED'
  | 'PAYLOAD_TOO_LARGE'
  | 'RATE_LIMITED'
  | 'REPORT_NOT_FOUND'
  | 'ROUTE_NOT_FOUND'
  | 'SCOPE_MISSING'
  | 'SERVICE_UNAVAILABLE'
  | 'UNSUPPORTED_EXPANSION'
  | 'UNSUPPORTED_FIELD'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'VALIDATION_ERROR';

/** Printed by commands, shown on account pages or logged. A client of the API gets INTERNAL_ERROR instead. */
export type OperatorFaultCode = AccountFaultCode | ImportFaultCode | InstallationFaultCode | CommandFaultCode;

/** Accounts, keys and sign-in. */
type AccountFaultCode =
  | 'ACCOUNT_EXISTS'
  | 'ACCOUNT_INCOMPLETE'
  | 'ACCOUNT_NOT_ACTIVE'
  | 'ACCOUNT_NOT_FOUND'
  | 'ACCOUNT_STATE'
  | 'FOREIGN_FORM'
  | 'INVALID_EMAIL'
  | 'INVALID_EXPIRY'
  | 'INVALID_INTENDED_USE'
  | 'INVALID_KEY_NAME'
  | 'INVALID_MESSAGING_NUMBER'
  | 'INVALID_SCOPES'
  | 'INVALID_TERMS_VERSION'
  | 'INVALID_VOUCH_REASON'
  | 'KEY_EXPIRED'
  | 'KEY_LIMIT'
  | 'KEY_NOT_FOUND'
  | 'KEY_REVOKED'
  | 'KEY_ROTATED'
  | 'LINK_INVALID'
  | 'PASSWORD_WRONG'
  | 'SIGN_IN_REFUSED'
  | 'TERMS_NOT_ACCEPTED'
  | 'TOO_MANY_ATTEMPTS'
  | 'WEAK_PASSWORD';

/** Documents, imports and reviews. */
type ImportFaultCode =
  | 'ALIAS_BLANK'
  | 'ALIAS_TAKEN'
  | 'DOCUMENT_SET_ASIDE'
  | 'EXPORT_RUNNING'
  | 'FETCH_FAILED'
  | 'FETCH_STOPPED'
  | 'FILE_DAMAGED'
  | 'FILE_EXISTS'
  | 'FILE_NOT_FOUND'
  | 'FILE_TOO_LARGE'
  | 'HOLD_DECIDED'
  | 'HOLD_NOT_ACCEPTABLE'
  | 'HOLD_NOT_CHANGEABLE'
  | 'HOLD_NOT_FOUND'
  | 'IMPORT_ENDED'
  | 'MODEL_FAILED'
  | 'NO_FOLDER'
  | 'OCR_MISSING'
  | 'PAGE_NEEDED'
  | 'PAGE_UNKNOWN'
  | 'PATH_UNKNOWN'
  | 'REASON_NEEDED'
  | 'REPORT_SOURCE_UNKNOWN'
  | 'SECTION_UNKNOWN'
  | 'SOURCE_REFUSED'
  | 'TERM_UNKNOWN'
  | 'VALUE_NEEDED'
  | 'VALUE_UNKNOWN'
  | 'WORD_KNOWN';

/** Settings, the data directory, archive, databases and backups. */
type InstallationFaultCode =
  | 'ARCHIVE_DAMAGED'
  | 'ARCHIVE_EMPTY'
  | 'ARCHIVE_EXISTS'
  | 'BACKUP_DAMAGED'
  | 'BACKUP_UNKNOWN'
  | 'CONFIG_INVALID'
  | 'DISK_ERROR'
  | 'DISK_FULL'
  | 'MOVE_DIFFERS'
  | 'NO_INSTALLATION'
  | 'PORT_REFUSED'
  | 'PORT_TAKEN'
  | 'RESTORE_NOT_EMPTY'
  | 'SAMPLE_FAILED'
  | 'SECRET_MALFORMED'
  | 'SECRET_MISMATCH'
  | 'STORE_BEHIND'
  | 'STORE_BUSY'
  | 'STORE_EMPTY'
  | 'STORE_NEWER'
  | 'STORE_READ_ONLY'
  | 'STORE_UNAVAILABLE'
  | 'TARGET_NOT_EMPTY';

/** How a command ran. */
type CommandFaultCode = 'STOPPED' | 'TIMEOUT' | 'WRONG_USAGE';

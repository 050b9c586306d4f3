import type { FaultCode } from './fault-codes.ts';

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

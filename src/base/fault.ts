/**
 * One kind of error for everything we expect to go wrong: a stable code, a text
 * for the person who asked, and (kept apart) what only an operator may see.
 * Anything thrown that is not a Fault is a defect and becomes INTERNAL_ERROR.
 */

export interface FieldFault {
  /** Where the trouble stands: `query.page`, `body.funds[3]`, `path.fund_slug`. */
  readonly location: string;
  readonly message: string;
  /** One word of a closed vocabulary, for example `int_parsing`. */
  readonly type: string;
}

interface FaultOptions {
  /** Never shown to a client: driver messages, paths, the offending bytes. */
  readonly internal?: string;
  readonly errors?: readonly FieldFault[];
  /** Whole seconds a client should wait, for codes that carry `Retry-After`. */
  readonly retry_after_seconds?: number;
  readonly cause?: unknown;
}

export class Fault extends Error {
  readonly code: string;
  readonly internal: string | undefined;
  readonly errors: readonly FieldFault[];
  readonly retry_after_seconds: number | undefined;

  /** `text` is public: it says what was expected, what was found and what to do next. */
  constructor(code: string, text: string, options: FaultOptions = {}) {
    super(text, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'Fault';
    this.code = code;
    this.internal = options.internal;
    this.errors = options.errors ?? [];
    this.retry_after_seconds = options.retry_after_seconds;
  }
}

/** True for a Fault, of the given code if one is given. */
export function isFault(thrown: unknown, code?: string): thrown is Fault {
  return thrown instanceof Fault && (code === undefined || thrown.code === code);
}

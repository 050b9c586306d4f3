/**
 * Resolves with the value of the promise, or rejects with the error of `late` after a timeout. If the event loop was
 * blocked, the timer fires before responses that have already arrived are processed; `setImmediate` lets them win.
 */
export async function withTimeout<Answer>(
  answer: Promise<Answer>,
  milliseconds: number,
  late: () => Error,
): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const outOfTime = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => setImmediate(() => reject(late())), milliseconds);
  });
  try {
    return await Promise.race([answer, outOfTime]);
  } finally {
    clearTimeout(timer);
  }
}

/** Starts work that ends when its signal is set; `stop` sets it and resolves after the end. */
export function startUntilStopped(work: (signal: AbortSignal) => Promise<void>): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const running = work(stopping.signal);
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

/**
 * Applies `work` to a value or to the result of a promise. A plain value is handled synchronously, which saves a
 * promise per request.
 */
export function thenMaybe<Value, Result>(
  value: Value | Promise<Value>,
  work: (value: Value) => Result | Promise<Result>,
): Result | Promise<Result> {
  return value instanceof Promise ? value.then(work) : work(value);
}

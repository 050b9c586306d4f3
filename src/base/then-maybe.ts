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

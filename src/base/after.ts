/** Goes on with a value: at once where it is there, since a promise per request with nothing to wait for is felt; else when it comes. */
export function after<Value, Result>(value: Value | Promise<Value>, work: (value: Value) => Result | Promise<Result>): Result | Promise<Result> {
  return value instanceof Promise ? value.then(work) : work(value);
}

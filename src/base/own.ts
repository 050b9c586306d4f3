/**
 * Looks up an own property by a name from outside (a client, an operator, a document or a
 * library). A plain look-up would also find inherited names such as `toString`,
 * `constructor` and `__proto__`.
 */
export function own<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

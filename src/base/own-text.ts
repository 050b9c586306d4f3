/** Copies a text: a substring would otherwise keep the whole original string in memory. */
export function ownText(text: string): string {
  return Buffer.from(text).toString();
}

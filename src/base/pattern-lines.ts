/** Patterns that are too long for one line. */

/**
 * The text of a pattern that is written in several lines. Line breaks and the indentation after them are not part of
 * it; backslashes stay as in a literal, and `[ ]` is a blank where a line begins or ends with one.
 *
 *     const CLOSED = new RegExp(
 *       joinLines`
 *         ^(?:sunday|holiday)s?$
 *         |^closed on\b`,
 *       'i',
 *     );
 */
export function joinLines(template: TemplateStringsArray, ...parts: readonly string[]): string {
  return String.raw({ raw: template.raw.map((text) => text.replace(/\n */g, '')) }, ...parts);
}

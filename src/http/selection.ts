import type { Outcome } from './parameters/parameter.ts';
import { trouble } from './parameters/parameter.ts';

/** The limit on one selection; it also bounds the repeated `funds` of the GET operations. */
const MAXIMUM_FUNDS = 100;

/** The slugs a client selected, in its order: trimmed, blanks and duplicates dropped before the limit is applied. */
export function selectFunds(given: readonly string[]): Outcome<readonly string[]> {
  const slugs = [...new Set(given.map((slug) => slug.trim()).filter((slug) => slug.length > 0))];
  if (slugs.length === 0) return trouble('too_short', 'expected at least 1 fund slug, found none that is not blank');
  if (slugs.length > MAXIMUM_FUNDS) {
    return trouble('too_long', `expected at most ${MAXIMUM_FUNDS} different fund slugs, found ${slugs.length}; ask in several requests`);
  }
  return { value: slugs };
}

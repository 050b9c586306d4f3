import { hash } from 'node:crypto';

// 132 bits: two different contents do not collide by chance.
const MARK_CHARACTERS = 22;

/**
 * A short hash of a text. It identifies small facts by their content, so it is the
 * same on every node and after a rebuild, and changes only when the text changes.
 */
export function contentHash(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, MARK_CHARACTERS);
}

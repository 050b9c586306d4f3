import { hash } from 'node:crypto';

// 132 bits: two different answers never share a mark by chance.
const MARK_CHARACTERS = 22;

/**
 * A short name for exactly this text. Facts that are small are named by their
 * content: the name is then the same on every node and after a rebuild, and it
 * changes with every change and with nothing else.
 */
export function markOf(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, MARK_CHARACTERS);
}

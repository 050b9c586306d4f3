import { Fault } from '#base/fault.ts';
import { SCOPES } from '#domain/vocabularies.ts';
import type { Scope } from '#domain/vocabularies.ts';

/**
 * Parses `all` or a comma-separated list such as `funds:read,nav:read`; returns vocabulary order. Fault INVALID_SCOPES.
 */
export function parseScopes(text: string): readonly Scope[] {
  const words = text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  if (words.length === 1 && words[0] === 'all') return SCOPES;
  const unknown = words.filter((word) => !isScope(word));
  if (words.length > 0 && unknown.length === 0) return SCOPES.filter((scope) => words.includes(scope));
  const found = unknown.length > 0 ? `found ${unknown.map((word) => `"${word}"`).join(', ')}` : 'found none';
  throw new Fault('INVALID_SCOPES', `Expected "all" or a comma-separated list of ${SCOPES.join(', ')}; ${found}.`);
}

/** Scopes as stored with a key; a scope that no longer exists is ignored. */
export function readStoredScopes(json: string): readonly Scope[] {
  const stored: unknown = JSON.parse(json);
  return Array.isArray(stored) ? stored.filter(isScope) : [];
}

function isScope(word: unknown): word is Scope {
  return (SCOPES as readonly unknown[]).includes(word);
}

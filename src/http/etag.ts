import { hash } from 'node:crypto';
import { keyedHash } from '#base/hash.ts';
import type { IsoDate } from '#domain/dates.ts';

// 128 bits of MAC.
const MAC_CHARACTERS = 22;
// Increase this when the same facts are rendered to different bytes, so that earlier tags no longer match.
const BODY_FORM = 2;

/** Everything that a response depends on except its request id and timestamp. */
export interface Visible {
  readonly operation_id: string;
  readonly mediaType: string;
  /** `UntypedResult.facts`. */
  readonly facts: string;
  /** Effective parameters in declared order. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The day from which `meta.data_freshness_days` is counted. */
  readonly today: IsoDate;
}

/** A keyed hash of `Visible`. It is never sent: tags are request ids hashed with it as the key. */
export function signVisible(secret: string, { operation_id, mediaType, facts, values, today }: Visible): string {
  return keyedHash(secret, `etag\n${JSON.stringify([BODY_FORM, operation_id, mediaType, facts, values, today])}`);
}

/**
 * The ETag of one response: its request id, and that id hashed with the key from `signVisible`. Any node with the same
 * secret can decide later, without storing the response, whether it would still send the same.
 */
export function mintEtag(etagKey: string, request_id: string): string {
  return `"${request_id}.${macOf(etagKey, request_id)}"`;
}

/** Key and id each have a fixed length, so the hashed text is unambiguous; the truncated hash cannot be extended. */
function macOf(etagKey: string, request_id: string): string {
  return hash('sha256', etagKey + request_id, 'base64url').slice(0, MAC_CHARACTERS);
}

// For example `W/"0199….k3…"` in a list; If-None-Match ignores the weak prefix (RFC 9110, 13.1.2).
const TAG = /"([\da-f-]{36})\.([\w-]{22})"/;

/** The tag in `If-None-Match` that still matches, a new tag for `*`, or undefined if a full response is due. */
export function findMatch(etagKey: string, ifNoneMatch: string, request_id: string): string | undefined {
  if (ifNoneMatch.trim() === '*') return mintEtag(etagKey, request_id);
  for (let rest = ifNoneMatch; ;) {
    const found = TAG.exec(rest);
    if (found === null) return undefined;
    const [tag, named = '', mac = ''] = found;
    // No constant-time comparison: a forged tag only spares its sender a response and reveals nothing.
    if (macOf(etagKey, named) === mac) return tag;
    rest = rest.slice(found.index + tag.length);
  }
}

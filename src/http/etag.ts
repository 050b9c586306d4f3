import { equalInConstantTime, keyedHash } from '#base/hash.ts';

// 128 bits of MAC.
const MAC_CHARACTERS = 22;
// Rises when the same facts are rendered into other bytes, so that no tag of the old form is confirmed.
const BODY_FORM = 1;

/** All that a response hangs on besides its request id and its moment (decisions 10). */
interface Visible {
  readonly operation_id: string;
  readonly media_type: string;
  /** `Reading.facts`. */
  readonly facts: string;
  /** Effective parameters in declared order. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The day `meta.data_freshness_days` was counted from. */
  readonly today: string;
}

/**
 * The name of one whole response: its request id and a keyed hash of what it
 * shows. Any node with the same secret can decide later, without remembering
 * the response, whether it would still show the same.
 */
export function mintEtag(secret: string, request_id: string, visible: Visible): string {
  const id = Buffer.from(request_id.replaceAll('-', ''), 'hex').toString('base64url');
  return `"${id}.${seal(secret, id, visible)}"`;
}

function seal(secret: string, id: string, visible: Visible): string {
  const { operation_id, media_type, facts, values, today } = visible;
  return keyedHash(secret, `etag\n${JSON.stringify([BODY_FORM, id, operation_id, media_type, facts, values, today])}`, MAC_CHARACTERS);
}

// For example `W/"AZ….k3…"` in a list; the weak mark does not matter for If-None-Match (RFC 9110, 13.1.2).
const TAG = /"([\w-]+)\.([\w-]+)"/g;

/**
 * The tag of `If-None-Match` that still names what would be answered now,
 * `minted` for `*`, or undefined when a full answer is due.
 */
export function findMatch(secret: string, if_none_match: string | undefined, minted: string, visible: Visible): string | undefined {
  if (if_none_match === undefined) return undefined;
  if (if_none_match.trim() === '*') return minted;
  for (const [tag, id = '', mac = ''] of if_none_match.matchAll(TAG)) {
    if (mac.length === MAC_CHARACTERS && equalInConstantTime(seal(secret, id, visible), mac)) return tag;
  }
  return undefined;
}

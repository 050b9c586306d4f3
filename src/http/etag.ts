import { hash } from 'node:crypto';
import { keyedHash } from '#base/hash.ts';
import type { IsoDate } from '#domain/dates.ts';

// 128 bits of MAC.
const MAC_CHARACTERS = 22;
// Rises when the same facts are rendered into other bytes, so that no tag of the old form is confirmed.
const BODY_FORM = 1;

/** All that a response hangs on besides its request id and its moment. */
export interface Visible {
  readonly operation_id: string;
  readonly media_type: string;
  /** `Reading.facts`. */
  readonly facts: string;
  /** Effective parameters in declared order. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The day `meta.data_freshness_days` was counted from. */
  readonly today: IsoDate;
}

/** A keyed hash of what a response shows; never sent itself: it is the key under which request ids are hashed into tags. */
export function sealVisible(secret: string, { operation_id, media_type, facts, values, today }: Visible): string {
  return keyedHash(secret, `etag\n${JSON.stringify([BODY_FORM, operation_id, media_type, facts, values, today])}`);
}

/**
 * The name of one whole response: its request id, and that id hashed under the
 * seal of what it shows. Any node with the same secret can decide later, without
 * remembering the response, whether it would still show the same.
 */
export function mintEtag(seal: string, request_id: string): string {
  return `"${request_id}.${macOf(seal, request_id)}"`;
}

/** Seal and id have each one length, so that what is hashed can be read in one way only; cut as it is, the hash cannot be continued. */
function macOf(seal: string, request_id: string): string {
  return hash('sha256', seal + request_id, 'base64url').slice(0, MAC_CHARACTERS);
}

// For example `W/"0199….k3…"` in a list; the weak mark does not matter for If-None-Match (RFC 9110, 13.1.2).
const TAG = /"([\da-f-]{36})\.([\w-]{22})"/;

/** The tag of `If-None-Match` that still names what would be answered now, one of this request for `*`, or undefined when a full answer is due. */
export function findMatch(seal: string, if_none_match: string, request_id: string): string | undefined {
  if (if_none_match.trim() === '*') return mintEtag(seal, request_id);
  for (let rest = if_none_match; ; ) {
    const found = TAG.exec(rest);
    if (found === null) return undefined;
    const [tag, named = '', mac = ''] = found;
    // A forged tag would spare its forger an answer and tell nothing, so nobody can gain by how long this takes.
    if (macOf(seal, named) === mac) return tag;
    rest = rest.slice(found.index + tag.length);
  }
}

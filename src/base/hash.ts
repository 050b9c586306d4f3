import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** SHA-256 of the bytes, as 64 lower-case hex digits. */
export function sha256Hex(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** HMAC-SHA-256, base64url, cut to `length` characters (six bits each). */
export function keyedHash(secret: string, text: string, length = 43): string {
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, length);
}

/** Equality in constant time: the duration does not reveal where two texts differ. */
export function equalInConstantTime(left: string, right: string): boolean {
  const a = Buffer.from(left);
  const b = Buffer.from(right);
  return a.length === b.length && timingSafeEqual(a, b);
}

// 128 bits of MAC: as hard to forge as an AES-128 key is to guess.
const MAC_CHARACTERS = 22;

/**
 * Signs values as opaque URL-safe text (cursors, checkpoints, sessions): clients can
 * return the text but not change it.
 */
export interface TokenSigner {
  sign(purpose: string, value: unknown): string;
  /** The signed value; undefined if the text was not signed with this secret for this purpose. */
  verify(purpose: string, text: string): unknown;
}

export function createTokenSigner(secret: string): TokenSigner {
  const mac = (purpose: string, body: string): string => keyedHash(secret, `${purpose}\n${body}`, MAC_CHARACTERS);
  return {
    sign(purpose, value) {
      const body = Buffer.from(JSON.stringify(value)).toString('base64url');
      return body + mac(purpose, body);
    },
    verify(purpose, text) {
      const body = text.slice(0, -MAC_CHARACTERS);
      if (body.length === 0 || !equalInConstantTime(mac(purpose, body), text.slice(-MAC_CHARACTERS))) return undefined;
      return JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as unknown;
    },
  };
}

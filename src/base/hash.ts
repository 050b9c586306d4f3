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

import { createHash, randomBytes } from 'node:crypto';

/**
 * UUIDv5 (RFC 9562): the same namespace and name give the same id on every
 * machine, so a store rebuilt from its sources has the same public ids.
 */
export function uuidV5(namespace: string, name: string): string {
  const digest = createHash('sha1')
    .update(Buffer.from(namespace.replaceAll('-', ''), 'hex'))
    .update(name, 'utf8')
    .digest();
  return formatUuid(digest, 5);
}

/** UUIDv7 (RFC 9562): random, ordered by the millisecond it was made in. */
export function uuidV7(now: Date): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now.getTime(), 0, 6);
  return formatUuid(bytes, 7);
}

function formatUuid(source: Buffer, version: 5 | 7): string {
  const bytes = Buffer.from(source.subarray(0, 16));
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | (version << 4), 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

import { createHash, randomFillSync } from 'node:crypto';

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

// The system call for random bytes costs as much as the rest of an id, so one call fetches the bytes of 256 ids.
const POOL = Buffer.alloc(16 * 256);
let poolAt = POOL.length;

/** UUIDv7 (RFC 9562): random, ordered by the millisecond of its creation. */
export function uuidV7(now: Date): string {
  if (poolAt === POOL.length) {
    randomFillSync(POOL);
    poolAt = 0;
  }
  POOL.writeUIntBE(now.getTime(), poolAt, 6);
  poolAt += 16;
  return formatUuid(POOL.subarray(poolAt - 16, poolAt), 7);
}

function formatUuid(source: Buffer, version: 5 | 7): string {
  source.writeUInt8((source.readUInt8(6) & 0x0f) | (version << 4), 6);
  source.writeUInt8((source.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = source.toString('hex', 0, 16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mintKey, parseKey, shownPrefix } from '#access/keys.ts';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

it('a key is mfd_, 32 random letters and digits, and a CRC-32 checksum of six characters', () => {
  const key = mintKey();
  expect(key).toMatch(/^mfd_[0-9A-Za-z]{38}$/);
  const checksum = key
    .slice(-6)
    .split('')
    .reduce((sum, character) => sum * 62 + BASE62.indexOf(character), 0);
  expect(checksum).toBe(crc32(key.slice(0, -6)));
  expect(parseKey(key)).toBe(key);
  expect(shownPrefix(key)).toBe(key.slice(0, 8));
});

it('a key with any one character changed is rejected without a database lookup', () => {
  fc.assert(
    fc.property(fc.nat(41), fc.constantFrom(...BASE62.split(''), '_', '-', ' '), (place, character) => {
      const key = mintKey();
      const changed = key.slice(0, place) + character + key.slice(place + 1);
      expect(parseKey(changed)).toBe(changed === key ? key : undefined);
    }),
  );
});

it.each(['', 'mfd_', 'sk_live_0123', ' '.repeat(42), `mfd_${'a'.repeat(38)}`, `mfd_${'é'.repeat(38)}`])(
  '%j is rejected as a key',
  (text) => {
    expect(parseKey(text)).toBeUndefined();
    expect(parseKey(`${mintKey()}\n`)).toBeUndefined();
  },
);

it('every letter and digit is equally likely at every position of a key', () => {
  const counts = new Map<string, number>();
  const keys = 3_000;
  for (let made = 0; made < keys; made += 1)
    for (const character of mintKey().slice(4, 36)) counts.set(character, (counts.get(character) ?? 0) + 1);
  const expected = (keys * 32) / 62;
  // Bytes modulo 62 would make the first eight characters a quarter more frequent than the others.
  expect(counts.size).toBe(62);
  for (const count of counts.values()) expect(Math.abs(count - expected) / expected).toBeLessThan(0.15);
});

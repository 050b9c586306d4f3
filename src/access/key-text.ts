import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/**
 * The text of an API key: `mfd_`, 32 random base62 characters (190 bits), and the
 * CRC-32 of everything before it in 6 base62 characters. The checksum rejects a
 * mistyped key without a look-up and lets secret scanners recognise real keys.
 */
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const PREFIX = 'mfd_';
const RANDOM_CHARACTERS = 32;
// 62^6 > 2^32: six characters hold every CRC-32.
const CHECKSUM_CHARACTERS = 6;
// The stored prefix, which identifies a key in a list.
const SHOWN_CHARACTERS = 8;

// `mfd_` and 38 letters and digits
const SHAPE = /^mfd_[0-9A-Za-z]{38}$/;

declare const KEY_TEXT: unique symbol;
/** A text with the right shape and checksum; the key need not exist. */
export type KeyText = string & { readonly [KEY_TEXT]: true };

export function mintKey(): KeyText {
  const body = PREFIX + randomBase62(RANDOM_CHARACTERS);
  return (body + checksum(body)) as KeyText;
}

/** Undefined if the prefix, length, alphabet or checksum is wrong. */
export function parseKey(text: string): KeyText | undefined {
  if (!SHAPE.test(text)) return undefined;
  const body = text.slice(0, -CHECKSUM_CHARACTERS);
  return checksum(body) === text.slice(-CHECKSUM_CHARACTERS) ? (text as KeyText) : undefined;
}

export function shownPrefix(key: KeyText): string {
  return key.slice(0, SHOWN_CHARACTERS);
}

function checksum(body: string): string {
  let rest = crc32(body);
  let text = '';
  for (let digit = 0; digit < CHECKSUM_CHARACTERS; digit += 1) {
    text = ALPHABET.charAt(rest % ALPHABET.length) + text;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return text;
}

/** Discards bytes of 248 and above: 248 = 4 × 62, so every character is equally likely. */
function randomBase62(length: number): string {
  const fair = 256 - (256 % ALPHABET.length);
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < fair && text.length < length) text += ALPHABET.charAt(byte % ALPHABET.length);
    }
  }
  return text;
}

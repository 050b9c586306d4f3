import { equalInConstantTime, keyedHash } from './hash.ts';

// 128 bits of MAC: as hard to forge as an AES-128 key is to guess.
const MAC_CHARACTERS = 22;

/**
 * Authenticated opaque text (cursors, checkpoints): what was sealed can be read
 * back here and nowhere be edited. Sealed text is URL-safe.
 */
export interface Sealer {
  seal(purpose: string, value: unknown): string;
  /** The sealed value, or undefined when the text was not sealed here for this purpose. */
  unseal(purpose: string, text: string): unknown;
}

export function createSealer(secret: string): Sealer {
  const mac = (purpose: string, body: string): string => keyedHash(secret, `${purpose}\n${body}`, MAC_CHARACTERS);
  return {
    seal(purpose, value) {
      const body = Buffer.from(JSON.stringify(value)).toString('base64url');
      return body + mac(purpose, body);
    },
    unseal(purpose, text) {
      const body = text.slice(0, -MAC_CHARACTERS);
      if (body.length === 0 || !equalInConstantTime(mac(purpose, body), text.slice(-MAC_CHARACTERS))) return undefined;
      return JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as unknown;
    },
  };
}

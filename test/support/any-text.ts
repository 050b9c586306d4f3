import fc from 'fast-check';

const FIRST_SURROGATE = 0xd800;
const SURROGATES = 0x800;
const CHARACTERS = 0x110000 - SURROGATES;

/**
 * Texts of any characters, the same ones as `fc.string({ unit: 'binary' })`. That puts all million characters into a map,
 * which takes a second and stays in memory for all later test files of the process.
 */
export function anyText(length: { readonly maxLength?: number } = {}): fc.Arbitrary<string> {
  return fc.string({ ...length, unit: CHARACTER });
}

const CHARACTER = fc
  .nat(CHARACTERS - 1)
  .map((number) => String.fromCodePoint(number < FIRST_SURROGATE ? number : number + SURROGATES), numberOf);

/** Back from a character, so that fast-check can build its own dangerous texts, such as `__proto__`, of characters. */
function numberOf(text: unknown): number {
  const code = typeof text === 'string' ? (text.codePointAt(0) ?? -1) : -1;
  const isSurrogate = code >= FIRST_SURROGATE && code < FIRST_SURROGATE + SURROGATES;
  if (code < 0 || isSurrogate || text !== String.fromCodePoint(code)) throw new RangeError('not one character');
  return code < FIRST_SURROGATE ? code : code - SURROGATES;
}

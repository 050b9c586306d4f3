/**
 * What pdf.js expects of its surroundings, for processes that only read words. It must be defined before pdf.js is
 * loaded: this file is imported first.
 */
import { inflateSync } from 'node:zlib';

/**
 * If fonts cannot be loaded, pdf.js runs the programs that draw their glyphs and keeps an outline of each. With this
 * font, which is loaded at once and never used, it does not.
 */
class UnusedFont {
  readonly loaded = Promise.resolve();
}

/**
 * pdf.js unpacks every stream of a PDF with DecompressionStream. Node's hands each to another thread and back in
 * chunks, which takes several times as long as unpacking its few kilobytes at once.
 */
class UnpackedAtOnce {
  readonly #packed = Promise.withResolvers<Uint8Array>();
  readonly readable = unpack(this.#packed.promise);
  readonly writable = {
    getWriter: () => ({
      write: async (bytes: Uint8Array) => Promise.resolve(this.#packed.resolve(bytes)),
      close: async () => Promise.resolve(),
    }),
  };

  constructor(format: string) {
    // pdf.js has code of its own for what is not unpacked here.
    if (format !== 'deflate') throw new TypeError('Only deflated streams are unpacked at once.');
  }
}

async function* unpack(packed: Promise<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield inflateSync(await packed);
}

/** Adds a function of the language that pdf.js uses and this version of Node lacks. */
function provide(prototype: object, name: string, value: (this: never, ...given: never[]) => unknown): void {
  if (!Object.hasOwn(prototype, name)) Object.defineProperty(prototype, name, { value, configurable: true });
}

provide(
  Map.prototype,
  'getOrInsertComputed',
  function getOrInsertComputed(this: Map<unknown, unknown>, key: unknown, make: (key: unknown) => unknown) {
    if (!this.has(key)) this.set(key, make(key));
    return this.get(key);
  },
);
provide(Uint8Array.prototype, 'toHex', function toHex(this: Uint8Array) {
  return Buffer.from(this).toString('hex');
});

Object.assign(globalThis, {
  // pdf.js creates one when it is loaded and uses it only to draw pages. Node has none; pdf.js takes it from the
  // drawing library and cannot be loaded without it.
  DOMMatrix: class {},
  FontFace: UnusedFont,
  DecompressionStream: UnpackedAtOnce,
});

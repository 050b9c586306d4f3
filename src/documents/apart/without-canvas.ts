/**
 * Keeps pdf.js from loading the drawing library in this process: words need no drawing, and loading it takes as long as
 * reading ten pages. Imported before pdf.js, which works without the library.
 */
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith('@napi-rs/canvas')) throw new Error('Words are read without a drawing library.');
    return next(specifier, context);
  },
});

import { registerHooks } from 'node:module';

// pdf.js loads the drawing library if it is installed. A process that only reads words starts a fifth faster without
// it, and native code that nothing needs is not near a hostile document.
const hooks = registerHooks({
  resolve(name, context, next) {
    if (name === '@napi-rs/canvas') throw new Error('Words are read without the drawing library.');
    return next(name, context);
  },
});

/** To call when pdf.js is loaded: other modules of this process may load the drawing library again. */
export function allowDrawingLibrary(): void {
  hooks.deregister();
}

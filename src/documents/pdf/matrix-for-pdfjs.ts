// pdf.js creates a DOMMatrix when it is loaded and uses it only to draw pages. Node has none; pdf.js takes it from the
// drawing library and cannot be loaded without it. It must be defined before that: this file is imported first.
Object.assign(globalThis, { DOMMatrix: class {} });

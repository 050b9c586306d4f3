/**
 * Keeps pdf.js from loading Node's HTTP client: when it is loaded, it looks at the class of responses. A process that
 * reads or draws a document fetches nothing, and the client takes a fifth of its start. Imported before pdf.js.
 */
class NoResponse {
  bytes(): never {
    throw new Error('A process for documents has no HTTP client.');
  }
}

// Node's own class is a property that loads the client when it is read or redefined, but not when it is assigned.
Object.assign(globalThis, { Response: NoResponse });

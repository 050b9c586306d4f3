// A PDF may begin with a few bytes of a mail or web server.
const HEAD_BYTES = 1024;

/** True for bytes that a viewer would open as a PDF. Does not check that the PDF is complete. */
export function beginsAsPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, HEAD_BYTES)).includes('%PDF-');
}

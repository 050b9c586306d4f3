/** Bytes of a string or buffer in this process. Shared memory counts as 0: the series cache counts it. */
export function heldBytes(piece: string | Uint8Array): number {
  if (typeof piece !== 'string') return piece.buffer instanceof SharedArrayBuffer ? 0 : piece.length;
  // A string with characters beyond Latin-1 takes two bytes per character; a longer UTF-8 form means that it may have
  // some.
  return Buffer.byteLength(piece) === piece.length ? piece.length : 2 * piece.length;
}

/** True for bytes that begin like a web page. */
export function beginsAsHtml(bytes: Uint8Array): boolean {
  const start = new TextDecoder()
    .decode(bytes.subarray(0, 1024))
    .replace(/^\uFEFF/, '')
    .trimStart()
    .toLowerCase();
  return ['<!doctype html', '<html', '<head', '<body', '<title', '<script', '<!--'].some((tag) =>
    start.startsWith(tag),
  );
}

/** The first and last byte to send; `unsatisfiable` if the file has none of them, undefined for the whole file. */
export type ByteRange = { readonly start: number; readonly end: number } | 'unsatisfiable' | undefined;

// `bytes=0-499`, `bytes=500-`, `bytes=-500`. Several ranges are answered with the whole file, as RFC 9110 allows.
const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * The range of a request for a file of `size` bytes. With If-Range, the range applies only if the client's part is of
 * the same file: its tag must equal `etag`; dates are not compared, because files have none.
 */
export function readRange(
  { range, 'if-range': ifRange }: { readonly range?: string | undefined; readonly 'if-range'?: string | undefined },
  size: number,
  etag: string,
): ByteRange {
  const [, first, last] = ONE_RANGE.exec(range ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  if (ifRange !== undefined && ifRange !== etag) return undefined;
  const start = first === '' ? Math.max(0, size - Number.parseInt(last, 10)) : Number.parseInt(first, 10);
  const end = first === '' || last === '' ? size - 1 : Math.min(size - 1, Number.parseInt(last, 10));
  if (first !== '' && last !== '' && Number.parseInt(last, 10) < start) return undefined;
  return start >= size || (first === '' && last !== '' && Number.parseInt(last, 10) === 0)
    ? 'unsatisfiable'
    : { start, end };
}

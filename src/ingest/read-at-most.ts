/** The body of a response; undefined if it is longer than allowed, in which case the rest is not read. */
export async function readAtMost(response: Response, largest: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > largest) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

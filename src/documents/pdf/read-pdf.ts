import { Worker } from 'node:worker_threads';
import { Fault } from '#base/fault.ts';
import type { PdfPage, PdfText } from './page-words.ts';
import { MAX_HEAP_MEGABYTES, MAX_PDF_BYTES, MAX_READING_SECONDS } from './pdf-limits.ts';

export type ThreadAnswer = { readonly pages: PdfPage[] } | { readonly refused: string; readonly internal: string | null };

/**
 * The words of a PDF, page by page, where they stand. Works in a thread with its own
 * memory limit; `signal` ends it at once. Throws Fault `SOURCE_REFUSED` for what is no
 * PDF, damaged, encrypted, too large or too slow, with a text that says which.
 */
export async function readPdf(bytes: Uint8Array, signal?: AbortSignal): Promise<PdfText> {
  if (bytes.byteLength > MAX_PDF_BYTES) throw new Fault('SOURCE_REFUSED', `The file has ${bytes.byteLength} bytes; at most ${MAX_PDF_BYTES} were expected of a report.`);
  const own = new Uint8Array(bytes);
  const thread = new Worker(new URL('pdf-thread.ts', import.meta.url), {
    workerData: own, transferList: [own.buffer], stdout: true, stderr: true, resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MEGABYTES },
  });
  try {
    const answer = await waitFor(thread, signal);
    if ('refused' in answer) throw new Fault('SOURCE_REFUSED', answer.refused, answer.internal === null ? {} : { internal: answer.internal });
    return { pages: answer.pages };
  } finally {
    await thread.terminate();
  }
}

function waitFor(thread: Worker, signal: AbortSignal | undefined): Promise<ThreadAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<ThreadAnswer>();
  const refuse = (text: string, internal?: string): void => { reject(new Fault('SOURCE_REFUSED', text, internal === undefined ? {} : { internal })); };
  const slow = AbortSignal.timeout(MAX_READING_SECONDS * 1000);
  slow.addEventListener('abort', () => { refuse(`The PDF was not read within ${MAX_READING_SECONDS} seconds; a report takes a few. It may be damaged on purpose.`); });
  const abort = (): void => { refuse('Reading the PDF was ended before it was done.'); };
  signal?.addEventListener('abort', abort);
  if (signal?.aborted === true) abort();
  thread.once('message', (message: ThreadAnswer) => { resolve(message); });
  thread.once('error', (thrown) => { refuse('The PDF could not be read: it needs more memory than a report does, or breaks its reader.', String(thrown)); });
  thread.once('exit', (code) => { refuse('The PDF could not be read: its reader ended early.', `exit code ${code}`); });
  return promise.finally(() => {
    signal?.removeEventListener('abort', abort);
  });
}

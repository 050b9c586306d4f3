import { Worker } from 'node:worker_threads';
import { Fault } from '#base/fault.ts';
import type { PdfPage } from '#documents/pdf/page-words.ts';
import { MAX_HEAP_MEGABYTES, MAX_OCR_PAGES, MAX_SECONDS_A_PAGE, STARTING_SECONDS } from './ocr-limits.ts';

export interface OcrTask {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly page_numbers: readonly number[];
}

export type OcrMessage =
  | { readonly kind: 'page'; readonly page: PdfPage }
  | { readonly kind: 'done' }
  | { readonly kind: 'fault'; readonly code: string; readonly text: string; readonly internal: string | null };

/** Milliseconds, shorter in tests. */
export interface OcrTimes {
  readonly starting_ms: number;
  readonly page_ms: number;
}

const TIMES: OcrTimes = { starting_ms: STARTING_SECONDS * 1000, page_ms: MAX_SECONDS_A_PAGE * 1000 };

/**
 * The words of pages that are pictures, in the order asked for and in the shape
 * that the text layer gives: points, levelled, each word with its `confidence`;
 * a doubtful word has U+FFFD in place of its letters and digits and what it may
 * say in `read_as`. A page without pictures has no words. Works in a thread of
 * its own with limits on memory and on the time for each page; `signal` ends it
 * at once. Throws Fault `OCR_MISSING` where the optional packages are not
 * installed, and `SOURCE_REFUSED` for what is damaged, too large or too slow.
 */
export async function readByOcr(bytes: Uint8Array, page_numbers: readonly number[], signal?: AbortSignal, times: OcrTimes = TIMES): Promise<readonly PdfPage[]> {
  if (page_numbers.length === 0) return [];
  if (page_numbers.length > MAX_OCR_PAGES) throw new Fault('SOURCE_REFUSED', `The PDF has ${page_numbers.length} pages that are pictures; at most ${MAX_OCR_PAGES} were expected of a report. Please ask its manager for one with text.`);
  const own = new Uint8Array(bytes);
  const thread = new Worker(new URL('ocr-thread.ts', import.meta.url), {
    workerData: { bytes: own, page_numbers } satisfies OcrTask, transferList: [own.buffer], stdout: true, stderr: true, resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MEGABYTES },
  });
  try {
    return await collectPages(thread, signal, times);
  } finally {
    await thread.terminate();
  }
}

async function collectPages(thread: Worker, signal: AbortSignal | undefined, times: OcrTimes): Promise<PdfPage[]> {
  const pages: PdfPage[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<PdfPage[]>();
  const refuse = (text: string, internal?: string): void => { reject(new Fault('SOURCE_REFUSED', text, internal === undefined ? {} : { internal })); };
  let slow: AbortSignal | undefined;
  const allow = (milliseconds: number): void => {
    const limit = AbortSignal.timeout(milliseconds);
    slow = limit;
    limit.addEventListener('abort', () => {
      if (slow === limit) refuse(`A page that is a picture was not read within ${Math.round(times.page_ms / 1000)} seconds; one takes about seven. Please try again when the machine is less busy, or get a report with text.`);
    });
  };
  allow(times.starting_ms + times.page_ms);
  const abort = (): void => { refuse('Reading the PDF was ended before it was done.'); };
  signal?.addEventListener('abort', abort);
  if (signal?.aborted === true) abort();
  thread.on('message', (message: OcrMessage) => {
    if (message.kind === 'done') resolve(pages);
    else if (message.kind === 'fault') reject(new Fault(message.code, message.text, message.internal === null ? {} : { internal: message.internal }));
    else {
      pages.push(message.page);
      allow(times.page_ms);
    }
  });
  thread.once('error', (thrown) => { refuse('The pictures of the PDF could not be read: they need more memory than a report does, or break their reader.', String(thrown)); });
  thread.once('exit', (code) => { refuse('The pictures of the PDF could not be read: their reader ended early.', `exit code ${code}`); });
  try {
    return await promise;
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}

/** Reads one PDF in a thread of its own, which the caller may end at any moment; started by read-pdf.ts. */
import { parentPort, workerData } from 'node:worker_threads';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { Fault, isFault } from '#base/fault.ts';
import { checkStreams } from './check-streams.ts';
import { drawWords } from './draw-words.ts';
import type { PdfPage } from './page-words.ts';
import { MAX_PDF_PAGES } from './pdf-limits.ts';
import type { ThreadAnswer } from './read-pdf.ts';

try {
  const pages = await readPages(workerData as Uint8Array);
  answer({ pages });
} catch (thrown) {
  const fault = isFault(thrown) ? thrown : explain(thrown);
  answer({ refused: fault.message, internal: fault.internal ?? null });
}

async function readPages(bytes: Uint8Array): Promise<PdfPage[]> {
  checkStreams(bytes);
  const task = getDocument({ data: bytes, verbosity: 0, stopAtErrors: true, isEvalSupported: false, disableFontFace: true, useSystemFonts: false, enableXfa: false });
  try {
    const document = await task.promise;
    if (document.numPages > MAX_PDF_PAGES) throw new Fault('SOURCE_REFUSED', `The PDF has ${document.numPages} pages; at most ${MAX_PDF_PAGES} were expected of a report.`);
    const layers = await document.getOptionalContentConfig();
    const pages: PdfPage[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      pages.push(await drawWords(page, layers));
      page.cleanup();
    }
    return pages;
  } finally {
    await task.destroy();
  }
}

function explain(thrown: unknown): Fault {
  const name = thrown instanceof Error ? thrown.name : '';
  const internal = String(thrown);
  if (name === 'PasswordException') return new Fault('SOURCE_REFUSED', 'The PDF is encrypted; one that opens without a password was expected. Please get an open copy.', { internal });
  return new Fault('SOURCE_REFUSED', 'The PDF is damaged and was not read: it does not hold together as a document. Please fetch it again.', { internal });
}

function answer(message: ThreadAnswer): void {
  parentPort?.postMessage(message);
  parentPort?.close();
}

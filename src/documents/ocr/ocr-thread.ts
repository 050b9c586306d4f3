/** Recognises pages of one PDF in a thread of its own, which the caller may end at any moment; started by read-by-ocr.ts. */
import { parentPort, workerData } from 'node:worker_threads';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { Fault, isFault } from '#base/fault.ts';
import { checkStreams } from '#documents/pdf/check-streams.ts';
import type { PdfPage } from '#documents/pdf/page-words.ts';
import { MAX_PICTURE_PIXELS } from './ocr-limits.ts';
import { listPictures } from './page-picture.ts';
import type { OcrMessage, OcrTask } from './read-by-ocr.ts';
import { readPicturePage } from './read-picture-page.ts';
import { openReader, type Reader } from './recognise.ts';

const task = workerData as OcrTask;
try {
  checkStreams(task.bytes);
  const reader = await openReader();
  try {
    await readPages(reader);
  } finally {
    await reader.close();
  }
  send({ kind: 'done' });
} catch (thrown) {
  const fault = isFault(thrown) ? thrown : new Fault('SOURCE_REFUSED', 'The PDF is damaged and its pictures were not read. Please fetch it again.', { internal: String(thrown) });
  send({ kind: 'fault', code: fault.code, text: fault.message, internal: fault.internal ?? null });
} finally {
  parentPort?.close();
}

async function readPages(reader: Reader): Promise<void> {
  // Pictures come as plain pixels: no native drawing library sees them.
  const loading = getDocument({
    data: task.bytes, verbosity: 0, stopAtErrors: true, isEvalSupported: false, disableFontFace: true, useSystemFonts: false, enableXfa: false,
    isOffscreenCanvasSupported: false, isImageDecoderSupported: false, maxImageSize: MAX_PICTURE_PIXELS,
  });
  try {
    const document = await loading.promise;
    for (const number of task.page_numbers) send({ kind: 'page', page: await readPage(reader, document, number) });
  } finally {
    await loading.destroy();
  }
}

async function readPage(reader: Reader, document: PDFDocumentProxy, number: number): Promise<PdfPage> {
  const page = await document.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const pictures = await listPictures(page);
  const read = await readPicturePage(reader, pictures, { page_number: number, width, height });
  page.cleanup();
  return read;
}

function send(message: OcrMessage): void {
  parentPort?.postMessage(message);
}
